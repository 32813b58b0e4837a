import fc from "fast-check";
import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { isFrench } from "./common-words.ts";
import { compilePatterns } from "./patterns.ts";
import { findPatterns } from "./match.ts";
import { lexiconOf } from "./lexicon.ts";
import { makeReader } from "./read.ts";
import { makeSpeller } from "./spelling.ts";
import { readWords } from "./words.ts";

const index = compilePatterns(concepts);
const spell = makeSpeller(lexiconOf(index.words), index.beginnings);

/** Every word of the clinical lexicon of six letters and more, with one typo at every place. */
function* typos(word: string): Generator<string> {
  for (let i = 0; i < word.length; i += 1) {
    yield word.slice(0, i) + word.slice(i + 1);
    yield word.slice(0, i + 1) + word.slice(i);
    if (i + 1 < word.length) yield word.slice(0, i) + (word[i + 1] ?? "") + (word[i] ?? "") + word.slice(i + 2);
  }
}

it("mends one letter left out, doubled or exchanged in at least 95 % of the lexicon's long words", () => {
  const missed = new Map<string, string>();
  let all = 0;
  let kept = 0;
  let seen = 0;
  const stemOf = (text: string) =>
    readWords(text, spell)
      .map(({ stem }) => stem)
      .join(" ");
  for (const word of index.words.keys()) {
    if (word.length < 6 || /\d/.test(word)) continue;
    const right = stemOf(word);
    for (const typo of typos(word)) {
      // What is another French word is no typo; of the rest every third is tried.
      if (typo === word || isFrench(typo) || (seen += 1) % 3 > 0) continue;
      all += 1;
      if (stemOf(typo) === right) kept += 1;
      else missed.set(`${typo}→${stemOf(typo)}`, word);
    }
  }
  const share = kept / all;
  process.stdout.write(
    `typos mended: ${kept} of ${all} (${(share * 100).toFixed(2)} %), missed for example ${[...missed]
      .filter((_, i) => i % 97 === 0)
      .map((pair) => pair.join("≠"))
      .join(", ")}`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
}, 30_000);

it("keeps a sign told with one typo in a long word", () => {
  const read = makeReader(concepts);
  const told = concepts.flatMap(({ id, says = [] }) =>
    says.filter((text) => !/[|*<>~&\d]/.test(text)).map((text) => ({ id, text })),
  );
  let all = 0;
  let kept = 0;
  for (const { id, text } of told) {
    if (!findPatterns(readWords(text, spell), index).some(({ concept }) => concept === id)) continue;
    const long = text.split(" ").find((word) => word.length >= 6);
    if (!long || !read(text).mentions.some(({ concept }) => concept === id)) continue;
    const some = fc.sample(fc.constantFrom(...[...typos(long)].filter((one) => !isFrench(one))), {
      numRuns: 8,
      seed: all,
    });
    all += some.length;
    for (const typo of some)
      if (read(text.replace(long, typo)).mentions.some(({ concept }) => concept === id)) kept += 1;
  }
  process.stdout.write(`signs kept with a typo: ${kept} of ${all} (${((kept / all) * 100).toFixed(2)} %)\n`);
  expect(kept / all).toBeGreaterThanOrEqual(0.95);
}, 30_000);
