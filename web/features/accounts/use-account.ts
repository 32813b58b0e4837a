import { useQueryClient } from "@tanstack/react-query";
import type { User } from "#contract/accounts.ts";
import { readAccount } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { apiKey, useApiQuery } from "#web/api/use-api.ts";
import { updateSessionUser, useSession } from "#web/session/session.tsx";

/** The signed-in account with all its owner may see of it. */
export function useAccount() {
  const { user } = useSession();
  return useApiQuery(readAccount, {}, { enabled: user !== null });
}

/** Puts what a write answered in place of what was known, in the session too: every screen says it at once. */
export function useAccountChanged(): (part: Partial<OwnAccount>) => void {
  const client = useQueryClient();
  return (part) => {
    const key = apiKey(readAccount, {});
    const before = client.getQueryData<OwnAccount>(key);
    if (!before) return;
    const account = { ...before, ...part };
    client.setQueryData(key, account);
    updateSessionUser(userOf(account));
  };
}

function userOf({ id, full_name, phone_number, email, role, is_super_admin }: OwnAccount): User {
  return { id, full_name, phone_number, email, role, is_super_admin };
}
