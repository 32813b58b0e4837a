import { QueryClient } from "@tanstack/react-query";

/** One minute old is fresh: the first screen does not ask again for what came with the document. A refusal is not asked twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (count, error) => count < 2 && !isRefusal(error) },
    },
  });
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
