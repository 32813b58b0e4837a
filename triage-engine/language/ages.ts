import { animals } from "./clause-subject.ts";
import { tellsOfNow } from "./context.ts";
import { people } from "./people-words.ts";
import { personAt } from "./person-at.ts";
import type { Span } from "./spans.ts";
import type { Word } from "./words.ts";

export type AgeFound = { name: "age" | "pregnancy_weeks" | "days_after_birth"; value: number; at: number; end: number };

const year = 365.25;
const birth = new Set(["ne", "nee", "nes", "nees", "naissance", "naquit"]);
const delivery = new Set(["accouche", "accouchement", "accoucher", "cesarienne", "accouchee", "delivrance"]);
const termWords = new Set(["enceinte", "grossesse", "amenorrhee", "gestation", "terme", "gestante", "etat", "uterus"]);

/** « grossesse » however it is written; « grosses » is another word. */
const isTerm = (text: string) => termWords.has(text) || /^gros+ess/.test(text);

/** Ages, terms of pregnancy and days since a birth, with the spans they take. */
export function agesOf(
  words: readonly Word[],
  spans: readonly Span[],
): { found: AgeFound[]; taken: ReadonlySet<Span> } {
  const found: AgeFound[] = [];
  const taken = new Set<Span>();
  for (const span of spans) {
    if (bornAtTerm(words, span)) taken.add(span);
    const name = bornAtTerm(words, span) ? undefined : (meaning(words, span) ?? asideOf(words, span, spans));
    if (!name) continue;
    taken.add(span);
    const value = name === "pregnancy_weeks" ? Math.round((span.days / 7) * 10) / 10 : span.days;
    found.push({ name, value, at: span.at, end: span.end });
  }
  words.forEach((word, at) => {
    const spelled = spelledAge(words, at);
    if (spelled !== undefined) found.push({ name: "age", value: spelled * year, at, end: at });
    const weeks = weeksAt(words, at);
    if (weeks !== undefined) found.push({ name: "pregnancy_weeks", value: weeks, at, end: at + 1 });
    if (word.text === "nouveaune" && !found.some(({ name }) => name === "age"))
      found.push({ name: "age", value: 14, at, end: at });
  });
  return { found, taken };
}

function meaning(words: readonly Word[], span: Span): AgeFound["name"] | undefined {
  const back = before(words, span.at, 7);
  const close = before(words, span.at, 4);
  if (close.some((text) => delivery.has(text)) || afterDelivery(words, span))
    return span.cue === "bare" && !moment(span) && !afterDelivery(words, span) ? undefined : "days_after_birth";
  if (span.unit !== "an" && born(words, span)) return "age";
  if (span.unit === "an" && born(words, span) && span.cue !== "bare") return "age";
  if (moment(span) || span.unit === "heure" || span.unit === "minute") return undefined;
  if ((span.unit === "mois" || span.unit === "semaine" || span.unit === "jour") && ofPregnancy(words, span, back))
    return "pregnancy_weeks";
  if (span.cue !== "bare" || (span.unit !== "an" && back[0] === "ai" && back[1] === "j")) return undefined;
  // « deux heures de foot après 1 an sans sport »
  if (span.unit === "an" && /^ap(res)?$/.test(back[0] ?? "")) return undefined;
  // « si mon fils convulse un jour »: some day, no age.
  if (
    span.unit === "jour" &&
    ["un", "certain"].includes(words[span.at]?.text ?? "") &&
    !["a", "de", "age", "agee"].includes(words[span.at - 1]?.text ?? "")
  )
    return undefined;
  if (span.value > 115 && span.unit === "an") return undefined;
  // « … ma voix est partie. Deux jours maintenant. », « des année »
  const from = words[span.at];
  if (from?.text === "des" || (from?.gap === 2 && /^(maintenant|meme|deja)$/.test(words[span.end + 1]?.text ?? "")))
    return undefined;
  // « mon genou craque, plus d'un an maintenant »
  if (back[0] === "d" && /^(plus|moins)$/.test(back[1] ?? "") && (words[span.at - 2]?.gap ?? 0) > 0) return undefined;
  // « le petit chiot de ma voisine, il a trois mois »
  if (back[0] === "a" && back[1] === "il" && before(words, span.at, 8).some((text) => animals.has(text)))
    return undefined;
  return saysAge(words, span) ? "age" : undefined;
}

