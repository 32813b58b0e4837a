import { describe, expect, it } from "vitest";
import { readWords } from "#triage-engine/language/words.ts";
import { measure } from "#triage-engine/reasoning/measure.ts";
import { namesIn, parseCondition, type Condition } from "#triage-engine/reasoning/conditions.ts";
import { specialties, type Question } from "#triage-engine/schema.ts";
import { derivations } from "./derivations.ts";
import { concepts, presentations } from "./index.ts";
import { sharedQuestions } from "./questions.ts";
import { sources } from "./sources.ts";
import { eventChoices, whereChoices } from "./words.ts";

const rules = presentations.flatMap((presentation) => presentation.rules);
const own = presentations.flatMap(({ questions }) => questions.filter((question) => typeof question !== "string"));
const questions: readonly Question[] = [...sharedQuestions, ...own];
const derived = derivations.flatMap(({ sets = [], clears = [] }) => [...sets, ...clears]);
const names = new Set([...concepts.map(({ id }) => id), ...derived]);
const known = (id: string) => names.has(id);
const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);
const conditions = [
  ...rules.map(({ id, when }) => [id, when] as const),
  ...questions.flatMap(({ id, needs }) => (needs ? [[id, needs] as const] : [])),
  ...presentations.flatMap(({ id, fits }) => (fits ? [[id, fits] as const] : [])),
  ...derivations.map(({ when }) => [when, when] as const),
];
const advised = [...presentations, ...rules].flatMap(({ id, advice = {} }) =>
  Object.values(advice)
    .flat()
    .map((line) => [id, line] as const),
);

