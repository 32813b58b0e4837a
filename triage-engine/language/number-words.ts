import type { Token } from "./normalize.ts";

const units = "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
  " ",
);
const tens: Readonly<Record<string, number>> = {
  vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, nonante: 90,
}; // prettier-ignore
const small = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ["une", 1],
  ["dizaine", 10],
  ["quinzaine", 15],
]);
const rounds: Readonly<Record<string, number>> = {
  dizaine: 10, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40, cinquantaine: 50, soixantaine: 60, centaine: 100,
}; // prettier-ignore

/** Whether a word may begin a number. « zéro » is a negation here and counts as none. */
export function numberBegins(word: string): boolean {
  return (small.has(word) && word !== "zero") || word in tens || word === "cent" || word in rounds;
}

/** The number that the words from `i` on spell, up to 199, with how many words it takes. */
export function numberWord(tokens: readonly Token[], i: number): { value: number; length: number } | undefined {
  const first = tokens[i]?.text ?? "";
  const next = joined(tokens, i + 1);
  if (first in rounds) return { value: rounds[first] ?? 0, length: 1 };
  if ((first === "un" || first === "une") && next && next in rounds) return { value: rounds[next] ?? 0, length: 2 };
  let value = 0;
  let at = i;
  if (first === "cent") {
    value = 100;
    at += 1;
  }
  const rest = below100(tokens, at);
  if (!rest && at === i) return undefined;
  const whole = { value: value + (rest?.value ?? 0), length: at - i + (rest?.length ?? 0) };
  // « un virgule huit »
  const after = joined(tokens, i + whole.length) === "virgule" && below100(tokens, i + whole.length + 1);
  if (!after) return whole;
  return {
    value: Math.round(whole.value * 100 + after.value * (after.value < 10 ? 10 : 1)) / 100,
    length: whole.length + 1 + after.length,
  };
}

function below100(tokens: readonly Token[], i: number): { value: number; length: number } | undefined {
  const word = i === 0 || tokens[i] ? tokens[i]?.text : undefined;
  if (word === undefined) return undefined;
  if (word === "quatre" && ["vingt", "vingts"].includes(joined(tokens, i + 1) ?? ""))
    return withUnits(tokens, i, 80, 2);
  const ten = tens[word];
  if (ten !== undefined) return withUnits(tokens, i, ten, 1);
  const unit = small.get(word);
  if (unit === undefined) return undefined;
  if (unit === 10) {
    const more = small.get(joined(tokens, i + 1) ?? "");
    if (more !== undefined && more >= 7 && more <= 9) return { value: 10 + more, length: 2 };
  }
  return { value: unit, length: 1 };
}

function withUnits(
  tokens: readonly Token[],
  i: number,
  base: number,
  length: number,
): { value: number; length: number } {
  const at = i + length;
  const limit = base === 60 || base === 80 ? 19 : 9;
  if (joined(tokens, at) === "et" && ["un", "onze"].includes(joined(tokens, at + 1) ?? "")) {
    return { value: base + (small.get(tokens[at + 1]?.text ?? "") ?? 0), length: length + 2 };
  }
  const next = tokens[at]?.gap === 0 ? below100Unit(tokens, at) : undefined;
  if (next && next.value > 0 && next.value <= limit) return { value: base + next.value, length: length + next.length };
  return { value: base, length };
}

function below100Unit(tokens: readonly Token[], i: number): { value: number; length: number } | undefined {
  const unit = small.get(tokens[i]?.text ?? "");
  if (unit === undefined || tokens[i]?.text === "une") return undefined;
  const more = unit === 10 ? small.get(joined(tokens, i + 1) ?? "") : undefined;
  if (more !== undefined && more >= 7 && more <= 9) return { value: 10 + more, length: 2 };
  return { value: unit, length: 1 };
}

/** The word at `i` when nothing parts it from the one before. */
function joined(tokens: readonly Token[], i: number): string | undefined {
  const token = tokens[i];
  return token && token.gap === 0 && token.kind === "word" ? token.text : undefined;
}