/** « toux depuis hier, onze mois, elle finit ses biberons »: with the time already told, months between two pauses are the child's. */
function asideOf(words: readonly Word[], span: Span, spans: readonly Span[]): "age" | undefined {
  const apart = (words[span.at]?.gap ?? 0) > 0 && (words[span.end + 1]?.gap ?? 1) > 0;
  const told = spans.some(({ at, cue, days }) => at < span.at && cue !== "bare" && days < span.days);
  return apart && told && span.cue === "bare" && span.unit === "mois" && span.value <= 36 ? "age" : undefined;
}

/** « née à 7 mois »: how far the pregnancy was. */
function bornAtTerm(words: readonly Word[], span: Span): boolean {
  const [verb, at] = [words[span.at - 2], words[span.at - 1]];
  const told = verb && birth.has(verb.text) && (verb.text !== "ne" || verb.accented);
  return Boolean(told) && at?.text === "a" && span.unit === "mois" && span.value >= 5 && span.value <= 9;
}

const moment = (span: Span) => span.unit === "moment";

function before(words: readonly Word[], at: number, most: number): string[] {
  const texts: string[] = [];
  for (let i = at - 1; i >= 0 && texts.length < most; i -= 1) {
    if ((words[i + 1]?.gap ?? 0) === 2) break;
    texts.push(words[i]?.text ?? "");
  }
  return texts;
}

function born(words: readonly Word[], span: Span): boolean {
  for (let i = span.at - 1; i >= Math.max(0, span.at - 5); i -= 1) {
    const word = words[i];
    if (!word || (words[i + 1]?.gap ?? 0) === 2) return false;
    if (!birth.has(word.text)) continue;
    if (word.text !== "ne") return true;
    const next = words[i + 1]?.text ?? "";
    return (
      (word.accented && next !== "pas") ||
      ["hier", "avanthier", "il", "y", "ce", "cette", "aujourdhui"].includes(next) ||
      (next === "la" && words[i + 2]?.text === "semaine")
    );
  }
  return false;
}

function afterDelivery(words: readonly Word[], span: Span): boolean {
  const next = words.slice(span.end + 1, span.end + 5);
  if (next[0]?.text === "apres" && next.some(({ text }) => delivery.has(text) || text === "couches")) return true;
  return next[0]?.text === "post" && next[1]?.text === "partum";
}

function ofPregnancy(words: readonly Word[], span: Span, back: readonly string[]): boolean {
  const next = words[span.end + 1]?.gap === 2 ? "" : (words[span.end + 1]?.text ?? "");
  const second = words[span.end + 2]?.text ?? "";
  if (["de", "d"].includes(next) && isTerm(second)) return true;
  if (
    next === "enceinte" ||
    (["sa", "amenorrhee"].includes(next) && span.unit === "semaine" && words[span.end + 2]?.gap !== 0)
  )
    return true;
  // « je suis à 8 mois », « elle est à 34 semaines ».
  if (back[0] === "a" && ["suis", "est"].includes(back[1] ?? "") && ["je", "elle"].includes(back[2] ?? ""))
    return next !== "de" && span.days > 20 && span.days < 300;
  // « j'ai 5 mois, du sang »: with child, not five months old.
  if (span.unit === "mois" && back[0] === "ai" && back[1] === "j" && span.days < 300)
    return words[span.end + 1] === undefined || (words[span.end + 1]?.gap ?? 0) > 0 || isTerm(second);
  // « j'ai 41 semaines »: nobody so young writes.
  if (span.unit === "semaine" && back[0] === "ai" && back[1] === "j") return next !== "de" && span.days > 27;
  // « à 34 semaines je vois trouble ».
  if (span.unit === "semaine" && back[0] === "a" && span.cue === "bare" && span.value > 19 && span.value < 44)
    return true;
  // « des eaux claires … 38 sem »
  if (span.unit === "semaine" && span.cue === "bare" && span.value >= 12 && span.value <= 43 && speaksOfTerm(words))
    return true;
  // « À huit mois mes pieds gonflent … le bébé bouge »
  if (back.length === 1 && back[0] === "a" && span.unit === "mois" && span.value <= 9 && speaksOfTerm(words))
    return true;
  if (span.cue === "ago") return false;
  const term = back.findIndex(isTerm);
  if (term < 0) return false;
  // « j'ai dépassé le terme de 5 jours ».
  if (span.unit === "jour" && back[term] === "terme") return false;
  const between = back.slice(0, term);
  return between.every((text) =>
    [
      "de",
      "d",
      "a",
      "depuis",
      "suis",
      "je",
      "est",
      "elle",
      "en",
      "environ",
      "c",
      "peine",
      "deja",
      "presque",
      "bientot",
      "au",
      "l",
      "son",
      "sa",
      "fait",
      "ca",
      "il",
      "y",
    ].includes(text),
  );
}

