import { dehydrate } from "@tanstack/react-query";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router";
import { common } from "#texts/common.ts";
import type { SiteSettings } from "#contract/site.ts";
import { siteKey } from "#web/api/site.ts";
import { App } from "#web/app.tsx";
import { HeadCollector } from "#web/layouts/page.tsx";
import type { PageHead } from "#web/layouts/page.tsx";
import { createQueryClient } from "#web/query-client.ts";
import type { Screen } from "#web/routes.tsx";
import { findScreen, prepareScreen, screens } from "#web/routes.tsx";

export { assetsOf } from "#web/manifest-assets.ts";

/** The source files of all screens, as the build's manifest knows them. */
export const screenFiles: readonly string[] = screens.map(fileOf);

function fileOf(screen: Screen): string {
  return `web/screens/${screen.file}.tsx`;
}

export interface RenderRequest {
  /** Path and query of the address asked for. */
  url: string;
  /** What the screen would otherwise fetch, by query key. `["site"]` must be among them, always. */
  queries: readonly { key: readonly unknown[]; data: unknown }[];
}

export interface RenderedPage {
  status: number;
  /** What stands inside `#root`. */
  html: string;
  head: Omit<PageHead, "status">;
  /** What stands inside `<script type="application/json" id="state">`; already safe to write into HTML. */
  state: string;
  /** The source file of the screen, as the build's manifest knows it. */
  screen: string;
  /** `browser`: the HTML is only a frame, the same for everybody; it must not be cached per visitor nor indexed. */
  rendered: "server" | "browser";
}

/**
 * Makes the page of an address from the data it is handed; fetches nothing. What a screen throws is thrown on: a half-made page
 * is never answered.
 */
export async function render({ url, queries }: RenderRequest): Promise<RenderedPage> {
  const screen = findScreen(new URL(url, "http://localhost").pathname);
  const client = createQueryClient();
  for (const { key, data } of queries) client.setQueryData(key, data);
  const shared = {
    state: JSON.stringify(dehydrate(client)).replace(
      /[<\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
    screen: fileOf(screen),
    rendered: screen.rendered,
  };
  if (screen.rendered === "browser") return { ...shared, ...browserShell(client.getQueryData<SiteSettings>(siteKey)) };

  await prepareScreen(screen);
  const heads: PageHead[] = [];
  const html = await renderWhole(
    <StaticRouter location={url}>
      <HeadCollector value={(head) => heads.push(head)}>
        <App client={client} />
      </HeadCollector>
    </StaticRouter>,
  );
  client.clear();
  const { status = 200, ...head } = heads.at(-1) ?? missingPage(screen.file);
  return { ...shared, status, html, head };
}

function missingPage(file: string): never {
  throw new Error(`The screen ${file} renders no Page`);
}

async function renderWhole(tree: React.ReactNode): Promise<string> {
  const faults: unknown[] = [];
  // An endless chunk size keeps every boundary in its place: React would otherwise move large ones by inline scripts.
  const { prelude } = await prerender(tree, {
    onError: (fault) => void faults.push(fault),
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}

/** What a screen of the browser shows until its script has arrived. */
function browserShell(site: SiteSettings | undefined): Pick<RenderedPage, "status" | "html" | "head"> {
  const title = site?.name ?? "";
  const html = `<p class="wide section quiet">${common.loading}</p><noscript><p class="wide">${common.needsScript}</p></noscript>`;
  return { status: 200, html, head: { title, description: site?.tagline ?? "", hidden: true } };
}
