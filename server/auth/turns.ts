import { refuse } from "#server/platform/refuse.ts";

export interface TurnRules {
  /** How much work runs at once. */
  atOnce: number;
  /** How much may wait; beyond, the wait would outlast a person's patience, and it is better to say so at once. */
  mostWaiting: number;
}

/**
 * Lets slow work run in turn, first come, first served.
 * Refuses: temporarily_unavailable, with a time to come back, when too much is waiting.
 */
export function createTurns({ atOnce, mostWaiting }: TurnRules): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) refuse("temporarily_unavailable", { retryAfter: 5 });
      // Whoever finishes hands its place over, so that nobody who comes later can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
