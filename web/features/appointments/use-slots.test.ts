import { expect, test } from "vitest";
import { nearestSlots } from "./use-slots.ts";

const days = [
  { date: "2026-11-23", times: ["09:00", "09:30", "10:30", "16:30"] },
  { date: "2026-11-24", times: ["08:00", "08:30"] },
];

test("offers the free slots closest to the one that is gone, soonest first", () => {
  expect(nearestSlots(days, { date: "2026-11-23", time: "10:00" }, 3)).toEqual([
    { date: "2026-11-23", time: "09:00" },
    { date: "2026-11-23", time: "09:30" },
    { date: "2026-11-23", time: "10:30" },
  ]);
});

test("looks beyond midnight when the next day is closer", () => {
  expect(nearestSlots(days, { date: "2026-11-23", time: "17:00" }, 2)).toEqual([
    { date: "2026-11-23", time: "10:30" },
    { date: "2026-11-23", time: "16:30" },
  ]);
  expect(nearestSlots(days, { date: "2026-11-24", time: "07:30" }, 2)).toEqual([
    { date: "2026-11-24", time: "08:00" },
    { date: "2026-11-24", time: "08:30" },
  ]);
});

test("never offers the slot that is gone again, and nothing when nothing is free", () => {
  expect(nearestSlots(days, { date: "2026-11-24", time: "08:00" }, 1)).toEqual([{ date: "2026-11-24", time: "08:30" }]);
  expect(nearestSlots([], { date: "2026-11-24", time: "08:00" })).toEqual([]);
});
