import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isWritable, pinnedNode, root, Stop } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { sentences } from "./sentences.mjs";

const dist = join(root, "dist");
const stampFile = join(dist, ".sources");

/** Everything that ends up in the pages. */
const sources = [
  "web",
  "texts",
  "contract",
  "triage-engine",
  "tools/build.mjs",
  "tools/nurse-book.ts",
  "tools/nurse-book-plugin.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
];

/** Builds the pages when their sources changed since the last build. Ends with one sentence when it cannot. */
export async function ensureBuilt() {
  const wanted = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) return;
  if (!isWritable() || (existsSync(dist) && !isWritable(dist))) throw new Stop(sentences.readOnly(root));
  console.log(sentences.building());
  const { code, output } = await build();
  if (code === 0) return;
  console.error(output.trim());
  throw new Stop(sentences.buildFailed());
}

/** Builds the pages; the stamp appears only after a whole build. */
export async function build() {
  rmSync(stampFile, { force: true });
  const wanted = sourceHash();
  const result = await runQuietly(pinnedNode, ["tools/build.mjs"]);
  if (result.code === 0) {
    mkdirSync(dist, { recursive: true });
    writeFileSync(stampFile, wanted);
  }
  return result;
}

function sourceHash() {
  const hash = createHash("sha256");
  const add = (path) => {
    const found = statSync(join(root, path), { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      for (const name of readdirSync(join(root, path)).toSorted()) add(`${path}/${name}`);
    } else if (found && !/\.test\.tsx?$/.test(path)) {
      hash.update(`${path}\0${found.size}\0`).update(readFileSync(join(root, path)));
    }
  };
  for (const path of sources) add(path);
  return hash.digest("hex");
}
