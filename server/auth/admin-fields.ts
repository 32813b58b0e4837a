import { uuidPattern } from "#contract/fields.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { validationFailed } from "./auth-error.ts";
import { importableHash } from "./foreign-hashes.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { mostUserData, readEmail, readPassword, readPhone } from "./read-fields.ts";
import type { AppMetadata, UserMetadata } from "./user.ts";
import { textOf } from "./wire.ts";

type Fields = Record<string, unknown>;

/** What a program wants of a user; what is absent stays as it is. */
export interface Wishes {
  id: string | null;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  emailConfirmed: boolean;
  phoneConfirmed: boolean;
  appMetadata: AppMetadata | null;
  userMetadata: UserMetadata | null;
  /** Until when, null: no more; absent: as it is. */
  bannedFor: number | null | undefined;
}

const units: Record<string, number> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** A century: beyond it no calendar of ours reaches. */
const longest = 100 * 365.25 * 86_400_000;

/** A duration as Go writes it (`24h`, `1h30m`), in milliseconds; null for `none`. Refuses: validation_failed. */
function readBan(text: string): number | null {
  if (text === "none") return null;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ""] ?? 0), 0);
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text || ms > longest) {
    throw validationFailed("invalid format for ban duration");
  }
  return ms;
}

function readObject(fields: Fields, name: string): Record<string, unknown> | null {
  const value = fields[name];
  if (value === undefined) return null;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw validationFailed(`${name} must be an object`);
  }
  const text = JSON.stringify(value);
  if (text.length > mostUserData) throw validationFailed(`${name} is limited to ${mostUserData} characters`);
  if (text.includes("\\u0000")) throw validationFailed(`${name} must not contain a null character`);
  return value as Record<string, unknown>;
}

/** What the product itself says of a person: its own doors make doctors, centers and administrators, with all that belongs to them. */
const ownFacts = ["role", "is_super_admin", "provider", "providers"] as const;

/** Refuses: validation_failed for a fact that is the product's own, unless it is what it says already. */
function refuseOwnFacts(wanted: AppMetadata, known: AppMetadata): void {
  for (const name of ownFacts) {
    if (name in wanted && JSON.stringify(wanted[name]) !== JSON.stringify(known[name])) {
      throw validationFailed(`app_metadata.${name} is set by the product and cannot be changed here`);
    }
  }
}

/** A hash that was tried once, so that no sign-in meets one that cannot be checked. Refuses: validation_failed. */
async function readForeign(hash: string): Promise<string> {
  const importable = importableHash(hash);
  await checkPassword(importable, "").catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw validationFailed("Invalid password_hash: it cannot be read");
  });
  return importable;
}

async function readHash(fields: Fields, known: readonly (string | null)[]): Promise<string | null> {
  const foreign = textOf(fields, "password_hash");
  if (textOf(fields, "password") === "") return foreign === "" ? null : readForeign(foreign);
  if (foreign !== "") throw validationFailed("Only a password or a password hash should be provided");
  return hashPassword(readPassword(fields, known, { missing: "A password is required" }));
}

/**
 * What a program wants; `known` is what the product says of the user already. Slow where a password is to be hashed: call it before a
 * transaction.
 * Refuses: validation_failed, weak_password.
 */
export async function readWishes(fields: Fields, known: AppMetadata): Promise<Wishes> {
  const [id, email, phone] = [textOf(fields, "id"), textOf(fields, "email"), textOf(fields, "phone")];
  if (id !== "" && !uuidPattern.test(id)) throw validationFailed("ID must conform to the uuid v4 format");
  const role = textOf(fields, "role");
  // A role in a token is what lets programs administer: a person has one only.
  if (role !== "" && role !== "authenticated") throw validationFailed("role of a person is always authenticated");
  const appMetadata = readObject(fields, "app_metadata");
  if (appMetadata) refuseOwnFacts(appMetadata, known);
  const address = email === "" ? null : readEmail(email);
  const number = phone === "" ? null : readPhone(phone);
  const ban = textOf(fields, "ban_duration");
  return {
    id: id === "" ? null : id.toLowerCase(),
    email: address,
    phone: number,
    passwordHash: await readHash(fields, [address, number]),
    emailConfirmed: fields["email_confirm"] === true,
    phoneConfirmed: fields["phone_confirm"] === true,
    appMetadata,
    userMetadata: readObject(fields, "user_metadata"),
    bannedFor: ban === "" ? undefined : readBan(ban),
  };
}
