/**
 * The shape of clinical knowledge. Knowledge is data: concepts (what may be said), questions, rules and presentations (reasons for
 * seeking care). A presentation is added by a file below `knowledge/presentations/` and a line in `knowledge/index.ts`; no code changes.
 * Conditions are written in the small language of `reasoning/conditions.ts`.
 */

/** How soon care is needed: now, within 24 hours, within the week, at home. */
export type Level = "emergency" | "urgent" | "routine" | "self_care";

/** Levels from the least to the most pressing. */
export const levels: readonly Level[] = ["self_care", "routine", "urgent", "emergency"];

/** How pressing a level is, 0 to 3. */
export function rank(level: Level): number {
  return levels.indexOf(level);
}

/** The specialties a result may name, by the labels of the directory. */
export const specialties = [
  "Médecine Générale",
  "Cardiologie",
  "Pédiatrie",
  "Gynécologie",
  "Dermatologie",
  "Ophtalmologie",
  "ORL",
  "Orthopédie",
  "Neurologie",
  "Psychiatrie",
  "Radiologie",
  "Anesthésie",
  "Chirurgie Générale",
  "Urologie",
  "Gastroentérologie",
] as const;
export type Specialty = (typeof specialties)[number];

/**
 * Something a person may have, say or be asked: a sign, an illness they live with, an event.
 * - `label`: French, a noun phrase without article that fits “un de ces signes : …” for anybody (« raideur de la nuque »).
 * - `says`: patterns that mean it is there; `denies`: patterns that mean it is not (« boit bien » denies `cannot_drink`).
 *   `seldom`: patterns like those of `says`, after `!` like those of `denies`, that hardly anybody uses: a browser, which is sent little, does without them
 *   (docs/decisions/0049).
 *   `asked`: patterns that mean it is there only in answer to a question that names it (« j'ai eu chaud »); after `!`, that it is not.
 *   `seldomAsked`: those of them that hardly anybody uses.
 *   At its end ` ?` marks a pattern in doubt: in `says` it is asked before a level rests on it (« Ai-je bien compris : … ? »), in `denies` it only keeps
 *   the words from the sign, which may be there all the same (« l'épaule est chaude » is no fever and denies none). In doubt is what often means
 *   something else, and what no working case tells (`tools/doubt-patterns.ts`).
 *   Negation in general (« pas de … », « sans … », « ni … ») is handled by the reader and needs no pattern.
 * - `implies`: concepts that are then true as well; `excludes`: concepts that are then false.
 * - `shares`: says how a complaint is (« forte douleur »), and leaves its words to the patterns of the complaint (« douleur & ventre »).
 * - `tacit`: says something only together with others (« douleur »), or what an age says already: no summary and no reason names it.
 * - `kind`: `sign` (default) is about this illness, and what is said of the past does not count; `history` counts even if it is long ago
 *   (an illness one lives with, an operation); `circumstance` is neither a complaint nor an illness (a journey, a contact, onset, course).
 */
export type Concept = {
  id: string;
  label: string;
  says?: readonly string[];
  seldom?: readonly string[];
  asked?: readonly string[];
  seldomAsked?: readonly string[];
  denies?: readonly string[];
  implies?: readonly string[];
  excludes?: readonly string[];
  shares?: true;
  tacit?: true;
  kind?: "sign" | "history" | "circumstance";
};

/** Numbers the reader finds and rules compare. Ages and durations are days, temperatures °C, pressures mmHg, sugar g/L. */
export const numberNames = [
  "age",
  "duration",
  "temperature",
  "systolic",
  "diastolic",
  "sugar",
  "oxygen",
  "pain",
  "pregnancy_weeks",
  "days_after_birth",
  "stools_per_day",
  "vomits_per_day",
  "hours_without_urine",
  "hours_since_event",
  "seizure_minutes",
  "bleeding_minutes",
  "breaths_per_minute",
  "fall_metres",
] as const;
export type NumberName = (typeof numberNames)[number];

/** A fact that follows from others: `when` true makes `sets` true and `clears` false. */
export type Derivation = { when: string; sets?: readonly string[]; clears?: readonly string[] };

