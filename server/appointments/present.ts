import type { Appointment } from "#contract/appointments.ts";
import { consultationTypeFor, type ConsultationKind } from "#contract/slots.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { mayPay } from "./payment-state.ts";
import type { AppointmentRow } from "./queries.ts";

/** An appointment as a patient or a provider reads it; the notes are opened for both, and for nobody else. */
export function presentAppointment(ctx: Context, row: AppointmentRow, audience: "patient" | "provider"): Appointment {
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
    notes: row.notes ? ctx.sealer.open(row.notes, `appointment notes ${row.id}`) : null,
    consultation_type: consultationTypeFor(row.consultation_type as ConsultationKind, audience),
    status: row.status,
    rejection_reason: row.rejection_reason,
    symptoms: null,
    symptoms_notes: null,
    fee: row.fee,
    payment_state: row.payment_state,
    pay_before: row.pay_before?.toISOString() ?? null,
    payable: audience === "patient" && mayPay(row, ctx.clock.now()),
    created_at: row.created_at.toISOString(),
  };
}
