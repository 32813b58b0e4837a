import { listPatients } from "#contract/patients.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";

/** The signed-in patient and their people, oneself first. */
export function usePatients() {
  const { user } = useSession();
  return useApiQuery(listPatients, {}, { enabled: user?.role === "patient" });
}
