import { expect } from "vitest";
import { markPaid } from "#server/appointments/payment-state.ts";
import { sql } from "#server/database/sql.ts";
import type { Answer, TestApp } from "#server/testing/app.ts";
import type { Person, TestDoctor } from "#server/testing/people.ts";

/** The tests' clock stands on Monday 23 November 2026 at 08:00; this is the day after. */
export const tuesday = "2026-11-24";
export const wednesday = "2026-11-25";

export interface Wish {
  date?: string;
  time?: string;
  type?: string;
  patientId?: string;
}

/** Books; Wednesday at 09:00 by video unless told otherwise. */
export async function booked(app: TestApp, who: Person, doctor: TestDoctor, wish: Wish = {}): Promise<string> {
  const body = {
    doctor_id: doctor.doctorId,
    appointment_date: wish.date ?? wednesday,
    appointment_time: wish.time ?? "09:00",
    consultation_type: wish.type ?? "whatsapp-video",
    ...(wish.patientId ? { patient_id: wish.patientId } : {}),
  };
  const answer = await app.call("POST", "/api/appointments", { token: who.token, body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body.id;
}

/** Booked, paid and accepted by its doctor. */
export async function expected(app: TestApp, who: Person, doctor: TestDoctor, wish: Wish = {}): Promise<string> {
  const inPerson = { type: "in-person", ...wish };
  const id = await booked(app, who, doctor, inPerson);
  if (inPerson.type === "in-person") await markPaid(app.ctx, id);
  expect((await act(app, doctor, id, "accept")).status).toBe(200);
  if (inPerson.type !== "in-person") await markPaid(app.ctx, id);
  return id;
}

export function act(app: TestApp, who: Person, id: string, verb: string, body?: unknown): Promise<Answer> {
  return app.call("POST", `/api/appointments/${id}/${verb}`, { token: who.token, ...(body ? { body } : {}) });
}

export const propose = (app: TestApp, who: Person, id: string, date: string, time: string) =>
  act(app, who, id, "reschedule", { appointment_date: date, appointment_time: time });

export const read = (app: TestApp, who: Person, id: string) =>
  app.call("GET", `/api/appointments/${id}`, { token: who.token });

/** Everything written to somebody's phone, newest first. */
export async function smsTo(app: TestApp, who: Person): Promise<string[]> {
  const answer = await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(who.phone)}`);
  return answer.body.map((message: { body: string }) => message.body);
}

/** The slots held of a doctor, as `YYYY-MM-DD HH:MM kind`, in order. */
export async function claimsOf(app: TestApp, doctor: TestDoctor): Promise<string[]> {
  const found = await sql<{ claim: string }>`
    select slot_date || ' ' || left(slot_time::text, 5) || ' ' || kind as claim from slot_claims
    where doctor_id = ${doctor.doctorId} order by 1`.execute(app.ctx.db);
  return found.rows.map((row) => row.claim);
}
