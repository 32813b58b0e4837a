import type { AppointmentStatus } from "#contract/appointments.ts";
import { statusLabels } from "#texts/appointments.ts";
import { Badge, type BadgeColour } from "#web/ui/badge.tsx";
import type { IconName } from "#web/ui/icon.tsx";

const looks: Record<AppointmentStatus, { colour: BadgeColour; icon: IconName }> = {
  pending: { colour: "amber", icon: "clock" },
  accepted: { colour: "green", icon: "check" },
  rejected: { colour: "red", icon: "close" },
  completed: { colour: "blue", icon: "success" },
  cancelled: { colour: "grey", icon: "cancelled" },
};

/** Where an appointment stands, in the words of the specification (section 4). */
export function StatusBadge({ status }: { status: AppointmentStatus }) {
  return <Badge {...looks[status]}>{statusLabels[status]}</Badge>;
}
