// Builds the web wing: what the browser loads into dist/client, the page renderer into dist/ssr.
// Plain JavaScript: the first start may run it before anything else is known. `--mode gallery` adds the page of all pieces (/_ui).
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";

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

await build(shared);
await build({ ...shared, build: { ssr: "web/entry-server.tsx" } });
await compressAll(path.join(root, "dist/client"));
