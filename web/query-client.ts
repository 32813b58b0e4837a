import { QueryClient } from "@tanstack/react-query";
import { siteKey } from "#web/api/site.ts";

/** One minute old is fresh: the first screen does not ask again for what came with the document. A refusal is not asked twice. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (count, error) => count < 2 && !isRefusal(error) },
    },
  });
  // They came with the document and nobody fetches them: forgotten, they would be gone.
  client.setQueryDefaults(siteKey, { staleTime: Infinity, gcTime: Infinity });
  return client;
}

function isRefusal(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "status" in error &&
    Number(error.status) >= 400 &&
    Number(error.status) < 500
  );
}
