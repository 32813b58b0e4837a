import type { Access, AnyEndpoint, InputOf, OutputOf, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "./actor.ts";
import type { FileAnswer } from "./file-answer.ts";
import type { RawJson } from "./raw-json.ts";
import type { Refusal } from "./refuse.ts";

/** A key that a client sends with a write it may repeat, and what it stands for. */
export interface IdempotencyKey {
  /** Whose key: an account, or everybody who sends this key to this endpoint without one. */
  scope: string;
  key: string;
  requestHash: Buffer;
}

type ActorFor<Who extends Access> = Who extends "anyone" ? Actor | null : Actor;

/** A request as a verb sees it: proven, parsed, and nothing of HTTP but where it came from. */
export interface ApiRequest<E extends AnyEndpoint = AnyEndpoint> {
  actor: ActorFor<E["access"]>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  input: InputOf<E>;
  address: string;
  userAgent: string;
  /** When it came, by `performance.now()`. */
  arrivedAt: number;
  headers: Record<string, string | string[] | undefined>;
  /** The bytes as they came, for signatures. Only on endpoints without an input schema. */
  rawBody: Buffer;
  idempotencyKey: IdempotencyKey | null;
  /** Puts the address of the next page into the `Link` header. */
  nextPage(cursor: string): void;
  /** Lets browsers and proxies keep the answer so many seconds. */
  cacheFor(seconds: number): void;
}

/** What a verb may answer: the endpoint's output, the same as JSON text, or the file it produces. */
type AnswerOf<E extends AnyEndpoint> = E["produces"] extends string ? FileAnswer : OutputOf<E> | RawJson<OutputOf<E>>;

interface Handling<E extends AnyEndpoint, Prepared> {
  /** Decides on the object named in the path before the body is looked at: throws a refusal, or lets pass. */
  allow?: (
    ctx: Context,
    actor: ActorFor<E["access"]>,
    params: ParamsOf<E>,
    headers: ApiRequest["headers"],
  ) => Promise<void>;
  /** Slow work (hashing) done before the transaction of a repeatable write begins. */
  prepare?: (ctx: Context, request: ApiRequest<E>) => Promise<Prepared>;
  handle: (ctx: Context, request: ApiRequest<E>, prepared: Prepared) => Promise<AnswerOf<E>>;
  /**
   * `verb`: the verb writes the idempotency key in its own statement. Otherwise a repeatable endpoint runs in one transaction
   * with its key, and `ctx.db` is that transaction.
   */
  keyWrittenBy?: "verb";
  /** Other words for a refusal, where the person must read more than that. */
  reword?: (ctx: Context, refusal: Refusal) => Promise<Refusal>;
}

/** An endpoint and what answers it. Nothing can be registered without its endpoint. */
export interface Route {
  endpoint: AnyEndpoint;
  allow?: (ctx: Context, actor: Actor, params: Record<string, string>, headers: ApiRequest["headers"]) => Promise<void>;
  prepare?: (ctx: Context, request: ApiRequest) => Promise<unknown>;
  handle: (ctx: Context, request: ApiRequest, prepared: unknown) => Promise<unknown>;
  keyWrittenBy?: "verb";
  reword?: (ctx: Context, refusal: Refusal) => Promise<Refusal>;
}

/** Joins an endpoint to its verb. */
export function route<E extends AnyEndpoint, Prepared = undefined>(
  endpoint: E,
  handling: Handling<E, Prepared>,
): Route {
  return { endpoint, ...handling } as unknown as Route;
}
