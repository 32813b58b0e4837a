import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("isCommonPassword", () => {
  it.each([
    "password",
    "Password123!",
    "MotDePasse",
    "mot de passe",
    "azerty",
    "AZERTY123",
    "azertyuiop2024!",
    "qwerty",
    "123456",
    "12345678901",
    "987654",
    "111111",
    "abcabc",
    "121212",
    "Jésus",
    "Abidjan225",
    "drogba11",
    "cotedivoire",
    "Côte d'Ivoire".replace("'", ""),
    "keneya123",
  ])("knows %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    "poisson-braisé-8",
    "tabouret vert",
    "Kx7!pq",
    "moto bleue 42",
    "Sécurité-2026",
    "un long secret",
    "zoblazo-pagne",
  ])("lets %s pass", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it.each(["+2250707123456", "2250707123456", "0707123456", "07 07 12 34 56", "07123456", "123456"])(
    "knows the person's own number, typed as %s",
    (password) => {
      expect(isCommonPassword(password, ["+2250707123456"])).toBe(true);
    },
  );

  it("knows the person's own address and name", () => {
    const known = ["affoue.kra@example.ci", "Affoué Kra"];
    for (const password of ["affoue.kra@example.ci", "affoue.kra", "Affoue Kra", "AffouéKra"]) {
      expect(isCommonPassword(password, known)).toBe(true);
    }
    expect(isCommonPassword("le chat d'affoué", known)).toBe(false);
  });
});
