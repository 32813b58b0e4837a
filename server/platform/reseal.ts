import { sql } from "#server/database/sql.ts";
import type { Context } from "#server/context.ts";
import type { SealedColumn } from "./sealed-column.ts";
import { keyIdPlace } from "./sealing.ts";

type SealingContext = Pick<Context, "db" | "sealer">;

const keyIdOf = (column: SealedColumn) =>
  sql`substring(${sql.ref(column.column)} from ${sql.lit(keyIdPlace.from)} for ${sql.lit(keyIdPlace.length)})`;

/** How many values of a column lie under the sealing key, under former ones, and under keys that are not known here. */
export interface SealedCount {
  current: number;
  former: number;
  unknown: number;
}

export async function countSealed(ctx: SealingContext, column: SealedColumn): Promise<SealedCount> {
  const found = await sql<{ key_id: Buffer; n: number }>`select ${keyIdOf(column)} as key_id, count(*) as n
    from ${sql.table(column.table)} where ${sql.ref(column.column)} is not null group by 1`.execute(ctx.db);
  const [current, ...former] = ctx.sealer.keyIds();
  const count = { current: 0, former: 0, unknown: 0 };
  for (const { key_id, n } of found.rows) {
    if (current?.equals(key_id)) count.current += n;
    else if (former.some((id) => id.equals(key_id))) count.former += n;
    else count.unknown += n;
  }
  return count;
}

/** What became of a column: values sealed anew, and the rows whose value does not open with any key (altered or moved). */
export interface Resealed {
  resealed: number;
  unreadable: string[];
}

/** Small enough that nobody waits for a row of it. */
const atOnce = 200;

/**
 * Seals again with the present key every value that another one sealed, a few hundred rows to a transaction. What is done stays
 * done: killed in the middle, it goes on there when it is called again; called twice, it does nothing the second time. Rows that somebody holds
 * at this moment are passed over: call it again.
 */
export async function reseal(ctx: SealingContext, column: SealedColumn): Promise<Resealed> {
  const done: Resealed = { resealed: 0, unreadable: [] };
  for (let after: string[] | null = null; ;) {
    const batch: Batch = await resealBatch(ctx, column, after);
    done.resealed += batch.resealed;
    done.unreadable.push(...batch.unreadable);
    if (batch.last === null) return done;
    after = batch.last;
  }
}

interface Batch extends Resealed {
  last: string[] | null;
}

async function resealBatch(ctx: SealingContext, column: SealedColumn, after: string[] | null): Promise<Batch> {
  const { key: keys } = column;
  const [table, value] = [sql.table(column.table), sql.ref(column.column)];
  const names = sql.join(keys.map((name) => sql.ref(name)));
  const goesOn = after ? sql`(${names}) > (${sql.join(after)})` : sql`true`;
  return ctx.db.transaction().execute(async (trx) => {
    const found = await sql<{ id: string[]; value: Buffer }>`
      select array[${sql.join(keys.map((name) => sql`${sql.ref(name)}::text`))}] as id, ${value} as value from ${table}
      where ${value} is not null and ${keyIdOf(column)} <> ${ctx.sealer.keyIds()[0]} and ${goesOn}
      order by ${names} limit ${atOnce} for no key update skip locked`.execute(trx);
    const batch: Batch = { resealed: 0, unreadable: [], last: found.rows.at(-1)?.id ?? null };
    for (const row of found.rows) {
      const context = column.context(...row.id);
      const text = opened(ctx, row.value, context);
      if (text === null) {
        batch.unreadable.push(row.id.join(" "));
        continue;
      }
      const same = sql.join(
        keys.map((name, index) => sql`${sql.ref(name)} = ${row.id[index]}`),
        sql` and `,
      );
      await sql`update ${table} set ${value} = ${ctx.sealer.seal(text, context)} where ${same}`.execute(trx);
      batch.resealed += 1;
    }
    return batch;
  });
}

function opened(ctx: SealingContext, value: Buffer, context: string): string | null {
  try {
    return ctx.sealer.open(value, context);
  } catch {
    return null;
  }
}
