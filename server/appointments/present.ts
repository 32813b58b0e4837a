import type { Appointment, AppointmentSide } from "#contract/appointments.ts";
import { consultationTypeFor, type ConsultationKind } from "#contract/slots.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import { absence } from "#texts/appointments.ts";
import type { Context } from "#server/context.ts";
import { directionsUrl, whatsappUrl } from "./links.ts";
import { mayPay } from "./payment-state.ts";
import type { AppointmentRow } from "./queries.ts";
import { sealedCancellations, sealedNotes } from "./sealed-columns.ts";
import { openSymptoms } from "./symptoms.ts";
import { cancellationTerms, openProposal, whyNotMovable } from "./terms.ts";

const cancelledBy: Record<string, Appointment["cancelled_by"]> = {
  patient: "patient",
  doctor: "doctor",
  no_show: "doctor",
  unpaid: "system",
};

/** In the words of who cancelled; an absence is a reason by itself, and tells why nothing was given back. */
function cancellationReason(ctx: Context, row: AppointmentRow): string | null {
  if (row.cancellation_note) return ctx.sealer.open(row.cancellation_note, sealedCancellations.context(row.id));
  return row.cancellation_reason === "no_show" ? absence : null;
}

/** What each side may still do about an appointment. */
function choicesOf(
  row: AppointmentRow,
  side: AppointmentSide,
  now: Date,
): Pick<Appointment, "payable" | "cancellation" | "reschedulable" | "proposal"> {
  const proposal = openProposal(row, now);
  return {
    payable: side === "patient" && mayPay(row, now),
    cancellation: cancellationTerms(row, side, now),
    reschedulable: proposal === null && whyNotMovable(row, now) === null,
    proposal,
  };
}

/**
 * An appointment as its patient or its doctor reads it: notes and symptoms are opened for these two, whatever the patient shares
 * otherwise, and for nobody else (a health center never receives them).
 */
export function presentAppointment(ctx: Context, row: AppointmentRow, audience: "patient" | "provider"): Appointment {
  const side = audience === "patient" ? "patient" : "doctor";
  const told = row.symptom_report ? openSymptoms(ctx, row.id, row.symptom_report) : null;
  return {
    id: row.id,
    patient_id: row.patient_id,
    patient_name: row.patient_name,
    patient_phone: row.patient_phone,
    doctor_id: row.doctor_id,
    doctor_name: row.doctor_name,
    specialty: specialtyLabel(row.specialty as SpecialtyId),
    clinic_address: row.clinic_address,
    health_center_name: row.health_center_name,
    appointment_date: row.appointment_date,
    appointment_time: row.appointment_time,
    notes: row.notes ? ctx.sealer.open(row.notes, sealedNotes.context(row.id)) : null,
    consultation_type: consultationTypeFor(row.consultation_type as ConsultationKind, audience),
    status: row.status,
    rejection_reason: row.rejection_reason,
    symptoms: told?.symptoms ?? null,
    symptoms_notes: told?.additional_notes ?? null,
    has_triage: row.has_triage,
    fee: row.fee,
    payment_state: row.payment_state,
    payment_reference: side === "patient" ? row.payment_reference : null,
    pay_before: row.pay_before?.toISOString() ?? null,
    ...choicesOf(row, side, ctx.clock.now()),
    cancelled_by: (row.status === "cancelled" && cancelledBy[row.cancellation_reason ?? ""]) || null,
    cancellation_reason: cancellationReason(ctx, row),
    whatsapp_url: whatsappUrl(row, side),
    directions_url: side === "patient" ? directionsUrl(row) : null,
    created_at: row.created_at.toISOString(),
  };
}
