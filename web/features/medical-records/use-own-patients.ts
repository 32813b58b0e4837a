import { readOwnAccount } from "#contract/accounts.ts";
import { useApiQuery } from "#web/api/use-api.ts";

/** The people of the signed-in account, its own patient first. */
export function useOwnPatients() {
  const answer = useApiQuery(readOwnAccount);
  const all = answer.data?.patients ?? [];
  return { ...answer, patients: [...all.filter(isSelf), ...all.filter((one) => !isSelf(one))] };
}

const isSelf = ({ relation }: { relation: string }) => relation === "self";
