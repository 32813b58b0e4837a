import type { Context } from "#server/context.ts";
import { siteContent } from "./content.ts";
import { insertMissingSettings } from "./queries.ts";

/** Gives a new installation, or a newer version, the settings it does not have; done at every start. */
export async function seedSettings(ctx: Pick<Context, "db" | "clock">): Promise<void> {
  await insertMissingSettings(ctx.db, siteContent, ctx.clock.now());
}
