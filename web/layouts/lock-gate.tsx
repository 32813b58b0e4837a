import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { isLocked, lockedBeforeBrowser, subscribeLock } from "#web/session/lock.ts";
import { LatePage } from "./late-page.tsx";

const load = async () => (await import("./lock-screen.tsx")).LockScreen;

/** While the space is locked, nothing of it stands on the page: the lock screen is there instead, whatever the address. */
export function LockGate({ children }: { children: ReactNode }) {
  const locked = useSyncExternalStore(subscribeLock, isLocked, lockedBeforeBrowser);
  if (!locked) return children;
  return <LatePage load={load} />;
}
