import type { User } from "#contract/accounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { Holder } from "#web/api/bearer.ts";
import { endSession, renewSession, signInByLink } from "#web/api/auth-service.ts";
import {
  claimBrowser,
  clearStored,
  forgetLock,
  forgetWindow,
  isRemembered,
  readStored,
  replaceStored,
  storageOfSession,
  storedUserOf,
  userOf,
  writeStored,
} from "./stored-session.ts";
import type { StoredSession, StoredUser } from "./stored-session.ts";

/** A token this close to its end is renewed before it is used: three ticks of the auth service's public client. */
export const renewBefore = 90;

export interface SessionState {
  /** `unknown` on the server and at the first painting in the browser. */
  status: "unknown" | "visitor" | "signed-in";
  user: User | null;
  /** Who has given the password and still has to show a second factor. To every screen that is a visitor. */
  owing?: User | undefined;
}

const unknown: SessionState = { status: "unknown", user: null };
const visitor: SessionState = { status: "visitor", user: null };

let stored: StoredSession | null = null;
let state: SessionState = unknown;
const listeners = new Set<() => void>();

function stateOf(session: StoredSession | null): SessionState {
  if (!session) return visitor;
  const user = userOf(session.user);
  return session.factor_owed ? { ...visitor, owing: user } : { status: "signed-in", user };
}

function settle(next: StoredSession | null): void {
  stored = next;
  const after = stateOf(next);
  // The same person stays the same value: a renewed token draws no screen again.
  if (JSON.stringify(state) === JSON.stringify(after)) return;
  state = after;
  for (const tell of listeners) tell();
}

/** Reads anew what is stored: at the start, and when another window signed in or out. */
export function readSession(): void {
  settle(readStored());
}

export function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The session as it stands; read from the storage by whoever asks first. */
export function sessionState(): SessionState {
  if (state === unknown) readSession();
  return state;
}

export function stateBeforeBrowser(): SessionState {
  return unknown;
}

/** Whose token it is; the browser reads it to know itself, only the server can check it. */
export function subjectOf(access_token: string): string | null {
  try {
    const claims = atob((access_token.split(".")[1] ?? "").replace(/-/g, "+").replace(/_/g, "/"));
    const { sub } = JSON.parse(claims) as { sub?: unknown };
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}

/** What a door answers; the center's door names no user and lends its own. */
export interface NewSession {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  user: User;
  mfa_required?: boolean | undefined;
}

const now = () => Math.floor(Date.now() / 1000);

function sessionFrom(answer: Omit<NewSession, "user">, user: StoredUser, owed = false): StoredSession {
  const { access_token, refresh_token, expires_in } = answer;
  const session = { access_token, refresh_token, expires_in, expires_at: now() + expires_in, user };
  return { ...session, token_type: "bearer", ...(owed ? { factor_owed: true } : {}) };
}

/**
 * Signs in with what a door answered: for 30 days with `remember`, else until the window closes. Where the account has a second factor,
 * nobody is signed in before it is shown: `owing` says who has to.
 */
export function startSession(answer: NewSession, { remember }: { remember: boolean }): void {
  const session = sessionFrom(answer, storedUserOf(answer.user), answer.mfa_required);
  forgetLock();
  claimBrowser(answer.user.id);
  writeStored(session, remember);
  settle(session);
}

/** Goes on with the session that a second factor opened, kept where the former one lay. */
export function raiseSession(answer: NewSession): void {
  startSession(answer, { remember: isRemembered() });
}

/** The server wants a second factor shown before this token opens anything. An older token than the present one says nothing. */
export function oweFactor(refused: string): void {
  const current = readStored();
  if (current?.access_token !== refused) return;
  const session: StoredSession = { ...current, factor_owed: true };
  replaceStored(session);
  settle(session);
}

/** Nothing is owed any more: the factor was removed from another device. */
export function oweNothing(): void {
  const current = readStored();
  if (!current?.factor_owed) return;
  const { factor_owed: _owed, ...session } = current;
  replaceStored(session);
  settle(session);
}

/** Signs in with what a mailed link opens, on this device for 30 days; whoever it is. */
export async function startSessionByLink(token: string, type: string): Promise<User> {
  const answer = await signInByLink(token, type);
  const user = userOf(answer.user as StoredUser);
  startSession({ ...answer, user }, { remember: true });
  return user;
}

/** The signed-in person's name, number or address changed on the server: the screens say the new one from now on. */
export function updateSessionUser(user: User): void {
  const current = readStored();
  if (current?.user.id !== user.id) return;
  const session = { ...current, user: { ...current.user, ...storedUserOf(user) } };
  replaceStored(session);
  settle(session);
}

/** Signs out, at once and also without a network. What was typed and chosen in this window goes too: the next person may be another. */
export async function signOut(): Promise<void> {
  const before = stored ?? readStored();
  clearStored();
  forgetLock();
  forgetWindow();
  settle(null);
  if (before) await endSession(before.access_token).catch(() => {});
}

/** Whose session it is, a second factor owed or not, and where this browser keeps it; null for a visitor. */
export function holder(): Holder | null {
  const { user: whole, owing } = sessionState();
  const user = whole ?? owing ?? null;
  return user && { id: user.id, storage: storageOfSession() };
}

/** The access token of now, renewed when it is about to end; null for a visitor. */
export async function getAccessToken(): Promise<string | null> {
  sessionState();
  if (!stored) return null;
  if (stored.expires_at - now() > renewBefore) return stored.access_token;
  const renewed = await renew(stored.access_token).catch((fault: unknown) => {
    // The old one may still do for a moment; the server will say.
    if (fault instanceof ApiError && stored) return stored.access_token;
    throw fault;
  });
  return renewed;
}

/** The access token of now and how long it still counts; null for a visitor. */
export function endOfToken(): { access_token: string; secondsLeft: number } | null {
  sessionState();
  return stored && { access_token: stored.access_token, secondsLeft: stored.expires_at - now() };
}

let renewing: Promise<string | null> | null = null;

/** Another token in place of `old`; null when the session is over. One at a time, over all windows: a refresh token counts once. */
export function renew(old: string): Promise<string | null> {
  renewing ??= oneAtATime(() => renewNow(old)).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function renewNow(old: string): Promise<string | null> {
  const current = readStored();
  if (!current || current.access_token !== old) {
    settle(current);
    return current?.access_token ?? null;
  }
  try {
    const answer = await renewSession(current.refresh_token);
    // Signed out, or in as somebody else, while the answer was on its way: that stands.
    if (readStored()?.refresh_token !== current.refresh_token) return stored?.access_token ?? null;
    const session = sessionFrom(answer, (answer.user as StoredUser | undefined) ?? current.user, current.factor_owed);
    replaceStored(session);
    settle(session);
    return session.access_token;
  } catch (fault) {
    if (!(fault instanceof ApiError) || fault.undecided || fault.status === 429) throw fault;
    if (readStored()?.refresh_token === current.refresh_token) clearStored();
    settle(readStored());
    return null;
  }
}

/** The lock has the name under which the auth service's public client takes it. Absent without TLS: then each window for itself. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator === "undefined" || !navigator.locks) return work();
  return (await navigator.locks.request("lock:keneya-auth", work)) as T;
}
