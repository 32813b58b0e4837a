import { beforeEach, describe, expect, it } from "vitest";
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
beforeEach(() => void (provider.says = { state: "waiting" }));

const cancel = (who: { token: string }, id: string, body?: object) =>
  app.call("POST", `/api/appointments/${id}/cancel`, { token: who.token, ...(body ? { body } : {}) });

const claims = (id: string) =>
  app.ctx.db.selectFrom("slot_claims").select("kind").where("appointment_id", "=", id).execute();

describe("a patient cancels while paying", () => {
  it("and is obeyed at once: the slot is free, and money that still comes goes back", async () => {
    const [patient, doctor] = [await aPatient(app), await aDoctor(app.ctx)];
    const { id } = await aBooking(app, patient, doctor.id);
    const { reference } = (await initialize(app, patient, id)).body;
    expect((await cancel(patient, id, { kept: 0 })).body).toMatchObject({ status: "cancelled" });
    expect(await claims(id)).toEqual([]);
    const next = await aBooking(app, await aPatient(app), doctor.id);
    provider.says = tenThousand;
    await notify(app, reference);
    expect(await appointmentRow(app.ctx, id)).toMatchObject({ status: "cancelled", payment_state: "due" });
    expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "due", amount: 10_000 }]);
    expect((await messagesTo(app, patient.phone))[0]!.body).toContain("remboursés");
    // Who comes back from the provider's page is told the same, and nobody is sent to the desk with a receipt.
    expect((await statusOf(app, patient, reference)).body).toMatchObject({ status: "successful", refunded: true });
    const confirmation = await app.call("GET", `/api/payments/confirmation/${reference}`, { token: patient.token });
    expect(confirmation.body).toMatchObject({ refunded: true });
    expect(await claims(next.id)).toHaveLength(1);
    expect(await refundPayments(app.ctx)).toBeUndefined();
    expect(provider.asked.refund).toContain(reference);
  });

  it("and nothing is owed when no money came: the attempt ends by itself and brings nothing back", async () => {
    const [patient, doctor] = [await aPatient(app), await aDoctor(app.ctx)];
    const { id } = await aBooking(app, patient, doctor.id);
    const { reference } = (await initialize(app, patient, id)).body;
    await cancel(patient, id);
    provider.says = { state: "failed", reason: "refused" };
    expect((await statusOf(app, patient, reference)).body).toMatchObject({ status: "failed" });
    expect(await appointmentRow(app.ctx, id)).toMatchObject({ status: "cancelled", pay_before: null });
    expect(await claims(id)).toEqual([]);
    expect((await initialize(app, patient, id)).body.code).toBe("nothing_to_pay");
  });

  it("and is not surprised when the money was faster: what would be lost is shown before", async () => {
    app.clock.moveTo("2026-11-23T12:00:00.000Z");
    const [patient, doctor] = [await aPatient(app), await aDoctor(app.ctx)];
    const { id } = await aBooking(app, patient, doctor.id);
    const { reference } = (await initialize(app, patient, id)).body;
    provider.says = tenThousand;
    await notify(app, reference);
    // Less than a day before; when the screen asked, nothing was paid and nothing would have been kept.
    expect((await cancel(patient, id, { kept: 0 })).body.code).toBe("cancellation_terms_changed");
    expect(await appointmentRow(app.ctx, id)).toMatchObject({ status: "pending", payment_state: "paid" });
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("fifty times in the same breath as the money: never a slot held for nobody, never a franc kept without its rule", async () => {
    provider.says = tenThousand;
    let late = 0;
    for (let round = 0; round < 50; round += 1) {
      const [patient, doctor] = [await aPatient(app), await aDoctor(app.ctx)];
      const { id } = await aBooking(app, patient, doctor.id);
      provider.says = { state: "waiting" };
      const { reference } = (await initialize(app, patient, id)).body;
      provider.says = tenThousand;
      const settle = () => (round % 2 ? notify(app, reference, `event ${round}`) : statusOf(app, patient, reference));
      // The first two rounds are not a race, so that each end of it is reached whatever the machine does: cancelled first, paid first.
      const before = round === 0 ? await cancel(patient, id) : round === 1 ? await settle() : undefined;
      const first = round % 3 === 0 ? [cancel(patient, id), settle()] : [settle(), cancel(patient, id)];
      const answers = await Promise.all([...first, cancel(patient, id), reconcilePayments(app.ctx)]);
      for (const answer of [before ?? answers[0], ...answers.slice(0, 3)])
        expect((answer as { status: number }).status).toBeLessThan(500);
      const [payment] = await paymentRows(app.ctx, id);
      if (payment!.status !== "successful") await notify(app, reference, `late ${round}`);
      const row = await appointmentRow(app.ctx, id);
      expect(row.status).toBe("cancelled");
      expect(await claims(id)).toEqual([]);
      expect((await paymentRows(app.ctx, id)).map(({ status }) => status)).toEqual(["successful"]);
      // Exactly one way back: owed by the appointment (it was paid first), or by the payment (it came too late).
      const owed = await refundRows(app.ctx, reference);
      expect([row.payment_state, owed.length]).toEqual(owed.length ? ["due", 1] : ["refund_due", 0]);
      late += owed.length;
      await refundPayments(app.ctx);
      expect(await refundRows(app.ctx, reference)).toMatchObject([{ status: "done", amount: 10_000 }]);
    }
    expect(late).toBeGreaterThan(0);
    expect(late).toBeLessThan(50);
  }, 120_000);
});
