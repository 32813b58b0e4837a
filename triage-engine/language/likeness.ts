import type { Word } from "./words.ts";

const sizes = new Set("gros grosse grosses grand grande petit petite taille grosseur rond ronde".split(" "));
const small = new Set(
  "grain graine graines pois petitpois lentille haricot noisette bille perle epingle moustique arachide cacahuete allumette mais riz mil sesame".split(
    " ",
  ),
);
const between = new Set("un une le la d de du des tete pointe".split(" "));

/**
 * « gros comme un pois », « de la taille d'un grain de maïs » tells how small a thing is, and says of nothing that it is swollen: its words leave the text.
 */
export function passOverLikeness(words: Word[]): void {
  passOverWeather(words);
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]?.text !== "comme" && !(sizes.has(words[at]?.text ?? "") && words[at + 1]?.text === "d")) continue;
    const sized = sizes.has(words[at - 1]?.text ?? "") && words[at]?.gap === 0;
    let end = at + 1;
    while (end < words.length && words[end]?.gap === 0 && between.has(words[end]?.text ?? "")) end += 1;
    if (!small.has(words[end]?.text ?? "") || words[end]?.gap !== 0) continue;
    // « des selles comme de l'eau de riz », « des vers comme un riz »: without a size only a grain is one.
    if (!sized && words[at]?.text === "comme" && !/^(grain|pois|tete|pointe)/.test(words[at + 2]?.text ?? "")) continue;
    for (
      let next = words[end + 1];
      next?.gap === 0 && (between.has(next.text) || small.has(next.text));
      next = words[end + 1]
    )
      end += 1;
    for (let i = sized ? at - 1 : at; i <= end; i += 1) {
      const word = words[i];
      if (word) words.splice(i, 1, { ...word, small: true });
    }
    at = end;
  }
}

const because = new Set("quand lorsque lorsqu parce puisque puisqu comme car si".split(" "));

/** « quand il fait chaud » is the weather. « il fait chaud » alone may be a child with a fever. */
function passOverWeather(words: Word[]): void {
  words.forEach((word, at) => {
    if (!["chaud", "froid"].includes(word.text)) return;
    const before = words.slice(Math.max(0, at - 6), at);
    const fait = before.map(({ text }) => text).lastIndexOf("fait");
    if (fait < 0 || fait < before.length - 2) return;
    if (before.slice(0, fait).some(({ text }) => because.has(text))) words.splice(at, 1, { ...word, small: true });
  });
}
