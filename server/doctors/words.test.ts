import { describe, expect, test } from "vitest";
import {
  isSlip,
  slipsBetween,
  sortNameOf,
  specialtiesMeant,
  specialtiesMistyped,
  typedWords,
  wordsOf,
} from "./words.ts";

describe("words of a doctor", () => {
  const doctor = {
    full_name: "Dr N'Guessan Aya-Marie",
    town: "Bouaké",
    clinic_address: "Quartier Air France, route de Bouaké, après la pharmacie",
    hospital_name: null,
    clinic_name: "Cabinet de l'Étoile",
  };

  test("are folded, without titles and small words, the own town left to equality", () => {
    const words = wordsOf(doctor);
    const of = (kind: string) => words.filter((it) => it.kind === kind).map((it) => it.word);
    expect(of("name")).toEqual(["guessan", "aya", "marie", "nguessan"]);
    expect(of("place")).toEqual(["quartier", "air", "france", "route", "apres", "pharmacie"]);
    expect(of("clinic")).toEqual(["cabinet", "etoile"]);
  });

  test("keep another town that the address names", () => {
    const words = wordsOf({ ...doctor, clinic_address: "Route d'Abidjan" });
    expect(words).toContainEqual({ kind: "place", word: "abidjan" });
  });

  test("are sorted by name, not by title", () => {
    expect(sortNameOf("Dr Kouassi Élise")).toBe("kouassi elise");
    expect(sortNameOf("Docteur")).toBe("docteur");
  });
});

describe("typed words", () => {
  test("lose titles and small words, and stay when nothing else is left", () => {
    expect(typedWords("Dr. Kouassi")).toEqual(["kouassi"]);
    expect(typedWords("je cherche un pédiatre à Yopougon")).toEqual(["pediatre", "yopougon"]);
    expect(typedWords("la")).toEqual(["la"]);
    expect(typedWords("docteur")).toEqual([]);
    expect(typedWords("  ,;  ")).toEqual([]);
  });

  test("name a specialty whole, begun, or mistyped", () => {
    expect(specialtiesMeant("cardiologue")).toEqual(["cardiology"]);
    expect(specialtiesMeant("cardio")).toEqual(["cardiology"]);
    expect(specialtiesMeant("car")).toEqual([]);
    expect(specialtiesMeant("orl")).toEqual(["ent"]);
    expect(specialtiesMeant("generale")).toEqual(["general-medicine", "general-surgery"]);
    expect(specialtiesMistyped("cardiolgue")).toEqual(["cardiology"]);
    expect(specialtiesMistyped("kouassi")).toEqual([]);
  });

  test("differ by slips of the finger", () => {
    expect(slipsBetween("kouasi", "kouassi")).toBe(1);
    expect(slipsBetween("kouassi", "kuoassi")).toBe(1);
    expect(slipsBetween("", "abc")).toBe(3);
    expect(isSlip("kone", "kane")).toBe(true);
    expect(isSlip("kon", "kan")).toBe(false);
    expect(isSlip("koffi", "kofa")).toBe(false);
  });
});
