import type { AnyEndpoint, InputSent, OutputOf, ParamsOf, QuerySent } from "#contract/endpoint.ts";
import { apiTexts } from "#texts/api.ts";
import { ApiError } from "./api-error.ts";
import { bearer } from "./bearer.ts";
import { parsed, refusalOf, send } from "./send.ts";

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [name in Name]?: undefined }
  : Record<never, never> extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value };

/** What a call must be handed: parameters, query and input as the endpoint declares them, nothing more. */
export type CallArgs<E extends AnyEndpoint> = Part<
  "params",
  [keyof ParamsOf<E>] extends [never] ? undefined : ParamsOf<E>
> &
  Part<"query", QuerySent<E>> &
  Part<"input", InputSent<E>> & {
    /** On repeatable endpoints: stays the same while the person repeats the same thing. A fresh one unless given. */
    idempotencyKey?: string | undefined;
    signal?: AbortSignal | undefined;
  };

/** `args` may be left out where nothing is required. */
export type CallRest<E extends AnyEndpoint> =
  Record<never, never> extends CallArgs<E> ? [args?: CallArgs<E>] : [args: CallArgs<E>];

interface LooseArgs {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  input?: unknown;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Calls an endpoint and answers what it promises. The bearer goes along where a session is needed; a session that ran out is renewed
 * once and the call made again. A session that owes its second factor is told so: whoever waits for that shows the step.
 * Throws: ApiError, always with a French sentence.
 */
export async function call<E extends AnyEndpoint>(endpoint: E, ...[args]: CallRest<E>): Promise<OutputOf<E>> {
  return (await exchange(endpoint, (args ?? {}) as LooseArgs)).output as OutputOf<E>;
}

/** One page of a list, and the cursor of the page after it. */
export interface ListPage<Rows> {
  items: Rows;
  next: string | null;
}

/** Calls an endpoint that answers a list, and reads in its `Link` header where the list goes on. Throws: ApiError, as `call` does. */
export async function callPage<E extends AnyEndpoint>(
  endpoint: E,
  ...[args]: CallRest<E>
): Promise<ListPage<OutputOf<E>>> {
  const { output, answer } = await exchange(endpoint, (args ?? {}) as LooseArgs);
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(answer.headers.get("link") ?? "")?.[1];
  const next = address ? new URL(address, location.origin).searchParams.get("cursor") : null;
  return { items: output as OutputOf<E>, next };
}

async function exchange(endpoint: AnyEndpoint, given: LooseArgs): Promise<{ output: unknown; answer: Response }> {
  const request = {
    method: endpoint.method,
    body: endpoint.input === undefined ? undefined : JSON.stringify(given.input ?? {}),
    signal: given.signal,
  };
  const address = addressOf(endpoint, given);
  const headers: Record<string, string> = { accept: "application/json" };
  if (request.body !== undefined) headers["content-type"] = "application/json";
  if (endpoint.repeatable) headers["idempotency-key"] = given.idempotencyKey ?? newKey();

  let token = endpoint.access === "anyone" && !endpoint.withSession ? null : await bearer().token();
  let { answer, text } = await send(address, { ...request, headers: withToken(headers, token) });
  if (token && sessionRefused(answer, text)) {
    const renewed = await bearer().renew(token);
    if (renewed) {
      token = renewed;
      ({ answer, text } = await send(address, { ...request, headers: withToken(headers, token) }));
    }
  }
  if (!answer.ok) {
    const fault = refusalOf(answer, text);
    if (token && fault.code === "mfa_required") bearer().owes(token);
    throw fault;
  }
  const output = parsed(text);
  // A hotel's login page also answers 200: what is not the promised JSON is no success.
  if (endpoint.output !== undefined && output === undefined) {
    const none = { unexplained: true, unreadable: true };
    throw new ApiError({ status: 502, code: "unexpected_error", detail: apiTexts.failed, ...none });
  }
  return { output, answer };
}

function withToken(headers: Record<string, string>, token: string | null): Record<string, string> {
  return token ? { ...headers, authorization: `Bearer ${token}` } : headers;
}

function sessionRefused(answer: Response, text: string): boolean {
  if (answer.status !== 401) return false;
  const { code } = refusalOf(answer, text);
  return code === "session_expired" || code === "not_signed_in";
}

function addressOf(endpoint: AnyEndpoint, { params = {}, query = {} }: LooseArgs): string {
  const path = endpoint.path.replace(/\{([^}]+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
  }
  const asked = search.toString();
  return `/api${path}${asked && `?${asked}`}`;
}

/** A key that nobody else has. `crypto.randomUUID` is missing on pages served without TLS, so it is not used. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
