import type { AppointmentSide } from "#contract/appointments.ts";
import {
  clinicDateAt,
  clinicTimeAt,
  frenchShortDate,
  type ClinicDate,
  type ClinicTime,
} from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { contactTexts } from "#texts/appointments.ts";
import { messageTexts } from "#texts/messages.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import { personRows, writeMessages, type MessageText } from "#server/messages/write-message.ts";
import { dashboardLink } from "./links.ts";
import { concernsDoctor } from "./policy.ts";
import type { AppointmentRow } from "./queries.ts";

/** The side across the table. */
const otherSide = (side: AppointmentSide): AppointmentSide => (side === "patient" ? "doctor" : "patient");

/** Writes to one side of an appointment, by SMS and e-mail; by day, because nobody asked for it. */
async function tell(
  ctx: Context,
  row: AppointmentRow,
  reader: AppointmentSide,
  text: MessageText,
  news: { purpose: string; key: string },
): Promise<void> {
  const to =
    reader === "patient"
      ? { sms: row.account_phone, email: row.account_email }
      : { sms: row.doctor_phone, email: row.doctor_email };
  await writeMessages(
    ctx,
    personRows(ctx.clock.now(), to, text, { purpose: news.purpose, dedupeKey: news.key, keepsQuiet: true }),
  );
}

/** How the other side names whoever acts: the doctor by name, the patient by none. */
const nameOf = (row: AppointmentRow, side: AppointmentSide) =>
  side === "doctor" ? row.doctor_name : contactTexts.somePatient;

/** Tells the other side of a cancellation, and the patient who cancelled what was paid what becomes of the money. */
export async function tellCancellation(
  ctx: Context,
  row: AppointmentRow,
  by: AppointmentSide,
  done: { reason: string | null; refund: number; kept: number },
): Promise<void> {
  const when = whenOf(row.appointment_date, row.appointment_time);
  const link = dashboardLink(ctx);
  const refund = done.refund > 0 ? formatFcfa(done.refund, " ") : null;
  const key = `cancelled ${row.id}`;
  if (by === "doctor") {
    const text = messageTexts.cancelledByDoctor({
      doctor: row.doctor_name,
      when,
      reason: done.reason ?? "",
      refund,
      link,
    });
    return tell(ctx, row, "patient", text, { purpose: "cancelled-by-doctor", key });
  }
  if (concernsDoctor(row)) {
    const text = messageTexts.cancelledByPatient({ when, link });
    await tell(ctx, row, "doctor", text, { purpose: "cancelled-by-patient", key });
  }
  if (done.refund + done.kept > 0) {
    const paid = formatFcfa(done.kept, " ");
    const text = messageTexts.ownCancellation({ doctor: row.doctor_name, when, refund, paid, link });
    await tell(ctx, row, "patient", text, { purpose: "own-cancellation", key: `own ${key}` });
  }
}

/** Tells the other side that another time is proposed, and until when to answer. */
export async function tellProposal(
  ctx: Context,
  row: AppointmentRow,
  proposal: { id: string; by: AppointmentSide; date: ClinicDate; time: ClinicTime; expiresAt: Date },
): Promise<void> {
  const facts = {
    when: whenOf(row.appointment_date, row.appointment_time),
    proposed: whenOf(proposal.date, proposal.time),
    until: `${frenchShortDate(clinicDateAt(proposal.expiresAt))} à ${clinicTimeAt(proposal.expiresAt)}`,
    link: dashboardLink(ctx),
  };
  const text =
    proposal.by === "doctor"
      ? messageTexts.otherTimeByDoctor({ ...facts, doctor: row.doctor_name })
      : messageTexts.otherTimeByPatient(facts);
  await tell(ctx, row, otherSide(proposal.by), text, {
    purpose: "other-time-proposed",
    key: `proposed ${proposal.id}`,
  });
}

/** What became of a proposal. */
export type ProposalEnd = "accepted" | "declined" | "withdrawn" | "expired";

/** Tells the side that is still waiting what became of a proposal; `when` is the time the appointment has now. */
export async function tellAnswer(
  ctx: Context,
  row: AppointmentRow,
  proposal: { id: string; by: AppointmentSide },
  end: ProposalEnd,
  now: { date: ClinicDate; time: ClinicTime },
): Promise<void> {
  // Who withdraws tells the other side; every other end is news for who proposed.
  const reader = end === "withdrawn" ? otherSide(proposal.by) : proposal.by;
  const facts = { who: nameOf(row, otherSide(reader)), when: whenOf(now.date, now.time), link: dashboardLink(ctx) };
  const text = {
    accepted: messageTexts.otherTimeAccepted,
    declined: messageTexts.otherTimeDeclined,
    withdrawn: messageTexts.otherTimeWithdrawn,
    expired: messageTexts.otherTimeUnanswered,
  }[end](facts);
  await tell(ctx, row, reader, text, { purpose: `other-time-${end}`, key: `${end} ${proposal.id}` });
}
