import type { Token } from "./normalize.ts";

/** How a word is to be read between its neighbours. Two words stand before and after, in lower case; `raw` is what was typed. */
type Reading = {
  word: RegExp;
  as: string;
  raw?: RegExp;
  notRaw?: RegExp;
  before?: RegExp;
  notBefore?: RegExp;
  after?: RegExp;
  notAfter?: RegExp;
};

/** The first that fits is taken. */
const readings: readonly Reading[] = [
  // « il est né mais il ne crie pas »
  { word: /^ne$/, raw: /é$/i, before: /(^| )est$/, after: /^(mais|et)( |$)|^$/, as: "naissance" },
  { word: /^mais$/, before: /(^| )naissance$/, as: "et" },
  // « pas à ma connaissance »: nobody has fainted. « il s'agit de ma fille »: nobody is restless.
  { word: /^connaissance$/, before: /(a|de) (ma|notre|sa)$/, as: "avis" },
  { word: /^agit$/, before: /(^| )s$/, after: /^((de|d|bien|pas)( |$)|$)/, as: "sujet" },
  // « perte d'intérêt », « chute de sa hauteur », « faible abondance », « le dos de la main »
  { word: /^pertes?$/, after: /^d interet/, as: "manque" },
  { word: /^hauteur$/, before: /(sa|ma|leur|propre)$/, as: "debout" },
  // « bb bouge pu », « il tient pu debout »
  {
    word: /^pu$/,
    before: /(boug|boi|mang|tet|dor|march|tien|parl|repon|respir|voi|peu)[a-z]*$/,
    as: "plus",
  },
  // « ce n'est pas un serpent », and not « je n'ai pas vu de serpent »
  { word: /^(serpent|vipere)$/, before: /pas une?$/, as: "autrebete" },
  { word: /^brulures?$/, before: /(sensation|type|genre|precedee?s?|accompagnee?s?) de$/, as: "feu" },
  { word: /^brulure$/, before: /comme une$/, as: "feu" },
  // « je me suis brûlée », « il s'est coupé », « du mal à uriner »
  { word: /^brulee?$/, before: /(me suis|s est|(suis|est) (pas|jamais))$/, after: /^$/, as: "ebouillante" },
  { word: /^coupee?$/, before: /(me suis|s est)$/, after: /^$/, as: "entaille" },
  { word: /^mal$/, before: /(^| )du$/, after: /^a (urin|piss|faire)/, as: "difficulte" },
  // « faut-il la faire vomir ? »
  { word: /^vomir$/, before: /(^| )(faire|fasse)$/, as: "intervenir" },
  { word: /^vente$/, before: /(^| )(ba|bas|le|au|mon|son|du|o)$/, as: "ventre" },
  { word: /^ba$/, after: /^vent/, as: "bas" },
  // « après les cris »
  { word: /^cris$/, before: /(^| )([ldmst]es|aux)$/, as: "bruit" },
  // « hier soir j'ai abusé du foutou »
  {
    word: /^abuse[rsz]?$/,
    before: /(^| )ai( \w+)?$/,
    after: /^(du|des|sur|au|de (?!(ma|mon|moi|sa|son|ses|mes|lui|elle|une?|l[ae]|cette|cet?)( |$)))/,
    as: "exces",
  },
  { word: /^faible$/, after: /^(abondance|quantite|intensite)/, as: "petit" },
  { word: /^dos$/, after: /^(de (la|ma|sa)|des mains)$/, notBefore: /(mal|douleur) (au|du|de|dans)$/, as: "dessus" },
  // « elle dort plus que d'habitude », « plus endormie que »: more, not no more.
  { word: /^plus$/, before: /(dort|dorm\w+)$/, notBefore: /^ne? /, after: /^que?( |$)/, as: "davantage" },
  { word: /^plus$/, after: /^(endormie?|somnolente?) que?$/, as: "davantage" },
  // « il tourne la tête »: no vertigo
  {
    word: /^tournee?$/,
    before: /(^| )([jt]e|il|elle|on)$/,
    after: /^(l[ae] (t[eê]te|cou|buste)|bien l[ae])$/,
    as: "bouge",
  },
  // « mon cou tourne bien »: no vertigo
  { word: /^tourne$/, before: /(^| )cou$/, as: "bouge" },
  // « seuls mes pieds gonflent »: only, and not one of them
  { word: /^seule?s$/, as: "seulement" },
  // « dès que je fais dix pas »: steps
  {
    word: /^pas$/,
    before:
      /(fais|fait|faire|marche|apres|de) (\d+|trois|quatre|cinq|six|dix|quinze|vingt|trente|cinquante|cent|quelques)$/,
    as: "metres",
  },
  // « il ne sait pas où je suis »: nobody is confused.
  { word: /^ou$/, before: /sait pas$/, after: /^je /, as: "si" },
  // « mal un peu partout dans le ventre »: in the belly
  { word: /^partout$/, before: /(mal|un peu)$/, after: /^dans /, as: "beaucoup" },
  // « je n'ai rien du reste »
  { word: /^reste$/, before: /rien du$/, as: "autre" },
  // « un sucré » is a soft drink: nothing is said of anybody's sugar.
  { word: /^sucre/, raw: /é(e?s?)$/i, as: "boisson" },
  // « dormi avc mes lentilles »: with; a stroke has « un », « l' » or « fait » before it.
  {
    word: /^avc$/,
    before: /./,
    notBefore:
      /(^| )(une?|l|d|cet|fait?|fe|eu|son|mon|petit|ancien|apres|risque|victime|antecedent|premier|deuxieme|mini|grand|possible)$/,
    after: /./,
    as: "avec",
  },
  // « soudé » welds: only « soude » burns.
  { word: /^soude$/, raw: /é$/i, as: "soudure" },
  // « un peu de lé », « mon lè »
  { word: /^le$/, raw: /[éè]$/i, before: /(^| )(de|du|mon|mn|son|sn)$/, as: "lait" },
  // « san sor » is blood, « san force » without; « mon né » the nose, « mon rin » the kidney, « ya pu ki sor » pus, « sa pu » stinks.
  {
    word: /^san$/,
    after: /^(sor|sort|coule?|revien|dessu|ki|qui|dan|dedan|com|rouge|gicle|saret|en)( |$)/,
    as: "sang",
  },
  { word: /^san$/, before: /^$/, after: /^de( |$)/, as: "sang" },
  { word: /^ne$/, raw: /é$/i, before: /(^| )([mts]on|le|du)$/, as: "nez" },
  {
    word: /^foi$/,
    before: /(^| )(\d+|ere|premiere|derniere|deux|trois|plusieurs|chak|chaque|des|autre|cette|une)$/,
    as: "fois",
  },
  { word: /^rin$/, before: /(^| )([mts]on|[mts]es|les|1|2)$/, as: "rein" },
  {
    word: /^pu$/,
    before: /(^| )(ya|du|de|le)$/,
    after: /^(ki|qui|sor|sort|coule|jaune|jone|blan|dedan|dan)( |$)/,
    as: "pus",
  },
  { word: /^pu$/, before: /(^| )avk?e?c?$/, as: "pus" },
  // « drépano SS »: the kind of sickle cell, and no « sans ».
  { word: /^ss$/, before: /drepano\S*$/, as: "sc" },
  { word: /^pu$/, before: /(^| )(bouche?|sa|ca|haleine|plaie|bas)$/, as: "pue" },
  // « elle se coupe les bras » does it herself; « coupé » may be a knife that slipped.
  {
    word: /^coupe$/,
    notRaw: /é$/i,
    before: /(^| )[ms]e$/,
    after: /^\S+ (bras|poignets?|cuisses?|veines?)$/,
    as: "scarifie",
  },
  // « la tou », « tou sec »: the cough; « il mord tou »: everything.
  { word: /^tou$/, before: /(^| )(l|la|une|[mts]a|cette|petite?|grosse)$/, as: "toux" },
  { word: /^tou$/, after: /^(sech?e?|gras|grasse)( |$)/, as: "toux" },
  { word: /^tou$/, as: "tout" },
  // « on n'en parle plus »: said of a matter, not of speech.
  { word: /^parl/, before: /(^| )en$/, as: "evoque" },
  // « ma boîte », « en boîte »: no limp.
  { word: /^boite/, raw: /î/i, as: "carton" },
  {
    word: /^boite/,
    before: /(^| )([mst]a|une|la|les|des|deux|en|cette|chaque|par|toute?|pris|avale|bu)$/,
    as: "carton",
  },
  // « d'un coup »: suddenly, and no blow.
  { word: /^coup$/, before: /(^| )d un$/, as: "soudain" },
  // « il m'a forcée », alone or « hier »: what one does not dare to say; « j'ai forcé » strains.
  { word: /^forcee?$/, before: /(^| )m (a|ont)$/, notAfter: /^(a|de|d)( |$)/, as: "viole" },
  // « les côtes » are ribs, « les côtés » sides.
  { word: /^cotes$/, notRaw: /é/i, notBefore: /(^| )(2|deux|tous|autres|quatre|certains)$/, as: "costal" },
];

