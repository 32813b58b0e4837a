import type { Appointment } from "#contract/appointments.ts";

/** A patient's appointment as the server answers it: in person, asked for, not yet paid; and whatever a test says. */
export function anAppointment(more: Partial<Appointment> = {}): Appointment {
  return {
    id: "a1",
    patient_id: "p1",
    patient_name: "Awa Koné",
    patient_phone: null,
    doctor_id: "d1",
    doctor_name: "Dr Aya Kouassi",
    specialty: "Cardiologie",
    clinic_address: "Cocody",
    health_center_name: null,
    appointment_date: "2999-01-07",
    appointment_time: "09:00",
    notes: null,
    consultation_type: "in-person",
    status: "pending",
    rejection_reason: null,
    symptoms: null,
    symptoms_notes: null,
    fee: 15_000,
    payment_state: "due",
    pay_before: null,
    payable: false,
    payment_reference: null,
    cancelled_by: null,
    cancellation_reason: null,
    cancellation: { allowed: true, refund: 0, kept: 0, refund_until: null },
    reschedulable: false,
    proposal: null,
    whatsapp_url: null,
    directions_url: null,
    created_at: "2026-11-01T08:00:00.000Z",
    ...more,
  };
}
