import bcrypt from "bcryptjs";
import { validationFailed } from "./auth-error.ts";

/** Hashes that were made elsewhere: checked as they are, and made anew by ours at the first sign-in. */

const bcryptShape = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const argonShape = /^\$argon2(?:id|i)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{16,}$/;

/** A hash costs whoever checks it: beyond these a single sign-in would hold up everybody. */
const mostCost = { bcrypt: 14, memory: 262_144, passes: 16, lanes: 16 };

export const isBcrypt = (hash: string) => bcryptShape.test(hash);

/** A hash that we can check. Refuses: validation_failed for another kind, or one that costs too much. */
export function importableHash(hash: string): string {
  const rounds = Number(bcryptShape.exec(hash)?.[1] ?? 0);
  if (rounds >= 4 && rounds <= mostCost.bcrypt) return hash;
  const [, memory, passes, lanes] = argonShape.exec(hash) ?? [];
  const isArgon = memory !== undefined && Number(memory) >= 8 && Number(memory) <= mostCost.memory;
  if (isArgon && Number(passes) <= mostCost.passes && Number(lanes) <= mostCost.lanes) return hash;
  throw validationFailed("Invalid password_hash: bcrypt, argon2i and argon2id are understood");
}

/** True when the password belongs to a bcrypt hash. */
export const checkBcrypt = (hash: string, password: string): Promise<boolean> => bcrypt.compare(password, hash);
