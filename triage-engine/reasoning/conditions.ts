import { numberNames, type NumberName } from "#triage-engine/schema.ts";

/**
 * The small language of conditions: `fever & (neck_stiff | bulging_fontanelle) & age < 5y`, `2 of (fever, headache, confusion)`,
 * `days(cough) >= 14`, `sex = female`. Three-valued: what nobody said or asked is `undefined`, and `!a` is true only if `a` is known not to be there. `~a` is true
 * as long as nobody has said `a`: it makes room for an exception, and nothing is asked for its sake. In a browser one letter may stand for a name (`letters.ts`).
 */
export type Condition =
  | { kind: "sign"; id: string }
  | { kind: "not"; of: Condition }
  | { kind: "unless"; of: Condition }
  | { kind: "all" | "any"; of: readonly Condition[] }
  | { kind: "some"; least: number; of: readonly Condition[] }
  | { kind: "sex"; is: "male" | "female" }
  | { kind: "number"; name: NumberName; sign?: string; test: Comparison; value: number };

type Comparison = "<" | "<=" | ">" | ">=" | "=";

/** What is known about a person, as conditions ask for it. */
export type Known = {
  sign: (id: string) => boolean | undefined;
  number: (name: NumberName) => number | undefined;
  /** How many days a sign has lasted: its own duration, else the general one. */
  days: (sign: string) => number | undefined;
  sex: () => "male" | "female" | undefined;
};

const units: Record<string, number> = { h: 1 / 24, d: 1, w: 7, mo: 30.4375, y: 365.25 };
const words = /\s*(?:(>=|<=|[<>=&|!~(),])|(\d+(?:\.\d+)?)(mo|[hdwy])?(?![a-z_])|([a-z_][a-z0-9_]*|[\u0100-\uffff]))/gy;

const denials = [
  ["!", "not"],
  ["~", "unless"],
] as const;

type Token = { mark?: string; number?: number; unit?: string; word?: string };

function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  words.lastIndex = 0;
  while (words.lastIndex < text.trimEnd().length) {
    const match = words.exec(text);
    if (!match) throw new Error(`Condition not understood: ${text}`);
    if (match[1]) found.push({ mark: match[1] });
    else if (match[2]) found.push({ number: Number(match[2]), ...(match[3] ? { unit: match[3] } : {}) });
    else found.push({ word: match[4]! });
  }
  return found;
}

/**
 * Reads a condition.
 * Throws when the text is not of the language; `knowledge.test.ts` reads every condition there is.
 */
export function parseCondition(text: string): Condition {
  const tokens = tokensOf(text);
  let at = 0;
  const fail = (): never => {
    throw new Error(`Condition not understood: ${text}`);
  };
  const peek = (mark: string) => tokens[at]?.mark === mark;
  const take = (mark: string) => (peek(mark) ? void (at += 1) : fail());

  function join(mark: "&" | "|", kind: "all" | "any", part: () => Condition): Condition {
    const of = [part()];
    while (peek(mark)) {
      at += 1;
      of.push(part());
    }
    return of.length === 1 ? of[0]! : { kind, of };
  }
  const either = (): Condition => join("|", "any", () => join("&", "all", single));

  function single(): Condition {
    for (const [mark, kind] of denials) {
      if (!peek(mark)) continue;
      at += 1;
      return { kind, of: single() };
    }
    if (peek("(")) {
      at += 1;
      const inner = either();
      take(")");
      return inner;
    }
    const token = tokens[at++];
    if (token?.number !== undefined) return atLeast(token.number);
    return token?.word ? named(token.word) : fail();
  }

  function atLeast(least: number): Condition {
    if (tokens[at++]?.word !== "of") fail();
    take("(");
    const of = [either()];
    while (peek(",")) {
      at += 1;
      of.push(either());
    }
    take(")");
    return { kind: "some", least, of };
  }

  function named(word: string): Condition {
    if (word === "sex") {
      take("=");
      const sex = tokens[at++]?.word;
      return sex === "male" || sex === "female" ? { kind: "sex", is: sex } : fail();
    }
    if (word === "days" && peek("(")) {
      at += 1;
      const sign = tokens[at++]?.word ?? fail();
      take(")");
      return compared("duration", sign);
    }
    return isNumberName(word) ? compared(word) : { kind: "sign", id: word };
  }

  function compared(name: NumberName, sign?: string): Condition {
    const test = tokens[at++]?.mark as Comparison | undefined;
    const given = tokens[at++];
    if (!test || !["<", "<=", ">", ">=", "="].includes(test) || given?.number === undefined) return fail();
    const value = given.number * (given.unit ? units[given.unit]! : 1);
    return { kind: "number", name, ...(sign ? { sign } : {}), test, value };
  }

  const whole = either();
  return at === tokens.length ? whole : fail();
}

