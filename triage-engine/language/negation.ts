import {
  enders,
  isNobody,
  lastingVerbs,
  notAgainst,
  plusNegates,
  saysNe,
  subjects,
  verbFollows,
  verbOnly,
} from "./negation-words.ts";
import type { Word } from "./words.ts";

export type Polarity = "yes" | "no" | "unknown";

type Reach = { says: "no" | "unknown"; through: boolean; covered: number; most: number; list: boolean };

const not = new Set(["pas", "plus", "jamais", "sans", "ni", "aucun", "aucune", "zero", "absence"]);
const own = new Set(["mon", "ma", "mes", "son", "sa", "ses"]);
const believing = new Set([
  "crois",
  "croi",
  "croit",
  "pense",
  "pens",
  "dirais",
  "semble",
  "trouve",
  "impression",
  "dirait",
  "pensons",
  "croyons",
]);
const knowing = new Set([
  "sais",
  "sait",
  "savons",
  "savent",
  "ignore",
  "verifie",
  "regarde",
  "mesure",
  "sur",
  "sure",
  "certain",
  "certaine",
  "vu",
  "remarque",
  "demande",
  "controle",
]);
const reflexive = new Set(["me", "se", "te", "m", "s"]);
/** What somebody or something did. */
const bitten = /^(mord|piqu|griff|frapp|tap|renvers|cogn|attaqu|vomi|perdu|saign)/;
const asking = new Set(["si", "s", "que", "qu", "ce", "pour"]);

/**
 * What negations say forward of every word: `no`, `unknown` or nothing. `spent` are the places of negations that a pattern already holds.
 */
export function reachOfNegations(
  words: readonly Word[],
  spent: Pick<ReadonlySet<number>, "has">,
): (Polarity | undefined)[] {
  const marks: (Polarity | undefined)[] = [];
  let reach: Reach | undefined;
  words.forEach((word, at) => {
    const denying = reach !== undefined;
    if (reach && ends(words, at, reach)) reach = undefined;
    const begun = spent.has(at) ? undefined : beginsReach(words, at, denying);
    if (begun) {
      reach = begun;
      marks.push(undefined);
      return;
    }
    if (reach && not.has(word.text) && !spent.has(at) && word.text !== "plus") reach = undefined;
    // « pas trop mal » takes the « trop » away, not the pain.
    marks.push(reach?.says ?? (softened(words, at) ? "no" : undefined));
    if (reach && !word.small && !word.filler) {
      reach.covered += 1;
      if (reach.covered >= reach.most) reach = undefined;
    }
  });
  return marks;
}

const stress = new Set(["trop", "tres", "beaucoup", "si", "tellement", "fort"]);

function softened(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === "pas" && words[at]?.gap === 0 && stress.has(words[at]?.text ?? "");
}

function ends(words: readonly Word[], at: number, reach: Reach): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word) return true;
  if (word.gap === 2) return true;
  if (word.gap === 1) return !continuesList(words, at, reach);
  if (enders.has(word.text)) return !(word.text === "alors" || (reach.says === "unknown" && word.text !== "mais"));
  // « un chien sans maître a mordu mon fils »
  if (reach.list && word.text === "a" && words[at - 1]?.small === false && bitten.test(next?.text ?? "")) return true;
  // « sans chute avec fièvre »
  if (word.text === "avec" && reach.covered > 0) return true;
  if (reach.through) return false;
  if (word.text === "et") return !["de", "d", "ni"].includes(next?.text ?? "");
  if (subjects.has(word.text) && !(word.text === "il" && ["y", "a"].includes(next?.text ?? "") && reach.covered === 0))
    return reach.covered > 0;
  return (
    own.has(word.text) &&
    reach.covered > 0 &&
    !["a", "au", "aux", "de", "dans", "sur"].includes(words[at - 1]?.text ?? "")
  );
}

/** After a comma the list goes on with « de … », « ni … », or with bare words up to a « ni ». */
function continuesList(words: readonly Word[], at: number, reach: Reach): boolean {
  const text = words[at]?.text ?? "";
  // « pas de fièvre, de toux » goes on; « il ne se réveille pas, de la mousse dans la bouche » does not.
  if (text === "de" || text === "d" || text === "ni") return words[at + 1]?.text !== "la";
  if (!reach.list) return false;
  let length = 0;
  for (let i = at; i < words.length; i += 1) {
    const word = words[i];
    if (!word || word.gap === 2) return false;
    if (word.text === "ni" || (word.text === "ou" && length > 0)) return true;
    if (
      subjects.has(word.text) ||
      own.has(word.text) ||
      enders.has(word.text) ||
      not.has(word.text) ||
      word.value !== undefined
    )
      return false;
    length = word.gap === 1 ? 1 : length + 1;
    if (length > 4) return false;
  }
  return false;
}

