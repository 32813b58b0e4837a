import type { bookAppointment } from "#contract/appointments.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { clinicTimeAt } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { messageTexts } from "#texts/messages.ts";
import type { DoctorFacts } from "#server/availability/doctor-facts.ts";
import type { Context } from "#server/context.ts";
import { whenOf } from "#server/messages/when.ts";
import { personRows, type MessageRow } from "#server/messages/write-message.ts";
import type { Booker } from "./booker.ts";
import { dashboardLink } from "./links.ts";

type Booked = OutputOf<typeof bookAppointment>;

/**
 * What a booking tells its people; `recipient` is `patient` or `doctor`, whose addresses the booking statement looks up. The doctor
 * hears of an in-person booking once it is paid; before, the slot is only held.
 */
export function bookingMessages(
  ctx: Context,
  facts: DoctorFacts,
  booker: Booker,
  booked: Booked,
  now: Date,
): MessageRow[] {
  const when = whenOf(booked.appointment_date, booked.appointment_time);
  const link = dashboardLink(ctx);
  const patient = { sms: "patient", email: booker.hasEmail ? "patient" : null };
  const toPatient = (text: ReturnType<typeof messageTexts.bookedVideo>, purpose: string) =>
    personRows(now, patient, text, { purpose, dedupeKey: `booked ${booked.id}` });
  if (booked.pay_before !== null) {
    const until = clinicTimeAt(new Date(booked.pay_before));
    const amount = formatFcfa(booked.fee, " ");
    return toPatient(
      messageTexts.bookedInPerson({ doctor: facts.full_name, when, until, amount, link }),
      "booked-in-person",
    );
  }
  const waiting = { doctor: facts.full_name, when, link };
  const rows =
    booked.consultation_type === "in-person"
      ? toPatient(messageTexts.bookedNothingToPay(waiting), "booked-nothing-to-pay")
      : toPatient(messageTexts.bookedVideo(waiting), "booked-video");
  const request = personRows(
    now,
    { sms: "doctor", email: "doctor" },
    messageTexts.newRequest({ when, kind: booked.consultation_type === "in-person" ? "in-person" : "video", link }),
    {
      purpose: "new-request",
      dedupeKey: `request ${booked.id}`,
      keepsQuiet: true,
    },
  );
  return [...rows, ...request];
}
