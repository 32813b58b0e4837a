/** Longer than any honest answer takes, shorter than a person waits. */
const patience = 5000;
/** So many calls in a row that got no answer, and nobody waits for the next one: for so long. */
const failuresMost = 3;
const restMs = 1000;

/** A fetch that gives up in time, and for a moment does not even begin while nobody answers: a project that is away must not hold ours up. */
export function patientFetch(): typeof fetch {
  let failures = 0;
  let restUntil = 0;
  return async (input, init) => {
    if (Date.now() < restUntil) throw new TypeError("the hosted auth project did not answer a moment ago");
    try {
      const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      if (failures >= failuresMost) restUntil = Date.now() + restMs;
      throw error;
    }
  };
}
