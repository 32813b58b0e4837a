/**
 * A sentence that shows without its name that a sign is not there (`no`) or is (`yes`), or that leaves it open (`open`), though its words are near.
 */
export type SentenceOfSign = { sign: string; kind: "no" | "yes" | "open"; text: string };

/** Reads `sentences/as-good-as-told.tsv`: a sign, the kind, and the sentence. */
export function toldSentencesIn(file: string): SentenceOfSign[] {
  return file
    .trim()
    .split("\n")
    .map((line) => {
      const [sign = "", kind, text = ""] = line.split("\t");
      if (kind !== "no" && kind !== "yes" && kind !== "open") throw new Error(`not a kind of sentence: ${line}`);
      return { sign, kind, text };
    });
}
