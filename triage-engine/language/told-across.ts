import { hearingBesides, mentionOf, withMore } from "./besides.ts";
import { classes } from "./classes.ts";
import { folded } from "./folded.ts";
import type { Mention, Reader, Telling } from "./read.ts";
import { readWords } from "./words.ts";

/** A sign that people tell of over several sentences (`EverydayConcept`). */
export type ToldAcross = { id: string; told?: readonly string[]; unless?: RegExp; of?: "child" | "grown" };

/** One of these words: by its stem, or by how it begins. */
type Choice = (word: Telling, plain: string) => boolean;
type Part = RegExp | readonly Choice[];

/** The same reader, which puts together what stands in different sentences, and leaves out what other words make something else of. The server's alone. */
export function hearingAcross(all: readonly ToldAcross[]): (read: Reader) => Reader {
  const signs = all.map(({ told = [], ...rest }) => ({ ...rest, wordings: told.map(partsOf) }));
  const own = new Map(all.map((one) => [one.id, one]));
  return (read) =>
    hearingBesides(read, ({ reading, plain, asked, who }) => {
      const ill = (reading.who ?? who)?.kind;
      const affirmed = plain.replace(denial, "");
      const grown = ill === "self" || (!ill && !child.test(plain));
      const mayBe = ({ of, unless }: Pick<ToldAcross, "of" | "unless">) =>
        !(of === "grown" && !mother.test(plain) && (ill === "baby" || ill === "child")) &&
        !(of === "child" && grown) &&
        !unless?.test(affirmed);
      const mentions = reading.mentions.filter(({ concept }) => mayBe(own.get(concept) ?? {}));
      const kept = mentions.length < reading.mentions.length ? { ...reading, mentions } : reading;
      // A short answer says what it says of what was asked.
      if (asked?.facts.length && plain.length < shortest) return kept;
      const there = new Set(mentions.filter(({ polarity }) => polarity === "yes").map(({ concept }) => concept));
      const more = signs
        .filter((sign) => !there.has(sign.id) && mayBe(sign))
        .flatMap(({ id, wordings }) => firstOf(wordings, (wording) => found(id, wording, reading.noted ?? [], plain)));
      const heard = new Set(more.map(({ concept }) => concept));
      return withMore({ ...kept, mentions: kept.mentions.filter(({ concept }) => !heard.has(concept)) }, more);
    });
}

/** « pas de pus », « ni rouge », « sans fièvre » */
const denial = /\b(?:pas|ni|sans|aucune?|jamais)(?: (?:de|du|la|le|les|une?|trop|vraiment|du tout))*(?: d'| l'| )\w+/g;
const shortest = 30;
/** She tells of herself, whoever else she speaks of. */
const mother =
  /\b(?:enceinte|grossesse|accouch\w*|allait\w*|mon ventre|mes seins|mes regles|(?:1[0-9]|[234][0-9]) ?(?:semaines|sa))\b/;
const child =
  /\b(?:bebe|bb|enfants?|fils|fille|petite?|nouveau|nourrisson|garcon|gosse|jumea\w*|mois|semaines?|[1-9] ?ans|neveu|niece|il|elle)\b/;

function firstOf(
  wordings: readonly (readonly Part[])[],
  find: (wording: readonly Part[]) => Mention[] | undefined,
): Mention[] {
  for (const wording of wordings) {
    const mentions = find(wording);
    if (mentions) return mentions;
  }
  return [];
}

/** A mention for each sentence that the wording stands in; undefined where a part of it is missing. */
function found(id: string, wording: readonly Part[], noted: readonly Telling[], plain: string): Mention[] | undefined {
  const used = new Set<Telling>();
  const bySentence = new Map<number, { from: number; to: number }>();
  const take = (from: number, to: number) => {
    const sentence = noted.filter((word) => word.from < to).at(-1)?.sentence ?? 0;
    const before = bySentence.get(sentence) ?? { from, to };
    bySentence.set(sentence, { from: Math.min(before.from, from), to: Math.max(before.to, to) });
  };
  for (const part of wording) {
    if (part instanceof RegExp) {
      const match = part.exec(plain);
      if (!match) return undefined;
      take(match.index, match.index + match[0].length);
      continue;
    }
    const words = [...new Set(noted.map(({ clause }) => clause))]
      .map((clause) =>
        allOf(
          part,
          noted.filter((word) => word.clause === clause && !used.has(word)),
          plain,
        ),
      )
      .find((some) => some !== undefined);
    if (!words) return undefined;
    for (const word of words) {
      used.add(word);
      take(word.from, word.to);
    }
  }
  return [...bySentence.values()].map(({ from, to }) => mentionOf(id, "yes", from, to));
}

function allOf(part: readonly Choice[], words: readonly Telling[], plain: string): Telling[] | undefined {
  const taken: Telling[] = [];
  for (const choice of part) {
    const word = words.find((one) => !taken.includes(one) && choice(one, plain));
    if (!word) return undefined;
    taken.push(word);
  }
  return taken;
}

/** What begins with `/` is looked for in the small letters of the text. */
const partsOf = (wording: string): readonly Part[] =>
  wording
    .split(" & ")
    .map((part) =>
      part.startsWith("/")
        ? new RegExp(String.raw`\b(?:${part.slice(1)})`)
        : part.split(" ~ ").map((words) => choiceOf(words.trim())),
    );

function choiceOf(words: string): Choice {
  const options = words.split("|").flatMap((option) => {
    const name = /^<(\w+)>$/.exec(option)?.[1];
    return name ? (classes[name] ?? "").split(" ").filter(Boolean) : [option];
  });
  const starts = options.filter((option) => option.endsWith("*")).map((option) => folded(option.slice(0, -1)));
  const stems = new Set(options.flatMap((option) => readWords(option.replace("*", "")).map(({ stem }) => stem)));
  return ({ stem, from, to }, plain) => {
    const word = plain.slice(from, to);
    return stems.has(stem) || starts.some((start) => word.startsWith(start) || stem.startsWith(start));
  };
}
