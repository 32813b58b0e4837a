import { useState } from "react";
import { readOwnProfile } from "#contract/doctors.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";

/** The signed-in doctor's profile: there, missing (signed up alone and not filled in yet), or not known. */
export function useOwnProfile() {
  const { user } = useSession();
  const answer = useApiQuery(readOwnProfile, {}, { enabled: user?.role === "specialist" });
  // Once known to be missing it stays so while it is asked for again: what is being typed in its place stays on the page.
  const [missing, setMissing] = useState(false);
  const isMissing = answer.error?.code === "doctor_not_found" || (missing && !answer.data);
  if (isMissing !== missing) setMissing(isMissing);
  return { answer, profile: answer.data ?? null, missing: isMissing };
}
