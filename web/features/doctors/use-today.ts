import { useSyncExternalStore } from "react";
import type { ClinicDate } from "#contract/clinic-time.ts";
import { clinicToday } from "./day-label.ts";

const never = () => () => {};

/** The clinic's date; null on the server, whose pages are kept for a while, and until its page has been taken over. */
export function useToday(): ClinicDate | null {
  return useSyncExternalStore(never, clinicToday, () => null);
}
