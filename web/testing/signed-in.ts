import { startSession } from "#web/session/session.tsx";

/** Awa, as most tests know her. */
export const awa = {
  id: "awa",
  full_name: "Awa Koné",
  phone_number: "+2250707010203",
  email: "awa@demo.ci",
  role: "patient" as const,
  is_super_admin: false,
};

/** Signs somebody in, as a door's answer does; remembered unless said. */
export function signIn(who: Partial<typeof awa> = {}, { remember = true } = {}): void {
  const user = { ...awa, ...who };
  startSession({ access_token: `a-${user.id}`, refresh_token: `r-${user.id}`, expires_in: 3600, user }, { remember });
}
