import { expect, it } from "vitest";
import { expireUnpaid } from "#server/appointments/expire.ts";
import type { ProviderVerdict } from "#server/ports/payments.ts";
import { useTestApp } from "#server/testing/app.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundPayments } from "./refund-payments.ts";
import {
  aBooking,
  aDoctor,
  appointmentRow,
  aPatient,
  initialize,
  notify,
  paymentRows,
  refundRows,
  statusOf,
  tenThousand,
  unrulyProvider,
} from "./test-payments.ts";

const provider = unrulyProvider();
const app = useTestApp({ payments: () => provider });
const verdicts: ProviderVerdict[] = [
  tenThousand,
  { state: "failed", reason: "refused" },
  { state: "waiting" },
  { state: "pending" },
];
const slots = ["09:00", "10:00", "11:00"];

/** Everything that can happen to a payment, at once: what is left must add up. */
it("keeps every franc accounted for while person, provider, reconciliation, refunds and expiry act at once", async () => {
  // The provider changes its mind with every question, as late and lost answers make it look.
  provider.says = async () => verdicts[Math.floor(Math.random() * verdicts.length)]!;
  const patient = await aPatient(app);
  const doctor = await aDoctor(app.ctx);
  const bookings = [];
  for (const time of slots) bookings.push(await aBooking(app, patient, doctor.id, time));
  const answers: number[] = [];
  const references = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    await Promise.all<unknown>(
      bookings.flatMap<Promise<unknown>>(({ id }) => [
        ...[1, 2].map(async () => {
          const { status, body } = await initialize(app, patient, id);
          answers.push(status);
          if (status === 200) references.add(body.reference);
        }),
        ...[...references].map(async (reference, n) => {
          answers.push((await notify(app, reference, `event ${round} ${n}`)).status);
          answers.push((await statusOf(app, patient, reference)).status);
        }),
        reconcilePayments(app.ctx),
        refundPayments(app.ctx),
        expireUnpaid(app.ctx),
      ]),
    );
    app.clock.moveBy(12 * 60_000);
  }
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  await refundPayments(app.ctx);
  for (const { id } of bookings) {
    const rows = await paymentRows(app.ctx, id);
    const taken = rows.filter((row) => row.status === "successful");
    const owed = (await Promise.all(taken.map((row) => refundRows(app.ctx, row.reference)))).flat();
    const paid = (await appointmentRow(app.ctx, id)).payment_state === "paid" ? 1 : 0;
    expect(taken.length - owed.length).toBe(paid);
    expect(rows.filter((row) => row.status === "open" || row.status === "opening").length).toBeLessThanOrEqual(1);
    const told = await app.ctx.db
      .selectFrom("messages")
      .select("id")
      .where("purpose", "in", ["payment-received", "payment-refunded"])
      .where("dedupe_key", "in", [...taken.map((row) => `payment ${row.id}:sms`), ""])
      .execute();
    expect(told).toHaveLength(taken.length);
  }
}, 60_000);
