import { ApiError } from "#web/api/api-error.ts";
import { endOfToken, renew, renewBefore } from "./session-store.ts";

/** Specification, section 9, and the auth service's public client: the tick, and how a renewal that failed is tried again within it. */
const tickMs = 30_000;
const firstPauseMs = 200;

const sleep = (ms: number) => new Promise((later) => setTimeout(later, ms));

/**
 * Renews the session ahead of its end for as long as the page is seen, so that no call waits for it and a page open all day stays signed in.
 * Returns how to stop. What it cannot do now the next tick tries again, and so does the next call (docs/decisions/0012).
 */
export function keepRenewed(): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => void oneWindow(() => renewIfNear(() => stopped || document.hidden));
  const look = () => {
    clearInterval(timer);
    if (document.hidden) return;
    tick();
    timer = setInterval(tick, tickMs);
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", look);
  look();
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", look);
  };
}

async function renewIfNear(leave: () => boolean): Promise<void> {
  const until = Date.now() + tickMs;
  for (let pause = firstPauseMs; ; pause *= 2) {
    const session = endOfToken();
    if (!session || session.secondsLeft > renewBefore) return;
    try {
      // One attempt after the other; between two of them nobody waits for this one.
      // oxlint-disable-next-line no-await-in-loop
      await renew(session.access_token);
      return;
    } catch (fault) {
      // Without an answer, or with one that decides nothing, the session stands and the same question is asked again.
      if (!(fault instanceof ApiError && fault.undecided) || Date.now() + pause > until) return;
    }
    // oxlint-disable-next-line no-await-in-loop
    await sleep(pause);
    if (leave()) return;
  }
}

/** Of several windows one does it; the others find it done at their next tick. */
async function oneWindow(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request("lock:keneya-renewal", { ifAvailable: true }, async (held) => {
    if (held) await work();
  });
}
