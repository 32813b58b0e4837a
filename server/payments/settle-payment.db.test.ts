import { beforeEach, describe, expect, it } from "vitest";
import { expireUnpaid } from "#server/appointments/expire.ts";
import { sql } from "#server/database/sql.ts";
import { ProviderUnavailable, type ProviderVerdict } from "#server/ports/payments.ts";
import { useTestApp } from "#server/testing/app.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundPayments } from "./refund-payments.ts";
import {
  aBooking,
  aDoctor,
  appointmentRow,
  aPatient,
  initialize,
  messagesTo,
  notify,
  paymentRows,
  refundRows,
  statusOf,
  tenThousand,
  unrulyProvider,
} from "./test-payments.ts";

const provider = unrulyProvider();
const app = useTestApp({ payments: () => provider });
const minutes = (count: number) => count * 60_000;
const silent = () => Promise.reject(new ProviderUnavailable("down"));

beforeEach(() => {
  app.clock.moveTo("2026-11-23T08:00:00.000Z");
  provider.says = { state: "waiting" };
  provider.opens = async () => {};
  provider.givesBack = async () => ({ state: "done" });
  provider.asked = { initialize: 0, verify: 0, refund: [] };
});

async function opened() {
  const patient = await aPatient(app);
  const doctor = await aDoctor(app.ctx);
  const booking = await aBooking(app, patient, doctor.id);
  const answer = await initialize(app, patient, booking.id);
  expect(answer.status).toBe(200);
  return { patient, doctor, booking, reference: answer.body.reference as string };
}

describe("money that the provider confirms", () => {
  it("makes payment and appointment paid, and tells patient and doctor", async () => {
    const { patient, doctor, booking, reference } = await opened();
    expect((await statusOf(app, patient, reference)).body).toEqual({
      success: false,
      status: "pending",
      reference,
      appointment_id: booking.id,
      refunded: false,
    });
    provider.says = tenThousand;
    expect((await statusOf(app, patient, reference)).body).toMatchObject({ success: true, status: "successful" });
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid", hold_number: null });
    const mine = await app.call("GET", `/api/appointments/${booking.id}`, { token: patient.token });
    expect(mine.body.payment_reference).toBe(reference);
    const [received] = await messagesTo(app, patient.phone);
    expect(received!.body).toContain("paiement de 10 000 FCFA");
    expect(received!.body).toContain(`\nhttp://127.0.0.1:3999/payment/confirmation/${reference}`);
    expect(await messagesTo(app, doctor.phone)).toHaveLength(1);
    expect(await messagesTo(app, doctor.email)).toHaveLength(1);
    const confirmation = await app.call("GET", `/api/payments/confirmation/${reference}`, { token: patient.token });
    expect(confirmation.body).toEqual({
      patient_name: expect.any(String),
      doctor_name: "Dr Aminata Kouassi",
      health_center_name: null,
      consultation_type: "in-person",
      appointment_date: "2026-11-24",
      appointment_time: "09:00",
      location: "Cocody, Riviera 2",
      reference,
      amount_paid: 10_000,
      refunded: false,
    });
  });

  it("has one effect when one notice comes a hundred times at once, with questions of the person in between", async () => {
    const { patient, booking, reference } = await opened();
    provider.says = tenThousand;
    const before = await messagesTo(app, patient.phone);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        n % 10 === 0 ? statusOf(app, patient, reference) : notify(app, reference),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    for (let again = 0; again < 10; again += 1) await notify(app, reference);
    expect(await messagesTo(app, patient.phone)).toHaveLength(before.length + 1);
    const events = await app.ctx.db
      .selectFrom("appointment_events")
      .select("event")
      .where("appointment_id", "=", booking.id)
      .where("event", "=", "paid")
      .execute();
    expect(events).toHaveLength(1);
    const audited = await app.ctx.db.selectFrom("audit_log").select("id").where("target_id", "=", reference).execute();
    expect(audited).toHaveLength(1);
    expect(provider.asked.verify).toBeLessThan(4);
  });

  it("never leaves paid again, whatever comes later and out of order", async () => {
    const { patient, booking, reference } = await opened();
    provider.says = tenThousand;
    await notify(app, reference);
    for (const says of [{ state: "pending" }, { state: "failed", reason: "refused" }, { state: "unknown" }] as const) {
      provider.says = says;
      expect((await notify(app, reference, `late.${says.state}`)).status).toBe(200);
      expect((await statusOf(app, patient, reference)).body.status).toBe("successful");
    }
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid" });
  });
});

