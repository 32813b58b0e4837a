import { people } from "./people-words.ts";
import { personAt } from "./person-at.ts";
import type { Word } from "./words.ts";

/** What a stretch of text is about besides the present illness of the patient. */
export type Context = { past: boolean; hypothetical: boolean };

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));
const nowWords = set("maintenant aujourdhui mais depuis actuellement hier");
const subjects = set(
  "je j tu il elle on ils elles ca c mon ma mes son sa ses le la les un une mes nos vous nous bebe enfant",
);
const units = set("an ans annee annees mois semaine semaines");

/** For every word, whether it is told of long ago or only feared, asked or supposed. */
export function contextOf(words: readonly Word[]): Context[] {
  const contexts = words.map(() => ({ past: false, hypothetical: false }));
  words.forEach((_, at) => {
    if (tellsOfPast(words, at)) spread(words, contexts, at, "past");
    const or = orNormal(words, at);
    if (or || asksWhether(words, at))
      for (let i = or || at; i >= 0; i -= 1) {
        const context = contexts[i];
        if (context) context.hypothetical = true;
        if (words[i]?.gap === 2 || (or && words[i]?.text === "c")) break;
      }
    const reach = supposes(words, at);
    if (reach) suppose(words, contexts, at, reach);
    if (dreads(words, at))
      for (const here of contexts.slice(at - (words[at]?.gap ? 0 : 1), at + 1)) here.hypothetical = true;
  });
  return contexts;
}

/** Past covers its clause both ways, up to a pause or a word of now. */
function spread(words: readonly Word[], contexts: Context[], at: number, key: keyof Context) {
  for (let i = at; i >= 0; i -= 1) {
    const context = contexts[i];
    if (context) context[key] = true;
    if ((words[i]?.gap ?? 2) > 0) break;
    if (nowWords.has(words[i - 1]?.text ?? "")) break;
  }
  let told = at;
  for (let i = at + 1; i < words.length; i += 1) {
    const word = words[i];
    if (!word || word.gap === 2 || nowWords.has(word.text)) break;
    if (word.gap === 1 && !(leads(words, at) && i <= told + 1)) break;
    if (
      i > at + 1 &&
      (word.text === "et" || word.text === "puis") &&
      ["je", "j", "il", "elle", "moi"].includes(words[i + 1]?.text ?? "")
    )
      break;
    if (word.value !== undefined || timeWords.has(word.text) || (word.small && told === i - 1)) told = i;
    const context = contexts[i];
    if (context) context[key] = true;
  }
}

const timeWords = set("an annee mois dernier derniere passe passee y");

/** « L'an dernier, j'ai eu le palu »: a time at the head of its sentence covers what follows its comma. */
function leads(words: readonly Word[], at: number): boolean {
  for (let i = at; i >= 0 && i >= at - 5; i -= 1) {
    const word = words[i];
    if (i < at && word && !word.small && !word.filler) return false;
    if (word?.gap === 2) return true;
  }
  return false;
}

function tellsOfPast(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  const next = words[at + 1];
  const after = next?.gap === 0 ? next.text : "";
  const second = words[at + 2]?.text ?? "";
  if (["an", "annee", "mois"].includes(text) && ["dernier", "derniere", "passe", "passee"].includes(after)) {
    if (["comme", "depuis"].includes(words[at - 2]?.text ?? "") || missedThen(words, at)) return false;
    return !["depuis", "ces"].includes(words[at - 1]?.text ?? "") && !["depuis"].includes(words[at - 2]?.text ?? "");
  }
  if (text === "en" && next?.value !== undefined && next.value >= 1900 && next.value <= 2100) return true;
  if (text === "quand" && ["etais", "etait"].includes(words[at + 2]?.text ?? ""))
    return /^(petit|jeune|enfant|bebe|gamin)/.test(words[at + 3]?.text ?? "");
  // « la première fois j'avais fait une fausse couche »
  if (/^(premiere|derniere)$/.test(text) && after === "fois")
    return words.slice(at + 2, at + 5).some((word) => /^(avais|avait|etais|etait)$/.test(word.text));
  if (["autrefois", "jadis", "antecedent", "antecedents"].includes(text)) return true;
  if (text === "y" && after === "a") return longAgo(words, at + 2) && !justBorn(words, at);
  if (text === "a" && words[at]?.accented && next?.value !== undefined && second === "an")
    return !tellsOfNow(words, at);
  if (text === "deja" && ["eu", "fait"].includes(after))
    return words[at - 1]?.text === "ai" || words[at - 1]?.text === "a" || words[at - 1]?.text === "avait";
  if (text === "dans" && after === "le" && second === "passe") return true;
  if (text === "jeunesse" || text === "enfance") return true;
  return false;
}

/** « à 73 ans j'ai eu trois malaises cette semaine » gives an age, and tells of now. */
export function tellsOfNow(words: readonly Word[], at: number): boolean {
  for (let i = at + 3; i < words.length && words[i]?.gap !== 2; i += 1)
    if (/^(semaine|hier|matin|nuit|jours?|aujourd)$/.test(words[i]?.text ?? "")) return true;
  return false;
}

