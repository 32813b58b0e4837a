import { isIP } from "node:net";
import type { Context } from "#server/context.ts";
import { siteUrl } from "./one-time-codes.ts";
import { globOf } from "./globs.ts";

/** Script and local files are no place to send a session to, whatever the list of allowed addresses says. */
const unsafeSchemes = new Set(["javascript:", "data:", "vbscript:", "file:", "blob:", "about:"]);

/** Browsers drop or bend these before they read an address: with them, what we check would not be where they go. */
// oxlint-disable-next-line no-control-regex
const bent = /[\u0000-\u0020\\]/;

const bare = (host: string) => host.replace(/^\[|\]$/g, "");

function isLoopback(host: string): boolean {
  return host === "localhost" || bare(host) === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

function isOwnSite(site: URL, asked: URL): boolean {
  return (
    asked.protocol === site.protocol &&
    asked.hostname === site.hostname &&
    (asked.port === site.port || isLoopback(site.hostname))
  );
}

/**
 * Where a session may be taken to: our own site, or an address that the operator allows; IP literals only on this machine. Null for
 * anything else, and then the site is the place (auth wire contract, section 5, "Redirect rule").
 */
export function allowedRedirect(ctx: Pick<Context, "config">, asked: unknown): string | null {
  if (typeof asked !== "string" || asked.length > 2000 || bent.test(asked) || !URL.canParse(asked)) return null;
  const [url, site] = [new URL(asked), new URL(siteUrl(ctx))];
  if (unsafeSchemes.has(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (isOwnSite(site, url)) return url.href;
  if (isIP(bare(url.hostname)) !== 0 && !isLoopback(url.hostname)) return null;
  const beforeHash = url.href.replace(/#.*$/, "");
  return ctx.config.AUTH_REDIRECT_ALLOW_LIST.some((pattern) => globOf(pattern)(beforeHash)) ? url.href : null;
}

/** Where a mailed link leads: to a page of ours that acts, or through it to the address the asking app named. */
export interface Landing {
  /** Allowed; null: nobody asked for another place than ours. */
  redirectTo: string | null;
  /** Of the device on which the sign-in has to end; null: on whichever opens the link. */
  challenge: string | null;
}

export const ownLanding: Landing = { redirectTo: null, challenge: null };
