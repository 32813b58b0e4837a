import { numberBegins, numberWord } from "./number-words.ts";
import { collapse, tokenize, type Token } from "./normalize.ts";
import { fillerWords, smallWords } from "./small-words.ts";
import { englishForms } from "./english-forms.ts";
import { headOnly, tellHomographs } from "./homographs.ts";
import { smsForms } from "./sms-forms.ts";
import { stem } from "./stem.ts";

/** A word as it is understood: its usual spelling without accents, its stem, and what stands around it. */
export type Word = {
  text: string;
  stem: string;
  kind: "word" | "number" | "sign";
  value?: number;
  from: number;
  to: number;
  gap: 0 | 1 | 2;
  after: string;
  accented: boolean;
  small: boolean;
  filler: boolean;
  /** Stems of other words an unknown spelling may stand for, as near as the first. */
  also?: readonly string[];
};

/** Gives the words an unknown spelling may stand for, the likeliest first; a known word alone. */
export type Speller = (word: string) => readonly string[];
const asWritten: Speller = (word) => [word];

type Form = { words: readonly string[] };

const strip = (text: string) =>
  collapse(
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[\u0300-\u036f]/g, "")
      .replaceAll("œ", "oe"),
  );
const accentedEnd = /[éèêëàâîïôùûü]$/i;

/** Forms by their letters; a form that would be another word without its accent is marked with `'`. */
const forms = new Map<string, Form>();
const formStarts = new Set<string>();
for (const [canonical, list] of [...Object.entries(smsForms), ...Object.entries(englishForms)]) {
  for (const form of list.split(" ")) {
    const key = strip(form) + (form.length <= 3 && accentedEnd.test(form) && !form.includes("_") ? "'" : "");
    forms.set(key, { words: canonical.split(" ") });
    if (key.includes("_")) formStarts.add(key.slice(0, key.indexOf("_")));
  }
}

/** Units that are so only after a number. */
const unitForms: Readonly<Record<string, string>> = {
  g: "g",
  l: "l",
  kg: "kg",
  cm: "cm",
  mg: "mg",
  j: "jour", jr: "jour", h: "heure", hr: "heure", mn: "minute", mns: "minute", min: "minute", mins: "minute", m: "metre", moi: "mois",
  foi: "fois", foie: "fois", s: "semaine", smn: "semaine", a: "a", an: "an", ans: "an", piges: "an", ane: "an", annee: "an", annees: "an",
  anne: "an", annes: "an", mwa: "mois", moa: "mois", fwa: "fois", x: "fois",
}; // prettier-ignore

const isForm = (text: string) => forms.has(text);
/** Whether a spelling is known as a message form, so that it is not taken for a typo. */
export { isForm };

/** The words of a text, message spellings written out, unknown ones mended by `spell`. */
export function readWords(text: string, spell: Speller = asWritten): Word[] {
  const tokens = tokenize(text);
  tellHomographs(tokens, text);
  const words: Word[] = [];
  for (let i = 0; i < tokens.length;) {
    const taken = manyForm(tokens, i, words) || numberForm(tokens, i, words) || oneForm(tokens, i, words, spell);
    i += taken;
  }
  return words;
}

function manyForm(tokens: readonly Token[], i: number, into: Word[]): number {
  const first = tokens[i];
  if (!first || !formStarts.has(first.text)) return 0;
  for (let length = 5; length >= 2; length -= 1) {
    const group = tokens.slice(i, i + length);
    if (group.length < length || group.slice(1).some(({ gap }) => gap > 0)) continue;
    const form = forms.get(group.map(({ text }) => text).join("_"));
    if (!form) continue;
    pushAll(into, form.words, { ...first, to: group.at(-1)?.to ?? first.to, after: group.at(-1)?.after ?? "" });
    return length;
  }
  return 0;
}

function numberForm(tokens: readonly Token[], i: number, into: Word[]): number {
  const token = tokens[i];
  if (!token || token.kind !== "word" || !numberBegins(token.text)) return 0;
  const found = numberWord(tokens, i);
  if (!found) return 0;
  const last = tokens[i + found.length - 1] ?? token;
  into.push({
    ...token,
    to: last.to,
    after: last.after,
    stem: `#${found.value}`,
    value: found.value,
    small: found.length === 1 && (token.text === "un" || token.text === "une"),
    filler: false,
  });
  return found.length;
}

/** « jdors », « jmange »: no French word begins with j and a consonant. */
const gluedPronoun = /^j([bcdfglmnpqrstv][a-z]{2,})$/;

function oneForm(tokens: readonly Token[], i: number, into: Word[], spell: Speller): number {
  const token = tokens[i];
  if (!token) return 1;
  if (token.kind === "number") {
    const value = Number(token.text);
    into.push({ ...token, stem: `#${value}`, value, small: false, filler: false });
    return 1;
  }
  if (token.kind === "sign") {
    const text = token.text === "+" ? "et" : token.text;
    into.push({ ...token, text, stem: text, small: token.text !== "+", filler: false });
    return 1;
  }
  const unit =
    into.at(-1)?.value !== undefined && token.gap === 0 && !elided(token, tokens[i + 1])
      ? unitForms[token.text]
      : undefined;
  const whole = (token.accented ? forms.get(`${token.text}'`) : undefined) ?? forms.get(token.text);
  const glued = unit || whole ? undefined : gluedPronoun.exec(token.text)?.[1];
  if (glued) {
    pushAll(into, ["je"], { ...token, after: "" });
    return oneForm([...tokens.slice(0, i), { ...token, text: glued, gap: 0 }], i, into, spell);
  }
  const form = unit ? undefined : whole;
  if (unit) pushAll(into, [unit], token);
  else if (form) pushAll(into, form.words, token);
  else if (token.text === headOnly) pushAll(into, ["tete"], token, []);
  else if (smallWords.has(token.text)) pushAll(into, [token.text], token);
  else {
    const [best = token.text, ...others] = token.named ? [] : spell(token.text);
    pushAll(into, [best], token);
    const last = into.at(-1);
    if (last && others.length) last.also = others.map(stem);
    const verb = into.at(-2)?.text === "en" && gerund.exec(best)?.[1];
    if (last && verb) last.also = [...(last.also ?? []), stem(stem(`${verb}ait`))];
  }
  return 1;
}

/** « en toussant », « en urinant »: said of whoever coughs, passes water. Others would be misread: « mal en respirant », « en massant ». */
const gerund =
  /^(touss|aval|urin|piss|march|mange|vomiss|crach|mouch|pouss|appuy|mont|descend|boug|parl|tomb|pleur|cour|jou|buv|dorm|allait|essuy|soulev|plong)ant$/;

/** « en 2015 j'ai », « à 3 m'a »: a letter before a vowel is no unit. */
function elided(token: Token, next: Token | undefined): boolean {
  return (
    /^[cdjlmnst]$/.test(token.text) &&
    next?.gap === 0 &&
    next.from === token.to + 1 &&
    /^[aeiouhy]/.test(next.text) &&
    next.text !== "et"
  );
}

function pushAll(into: Word[], texts: readonly string[], token: Token, also?: readonly string[]) {
  texts.forEach((text, at) => {
    into.push({
      ...token,
      text,
      kind: "word",
      stem: stem(text),
      gap: at === 0 ? token.gap : 0,
      after: at === texts.length - 1 ? token.after : "",
      small: smallWords.has(text),
      filler: fillerWords.has(text),
      ...(also ? { also } : text === "tete" ? { also: ["tette"] } : {}),
    });
  });
}
