import { CompiledQuery } from "kysely";
import { directDoorOf, statementName, type Database } from "./db.ts";

/**
 * A hot path's statement: its text is fixed, so that it is named once and planned once per connection. Parameters are given in the
 * order of `$1, $2, …`. Outside a transaction it goes straight to the pool: the query builder has nothing to add to it.
 */
export function statement<Row, Params extends readonly unknown[]>(
  text: string,
): (db: Database, ...params: Params) => Promise<Row[]> {
  const name = statementName(text);
  return async (db, ...params) => {
    const values = [...params];
    const door = directDoorOf(db);
    if (!door) return (await db.executeQuery(CompiledQuery.raw(text, values))).rows as Row[];
    return (await door.pool.query(door.prepared && values.length > 0 ? { name, text, values } : { text, values })).rows;
  };
}
