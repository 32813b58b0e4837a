import { currency } from "#contract/payments.ts";
import { instantOf } from "#contract/clinic-time.ts";
import { sealedNotes } from "#server/appointments/sealed-columns.ts";
import type { Context } from "#server/context.ts";
import { newReference } from "#server/payments/reference.ts";
import { newId } from "#server/platform/ids.ts";
import type { PlannedAppointment } from "./appointment-plan.ts";
import type { Chance } from "./chance.ts";
import type { DemoRows } from "./seed-queries.ts";

const notes = [
  "Douleurs au ventre depuis trois jours, surtout après les repas.",
  "Suivi de tension. J'apporte mon carnet et mes derniers résultats.",
  "Fièvre le soir depuis dimanche, test de paludisme négatif.",
  "Renouvellement d'ordonnance et bilan annuel.",
  "Mal au genou gauche depuis une chute à moto.",
  "Deuxième avis demandé par mon médecin de famille.",
  "Je peux venir plus tôt si une place se libère.",
];
const rejections = [
  "Je suis en déplacement ce jour-là. Choisissez un créneau la semaine suivante.",
  "Ce motif relève d'une autre spécialité : voyez plutôt un médecin généraliste.",
  "Le plateau technique est en maintenance à cette date.",
];

type AppointmentRows = Pick<
  DemoRows,
  "appointments" | "slot_claims" | "appointment_events" | "payments" | "sandbox.transactions" | "refunds"
>;

const minute = 60_000;
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minute);

/** The attempts to pay for one appointment: mostly one that succeeds, sometimes one that failed before it. */
function payFor(ctx: Context, rows: AppointmentRows, it: PlannedAppointment, id: string, chance: Chance): Date {
  const begun = it.kind === "video" ? later(it.decided_at ?? it.created_at, -1) : later(it.created_at, 2);
  const outcomes = chance.percent(9) ? (["failed", "successful"] as const) : (["successful"] as const);
  let settled = begun;
  for (const [index, status] of outcomes.entries()) {
    const created = later(begun, index * 4);
    settled = later(created, 2);
    const reference = newReference();
    const paymentId = newId();
    rows.payments.push({
      id: paymentId,
      appointment_id: id,
      account_id: it.patient.account_id,
      attempt: index + 1,
      reference,
      provider: "sandbox",
      amount: it.fee,
      currency,
      status,
      authorization_url: `${ctx.config.publicUrl()}/sandbox/checkout/${reference}`,
      failure: status === "failed" ? "failed" : null,
      created_at: created,
      settled_at: settled,
    });
    const given = status === "successful" && it.payment === "refunded";
    rows["sandbox.transactions"].push({
      reference,
      amount: it.fee,
      currency,
      callback_url: `${ctx.config.publicUrl()}/payment/callback`,
      status: status === "failed" ? "failed" : given ? "reversed" : "success",
      created_at: created,
    });
    if (given) {
      const owed = it.decided_at ?? settled;
      rows.refunds.push({
        id: newId(),
        payment_id: paymentId,
        amount: it.fee,
        reason: it.status,
        status: "done",
        attempts: 1,
        next_attempt_at: owed,
        created_at: owed,
        done_at: later(owed, 3),
      });
    }
  }
  return settled;
}

/** The history that leads to how the appointment stands. */
function tell(rows: AppointmentRows, it: PlannedAppointment, id: string, paidAt: Date | null): void {
  const patient = { actor_account_id: it.patient.account_id, actor_role: "patient" };
  const doctor = { actor_account_id: it.doctor.account_id, actor_role: "specialist" };
  const system = { actor_role: "system" };
  const say = (event: string, who: { actor_role: string; actor_account_id?: string }, at: Date) =>
    rows.appointment_events.push({ appointment_id: id, event, ...who, details: "{}", created_at: at });
  const decided = it.decided_at ?? it.created_at;
  say("booked", patient, it.created_at);
  if (paidAt && it.kind === "in-person") say("paid", system, paidAt);
  const wasAccepted =
    it.status === "accepted" ||
    it.status === "completed" ||
    it.cancellation === "no_show" ||
    (it.kind === "video" && paidAt);
  if (wasAccepted) {
    const answered = it.status === "accepted" ? decided : later(paidAt ?? it.created_at, it.kind === "video" ? -3 : 20);
    say("accepted", doctor, answered);
  }
  if (paidAt && it.kind === "video") say("paid", system, paidAt);
  if (it.status === "completed") say("completed", doctor, decided);
  if (it.status === "rejected") say("rejected", doctor, decided);
  if (it.status === "cancelled") {
    if (it.cancellation === "unpaid") say("expired", system, decided);
    else say("cancelled", it.cancellation === "no_show" ? doctor : patient, decided);
  }
  if (it.payment === "refunded") say("refunded", system, later(decided, 3));
}

/** Everything the tables say of the planned appointments. */
export function appointmentRows(ctx: Context, planned: readonly PlannedAppointment[], chance: Chance): AppointmentRows {
  const now = ctx.clock.now();
  const rows: AppointmentRows = {
    appointments: [],
    slot_claims: [],
    appointment_events: [],
    payments: [],
    "sandbox.transactions": [],
    refunds: [],
  };
  const held = new Map<string, number>();
  for (const it of planned) {
    const id = newId();
    const active = it.status === "pending" || it.status === "accepted";
    let holdNumber: number | null = null;
    if (it.payment === "due" && active) {
      holdNumber = (held.get(it.patient.account_id) ?? 0) + 1;
      held.set(it.patient.account_id, holdNumber);
    }
    rows.appointments.push({
      id,
      account_id: it.patient.account_id,
      patient_id: it.patient.id,
      doctor_id: it.doctor.id,
      health_center_id: it.doctor.health_center_id,
      appointment_date: it.date,
      appointment_time: it.time,
      consultation_type: it.kind,
      status: it.status,
      rejection_reason: it.status === "rejected" ? chance.pick(rejections) : null,
      cancellation_reason: it.cancellation,
      notes: chance.percent(35) ? ctx.sealer.seal(chance.pick(notes), sealedNotes.context(id)) : null,
      fee: it.fee,
      payment_state: it.payment,
      hold_number: holdNumber,
      pay_before: it.pay_before,
      created_at: it.created_at,
      decided_at: it.decided_at,
    });
    const money = it.payment === "paid" || it.payment === "refunded" || it.payment === "refund_due";
    tell(rows, it, id, money ? payFor(ctx, rows, it, id, chance) : null);
    if (active && instantOf(it.date, it.time) > now) {
      rows.slot_claims.push({
        doctor_id: it.doctor.id,
        slot_date: it.date,
        slot_time: it.time,
        kind: "booking",
        appointment_id: id,
        expires_at: it.pay_before,
      });
    }
  }
  return rows;
}
