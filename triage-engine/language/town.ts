import type { Word } from "./words.ts";

const towns: Readonly<Record<string, string>> = {
  abidjan: "Abidjan", abj: "Abidjan", babi: "Abidjan", yopougon: "Abidjan", yop: "Abidjan", yopcity: "Abidjan", cocody: "Abidjan", abobo: "Abidjan", adjame: "Abidjan",
  treichville: "Abidjan", treich: "Abidjan", marcory: "Abidjan", koumassi: "Abidjan", portbouet: "Abidjan", attecoube: "Abidjan", bingerville: "Abidjan", songon: "Abidjan",
  anyama: "Abidjan", angre: "Abidjan", riviera: "Abidjan", bouake: "Bouaké", yamoussoukro: "Yamoussoukro", yakro: "Yamoussoukro", yamoussokro: "Yamoussoukro",
}; // prettier-ignore

/** The town of the product that a text names, by itself or by one of its communes. */
export function townOf(words: readonly Word[]): string | undefined {
  for (const [at, { text }] of words.entries()) {
    const town = towns[text];
    if (town) return town;
    if (text === "port" && words[at + 1]?.text === "bouet") return "Abidjan";
    if (
      text === "plateau" &&
      ["le", "au", "du"].includes(words[at - 1]?.text ?? "") &&
      !["de", "du"].includes(words[at + 1]?.text ?? "")
    )
      return "Abidjan";
  }
  return undefined;
}
