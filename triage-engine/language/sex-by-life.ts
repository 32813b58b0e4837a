import { hearingBesides } from "./besides.ts";
import type { Reader } from "./read.ts";

/** Trades of men, in their masculine; « étudiant », « commerçant » and what else loses its last letter on a phone are not among them. */
const trades =
  "taximan|taxi ?man|gbakaman|zemidjan|macon|menuisier|mecanicien|soudeur|militaire|gendarme|pecheur|vigile|docker|electricien|plombier|chauffeur|camionneur|routier|planteur|ferrailleur|forgeron|boucher|berger|eleveur|imam|carreleur|vulcanisateur|manutentionnaire";
/** Only who says or does something to the writer: the husband who is told of otherwise may be who is ill. */
const besides = String.raw`(?: me| m'a| pense| dit| croit| trouve| insiste| ronfle| rentre| travaille| prepare)\b`;
const man = new RegExp(
  String.raw`^(?:(?:bonjour|bonsoir|salut|slt|bjr)\S* ?)?(?:moi )?(?:${trades})(?: a la retraite)?(?:,| de \d| \d)|\b(?:je suis|suis|j'etais) (?:un |le |encore |moi-meme )?(?:ancien |jeune |vieux |simple |apprenti )?(?:${trades})\b|\b(?:ma (?:femme|fiancee)|mon epouse)${besides}|\b\d* ?ans?,? (?:je suis )?(?:un |une? )?(?:gars|mec|homme|garcon)\b|\b(?:je suis|je sui|jsui) (?:un )?(?:gars|mec|garcon)\b`,
);
const woman = new RegExp(String.raw`\bmon (?:mari|epoux|fiance)${besides}`);
const self = /\b(?:je|j'\w+|moi)\b/;

/** The same reader, which knows the sex of somebody who writes of themselves by their trade or by whom they live with. The server's alone. */
export function knowingSexByLife(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain, who }) => {
    const known = reading.who ?? who;
    if (reading.sex || (known ? known.kind !== "self" : !self.test(plain))) return reading;
    const [male, female] = [man.test(plain), woman.test(plain)];
    return male === female ? reading : { ...reading, sex: male ? "male" : "female" };
  });
}
