import { listFactors } from "#contract/account-factors.ts";
import { listSessions, readAccount } from "#contract/account-settings.ts";
import { useApiQuery } from "#web/api/use-api.ts";

/** The account's second factors as they are now: another device may have changed them a moment ago. */
export function useFactors() {
  return useApiQuery(listFactors, {}, { staleTime: 0 });
}

/** What a factor that was shown, added or removed makes old. */
export const factorsOutdate = [listFactors, listSessions, readAccount];
