/** One entry of `dist/client/.vite/manifest.json`, as far as it matters here. */
export interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface PageAssets {
  /** Address of the one module script. */
  script: string;
  /** Modules that it and the screen need at once: `<link rel="modulepreload">`. */
  preloads: string[];
  /** Style sheets to inline into one `<style>`, in this order. */
  styles: string[];
  /**
   * The same addresses, for the loader: written as `<link rel="stylesheet" media="not all" disabled href>`, which fetches nothing
   * (`media` stops the early scan, `disabled` the rest) and tells it that they are there. Without these it would fetch them again
   * for a part that comes later, and change the order of the rules.
   */
  inlined: string[];
}

/** Parts that a screen fetches later although their HTML stands in its page from the start: their sheets must be there with it. */
const partsOf: Record<string, string[]> = { "web/screens/landing.tsx": ["web/screens/landing-late.tsx"] };

/** What the document of a screen must name, read from the build's manifest. Addresses are absolute paths. */
export function assetsOf(manifest: Record<string, ManifestChunk>, screen: string): PageAssets {
  const entry = walk(manifest, "web/main.tsx");
  const own = walk(manifest, screen).filter((chunk) => !entry.includes(chunk));
  const address = (file: string) => `/${file}`;
  const stylesOf = (chunks: ManifestChunk[]) => [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address);
  const first = stylesOf(entry);
  const parts = (partsOf[screen] ?? []).flatMap((part) => walk(manifest, part));
  const second = stylesOf([...own, ...parts]).filter((style) => !first.includes(style));
  const styles = [...first, ...second];
  return {
    script: address(entry.at(-1)!.file),
    preloads: [...entry.slice(0, -1), ...own].map((chunk) => address(chunk.file)),
    styles,
    inlined: styles,
  };
}

/** A chunk and all it imports at once, dependencies first. */
function walk(manifest: Record<string, ManifestChunk>, key: string, seen = new Set<string>()): ManifestChunk[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((next) => walk(manifest, next, seen)), chunk];
}
