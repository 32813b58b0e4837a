import type { User } from "#contract/accounts.ts";
import { paths } from "#web/paths.ts";

/** Where a signed-in person is at home (decisions, "Identity": an admin's dashboard is /admin). */
export function ownSpace({ role }: Pick<User, "role">): string {
  if (role === "admin") return paths.admin();
  return role === "health_center" ? paths.healthCenterDashboard() : paths.dashboard();
}
