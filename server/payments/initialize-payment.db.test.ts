import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { expireUnpaid } from "#server/appointments/expire.ts";
import { ProviderUnavailable } from "#server/ports/payments.ts";
import { useTestApp } from "#server/testing/app.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import {
  aBooking,
  aDoctor,
  appointmentRow,
  aPatient,
  initialize,
  notify,
  paymentRows,
  statusOf,
  tenThousand,
  unrulyProvider,
} from "./test-payments.ts";

const provider = unrulyProvider();
const app = useTestApp({ payments: () => provider });

beforeEach(() => {
  app.clock.moveTo("2026-11-23T08:00:00.000Z");
  provider.says = { state: "waiting" };
  provider.opens = async () => {};
  provider.asked = { initialize: 0, verify: 0, refund: [] };
});

async function booked(type = "in-person") {
  const patient = await aPatient(app);
  const doctor = await aDoctor(app.ctx);
  return { patient, doctor, booking: await aBooking(app, patient, doctor.id, "09:00", type) };
}

describe("opening a payment", () => {
  it("answers the provider's page, the fixed amount, and a reference that holds no code", async () => {
    const { patient, booking } = await booked();
    const answer = await initialize(app, patient, booking.id);
    expect(answer).toMatchObject({ status: 200, body: { amount: 10_000 } });
    expect(answer.body.authorization_url).toBe(`https://pay.example/${answer.body.reference}`);
    expect(answer.body.reference).toMatch(/^KN(-[A-Z0-9]{5}){4}$/);
    // Who has only a phone gets an address that tells the provider nothing.
    expect(provider.request).toEqual({
      reference: answer.body.reference,
      amount: 10_000,
      currency: "XOF",
      email: expect.stringMatching(/^patient-[0-9a-f]{20}@keneya\.example$/),
      callbackUrl: `http://127.0.0.1:3999/payment/callback?reference=${answer.body.reference}`,
    });
  });

  it("opens one attempt when twenty ask at once, and answers it again later", async () => {
    const { patient, booking } = await booked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => initialize(app, patient, booking.id)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const later = await initialize(app, patient, booking.id);
    expect(new Set([...answers, later].map((answer) => answer.body.authorization_url)).size).toBe(1);
    expect(await paymentRows(app.ctx, booking.id)).toHaveLength(1);
  });

  it("answers a repeated key with the first answer, though that attempt has failed meanwhile", async () => {
    const { patient, booking } = await booked();
    const key = { "idempotency-key": randomUUID() };
    const first = await initialize(app, patient, booking.id, key);
    provider.says = { state: "failed", reason: "refused" };
    await statusOf(app, patient, first.body.reference);
    expect((await initialize(app, patient, booking.id, key)).body).toEqual(first.body);
    const other = await aBooking(app, patient, (await aDoctor(app.ctx)).id, "10:00");
    expect(await initialize(app, patient, other.id, key)).toMatchObject({
      status: 422,
      body: { code: "idempotency_key_reused" },
    });
  });

  it("gives ten who send one key at once the same answer", async () => {
    const { patient, booking } = await booked();
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => initialize(app, patient, booking.id, key)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it("opens the next attempt once the last one failed", async () => {
    const { patient, booking } = await booked();
    const first = await initialize(app, patient, booking.id);
    provider.says = { state: "failed", reason: "refused" };
    const second = await initialize(app, patient, booking.id);
    expect(second.body.reference).not.toBe(first.body.reference);
    expect(await paymentRows(app.ctx, booking.id)).toMatchObject([
      { attempt: 1, status: "failed", failure: "refused" },
      { attempt: 2, status: "open" },
    ]);
  });
});

describe("a provider that does not open the page", () => {
  it("is told to the person, who tries again at once with the same reference", async () => {
    const { patient, booking } = await booked();
    provider.opens = () => Promise.reject(new ProviderUnavailable("down"));
    const key = { "idempotency-key": randomUUID() };
    const refused = await initialize(app, patient, booking.id, key);
    expect(refused).toMatchObject({ status: 503, body: { code: "payment_provider_unavailable" } });
    const [written] = await paymentRows(app.ctx, booking.id);
    expect(written).toMatchObject({ status: "opening", authorization_url: null });
    provider.opens = async () => {};
    const answer = await initialize(app, patient, booking.id, key);
    expect(answer).toMatchObject({ status: 200, body: { reference: written!.reference } });
  });

  it("gets its lost answer looked up: money of an attempt whose answer never came counts", async () => {
    const { patient, booking } = await booked();
    provider.opens = () => Promise.reject(new Error("socket hang up"));
    await initialize(app, patient, booking.id);
    provider.says = tenThousand;
    app.clock.moveBy(60_000);
    await reconcilePayments(app.ctx);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "paid" });
  });

  it("does not hold the slot for ever", async () => {
    const { patient, booking } = await booked();
    provider.opens = () => Promise.reject(new ProviderUnavailable("down"));
    provider.says = () => Promise.reject(new ProviderUnavailable("down"));
    await initialize(app, patient, booking.id);
    for (let passed = 0; passed < 150; passed += 10) {
      await reconcilePayments(app.ctx);
      await expireUnpaid(app.ctx);
      app.clock.moveBy(10 * 60_000);
    }
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ status: "cancelled" });
  });
});

