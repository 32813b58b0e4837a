import { expect, test } from "vitest";
import { nurse } from "#texts/nurse.ts";
import { words } from "#triage-engine/knowledge/words.ts";

test("the answers that stand alone in a list of signs are the engine's, to the letter", () => {
  expect(nurse.alone).toEqual([words.none, words.unknown]);
});
