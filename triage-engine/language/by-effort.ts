import type { Found } from "./match.ts";
import type { Word } from "./words.ts";

const effort = /^(mont|marche$|marches$|march(ant|er|ons)$|escalier|etage|effort|chemin$|cours$|court$|cour(ir|ant)$)/;
const before = new Set("quand des desque lorsque si en a au aux l les un deux trois premier deuxieme".split(" "));
const atRest = /^(repos|couch|allong|assis|parl|dor[ts]|nuit|bouge)/;
const reach = 7;

/** « L'air me manque quand je monte », « j'étouffe dès que je marche »: short of breath by effort, which is not to be short of breath. */
export function byEffort(one: Found, words: readonly Word[]): Found {
  if (one.concept !== "hard_breathing" || !one.says || one.negates) return one;
  const first = one.used[0] ?? 0;
  const last = one.used.at(-1) ?? first;
  const around = [...walk(words, first, -1), ...walk(words, last, 1)];
  // « mais pas au repos »
  if (around.some((at) => words[at]?.text === "repos" && words.slice(at - 2, at).some(({ text }) => text === "pas")))
    return { ...one, concept: "breathless_on_effort" };
  if (around.some((at) => atRest.test(words[at]?.text ?? "") && !well(words, at))) return one;
  const told = around.some((at) => effort.test(words[at]?.text ?? "") && [1, 2, 3].some((n) => begins(words, at, n)));
  return told ? { ...one, concept: "breathless_on_effort" } : one;
}

/** « assis ça va », « au repos je respire bien ». */
const well = (words: readonly Word[], at: number) =>
  words.slice(at + 1, at + 5).some(({ text }) => /^(va|bien|rien|normal.*|mieux)$/.test(text));

/** Whether « quand », « dès que », « à l' » stands `n` words before, with nothing but small words between. */
function begins(words: readonly Word[], at: number, n: number): boolean {
  for (let i = at; i > at - n; i -= 1) if (words[i]?.gap !== 0 || (i < at && !words[i]?.small)) return false;
  return before.has(words[at - n]?.text ?? "");
}

function* walk(words: readonly Word[], from: number, step: 1 | -1) {
  for (let i = from + step; Math.abs(i - from) <= reach && words[i]; i += step) {
    const pause = words[step > 0 ? i : i + 1]?.gap ?? 0;
    if (pause === 2) return;
    yield i;
  }
}