function isNumberName(word: string): word is NumberName {
  return (numberNames as readonly string[]).includes(word);
}

/** True, false, or undefined while it hangs on something unknown. */
export function holds(condition: Condition, known: Known): boolean | undefined {
  switch (condition.kind) {
    case "sign":
      return known.sign(condition.id);
    case "not": {
      const inner = holds(condition.of, known);
      return inner === undefined ? undefined : !inner;
    }
    case "unless":
      return holds(condition.of, known) !== true;
    case "all":
      return counted(condition.of, condition.of.length, known);
    case "any":
      return counted(condition.of, 1, known);
    case "some":
      return counted(condition.of, condition.least, known);
    case "sex": {
      const sex = known.sex();
      return sex === undefined ? undefined : sex === condition.is;
    }
    case "number": {
      const value = condition.sign ? known.days(condition.sign) : known.number(condition.name);
      return value === undefined ? undefined : compare(value, condition.test, condition.value);
    }
  }
}

/** Whether at least so many parts are true; false when no longer possible. */
function counted(parts: readonly Condition[], least: number, known: Known): boolean | undefined {
  let sure = 0;
  let open = 0;
  for (const part of parts) {
    const value = holds(part, known);
    if (value) sure += 1;
    else if (value === undefined) open += 1;
  }
  if (sure >= least) return true;
  return sure + open >= least ? undefined : false;
}

function compare(value: number, test: Comparison, limit: number): boolean {
  if (test === "<") return value < limit;
  if (test === "<=") return value <= limit;
  if (test === ">") return value > limit;
  return test === ">=" ? value >= limit : value === limit;
}

/** The signs and numbers a condition still hangs on: those of parts that are settled, one way or the other, cannot change it any more. */
export function openIn(condition: Condition, known: Known): { signs: Set<string>; numbers: Set<NumberName> } {
  const open = { signs: new Set<string>(), numbers: new Set<NumberName>() };
  const walk = (part: Condition): void => {
    if (holds(part, known) !== undefined) return;
    if (part.kind === "sign") open.signs.add(part.id);
    else if (part.kind === "number") open.numbers.add(part.name);
    else if (part.kind === "not" || part.kind === "unless") walk(part.of);
    else if (part.kind !== "sex") part.of.forEach(walk);
  };
  walk(condition);
  return open;
}

/** What is there and makes a condition true, in its order: signs and numbers; what is not there is not among them. */
export function witnesses(condition: Condition, known: Known): Extract<Condition, { kind: "sign" | "number" }>[] {
  if (!holds(condition, known)) return [];
  switch (condition.kind) {
    case "sign":
    case "number":
      return [condition];
    case "all":
    case "any":
    case "some":
      return condition.of.flatMap((part) => witnesses(part, known));
    default:
      return [];
  }
}

/** The signs and numbers a condition speaks of; `days(cough)` names the number `duration`. */
export function namesIn(condition: Condition): { signs: ReadonlySet<string>; numbers: ReadonlySet<NumberName> } {
  const signs = new Set<string>();
  const numbers = new Set<NumberName>();
  const walk = (part: Condition): void => {
    if (part.kind === "sign") signs.add(part.id);
    else if (part.kind === "not" || part.kind === "unless") walk(part.of);
    else if (part.kind === "number") numbers.add(part.name);
    else if (part.kind !== "sex") part.of.forEach(walk);
  };
  walk(condition);
  return { signs, numbers };
}
