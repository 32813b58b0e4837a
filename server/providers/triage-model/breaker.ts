/** So many failures in a row, and the service is left alone for a while. */
const failuresMost = 3;
const restMs = 30_000;
/** Calls under way at the same time; who comes then does without. */
const atOnceMost = 8;

/**
 * Guards calls of a service that may be down: after some failures in a row it is not asked for half a minute, then by one call that
 * decides. So nobody waits again and again for what does not come.
 */
export function createBreaker(now: () => number = () => performance.now()): <T>(call: () => Promise<T>) => Promise<T> {
  let failures = 0;
  let closedUntil = -Infinity;
  let underWay = 0;
  return async (call) => {
    if (now() < closedUntil) throw new Error("the service is being left alone");
    if (underWay >= (failures >= failuresMost ? 1 : atOnceMost)) throw new Error("the service is busy");
    underWay += 1;
    try {
      const value = await call();
      failures = 0;
      return value;
    } catch (error) {
      failures += 1;
      if (failures >= failuresMost) closedUntil = now() + restMs;
      throw error;
    } finally {
      underWay -= 1;
    }
  };
}
