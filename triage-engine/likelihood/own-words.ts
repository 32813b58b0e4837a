import type { Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { feelsItsWay } from "#triage-engine/reasoning/vague.ts";
import type { Concept } from "#triage-engine/schema.ts";
import { partsBy, stemsOf } from "./telling-words.ts";

/** The words of each sign's label that tell something, by their stems. */
export type Names = ReadonlyMap<string, readonly string[]>;

/**
 * What of a list stands in a person's own words: every word of a sign's label in one clause. `told` are those that no pattern heard there and that are not denied;
 * `left` are the others. Of a list that only feels its way, what was said in any manner (denied, of somebody else, long ago) is not left: it was read, and meant otherwise.
 */
export type OwnWords = (
  asked: Open,
  said: readonly Reading[],
) => { told: readonly string[]; left: readonly string[] } | undefined;

/** One bare word stands for too much: « fièvre » in « vaccin de la fièvre jaune ». */
const enough = 2;

export function makeOwnWords(names: Names): OwnWords {
  return ({ facts, question }, said) => {
    const clauses = said.flatMap((reading) =>
      partsBy("clause", reading.noted ?? []).map((clause) => ({ reading, clause })),
    );
    const standing = facts.flatMap((id) => {
      const name = names.get(id) ?? [];
      const found = clauses.filter(
        ({ clause }) => name.length && name.every((stem) => clause.some((word) => word.stem === stem)),
      );
      return found.length ? [{ id, name, found }] : [];
    });
    if (!standing.length) return;
    const told = standing.flatMap(({ id, name, found }) =>
      name.length >= enough && found.some(({ reading, clause }) => tells(id, reading, clause)) ? [id] : [],
    );
    const known = new Set(feelsItsWay(question) ? standing.map(({ id }) => id) : told);
    return { told, left: facts.filter((id) => !known.has(id)) };
  };
}

/** Whether a clause tells of a sign, that no pattern read in it. */
const tells = (id: string, { mentions }: Reading, clause: readonly Telling[]) =>
  !clause.some(({ denied }) => denied) && !mentions.some(({ concept }) => concept === id);

/** Reads the labels of all signs once, without what they explain in brackets. */
export function namesIn(read: Reader, concepts: readonly Concept[]): Names {
  return new Map(
    concepts.map(({ id, label }) => [id, [...new Set(stemsOf(read(label.replace(/\s*\([^)]*\)/g, "")).noted ?? []))]]),
  );
}