/** « je n'ai pas vu mes règles le mois passé »: what did not come is late now. */
function missedThen(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 8), at + 10).map(({ text }) => text);
  return (
    near.some((text) => /^(regles|menstrues|menstruations)$/.test(text)) &&
    near.some((text) => /^(pas|devai)/.test(text))
  );
}

/** « né il y a 7 mois »: an age, nothing past; « une boule apparue il y a deux mois », « depuis son décès il y a deux mois je pleure » are still there. */
function justBorn(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 12), at)
    .some(
      ({ text, accented }, place, near) =>
        (/^nee?s?$/.test(text) && (text !== "ne" || accented) && place > near.length - 4) ||
        /^(appar|decouv|remarqu|senti)/.test(text) ||
        (text === "depuis" && near.slice(place + 1).every(({ gap }) => gap === 0)),
    );
}

/** « il y a 5 ans », « il y a longtemps »: long ago from two months on. */
function longAgo(words: readonly Word[], at: number): boolean {
  if (words[at]?.text === "longtemps" || words[at]?.text === "tres")
    return words.slice(at, at + 2).some(({ text }) => text === "longtemps");
  if (["des", "plusieurs", "quelque", "quelques"].includes(words[at]?.text ?? ""))
    return /^(an|ans|annee|annees|mois)$/.test(words[at + 1]?.text ?? "");
  const value = words[at]?.value;
  const unit = words[at + 1]?.text ?? "";
  if (value === undefined || !units.has(unit)) return false;
  // « tordu la cheville il y a 2 mois, ça tire encore »
  return (
    unit.startsWith("an") || (unit === "mois" && value >= 2 && !words.slice(at).some(({ text }) => text === "encore"))
  );
}

/** How far a supposition goes: to the next pause (`pause`), or to the next subject after its own (`subject`). */
function supposes(words: readonly Word[], at: number): "pause" | "subject" | undefined {
  const text = words[at]?.text ?? "";
  const before = words[at - 1]?.text ?? "";
  const next = words[at + 1];
  const after = next?.gap === 0 ? next.text : "";
  if ((text === "si" || text === "s") && subjects.has(after)) {
    // « que faire si ma fille a bu du pétrole »: of somebody there is.
    const someday = words
      .slice(at, at + 12)
      .some((word, i) => word.text === "jour" && words[at + i - 1]?.text === "un");
    if (/^(mon|ma|notre)$/.test(after) && personAt(words, at + 2) && before !== "et" && !someday) return undefined;
    if (text === "s" && !["il", "ils"].includes(after)) return undefined;
    if (text === "s" && words[at + 2]?.text === "vous") return undefined;
    return ["meme", "aussi", "pas", "sais", "sait", "oui", "comme"].includes(before) || after === "la" || after === "le"
      ? undefined
      : "subject";
  }
  if (["peur", "crainte", "crains", "craint", "craignons", "risque", "risques", "phobie"].includes(text)) {
    if (text === "peur" && after === "pour") return undefined;
    return ["de", "d", "du", "des", "que", "qu"].includes(after) || feared.test(after) ? "subject" : undefined;
  }
  // « on parle beaucoup de la dengue »
  if (/^(parle|parlent|parlait)$/.test(text) && before === "on") return "pause";
  if (["eviter", "prevenir", "empecher", "evite"].includes(text)) return sansBefore(words, at) ? undefined : "pause";
  if (dreads(words, at) || mistook(words, at)) return "subject";
  if (causing(words, at) || hearsay(words, at) || advised(words, at)) return "pause";
  if (text === "cas" && ["de", "d", "ou"].includes(after) && ["en", "au"].includes(before)) return "pause";
  if (
    ["symptome", "symptomes", "signes", "definition", "traitement", "transmission"].includes(text) &&
    ["de", "du", "d"].includes(after)
  ) {
    return ["quels", "quel", "les", "connaitre", "est", "c", "sont"].includes(before) &&
      /\?/.test(restOfSentence(words, at))
      ? "pause"
      : undefined;
  }
  if (["vaccin", "vacciner", "vaccination", "vaccine"].includes(text) && ["contre", "de", "du"].includes(after))
    return "pause";
  if (text === "savoir" && after === "si") return "pause";
  // « c'est quoi l'éclampsie ? », and not « c'est quoi cette douleur dans ma poitrine ? »
  if (text === "quoi" && before === "est" && /^(l[ae]?|une?)$/.test(after) && words.length < 8) return "pause";
  // « est-ce qu'il peut s'étouffer ? »
  if (
    text === "peut" &&
    words[at - 4]?.text === "est" &&
    words[at - 3]?.text === "ce" &&
    /[?]/.test(restOfSentence(words, at))
  )
    return "pause";
  return undefined;
}

/** « est-ce que le palu peut donner … ? »: what stands before is only asked about. */
function asksWhether(words: readonly Word[], at: number): boolean {
  return causing(words, at) && /[?]/.test(restOfSentence(words, at));
}