describe("money that does not match", () => {
  it.each([
    ["another sum", { state: "successful", amount: 100, currency: "XOF" }],
    ["another currency", { state: "successful", amount: 10_000, currency: "NGN" }],
  ] as [string, ProviderVerdict][])("is not a payment: %s", async (_, says) => {
    const { patient, booking, reference } = await opened();
    provider.says = says;
    expect((await statusOf(app, patient, reference)).body).toMatchObject({ success: false, status: "failed" });
    await notify(app, reference);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "due", status: "pending" });
    const owed = await refundRows(app.ctx, reference);
    expect(owed).toMatchObject([{ reason: "wrong_money", status: "due" }]);
    const confirmation = await app.call("GET", `/api/payments/confirmation/${reference}`, { token: patient.token });
    expect(confirmation.status).toBe(404);
  });
});

describe("a provider that is down", () => {
  it("leaves the payment pending for the person, asks for the notice again, and loses nothing", async () => {
    const { patient, reference } = await opened();
    provider.says = silent;
    expect((await statusOf(app, patient, reference)).body.status).toBe("pending");
    expect(await notify(app, reference)).toMatchObject({ status: 503, body: { code: "payment_provider_unavailable" } });
    provider.says = async () => JSON.parse("<html>");
    expect((await statusOf(app, patient, reference)).body.status).toBe("pending");
    provider.says = tenThousand;
    expect((await notify(app, reference)).status).toBe(200);
    expect((await statusOf(app, patient, reference)).body.status).toBe("successful");
  });

  it("is asked by the reconciliation about every open attempt once it is back", async () => {
    const { patient, booking, reference } = await opened();
    app.clock.moveBy(minutes(2));
    provider.says = silent;
    await reconcilePayments(app.ctx);
    provider.says = tenThousand;
    app.clock.moveBy(minutes(1));
    await reconcilePayments(app.ctx);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid" });
    const asked = provider.asked.verify;
    expect((await statusOf(app, patient, reference)).body.status).toBe("successful");
    expect(provider.asked.verify).toBe(asked);
  });
});

describe("an attempt that ends without money", () => {
  it("keeps the slot while it is open, and lets the clock run again once it failed", async () => {
    const { patient, booking, reference } = await opened();
    app.clock.moveBy(minutes(29));
    provider.says = { state: "pending" };
    await reconcilePayments(app.ctx);
    app.clock.moveBy(minutes(5));
    await expireUnpaid(app.ctx);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "pending" });
    provider.says = { state: "failed", reason: "refused" };
    expect((await statusOf(app, patient, reference)).body).toMatchObject({ success: false, status: "failed" });
    app.clock.moveBy(minutes(200));
    await expireUnpaid(app.ctx);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "cancelled" });
  });

  it("is given up when nobody acts on its page, so that no slot is held for ever", async () => {
    const { booking } = await opened();
    for (let passed = 0; passed < 150; passed += 10) {
      await reconcilePayments(app.ctx);
      await expireUnpaid(app.ctx);
      app.clock.moveBy(minutes(10));
    }
    expect(await paymentRows(app.ctx, booking.id)).toMatchObject([{ status: "failed", failure: "abandoned" }]);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "cancelled" });
  });
});

