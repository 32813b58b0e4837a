import { letterAt, lettersOf, tight } from "./letters.ts";
import { inOutline, labelledAnyway, outlined, type OutlinedPage } from "./outline.ts";
import { packLexicon, unpackLexicon } from "./packed-lexicon.ts";
import { unlabelled, type Knowledge } from "#triage-engine/reasoning/book.ts";
import { levels, type Concept, type Presentation, type Question } from "#triage-engine/schema.ts";
import { packText, TextMemory, unpackText } from "./text-coder.ts";
import { commonFirst, type Coded } from "./word-coder.ts";

/**
 * An outline (`outlineOf`) in as few bytes as a browser can be sent: like beside like, concepts named by
 * one letter where a condition or a list names them.
 */
export type Packed = {
  /** Their names; of those that go by their letter anyway (`short-names.ts`), none. */
  ids: string;
  /** The letters of all texts, from common to rare, save those of concepts. */
  letters: string;
  /** Labels and shared questions, packed (`text-coder.ts`); those of the pages take less space when these are remembered. */
  texts: string;
  /**
   * A paragraph for each presentation, packed: what it is and what opens it, then a line for each rule. Then, a line for each, what follows from concepts
   * and what they exclude; the derivations; last a hexadecimal digit for the kind of each concept.
   */
  logic: string;
  lexicon: Coded;
};

const apart = "!";
/** A concept is told by its place here, four more when it shares its words, eight more when it is tacit. */
const kinds: readonly Concept["kind"][] = [undefined, "sign", "history", "circumstance"];
const marks = { layer: "L", ageLast: "A" } as const;

/** An outline that was packed, French words that are never to be mended, and the memory that its pages are packed with. */
export type Unpacked = Knowledge & { french: readonly string[]; memory: TextMemory };
type Texts = readonly [labels: string, questions: readonly Question[]];

/** Packs what an outline of this knowledge holds, French words that are never to be mended, and the letters of texts that will be packed later. */
export function pack(
  { concepts, presentations, sharedQuestions, derivations }: Knowledge,
  french: readonly string[],
  later: readonly string[],
): Packed {
  const { short, run } = lettersOf(concepts);
  const both = (some: readonly string[] = [], others: readonly string[] = []) => run(some) + apart + run(others);
  const common = labelledAnyway(sharedQuestions);
  const labels = concepts.map(({ id, label }) => (common.has(id) ? label : "")).join("\n");
  const texts = JSON.stringify([labels, sharedQuestions] satisfies Texts);
  const logic = [
    ...presentations.map((page) => packPage(inOutline(page), short)),
    concepts
      .filter(({ implies, excludes }) => implies || excludes)
      .map(({ id, implies = [], excludes }) => both([id, ...implies], excludes))
      .join("\n"),
    derivations.map(({ when, sets, clears }) => `${both(sets, clears)} ${tight(short(when))}`).join("\n"),
    concepts
      .map(({ kind, shares, tacit }) => (kinds.indexOf(kind) + (shares ? 4 : 0) + (tacit ? 8 : 0)).toString(16))
      .join(""),
  ].join("\n\n");
  const known = lettersIn(concepts);
  const letters = commonFirst(texts + logic + later.join(""))
    .filter((letter) => !known.includes(letter))
    .join("");
  return {
    ids: concepts.map(({ id }, at) => (id === letterAt(at) ? "" : id)).join(" "),
    letters,
    texts: packText(new TextMemory(letters + known), texts),
    logic: packText(new TextMemory(letters + known), logic),
    lexicon: packLexicon(concepts, french),
  };
}

const lettersIn = (concepts: readonly unknown[]): string => concepts.map((_, at) => letterAt(at)).join("");

/** The outline that was packed. */
export function unpack(packed: Packed): Unpacked {
  const names = packed.ids.split(" ").map((name, at) => name || letterAt(at));
  const letters = packed.letters + lettersIn(names);
  const memory = new TextMemory(letters);
  const [labels, questions] = JSON.parse(unpackText(memory, packed.texts)) as Texts;
  const paragraphs = unpackText(new TextMemory(letters), packed.logic)
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n"));
  const [implied, derived, [marked = ""] = []] = paragraphs.splice(-3);
  const { long, list } = lettersOf(names.map((id) => ({ id })));
  const both = (line: string) => line.split(apart).map(list);
  const links = new Map(
    implied!.map((line) => {
      const [[id = "", ...implies] = [], excludes = []] = both(line);
      return [id, linked(implies, excludes)];
    }),
  );
  const label = labels.split("\n");
  const { sayings, french } = unpackLexicon(packed.lexicon);
  const concepts = names.map((id, at) => {
    const told = parseInt(marked[at]!, 16);
    const kind = kinds[told & 3];
    return {
      id,
      label: label[at] || unlabelled + id,
      ...sayings[at],
      ...links.get(id),
      ...(told & 4 ? { shares: true as const } : {}),
      ...(told & 8 ? { tacit: true as const } : {}),
      ...(kind ? { kind } : {}),
    };
  });
  const common = questions.map(({ id }) => id);
  return {
    concepts,
    french,
    memory,
    sharedQuestions: questions,
    derivations: derived!.map((line) => {
      const [changes = "", ...when] = line.split(" ");
      const [sets, clears] = both(changes);
      return { when: long(when.join(" ")), sets, clears };
    }),
    presentations: paragraphs.map((lines) => outlined(readPage(lines, long), common)),
  };
}

const linked = (implies: string[], excludes: string[]): Pick<Concept, "implies" | "excludes"> => ({
  ...(implies.length ? { implies } : {}),
  ...(excludes.length ? { excludes } : {}),
});

/** What it is, what opens it by weight, told where it changes, and for whom it is; a line for each rule: the rank of its level, then when it holds. */
function packPage(page: OutlinedPage, short: (text: string) => string): string {
  const { id, opens, fits = "", layer, ageLast, rules, otherwise } = page;
  const flags = [layer ? marks.layer : "", ageLast ? marks.ageLast : "", levels.indexOf(otherwise.level)].join("");
  let last = 0;
  const opening = Object.entries(opens).map(([sign, weight]) => {
    const told = weight === last ? "" : String(weight);
    last = weight;
    return told + short(sign);
  });
  const head = `${id} ${flags} ${opening.join("")} ${tight(short(fits))}`;
  return [head, ...rules.map(({ level, when }) => `${levels.indexOf(level)}${tight(short(when))}`)].join("\n");
}

function readPage([head = "", ...rules]: string[], long: (text: string) => string): OutlinedPage {
  const [id = "", flags = "", opens = "", ...fits] = head.split(" ");
  const level = (digit: string) => levels[Number(digit)]!;
  let weight = 0;
  const opening = [...opens.matchAll(/([\d.]*)(\D)/g)].map(([, told = "", sign = ""]) => {
    weight = Number(told || weight);
    return [long(sign), weight] as const;
  });
  return {
    id,
    opens: Object.fromEntries(opening),
    ...(fits.join(" ") ? { fits: long(fits.join(" ")) } : {}),
    ...(flags.includes(marks.layer) ? { layer: true } : {}),
    ...(flags.includes(marks.ageLast) ? { ageLast: true } : {}),
    otherwise: { level: level(flags.slice(-1)) as Presentation["otherwise"]["level"] },
    rules: rules.map((rule) => ({ level: level(rule.charAt(0)), when: long(rule.slice(1)) })),
  };
}
