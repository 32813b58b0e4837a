import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import type { AnyEndpoint, OutputOf } from "#contract/endpoint.ts";
import { apiTexts } from "#texts/api.ts";
import { ApiError } from "./api-error.ts";
import { call, newKey } from "./call.ts";
import type { CallArgs, CallRest } from "./call.ts";

interface Asked {
  params?: unknown;
  query?: unknown;
}

/** The key under which an endpoint's answer is kept: in the browser, and in the document the server made. */
export function apiKey(endpoint: AnyEndpoint, args?: Asked) {
  return [endpoint.name, args?.params ?? null, args?.query ?? null] as const;
}

export interface ApiQueryOptions {
  /** False: not asked yet. */
  enabled?: boolean;
  /** Asks again every so many milliseconds. */
  refetchInterval?: number | false;
  /** For how many milliseconds an answer counts as fresh. */
  staleTime?: number;
  /** While another question is being asked (a filter changed), the last answer stays. */
  keepLast?: boolean;
}

type QueryRest<E extends AnyEndpoint> =
  Record<never, never> extends CallArgs<E>
    ? [args?: CallArgs<E>, options?: ApiQueryOptions]
    : [args: CallArgs<E>, options?: ApiQueryOptions];

/** Reads an endpoint. Without a network it fails with a sentence instead of waiting for ever, and asks again when the network returns. */
export function useApiQuery<E extends AnyEndpoint>(
  endpoint: E,
  ...[args, { keepLast, ...options } = {}]: QueryRest<E>
) {
  return useQuery({
    queryKey: apiKey(endpoint, args),
    queryFn: ({ signal }) => call(endpoint, ...([{ ...args, signal }] as unknown as CallRest<E>)),
    networkMode: "always",
    refetchOnReconnect: true,
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
    ...options,
  }) as UseQueryResult<OutputOf<E>, ApiError>;
}

/** Keeps a write for the time without a connection (`web/offline`): `api/` stands below it and only knows this shape. */
export interface Keeper {
  /** Settles when what was kept earlier is sent; true: some of it still waits, and nothing may overtake it. */
  waiting: () => Promise<boolean>;
  keep: (endpoint: AnyEndpoint, args: KeptArgs, key: string) => boolean;
}

export interface KeptArgs {
  params?: Record<string, string> | undefined;
  input?: unknown;
}

export interface ApiMutationOptions<E extends AnyEndpoint> {
  onSuccess?: (output: OutputOf<E>, args: CallArgs<E>) => unknown;
  onError?: (error: ApiError, args: CallArgs<E>) => unknown;
  /** Reading endpoints whose answers this write makes old. */
  invalidates?: readonly AnyEndpoint[];
  /** Without a connection the request is kept and fails with `kept`: it will be sent by itself, with this very key. */
  keeper?: Keeper | undefined;
}

/**
 * Writes through an endpoint. Repeating the same request after a lost connection carries the same key, so that it happens once; after a
 * decision of the server a new attempt is a new request.
 */
export function useApiMutation<E extends AnyEndpoint>(endpoint: E, options: ApiMutationOptions<E> = {}) {
  const client = useQueryClient();
  const open = useRef<{ said: string; key: string } | null>(null);
  return useMutation<OutputOf<E>, ApiError, CallArgs<E>>({
    networkMode: "always",
    mutationFn: async (args) => {
      const { idempotencyKey, signal, ...said } = args;
      const text = JSON.stringify(said);
      if (open.current?.said !== text) open.current = { said: text, key: newKey() };
      const key = idempotencyKey ?? open.current.key;
      const { keeper } = options;
      const keep = () => {
        if (!keeper?.keep(endpoint, said as KeptArgs, key)) return;
        open.current = null;
        throw new ApiError({ status: 0, code: "offline", detail: apiTexts.kept, kept: true });
      };
      if (keeper && (await keeper.waiting())) keep();
      try {
        const output = await call(endpoint, ...([{ ...args, idempotencyKey: key, signal }] as unknown as CallRest<E>));
        open.current = null;
        return output;
      } catch (fault) {
        if (fault instanceof ApiError && fault.offline) keep();
        if (!(fault instanceof ApiError && fault.undecided)) open.current = null;
        throw fault;
      }
    },
    onSuccess: async (output, args) => {
      for (const { name } of options.invalidates ?? []) void client.invalidateQueries({ queryKey: [name] });
      await options.onSuccess?.(output, args);
    },
    onError: (error, args) => options.onError?.(error, args),
  });
}
