import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Context } from "#server/context.ts";
import type { PaymentPort, PaymentRequest, ProviderVerdict } from "#server/ports/payments.ts";
import type { TestApp } from "#server/testing/app.ts";

/** A provider that does what a test tells it: slow, silent, lying, forgetful. It counts what it is asked. */
export interface UnrulyProvider extends PaymentPort {
  asked: { initialize: number; verify: number; refund: string[] };
  /** What it was last asked to open. */
  request: PaymentRequest | null;
  /** What it says of every payment, or does when asked. */
  says: ProviderVerdict | (() => Promise<ProviderVerdict>);
  opens: () => Promise<void>;
  givesBack: () => Promise<{ state: "done" | "pending" }>;
}

export function unrulyProvider(): UnrulyProvider {
  const provider: UnrulyProvider = {
    name: "unruly",
    simulation: true,
    asked: { initialize: 0, verify: 0, refund: [] },
    says: { state: "waiting" },
    opens: async () => {},
    givesBack: async () => ({ state: "done" }),
    request: null,
    async initialize(request) {
      provider.asked.initialize += 1;
      provider.request = request;
      await provider.opens();
      return { authorizationUrl: `https://pay.example/${request.reference}` };
    },
    async verify() {
      provider.asked.verify += 1;
      return typeof provider.says === "function" ? provider.says() : provider.says;
    },
    async refund(reference) {
      provider.asked.refund.push(reference);
      return provider.givesBack();
    },
    readNotice(rawBody, headers) {
      if (headers["x-signature"] !== "right") return null;
      const { reference, event } = JSON.parse(rawBody.toString());
      return { reference, noticeKey: `${event} ${reference}` };
    },
  };
  return provider;
}

/** Money of the right sum is there. */
export const tenThousand: ProviderVerdict = { state: "successful", amount: 10_000, currency: "XOF" };

let people = 0;

export interface Person {
  token: string;
  accountId: string;
  phone: string;
}

/** Registers a patient by phone, through the door. */
export async function aPatient(app: TestApp): Promise<Person> {
  people += 1;
  const phone_number = `07${String(10_000_000 + people).slice(0, 8)}`;
  const body = {
    phone_number,
    full_name: `Patient ${people}`,
    password: "poisson-braisé-8",
    terms_accepted: true,
  };
  const answer = await app.call("POST", "/api/auth/phone/register", { body });
  expect(answer.status).toBe(201);
  return { token: answer.body.access_token, accountId: answer.body.user.id, phone: `+225${phone_number}` };
}

/** A doctor of Abidjan who consults on weekdays and is reached by phone and e-mail. */
export async function aDoctor(ctx: Context): Promise<{ id: string; phone: string; email: string }> {
  people += 1;
  const id = randomUUID();
  const phone = `+22505${String(20_000_000 + people).slice(0, 8)}`;
  const email = `dr.kouassi.${people}@example.org`;
  await ctx.db
    .insertInto("doctors")
    .values({
      id,
      full_name: "Dr Aminata Kouassi",
      specialty: "cardiology",
      license_number: `L-${id}`,
      town: "Abidjan",
      clinic_address: "Cocody, Riviera 2",
      phone,
      email,
      status: "active",
      sort_name: "kouassi aminata",
      created_at: ctx.clock.now(),
    })
    .execute();
  await ctx.db
    .insertInto("doctor_hours")
    .values([1, 2, 3, 4, 5].map((weekday) => ({ doctor_id: id, weekday, starts: "09:00", ends: "17:00" })))
    .execute();
  return { id, phone, email };
}

/** Books Tuesday at 09:00 unless told otherwise; answers the appointment. */
export async function aBooking(app: TestApp, patient: Person, doctorId: string, time = "09:00", type = "in-person") {
  const body = {
    doctor_id: doctorId,
    appointment_date: "2026-11-24",
    appointment_time: time,
    consultation_type: type,
  };
  const answer = await app.call("POST", "/api/appointments", { token: patient.token, body });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as { id: string; pay_before: string | null };
}

export function initialize(app: TestApp, patient: Person, appointmentId: string, headers: Record<string, string> = {}) {
  return app.call("POST", "/api/payments/initialize", {
    token: patient.token,
    body: { appointment_id: appointmentId },
    headers,
  });
}

export function statusOf(app: TestApp, patient: Person, reference: string) {
  return app.call("GET", `/api/payments/status/${reference}`, { token: patient.token });
}

export function notify(app: TestApp, reference: string, event = "charge.success", signature = "right") {
  return app.call("POST", "/api/payments/webhook/unruly", {
    body: { event, reference },
    headers: { "x-signature": signature },
  });
}

export async function messagesTo(app: TestApp, to: string): Promise<{ body: string; channel: string }[]> {
  const answer = await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(to)}`);
  return answer.body;
}

export async function appointmentRow(ctx: Context, id: string) {
  return ctx.db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

export async function paymentRows(ctx: Context, appointmentId: string) {
  return ctx.db
    .selectFrom("payments")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .orderBy("attempt")
    .execute();
}

export async function refundRows(ctx: Context, reference: string) {
  return ctx.db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.reference", "=", reference)
    .execute();
}
