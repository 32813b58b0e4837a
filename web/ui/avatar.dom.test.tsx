import { expect, test } from "vitest";
import { initials } from "./avatar.tsx";

test.each([
  ["Dr Aya Kouassi", "AK"],
  ["Pr. Jean-Marc N'Guessan", "JN"],
  ["Élodie", "É"],
  ["", ""],
])("the initials of « %s » are « %s »", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
