const set = (list: string) => new Set(list.split(" "));

const has = set("ai as ont avait avais avaient eu jai g ge attrape fait sens sent ressens");
/** « a » has an illness when somebody stands before it; elsewhere it is « à ». */
const who = set(
  "il elle on qui ans an mois semaine semaines jour jours enfant bebe bb fils fille petit petite maman papa mari femme frere soeur",
);
const nouns = set("le la les un une des du");
const surelyAfterA = set("le les un des du");
const pains = set("mal maux mo douleur douleurs bouton boutons plaie plaies bosse boule blessure");
const at = set("a au aux o dans sur");
const possessive = set("le la les l mon ma mes son sa ses");
const very = set("trop tro tres");

/**
 * Whether an unknown word stands where people name what they have or where it hurts: « il a le … », « j'ai des … », « mal au … », « c'est trop … ». Names do not
 * stand there; « il y a la petite … » and « j'ai le … qui vomit » speak of people.
 */
export function isComplaint(words: readonly string[], place: number): boolean {
  const [fourth, third = "", second = "", first = ""] = [4, 3, 2, 1].map((back) => words[place - back]);
  if ((words[place] ?? "").length < 4 || ["qui", "ki"].includes(words[place + 1] ?? "")) return false;
  if (very.has(first)) return true;
  if (pains.has(second) && at.has(first)) return first !== "a";
  if (pains.has(third) && at.has(second) && possessive.has(first)) return true;
  if (!nouns.has(first) || (third === "y" && second === "a") || fourth === "y") return false;
  return (
    has.has(second) ||
    (second === "a" && who.has(third) && (surelyAfterA.has(first) || ["il", "elle", "qui"].includes(third)))
  );
}
