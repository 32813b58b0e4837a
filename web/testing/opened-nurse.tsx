import { act, fireEvent, screen } from "@testing-library/react";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion } from "./a-triage.ts";
import { fakeServer } from "./fake-server.ts";
import type { FakeHandler } from "./fake-server.ts";
import { renderInApp } from "./in-app.tsx";
import { NurseChat } from "#web/features/triage/nurse-chat.tsx";

/** The nurse's window of a test, in two towns, with doctors by name only. */
export function openNurse() {
  return renderInApp(
    <NurseChat
      towns={["Abidjan", "Bouaké"]}
      numbers={aQuestion().emergency_numbers}
      doctors={(found) => <p>{found.map(({ full_name }) => full_name).join()}</p>}
      patientChoice={() => null}
    />,
  );
}

/** Asks « Avez-vous de la fièvre ? », then « Depuis quand ? », unless a test says otherwise; and tells what was sent. */
export function server(handlers: Record<string, FakeHandler> = {}) {
  const made = fakeServer({
    "POST /api/triage/start": { body: aQuestion() },
    "POST /api/triage/continue": { body: aQuestion({ ai_message: "Depuis quand ?", step: 2 }) },
    ...handlers,
  });
  return { ...made, sent: () => made.seen.filter(({ method }) => method === "POST") };
}

export const opening = () => screen.getByRole("textbox", { name: words.openingField });
export const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: words.answerField });
export const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** The first words were said, and the first question is there long enough to be answered. */
export async function begun() {
  type(opening(), "j'ai mal à la tête");
  press(words.begin);
  await asked(1);
}

/** That question is there, long enough to be answered. */
export async function asked(n: number) {
  await screen.findByText(words.question(n));
  await act(() => new Promise((later) => setTimeout(later, 750)));
}
