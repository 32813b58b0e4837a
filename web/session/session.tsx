import { useQueryClient } from "@tanstack/react-query";
import type { Query } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { carryBearer } from "#web/api/bearer.ts";
import {
  getAccessToken,
  holder,
  oweFactor,
  readSession,
  renew,
  sessionState,
  stateBeforeBrowser,
  subscribe,
} from "./session-store.ts";
import type { SessionState } from "./session-store.ts";
import { keptUnder, storageKey } from "./stored-session.ts";

export { lock } from "./lock.ts";
export {
  oweNothing,
  raiseSession,
  signOut,
  startSession,
  startSessionByLink,
  subjectOf,
  updateSessionUser,
} from "./session-store.ts";

// Calls made while the first screen renders already need it; on the server nobody is signed in and nothing is called.
carryBearer({ token: getAccessToken, renew, owes: oweFactor, holder });

/** Who is signed in. `unknown` on the server and at the first painting of a page made there. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, stateBeforeBrowser);
}

/** What this browser keeps under that name; null is nothing. Looked at whenever the screen is drawn, not yet known when the page is made. */
export function useKept(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => keptUnder(name),
    () => null,
  );
}

/** Keeps windows in step, and forgets what was fetched for one person when another signs in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const { status, user } = useSession();
  const last = useRef<string | null>(null);

  useEffect(() => {
    const changed = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) readSession();
    };
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, []);

  const signedIn = status === "signed-in";
  useEffect(() => {
    if (!signedIn) return;
    let stop: (() => void) | null = null;
    let left = false;
    // Fetched for who is signed in alone; without it the next call renews.
    void import("./keep-renewed.ts").then(
      ({ keepRenewed }) => left || (stop = keepRenewed()),
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [signedIn]);

  useEffect(() => {
    if (status === "unknown") return;
    const now = user?.id ?? null;
    // The platform settings belong to everybody.
    if (last.current !== null && last.current !== now) {
      const personal = { predicate: ({ queryKey }: Query) => queryKey[0] !== "site" };
      if (now) void client.resetQueries(personal);
      else client.removeQueries(personal);
    }
    last.current = now;
  }, [client, status, user]);

  return children;
}
