import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isWritable, pinnedNode, root, Stop } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { sentences } from "./sentences.mjs";

const modules = join(root, "node_modules");
const stampFile = join(modules, ".cache", "keneya", "installed");

/**
 * Installs exactly what package-lock.json pins, when that is not what node_modules holds.
 * Ends with one sentence when this Node is too old, the folder read-only, npm missing or the system not served.
 */
export async function ensureInstalled() {
  if (Number(process.versions.node.split(".")[0]) < 20) throw new Stop(sentences.oldNode(process.versions.node));
  if (isInstalled()) return;
  if (!isWritable() || (existsSync(modules) && !isWritable(modules))) throw new Stop(sentences.readOnly(root));
  await alone(async (started) => {
    if (isInstalled()) return;
    console.log(sentences.installing());
    await install(started);
    if (!existsSync(pinnedNode)) throw new Stop(sentences.noRuntime(`${process.platform}-${process.arch}`));
    writeStamp();
  });
}

function isInstalled() {
  if (!existsSync(pinnedNode)) return false;
  if (read(stampFile) === lockHash()) return true;
  if (!holdsTheLock()) return false;
  writeStamp();
  return true;
}

/** Compares npm's own record of node_modules, written when an installation is complete, with what the lock pins. */
function holdsTheLock() {
  const installed = packagesOf(join(modules, ".package-lock.json"));
  const locked = packagesOf(join(root, "package-lock.json"));
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([path, { version, integrity, optional, devOptional }]) => {
    const found = installed[path];
    if (path === "") return true;
    // What is for other systems is rightly absent.
    if (!found) return Boolean(optional ?? devOptional);
    return found.version === version && found.integrity === integrity;
  });
}

function packagesOf(file) {
  const text = read(file);
  return text && JSON.parse(text).packages;
}

async function install(started) {
  const [program, ...first] = npmCommand();
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  // Not our usual environment: the programs of a half-removed node_modules must not come first.
  const { code, output } = await runQuietly(program, [...first, ...args], { env: cleanEnvironment(), started });
  if (code === 0) return;
  if (code === 127) throw new Stop(sentences.noNpm());
  console.error(output.trim());
  throw new Stop(sentences.installFailed());
}

/** The npm that called us, on the Node it came with; else whichever npm the machine has. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isOurs = (path) => path.startsWith(modules + sep);
  if (npm?.endsWith("npm-cli.js") && node && existsSync(npm) && existsSync(node) && !isOurs(node)) return [node, npm];
  return ["npm"];
}

function cleanEnvironment() {
  const path = (process.env.PATH ?? "").split(":").filter((folder) => !folder.startsWith(modules));
  return { ...process.env, PATH: path.join(":"), NODE_ENV: "development" };
}

/** Lets one installation of this folder run at a time; the others wait for it. */
async function alone(body) {
  const mark = createHash("sha256").update(root).digest("hex").slice(0, 12);
  const lock = join(tmpdir(), `keneya-install-${mark}`);
  let isTold = false;
  while (!take(lock)) {
    if (!isTold) console.log(sentences.waiting());
    isTold = true;
    await sleep(500);
  }
  try {
    // npm works on when we are killed, so the lock holds as long as either of us lives.
    await body((pid) => appendFileSync(lock, ` ${pid}`));
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  const holders = (read(lock) ?? "").split(" ").map(Number);
  // Empty for the instant between its making and its writing.
  const isFresh = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 2000;
  if (!isFresh && !holders.some(isAlive)) rmSync(lock, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

function lockHash() {
  return createHash("sha256")
    .update(read(join(root, "package-lock.json")) ?? "")
    .update(process.platform + process.arch)
    .digest("hex");
}

function writeStamp() {
  try {
    mkdirSync(join(modules, ".cache", "keneya"), { recursive: true });
    writeFileSync(stampFile, lockHash());
  } catch {
    // A read-only folder that is installed: the comparison is made again next time.
  }
}

function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
