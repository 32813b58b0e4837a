import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";

export interface LaterProps<P extends object> {
  /** Fetches the piece: `async () => (await import("…")).Piece`. One function, declared outside the component. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  /** Shown while it is on its way. */
  waiting: ReactNode;
  /** Shown when it could not be fetched. */
  failed: (retry: () => void) => ReactNode;
}

/** A piece whose script is fetched when it is first needed. Without a network it says so and can be tried again. */
export function Later<P extends object>({ load, props, waiting, failed }: LaterProps<P>) {
  const [state, setState] = useState<{ Piece?: ComponentType<P>; lost?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    load().then(
      (Piece) => !left && setState({ Piece }),
      () => {
        if (left) return;
        // Some browsers remember a script they could not fetch until the page is loaded anew.
        if (attempt > 0 && navigator.onLine) location.reload();
        else setState({ lost: true });
      },
    );
    return () => {
      left = true;
    };
  }, [load, attempt]);
  if (state.Piece) return <state.Piece {...props} />;
  if (!state.lost) return waiting;
  return failed(() => {
    setState({});
    setAttempt(attempt + 1);
  });
}