/** Words of pregnancy anywhere in the text. */
function speaksOfTerm(words: readonly Word[]): boolean {
  return words.some(
    ({ text, stem: root }, at) =>
      isTerm(text) ||
      text === "contractions" ||
      (text === "sage" && words[at + 1]?.text === "femme") ||
      (root === "boug" && (words[at - 1]?.text ?? "").startsWith("bebe")),
  );
}

const ordinals = "deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme".split(" ");

/** « 32 SA », « au 8e mois ». */
function weeksAt(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  const value = word?.value;
  const next = words[at + 1]?.text ?? "";
  // « ma grossesse est dans le septième mois »; « le troisième mois de traitement » is none.
  const told = next === "mois" ? ordinals.indexOf(word?.text ?? "") : -1;
  if (told >= 0 && speaksOfTerm(words)) return Math.round((told + 2) * 4.345 - 2);
  if (value === undefined || word?.kind !== "number") return undefined;
  if (next === "sa" && value >= 4 && value <= 43 && (words[at + 2]?.gap ?? 2) > 0) return value;
  if (["e", "eme", "ieme", "em"].includes(next) && words[at + 2]?.text === "mois" && value <= 9)
    return Math.round(value * 4.345 - 2);
  if (["e", "eme", "ieme", "em"].includes(next) && words[at + 2]?.text === "semaine" && value >= 12 && value <= 43)
    return value;
  return undefined;
}

/** « la soixantaine », « adolescent ». */
function spelledAge(words: readonly Word[], at: number): number | undefined {
  const text = words[at]?.text ?? "";
  const value = words[at]?.value;
  if (value !== undefined && /(aine)$/.test(text) && value >= 20 && ["la", "sa"].includes(words[at - 1]?.text ?? ""))
    return value + 3;
  if (text.startsWith("adolescent") || text === "ado") return 15;
  if (/^(octogenaire|nonagenaire|septuagenaire|sexagenaire)$/.test(text))
    return { o: 83, n: 92, s: text.startsWith("sep") ? 73 : 63 }[text[0] ?? ""];
  return undefined;
}

