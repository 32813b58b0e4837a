import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { compilePatterns } from "#triage-engine/language/patterns.ts";
import { packLexicon, unpackLexicon } from "./packed-lexicon.ts";
import { packWords, unpackWords } from "./word-coder.ts";

const someWord = fc.stringMatching(/^[a-zé*]{1,9}$/);
const mark = fc.constantFrom(" ", "|", "~", "\n", "\n\n", ", ", "");
const text = fc
  .tuple(fc.array(fc.tuple(someWord, mark), { maxLength: 200 }), someWord)
  .map(([begin, last]) => begin.map((pair) => pair.join("")).join("") + last);

describe("a text packed word by word", () => {
  it("comes back to the letter", () => {
    fc.assert(
      fc.property(text, (said) => {
        expect(unpackWords(packWords(said)).text).toBe(said);
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it("brings other words along", () => {
    const packed = packWords("mal ventre|dos", ["dimanche", "dos", "ventru"]);
    expect(unpackWords(packed)).toEqual({ text: "mal ventre|dos", more: ["dimanche", "ventru", "dos"] });
  });

  it("is refused when it ends in a mark", () => {
    expect(() => packWords("ventre, ")).toThrow("end in a word");
  });

  it("takes as many words as a line holds, and the same word again and again", () => {
    for (const said of ["mal ".repeat(3000) + "mal", "a", Array.from({ length: 700 }, (_, at) => `mot${at}`).join("|")])
      expect(unpackWords(packWords(said)).text).toBe(said);
  });
});

describe("the packed lexicon", () => {
  it("means what the lexicon means: the same places in the same order, the same words as common", () => {
    const { sayings } = unpackLexicon(packLexicon(concepts, []));
    const meaning = (says: typeof concepts) => {
      const { byFirst, words, beginnings } = compilePatterns(says);
      const patterns = [...byFirst.values()]
        .flat()
        .map((one) => [
          one.concept,
          one.says,
          one.shares,
          one.parts.map((part) =>
            part.map(({ stems, starts, gap, negation }) => [[...stems], starts.toSorted(), gap, negation]),
          ),
        ]);
      return {
        patterns: patterns.map((one) => JSON.stringify(one)).toSorted(),
        words: [...words].map(([word, count]) => `${word} ${count}`).toSorted(),
        beginnings: beginnings.toSorted(),
      };
    };
    expect(sayings).toHaveLength(concepts.length);
    expect(meaning(concepts.map((concept, at) => ({ ...concept, ...sayings[at] })))).toEqual(meaning(concepts));
  }, 60_000);
});
