import { setImmediate as turn } from "node:timers/promises";
import type { assess, namedConcepts } from "#triage-engine/engine.ts";

interface Engine {
  assess: typeof assess;
  namedConcepts: typeof namedConcepts;
}

let loading: Promise<Engine> | undefined;

/**
 * The clinical engine, read and made ready once. It takes a third of a second of work and more on a cold disk, so the house opens without it:
 * it is made ready soon after, or by the first message that needs it.
 */
export function loadEngine(): Promise<Engine> {
  return (loading ??= import("#triage-engine/engine.ts"));
}

/** After the doors are open: nobody waits for it, and the first message seldom does. */
const soonMs = 1500;

/** Makes the engine ready a while after the start, then does what else is to be ready by the first message. */
export function loadEngineSoon(then: () => Promise<void>, onFault: (error: unknown) => void): void {
  setTimeout(() => void loadEngine().then(exercise).then(then).catch(onFault), soonMs).unref();
}

/** Of its signs, one in so many is told to it. */
const oneIn = 4;

/** Messages of one such chat at most. */
const longest = 5;

/** Talks to the engine, a message at a time, until it runs as fast as it can: the first patients of a fresh process wait no longer than the others. */
async function exercise({ assess, namedConcepts }: Engine): Promise<void> {
  for (let at = 0; at < namedConcepts.length; at += oneIn) {
    const says = [0, 1, 2, 3].map((next) => namedConcepts[(at + next * 97) % namedConcepts.length]!.label);
    const turns = [{ says: at % (oneIn * 4) === 0 ? says.join(", et depuis hier il y a aussi ") : says[0]! }];
    while (!assess(turns).done && turns.length < longest) {
      turns.push({ says: turns.length === 1 ? "30 ans" : "non" });
      // Held open on purpose: an idle house would otherwise turn only when somebody comes, and this would take minutes.
      await turn();
    }
  }
}
