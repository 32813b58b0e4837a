import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { levels, numberNames, rank } from "#triage-engine/schema.ts";
import type { NumberName } from "#triage-engine/schema.ts";
import type { Vignette, VignetteTag } from "#triage-engine/vignette.ts";
import { heldVignettes } from "#triage-engine/vignettes/held-set.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";

const all = [...workVignettes, ...heldVignettes];

/** What a number may be in a living person. */
const sane: Record<NumberName, readonly [number, number]> = {
  age: [0, 110 * 366],
  duration: [0, 5 * 366],
  temperature: [33, 42],
  systolic: [60, 260],
  diastolic: [30, 160],
  sugar: [0.2, 7],
  oxygen: [60, 100],
  pain: [0, 10],
  pregnancy_weeks: [3, 43],
  days_after_birth: [0, 60],
  stools_per_day: [0, 30],
  vomits_per_day: [0, 20],
  hours_without_urine: [0, 48],
  hours_since_event: [0, 24 * 60],
  seizure_minutes: [0, 60],
  bleeding_minutes: [0, 240],
  breaths_per_minute: [10, 90],
  fall_metres: [0, 20],
};

const tags: Record<VignetteTag, true> = {
  adult: true,
  child: true,
  newborn: true,
  pregnancy: true,
  elderly: true,
  "west-africa": true,
  messy: true,
  negation: true,
  minimising: true,
  "other-person": true,
  several: true,
  vague: true,
  correction: true,
};

/** The text as a machine may confuse it: lower case, no punctuation. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("the vignettes", () => {
  it("have each their own id and their own words, in both sets together", () => {
    expect(repeated(all.map((vignette) => vignette.id))).toEqual([]);
    expect(repeated(all.map((vignette) => bare(vignette.says)))).toEqual([]);
    expect(all.filter((vignette) => bare(vignette.says) === "").map((vignette) => vignette.id)).toEqual([]);
  });

  it("name only concepts that exist", () => {
    const known = new Set(concepts.map((concept) => concept.id));
    const named = (vignette: Vignette): readonly string[] => [...vignette.yes, ...(vignette.unknown ?? [])];
    const missing = all.flatMap(named).filter((id) => !known.has(id));
    expect([...new Set(missing)].toSorted()).toEqual([]);
  });

  it("never say of one concept that it is there and that nobody knows", () => {
    const torn = all.filter((vignette) => vignette.unknown?.some((id) => vignette.yes.includes(id)));
    expect(torn.map((vignette) => vignette.id)).toEqual([]);
    expect(all.filter((vignette) => repeated(vignette.yes).length > 0).map((vignette) => vignette.id)).toEqual([]);
  });

  it("word a sign that is there as they like, and one that is not as a denial", () => {
    const stray = all.flatMap(({ id, words = {}, yes, unknown = [], numbers = {} }) => {
      const there = [...yes, ...unknown, ...Object.keys(numbers)];
      const loose = ([key, text]: readonly [string, string]): boolean =>
        text.trim() === "" ||
        (!there.includes(key) &&
          !/\b(non|nn|nan|no|n'\w+|pas|pa|p|aucune?|jamais|jms|rien|ryen|ri1|ni|plus|zéro|sans)\b/i.test(text));
      return Object.entries(words)
        .filter(loose)
        .map(([key]) => `${id}: ${key}`);
    });
    expect(stray).toEqual([]);
  });

  it("give numbers that a living person may have, and always an age", () => {
    expect(all.filter((vignette) => vignette.numbers?.age === undefined).map((vignette) => vignette.id)).toEqual([]);
    const odd = all.flatMap((vignette) =>
      numberNames
        .filter((name) => {
          const value = vignette.numbers?.[name];
          return value !== undefined && !(value >= sane[name][0] && value <= sane[name][1]);
        })
        .map((name) => `${vignette.id}: ${name}`),
    );
    expect(odd).toEqual([]);
  });

  it("tell the sex of everybody from fifteen years on", () => {
    const grown = all.filter((vignette) => (vignette.numbers?.age ?? 0) >= 15 * 365);
    expect(grown.filter((vignette) => vignette.sex === undefined).map((vignette) => vignette.id)).toEqual([]);
  });

  it("never let an emergency be taken for less than urgent", () => {
    const loose = all.filter(
      ({ level, accepts }) => level === "emergency" && accepts?.some((other) => rank(other) < rank("urgent")),
    );
    expect(loose.map((vignette) => vignette.id)).toEqual([]);
  });

  it("leave no fever without a negative malaria test below urgent", () => {
    const hot = (vignette: Vignette): boolean =>
      vignette.yes.includes("fever") || (vignette.numbers?.temperature ?? 37) >= 38;
    const low = all.filter(
      (vignette) =>
        hot(vignette) && !vignette.yes.includes("malaria_test_negative") && rank(vignette.level) < rank("urgent"),
    );
    expect(low.map((vignette) => vignette.id)).toEqual([]);
  });
});

describe.each([
  ["worked with", workVignettes, 300],
  ["held back", heldVignettes, 150],
] as const)("the set that is %s", (_name, set, least) => {
  it("is large enough and covers each level and each manner", () => {
    expect(set.length).toBeGreaterThanOrEqual(least);
    const rare = levels.filter(
      (level) => set.filter((vignette) => vignette.level === level).length < 0.12 * set.length,
    );
    expect(rare).toEqual([]);
    const few = Object.keys(tags).filter(
      (tag) => set.filter((vignette) => vignette.tags.some((own) => own === tag)).length < 10,
    );
    expect(few).toEqual([]);
  });
});
