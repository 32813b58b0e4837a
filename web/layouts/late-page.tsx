import type { ComponentType, ReactNode } from "react";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";

const nothing = {};

export interface LatePageProps {
  /** Fetches what fills the page: one function, declared outside the component. */
  load: () => Promise<ComponentType>;
  waiting?: ReactNode;
}

/** A whole page whose script is fetched when it is needed; without a network it says so and can be tried again. */
export function LatePage({
  load,
  waiting = <p className="wide section quiet">{common.loading}</p>,
}: LatePageProps): ReactNode {
  return (
    <Later
      load={load}
      props={nothing}
      waiting={waiting}
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
