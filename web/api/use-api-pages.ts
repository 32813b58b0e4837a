import { useInfiniteQuery } from "@tanstack/react-query";
import type { AnyEndpoint, OutputOf } from "#contract/endpoint.ts";
import type { ApiError } from "./api-error.ts";
import { callPage } from "./call.ts";
import type { CallArgs, CallRest, ListPage } from "./call.ts";
import { apiKey } from "./use-api.ts";

export interface ApiPagesOptions {
  /** False: not asked yet. */
  enabled?: boolean;
  /** While another question is being asked (a filter changed), the last answer stays. */
  keepLast?: boolean;
  /** For how many milliseconds an answer counts as fresh. */
  staleTime?: number;
}

/**
 * Reads a list page by page, following its cursor. Kept under the same key as `useApiQuery` would, in another shape
 * (`{ pages: [{ items, next }], pageParams: [null] }`): an endpoint is read one way or the other.
 */
export function useApiPages<E extends AnyEndpoint>(
  endpoint: E,
  args: CallArgs<E>,
  { keepLast, ...options }: ApiPagesOptions = {},
) {
  return useInfiniteQuery<
    ListPage<OutputOf<E>>,
    ApiError,
    { pages: ListPage<OutputOf<E>>[]; pageParams: (string | null)[] },
    ReturnType<typeof apiKey>,
    string | null
  >({
    queryKey: apiKey(endpoint, args),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(args.query as object | undefined), ...(pageParam === null ? {} : { cursor: pageParam }) };
      return callPage(endpoint, ...([{ ...args, query, signal }] as unknown as CallRest<E>));
    },
    initialPageParam: null,
    getNextPageParam: (last) => last.next,
    networkMode: "always",
    refetchOnReconnect: true,
    ...(keepLast ? { placeholderData: (last) => last } : {}),
    ...options,
  });
}
