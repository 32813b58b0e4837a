import { expect, test } from "vitest";
import { defaultAvailableHours } from "./weekly-hours.ts";

test("a week nobody set is the specification's: 9 to 17, Saturday 9 to 13, Sunday none", () => {
  const { saturday, sunday, ...weekdays } = defaultAvailableHours;
  expect(Object.keys(weekdays)).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday"]);
  expect(new Set(Object.values(weekdays).flat())).toEqual(new Set(["09:00-17:00"]));
  expect([saturday, sunday]).toEqual([["09:00-13:00"], []]);
});
