import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pagePolicy } from "#server/platform/security-headers.ts";

/** What the built page renderer answers for an address (`web/entry-server.tsx`). */
export interface RenderedPage {
  status: number;
  html: string;
  head: { title: string; description: string; canonical?: string; jsonLd?: unknown; hidden?: boolean };
  state: string;
  screen: string;
  rendered: "server" | "browser";
}

interface PageAssets {
  script: string;
  preloads: string[];
  styles: string[];
  inlined: string[];
}

/** The built web wing: `dist/ssr/entry-server.js` and the manifest of `dist/client`. No file of the server imports web. */
export interface PageRenderer {
  render(request: { url: string; queries: { key: readonly unknown[]; data: unknown }[] }): Promise<RenderedPage>;
  /** All screens there are, each by the name `screen` has in an answer. */
  screenFiles: readonly string[];
  assetsOf(manifest: Record<string, never>, screen: string): PageAssets;
}

export interface PageDocument {
  status: number;
  html: string;
  policy: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);
/** JSON inside a script element: no sign of it may end the element. */
const jsonInHtml = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

interface ScreenFrame {
  styles: string;
  styleHash: string;
  links: string;
}

/** Makes whole documents of rendered pages: one inlined sheet known by its hash, module scripts, the page's data. */
export class DocumentMaker {
  readonly #client: string;
  readonly #renderer: PageRenderer;
  readonly #manifest: Record<string, never>;
  readonly #frames = new Map<string, ScreenFrame>();

  constructor(client: string, renderer: PageRenderer, manifest: Record<string, never>) {
    this.#client = client;
    this.#renderer = renderer;
    this.#manifest = manifest;
  }

  /** Reads what the documents of all screens need: a build that takes the place of this one changes nothing for who asks afterwards. */
  async readAll(): Promise<void> {
    await Promise.all(this.#renderer.screenFiles.map((screen) => this.#frameOf(screen)));
  }

  async #frameOf(screen: string): Promise<ScreenFrame> {
    const known = this.#frames.get(screen);
    if (known) return known;
    const assets = this.#renderer.assetsOf(this.#manifest, screen);
    const sheets = await Promise.all(assets.styles.map((style) => readFile(join(this.#client, style), "utf8")));
    const styles = sheets.map((sheet) => sheet.trim()).join("\n");
    const frame: ScreenFrame = {
      styles,
      styleHash: createHash("sha256").update(styles).digest("base64"),
      links: [
        // The page stands without them: on a slow line its own words come first.
        ...assets.preloads.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
        ...assets.inlined.map((file) => `<link rel="stylesheet" media="not all" disabled href="${file}">`),
        `<script type="module" fetchpriority="low" src="${assets.script}"></script>`,
      ].join("\n"),
    };
    this.#frames.set(screen, frame);
    return frame;
  }

  async make(
    url: string,
    queries: { key: readonly unknown[]; data: unknown }[],
    publicUrl: string,
  ): Promise<PageDocument> {
    const page = await this.#renderer.render({ url, queries });
    const frame = await this.#frameOf(page.screen);
    const { title, description, canonical, jsonLd, hidden } = page.head;
    const html = `<!doctype html>
<html lang="fr-CI">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0B5D4B">
<meta name="format-detection" content="telephone=no">
<link rel="icon" type="image/svg+xml" href="/icon.svg">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${canonical ? `<link rel="canonical" href="${escape(publicUrl + canonical)}">` : ""}${hidden ? '<meta name="robots" content="noindex">' : ""}
<style>${frame.styles}</style>
${frame.links}
${jsonLd ? `<script type="application/ld+json">${jsonInHtml(jsonLd)}</script>` : ""}
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${page.state}</script>
</body>
</html>
`;
    return { status: page.status, html, policy: pagePolicy([frame.styleHash]) };
  }
}