/** Whether a bare span beside a person or « a », « âgé » is an age. */
function saysAge(words: readonly Word[], span: Span): boolean {
  const next = words[span.end + 1];
  const ofSign =
    next !== undefined &&
    next.gap === 0 &&
    ["de", "d"].includes(next.text) &&
    !["sexe", "ages", "age", "grossesse"].includes(words[span.end + 2]?.text ?? "");
  // « trois jours à tenir la perche »
  const spent = next?.text === "a" && /[ei]r$/.test(words[span.end + 2]?.text ?? "");
  const had = words.slice(Math.max(0, span.at - 2), span.at).findIndex(({ text }) => text === "a");
  const thing = had >= 0 && words.slice(Math.max(0, span.at - 5), span.at).some(({ text }) => aged.test(text));
  if (ofSign || spent || thing) return false;
  if (next && next.gap === 0 && ["apres", "avant", "plus", "par"].includes(next.text) && span.unit !== "an")
    return false;
  let i = span.at - 1;
  while (
    i >= 0 &&
    [
      "environ",
      "presque",
      "deja",
      "peine",
      "bientot",
      "que",
      "seulement",
      "juste",
      "a peine",
      "de",
      "d",
      "moins",
      "plus",
      "mis",
    ].includes(words[i]?.text ?? "")
  )
    i -= 1;
  const previous = words[i]?.text ?? "";
  if (["les", "ses", "depuis"].includes(previous)) return false;
  // « mon goitre de dix ans »
  if (words[span.at - 1]?.text === "de" && lasting.test(previous)) return false;
  // « ma brûlure, vieille de six semaines »
  if (/^vi(eux|eille)s?$/.test(previous) && span.unit !== "an") return false;
  if (["age", "agee", "ages", "agees"].includes(previous)) return words[i - 1]?.text !== "l";
  if (["a", "ai", "as", "ont"].includes(previous) && words[i + 1]?.gap === 0)
    return words[i - 1]?.text !== "y" && !preposition(words, i);
  if (people[previous] ?? ["homme", "femme", "patient", "patiente", "personne", "adulte", "h", "f"].includes(previous))
    return true;
  if (near(words, span.at) || isTheAge(words, span)) return true;
  if (closesOnBaby(words, span)) return true;
  return (
    span.unit === "an" &&
    !["pendant", "dans", "en", "a", "apres", "avant", "tous", "vers", "chaque", "date", "remonte", "depuis"].includes(
      previous,
    )
  );
}

/** « mon rappel a quinze ans » */
const aged = /^(rappel|vaccins?|moto|maison|lunettes|sterilet|carnet|operation|prothese|implant|appareil|matelas)$/;

const lasting =
  /^(goitres?|boules?|kystes?|plaies?|maladies?|diabete|tension|douleurs?|problemes?|toux|fibromes?|hernies?|cicatrices?|taches?|mariage|service|metier|travail)$/;

/** « à 68 ans, c'est l'âge ? » */
const isTheAge = (words: readonly Word[], { end }: Span) =>
  /^c est (l age|normal|grave|courant|possible)\b/.test(
    words
      .slice(end + 1, end + 5)
      .map(({ text }) => text)
      .join(" "),
  );

/** « à 3 ans » is a preposition; « il a 3 ans » is not. */
function preposition(words: readonly Word[], at: number): boolean {
  return words[at]?.text === "a" && Boolean(words[at]?.accented) && !tellsOfNow(words, at);
}

/** A person named just before, with at most a pause between: « ma fille, 8 mois, tousse ». */
function near(words: readonly Word[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 3); i -= 1) {
    if (words[i]?.gap === 2 && i < at - 1) return false;
    if (personAt(words, i)) return (words[at]?.gap ?? 0) < 2;
  }
  return false;
}

const babies = new Set(["bebe", "nourrisson", "nouveaune", "poupon"]);

/** « mon bébé tousse un peu sans fièvre 7 mois »: months at the end of what is told of a baby are its age. */
function closesOnBaby(words: readonly Word[], span: Span): boolean {
  const next = words[span.end + 1];
  if (span.unit === "an" || span.days > 730 || span.days < 28 || (next && next.gap === 0)) return false;
  const told = words.slice(0, span.at);
  if (/^(depuis|dure|pendant|fait|a|en|tous|chaque)$/.test(told.at(-1)?.text ?? "")) return false;
  // « il a glissé de mon dos, 8 mois, il a rendu »: alone between two pauses.
  const alone =
    (words[span.at]?.gap ?? 0) === 1 &&
    next?.gap === 1 &&
    told.some(({ text }) => /^(dos|sein|tette|tetee|biberon|couche|couches|berceau)$/.test(text));
  return alone || told.some(({ text }) => babies.has(text));
}
