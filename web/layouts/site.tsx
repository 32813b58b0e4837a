import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import type { SiteSettings } from "#contract/site.ts";

const SiteContext = createContext<SiteSettings | null>(null);

/** Hands the platform settings to every screen; once, around the application. */
export function SiteProvider({ site, children }: { site: SiteSettings; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** The platform settings: name, contact details, opening hours, towns, figures. They come with the document, so they are always there. */
export function useSite(): SiteSettings {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside SiteProvider");
  return site;
}
