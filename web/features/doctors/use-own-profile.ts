import { readOwnProfile } from "#contract/doctors.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";

/** The signed-in doctor's profile: there, missing (signed up alone and not filled in yet), or not known. */
export function useOwnProfile() {
  const { user } = useSession();
  const answer = useApiQuery(readOwnProfile, {}, { enabled: user?.role === "specialist" });
  return { answer, profile: answer.data ?? null, missing: answer.error?.code === "doctor_not_found" };
}
