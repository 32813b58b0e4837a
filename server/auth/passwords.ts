import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { checkBcrypt, isBcrypt } from "./foreign-hashes.ts";
import { createTurns } from "./turns.ts";

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (decisions, "Identity"). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many hashes run at once. Each keeps a core busy and one of the four threads that files and name look-ups need as well, so on two
 * cores one hash at a time leaves the other core to everybody who is signed in already.
 */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));
const inTurn = createTurns({ atOnce, mostWaiting: 200 });

/** Counts of slow work, for metrics and for the proof that unknown people cost the same. */
export const passwordWork = { hashed: 0, checked: 0, checkedForNobody: 0 };

/**
 * Hashes a password with argon2id. Slow on purpose: call it before a transaction, never inside one.
 * Refuses: temporarily_unavailable when too many are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(async () => {
    passwordWork.hashed += 1;
    return hash(password, cost);
  });
}

let nobody: Promise<string> | undefined;

/**
 * True when the password belongs to the hash. Without a hash it does the same work and says false, so that an unknown person costs the
 * same time as a known one.
 * Refuses: temporarily_unavailable when too many are waiting.
 */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hash("nobody's password", cost);
  const against = passwordHash ?? (await nobody);
  return inTurn(async () => {
    passwordWork.checked += 1;
    if (passwordHash === null) passwordWork.checkedForNobody += 1;
    const right = isBcrypt(against) ? await checkBcrypt(against, password) : await verify(against, password);
    return right && passwordHash !== null;
  });
}

const ownShape = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** True for a hash made elsewhere, or by rules we have left behind: it is made anew when its password is next known. */
export const isForeignHash = (passwordHash: string) => !passwordHash.startsWith(ownShape);
