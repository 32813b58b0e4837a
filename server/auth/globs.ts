/** What may stand before a host: a scheme, as RFC 3986 spells it. */
const parts = /^([a-z][a-z\d+.-]*:\/\/)([^/?]*)(.*)$/i;

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** One sign of a pattern and how many letters it takes; `any` is what its wildcards may stand for. */
function piece(pattern: string, at: number, any: { one: string; within: string; across: string }): [string, number] {
  const rest = pattern.slice(at);
  if (rest.startsWith("**")) return [`${any.across}*`, 2];
  if (rest.startsWith("*")) return [`${any.within}*`, 1];
  if (rest.startsWith("?")) return [any.one, 1];
  const set = /^\[(!?)([\w-]+)\]/.exec(rest);
  if (set) return [`(?!/)[${set[1] ? "^" : ""}${set[2]}]`, set[0].length];
  const either = /^\{([^{}]*)\}/.exec(rest);
  if (either) return [`(?:${either[1]!.split(",").map(escaped).join("|")})`, either[0].length];
  return [escaped(rest[0]!), 1];
}

function translate(pattern: string, any: { one: string; within: string; across: string }): string {
  let made = "";
  for (let at = 0; at < pattern.length;) {
    const [text, length] = piece(pattern, at, any);
    made += text;
    at += length;
  }
  return made;
}

/** In the host nothing stands for a sign that would end it. */
const inHost = { one: "[\\w-]", within: "[\\w-]", across: "[\\w.-]" };
const inPath = { one: "[^./]", within: "[^./]", across: "[\\s\\S]" };

/**
 * A test for addresses written with `*` (within one part between dots and slashes), `**` (anything), `?`, `[abc]`, `[!abc]` and `{a,b}`.
 * Wildcards in the host's place stand for a host's letters only: what follows a slash, a question mark or an @ is never taken for it.
 */
export function globOf(pattern: string): (address: string) => boolean {
  const read = parts.exec(pattern);
  if (!read) return (address) => address === pattern;
  const [, scheme = "", host = "", rest = ""] = read;
  const path = rest === "" ? "/?" : translate(rest, inPath);
  const test = new RegExp(`^${escaped(scheme.toLowerCase())}${translate(host, inHost)}${path}$`);
  return (address) => test.test(address);
}
