import { expect, test } from "vitest";
import * as z from "zod/mini";
import { bookAppointment } from "./appointments.ts";

const wish = {
  doctor_id: "00000000-0000-7000-8000-000000000000",
  appointment_date: "2026-11-23",
  appointment_time: "09:00",
  consultation_type: "in-person",
};
const wrongIn = (sent: Record<string, unknown>) =>
  (z.safeParse(bookAppointment.input, sent).error?.issues ?? []).map(({ path }) => path[0]);

test("a booking needs a date and a time", () => {
  const { appointment_date: _date, ...undated } = wish;
  const { appointment_time: _time, ...untimed } = wish;
  expect(wrongIn(undated)).toEqual(["appointment_date"]);
  expect(wrongIn(untimed)).toEqual(["appointment_time"]);
  expect(wrongIn({ ...wish, appointment_date: "", appointment_time: "" })).toEqual([
    "appointment_date",
    "appointment_time",
  ]);
});

test("notes may be left out, null or blank", () => {
  for (const notes of [undefined, null, "", "   "]) {
    expect(z.parse(bookAppointment.input, { ...wish, notes }).notes).toBeNull();
  }
  expect(z.parse(bookAppointment.input, { ...wish, notes: " Toux " }).notes).toBe("Toux");
});

test.each(["in-person", "whatsapp", "whatsapp-video"])("%s is a way to consult", (consultation_type) =>
  expect(wrongIn({ ...wish, consultation_type })).toEqual([]),
);
