import type { Appointment } from "#contract/appointments.ts";
import { consultationTypeFor, type ConsultationKind } from "#contract/slots.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { mayPay } from "./payment-state.ts";
import type { AppointmentRow } from "./queries.ts";
import { sealedNotes } from "./sealed-columns.ts";
import { openSymptoms } from "./symptoms.ts";

/**
 * An appointment as its patient or its doctor reads it: notes and symptoms are opened for these two, whatever the patient shares
 * otherwise, and for nobody else (a health center never receives them).
 */
export function presentAppointment(ctx: Context, row: AppointmentRow, audience: "patient" | "provider"): Appointment {
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
    fee: row.fee,
    payment_state: row.payment_state,
    pay_before: row.pay_before?.toISOString() ?? null,
    payable: audience === "patient" && mayPay(row, ctx.clock.now()),
    created_at: row.created_at.toISOString(),
  };
}
