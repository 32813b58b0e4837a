import type { Word } from "./words.ts";

/** How words begin that tell of nothing wrong, and of something. */
const fine =
  /\b(bien|normal|comme|clair|frai|tied|meme|autant|rien|personne|soupl|liss|nette?\b|propr|sain|intact|rose|calm|tranquil|silenc|libre|pareil|stabl|solid|aise|eveil|leur force|supportab)/;
const trouble =
  /\b(oui|mais|sauf|trop|fort|parfois|souvent|diffic|peine|moins|dure?s?\b|sinon|plus(?! (d|une|qu|de|que)\b)|mal(?!g)|mou\b|molle\b|lourd|froid|bruit|pale|engourd|bizar)/;
/** « elle ne répond pas », « il n'a pas uriné » */
const unable =
  /\b(peu[xt]|arriv|repon|parl|boug|tien|reconn|tet|boi|mang|march|dor|voi|enten|sen|pren|reag|reveil|ouvr|pleur|pass|respir|urin|pli|tourn|lev)\w* (pas|ni|rien(?! d))\b|\bpas (encore )?(uri|bu|man|tet|dor|bou|rep|ple|fai|pu|rev|vou)/;
/** « pas froide », « sans peine »: what is denied is no trouble. */
const denied = /\bmal nulle|\b(sans|ni|jamais|pas|aucune?) (?:(?:de|d|l[ae]|une?|ete|eu) )*\w+/g;

/**
 * « il raisonne comme un jeune homme et son sourire est bien droit »: an answer that tells how things should be, and of no trouble. How much of it does, from
 * 0 to 1.
 */
export function reassurance(words: readonly Word[]): number {
  const said = words.map(({ text }) => text).join(" ");
  if (unable.test(said) || trouble.test(said.replace(denied, ""))) return 0;
  const clauses = words
    .map(({ text, gap }, at) => (at && (gap || text === "et") ? `;${text}` : text))
    .join(" ")
    .replace(denied, "rien")
    .split(";");
  return clauses.filter((clause) => fine.test(clause)).length / clauses.length;
}
