import { CompiledQuery } from "kysely";
import type { Database } from "./db.ts";

/**
 * A hot path's statement: its text is fixed, so that it is compiled once, named once and planned once per connection. Parameters are
 * given in the order of `$1, $2, …`.
 */
export function statement<Row, Params extends readonly unknown[]>(
  text: string,
): (db: Database, ...params: Params) => Promise<Row[]> {
  return async (db, ...params) => (await db.executeQuery(CompiledQuery.raw(text, [...params]))).rows as Row[];
}
