/**
 * The byte budget of the public pages (goals, "Web"), counted on what `tools/build.mjs` wrote, brotli. Fails above the must column.
 * Run: `node tools/bytes.ts`; with `--all` every working case is weighed (minutes) and the heaviest are printed, for `heaviest-cases.ts`.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { siteContent } from "#server/settings/content.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { pagesByCase } from "./nurse-weight.ts";

const root = path.dirname(import.meta.dirname);
const client = path.join(root, "dist/client");
const kB = 1000;
const must = { script: 95 * kB, firstPaint: 14 * kB, firstLoad: 130 * kB, dashboardChunk: 40 * kB };
/** The nurse's rules, which come once a chat has begun, together with the pages of her book that the heaviest working case opens (decision 0028). */
const nurse = 120 * kB;
const pages = ["/", "/about", "/contact", "/conditions", "/confidentialite", "/mentions-legales"];

interface Renderer {
  render(request: {
    url: string;
    queries: { key: unknown[]; data: unknown }[];
  }): Promise<{ html: string; state: string; screen: string }>;
  assetsOf(manifest: unknown, screen: string): { script: string; preloads: string[]; styles: string[] };
}

const small = (text: string | Buffer) => brotliCompressSync(text).length;
const built = (address: string) => readFileSync(path.join(client, address));

async function weigh(renderer: Renderer, manifest: unknown, url: string) {
  const page = await renderer.render({ url, queries: [{ key: ["site"], data: siteContent }] });
  const assets = renderer.assetsOf(manifest, page.screen);
  const document = `<style>${assets.styles.map(built).join("")}</style>${page.html}${page.state}`;
  const script = [assets.script, ...assets.preloads].reduce((sum, address) => sum + small(built(address)), 0);
  const firstPaint = small(document);
  return { url, script, firstPaint, firstLoad: script + firstPaint };
}

const entry = path.join(root, "dist/ssr/entry-server.js");
if (!existsSync(entry)) throw new Error("Nothing is built: run node tools/build.mjs first");
const renderer = (await import(entry)) as Renderer;
const manifest: unknown = JSON.parse(readFileSync(path.join(client, ".vite/manifest.json"), "utf8"));

const over: string[] = [];
for (const url of pages) {
  const weight = await weigh(renderer, manifest, url);
  console.log(
    `${url.padEnd(20)} script ${weight.script}  first paint ${weight.firstPaint}  first load ${weight.firstLoad}`,
  );
  for (const part of ["script", "firstPaint", "firstLoad"] as const) {
    if (weight[part] > must[part]) over.push(`${url}: ${part} ${weight[part]} > ${must[part]}`);
  }
}
let rules = 0;
for (const file of readdirSync(path.join(client, "assets")).filter(
  (name) => name.endsWith(".js") && !name.startsWith("vendor-"),
)) {
  const weight = small(built(path.join("assets", file)));
  const isNurse = file.startsWith("pocket-nurse-");
  const most = isNurse ? nurse : must.dashboardChunk;
  if (isNurse) rules += weight;
  if (weight > most)
    over.push(`${file}: ${weight} > ${most} (${statSync(path.join(client, "assets", file)).size} raw)`);
}
// What the rules are packed in, as bytes.
const [book = ""] = readdirSync(path.join(client, "assets"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith("outline.bin"),
);
rules += statSync(path.join(client, "assets", book)).size;
const all = process.argv.includes("--all");
const cases = pagesByCase(all ? workVignettes : undefined);
if (all) console.log([...new Set(cases.slice(0, 60).map(({ id }) => id))].join(" "));
const [heaviest] = cases;
const mean = cases.reduce((sum, { weight }) => sum + weight, 0) / cases.length;
const worst = rules + (heaviest?.weight ?? 0);
console.log(
  `${"nurse".padEnd(20)} rules ${rules}  pages of a chat ${Math.round(mean)}, at most ${heaviest?.weight} (${heaviest?.id})  together ${worst}`,
);
if (worst > nurse) over.push(`the nurse with the pages of ${heaviest?.id}: ${worst} > ${nurse}`);
for (const line of over) console.error(`over the budget: ${line}`);
process.exitCode = over.length > 0 ? 1 : 0;
