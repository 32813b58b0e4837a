import type { Mention, Reading, Telling } from "#triage-engine/language/read.ts";
import type { Concept } from "#triage-engine/schema.ts";
import { strangeAmong } from "./telling-words.ts";

/**
 * What of messages is weighed for a level, and what kind of person it is about (`kindsOf`): the words that tell something, the sound of all words, and the signs that were
 * understood. `strange` are those of words that belong to nothing that was understood. The cue of no words (`""`) is always there.
 */
export type CuesOf = (said: readonly Reading[], kinds: readonly string[]) => { all: string[]; strange: Set<string> };

/** Of cues of the sound of words there are so many that one must be met more often. */
export const fewestLessons = (cue: string): number => (cue.startsWith("/") ? 4 : 2);

/** Words so far apart, and all nearer, are weighed by twos. */
const farthest = 3;

export function makeCues(concepts: readonly Pick<Concept, "id" | "implies">[]): CuesOf {
  const known = new Map(concepts.map(({ id, implies = [] }) => [id, implies]));
  const withImplied = (id: string): string[] => [id, ...(known.get(id) ?? []).flatMap(withImplied)];
  const signCues = ({ mentions }: Reading) =>
    mentions.flatMap((one) => {
      if (!isSure(one)) return [`?#${one.concept}`];
      return one.polarity === "no" ? [`~#${one.concept}`] : withImplied(one.concept).map((id) => `#${id}`);
    });
  return (said, kinds) => ({
    all: [
      ...new Set([
        ...wordCues(said.map(wordsOf), kinds),
        ...said.flatMap(({ spoken = [] }) => soundCues(spoken)),
        ...said.flatMap(signCues),
      ]),
    ],
    strange: new Set([
      ...wordCues(
        said.map((reading) => strangeAmong(wordsOf(reading), understood(reading))),
        [],
      ),
      ...said.flatMap((reading) => soundCues(strangeAmong(reading.spoken ?? [], understood(reading)))),
    ]),
  });
}

/** Each word by its stem, and each two that follow each other in a clause; where the clause denies, they are marked. */
function wordCues(messages: readonly (readonly Telling[])[], kinds: readonly string[]): string[] {
  const cues = new Set(["", ...kinds.map((kind) => `@${kind}`)]);
  for (const told of messages)
    told.forEach(({ stem, denied, clause }, at) => {
      const mark = denied ? "~" : "";
      cues.add(mark + stem);
      const before = told[at - 1];
      if (before?.clause === clause) cues.add(`${mark}${before.stem} ${stem}`);
    });
  return [...cues];
}

/** Each word by its sound, and each two that stand near each other, small words too: « je ne … plus », « du sang dans ». */
function soundCues(spoken: readonly { sound: string }[]): string[] {
  return spoken.flatMap(({ sound }, at) => [
    `/${sound}`,
    ...spoken
      .slice(Math.max(0, at - farthest), at)
      .map((before, i, all) => `/${before.sound}${all.length - i}${sound}`),
  ]);
}

/** The words of a message that tell something; a « oui » tells of what was asked. */
const wordsOf = ({ noted = [] }: Reading): Telling[] => noted.filter(({ stem }) => stem !== "oui");

const understood = ({ mentions, numbers }: Reading) => [...mentions, ...numbers];

/** Whether somebody says of the patient, now, that something is there or is not. */
const isSure = ({ polarity, about, time, hypothetical, loose }: Mention) =>
  polarity !== "unknown" && about === "patient" && time === "now" && !hypothetical && !loose;