describe("money that comes too late", () => {
  async function expired() {
    const facts = await opened();
    provider.says = { state: "failed", reason: "no answer of the person" };
    await notify(app, facts.reference, "charge.failed");
    app.clock.moveBy(minutes(200));
    await expireUnpaid(app.ctx);
    expect(await appointmentRow(app.ctx, facts.booking.id)).toMatchObject({ status: "cancelled" });
    return facts;
  }

  it("revives the booking when its slot is still free", async () => {
    const { patient, booking, reference } = await expired();
    provider.says = tenThousand;
    await notify(app, reference);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "pending", payment_state: "paid" });
    expect(await refundRows(app.ctx, reference)).toEqual([]);
    expect(await paymentRows(app.ctx, booking.id)).toMatchObject([{ status: "successful", failure: null }]);
    expect((await messagesTo(app, patient.phone))[0]!.body).toContain("bien arrivé");
  });

  it("goes back, once, when somebody else has the slot, and the patient is told", async () => {
    const { patient, doctor, booking, reference } = await expired();
    await aBooking(app, await aPatient(app), doctor.id);
    provider.says = tenThousand;
    await Promise.all([notify(app, reference), notify(app, reference, "again"), notify(app, reference)]);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "cancelled" });
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ amount: 10_000, reason: "too_late", status: "due" }]);
    const told = (await messagesTo(app, patient.phone)).filter(({ body }) => body.includes("remboursés"));
    expect(told).toHaveLength(1);
    provider.givesBack = () => Promise.reject(new ProviderUnavailable("down"));
    await refundPayments(app.ctx);
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "due", attempts: 1 }]);
    provider.givesBack = async () => ({ state: "done" });
    app.clock.moveBy(minutes(61));
    await Promise.all([refundPayments(app.ctx), refundPayments(app.ctx)]);
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "done", attempts: 2 }]);
    app.clock.moveBy(minutes(600));
    await refundPayments(app.ctx);
    expect(provider.asked.refund.filter((one) => one === reference)).toHaveLength(2);
  });

  it("goes back when another attempt has paid the appointment meanwhile", async () => {
    const { patient, booking, reference } = await opened();
    provider.says = { state: "failed", reason: "refused" };
    await statusOf(app, patient, reference);
    const second = await initialize(app, patient, booking.id);
    expect(second.body.reference).not.toBe(reference);
    provider.says = tenThousand;
    await notify(app, second.body.reference);
    await notify(app, reference);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid" });
    expect(await refundRows(app.ctx, second.body.reference)).toEqual([]);
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ reason: "paid_twice" }]);
  });
});

describe("two attempts of one appointment", () => {
  it("are settled at once without waiting for each other: one pays, the other goes back", async () => {
    const { patient, booking, reference } = await opened();
    provider.says = { state: "failed", reason: "refused" };
    await notify(app, reference, "charge.failed");
    const second = (await initialize(app, patient, booking.id)).body.reference;
    provider.says = tenThousand;
    // Somebody holds the appointment until both have come to its lock: whoever took a share of it before would now wait for ever.
    const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    let both: ReturnType<typeof notify>[] = [];
    await app.ctx.db.transaction().execute(async (trx) => {
      await sql`select from appointments where id = ${booking.id} for no key update`.execute(trx);
      both = [notify(app, reference), notify(app, second)];
      await expect.poll(async () => (await waiting.execute(app.ctx.db)).rows[0]!.count, { timeout: 5000 }).toBe(2);
    });
    const answers = await Promise.all(both);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const refunds = [...(await refundRows(app.ctx, reference)), ...(await refundRows(app.ctx, second))];
    expect(refunds).toMatchObject([{ reason: "paid_twice" }]);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid" });
  });
});

describe("a paid appointment that is called off", () => {
  it("is paid back, and says so once it is", async () => {
    const { booking, reference } = await opened();
    provider.says = tenThousand;
    await notify(app, reference);
    await app.ctx.db
      .updateTable("appointments")
      .set({ status: "rejected", rejection_reason: "Absent", payment_state: "refund_due" })
      .where("id", "=", booking.id)
      .execute();
    provider.givesBack = async () => ({ state: "pending" });
    await refundPayments(app.ctx);
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "sent" }]);
    provider.givesBack = async () => ({ state: "done" });
    app.clock.moveBy(minutes(11));
    await refundPayments(app.ctx);
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "done" }]);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "refunded" });
  });
});
