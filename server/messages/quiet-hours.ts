import { addDays, clinicDateAt, clinicTimeAt, instantOf } from "#contract/clinic-time.ts";

const from = "21:00";
const until = "07:00";

/**
 * When a message nobody asked for may ring: now by day, at 07:00 between 21:00 and 07:00 in Abidjan. Codes and receipts were
 * asked for and never come here (decisions, "Messages").
 */
export function afterQuietHours(now: Date): Date {
  const time = clinicTimeAt(now);
  const today = clinicDateAt(now);
  if (time < until) return instantOf(today, until);
  return time >= from ? instantOf(addDays(today, 1), until) : now;
}
