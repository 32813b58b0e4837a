import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomFillSync,
} from "node:crypto";

/**
 * Seals what must not be readable from the database alone: notes, health data, remembered answers, provider secrets.
 * AES-256-GCM; layout `version(1) | key id(4) | nonce(12) | tag(16) | text`. `context` (table, row) is authenticated: a sealed
 * value moved to another row does not open. A column that is sealed is listed in `server/sealed-columns.ts`.
 */
export interface Sealer {
  seal(text: string, context: string): Buffer;
  /** Throws when the value was altered, moved, or sealed with a key that is not known (`UnknownKey`). */
  open(sealed: Buffer, context: string): string;
  /** A keyed digest for secrets that are only ever compared (login codes). It outlives a change of the sealing key. */
  digest(text: string, purpose: string): Buffer;
  /** The keys values may be sealed with, as a sealed value names them; the first one seals. */
  keyIds(): Buffer[];
}

/** Any long random texts: the one that seals now, and those that sealed before. */
export interface SealingKeys {
  readonly current: string;
  readonly previous: readonly string[];
}

/** The key of the digests made for a purpose. */
export type DigestKeys = (purpose: string) => Buffer;

/** A value was sealed with a key that is not among ours. */
export class UnknownKey extends Error {}

const version = 1;
/** Where in a sealed value its key is named: PostgreSQL counts bytes from 1. */
export const keyIdPlace = { from: 2, length: 4 } as const;

export function deriveKey(secret: string | Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "keneya", purpose, 32));
}

/** How digests were keyed when their keys were not kept yet: from the sealing key itself. */
export const digestKeysFrom =
  (secret: string): DigestKeys =>
  (purpose) =>
    deriveKey(secret, `digest ${purpose}`);

interface RingKey {
  id: Buffer;
  key: KeyObject;
}

const nonceLength = 12;
/** Random bytes are drawn for many nonces at once: each draw costs a system call. */
const nonces = Buffer.alloc(nonceLength * 256);
let noncesUsed = nonces.length;

function newNonce(): Buffer {
  if (noncesUsed === nonces.length) {
    randomFillSync(nonces);
    noncesUsed = 0;
  }
  noncesUsed += nonceLength;
  return Buffer.from(nonces.subarray(noncesUsed - nonceLength, noncesUsed));
}

function ringOf({ current, previous }: SealingKeys): [RingKey, ...RingKey[]] {
  const ringKey = (secret: string): RingKey => {
    const key = deriveKey(secret, "sealing");
    const id = createHmac("sha256", key).update("key id").digest().subarray(0, keyIdPlace.length);
    return { key: createSecretKey(key), id };
  };
  return [ringKey(current), ...previous.map(ringKey)];
}

/** A key that was changed under a running process is looked for at most this often. */
const lookAgainMs = 1000;

interface SealerOptions {
  digestKeys?: DigestKeys;
  /**
   * Tells the keys as they are now. A process that meets a value sealed with a key made after its start asks once more, and seals with the
   * new one from then on.
   */
  lookAgain?: () => SealingKeys;
}

/** The sealer of these keys; without digest keys, the digests hang on the sealing key. */
export function createSealer(keys: SealingKeys | string, options: SealerOptions = {}): Sealer {
  const given = typeof keys === "string" ? { current: keys, previous: [] } : keys;
  const digestKeys = options.digestKeys ?? digestKeysFrom(given.current);
  const knownDigestKeys = new Map<string, Buffer>();
  let ring = ringOf(given);
  let lookedAt = -Infinity;

  function keyNamed(id: Buffer): KeyObject {
    const known = ring.find((one) => one.id.equals(id));
    if (known) return known.key;
    if (options.lookAgain && performance.now() - lookedAt > lookAgainMs) {
      lookedAt = performance.now();
      ring = ringOf(options.lookAgain());
      return keyNamed(id);
    }
    throw new UnknownKey("sealed with a key that is not configured here");
  }

  return {
    seal(text, context) {
      const [{ id, key }] = ring;
      const nonce = newNonce();
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), id, nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      if (sealed[0] !== version || sealed.length < 33) throw new Error("not a sealed value");
      const key = keyNamed(sealed.subarray(1, 5));
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(5, 17)).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(17, 33));
      return Buffer.concat([decipher.update(sealed.subarray(33)), decipher.final()]).toString("utf8");
    },
    digest(text, purpose) {
      let key = knownDigestKeys.get(purpose);
      if (!key) knownDigestKeys.set(purpose, (key = digestKeys(purpose)));
      return createHmac("sha256", key).update(text).digest();
    },
    keyIds: () => ring.map(({ id }) => id),
  };
}
