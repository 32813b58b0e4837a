import { bodyStems } from "./people-words.ts";
import { personAt } from "./person-at.ts";
import type { Word } from "./words.ts";

/**
 * « mon genou a gonflé, il est chaud », « ma jambe est enflée, elle est rouge »: it is said of the knee, of the leg, as by « qui ». Where somebody is
 * named, « il » may be that person and stays.
 */
export function passOverThings(words: Word[]): void {
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