describe("the knowledge", () => {
  it("defines each concept, presentation, rule and question once", () => {
    expect(twice(concepts.map(({ id }) => id))).toEqual([]);
    expect(twice(presentations.map(({ id }) => id))).toEqual([]);
    expect(twice(rules.map(({ id }) => id))).toEqual([]);
    expect(twice(questions.map(({ id }) => id))).toEqual([]);
  });

  it("speaks in its conditions only of concepts that exist", () => {
    const forSome = advised.flatMap(([id, line]) =>
      line.includes("[") ? [[id, /^\[(.+?)\] [^[]+$/.exec(line)?.[1] ?? `what does ${line} hang on`] as const] : [],
    );
    const unknown = [...conditions, ...forSome].flatMap(([id, text]) =>
      [...namesIn(parseCondition(text)).signs].filter((name) => !known(name)).map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it("names elsewhere only concepts, sources, questions and specialties that exist", () => {
    const asked = questions.flatMap(({ id, facts = [], choices = [] }) =>
      [...facts, ...choices.flatMap(({ yes = [], no = [] }) => [...yes, ...no])]
        .filter((name) => !known(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(asked).toEqual([]);
    expect([...whereChoices, ...eventChoices].flatMap(({ yes = [] }) => yes).filter((name) => !known(name))).toEqual(
      [],
    );
    const opened = presentations.flatMap(({ id, opens }) =>
      Object.keys(opens)
        .filter((name) => !known(name))
        .map((name) => `${id}: ${name}`),
    );
    expect(opened).toEqual([]);
    const covered = rules.flatMap(({ id, covers = [] }) =>
      covers.filter((name) => !known(name)).map((name) => `${id}: ${name}`),
    );
    expect(covered).toEqual([]);
    const meant = concepts.flatMap(({ id, implies = [], excludes = [] }) =>
      [...implies, ...excludes].filter((name) => !known(name)).map((name) => `${id}: ${name}`),
    );
    expect(meant).toEqual([]);
    const cited = [
      ...rules.map(({ id, source }) => [id, source]),
      ...presentations.map(({ id, otherwise }) => [id, otherwise.source]),
    ];
    expect(cited.filter(([, source]) => !Object.hasOwn(sources, source!))).toEqual([]);
    const shared = new Set(sharedQuestions.map(({ id }) => id));
    const referred = presentations.flatMap(({ id, questions: list }) =>
      list.filter((one) => typeof one === "string" && !shared.has(one)).map((one) => `${id}: ${String(one)}`),
    );
    expect(referred).toEqual([]);
    const named = [...presentations, ...rules].flatMap(({ specialties: list = [] }) => list);
    expect(named.filter((name) => !specialties.includes(name))).toEqual([]);
  });

  it("asks one matter in words that end in a question mark, and lists at most five signs", () => {
    const wrong = questions.flatMap(({ id, facts = [], choices, you, they }) => {
      const list = facts.length > 1;
      const ends = [you, they].every(
        (text) =>
          (list ? !/[?:]\s*$/.test(text) : /\?\s*$/.test(text)) && (text.match(/\?/g)?.length ?? 0) === (list ? 0 : 1),
      );
      return ends &&
        facts.length <= 5 &&
        (facts.length || choices?.length || questions.find((one) => one.id === id)?.number)
        ? []
        : [id];
    });
    expect(wrong).toEqual([]);
  });

  it("lets every question be asked: each names something a condition hangs on", () => {
    const used = new Set(conditions.flatMap(([, text]) => [...namesIn(parseCondition(text)).signs]));
    for (const { id, implies = [] } of concepts) if (implies.some((other) => used.has(other))) used.add(id);
    const idle = questions.filter(
      ({ facts = [], choices = [], number }) =>
        !number &&
        ![...facts, ...choices.flatMap(({ yes = [], no = [] }) => [...yes, ...no])].some((id) => used.has(id)),
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
  });

  it("has for every presentation a way in, a safe level for what is left open, and words for it", () => {
    const closed = presentations.filter(
      ({ id, opens, layer, fits }) => id !== "general" && !Object.keys(opens).length && !(layer && fits),
    );
    expect(closed.map(({ id }) => id)).toEqual([]);
    expect(presentations.filter(({ otherwise }) => !otherwise.reason.endsWith(".")).map(({ id }) => id)).toEqual([]);
    expect(presentations.some(({ id }) => id === "general")).toBe(true);
    expect(rules.filter(({ reason }) => !/[.!]$/.test(reason)).map(({ id }) => id)).toEqual([]);
  });

  it("puts what was told before a reason that begins with a small letter: there always is something", () => {
    const tacit = new Set(concepts.filter((one) => one.tacit).map(({ id }) => id));
    const tells = (when: Condition): boolean => {
      if (when.kind === "sign") return !tacit.has(when.id);
      if (when.kind === "number") return measure([when.name, when.value]).length > 0 && when.name !== "duration";
      if (when.kind === "all") return when.of.some(tells);
      return (when.kind === "any" || when.kind === "some") && when.of.every(tells);
    };
    const mute = rules.filter(({ reason, when }) => /^\p{Ll}/u.test(reason) && !tells(parseCondition(when)));
    expect(mute.map(({ id, when }) => `${id}: ${when}`)).toEqual([]);
  });

  it("proves self-care by what it covers and by what was denied", () => {
    const careless = rules.filter(
      ({ level, when, covers }) => level === "self_care" && (!covers?.length || !when.includes("!")),
    );
    expect(careless.map(({ id }) => id)).toEqual([]);
    expect(rules.filter(({ level, covers }) => level !== "self_care" && covers).map(({ id }) => id)).toEqual([]);
  });

  it("offers no choice of words of which one is a small word: it would vanish, and the choice with it", () => {
    const vanishes = (word: string) =>
      !word.startsWith("<") && readWords(word.replace("*", "")).every(({ small }) => small);
    const torn = concepts.flatMap(({ id, says = [], denies = [] }) =>
      [...says, ...denies].flatMap((pattern) =>
        pattern
          .split(" ")
          .map((place) => place.split("|"))
          .filter((words) => words.length > 1 && words.some(vanishes) && !words.every(vanishes))
          .map((words) => `${id}: ${pattern} (${words.filter(vanishes).join(", ")})`),
      ),
    );
    expect(torn).toEqual([]);
  });
});
