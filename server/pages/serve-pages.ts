import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "#server/context.ts";
import { refuse } from "#server/platform/refuse.ts";
import { needlessForAssets, workerPolicy } from "#server/platform/security-headers.ts";
import { DocumentMaker, type PageDocument, type PageRenderer } from "./document.ts";
import { queriesFor } from "./page-data.ts";

/** A page as it is kept for a minute: the same bytes for every visitor. */
interface KeptPage {
  document: PageDocument;
  etag: string;
  encoded: Partial<Record<"br" | "gzip", Buffer>>;
  until: number;
}

const keptSeconds = 60;
const keptMost = 300;

/** Loads the built web wing of a project folder; null when it has not been built. */
export async function loadPages(projectRoot: string): Promise<DocumentMaker | null> {
  const client = join(projectRoot, "dist/client");
  try {
    const manifest = JSON.parse(await readFile(join(client, ".vite/manifest.json"), "utf8"));
    const renderer = (await import(pathToFileURL(join(projectRoot, "dist/ssr/entry-server.js")).href)) as PageRenderer;
    const pages = new DocumentMaker(client, renderer, manifest);
    await pages.readAll();
    return pages;
  } catch (error) {
    if (["ENOENT", "ERR_MODULE_NOT_FOUND"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
}

/**
 * Serves the built files and the pages: public ones as ready HTML kept for a minute, the others as the same small frame for
 * everybody. Scripts and styles carry a hash in their name and are kept for ever.
 */
export function servePages(http: FastifyInstance, ctx: Context, pages: DocumentMaker, projectRoot: string): void {
  void http.register(fastifyStatic, {
    root: join(projectRoot, "dist/client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ["**/.vite/**", "**/*.br", "**/*.gz"],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = /[/\\]assets[/\\]/.test(path);
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      // A page loads a dozen of them over a slow line: the headers would be a tenth of the bytes.
      if (hashed) for (const name of needlessForAssets) reply.removeHeader(name);
      // A new version of the service worker must be learnt of at once.
      if (/[/\\]sw\.js(\.br|\.gz)?$/.test(path)) {
        reply.header("cache-control", "no-cache").header("content-security-policy", workerPolicy);
      }
    },
  });
  const kept = new Map<string, KeptPage>();
  http.get("/*", async (request, reply) => {
    if (/^\/(api|auth|dev|sandbox)(\/|$|\?)/.test(request.url)) refuse("not_found");
    const page = await pageFor(ctx, pages, kept, request);
    return sendPage(request, reply, page);
  });
}

/** The address a page is made for: its path, and of the query only what its data depends on. */
function keyOf(request: FastifyRequest): string {
  const url = new URL(request.url, "http://host");
  const query = new URLSearchParams();
  for (const name of ["q", "town", "specialty", "date", "heure", "type", "login", "envoye"]) {
    const value = url.searchParams.get(name)?.slice(0, 100);
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return url.pathname + (text ? `?${text}` : "");
}

async function pageFor(
  ctx: Context,
  pages: DocumentMaker,
  kept: Map<string, KeptPage>,
  request: FastifyRequest,
): Promise<KeptPage> {
  const key = keyOf(request);
  const now = Date.now();
  const known = kept.get(key);
  if (known && known.until > now) return known;
  const data = await queriesFor(ctx, key);
  const made = await pages.make(key, data.queries, ctx.config.publicUrl());
  const document = { ...made, status: data.found ? made.status : 404 };
  const page: KeptPage = {
    document,
    etag: `"${createHash("sha256").update(document.html).digest("base64url").slice(0, 24)}"`,
    encoded: {},
    until: now + keptSeconds * 1000,
  };
  if (document.status === 200) {
    kept.delete(key);
    kept.set(key, page);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptMost) break;
      kept.delete(oldest);
    }
  }
  return page;
}

const compress = {
  br: (html: string) => promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }),
  gzip: (html: string) => promisify(gzip)(html, { level: 9 }),
};

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): Promise<FastifyReply> {
  const { document } = page;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : null;
  reply
    .code(document.status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", document.policy)
    .header("vary", "accept-encoding")
    .header("etag", page.etag)
    .header("cache-control", document.status === 200 ? "no-cache" : "no-store");
  if (document.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  if (encoding === null) return reply.send(document.html);
  const body = (page.encoded[encoding] ??= await compress[encoding](document.html));
  return reply.header("content-encoding", encoding).send(body);
}
