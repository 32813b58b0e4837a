import { describe, expect, it } from "vitest";
import { publicHoliday } from "./public-holidays.ts";

describe("public holidays of Côte d'Ivoire", () => {
  it.each([
    ["2027-03-29", "Lundi de Pâques"],
    ["2027-05-06", "Ascension"],
    ["2027-05-17", "Lundi de Pentecôte"],
    ["2028-04-17", "Lundi de Pâques"],
    ["2028-05-25", "Ascension"],
    ["2028-06-05", "Lundi de Pentecôte"],
    ["2026-11-15", "Journée nationale de la Paix"],
    ["2027-08-07", "Fête de l'Indépendance"],
  ])("knows %s as %s", (date, label) => expect(publicHoliday(date)).toBe(label));

  it.each([
    "2027-03-06",
    "2027-03-09",
    "2027-05-16",
    "2027-08-15",
    "2028-02-23",
    "2028-02-26",
    "2028-05-05",
    "2028-08-04",
    "2025-03-27",
  ])("predicts the moon-dependent day %s", (date) => expect(publicHoliday(date)).not.toBeNull());

  it("gives the Monday after a 1 May that falls on a Sunday", () => {
    expect(publicHoliday("2033-05-02")).toBe("Lendemain de la Fête du Travail");
    expect(publicHoliday("2032-05-03")).toBeNull();
  });

  it("leaves ordinary days alone", () => expect(publicHoliday("2026-11-23")).toBeNull());
});
