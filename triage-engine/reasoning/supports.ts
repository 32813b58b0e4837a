import { sorted } from "#triage-engine/sorted.ts";
import type { NumberName } from "#triage-engine/schema.ts";
import { numberNames } from "#triage-engine/schema.ts";
import type { Condition } from "./conditions.ts";
import type { ReadRule } from "./book.ts";
import type { Moment } from "./levels.ts";

/** A piece of knowledge: a sign that is there, a sign that is known not to be there, a number that was told. */
type Piece = `+${string}` | `-${string}` | `#${NumberName}`;

/** Rules by what they cannot be true without, as places in the book, so that a moment needs to look only at those that its facts may have brought about. */
export type RuleIndex = {
  rules: readonly ReadRule[];
  byPiece: ReadonlyMap<Piece, readonly number[]>;
  always: readonly number[];
};

/** Negatives are many in a chat, numbers few, and signs that are there fewest. */
const costs = { "+": 1, "#": 2, "-": 4 } as const;

/** Files each rule under the pieces one of which must be known for it to be true. */
export function indexRules(rules: readonly ReadRule[]): RuleIndex {
  const byPiece = new Map<Piece, number[]>();
  const always: number[] = [];
  rules.forEach(({ condition }, place) => {
    const pieces = supports(condition, true);
    if (!pieces) always.push(place);
    for (const piece of pieces ?? []) {
      const list = byPiece.get(piece);
      if (list) list.push(place);
      else byPiece.set(piece, [place]);
    }
  });
  return { rules, byPiece, always };
}

/** The rules that may be true at this moment, in the order of the book; all others are not. */
export function mayHold({ rules, byPiece, always }: RuleIndex, { signs, known }: Moment): ReadRule[] {
  const places = new Set(always);
  const add = (piece: Piece) => {
    for (const place of byPiece.get(piece) ?? []) places.add(place);
  };
  for (const [id, { value }] of signs) if (value !== "unknown") add(`${value === "yes" ? "+" : "-"}${id}`);
  for (const name of numberNames) if (known.number(name) !== undefined) add(`#${name}`);
  return sorted(places, (a, b) => a - b).map((place) => rules[place]!);
}

/**
 * Pieces one of which must be known for the condition to be true (or false); undefined when it may be so of somebody of whom none is known.
 * Of parts that must all be so the one that fewest facts bring about stands for the others.
 */
function supports(condition: Condition, so: boolean): readonly Piece[] | undefined {
  switch (condition.kind) {
    case "sign":
      return [`${so ? "+" : "-"}${condition.id}`];
    case "not":
      return supports(condition.of, !so);
    case "unless":
      return so ? undefined : supports(condition.of, true);
    case "number":
      return condition.sign ? undefined : [`#${condition.name}`];
    case "sex":
      return undefined;
    case "all":
      return ofParts(condition.of, condition.of.length, so);
    case "any":
      return ofParts(condition.of, 1, so);
    case "some":
      return ofParts(condition.of, condition.least, so);
  }
}

/** For so many parts to be so, one of any few that leave fewer than those is. */
function ofParts(parts: readonly Condition[], least: number, so: boolean): readonly Piece[] | undefined {
  const few = so ? parts.length - least + 1 : least;
  const cheapest = sorted(
    parts.map((part) => supports(part, so)),
    (a, b) => costOf(a) - costOf(b),
  ).slice(0, few);
  return cheapest.every((pieces) => pieces !== undefined) ? cheapest.flat() : undefined;
}

function costOf(pieces: readonly Piece[] | undefined): number {
  if (!pieces) return 1e9;
  return pieces.reduce((sum, piece) => sum + costs[piece.charAt(0) as keyof typeof costs], 0);
}
