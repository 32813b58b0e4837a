import type { Token } from "./normalize.ts";

/** Renames the words that accents, capitals or their neighbours tell from others spelled alike. */
export function tellHomographs(tokens: readonly Token[], text: string): void {
  nameHaemoglobin(tokens, text);
  nameSucking(tokens, text);
  tokens.forEach((token, i) => {
    if (token.text === "reveil" && wakingUp(tokens, i)) token.text = "matin";
    // « un sucré » is a soft drink: nothing is said of anybody's sugar.
    else if (token.text.startsWith("sucre") && /é(e?s?)$/i.test(rawOf(token, text))) token.text = "boisson";
    else if (token.text === "meme" && isGranny(tokens, i, text)) token.text = "mamie";
    // « dormi avc mes lentilles »: with; a stroke has « un », « l' » or « fait » before it.
    else if (token.text === "avc" && isWith(tokens, i)) token.text = "avec";
    // « soudé » welds: only « soude » burns.
    else if (token.text === "soude" && rawOf(token, text).toLowerCase().endsWith("é")) token.text = "soudure";
    // « tempe 39 »: shortened; else it is beside the eye.
    else if (token.text === "tempe" && tokens[i + 1]?.kind === "number") token.text = "temperature";
    else if (token.text === "joue" && !isCheek(tokens, i)) token.text = "jouer";
    // « san sor » is blood, « san force » without; « mon né » the nose, « mon rin » the kidney, « ya pu ki sor » pus.
    else if (byEar(token, tokens[i - 1]?.text ?? "", tokens[i + 1]?.text ?? "", tokens[i + 2]?.text ?? ""))
      token.text = heardAs[token.text] ?? "";
    // « elle se coupe les bras » does it herself; « coupé » may be a knife that slipped.
    else if (cutsOneself(tokens, i)) token.text = "scarifie";
    else if (token.text === "pu" && /^(bouche|bouch|sa|ca|haleine|plaie|bas)$/.test(tokens[i - 1]?.text ?? ""))
      token.text = "pue";
    // « les côtes » are ribs, « les côtés » sides.
    // « il mord tou »: everything; « la tou », « tou sec »: the cough.
    else if (token.text === "tou")
      token.text =
        /^(l|la|une|[mts]a|cette|petit|petite|grosse)$/.test(tokens[i - 1]?.text ?? "") ||
        /^(sec|sech|seche|gras|grasse)$/.test(tokens[i + 1]?.text ?? "")
          ? "toux"
          : "tout";
    // « on n'en parle plus »: said of a matter, not of speech.
    else if (token.text.startsWith("parl") && tokens[i - 1]?.text === "en") token.text = "evoque";
    // « ma boîte », « en boîte »: no limp.
    else if (
      token.text.startsWith("boite") &&
      (/î/i.test(rawOf(token, text)) ||
        /^([mst]a|une|la|les|des|deux|en|cette|chaque|par|toute?|pris|avale|bu)$/.test(tokens[i - 1]?.text ?? "") ||
        /^(d|de|entier.*|vides?|pleine?)$/.test(tokens[i + 1]?.text ?? ""))
    )
      token.text = "carton";
    // « d'un coup »: suddenly, and no blow.
    else if (token.text === "coup" && tokens[i - 1]?.text === "un" && tokens[i - 2]?.text === "d")
      token.text = "soudain";
    // « il m'a forcée », alone or « hier »: what one does not dare to say; « j'ai forcé » strains.
    else if (
      /^forcee?$/.test(token.text) &&
      tokens[i - 2]?.text === "m" &&
      /^(a|ont)$/.test(tokens[i - 1]?.text ?? "") &&
      !/^(a|de|d)$/.test(tokens[i + 1]?.text ?? "")
    )
      token.text = "viole";
    else if (token.text === "force" && tokens[i - 1]?.text === "ai") token.text = "pousse";
    else if (token.text === "cotes" && !/é/i.test(rawOf(token, text)) && !bothSides.has(tokens[i - 1]?.text ?? ""))
      token.text = "costal";
  });
  for (const token of tokens) {
    if (token.text === "des" && rawOf(token, text).toLowerCase() === "dès") token.text = "desque";
  }
}

const isWith = (tokens: readonly Token[], i: number) =>
  i > 0 &&
  tokens[i + 1]?.gap === 0 &&
  !/^(une?|l|d|cet|fait?|fe|eu|son|mon|petit|ancien|apres|risque|un|victime|antecedent|premier|deuxieme|mini|grand|possible)$/.test(
    tokens[i - 1]?.text ?? "",
  );

const cutsOneself = (tokens: readonly Token[], i: number) =>
  tokens[i]?.text === "coupe" &&
  !tokens[i]?.accented &&
  /^[ms]e$/.test(tokens[i - 1]?.text ?? "") &&
  /^(bras|poignets?|cuisses?|veines?)$/.test(tokens[i + 2]?.text ?? "");

const heardAs: Readonly<Record<string, string>> = { san: "sang", ne: "nez", rin: "rein", pu: "pus", foi: "fois" };
function byEar({ text, accented }: Token, before: string, after: string, next: string): boolean {
  if (text === "san")
    return (
      /^(sor|sort|coul|coule|revien|dessu|ki|qui|dan|dedan|com|rouge|gicle|saret|en)$/.test(after) ||
      (!before && after === "de") ||
      (after === "la" && /^(a|sor|sort|e|est|coule|revien)$/.test(next))
    );
  if (text === "ne") return accented && /^([mts]on|le|du)$/.test(before);
  if (text === "foi")
    return /^(\d+|ere|premiere|derniere|deux|trois|plusieurs|chak|chaque|des|autre|cette|une)$/.test(before);
  if (text === "rin") return /^([mts]on|[mts]es|les|1|2)$/.test(before);
  return (
    text === "pu" && /^(ya|du|de|le)$/.test(before) && /^(ki|qui|sor|sort|coule|jaune|jone|blan|dedan|dan)$/.test(after)
  );
}

const rawOf = ({ from, to }: Token, text: string) => text.slice(from, to).normalize("NFC");
const bothSides = new Set("2 deux tous autres quatre certains".split(" "));

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
    if (token.text === "ss" && (capitals || alone)) token.text = "drepanocytaire";
    else if (token.text === "as" && capitals) token.text = "drepanotrait";
  });
}

/**
 * « tète » is not « tête »: with its grave accent it is to suck; with none, or the wrong one, it is so only where a verb can stand (« il ne tete plus »).
 */
function nameSucking(tokens: readonly Token[], text: string): void {
  tokens.forEach((token, i) => {
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