function causing(words: readonly Word[], at: number): boolean {
  return (
    ["peut", "pourrait", "peuvent", "va"].includes(words[at]?.text ?? "") &&
    ["donner", "causer", "provoquer", "entrainer", "amener"].includes(words[at + 1]?.text ?? "")
  );
}

/** « g peur palu » */
const feared = /^(palu|sida|vih|cancer|avc|meningite|ebola|tetanos|rage|infarctus|crise)$/;

/**
 * « elle va devenir aveugle ? », « vais-je perdre l'œil ? », « le palu va me tuer », « ma peau va partir ? »: feared, not there. Who says « je vais me tuer » or
 * « je vais mourir » is heard, and so are waters that are about to break.
 */
function dreads(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? "";
  if (!/^(va|vais|vont|vas|veut)$/.test(text)) return false;
  let i = at + 1;
  while (i <= at + 2 && /^(je|il|elle|t|me|m|nous|le|la)$/.test(words[i]?.text ?? "")) i += 1;
  const verb = words[i]?.text ?? "";
  const asked = /[?]/.test(restOfSentence(words, at));
  if (text === "veut" && verb !== "tuer") return false;
  if (verb === "devenir") return true;
  if (verb === "perdre") return !words.slice(i + 1, i + 3).some((word) => /^(eaux|connaissance)$/.test(word.text));
  if (verb === "tuer") return text !== "vais" && words[i - 1]?.text === "me" && !personBefore(words, at);
  return asked && /^(partir|rester|finir|tomber|exploser|eclater|pourrir)$/.test(verb);
}

/** « je croyais (que) j'avais fait un AVC », and not « je pensais que la fièvre passerait ». */
const mistook = (words: readonly Word[], at: number) =>
  /^(croyai|pensai)[st]$/.test(words[at]?.text ?? "") &&
  /^(c|j|il|elle)$/.test(words[at + (/^qu?e?$/.test(words[at + 1]?.text ?? "") ? 2 : 1)]?.text ?? "");

/** Whether somebody or something that threatens, and no illness, is the subject: « mon mari va me tuer », « le diable veut me tuer ». */
function personBefore(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.text ?? "";
  return people[before] !== undefined || threatening.test(before) || (words[at - 1]?.gap ?? 2) === 2;
}
const threatening =
  /^(il|ils|elle|elles|on|qui|homme|gens|voisins|diable|demons?|genies?|esprits?|sorciere?s?|voix|police|bandits?|voleurs?)$/;

const news = set("radio tele television tv journal infos facebook internet tiktok whatsapp");
const telling = set("parle parlent parlait dit disent disait disaient annonce annoncent");

/** « à la radio on parle du palu », « j'ai lu sur internet que … »: news, not the patient. « vu à la radio » is an X-ray. */
function hearsay(words: readonly Word[], at: number): boolean {
  const { text = "" } = words[at] ?? {};
  if (!news.has(text) || !words.slice(Math.max(0, at - 2), at).some((word) => /^(a|au|aux|sur)$/.test(word.text)))
    return false;
  const heard = words
    .slice(Math.max(0, at - 4), at)
    .some((word) => /^(lu|vu|entendu|ecoute|regarde|video)$/.test(word.text));
  return heard || words.slice(at + 1, at + 5).some((word) => word.gap === 0 && telling.has(word.text));
}

/** « ma mère dit de faire un lavement », « on me conseille de … »: not done. */
function advised(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!/^(dit|di|dis|disent|conseille|conseillent|propose|proposait|proposent)$/.test(words[at]?.text ?? ""))
    return false;
  return next?.gap === 0 && next.text === "de" && /(er|ir|re|oir)$/.test(words[at + 2]?.text ?? "");
}

/** « c'est de la diarrhée ou c'est normal ? »: nobody says that it is there. The place of the « ou », else 0. */
function orNormal(words: readonly Word[], at: number): number {
  if (words[at]?.text !== "normal" || !/[?]/.test(restOfSentence(words, at))) return 0;
  return [at - 1, at - 2, at - 3].find((i) => words[i]?.text === "ou") ?? 0;
}

const sansBefore = (words: readonly Word[], at: number) => words[at - 1]?.text === "sans";

function restOfSentence(words: readonly Word[], at: number): string {
  let marks = "";
  for (let i = at; i < words.length && (i === at || words[i]?.gap !== 2); i += 1) marks += words[i]?.after ?? "";
  return marks;
}

function suppose(words: readonly Word[], contexts: Context[], at: number, reach: "pause" | "subject") {
  let seen = 0;
  for (let i = at + 1; i < words.length; i += 1) {
    const word = words[i];
    if (!word || word.gap > 0 || ["mais", "apres", "depuis", "car", "parce"].includes(word.text)) return;
    // « si un jour il convulse », « peur qu'un jour il s'étouffe »
    const own = at + 1 + ([2, 3].find((by) => words[at + by]?.text === "jour") ?? 1);
    if (reach === "subject" && i > own && ["je", "j", "il", "elle", "on", "ca"].includes(word.text)) {
      seen += 1;
      if (seen >= 1) return;
    }
    const context = contexts[i];
    if (context) context.hypothetical = true;
  }
}
