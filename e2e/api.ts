import type { AnyEndpoint, InputSent, OutputOf, ParamsOf, QuerySent } from "#contract/endpoint.ts";
import type { RefusalBody } from "#contract/refusals.ts";

interface Asked<E extends AnyEndpoint> {
  params?: ParamsOf<E>;
  query?: QuerySent<E>;
  input?: InputSent<E>;
  token?: string;
}

export type ApiAnswer<E extends AnyEndpoint> =
  | { ok: true; status: number; body: OutputOf<E> }
  | { ok: false; status: number; body: RefusalBody };

/** One call from outside, as a client written from the contract makes it. */
export async function ask<E extends AnyEndpoint>(
  url: string,
  endpoint: E,
  { params, query, input, token }: Asked<E> = {},
): Promise<ApiAnswer<E>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => (params as Record<string, string>)[name] ?? "");
  const search = new URLSearchParams(query as Record<string, string> | undefined);
  const answer = await fetch(`${url}/api${path}${search.size > 0 ? `?${search}` : ""}`, {
    method: endpoint.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(input === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  });
  return { ok: answer.ok, status: answer.status, body: await answer.json() } as ApiAnswer<E>;
}

/** The same, where nothing but success will do. */
export async function done<E extends AnyEndpoint>(
  url: string,
  endpoint: E,
  asked: Asked<E> = {},
): Promise<OutputOf<E>> {
  const answer = await ask(url, endpoint, asked);
  if (!answer.ok) throw new Error(`${endpoint.name} answered ${answer.status}: ${answer.body.detail}`);
  return answer.body;
}

export interface OutboxMessage {
  channel: string;
  to: string;
  subject: string | null;
  body: string;
}

/** What was written to somebody, newest first. */
export async function messagesTo(url: string, to: string): Promise<OutboxMessage[]> {
  const answer = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as OutboxMessage[];
}
