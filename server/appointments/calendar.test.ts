import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFile, type CalendarEntry } from "./calendar.ts";
import { parseCalendar } from "./test-calendar.ts";

const entry: CalendarEntry = {
  uid: "0192d9a0-0000-7000-8000-000000000001",
  summary: "Rendez-vous avec Dr Kouassi N'Guessan",
  description: "Détails dans votre espace.",
  location: "Cocody Angré, après la pharmacie; 2e étage",
  url: "https://keneya.example/dashboard",
  begins: new Date("2026-11-25T09:00:00Z"),
  minutes: 30,
  sequence: 2,
  written: new Date("2026-11-23T08:00:00.400Z"),
};

describe("a calendar file", () => {
  it("says when, with whom and where, in the world's time, and rings the day before and two hours before", () => {
    const event = parseCalendar(calendarFile(entry));
    expect(event.calendar).toMatchObject({ VERSION: "2.0", METHOD: "PUBLISH", CALSCALE: "GREGORIAN" });
    expect(event.event).toMatchObject({
      UID: entry.uid,
      SEQUENCE: "2",
      DTSTAMP: "20261123T080000Z",
      DTSTART: "20261125T090000Z",
      DTEND: "20261125T093000Z",
      SUMMARY: entry.summary,
      LOCATION: entry.location,
      URL: entry.url,
      STATUS: "CONFIRMED",
    });
    expect(event.alarms).toEqual([
      { ACTION: "DISPLAY", DESCRIPTION: entry.summary, TRIGGER: "-P1D" },
      { ACTION: "DISPLAY", DESCRIPTION: entry.summary, TRIGGER: "-PT2H" },
    ]);
  });

  it("gives back every text as it was, folded into lines of at most 75 octets", () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 300 })
      // oxlint-disable-next-line no-control-regex
      .map((typed) => typed.replace(/[\u0000-\u001f\u007f]/g, "").trim() || "x");
    const hard = fc.constantFrom(
      "a,b;c\\d",
      "\\n",
      "ligne 1\nligne 2",
      "é".repeat(120),
      "👩🏾‍⚕️".repeat(30),
      "BEGIN:VALARM",
    );
    fc.assert(
      fc.property(fc.oneof(text, hard), fc.oneof(text, hard), (summary, description) => {
        const file = calendarFile({ ...entry, summary, description });
        expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
        for (const line of file.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(parseCalendar(file).event).toMatchObject({ SUMMARY: summary, DESCRIPTION: description });
      }),
    );
  });

  it("has no place for what takes place nowhere", () => {
    expect(parseCalendar(calendarFile({ ...entry, location: null })).event).not.toHaveProperty("LOCATION");
  });
});
