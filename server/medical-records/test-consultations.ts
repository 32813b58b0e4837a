import type { TestApp } from "#server/testing/app.ts";
import type { Person, TestDoctor } from "#server/testing/people.ts";

let slots = 0;

/** Asks for a video consultation that nobody else in this file has asked for; answers its id. */
export async function aRequest(app: TestApp, who: Person, doctor: TestDoctor, patientId?: string): Promise<string> {
  const half = slots++ % 16;
  const answer = await app.call("POST", "/api/appointments", {
    token: who.token,
    body: {
      doctor_id: doctor.doctorId,
      appointment_date: slots > 16 ? "2026-11-25" : "2026-11-24",
      appointment_time: `${String(9 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 ? "30" : "00"}`,
      consultation_type: "whatsapp-video",
      patient_id: patientId,
    },
  });
  if (answer.status !== 201) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

/** The same, accepted by the doctor. */
export async function anAccepted(app: TestApp, who: Person, doctor: TestDoctor, patientId?: string): Promise<string> {
  const id = await aRequest(app, who, doctor, patientId);
  const answer = await app.call("POST", `/api/appointments/${id}/accept`, { token: doctor.token });
  if (answer.status !== 200) throw new Error(`not accepted: ${JSON.stringify(answer.body)}`);
  return id;
}
