import { graveInDoubt, words } from "#triage-engine/knowledge/words.ts";
import { sorted } from "#triage-engine/sorted.ts";
import { rank, type Level, type Specialty } from "#triage-engine/schema.ts";
import { adviceOf, unique } from "./advice.ts";
import type { Book, ReadPresentation, ReadRule } from "./book.ts";
import { holds, type Condition } from "./conditions.ts";
import type { Facts } from "./facts.ts";
import { benign, complaints, firedRules, higher, type Moment, type Opened } from "./levels.ts";
import { reasonsOf } from "./wording.ts";

/** What the evaluation comes to. */
export type Result = {
  level: Level;
  reasons: readonly string[];
  todo: readonly string[];
  avoid: readonly string[];
  watch: readonly string[];
  specialties: readonly Specialty[];
  /** Ids of the rules that decided. */
  rules: readonly string[];
  /** Ids of the pages that explain it, whose advice it gives. */
  pages: readonly string[];
  /** Signs whose names a reason needs and a browser does not have yet. */
  nameless: readonly string[];
};

/** Rules that explain a result: when more hold, the reasons, advice and specialties are those of the first. */
const rulesTold = 3;
/** Danger signs nobody could answer for, from which on it is urgent. */
const enoughUnknown = 3;
const mostSpecialties = 3;
/** Complaints named before a reason that is none of a rule's. */
const mostTold = 4;

/**
 * The level and what belongs to it.
 * The highest true rule decides. With none, a proven benign picture that explains every complaint is self-care; else each presentation's own level for
 * what is left open. Danger signs nobody could answer for make it urgent.
 */
export function conclude(
  book: Book,
  opened: Opened,
  moment: Moment,
  facts: Facts,
  { unresolved, unnamed, resembles }: Left,
): Result {
  const fired = firedRules(book, moment);
  const decided = decide(book, opened, moment, unnamed ? withUnnamed(book, fired, unnamed) : fired, unresolved);
  const prudent = prudence(opened, moment, facts, resembles);
  const raised = prudent && rank(prudent.level) > rank(decided.level) ? prudent : undefined;
  const level = raised?.level ?? decided.level;
  const rules = decided.rules;
  const told = rules.slice(0, rulesTold);
  // The reasons of lower rules name another delay.
  const because = raised ? [{ reason: raised.reason, condition: toldOf(book, moment) }] : told;
  const { reasons: why, nameless } = reasonsOf(book, because, moment.known, facts);
  const open = rules.length || decided.left.length ? decided.left.map(({ otherwise }) => otherwise.reason) : undefined;
  const reasons = [...why, ...(raised ? [] : (open ?? [words.unexplained]))];
  // Only the pages that explain it have a say: the care of a cramp is not that of the clot it may be.
  const explaining = [
    ...told.flatMap(({ presentation }) => book.presentations.filter(({ id }) => id === presentation)),
    ...decided.left,
  ];
  const pages = explaining.length ? explaining : opened.main;
  return {
    level,
    reasons: unique(reasons, rulesTold),
    ...adviceOf(level, told, pages, moment.known),
    specialties: specialtiesFor(told, pages, moment, facts),
    rules: rules.map(({ id }) => id),
    pages: pages.map(({ id }) => id),
    nameless,
  };
}

/** A bare « oui » to a list, even when asked which: some sign of it is there. The rules are those that the worst of them would fire alone. */
export type Unnamed = { rules: readonly ReadRule[]; signs: readonly string[] };

/**
 * What was left when the questions ended: one that could still have changed the level, a list of which nobody said which sign is there, the level that others needed
 * who spoke like this.
 */
export type Left = { unresolved: boolean; unnamed?: Unnamed | undefined; resembles?: Prudence | undefined };

/** What the person came with, as the condition of a rule: the first few complaints. */
function toldOf(book: Book, moment: Moment): Condition {
  const of = complaints(book, moment).slice(0, mostTold);
  return { kind: "all", of: of.map((id) => ({ kind: "sign", id })) };
}

/** A level below which nobody is sent whatever the rules say, and what follows from what was told. */
export type Prudence = { level: Level; reason: string };

function prudence(opened: Opened, moment: Moment, facts: Facts, resembles: Prudence | undefined): Prudence | undefined {
  const hesitant = graveInDoubt.some((id) => moment.signs.get(id)?.via === "hesitated");
  const unsure = hesitant || unknownDangers(opened, moment, facts) >= enoughUnknown;
  if (!unsure || resembles?.level === "emergency") return resembles;
  return { level: "urgent", reason: hesitant ? words.hesitant : words.unsure };
}

/** The reason says no more than what was answered. */
function withUnnamed(book: Book, fired: readonly ReadRule[], { rules, signs }: Unnamed): ReadRule[] {
  const reason = words.listed(signs.map((id) => book.concepts.get(id)?.label ?? id).join(", "));
  const added = rules.filter(({ id }) => !fired.some((rule) => rule.id === id)).map((rule) => ({ ...rule, reason }));
  return sorted([...fired, ...added], (a, b) => rank(b.level) - rank(a.level));
}

