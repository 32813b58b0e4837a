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

export function loadEngineSoon(onFault: (error: unknown) => void): void {
  setTimeout(() => void loadEngine().catch(onFault), soonMs).unref();
}
