import { useQueryClient } from "@tanstack/react-query";
import { listFactors } from "#contract/account-factors.ts";
import { listSessions, readAccount } from "#contract/account-settings.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { raiseSession } from "#web/session/session.tsx";

/** The account's second factors as they are now: another device may have changed them a moment ago. */
export function useFactors() {
  return useApiQuery(listFactors, {}, { staleTime: 0 });
}

/** What a factor shown, added or removed makes old. */
export const factorsOutdate = [listFactors, listSessions, readAccount];

/** Goes on with the session that a factor opened, and only then asks anew for what changed: the former token opens nothing any more. */
export function useRaise(): (answer: SessionAnswer) => void {
  const client = useQueryClient();
  return (answer) => {
    raiseSession(answer);
    for (const { name } of factorsOutdate) void client.invalidateQueries({ queryKey: [name] });
  };
}
