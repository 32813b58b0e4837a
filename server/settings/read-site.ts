import { siteSettings, type SiteSettings } from "#contract/site.ts";
import type { Context } from "#server/context.ts";
import { listSettings } from "./queries.ts";

const keptMs = 60_000;
const kept = new WeakMap<object, { site: SiteSettings; until: number }>();

/** What the operator says about the house, at most a minute old. */
export async function readSite(ctx: Pick<Context, "db" | "clock" | "config" | "payments">): Promise<SiteSettings> {
  const now = ctx.clock.now().getTime();
  const known = kept.get(ctx.config);
  if (known && known.until > now) return known.site;
  const rows = await listSettings(ctx.db);
  const settings = siteSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
  const site = { ...settings, payments_simulated: ctx.payments.simulation };
  kept.set(ctx.config, { site, until: now + keptMs });
  return site;
}
