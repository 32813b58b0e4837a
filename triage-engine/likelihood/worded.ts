import type { Reading, Telling } from "#triage-engine/language/read.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { feelsItsWay } from "#triage-engine/reasoning/vague.ts";
import type { NumberName } from "#triage-engine/schema.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { inDoubtAmong } from "./doubting.ts";
import type { Weigh, Weighed } from "./likelihood.ts";
import { partsBy, stemsOf, strangeAmong } from "./telling-words.ts";

/**
 * The signs of a list that an answer tells of in words no pattern knows (« oui, mes pantalons tombent »: weight lost), and the answer with what else was heard in it
 * in doubt where its words do not speak for it. `named` are those of the list that were understood. Undefined where the answer denies, is calm, or says too little.
 */
export type Worded = (
  asked: Open,
  answer: Reading,
  named: readonly string[],
) => { yes: readonly string[]; reading: Reading } | undefined;

/** Numbers that say how long, and no more; a measure says what it says. */
export const spans: ReadonlySet<NumberName> = new Set(["duration", "hours_since_event", "age"]);

/** A « oui » in words that speak so much for a sign of the list tells of it; words without a « oui », and a clause beside what was understood, must speak more. */
const afterYes = 3.5;
/** Or so much more likely than any other of the list. */
const clearly = 2;
const withoutYes = { weight: 8, odds: 2 };
const besideOthers = 5;
/** And so does a second sign, where they speak for it nearly as much. */
const second = { weight: 8, ofTop: 0.6 };

export function makeWorded(weigh: Weigh): Worded {
  return ({ facts: listed, question }, answer, named) => {
    const { noted = [], reply, calm, mentions, numbers } = answer;
    // A choice that stands for one sign is as good as a sign of a list.
    const facts = listed.length
      ? listed
      : (question.choices ?? []).flatMap(({ yes = [] }) => (yes.length === 1 ? yes : []));
    if (facts.length < 2 || calm || !(reply === "yes" || (reply === undefined && feelsItsWay(question)))) return;
    if (numbers.some(({ name }) => !spans.has(name))) return;
    const told = new Set([...named, ...mentions.map(({ concept }) => concept)]);
    const left = facts.filter((id) => !told.has(id));
    const speakingFor = (words: readonly Telling[]) =>
      weigh(affirmed(words)).signs.filter(({ id }) => left.includes(id));
    const tells = (words: readonly Telling[], least: number) => {
      const weighed = speakingFor(words);
      const [top] = weighed;
      if (!top || top.weight < least || (reply !== "yes" && top.odds < withoutYes.odds)) return [];
      return withSecond(top, weighed);
    };
    const whole = () => (reply === "yes" ? likeliestOf(speakingFor(noted)) : tells(noted, withoutYes.weight));
    const yes =
      left.length === facts.length ? whole() : clausesOf(answer).flatMap((words) => tells(words, besideOthers));
    if (!yes.length) return;
    const all = weigh(affirmed(noted));
    const heard = mentions.map((one) => (facts.includes(one.concept) ? one : inDoubtAmong(all, one)));
    return { yes: [...new Set(yes)], reading: { ...answer, mentions: heard } };
  };
}

/** After a « oui »: the likeliest of the signs that its words speak for, or one that is far likelier than the others; with a second that they speak for nearly as much. */
function likeliestOf(weighed: readonly Weighed[]): string[] {
  const [first, next] = sorted(weighed, (a, b) => b.odds - a.odds);
  if (!first) return [];
  const clear = first.weight > 0 && first.odds - (next?.odds ?? -Infinity) >= clearly;
  const [top = clear ? first : undefined] = sorted(
    weighed.filter(({ weight }) => weight >= afterYes),
    (a, b) => b.odds - a.odds,
  );
  return top ? withSecond(top, weighed) : [];
}

function withSecond(top: Weighed, weighed: readonly Weighed[]): string[] {
  const enough = Math.max(second.weight, top.weight * second.ofTop);
  return [top, ...weighed.filter((one) => one !== top && one.weight >= enough)].map(({ id }) => id);
}

/** The words of clauses that do not deny, if there are any: « le comprimé n'a rien fait » tells of a pain. */
function affirmed(words: readonly Telling[]): string[] {
  const plain = words.filter(({ denied }) => !denied);
  return stemsOf(plain.some(({ stem }) => stem !== "oui") ? plain : words);
}

/** The words that belong to nothing that was understood, clause by clause. */
const clausesOf = ({ noted = [], mentions }: Reading): Telling[][] => partsBy("clause", strangeAmong(noted, mentions));
