import type { Reading } from "#triage-engine/language/read.ts";
import { openIn } from "#triage-engine/reasoning/conditions.ts";
import { lastLookId } from "#triage-engine/reasoning/last-look.ts";
import type { Open } from "#triage-engine/reasoning/questions.ts";
import { kindsAt, type Weigh } from "./likelihood.ts";
import type { SenseAt } from "./sense.ts";
import { stemsIn } from "./telling-words.ts";

/**
 * What all words of a chat speak against is not asked: of 2,709 cases whose writers had taught it nothing 11,608 of 29,794 signs in lists had such odds and such a weight, and four
 * were there, three of them of people who had told nothing yet. Of 926 dangers asked for in the last look with odds below 5 none was there.
 */
const farFetched = [
  { odds: -4, weight: -1.5 },
  { odds: -6, weight: 0 },
];
const lastLookOdds = 0;
/** Until then any sign of danger may be the only one (WHO, young infants up to two months). */
const newbornDays = 61;

/** What of a list is to be asked of somebody who said this. */
type Thinkable = (asked: Open, said: readonly Reading[], at: SenseAt) => readonly string[];

/**
 * Makes what leaves out of a list the signs that are far from all that was said, unless staying at home must be proven by their absence. An illness is thinkable whatever
 * was said, and so is anything of an unknown complaint or a newborn, whose dangers look alike. `always` are asked whatever was said, `dull` is no complaint to go by.
 */
export function makeThinkable(
  weigh: Weigh,
  { always, dull }: Readonly<Record<"always" | "dull", ReadonlySet<string>>>,
): Thinkable {
  return ({ facts, question }, said, at) => {
    const newborn = (at.moment.known.number("age") ?? Infinity) < newbornDays;
    if (newborn || !beganWith(at, dull)) return facts;
    const words = weigh(stemsIn(said), kindsAt(at.moment));
    if (question.id === lastLookId) return facts.filter((id) => (words.odds(id) ?? 0) >= lastLookOdds);
    const proves = provenBy(at);
    const isFar = (id: string) => {
      const odds = words.odds(id) ?? 0;
      const weight = odds - (words.prior(id) ?? 0);
      return farFetched.some((below) => odds < below.odds && weight < below.weight);
    };
    const isAsked = (id: string) => proves.has(id) || always.has(id) || at.book.concepts.get(id)?.kind === "history";
    return facts.filter((id) => isAsked(id) || !isFar(id));
  };
}

/** Whether a complaint was understood in the first message. */
const beganWith = ({ book, facts, opened }: SenseAt, dull: ReadonlySet<string>) =>
  opened.main.some(({ id }) => id !== "general") &&
  [...facts.signs].some(
    ([id, { value, via, turn }]) =>
      value === "yes" &&
      via === "said" &&
      turn === 1 &&
      (book.concepts.get(id)?.kind ?? "sign") === "sign" &&
      !dull.has(id),
  );

/** Signs whose absence a harmless picture that may still hold is proven by. */
function provenBy({ moment: { known }, opened }: SenseAt): ReadonlySet<string> {
  const harmless = [...opened.all, ...opened.layers].flatMap(({ rules }) =>
    rules.filter(({ level }) => level === "self_care"),
  );
  return new Set(harmless.flatMap(({ condition }) => [...openIn(condition, known).signs]));
}
