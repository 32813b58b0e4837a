import { concepts } from "#triage-engine/knowledge/index.ts";
import type { Level } from "#triage-engine/schema.ts";
import type { Vignette } from "#triage-engine/vignette.ts";

/** A first message of one line, with the level it calls for and the signs a careful reader takes from it. */
export type FirstLine = { level: Level; signs: readonly string[]; says: string };

/** Reads a file of them: level, signs parted by spaces, text, parted by tabs. */
export function firstLinesIn(file: string): FirstLine[] {
  return file
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([level, signs = "", says = ""]) => ({ level: level as Level, signs: signs.split(" "), says }));
}

const known = new Map(concepts.map((one) => [one.id, one]));

/** Signs with what they imply. */
function withImplied(signs: readonly string[]): string[] {
  const all = new Set<string>();
  const add = (id: string): void => {
    if (all.has(id)) return;
    all.add(id);
    known.get(id)?.implies?.forEach(add);
  };
  signs.forEach(add);
  return [...all];
}

/** Ages in days of people who are told of by a group. */
const ages = { newborn: 10, infant: 200, under_5: 1000, child: 2900, elderly: 26_000 } as const;
const grownUp = 10_957;

/** A line as a case: whoever wrote it has what it tells of, since a day, and nothing else. */
export function asVignette({ level, signs, says }: FirstLine, at: number): Vignette {
  const yes = withImplied(signs);
  const group = Object.entries(ages).find(([name]) => yes.includes(name));
  const sex = /pregnan|postpartum|vagin|period/.test(signs.join(" ")) ? { sex: "female" as const } : {};
  const numbers = { age: group?.[1] ?? grownUp, duration: 1 };
  return {
    id: `line-${at + 1}`,
    level,
    specialties: ["Médecine Générale"],
    source: "",
    tags: [],
    says,
    yes,
    numbers,
    ...sex,
  };
}
