import { listOwnAppointments } from "#contract/appointments.ts";
import {
  acceptReschedule,
  cancelAppointment,
  declineReschedule,
  readAppointment,
  withdrawReschedule,
} from "#contract/appointment-changes.ts";
import { sendContactMessage } from "#contract/contact.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { readMedicalHistory, saveMedicalHistory } from "#contract/medical-records.ts";
import { sendSymptoms } from "#contract/symptoms.ts";

const appointments = [listOwnAppointments, readAppointment];

/**
 * What may wait for a connection and be sent without asking again: each is honoured once by its key and refused by the server when it
 * comes too late. Never a booking or a payment: those are decided in front of the person.
 */
const kept: readonly { endpoint: AnyEndpoint; outdates: readonly AnyEndpoint[] }[] = [
  { endpoint: sendSymptoms, outdates: appointments },
  { endpoint: saveMedicalHistory, outdates: [readMedicalHistory] },
  { endpoint: cancelAppointment, outdates: appointments },
  { endpoint: acceptReschedule, outdates: appointments },
  { endpoint: declineReschedule, outdates: appointments },
  { endpoint: withdrawReschedule, outdates: appointments },
  { endpoint: sendContactMessage, outdates: [] },
];

/** The endpoint of a kept write, and the reading endpoints whose answers it makes old; undefined for what may not be kept. */
export function keptEndpoint(name: string) {
  return kept.find(({ endpoint }) => endpoint.name === name);
}
