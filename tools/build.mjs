// Builds the web wing: what the browser loads into dist/client, the page renderer into dist/ssr.
// Plain JavaScript: the first start may run it before anything else is known. `--mode gallery` adds the page of all pieces (/_ui).
import { readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

// Whatever the operator's shell says: with another value the page renderer would be built for debugging and not run.
process.env.NODE_ENV = "production";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const chosen = process.argv.indexOf("--mode");
const shared = {
  configFile: path.join(root, "vite.config.ts"),
  mode: chosen > 0 ? process.argv[chosen + 1] : "production",
  logLevel: "warn",
};

/** Writes `.br` and `.gz` beside every file of text, once, so that the server compresses nothing while it answers. */
async function compressAll(folder) {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter(
        (entry) =>
          entry.isFile() && /\.(js|css|svg|json|webmanifest)$/.test(entry.name) && !entry.parentPath.includes(".vite"),
      )
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const content = await readFile(file);
        await Promise.all([
          promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).then(
            (small) => writeFile(`${file}.br`, small),
          ),
          promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
        ]);
      }),
  );
}

/** Puts a finished folder in the place of the one before it: whoever reads finds the old one or the new one, never half of one. */
async function replace(made, place) {
  const before = `${made}-before`;
  await rename(place, before).catch((fault) => {
    if (fault.code !== "ENOENT") throw fault;
  });
  await rename(made, place);
  await rm(before, { recursive: true, force: true });
}

// A build that is cut short, or two at once, must not leave half a product behind: each works in a folder of its own.
const workshop = path.join(root, "dist", `.build-${process.pid}`);
const client = path.join(workshop, "client");
const ssr = path.join(workshop, "ssr");
try {
  await build({ ...shared, build: { outDir: client } });
  await build({ ...shared, build: { outDir: ssr, ssr: "web/entry-server.tsx" } });
  await compressAll(client);
  await replace(client, path.join(root, "dist/client"));
  await replace(ssr, path.join(root, "dist/ssr"));
} finally {
  await rm(workshop, { recursive: true, force: true });
}
