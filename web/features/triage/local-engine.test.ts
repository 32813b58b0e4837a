import { expect, test } from "vitest";
import { nurse as words } from "#texts/nurse.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import { newChat } from "./kept-chat.ts";
import { answeredHere } from "./local-engine.ts";

const outcome = (more: Partial<Outcome>): Outcome => ({
  version: "1",
  done: true,
  level: "urgent",
  reasons: [],
  todo: ["Voyez un médecin aujourd'hui."],
  avoid: [],
  watch: ["Si l'état s'aggrave, appelez le 185."],
  specialties: [],
  emergency: false,
  about: { who: "" },
  summary: "",
  trace: { rules: [], fired: [], facts: {}, asked: [] },
  ...more,
});
const answered = (more: Partial<Outcome>) => answeredHere(outcome(more), newChat(), []);

test.each(["urgent", "routine", "self_care"] as const)(
  "where the page with the advice could not be had, what anybody may be told at the level « %s » stands in its place",
  (level) => {
    const { recommended_actions, partial } = answered({ level, partial: true });
    expect(recommended_actions).toEqual(["Voyez un médecin aujourd'hui.", ...words.withoutPages[level]]);
    expect(recommended_actions.length).toBeGreaterThan(2);
    expect(partial).toBe(true);
  },
);

test("advice that is there stands as it is", () => {
  expect(answered({}).recommended_actions).toEqual(["Voyez un médecin aujourd'hui."]);
  const todo = ["Voyez un médecin aujourd'hui.", "Buvez souvent."];
  expect(answered({ todo, partial: true }).recommended_actions).toEqual(todo);
  expect(answered({ done: false, partial: true }).partial).toBeUndefined();
});
