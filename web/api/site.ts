import { useQueryClient } from "@tanstack/react-query";
import type { SiteSettings } from "#contract/site.ts";

/** The key under which the document carries the platform settings. */
export const siteKey = ["site"] as const;

/** The platform settings for a feature; screens and layouts have `useSite`. They come with the document. */
export function useSiteSettings(): SiteSettings {
  const site = useQueryClient().getQueryData<SiteSettings>(siteKey);
  if (!site) throw new Error("The document carries no platform settings");
  return site;
}
