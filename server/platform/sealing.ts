import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Seals what must not be readable from the database alone: notes, health data, remembered answers, provider secrets.
 * AES-256-GCM; layout `version(1) | key id(4) | nonce(12) | tag(16) | text`. `context` (table, row) is authenticated: a sealed
 * value moved to another row does not open.
 */
export interface Sealer {
  seal(text: string, context: string): Buffer;
  /** Throws when the value was altered, moved, or sealed with a key that is not known. */
  open(sealed: Buffer, context: string): string;
  /** A keyed digest for secrets that are only ever compared (login codes). */
  digest(text: string, purpose: string): Buffer;
}

const version = 1;

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "keneya", purpose, 32));
}

/** The sealer of one secret (`ENCRYPTION_KEY`: any long random text). */
export function createSealer(secret: string): Sealer {
  const key = derive(secret, "sealing");
  const keyId = createHmac("sha256", key).update("key id").digest().subarray(0, 4);
  const digests = new Map<string, Buffer>();
  return {
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([Buffer.from([version]), keyId, nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      if (sealed[0] !== version || !timingSafeEqual(sealed.subarray(1, 5), keyId)) {
        throw new Error("sealed with a key that is not configured here");
      }
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(5, 17)).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(17, 33));
      return Buffer.concat([decipher.update(sealed.subarray(33)), decipher.final()]).toString("utf8");
    },
    digest(text, purpose) {
      let digestKey = digests.get(purpose);
      if (!digestKey) digests.set(purpose, (digestKey = derive(secret, `digest ${purpose}`)));
      return createHmac("sha256", digestKey).update(text).digest();
    },
  };
}
