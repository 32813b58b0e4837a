import type { Reader, Reading, Telling } from "#triage-engine/language/read.ts";
import { stem } from "#triage-engine/language/stem.ts";
import type { Fact, Facts } from "#triage-engine/reasoning/facts.ts";
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
        ({ clause }) => name.length && name.every((one) => clause.some((word) => word.stem === one)),
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

const pains: ReadonlySet<string> = new Set(["mal", "douleur", "douloureux"].map(stem));

/** The facts, no longer in doubt of a pain whose part of the body stands in one undenied clause with a word for pain: « mon genou droit me fait mal ». */
export function believedPains(facts: Facts, said: readonly Reading[], names: Names): Facts {
  const clauses = said
    .flatMap(({ noted = [] }) => partsBy("clause", noted))
    .filter((clause) => !clause.some(({ denied }) => denied))
    .map(stemsOf);
  const isNamed = (id: string) => {
    const name = names.get(id) ?? [];
    return (
      name.length >= enough &&
      name.some((one) => pains.has(one)) &&
      clauses.some((stems) =>
        name.every((one) => (pains.has(one) ? stems.some((word) => pains.has(word)) : stems.includes(one))),
      )
    );
  };
  const signs = [...facts.signs].map(([id, fact]): [string, Fact] => {
    const { loose, ...sure } = fact;
    return [id, loose && fact.value === "yes" && isNamed(id) ? sure : fact];
  });
  return { ...facts, signs: new Map(signs) };
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
