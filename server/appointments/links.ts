import type { Context } from "#server/context.ts";

/** Where a message sends its reader: the dashboard, which asks for the login it needs. */
export function dashboardLink(ctx: Context): string {
  return `${ctx.config.publicUrl()}/dashboard`;
}
