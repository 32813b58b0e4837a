import { expect, test } from "vitest";
import { ageInWords } from "./age.ts";

test("an age is told in years, and in months under two years", () => {
  const at = (birthDate: string) => ageInWords(birthDate, "2026-11-20");
  expect(at("2026-11-02")).toBe("moins d'un mois");
  expect(at("2026-04-20")).toBe("7 mois");
  expect(at("2026-04-21")).toBe("6 mois");
  expect(at("2024-11-21")).toBe("23 mois");
  expect(at("2024-11-20")).toBe("2 ans");
  expect(at("1990-11-21")).toBe("35 ans");
  expect(at("1990-11-20")).toBe("36 ans");
});
