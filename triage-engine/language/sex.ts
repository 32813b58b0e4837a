import type { Patient } from "./patient.ts";
import { femaleWords, maleWords } from "./people-words.ts";
import type { Cast } from "./people.ts";
import type { Word } from "./words.ts";

/** The sex of the patient, by what they are called, agreement, and what only one sex has. */
export function sexOf(words: readonly Word[], cast: Cast, patient: Patient): "male" | "female" | undefined {
  const person = patient.somebody?.person;
  if (person?.sex) return person.sex;
  // « Enceinte ? Non, je suis un homme. »
  const man = words.some(({ text }, at) => text === "homme" && words[at - 2]?.text === "suis");
  if (man) return "male";
  for (const [at, word] of words.entries()) {
    if (patient.about(cast.of[at]) === "other") continue;
    if (femaleWords.has(word.text)) return "female";
    if (maleWords.has(word.text)) return "male";
    const before = words[at - 1]?.text ?? "";
    const second = words[at - 2]?.text ?? "";
    const stated = statedSex(words, at);
    if (stated) return stated;
    // « je suis un gars », « je suis une maman »
    if (
      second === "suis" &&
      /^une?$/.test(before) &&
      /^(fille|garcon|maman|mere|papa|pere|go|gars|mec)$/.test(word.text)
    )
      return before === "une" ? "female" : "male";
    if (selfAgrees(words, at)) return "female";
  }
  // « Un comptable de 47 ans présente … »
  const [opening] = words;
  const aged = words.findIndex(({ value }, at) => value !== undefined && at < 9 && words[at + 1]?.text === "an");
  if (
    aged > 1 &&
    words[aged - 1]?.text === "de" &&
    /^une?$/.test(opening?.text ?? "") &&
    !/^(person|nourris|enfant|bebe|nouveau|victim)/.test(words[1]?.text ?? "")
  )
    return opening?.text === "une" ? "female" : "male";
  const { somebody } = patient;
  if (!somebody || somebody.key === "self" || somebody.il === somebody.elle) return undefined;
  if (somebody.elle) return "female";
  return somebody.key === "third" ? "male" : undefined;
}

/** « femme 32 ans », « je suis un homme », « F 28 ans ». */
function statedSex(words: readonly Word[], at: number): "male" | "female" | undefined {
  const word = words[at];
  const next = words[at + 1];
  const before = words[at - 1]?.text ?? "";
  if ((word?.text === "f" || word?.text === "h") && word.gap === 2 && next?.value !== undefined)
    return word.text === "f" ? "female" : "male";
  if (!word || !["femme", "homme", "dame", "monsieur"].includes(word.text)) return undefined;
  const closes = !next || next.gap > 0;
  if (word.gap === 2 && word.text !== "femme" && word.text !== "homme") return undefined;
  const stated =
    word.gap > 0 ||
    words[at - 2]?.text === "suis" ||
    (words[at - 2]?.text === "est" && words[at - 3]?.text === "c") ||
    /^(jeune|de|sexe)$/.test(before) ||
    // « je suis maçon, un homme », « …, un homme de 48 ans »
    (/^une?$/.test(before) &&
      (words[at - 1]?.gap ?? 0) > 0 &&
      (closes || (next?.text === "de" && words[at + 2]?.value !== undefined))) ||
    next?.value !== undefined;
  if (
    !stated ||
    (word.gap > 0 && !closes && next?.value === undefined && next?.text !== "de" && next?.text !== "enceinte")
  )
    return undefined;
  return word.text === "femme" || word.text === "dame" ? "female" : "male";
}

const agreeing =
  /^(fatiguee|epuisee|inquietee|tombee|blessee|brulee|mordue|piquee|allergique_|hypertendue|enceinte|stressee|deprimee|operee|coincee|constipee|enrhumee|essoufflee|evanouie|nee|mariee|agee|guerie|violee|agressee|frappee|giflee|battue|abattue|angoissee|couchee|allongee|assise|seule_|enrouee|levee|reveillee|cassee|tordue|faite|sentie|sortie|venue|allee|devenue)$/;

/** « je suis fatiguée »: the writer is a woman. */
function selfAgrees(words: readonly Word[], at: number): boolean {
  if (!agreeing.test(words[at]?.text ?? "")) return false;
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    if ((words[i + 1]?.gap ?? 0) > 0) return false;
    if (words[i]?.text === "suis" || words[i]?.text === "sens") return true;
    if (words[i]?.text === "m" && words[i + 1]?.text === "a") return true;
  }
  return false;
}
