import { sorted } from "#triage-engine/sorted.ts";
import { rank, type Level } from "#triage-engine/schema.ts";
import type { Book, ReadPresentation, ReadRule } from "./book.ts";
import { holds, type Known } from "./conditions.ts";
import type { Fact } from "./facts.ts";
import { mayHold } from "./supports.ts";

/** What is known at one moment, with all that follows. */
export type Moment = { signs: ReadonlyMap<string, Fact>; known: Known };

/** The presentations a person came with, the strongest first, and the layers that always go along. */
export type Opened = {
  /** Those whose questions are asked, at most two. */
  main: readonly ReadPresentation[];
  /** All that were told of, whether asked about or not. */
  all: readonly ReadPresentation[];
  layers: readonly ReadPresentation[];
};

const askedAtOnce = 2;
/** A sign of this weight opens its presentation whatever else was told. */
export const surelyOpens = 2.5;

/** Chooses the presentations by what was said; `general` when something is wrong and nothing else opens. */
export function open(book: Book, { signs, known }: Moment): Opened {
  const fitting = ({ fits }: ReadPresentation) => !fits || holds(fits, known) !== false;
  const told = [...openedBy(book, signs)]
    .filter((presentation) => !presentation.layer && presentation.id !== "general" && fitting(presentation))
    .map((presentation) => ({ presentation, weight: weightOf(presentation, signs) }))
    .filter(({ weight }) => weight > 0);
  const weighed = sorted(told, (a, b) => b.weight - a.weight || (a.presentation.id < b.presentation.id ? -1 : 1));
  const best = weighed[0]?.weight ?? 0;
  const all = weighed
    .filter(({ weight }) => weight >= surelyOpens || weight === best)
    .map(({ presentation }) => presentation);
  const main = weighed
    .filter(({ weight }) => weight >= best * 0.6)
    .slice(0, askedAtOnce)
    .map(({ presentation }) => presentation);
  const layers = book.index.layers.filter(({ fits }) => fits && holds(fits, known) === true);
  if (main.length) return { main, all, layers };
  const general = book.presentations.filter((page) => page.id === "general" && fitting(page));
  return { main: general, all: general, layers };
}

/** Every presentation that a sign opens, however lightly. */
export function openedBy(book: Book, signs: Moment["signs"]): Set<ReadPresentation> {
  const opened = new Set<ReadPresentation>();
  for (const [id, { value }] of signs)
    if (value === "yes") for (const page of book.index.opened.get(id) ?? []) opened.add(page);
  return opened;
}

/** Its heaviest sign, and a little for each other. */
function weightOf({ opens }: ReadPresentation, signs: ReadonlyMap<string, Fact>): number {
  const weights = Object.entries(opens)
    .filter(([id]) => signs.get(id)?.value === "yes")
    .map(([, weight]) => weight);
  if (!weights.length) return 0;
  const most = Math.max(...weights);
  return most + 0.2 * (weights.reduce((sum, weight) => sum + weight, 0) - most);
}

/** Rules that are true, the most pressing first; benign pictures are left out. */
export function firedRules(book: Book, moment: Moment): ReadRule[] {
  const fired = trueRules(book, moment).filter(({ level }) => level !== "self_care");
  return sorted(fired, (a, b) => rank(b.level) - rank(a.level));
}

/** All rules that are true, in the order of the book. */
export function trueRules({ index }: Book, moment: Moment): ReadRule[] {
  return mayHold(index.truths, moment).filter(({ condition }) => holds(condition, moment.known) === true);
}

/** Signs a person has told of that a benign picture would have to explain: complaints, not illnesses they live with, nor circumstances. */
export function complaints(book: Book, { signs }: Moment): string[] {
  return [...signs]
    .filter(
      ([id, { value, via }]) =>
        value === "yes" && via !== "follows" && (book.concepts.get(id)?.kind ?? "sign") === "sign",
    )
    .map(([id]) => id);
}

/**
 * The benign pictures that are true or may still become so, and whether together they explain every complaint: with the small signs that go along with any of
 * them. Where nobody complains of anything (water in the ear, a snake that was seen), a picture of what the person came with must be proven.
 */
export function benign(
  book: Book,
  opened: Opened,
  moment: Moment,
): { proven: ReadRule[]; possible: ReadRule[]; explained: boolean } {
  const candidates = [...opened.all, ...opened.layers].flatMap(({ rules }) =>
    rules.filter(({ level }) => level === "self_care"),
  );
  const told = complaints(book, moment);
  const explain = (rules: readonly ReadRule[]) =>
    told.every((id) => rules.some(({ covers = [] }) => covers.includes(id)));
  const are = (value: boolean | undefined, rules: readonly ReadRule[]) =>
    rules.filter(({ condition }) => holds(condition, moment.known) === value);
  const proven = are(true, candidates);
  const possible = are(undefined, candidates);
  const along = are(true, book.companions);
  // A small sign that nothing else explains: what is not yet known of it is asked as well.
  const perhaps = are(undefined, book.companions);
  const pictures = [...proven, ...possible];
  const withPerhaps = pictures.length && explain([...pictures, ...along, ...perhaps]) ? [...possible, ...perhaps] : [];
  const own = proven.some(({ presentation }) => opened.main.some(({ id }) => id === presentation));
  return {
    proven,
    possible: explain([...proven, ...possible, ...along]) ? possible : withPerhaps,
    explained: (told.length > 0 ? proven.length > 0 : own) && explain([...proven, ...along]),
  };
}

/** The higher of two levels. */
export function higher(a: Level, b: Level): Level {
  return rank(a) >= rank(b) ? a : b;
}