describe("what cannot be paid", () => {
  it("is refused with its reason", async () => {
    const { patient, booking } = await booked();
    const stranger = await aPatient(app);
    const refused = async (person: typeof patient, id: string) => {
      const { status, body } = await initialize(app, person, id);
      return [status, body.code];
    };
    expect(await refused(stranger, booking.id)).toEqual([404, "appointment_not_found"]);
    expect(await refused(patient, randomUUID())).toEqual([404, "appointment_not_found"]);
    const video = await booked("whatsapp-video");
    expect(await refused(video.patient, video.booking.id)).toEqual([409, "nothing_to_pay"]);
    const { body } = await initialize(app, patient, booking.id);
    provider.says = tenThousand;
    await notify(app, body.reference);
    expect(await refused(patient, booking.id)).toEqual([409, "already_paid"]);
    const late = await booked();
    app.clock.moveBy(31 * 60_000);
    expect(await refused(late.patient, late.booking.id)).toEqual([409, "booking_expired"]);
  });

  it("is refused to strangers of a payment too, as if it did not exist", async () => {
    const { patient, booking } = await booked();
    const stranger = await aPatient(app);
    const { body } = await initialize(app, patient, booking.id);
    for (const path of ["status", "confirmation"]) {
      const answer = await app.call("GET", `/api/payments/${path}/${body.reference}`, { token: stranger.token });
      expect([answer.status, answer.body.code]).toEqual([404, "payment_not_found"]);
      expect((await app.call("GET", `/api/payments/${path}/${body.reference}`)).status).toBe(401);
    }
    const nowhere = await app.call("GET", "/api/payments/status/KN-NEVER-THERE", { token: patient.token });
    expect(nowhere.status).toBe(404);
  });
});

describe("a notice", () => {
  it("counts for nothing without its signature, or from a provider we do not use", async () => {
    const { patient, booking } = await booked();
    const { body } = await initialize(app, patient, booking.id);
    provider.says = tenThousand;
    expect(await notify(app, body.reference, "charge.success", "wrong")).toMatchObject({
      status: 401,
      body: { code: "bad_signature" },
    });
    const foreign = await app.call("POST", "/api/payments/webhook/paystack", { body: {} });
    expect(foreign.status).toBe(404);
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: "due" });
  });

  it("of a payment that is not ours is taken and forgotten", async () => {
    expect((await notify(app, "KN-OTHER-HOUSE")).status).toBe(200);
  });
});
