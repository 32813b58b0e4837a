import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  frenchDate,
  frenchShortDate,
  isClinicDate,
  isClinicTime,
  minutesOf,
  timeOf,
  weekdayOf,
} from "./clinic-time.ts";
import { utf8Length } from "./fields.ts";
import { effectiveFee, formatFcfa } from "./money.ts";
import { formatPhone, isMobile, parsePhone } from "./phone.ts";
import { fold, specialties, specialtiesContaining, specialtyNamed } from "./specialties.ts";

describe("the clinic's clock", () => {
  it.each(["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-04-31", ""])("knows no date %s", (text) =>
    expect(isClinicDate(text)).toBe(false),
  );
  it.each(["2028-02-29", "2026-12-31"])("knows the date %s", (text) => expect(isClinicDate(text)).toBe(true));
  it.each(["24:00", "9:00", "09:60", "09:00:00"])("knows no time %s", (text) => expect(isClinicTime(text)).toBe(false));

  it("names days in French", () => {
    expect(frenchDate("2026-11-05")).toBe("jeudi 5 novembre 2026");
    expect(frenchDate("2027-01-01")).toBe("vendredi 1er janvier 2027");
    expect(frenchShortDate("2026-11-05")).toBe("jeu. 5 nov.");
    expect(
      [
        "2026-01-02",
        "2026-02-02",
        "2026-03-02",
        "2026-04-02",
        "2026-05-02",
        "2026-06-02",
        "2026-07-02",
        "2026-08-02",
        "2026-09-02",
        "2026-10-02",
        "2026-12-02",
      ].map((day) => frenchShortDate(day).split(" ").at(-1)),
    ).toEqual(["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "déc."]);
  });

  it("adds days across months and years, and counts them back", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(weekdayOf("2026-11-23")).toBe("monday");
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        (days) => void expect(daysBetween("2026-11-20", addDays("2026-11-20", days))).toBe(days),
      ),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => void expect(minutesOf(timeOf(minute))).toBe(minute)),
    );
  });
});

describe("fees", () => {
  const none = { consultation_fee: null, in_person_fee: null, online_fee: null, whatsapp_fee: null };
  it.each([
    [none, 10_000, 8_000],
    [{ ...none, consultation_fee: 12_345 }, 12_345, 9_876],
    [{ ...none, consultation_fee: 20_000, in_person_fee: 15_000 }, 15_000, 16_000],
    [{ ...none, consultation_fee: 20_000, whatsapp_fee: 9_000 }, 20_000, 9_000],
    [{ ...none, online_fee: 7_000, whatsapp_fee: 9_000 }, 10_000, 7_000],
    [{ consultation_fee: 5_000, in_person_fee: 0, online_fee: 0, whatsapp_fee: 1 }, 0, 0],
  ])("of %o are %i in person and %i by video", (fees, inPerson, video) => {
    expect(effectiveFee(fees, "in-person")).toBe(inPerson);
    expect(effectiveFee(fees, "video")).toBe(video);
  });

  it("are written 10 000 FCFA", () => {
    expect(formatFcfa(10_000, " ")).toBe("10 000 FCFA");
    expect(formatFcfa(1_250_000)).toBe("1\u00a0250\u00a0000\u00a0FCFA");
    expect(formatFcfa(0, " ")).toBe("0 FCFA");
  });
});

describe("phone numbers", () => {
  it.each([
    "0707123456",
    "07 07 12 34 56",
    "+225 07 07 12 34 56",
    "2250707123456",
    "00225 07.07.12.34.56",
    "07-07-12-34-56",
  ])("reads %s", (typed) => expect(parsePhone(typed)).toBe("+2250707123456"));
  it.each(["07071234", "0807123456", "+33612345678", "070712345678", "abc", "", "0707123456x"])("refuses %s", (typed) =>
    expect(parsePhone(typed)).toBeNull(),
  );
  it("writes five pairs and knows a mobile from a fixed line", () => {
    expect(formatPhone("+2250707123456")).toBe("+225 07 07 12 34 56");
    expect([isMobile("+2250507123456"), isMobile("+2252722401840")]).toEqual([true, false]);
  });
});

describe("specialties", () => {
  it("are fifteen, named by id, French or English label, whatever case and accents", () => {
    expect(specialties).toHaveLength(15);
    for (const { id, label, english } of specialties) {
      for (const text of [id, label, english, label.toUpperCase(), fold(label)]) expect(specialtyNamed(text)).toBe(id);
    }
    expect(specialtyNamed("Astrologie")).toBeNull();
  });
  it("are found by a part of their name", () => {
    expect(specialtiesContaining("cardio")).toEqual(["cardiology"]);
    expect(specialtiesContaining("chirurgie")).toEqual(["general-surgery"]);
    expect(specialtiesContaining(" ")).toEqual([]);
  });
});

describe("text", () => {
  it("is as long in UTF-8 as Node says", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        (text) => void expect(utf8Length(text)).toBe(Buffer.byteLength(text)),
      ),
    );
  });
});
