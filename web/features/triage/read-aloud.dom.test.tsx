import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nurse as words } from "#texts/nurse.ts";
import { ChatTools } from "./chat-tools.tsx";
import { useSpeech } from "./use-speech.ts";

const spoken: string[] = [];
const french = { lang: "fr-FR", name: "Amélie" } as SpeechSynthesisVoice;

function Tools({ text }: { text: string }) {
  return <ChatTools speech={useSpeech(text)} onRestart={() => {}} />;
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
