import { sessionState, signOut, subscribe } from "./session-store.ts";

/** Where somebody who owes a second factor is asked for it: in a window that is open already, else on a page in place of all others. */

let attending = 0;
const listeners = new Set<() => void>();
const tellAll = () => {
  for (const tell of listeners) tell();
};

/** The step is shown here as long as this stands. Returns how to leave; leaving with the factor still owed gives the sign-in up. */
export function attendStep(): () => void {
  attending += 1;
  tellAll();
  return () => {
    attending -= 1;
    if (sessionState().owing) void signOut();
    tellAll();
  };
}

/** True while the step has to stand on a page of its own. */
export function stepNeedsPage(): boolean {
  return attending === 0 && sessionState().owing !== undefined;
}

/** The server asks nobody before the browser speaks. */
export function noStepBeforeBrowser(): boolean {
  return false;
}

export function subscribeStep(tell: () => void): () => void {
  listeners.add(tell);
  const leave = subscribe(tell);
  return () => {
    listeners.delete(tell);
    leave();
  };
}
