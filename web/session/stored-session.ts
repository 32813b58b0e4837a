import type { User } from "#contract/accounts.ts";

/** Where the auth service's public client keeps its session, so that it finds ours and we find its (decisions, "Identity"). */
export const storageKey = "keneya-auth";
/** Beside it: whose space is hidden behind its quick lock (see `lock.ts`). */
export const lockKey = "keneya-lock";
/** The chat with the nurse that this window keeps (`web/features/triage/kept-chat.ts`): her link says then that it can be resumed. */
export const nurseChatKey = "keneya-triage";

/** A session in the shape of the auth service: `user` is its user, the product's role and name inside it. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  /** Seconds, by this device's clock: a phone whose clock is wrong still renews in time. */
  expires_at: number;
  token_type: "bearer";
  user: StoredUser;
  /** The password was right and a second factor is still to be shown: until then this opens nothing but that step. */
  factor_owed?: true | undefined;
}

export interface StoredUser {
  id: string;
  aud: "authenticated";
  role: "authenticated";
  email?: string | null | undefined;
  /** Digits without `+`. */
  phone?: string | null | undefined;
  app_metadata: { role?: string; is_super_admin?: boolean };
  user_metadata: { full_name?: string };
}

const roles: readonly User["role"][] = ["patient", "specialist", "health_center", "admin"];

/** The auth service's user, as the product sees the same person. */
export function userOf({ id, email, phone, app_metadata: facts, user_metadata: said }: StoredUser): User {
  return {
    id,
    full_name: said?.full_name ?? "",
    phone_number: phone ? `+${phone.replace(/^\+/, "")}` : null,
    email: email || null,
    role: roles.find((role) => role === facts?.role) ?? "patient",
    is_super_admin: facts?.is_super_admin === true,
  };
}

export function storedUserOf(user: User): StoredUser {
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: user.phone_number?.replace(/^\+/, "") ?? null,
    app_metadata: { role: user.role, ...(user.is_super_admin ? { is_super_admin: true } : {}) },
    user_metadata: { full_name: user.full_name },
  };
}

/** Storage may be closed to us (private windows, full disks): then the session lives as long as the page. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** What this browser keeps under that name, as it was written: a draft, a chat. Null is nothing. */
export function keptUnder(name: string): string | null {
  for (const storage of storages()) {
    const found = storage.getItem(name);
    if (found !== null) return found;
  }
  return null;
}

let inMemory: StoredSession | null = null;

/** The session of this window, else the remembered one. */
export function readStored(): StoredSession | null {
  for (const storage of storages()) {
    const found = sessionIn(storage.getItem(storageKey));
    if (found) return found;
  }
  return inMemory;
}

/** Keeps a session: for the next visits with `remember`, else until the window closes. Any other session goes. */
export function writeStored(session: StoredSession, remember: boolean): void {
  clearStored();
  try {
    (remember ? localStorage : sessionStorage).setItem(storageKey, JSON.stringify(session));
  } catch {
    inMemory = session;
  }
}

/** Puts the renewed session where the old one lies. */
export function replaceStored(session: StoredSession): void {
  writeStored(session, isRemembered());
}

/** True when the session is kept beyond this window. */
export function isRemembered(): boolean {
  const place = storageOfSession();
  return place !== null && place === localStorage;
}

/** The store that holds the session; null when it lives in the memory of this page. */
export function storageOfSession(): Storage | null {
  return storages().find((storage) => sessionIn(storage.getItem(storageKey))) ?? null;
}

export function clearStored(): void {
  inMemory = null;
  for (const storage of storages()) storage.removeItem(storageKey);
}

let lockedInMemory: string | null = null;

/** Whose space is hidden; null when none is. */
export function readLock(): string | null {
  try {
    return localStorage.getItem(lockKey) ?? lockedInMemory;
  } catch {
    return lockedInMemory;
  }
}

/** Hides somebody's space, in all windows; with the storage closed to us, as long as this page lives. */
export function writeLock(id: string): void {
  try {
    localStorage.setItem(lockKey, id);
  } catch {
    lockedInMemory = id;
  }
}

/** Nothing stays hidden: the code was right, or somebody signed in, which proves more. */
export function forgetLock(): void {
  lockedInMemory = null;
  try {
    localStorage.removeItem(lockKey);
  } catch {
    // Nothing was kept.
  }
}

/** What `web/offline` keeps for a person beyond this window carries this before its name. */
const keptPrefix = "keneya-kept-";
const claimKey = `${keptPrefix}for`;

/** Forgets what this browser keeps of the person: drafts, a chosen slot with its notes, what waits to be sent, what was last seen. */
export function forgetWindow(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith("keneya-")) sessionStorage.removeItem(key);
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptPrefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * Another person signs in where somebody's session ran out without a sign-out: what was kept for that one goes. What a visitor typed
 * before the first sign-in stays.
 */
export function claimBrowser(id: string): void {
  try {
    const earlier = sessionStorage.getItem(claimKey) ?? localStorage.getItem(claimKey);
    if (earlier !== null && earlier !== id) forgetWindow();
    for (const storage of storages()) storage.setItem(claimKey, id);
  } catch {
    // Nothing was kept.
  }
}

function sessionIn(text: string | null): StoredSession | null {
  if (!text) return null;
  try {
    const found = JSON.parse(text) as Partial<StoredSession> | null;
    const whole = found?.access_token && found.refresh_token && found.expires_at && found.user?.id;
    return whole ? (found as StoredSession) : null;
  } catch {
    return null;
  }
}
