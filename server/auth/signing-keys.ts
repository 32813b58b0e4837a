import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, exportJWK, type JWK } from "jose";
import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { deleteRetiredKeys, insertCurrentKey, listKeys, retireCurrentKey, type KeyRow } from "./key-queries.ts";
import { sealedSigningKeys } from "./sealed-columns.ts";

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

/** The keys of one process: which one signs, which ones are believed, what is published. */
export interface KeyRing {
  signingKey(): Promise<SigningKey>;
  /** The public key of this name, or null. An unknown name makes the ring look into the database, at most once a second. */
  publicKey(kid: string): Promise<KeyObject | null>;
  /** The published document: public halves only. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** Makes the next use look into the database. */
  reload(): void;
}

type KeyContext = Pick<Context, "db" | "sealer" | "clock">;

interface Ring {
  current: SigningKey;
  believed: Map<string, KeyObject>;
  published: JWK[];
}

/** A process notices a rotation made elsewhere after this long even if it meets no token of the new key. */
const reloadAfter = 60_000;

async function newKey(ctx: KeyContext): Promise<Omit<KeyRow, "status" | "retired_at">> {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const secret = JSON.stringify(await exportJWK(privateKey));
  return {
    kid,
    public_jwk: { ...jwk, kid, alg: "ES256", use: "sig", key_ops: ["verify"] },
    private_key: ctx.sealer.seal(secret, sealedSigningKeys.context(kid)),
    created_at: ctx.clock.now(),
  };
}

async function load(ctx: KeyContext): Promise<Ring> {
  let rows = await listKeys(ctx.db);
  if (rows[0]?.status !== "current") {
    await insertCurrentKey(ctx.db, await newKey(ctx));
    rows = await listKeys(ctx.db);
  }
  const first = rows[0];
  if (!first) throw new Error("no signing key could be made");
  const secret = JSON.parse(ctx.sealer.open(first.private_key, sealedSigningKeys.context(first.kid))) as JWK;
  return {
    current: { kid: first.kid, privateKey: createPrivateKey({ key: secret, format: "jwk" }) },
    believed: new Map(rows.map((row) => [row.kid, createPublicKey({ key: row.public_jwk, format: "jwk" })])),
    published: rows.map((row) => row.public_jwk),
  };
}

/**
 * Keeps the keys at hand. `ctx.db` must be the database itself, never a transaction: a key made in one could be undone. Whoever signs inside
 * a transaction never waits for a second connection: an aged ring is looked at again behind its back.
 */
export function createKeyRing(ctx: KeyContext): KeyRing {
  let ring: Promise<Ring> | null = null;
  let loadedAt = 0;
  let outdated = false;

  function reloaded(): Promise<Ring> {
    const former = ring;
    const loading = load(ctx);
    loadedAt = performance.now();
    outdated = false;
    // While the database is away the keys we know stay good.
    ring = former ? loading.catch(() => former) : loading;
    loading.catch(() => {
      if (!former) ring = null;
    });
    return ring;
  }

  function atHand(): Promise<Ring> {
    if (!ring || outdated) return reloaded();
    const known = ring;
    if (performance.now() - loadedAt > reloadAfter) void reloaded().catch(() => {});
    return known;
  }

  return {
    signingKey: async () => (await atHand()).current,
    async publicKey(kid) {
      const known = (await atHand()).believed.get(kid);
      if (known || performance.now() - loadedAt < 1000) return known ?? null;
      return (await reloaded()).believed.get(kid) ?? null;
    },
    jwks: async () => ({ keys: (await atHand()).published }),
    reload() {
      outdated = true;
    },
  };
}

/**
 * Makes a new key sign from now on, if the present one is that old. Tokens signed before stay good: the former key is published until the
 * last of them has expired, then the next rotation forgets it. Done twice at once it is done once.
 */
export async function rotateSigningKey(ctx: Context, ring: KeyRing, leastAgeMs = 0): Promise<void> {
  const key = await newKey(ctx);
  const now = ctx.clock.now();
  await inTransaction(ctx, async (inside) => {
    // One day beyond the longest token: clocks differ, and nothing is gained by haste.
    await deleteRetiredKeys(inside.db, new Date(now.getTime() - ctx.config.AUTH_JWT_EXP * 1000 - 86_400_000), now);
    await retireCurrentKey(inside.db, new Date(now.getTime() - leastAgeMs), now);
    await insertCurrentKey(inside.db, key);
  });
  ring.reload();
}
