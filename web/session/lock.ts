import { sessionState, subscribe } from "./session-store.ts";
import { forgetLock, lockKey, readLock, writeLock } from "./stored-session.ts";

/**
 * The quick lock of a shared phone: the space is hidden until its owner's code is typed, in all windows of this browser and through a
 * reload. Only the server knows the code; what is kept here is whose space is hidden.
 */

const listeners = new Set<() => void>();
const tellAll = () => {
  for (const tell of listeners) tell();
};

/** True while the signed-in person's space is hidden. */
export function isLocked(): boolean {
  const { user } = sessionState();
  return user !== null && readLock() === user.id;
}

/** Nothing is hidden before the browser speaks: what the server makes belongs to nobody. */
export function lockedBeforeBrowser(): boolean {
  return false;
}

/** Hides the space of whoever is signed in. */
export function lock(): void {
  const { user } = sessionState();
  if (!user) return;
  writeLock(user.id);
  tellAll();
}

/** Shows it again, after the server has found the code right. */
export function endLock(): void {
  forgetLock();
  tellAll();
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
