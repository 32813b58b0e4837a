/** Longer than any honest answer takes, shorter than a person waits. */
const patience = 5000;
/** So many calls in a row that got no answer, and nobody waits for the next one: for so long. */
const failuresMost = 3;
const restMs = 1000;

/**
 * A fetch that gives up in time. While nobody answers it does not even begin, but for one call a second that looks whether somebody does
 * again: a project that is away must not hold up ours, whose connections wait meanwhile.
 */
export function patientFetch(): typeof fetch {
  let failures = 0;
  let restUntil = 0;
  return async (input, init) => {
    if (failures >= failuresMost) {
      if (Date.now() < restUntil) throw new TypeError("the hosted auth project did not answer a moment ago");
      restUntil = Date.now() + patience;
    }
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      restUntil = Date.now() + restMs;
      throw error;
    }
  };
}
