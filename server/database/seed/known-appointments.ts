import type { ConsultationKind } from "#contract/slots.ts";
import {
  planOne,
  slotsFrom,
  type Outcome,
  type PlanContext,
  type PlanDoctor,
  type PlannedAppointment,
  type PlanPatient,
} from "./appointment-plan.ts";

/**
 * What tests and whoever tries the product can count on: Awa has an appointment in every status, Dr Kouassi has requests to answer,
 * and every state of money occurs.
 */
export function knownAppointments(
  plan: PlanContext,
  doctors: readonly PlanDoctor[],
  awa: PlanPatient,
  yao: PlanPatient,
  others: readonly PlanPatient[],
): PlannedAppointment[] {
  const kouassi = doctors[0]!;
  const paediatrician = doctors[2]!;
  const dermatologist = doctors[4]!;
  const found: PlannedAppointment[] = [];
  const add = (
    doctor: PlanDoctor,
    patient: PlanPatient,
    fromDay: number,
    time: string,
    kind: ConsultationKind,
    outcome: Outcome,
  ) => {
    const slot = slotsFrom(doctor, plan.now, fromDay, 1, time)[0];
    const one = slot && planOne(plan, doctor, patient, slot, { kind, outcome });
    if (one) found.push(one);
  };
  add(kouassi, awa, -52, "09:30", "in-person", { status: "completed", payment: "paid" });
  add(kouassi, awa, -21, "11:00", "video", { status: "completed", payment: "paid" });
  add(dermatologist, awa, -12, "10:00", "in-person", { status: "rejected", payment: "refunded" });
  add(paediatrician, awa, -30, "09:00", "in-person", { status: "cancelled", payment: "due", cancellation: "unpaid" });
  add(kouassi, awa, 3, "10:00", "in-person", { status: "accepted", payment: "paid" });
  add(paediatrician, awa, 5, "15:00", "video", { status: "accepted", payment: "due" });
  add(dermatologist, awa, 6, "11:00", "video", { status: "pending", payment: "due" });
  add(kouassi, yao, -35, "10:30", "in-person", { status: "completed", payment: "paid" });
  add(kouassi, yao, 2, "11:30", "in-person", { status: "pending", payment: "paid" });
  add(doctors[1]!, yao, 4, "09:00", "in-person", { status: "pending", payment: "due" });
  for (const [index, patient] of others.slice(0, 5).entries()) {
    const video = index % 2 === 1;
    add(kouassi, patient, 2 + index, video ? "15:30" : "09:00", video ? "video" : "in-person", {
      status: "pending",
      payment: video ? "due" : "paid",
    });
  }
  for (const [index, patient] of others.slice(5, 8).entries()) {
    add(kouassi, patient, 1 + index, "14:00", "in-person", { status: "accepted", payment: "paid" });
  }
  add(kouassi, others[9]!, -2, "10:00", "in-person", { status: "rejected", payment: "refund_due" });
  return found;
}
