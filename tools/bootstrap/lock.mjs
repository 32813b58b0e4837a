const systems = ["android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const libraries = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** Lists the optional dependencies that packages of the lock ask for and the lock does not hold: `{ name, version, dev }`. */
export function missingFromLock({ packages }) {
  const missing = new Map();
  for (const [path, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!isHeld(packages, path, name)) missing.set(name, { name, version, dev });
    }
  }
  return [...missing.values()];
}

/** Answers the lock with those packages in it, each bound to the system that its name tells. */
export function withMissing(lock) {
  const packages = { ...lock.packages };
  for (const one of missingFromLock(lock)) packages[`node_modules/${one.name}`] = entry(one);
  const sorted = Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, "en"));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

function isHeld(packages, path, name) {
  // A package finds its dependency in its own node_modules or in that of any folder above.
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("node_modules/") - 1))) {
    if (packages[`${folder === "" ? "" : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === "") return false;
  }
}

function entry({ name, version, dev }) {
  const words = name.split(/[/-]/);
  const system = words.find((word) => systems.includes(word));
  const processor = words.find((word) => processors.includes(word));
  if (!/^\d+\.\d+\.\d+/.test(version) || !system || !processor) {
    throw new Error(`${name}@${version} is missing from package-lock.json and its name does not tell its system`);
  }
  const library = libraries[words.at(-1)];
  return {
    version,
    cpu: [processor],
    ...(dev ? { dev: true } : {}),
    ...(library ? { libc: [library] } : {}),
    optional: true,
    os: [system],
  };
}
