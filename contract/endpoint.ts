import type * as z from "zod/mini";
import type { RefusalCode } from "./refusals.ts";

/** The roles a signed-in account can have, as the wire names them; `super_admin` is an `admin` whose account says so. */
export type Role = "patient" | "specialist" | "health_center" | "admin" | "super_admin";

/** Who may call: everybody, everybody with a session, or the roles listed. There is no default: forgetting it does not compile. */
export type Access = "anyone" | "signed-in" | readonly Role[];

/** The names between braces in a path: `/doctors/{id}/slots` has `id`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

export type Schema = z.ZodMiniType;
type Parsed<S, Absent> = [S] extends [Schema] ? z.output<S> : Absent;
type Sent<S, Absent> = [S] extends [Schema] ? z.input<S> : Absent;

/**
 * One promise between browser and server. The server validates with it, the browser builds its call from it,
 * the OpenAPI document and the table of access tests are generated from it.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Input extends Schema | undefined = Schema | undefined,
  Output extends Schema | undefined = Schema | undefined,
  Who extends Access = Access,
> {
  /** Unique, camelCase: the name by which screens and tests call it. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to `/api` and `/api/v2`, which both serve it. Every parameter in braces is an id or a code. */
  readonly path: Path;
  readonly access: Who;
  /** Open to anyone; a session that there is goes along all the same, because the answer depends on whose it is. */
  readonly withSession?: boolean;
  /** True: may be called while the session still owes its second factor. Only what shows that factor, or leaves. */
  readonly whileFactorOwed?: boolean;
  /** One French sentence for the API page. */
  readonly summary: string;
  readonly tag: string;
  /** What each path parameter must look like; without an entry any text of at most 200 characters. */
  readonly params?: { readonly [name: string]: "uuid" | "text" | undefined };
  readonly query?: Query;
  readonly input?: Input;
  /** Absent: 204, or an answer that is not JSON (`produces`). */
  readonly output?: Output;
  /** Media type of an answer that is not JSON. */
  readonly produces?: string;
  /** Status of success, 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204;
  /** The refusals this endpoint may answer besides those every endpoint has. */
  readonly refusals: readonly RefusalCode[];
  /**
   * A write a person may repeat by accident: `Idempotency-Key` is honoured. `random-key`: what is sent does not tell one visitor from
   * another, so without an account only a key that nobody else draws is (`isRandomKey`); another counts as none.
   */
  readonly repeatable?: boolean | "random-key";
}

export type AnyEndpoint = Endpoint;

/** What the server hands to a verb. */
export type QueryOf<E extends AnyEndpoint> = Parsed<E["query"], undefined>;
export type InputOf<E extends AnyEndpoint> = Parsed<E["input"], undefined>;
export type OutputOf<E extends AnyEndpoint> = Parsed<E["output"], void>;
export type ParamsOf<E extends AnyEndpoint> = { [name in PathParams<E["path"]>]: string };
/** What the browser may send. */
export type QuerySent<E extends AnyEndpoint> = Sent<E["query"], undefined>;
export type InputSent<E extends AnyEndpoint> = Sent<E["input"], undefined>;

/** Declares an endpoint; the identity function, kept for its inference. */
export function endpoint<const E extends AnyEndpoint>(
  value: E & { params?: { [name in PathParams<E["path"]>]?: "uuid" | "text" } },
): E {
  return value;
}
