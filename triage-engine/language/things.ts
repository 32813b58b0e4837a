import { bodyStems } from "./people-words.ts";
import { personAt } from "./person-at.ts";
import type { Word } from "./words.ts";

/**
 * « mon genou a gonflé, il est chaud », « ma jambe est enflée, elle est rouge »: it is said of the knee, of the leg, as by « qui ». Where somebody is
 * named, « il » may be that person and stays.
 */
export function passOverThings(words: Word[]): void {
  nameSwallowed(words);
  let thing: string | undefined;
  words.forEach((word, at) => {
    if (personAt(words, at) || ["son", "sa", "ses"].includes(word.text)) thing = "";
    const own = words[at - 1]?.text ?? "";
    if (thing !== "" && (own === "mon" || own === "ma") && bodyStems.has(word.stem))
      thing = own === "mon" ? "il" : "elle";
    if (!thing || word.text !== thing) return;
    words.splice(at, 1, { ...word, text: "qui", stem: "qui" });
    // « il est chaud » was read as « corps chaud ».
    const next = words[at + 1];
    if (next?.text === "corps" && next.from === word.from) words.splice(at + 1, 1, { ...next, small: true });
  });
}

const products = /^(petrole|essence|gasoil|javel|soude|acide|pesticide|raticide|diluant|insecticide)$/;

/** « le pétrole dans une bouteille … il en a avalé une gorgée »: what was swallowed takes the place of « en » and « l' ». */
function nameSwallowed(words: Word[]): void {
  const product = words.find(({ text }) => products.test(text));
  if (!product) return;
  for (let at = words.indexOf(product) + 1; at < words.length; at += 1) {
    const word = words[at];
    const told = words
      .slice(at + 1, at + 3)
      .map(({ text }) => text)
      .join(" ");
    if (word && /^(en|l)$/.test(word.text) && /^(a|avait|ont) (bu|avale|goute)/.test(told))
      words.splice(at, 1, { ...product, from: word.from, to: word.to, gap: word.gap, after: word.after });
  }
}
