import type { Word } from "./words.ts";

const towns: Readonly<Record<string, string>> = {
  abidjan: "Abidjan", abj: "Abidjan", babi: "Abidjan", yopougon: "Abidjan", yop: "Abidjan", yopcity: "Abidjan", cocody: "Abidjan", abobo: "Abidjan", adjame: "Abidjan",
  treichville: "Abidjan", treich: "Abidjan", marcory: "Abidjan", koumassi: "Abidjan", portbouet: "Abidjan", attecoube: "Abidjan", bingerville: "Abidjan", songon: "Abidjan",
  anyama: "Abidjan", angre: "Abidjan", riviera: "Abidjan", bouake: "Bouaké", yamoussoukro: "Yamoussoukro", yakro: "Yamoussoukro", yamoussokro: "Yamoussoukro",
}; // prettier-ignore

/** What stands before the town where the writer is, before one that was left, and before one that may be somebody else's. */
const here = /\b(suis|sommes|habite|vis|moi|ici)( [a-z]+){0,2}$/;
const left = /\b(quitte[es]*|(revenu|reviens|rentre|viens|parti)[es]* de?)$/;
const elsewhere = /\b(est|sont|vit)( [a-z]+){0,2}$/;

/** The town of the product that a text names, by itself or by one of its communes: the one where the writer is, of several; none that was left. */
export function townOf(words: readonly Word[]): string | undefined {
  const said = words.flatMap((_, at) => {
    const town = townAt(words, at);
    const before = words
      .slice(Math.max(0, at - 4), at)
      .map(({ text }) => text)
      .join(" ");
    return town && !left.test(before) ? [{ town, here: here.test(before), elsewhere: elsewhere.test(before) }] : [];
  });
  return (said.find((one) => one.here) ?? said.find((one) => !one.elsewhere) ?? said[0])?.town;
}

function townAt(words: readonly Word[], at: number): string | undefined {
  const text = words[at]?.text ?? "";
  const town = towns[text];
  if (town) return town;
  if (text === "port" && words[at + 1]?.text === "bouet") return "Abidjan";
  return text === "plateau" &&
    ["le", "au", "du"].includes(words[at - 1]?.text ?? "") &&
    !["de", "du"].includes(words[at + 1]?.text ?? "")
    ? "Abidjan"
    : undefined;
}