/** What decided: rules, and the pages of what they leave open. */
type Decision = { level: Level; rules: ReadRule[]; left: readonly ReadPresentation[] };

function decide(book: Book, opened: Opened, moment: Moment, fired: readonly ReadRule[], unresolved: boolean): Decision {
  const top = fired[0]?.level;
  if (top && rank(top) >= rank("urgent")) {
    const all = ofPages(
      fired.filter(({ level }) => level === top),
      opened,
    );
    // A rule of a page for another age counts, but explains only when no other does.
    const fitting = all.filter(
      ({ presentation }) =>
        !book.presentations.some(
          (page) => page.id === presentation && page.fits && holds(page.fits, moment.known) === false,
        ),
    );
    const rules = fitting.length ? fitting : all;
    return { level: top, rules, left: [] };
  }
  const { proven, explained } = benign(book, opened, moment);
  // A presentation whose page is missing may know of a danger that was not asked for.
  if (!top && explained && !unresolved && !opened.all.some(({ outline }) => outline))
    return { level: "self_care", rules: proven, left: [] };
  return leftOpen(opened, moment, fired, unresolved ? [] : settled(book, opened, moment, proven));
}

/** The presentations whose every sign a proven benign picture explains: what else is told does not make them doubtful again. */
function settled(book: Book, { all }: Opened, moment: Moment, proven: readonly ReadRule[]): ReadPresentation[] {
  const told = complaints(book, moment);
  const explains = (id: string) => proven.some(({ covers = [] }) => covers.includes(id));
  return all.filter(
    ({ id, opens }) =>
      proven.some(({ presentation }) => presentation === id) && told.every((sign) => !opens[sign] || explains(sign)),
  );
}

/** No pressing rule and no proof: each presentation says how soon what is left open must be seen. */
function leftOpen(
  opened: Opened,
  { known }: Moment,
  fired: readonly ReadRule[],
  proven: readonly ReadPresentation[],
): Decision {
  const open = opened.all.filter(
    (page) => !proven.includes(page) && !fired.some(({ presentation }) => presentation === page.id),
  );
  const level = open.reduce<Level>((found, { otherwise }) => higher(found, otherwise.level), "routine");
  const rules = level === "routine" ? sorted(ofPages(fired, opened), (a, b) => rank(b.level) - rank(a.level)) : [];
  const grave = open.filter(({ otherwise }) => otherwise.level === level);
  // A page that may be for somebody else (« enceinte ? » was never asked) explains only when no other does.
  const sure = grave.filter(({ fits }) => !fits || holds(fits, known) === true);
  return { level, rules, left: sure.length || rules.length ? sure : grave };
}

/** Rules of what the person came with stand before rules of other pages. */
function ofPages(rules: readonly ReadRule[], { main, layers }: Opened): ReadRule[] {
  const ids = [...main, ...layers].map(({ id }) => id);
  const place = ({ presentation }: ReadRule) => (ids.includes(presentation) ? ids.indexOf(presentation) : ids.length);
  return sorted(rules, (a, b) => place(a) - place(b));
}

/**
 * Signs asked for and not known that an emergency still hangs on. One list counts for two at most; one that was answered twice by words nobody understood
 * counts in full: something was said there.
 */
function unknownDangers({ main, layers }: Opened, { signs }: Moment, facts: Facts): number {
  const dangers = new Set(
    [...main, ...layers].flatMap(({ rules }) =>
      rules.filter(({ level }) => level === "emergency").flatMap((rule) => [...rule.signs]),
    ),
  );
  const byTurn = new Map<number, number>();
  let unheard = 0;
  for (const [id, { value, turn, via }] of facts.signs) {
    if (value !== "unknown" || !dangers.has(id) || signs.get(id)?.value !== "unknown") continue;
    if (via === "unheard") unheard += 1;
    else byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  }
  return unheard + [...byTurn.values()].reduce((sum, count) => sum + Math.min(count, 2), 0);
}

function specialtiesFor(
  rules: readonly ReadRule[],
  pages: readonly ReadPresentation[],
  { known }: Moment,
  facts: Facts,
): Specialty[] {
  const named: Specialty[] = [
    ...rules.flatMap(({ specialties = [] }) => specialties),
    ...pages.flatMap(({ specialties }) => specialties),
  ];
  const kind = facts.who?.kind;
  if (known.sign("child") ?? (kind === "baby" || kind === "child")) named.unshift("Pédiatrie");
  else if (known.sign("pregnant") || known.sign("postpartum")) named.unshift("Gynécologie");
  const man = facts.sex === "male" && known.sign("pregnant") === false && kind !== "baby";
  const grown = known.sign("adult") === true;
  const fitting = named.filter((one) => !(one === "Gynécologie" && man) && !(one === "Pédiatrie" && grown));
  return unique([...fitting, ...(fitting.length ? [] : (["Médecine Générale"] as const))], mostSpecialties);
}
