import type { Reader } from "#triage-engine/chat.ts";

/**
 * Leaves out the warnings that warn of nothing: « revenez si du sang apparaît », said to whoever came for it. A line of several signs stays as long as most of
 * them may still come. What a line names is read once, by the reader that reads people.
 */
export function makeWarnings(
  read: Reader,
): (lines: readonly string[], there: (sign: string) => boolean) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  const namedIn = (line: string) => {
    const before = known.get(line);
    if (before) return before;
    const { mentions } = read(line);
    const named = [...new Set(mentions.flatMap(({ concept, polarity }) => (polarity === "yes" ? [concept] : [])))];
    known.set(line, named);
    return named;
  };
  return (lines, there) =>
    lines.filter((line) => {
      const named = namedIn(line);
      return !named.length || named.filter(there).length * 2 < named.length;
    });
}
