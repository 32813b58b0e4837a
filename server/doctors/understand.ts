import type { Town } from "#contract/doctors.ts";
import { towns } from "#contract/doctors.ts";
import { fold, specialtiesContaining, type SpecialtyId } from "#contract/specialties.ts";
import type { WordRow } from "./dictionary-queries.ts";
import {
  isSlip,
  placeWords,
  specialtiesMeant,
  specialtiesMistyped,
  townsContaining,
  townsMistyped,
  typedWords,
} from "./words.ts";

/** What a visitor typed and chose. */
export interface Typed {
  q?: string | undefined;
  town?: string | undefined;
  specialty?: string | undefined;
}

/** One condition on a doctor: any of these. */
export interface Condition {
  specialties: readonly SpecialtyId[];
  towns: readonly Town[];
  /** Ids of dictionary words. */
  words: readonly number[];
  /** How many doctors the words lead to, together. */
  uses: number;
}

/** A search understood: every part must hold. */
export interface Understanding {
  /** False when no doctor can match as long as the dictionary is this one. */
  possible: boolean;
  specialties: readonly SpecialtyId[] | null;
  towns: readonly Town[] | null;
  conditions: readonly Condition[];
  /** Greatest word of the dictionary it was understood with; null when none was asked. */
  dictionary: number | null;
}

export interface Dictionary {
  containing(typed: readonly string[]): Promise<{ dictionary: number; words: WordRow[] }>;
  resembling(typed: readonly string[]): Promise<WordRow[]>;
}

interface Asked {
  word: string;
  /** The town box means towns and addresses only (specification, section 5); the free text means anything. */
  from: "q" | "town";
}

/** The words a typed one stands for: those that begin with it, else (free text) those that contain it. */
function wordsMeant({ word, from }: Asked, rows: readonly WordRow[]): WordRow[] {
  const own = rows.filter((row) => row.typed === word && (from === "q" || row.kind === "place"));
  if (from === "town") return own;
  const beginning = own.filter((row) => row.word.startsWith(word));
  return beginning.length > 0 ? beginning : own;
}

function conditionOf(asked: Asked, words: readonly WordRow[], mistyped = false): Condition {
  const { word, from } = asked;
  const named = mistyped ? townsMistyped(word) : from === "town" || word.length > 2 ? townsContaining(word) : [];
  return {
    specialties: from === "town" ? [] : mistyped ? specialtiesMistyped(word) : specialtiesMeant(word),
    towns: named,
    words: words.map((row) => row.id),
    uses: words.reduce((sum, row) => sum + row.uses, 0),
  };
}

const isEmpty = (it: Condition) => it.specialties.length + it.towns.length + it.words.length === 0;

/** Every typed word with what it can mean; one that nothing is written like is read as a slip of the finger. */
async function conditionsOf(
  asked: readonly Asked[],
  dictionary: Dictionary,
): Promise<{ conditions: Condition[]; known: number }> {
  const { words, dictionary: known } = await dictionary.containing([...new Set(asked.map((it) => it.word))]);
  const conditions = asked.map((it) => conditionOf(it, wordsMeant(it, words)));
  const unknown = asked.filter((_, index) => isEmpty(conditions[index]!));
  if (unknown.length > 0) {
    const like = await dictionary.resembling(unknown.map((it) => it.word));
    for (const it of unknown) {
      const own = like.filter((row) => row.typed === it.word && (it.from === "q" || row.kind === "place"));
      const slips = own.filter((row) => isSlip(it.word, row.word));
      conditions[asked.indexOf(it)] = conditionOf(it, slips, true);
    }
  }
  return { conditions, known };
}

/** Specialties of the specialty box: whose id or label contains the text; else those the words name ("cardiologue"). */
function chosenSpecialties(text: string): SpecialtyId[] {
  const containing = specialtiesContaining(text);
  if (containing.length > 0) return containing;
  const words = typedWords(text);
  if (words.length === 0) return [];
  return words.map(specialtiesMeant).reduce((all, some) => all.filter((id) => some.includes(id)));
}

function both<T>(one: readonly T[] | null, other: readonly T[]): readonly T[] {
  return one === null ? other : one.filter((it) => other.includes(it));
}

/** What a search means. */
export async function understand(typed: Typed, dictionary: Dictionary): Promise<Understanding> {
  const asked: Asked[] = [
    ...placeWords(typed.town ?? "").map((word): Asked => ({ word, from: "town" })),
    ...typedWords(typed.q ?? "").map((word): Asked => ({ word, from: "q" })),
  ];
  const { conditions, known } =
    asked.length > 0 ? await conditionsOf(asked, dictionary) : { conditions: [], known: null };
  const chosen = fold(typed.specialty ?? "") === "" ? null : chosenSpecialties(typed.specialty!);
  const found = {
    possible: true,
    specialties: chosen as readonly SpecialtyId[] | null,
    towns: null as readonly Town[] | null,
  };
  const rest: Condition[] = [];
  for (const it of conditions) {
    if (it.towns.length === towns.length) continue;
    if (isEmpty(it)) found.possible = false;
    else if (it.words.length === 0 && it.specialties.length === 0) found.towns = both(found.towns, it.towns);
    else if (it.words.length === 0 && it.towns.length === 0)
      found.specialties = both(found.specialties, it.specialties);
    else rest.push(it);
  }
  if (found.specialties?.length === 0 || found.towns?.length === 0) found.possible = false;
  return { ...found, conditions: rest, dictionary: known };
}
