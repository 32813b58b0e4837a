import type { Context } from "#server/context.ts";

/** Runs statements as one: in the transaction the context is already in, else in a new one. */
export async function inTransaction<C extends Pick<Context, "db">, T>(
  ctx: C,
  act: (inside: C) => Promise<T>,
): Promise<T> {
  if (ctx.db.isTransaction) return act(ctx);
  return ctx.db.transaction().execute((trx) => act({ ...ctx, db: trx }));
}
