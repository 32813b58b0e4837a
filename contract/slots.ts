import * as z from "zod/mini";

/** A slot is 30 minutes: the unit of availability, of claims and of bookings (specification, section 9). */
export const slotMinutes = 30;

/** How far ahead a slot can be seen and booked, in days. */
export const bookingHorizonDays = 90;

/** The two ways to consult, inside the house. The wire has three words for them: see `consultationTypeInput`. */
export type ConsultationKind = "in-person" | "video";

/** What clients send: `whatsapp` and `whatsapp-video` mean the same video consultation (decisions, "Directory"). */
export const consultationTypeInput = z.enum(["in-person", "whatsapp", "whatsapp-video"]);

export function consultationKindOf(input: z.output<typeof consultationTypeInput>): ConsultationKind {
  return input === "in-person" ? "in-person" : "video";
}

/** Patient views read `whatsapp-video`, provider views `whatsapp`. */
export function consultationTypeFor(
  kind: ConsultationKind,
  audience: "patient" | "provider",
): "in-person" | "whatsapp" | "whatsapp-video" {
  if (kind === "in-person") return "in-person";
  return audience === "patient" ? "whatsapp-video" : "whatsapp";
}

/** One day of free slots, as `GET doctors/{id}/slots` answers it. */
export const daySlots = z.object({ date: z.string(), times: z.array(z.string()) });
export type DaySlots = z.output<typeof daySlots>;
