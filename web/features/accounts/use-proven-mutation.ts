import { useRef, useState } from "react";
import type { AnyEndpoint, OutputOf } from "#contract/endpoint.ts";
import { detailOf } from "#web/api/api-error.ts";
import type { CallArgs } from "#web/api/call.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { factorsOutdate } from "./use-factors.ts";

export interface ProvenOptions<E extends AnyEndpoint> {
  /** What the server last said of it; its refusal says it anew. */
  recentlyShown: boolean;
  fallback: string;
  onSuccess: (output: OutputOf<E>) => unknown;
}

/** A write that wants a second factor shown shortly before: while `proving`, the step stands in its place, and then it goes on by itself. */
export function useProvenMutation<E extends AnyEndpoint>(endpoint: E, options: ProvenOptions<E>) {
  const [proving, setProving] = useState(false);
  const wanted = useRef<CallArgs<E> | null>(null);
  const mutation = useApiMutation(endpoint, {
    invalidates: factorsOutdate,
    onSuccess: options.onSuccess,
    onError: ({ code }) => setProving(code === "factor_proof_needed"),
  });
  const { error } = mutation;
  return {
    run: (args: CallArgs<E>) => {
      wanted.current = args;
      if (options.recentlyShown) mutation.mutate(args);
      else setProving(true);
    },
    proving,
    proven: () => {
      setProving(false);
      if (wanted.current) mutation.mutate(wanted.current);
    },
    busy: mutation.isPending,
    failure: error && error.code !== "factor_proof_needed" ? detailOf(error, options.fallback) : null,
  };
}
