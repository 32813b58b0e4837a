import { expect, test } from "vitest";
import { towns } from "#contract/doctors.ts";
import { defaultInPersonFee, defaultVideoFee } from "#contract/money.ts";
import { siteContent } from "./content.ts";

test("a new installation says what the specification says", () => {
  expect(siteContent.towns).toEqual(towns);
  expect(siteContent.default_fees).toEqual({ in_person: defaultInPersonFee, online: defaultVideoFee });
  expect(siteContent.emergency_numbers.map(({ number }) => number)).toEqual(["185", "180", "112"]);
  expect(siteContent.figures).toEqual({ doctors: 500, patients: 10_000, consultations: 25_000, cities: 15 });
  expect(siteContent.opening_hours.map(({ hours }) => hours)).toEqual(["8h – 18h", "9h – 13h"]);
  expect([siteContent.phones.length, siteContent.emails.length]).toEqual([2, 2]);
});
