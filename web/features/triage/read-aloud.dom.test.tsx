import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nurse as words } from "#texts/nurse.ts";
import { aQuestion, aResult, anEmergency } from "#web/testing/a-triage.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { ReadAloud } from "./chat-tools.tsx";
import { openNurse } from "#web/testing/opened-nurse.tsx";
import { spokenOf } from "./spoken.ts";
import { useSpeech } from "./use-speech.ts";

const spoken: string[] = [];
const french = { lang: "fr-FR", name: "Amélie" } as SpeechSynthesisVoice;

function Tools({ text }: { text: string }) {
  return <ReadAloud speech={useSpeech(text)} />;
}

function browserWith(voices: SpeechSynthesisVoice[]) {
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    cancel: () => {},
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
}

beforeEach(() => {
  localStorage.clear();
  spoken.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["no voice at all", []],
  ["an English voice only", [{ lang: "en-GB" } as SpeechSynthesisVoice]],
])("with %s nothing is offered", (_what, voices) => {
  browserWith(voices);
  render(<Tools text="Avez-vous de la fièvre ?" />);
  expect(screen.queryByRole("button", { name: words.readAloud })).toBeNull();
});

test("it is off until switched on, then reads each new sentence, and is remembered", () => {
  browserWith([french]);
  const { rerender, unmount } = render(<Tools text="Avez-vous de la fièvre ?" />);
  expect(spoken).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: words.readAloud }));
  rerender(<Tools text="Depuis quand ?" />);
  expect(spoken).toEqual(["Avez-vous de la fièvre ?", "Depuis quand ?"]);
  unmount();
  render(<Tools text="C'est une urgence." />);
  expect(screen.getByRole("button", { name: words.readAloud }).getAttribute("aria-pressed")).toBe("true");
  expect(spoken.at(-1)).toBe("C'est une urgence.");
});

test("it is offered from the first screen on, and reads what stands there", () => {
  fakeServer();
  browserWith([french]);
  openNurse();
  fireEvent.click(screen.getByRole("button", { name: words.readAloud }));
  expect(spoken).toEqual([words.opening, words.openingHelp]);
});

test("a result is read whole: the level, what to do, what not to do, when to come back", () => {
  const { recommended_actions, avoid, warning_signs, ...state } = aResult();
  const said = spokenOf({ ...state, recommended_actions, avoid, warning_signs }).split("\n");
  expect(said[0]).toBe(`${words.levels.routine}.`);
  expect(said).toEqual(expect.arrayContaining([...recommended_actions, ...avoid, ...warning_signs]));
});

test("of an emergency the call and the first aid are read; of a question its answers, unless they stand in it", () => {
  const said = spokenOf(anEmergency());
  expect(said).toContain(words.callNow("185"));
  expect(said).toContain("Asseyez-vous.");
  expect(spokenOf(aQuestion())).toContain("Oui, Non, Je ne sais pas");
  const quick_replies = ["Fièvre", "Toux", ...words.alone].map((label) => ({ label }));
  const list = spokenOf(aQuestion({ ai_message: "Avez-vous : fièvre ou toux ?", many: true, quick_replies }));
  expect(list).toContain(words.alone.join(", "));
  expect(list).not.toContain("Fièvre");
});
