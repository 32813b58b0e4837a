import { expect, it } from "vitest";
import { uuidPattern } from "#contract/fields.ts";
import { newRandomId } from "./ids.ts";

it("gives random ids whose first 8 characters already tell them apart", () => {
  const ids = Array.from({ length: 100 }, newRandomId);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(100);
  expect(ids.every((id) => uuidPattern.test(id))).toBe(true);
});
