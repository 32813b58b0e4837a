import { readOwnAccount } from "#contract/accounts.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";

/** The signed-in account as the server knows it now: a role kept in the browser opens no door. */
export function useOwnAccount() {
  const { user } = useSession();
  return useApiQuery(readOwnAccount, {}, { enabled: user !== null });
}