/** Renames the words that accents, capitals or their neighbours tell from others spelled alike. */
export function tellHomographs(tokens: readonly Token[], text: string): void {
  nameHaemoglobin(tokens, text);
  nameSucking(tokens, text);
  tokens.forEach((token, i) => {
    if (token.text === "reveil" && wakingUp(tokens, i)) token.text = "matin";
    else if (token.text === "meme" && isGranny(tokens, i, text)) token.text = "mamie";
    else if (token.text === "joue" && !isCheek(tokens, i)) token.text = "jouer";
    else token.text = readings.find((one) => fits(one, tokens, i, text))?.as ?? token.text;
  });
  for (const token of tokens) {
    if (token.text === "des" && rawOf(token, text).toLowerCase() === "dès") token.text = "desque";
  }
}

function fits(
  { word, raw, notRaw, before, notBefore, after, notAfter }: Reading,
  tokens: readonly Token[],
  i: number,
  text: string,
): boolean {
  const token = tokens[i];
  if (!token || !word.test(token.text)) return false;
  const typed = rawOf(token, text);
  const left = tokens.slice(Math.max(0, i - 2), i).map((one) => one.text);
  const right = tokens[i + 1]?.gap === 0 ? tokens.slice(i + 1, i + 3).map((one) => one.text) : [];
  const ahead = left.join(" ");
  const behind = right.join(" ");
  return (
    (raw?.test(typed) ?? true) &&
    !notRaw?.test(typed) &&
    (before?.test(ahead) ?? true) &&
    !notBefore?.test(ahead) &&
    (after?.test(behind) ?? true) &&
    !notAfter?.test(behind)
  );
}

