import type { Word } from "./words.ts";

/** How words begin that tell of nothing wrong, and of something. */
const fine =
  /\b(bien|normal|comme (?:d hab|avant|hier|toujours|les? autre|tout|chez|il faut)|clair|frai|tied|meme (?:coul|tail|chose|force|trou|que)|autant|rien|personne|soupl|liss|nette?\b|propr|sain|intact|rose|calm|tranquil|silenc|libre|pareil|stabl|solid|aise|eveil|debout|supportab|habitu|plate?\b|sec\b|sech|lucid|regulier|yeux (?:sont )?(?:bien |tout )?blancs|(?:marche|tout|bien) droit|symetri|en place|leur force|garde (?!l[ae] (?:tete|lit))|jou(e|ons)|courr?[ts]\b|saute\b|rit\b|(?:il|elle|je) li[st]\b|travail|porte (?:mes|ses)|avale (?!(?:ma|sa) salive)|tete (?:bien|fort|encore|son))/;
/** What says by itself that all is well: « comme d'habitude », and not « comme du goudron ». */
const usual =
  /\b(normal|comme (d habitude|avant|hier|toujours|l?es? autre|tout|chez)|clair|tied|soupl|liss|propr|intact|rose|calme|tranquil|libre|pareil|stabl|solid)/;
const trouble =
  /\b(oui|mais|sauf|trop|forte?\b|parfois|souvent|diffic|peine|moins|dure?s?\b|sinon|plus(?! (d|une|qu|de|que)\b)|mal(?!g)|mou\b|molle\b|lourd|froid|bruit|pale|engourd|bizar)/;
/** « elle ne répond pas », « il n'a pas uriné » */
const unable =
  /\b(peu[xt]|arriv|repon|parl|boug|tien|reconn|tet|boi|mang|march|dor|voi|enten|sen|pren|reag|reveil|ouvr|pleur|pass|respir|urin|pli|tourn|lev)\w* (?:meme |plus |vraiment |toujours )?(pas(?! (chau|fiev|mal|faib|fatig))|ni|rien(?! d))\b|\bpas (encore )?(uri|bu|man|tet|dor|bou|rep|ple|fai|pu|rev|vou)/;
/** « pas froide », « sans peine »: what is denied is no trouble. */
const denied =
  /\bmal nulle|\b(sans|ni|jamais|pas|rien|aucune?|personne(?: ne?)?(?: est| a)?) (?:(?:de|d|l[ae]|une?|ete|eu) )*\w+/g;

/**
 * « il raisonne comme un jeune homme et son sourire est bien droit »: an answer that tells how things should be, and of no trouble. How many of its parts do,
 * and how much of it that is, from 0 to 1.
 */
export function reassurance(words: readonly Word[]): { parts: number; share: number } {
  const said = spoken(words);
  if (troubled(said)) return { parts: 0, share: 0 };
  const clauses = said.replace(denied, "rien").split(/; (?:et )?| et /);
  const parts = clauses.filter((clause) => fine.test(clause)).length;
  return { parts, share: parts / clauses.length };
}

/** The words, parted where a breath is taken. */
const spoken = (words: readonly Word[]) => words.map(({ text, gap }, at) => (at && gap ? `; ${text}` : text)).join(" ");

const troubled = (said: string) => {
  const told = said.replace(
    /\bpoids \w+ a pas|a peine|au plus|urine souvent|(bosse|boule) (est|reste)( petite et)? dure/g,
    "",
  );
  return unable.test(told) || trouble.test(told.replace(denied, ""));
};

/** « son cœur bat comme d'habitude », « la bouche et les yeux sont intacts »: whether what is said from one place to another is said to reassure. */
export function saidCalmly(words: readonly Word[], first: number, last: number): boolean {
  let [from, to] = [first, last + 1];
  while (from > 0 && !words[from]!.gap) from -= 1;
  while (to < words.length && !words[to]!.gap) to += 1;
  const said = spoken(words.slice(from, to));
  return usual.test(said) && !troubled(said);
}
