import { expect, it } from "vitest";
import { expireUnpaid } from "#server/appointments/expire.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient } from "#server/testing/people.ts";
import { aBooking, appointmentRow, initialize, statusOf, tenThousand, unrulyProvider } from "./test-payments.ts";

const provider = unrulyProvider();
const app = useTestApp({ payments: () => provider });

const claims = (id: string) =>
  app.ctx.db
    .selectFrom("slot_claims")
    .select(["kind", "slot_date", "expires_at"])
    .where("appointment_id", "=", id)
    .orderBy("kind")
    .execute();

it("holds the slot of a payment under way, not the one that is proposed beside it, and follows the appointment when it moves", async () => {
  const [patient, doctor] = [await aPatient(app), await aDoctor(app, { onlineFee: 10_000 })];
  const { id } = await aBooking(app, patient, doctor.doctorId, "16:00", "whatsapp-video");
  const act = (who: { token: string }, verb: string, body?: object) =>
    app.call("POST", `/api/appointments/${id}/${verb}`, { token: who.token, ...(body ? { body } : {}) });
  expect((await act(doctor, "accept")).status).toBe(200);
  await act(doctor, "reschedule", { appointment_date: "2026-11-26", appointment_time: "10:00" });
  const { reference } = (await initialize(app, patient, id)).body;
  const proposed = { kind: "proposal", slot_date: "2026-11-26", expires_at: new Date("2026-11-24T08:00:00Z") };
  expect(await claims(id)).toEqual([{ kind: "booking", slot_date: "2026-11-24", expires_at: null }, proposed]);

  app.clock.moveBy(60_000);
  expect((await act(patient, "reschedule/accept")).status).toBe(200);
  // Still held, at the new time: the person is at the provider's page.
  expect(await claims(id)).toEqual([{ kind: "booking", slot_date: "2026-11-26", expires_at: null }]);
  expect((await appointmentRow(app.ctx, id)).pay_before).toEqual(new Date("2026-11-24T08:01:00Z"));

  provider.says = { state: "failed", reason: "refused" };
  expect((await statusOf(app, patient, reference)).body.status).toBe("failed");
  expect(await claims(id)).toMatchObject([{ expires_at: new Date("2026-11-24T08:01:00Z") }]);
  provider.says = { state: "waiting" };
  const second = (await initialize(app, patient, id)).body.reference;
  app.clock.moveTo("2026-11-23T08:20:00.000Z");
  expect(await expireUnpaid(app.ctx)).toBe(0);
  provider.says = tenThousand;
  expect((await statusOf(app, patient, second)).body.status).toBe("successful");
  expect(await appointmentRow(app.ctx, id)).toMatchObject({
    status: "accepted",
    payment_state: "paid",
    appointment_date: "2026-11-26",
    pay_before: null,
  });
  expect(await claims(id)).toEqual([{ kind: "booking", slot_date: "2026-11-26", expires_at: null }]);
});