const rawOf = ({ from, to }: Token, text: string) => text.slice(from, to).normalize("NFC");

/** « sa joue », « joue gonflée », the word alone: else it is somebody who plays, and « il joue au ballon » has no cheek like a ball. */
function isCheek(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens.length === 1 ||
    cheeky.has(tokens[at - 1]?.text ?? "") ||
    (next?.gap === 0 && /^(gonfl|enfl|gros|doubl|roug|droit|gauch|dur|balaf)/.test(next.text))
  );
}

/** « mémé », « ma meme »: the grandmother, not « même ». */
function isGranny(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  if (token && rawOf(token, text)[1]?.toLowerCase() === "é") return true;
  return ["ma", "sa", "ta", "notre", "votre"].includes(tokens[at - 1]?.text ?? "");
}
const cheeky = new Set("la ma sa ta une leur deux chaque l".split(" "));

/** « au réveil », « à mon réveil » is a time of day: before « pas » it would say that somebody does not wake. */
function wakingUp(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  if (before === "au" || before === "o") return true;
  return ["le", "mon", "son"].includes(before) && ["a", "des", "depuis"].includes(tokens[at - 2]?.text ?? "");
}

/**
 * « SS » and « AS » are types of haemoglobin before they are « sans » and a small word: written in capitals, or « ss » where « sans » cannot stand
 * (« mon fils ss a de la fièvre »). Taken for « sans » it would deny the fever.
 */
function nameHaemoglobin(tokens: readonly Token[], text: string): void {
  const shouted = text.length > 6 && !/\p{Ll}/u.test(text);
  tokens.forEach((token, i) => {
    if (token.text !== "ss" && token.text !== "as") return;
    const capitals = !shouted && text.slice(token.from, token.to) === token.text.toUpperCase();
    const next = tokens[i + 1];
    const alone = i > 0 && token.gap === 0 && (!next || next.gap > 0 || afterHaemoglobin.has(next.text));
    if (token.text === "ss" && (capitals || alone || tokens[i - 1]?.text === "crise")) token.text = "drepanocytaire";
    else if (token.text === "as" && capitals) token.text = "drepanotrait";
  });
}

/**
 * « tète » is not « tête »: with its grave accent it is to suck; with none, or the wrong one, it is so only where a verb can stand (« il ne tete plus »).
 */
function nameSucking(tokens: readonly Token[], text: string): void {
  tokens.forEach((token, i) => {
    // « rouj e kole »: a lone e after a word is an « est » or an « et », after a number it is « 8e ».
    if (text.slice(token.from, token.to) === "e" && /[a-z]/.test(tokens[i - 1]?.text ?? "")) token.text = "est";
    if (token.text !== "tete" && token.text !== "tetes") return;
    const vowel = text.slice(token.from, token.to).normalize("NFC").toLowerCase()[1];
    const before = tokens[i - 1]?.text ?? "";
    const next = tokens[i + 1]?.gap === 0 ? (tokens[i + 1]?.text ?? "") : "";
    if (vowel !== "e" && vowel !== "ê") token.text = "tette";
    else if (heads.has(before) || !(suckers.has(before) || howSucked.has(next))) token.text = headOnly;
  });
}

/** The word for a head, where it cannot be « tète ». */
export const headOnly = "tête";
const heads = new Set("la ma sa ta de une les l notre leur mal".split(" "));
const suckers = new Set("ne n il elle bebe bb bbe enfant petit petite qui i".split(" "));
const howSucked = new Set("plus pas pa plu bien normalement moins faiblement mal mieux".split(" "));

const afterHaemoglobin = new Set("de d a est et avec depuis dpui qui il elle je j mon ma".split(" "));
