import { execFile } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  headless: true;
}

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/** No sandbox, because root has none; nothing that would call outside or wait for a graphics card. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--font-render-hinting=none",
];

/**
 * Finds a Chromium for the journeys and answers what Playwright's `chromium.launch` is to be given: `CHROMIUM_PATH`, else the
 * system's, else the one that came from npm, with its own libraries and fonts, so that a bare machine needs nothing more.
 */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const named = process.env["CHROMIUM_PATH"];
  if (named && !isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  const found = named || systemChromium();
  if (found) return { executablePath: found, args, env: environment(), headless: true };
  const folder = await unpacked();
  const env = environment({
    // Chromium's libraries that a server system lacks (NSS, expat), and nothing but its own fonts: the same page everywhere.
    LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
  });
  return { executablePath: join(folder, "chromium"), args, env, headless: true };
}

function systemChromium(): string | undefined {
  const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
  const paths = folders.flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return paths.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function environment(extra: Record<string, string> = {}): Record<string, string> {
  const present = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(present), ...extra };
}

/** Unpacks the browser once per version; under another name first, so that an unpacking cut short is never used. */
async function unpacked(): Promise<string> {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  const packageRoot = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(packageRoot, "package.json"), "utf8")) as { version: string };
  const cache = join(dirname(import.meta.dirname), "node_modules", ".cache", "keneya");
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, "chromium.draft-"));
  try {
    await inflate(entry, join(packageRoot, "bin"), draft);
    await writeFile(join(draft, "fonts.conf"), fontConfiguration(join(folder, "fonts"), join(folder, "fonts-cache")));
    // The tests may be run by root today and by an ordinary user tomorrow.
    for (const path of [draft, join(draft, "chromium")]) await chmod(path, 0o755);
    await rename(draft, folder);
  } catch (error) {
    // Another run may have unpacked it meanwhile: its folder is as good as ours.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}

/** The package unpacks into the folder for temporary files only: a process of its own has another one. */
async function inflate(entry: string, archives: string, target: string): Promise<void> {
  const script = `
    const [entry, ...archives] = process.argv.slice(1);
    const { inflate } = await import(entry);
    await Promise.all(archives.map((archive) => inflate(archive)));`;
  const names = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
  await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", script, entry, ...names.map((name) => join(archives, name))],
    { env: environment({ TMPDIR: target }) },
  );
}

function fontConfiguration(fonts: string, cache: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;
}
