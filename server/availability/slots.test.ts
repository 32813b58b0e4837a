import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, timeOf } from "#contract/clinic-time.ts";
import { isSlot, slotsOn, type TimeRange, type WorkingTimes } from "./slots.ts";

const week = (ranges: TimeRange[], sunday: TimeRange[] = []): TimeRange[][] => [
  ...Array.from({ length: 6 }, () => ranges),
  sunday,
];
const doctor = (over: Partial<WorkingTimes> = {}): WorkingTimes => ({
  week: week([{ starts: "09:00", ends: "11:00" }]),
  exceptions: new Map(),
  isHoliday: () => false,
  ...over,
});
const before = new Date("2026-11-20T12:00:00Z");
const monday = "2026-11-23";

describe("slots of a doctor's day", () => {
  it("steps by 30 minutes from the start up to, but excluding, the end", () => {
    expect(slotsOn(doctor(), monday, before)).toEqual(["09:00", "09:30", "10:00", "10:30"]);
  });

  it("keeps a last half slot that begins before the end", () => {
    expect(slotsOn(doctor({ week: week([{ starts: "09:00", ends: "09:45" }]) }), monday, before)).toEqual([
      "09:00",
      "09:30",
    ]);
  });

  it("joins several ranges in order, each slot once", () => {
    const ranges = [
      { starts: "15:00", ends: "16:00" },
      { starts: "09:00", ends: "10:00" },
      { starts: "09:30", ends: "10:30" },
    ];
    expect(slotsOn(doctor({ week: week(ranges) }), monday, before)).toEqual([
      "09:00",
      "09:30",
      "10:00",
      "15:00",
      "15:30",
    ]);
  });

  it("offers today only what lies ahead", () => {
    expect(slotsOn(doctor(), monday, new Date("2026-11-23T09:30:00Z"))).toEqual(["10:00", "10:30"]);
    expect(slotsOn(doctor(), monday, new Date("2026-11-24T00:00:00Z"))).toEqual([]);
  });

  it("closes on public holidays, unless the doctor opens that day", () => {
    const holiday = { isHoliday: (date: string) => date === monday };
    expect(slotsOn(doctor(holiday), monday, before)).toEqual([]);
    const opened = new Map([[monday, [{ starts: "10:00", ends: "10:30" }]]]);
    expect(slotsOn(doctor({ ...holiday, exceptions: opened }), monday, before)).toEqual(["10:00"]);
  });

  it("closes a day by an exception without ranges", () => {
    expect(slotsOn(doctor({ exceptions: new Map([[monday, []]]) }), monday, before)).toEqual([]);
  });

  it("says of every time whether it is a slot exactly as the list does", () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const range = fc
      .tuple(minute, minute)
      .filter(([a, b]) => a < b)
      .map(([a, b]) => ({ starts: timeOf(a), ends: timeOf(b) }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), minute, fc.integer({ min: 1, max: 60 }), (ranges, asked, days) => {
        const times = doctor({ week: week(ranges, ranges) });
        const date = addDays("2026-11-20", days);
        expect(isSlot(times, date, timeOf(asked))).toBe(slotsOn(times, date, before).includes(timeOf(asked)));
      }),
    );
  });
});
