import { readSite } from "#contract/site.ts";
import { route, type Route } from "#server/platform/route.ts";
import { readSite as readSiteSettings } from "./read-site.ts";

export const settingRoutes: Route[] = [
  route(readSite, {
    handle: async (ctx, { cacheFor }) => {
      const site = await readSiteSettings(ctx);
      cacheFor(60);
      return site;
    },
  }),
];
