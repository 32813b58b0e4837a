import { expect, test } from "vitest";
import { passwordMinimum, rememberDays } from "./accounts.ts";
import { towns } from "./doctors.ts";
import { defaultInPersonFee, defaultVideoFee } from "./money.ts";
import { paymentPolling } from "./payments.ts";
import { slotMinutes } from "./slots.ts";

/** Specification, section 9: numbers that others count on, so that none changes unseen. */
test("the numbers of the specification stand", () => {
  expect(towns).toEqual(["Abidjan", "Bouaké", "Yamoussoukro"]);
  expect([defaultInPersonFee, defaultVideoFee]).toEqual([10_000, 8_000]);
  expect(slotMinutes).toBe(30);
  expect(passwordMinimum).toEqual({ phone: 6, email: 6, specialist: 6, admin: 8 });
  expect(rememberDays).toBe(30);
  expect(paymentPolling).toEqual({ everySeconds: 4, checks: 4, redirectSeconds: 3 });
});