function beginsReach(words: readonly Word[], at: number, denying: boolean): Reach | undefined {
  const word = words[at];
  if (!word) return undefined;
  const no = (part: Partial<Reach> = {}): Reach => ({
    says: "no",
    through: false,
    covered: 0,
    most: 12,
    list: false,
    ...part,
  });
  const next = following(words, at);
  switch (word.text) {
    case "pas":
    case "plus":
      return word.text === "plus" && !plusNegates(words, at) ? undefined : afterPas(words, at, next, no);
    case "jamais":
      if (sinceThen(words, at)) return undefined;
      // « jamais vu ça » tells of it; « jamais vu de sang » denies it.
      return ["autant", "aussi", "si", "tellement"].includes(next) ||
        (/^(vu|connu)$/.test(next) && !/^d[eu]?$/.test(words[at + 2]?.text ?? "")) ||
        /^(autant|aussi|si|pareil|tant)$/.test(words[at + 2]?.text ?? "")
        ? undefined
        : no();
    case "sans":
      return [
        "arret",
        "cesse",
        "arreter",
        "raison",
        "doute",
        "prevenir",
        "effet",
        "succes",
        "resultat",
        "compter",
        "rien",
      ].includes(next)
        ? undefined
        : no({ list: true });
    // « mal partout sauf à la tête »; after a denial it only ends it.
    case "sauf":
      // « Sauf la tête qui explose je n'ai rien »
      return denying || next === "que" || next === "qu" || word.gap === 2 || at === 0 ? undefined : no();
    case "personne":
      return isNobody(words, at) ? no(words[at - 1]?.text === "que" ? { most: 1 } : {}) : undefined;
    // « non diabétique »
    case "non":
      return /^(diabet|hypertend|fumeu|enceint|febril|asthmat|vaccin|drepano|epilep|allerg|alcool)/.test(next)
        ? no({ most: 1 })
        : undefined;
    // « rien de brusque », « rien d'autre »
    case "rien":
      // « rien d'autre que du sang »
      if (words[at + 2]?.text === "autre" && /^qu?e?$/.test(words[at + 3]?.text ?? "")) return undefined;
      // « elle n'a rien vomi », « pas de sang, rien vomi »
      if (
        ((word.gap > 0 || at === 0) && next === "vomi") ||
        /^ne?$/.test(next) ||
        (/^(ai?|ont)$/.test(words[at - 1]?.text ?? "") && !words[at - 1]?.accented && saysNe(words, at))
      )
        return no({ most: 1 });
      return next === "de" || next === "d" ? no({ most: 2 }) : undefined;
    // « il nie toute idée suicidaire »
    case "nie":
    case "ni":
    case "aucun":
    case "aucune":
    case "zero":
    case "absence":
      return no({ list: true });
    default:
      return undefined;
  }
}

function afterPas(
  words: readonly Word[],
  at: number,
  next: string,
  no: (part?: Partial<Reach>) => Reach,
): Reach | undefined {
  const before = preceding(words, at);
  const second = words[at + 2]?.text ?? "";
  if (words[at - 1]?.text === "pourquoi" || verbFollows(words, at) || ofNoSign(words, at, before.text))
    return undefined;
  if (believing.has(before.text) && ["que", "qu", "avoir"].includes(next)) return no({ through: true });
  if (knowing.has(before.text) && (asking.has(next) || asking.has(second)))
    return no({ says: "unknown", through: true });
  if (before.text === "sais" || before.text === "sait") return no({ says: "unknown", through: true });
  // « je ne me sens pas faible » denies; « je ne sens pas mes pieds » does not.
  const feeling = ["sens", "sent"].includes(before.text) && reflexive.has(words[at - 2]?.text ?? "");
  if (!feeling && (lastingVerbs.has(before.stem) || lastingVerbs.has(before.text))) return undefined;
  if (
    notAgainst.has(next) ||
    (next === "que" && before.text !== "sur") ||
    (next === "mal" && ["de", "d"].includes(second))
  )
    return undefined;
  if (["trop", "tres", "beaucoup", "souvent", "toujours"].includes(next)) return undefined;
  return no(verbOnly.has(before.stem) || verbOnly.has(before.text) ? { most: 1 } : {});
}

/** « je ne plaisante pas … », « je n'en peux plus … », « je ne sais pas quoi faire … », « il n'a pas arrêté de … »: what follows is there. */
const ofNoSign = (words: readonly Word[], at: number, verb: string) =>
  (words[at]?.gap === 0 &&
    /^(plaisant|blagu|rigol|compren|saisi|ment?s?$|attend|exager|ri(ez|s)$|invent)/.test(
      words[at - 1]?.text ?? verb,
    )) ||
  (/^peu[xt]$/.test(verb) && words[at - 2]?.text === "en") ||
  (/^sai[st]$/.test(verb) && /^(quoi|comment)$/.test(words[at + 1]?.text ?? "")) ||
  (/^(arret|cess)/.test(words[at + 1]?.text ?? "") && /^de?$/.test(words[at + 2]?.text ?? ""));

/** « je n'ai jamais eu mal à la tête et depuis dix jours … »: it is there now. */
function sinceThen(words: readonly Word[], at: number): boolean {
  for (let i = at + 1; i < words.length && words[i]?.gap !== 2; i += 1) {
    if (
      ["et", "mais"].includes(words[i]?.text ?? "") &&
      ["depuis", "la", "maintenant", "hier", "aujourdhui"].includes(words[i + 1]?.text ?? "") &&
      (words[i + 1]?.text !== "la" || words[i + 1]?.accented)
    )
      return true;
  }
  return false;
}

/** The text of the next word in the same breath, without « du tout » and « encore ». */
function following(words: readonly Word[], at: number): string {
  const next = words[at + 1];
  if (!next || next.gap > 0) return "";
  return next.text;
}

/** The word with a meaning of its own that stands directly before. */
function preceding(words: readonly Word[], at: number): { text: string; stem: string } {
  // « Le paracétamol calme. Pas de fièvre »: a new breath, another verb.
  if ((words[at]?.gap ?? 0) > 0) return { text: "", stem: "" };
  for (let i = at - 1; i >= 0 && i >= at - 4; i -= 1) {
    const word = words[i];
    if (!word) break;
    if ((!word.small && !word.filler) || word.text === "sur") return word;
    if (word.gap > 0) break;
  }
  return { text: "", stem: "" };
}
