import type { TestApp, Answer } from "#server/testing/app.ts";
import type { Person } from "#server/testing/people.ts";

/** Begins an assessment, as a visitor or somebody signed in. */
export function start(
  app: TestApp,
  says: string,
  person?: Person,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  return app.call("POST", "/api/triage/start", { token: person?.token, body: { initial_symptoms: says, ...more } });
}

/** Says something in it. */
export function say(
  app: TestApp,
  sessionId: string,
  message: string,
  person?: Person,
  more: Record<string, unknown> = {},
): Promise<Answer> {
  const body = { session_id: sessionId, message, ...more };
  return app.call("POST", "/api/triage/continue", { token: person?.token, body });
}

export function readSession(app: TestApp, sessionId: string, person?: Person): Promise<Answer> {
  return app.call("GET", `/api/triage/${sessionId}`, { token: person?.token });
}

/** An emergency whatever else is said: it ends at once. */
export const emergency = "Mon enfant de 2 ans convulse en ce moment, il a le corps chaud";

/** Answers « Non » to everything until the questions are over; answers the last state. */
export async function toTheEnd(app: TestApp, state: Answer, person?: Person): Promise<Answer> {
  let last = state;
  for (let n = 0; n < 14 && !last.body.completed; n += 1) {
    const age = (last.body.ai_message as string).includes("âge");
    last = await say(app, last.body.session_id, age ? "34 ans" : "Non", person, { step: last.body.step });
  }
  return last;
}
