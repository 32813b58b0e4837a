import { expect, it } from "vitest";
import { answeredBefore, noteAnswered, noteTaken } from "./answered-lately.ts";

it("tells what was answered when a request arrived, of the session it belongs to", () => {
  const before = performance.now() - 1;
  noteTaken("one", 3);
  expect(answeredBefore("one", 4, performance.now() + 1)).toBe(3);
  noteAnswered("one", 3);
  noteAnswered("one", 4);
  const after = performance.now() + 1;
  expect(answeredBefore("one", 5, before)).toBe(3);
  expect(answeredBefore("one", 5, after)).toBe(5);
  expect(answeredBefore("another", 5, before)).toBe(5);
  // A turn that was taken back counts for nothing.
  expect(answeredBefore("one", 3, before)).toBe(3);
});
