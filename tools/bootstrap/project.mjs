import { accessSync, constants } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, wherever the command was given from. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The pinned Node that runs everything after the installation. */
export const pinnedNode = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");

/** Ends the command with one sentence for the person who gave it. */
export class Stop extends Error {}

/** Runs a command's body; a `Stop` is told without a stack. */
export async function told(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

/** Tells whether the project's folder may be written, which a read-only disk refuses even to root. */
export function isWritable(folder = root) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The environment in which the project's own programs are found first, as npm sets it for its scripts. */
export function projectEnvironment(extra = {}) {
  const own = join(root, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(":");
  return {
    // What Node made of our sources is kept, which halves a later start; where it cannot be written, Node does without.
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "keneya", "compiled"),
    ...process.env,
    PATH: [own, ...path.filter((folder) => folder !== own)].join(":"),
    ...extra,
  };
}
