import { sessionState, subscribe } from "./session-store.ts";
import { lockKey } from "./stored-session.ts";

/**
 * The quick lock of a shared phone: the space is hidden until its owner's code is typed, in all windows of this browser and through a
 * reload. Only the server knows the code; what is kept here is whose space is hidden.
 */

let withoutStorage: string | null = null;
const listeners = new Set<() => void>();

function hiddenFor(): string | null {
  try {
    return localStorage.getItem(lockKey) ?? withoutStorage;
  } catch {
    return withoutStorage;
  }
}

/** True while the signed-in person's space is hidden. */
export function isLocked(): boolean {
  const { user } = sessionState();
  return user !== null && hiddenFor() === user.id;
}

/** Nothing is hidden before the browser speaks: what the server makes belongs to nobody. */
export function lockedBeforeBrowser(): boolean {
  return false;
}

/** Hides the space of whoever is signed in. */
export function lock(): void {
  const { user } = sessionState();
  if (!user) return;
  withoutStorage = user.id;
  try {
    localStorage.setItem(lockKey, user.id);
  } catch {
    // Storage closed to us: hidden as long as the page lives.
  }
  for (const tell of listeners) tell();
}

/** Shows it again, after the server has found the code right. */
export function endLock(): void {
  withoutStorage = null;
  try {
    localStorage.removeItem(lockKey);
  } catch {
    // Nothing was kept.
  }
  for (const tell of listeners) tell();
}

export function subscribeLock(tell: () => void): () => void {
  const other = (event: StorageEvent) => {
    if (event.key === lockKey || event.key === null) tell();
  };
  listeners.add(tell);
  addEventListener("storage", other);
  const leave = subscribe(tell);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", other);
    leave();
  };
}