/** An answer to tap: what it says and what it makes known. */
export type Choice = {
  label: string;
  yes?: readonly string[];
  no?: readonly string[];
  numbers?: Partial<Record<NumberName, number>>;
  sex?: "male" | "female";
  /** Classes of words (`language/classes.ts`) that choose it where nothing else in an answer was understood: « ça tire dans la cuisse ». */
  parts?: readonly string[];
};

/**
 * One question, about one matter.
 * - `facts`: one concept (answered by yes, no, I don't know) or a short list of signs to tick, at most five. Each sign of a list alone must
 *   lead to the same level, because a bare « oui » to a list counts for every sign of it. The engine lists only signs still unknown, by their
 *   labels, after `you`/`they`, which for a list is a stem without question mark (« Avez-vous un de ces signes »).
 * - `number`: asks for a number; `choices` are the answers to tap.
 * - `you` addresses the ill person; `they` speaks of somebody else, with `{Qui}` (« Votre bébé », « La personne malade »), `{il}` (il, elle),
 *   `{e}` (agreement).
 * - `needs`: a condition without which the question makes no sense; asked only when it is not known to be false.
 */
export type Question = {
  id: string;
  facts?: readonly string[];
  number?: NumberName;
  choices?: readonly Choice[];
  you: string;
  they: string;
  needs?: string;
};

/** A clinical source. `date` is the year of the edition. */
export type Source = { name: string; date: string };

/**
 * One rule. It counts whenever `when` is true, whichever presentation holds it: the safety net is the sum of all rules.
 * A rule of level `self_care` proves a benign picture: its condition names the negatives that must have been asked (`!fever`), and it holds only
 * if every sign reported is among `covers`.
 */
export type Rule = {
  id: string;
  level: Level;
  when: string;
  /**
   * French, one plain sentence. Where the rule holds for one of several signs it begins with a small letter and says what follows from those that were told,
   * which the engine puts before it: « une méningite est à craindre. » becomes « Fièvre et nuque raide : une méningite est à craindre. ». Else it says itself
   * what led here: « Une toux depuis trois semaines se fait examiner. ». Never a diagnosis as a fact.
   */
  reason: string;
  /** A key of `knowledge/sources.ts`. */
  source: string;
  specialties?: readonly Specialty[];
  /** For `self_care`: the signs this benign picture explains. */
  covers?: readonly string[];
  /** Advice of its own, before the presentation's. */
  advice?: Advice;
};

/**
 * What to do now, what not to do, what to watch: short French sentences, one idea each. « [age >= 6mo] Donnez de l'eau. » is left out where the
 * condition is known not to hold.
 */
export type Advice = { todo?: readonly string[]; avoid?: readonly string[]; watch?: readonly string[] };

/** Advice of a page. `mild`: what helps when nothing presses, left out of a result that is urgent. */
export type PageAdvice = Advice & { mild?: readonly string[] };

/**
 * A reason for seeking care.
 * - `opens`: concepts that bring a person here, with a weight (1 weak, 3 typical, 5 says it by name).
 * - `fits`: a condition on age, sex, pregnancy; the presentation is out when it is known to be false.
 * - `layer`: asked beside whatever the complaint is, as soon as `fits` is true (danger signs of a newborn).
 * - `outline`: only what must count whatever the complaint is stands here; the page itself is elsewhere (`pocket/outline.ts`).
 * - `ageLast`: the age is not the first thing to ask of somebody who says this.
 * - `questions`: in the order of what can change the level most. Ids of `knowledge/questions.ts` or questions of its own.
 * - `otherwise`: the level when no rule of emergency, urgent or routine holds and no benign picture is proven.
 */
export type Presentation = {
  id: string;
  label: string;
  opens: Readonly<Record<string, number>>;
  fits?: string;
  layer?: true;
  ageLast?: true;
  outline?: true;
  specialties: readonly Specialty[];
  questions: readonly (Question | string)[];
  rules: readonly Rule[];
  otherwise: { level: "urgent" | "routine"; reason: string; source: string };
  advice: PageAdvice;
};
