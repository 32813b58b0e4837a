import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { common } from "#texts/common.ts";
import { isLocked, lockedBeforeBrowser, subscribeLock } from "#web/session/lock.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";

const load = async () => (await import("./lock-screen.tsx")).LockScreen;
const nothing = {};

/** While the space is locked, nothing of it stands on the page: the lock screen is there instead, whatever the address. */
export function LockGate({ children }: { children: ReactNode }) {
  const locked = useSyncExternalStore(subscribeLock, isLocked, lockedBeforeBrowser);
  if (!locked) return children;
  return (
    <Later
      load={load}
      props={nothing}
      waiting={<p className="wide section quiet">{common.loading}</p>}
      failed={(retry) => (
        <div className="wide section">
          <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
            {common.screenFailedHelp}
          </ErrorState>
        </div>
      )}
    />
  );
}
