import { refuse } from "#server/platform/refuse.ts";

interface CenterState {
  status: string;
  suspended_at: Date | null;
}

/**
 * The center, if it may add doctors now.
 * Refuses: not_allowed for an account without a center, center_not_approved while pending or once rejected, center_suspended.
 */
export function mustAddSpecialists<Center extends CenterState>(center: Center | null): Center {
  if (!center) refuse("not_allowed");
  if (center.status !== "approved") refuse("center_not_approved");
  if (center.suspended_at !== null) refuse("center_suspended");
  return center;
}
