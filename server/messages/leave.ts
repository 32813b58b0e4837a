import type { Context } from "#server/context.ts";
import { deleteWrittenTo, listWrittenTo } from "./leave-queries.ts";

/**
 * Messages that open something: whoever reads one is taken for its reader. They are never shown again, not even to the account: a borrowed
 * session, or one of somebody who put another's number on their account, would become a stolen one.
 */
const keys = ["confirm-email", "change-email", "recover-password", "verify-phone", "confirm-action"];

/** What the house wrote to these numbers and addresses, which must be proven to be the reader's, since then. */
export async function exportMessages(ctx: Context, proven: readonly string[], since: Date) {
  return listWrittenTo(ctx.db, proven, since, keys);
}

/** Erases what the house wrote to these numbers and addresses since then. */
export async function forgetMessages(ctx: Context, held: readonly string[], since: Date): Promise<void> {
  await deleteWrittenTo(ctx.db, held, since);
}
