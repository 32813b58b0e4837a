import { abilities, type Ability } from "#triage-engine/knowledge/abilities.ts";
import { states } from "#triage-engine/knowledge/states.ts";
import { people } from "./people-words.ts";
import { hearingBesides, mentionOf, withMore } from "./besides.ts";
import type { Reader, Who } from "./read.ts";

/** « normalement », « comme d'habitude », « sans peine » */
const fine = String.raw`(?:bien|ca va|bonn?e?s?|norma\w*|comme (?:d'habitude|avant|hier|toujours|tout le monde|les autres|il faut|d'hab|je veux)|correct\w*|tranquil\w*|calme\w*|facile\w*|parfait\w*|sans (?:(?:aucune?|le moindre) )?(?:problemes?|peine|soucis?|effort|mal|difficultes?|gene|m'arreter|arret)|a l'aise|libre\w*|tout seule?|clair\w*|vifs?|vives?|lisses?|souples?|nette?s?|pareil\w*|stables?|intacte?s?|saine?s?|propres?|solides?|legere?s?|roses?)\b`;
const surely = "(?:(?:tout|tres|encore|toujours|vraiment|quand meme|meme|deja|aussi) )*";
const are = "(?: (?:(?:est|sont|a|ont|restent?)(?: de| une)?(?: couleur)?|va|vont|c'est|ca va|ca|de couleur))?";

/** « oui », « mais », « sinon », « en ce moment »: what may stand before a subject. */
const before =
  /^(?:(?:non|oui|si|et|mais|sinon|aussi|bon|ah|que|car|pour l'instant|pour le moment|en ce moment|actuellement|maintenant|aujourd'hui|ce matin|depuis ce matin|au contraire|par contre|docteur|madame|la nuit) )*(?:(?:la|ici|moi|lui|elle|eux) (?=(?:je |j'|il |elle |on )))?/;
/** « jmarche », « boi »: as it is written on a phone. */
const onPhones: readonly (readonly [RegExp, string])[] = [
  [/\bj(?=(?:marche|mange|boi|dor|urine|pisse|respire|parle|travail|garde|tien|voi|avale)\w*\b)/g, "je "],
  [/\b(boi|voi|dor)\b/g, "$1s"],
  [/\bqd mm\b/g, "quand meme"],
  [/\bmm\b/g, "meme"],
];
const spelled = (clause: string) => onPhones.reduce((text, [short, whole]) => text.replace(short, whole), clause);

/** Who does something, and whose a part of the body is. */
const doer = /^(?:moi )?(?:je |j'|j |elles? |il |on |(?:mon|son) ventre )?/;
const whose = /^(?:mon |ma |mes |son |sa |ses |le |la |les |l'|leurs? )?/;
const mine = /^(?:moi )?(?:je |j'|j )|^(?:mon|ma|mes) /;
const theirs = /^(?:elle|il|son|sa|ses) /;
/** Whatever takes something away from it, or is of another time. */
const trouble =
  /\b(?:pas|plus|jamais|ni|rien|aucune?|mal|moins|peine|diff?icil\w*|dure?s?|trop|peu|lent\w*|vite|parfois|souvent|boit(?:e|ant)|pliee?|courbee?|appui|canne|aid(?:e|ant)|quand|avant|hier|autrefois|presque|veu[xt]|fatigu\w*|forc\w*|douleurs?|faible\w*|fai[bl]|sauf|rarement|bizarre\w*|lourde?s?|dessous|autour|ailleurs|refus\w*|ventre (?:court|coule|marche)|bloqu\w*|coinc\w*|impossible|une? (?:pied|jambe))\b/;
/** « comme avant », « sans peine », « ça gratte un peu »: of no trouble. */
const noTrouble =
  /\b(?:se plie|(?:cou|nuque|genou|doigts?|bras|coude|poignet|jambe) plie|quand (?:je|il|elle) (?:veu[xt]|(?:me |se )?couche)|(?:gratte|pique|gene|brule|chatouille|tire) (?:juste |seulement )?un (?:petit )?peu|n'a (?:pas (?:change|bouge|baisse)|rien)|touche pas|revient (?:tres )?vite|(?:un )?(?:tout )?(?:petit|leger) mal(?: quand (?:je|il|elle|on) \S+)?|mal (?:juste |seulement )?un (?:petit )?peu|se calme quand|rien (?:n'est |n'a |ne |n')?(?:remonte|ressorti?|rejete|rendu|revenu|ressort)|ressens rien|n'ai (?:aucun|absolument rien)|(?:il )?y a (?:pas longtemps|peu)|quand meme|(?:une|1) (?:seule )?fois (?:hier|avant-hier)|(?:est|suis) (?:pas|jamais) tombee?$|^(?:(?:il )?(?:n'|ne )?(?:y )?a )?(?:pas de|aucun) gonflements?$|^(?:(?:c'est|ca|sa) (?:n'est |n'a |a )?pas|rien n'est) (?:gonfle|enfle)$|comme (?:avant|hier)|sans \S+(?: \S+)?)\b/g;

/** « ma peau et mes yeux sont clairs »: of either. */
const alsoBefore = String.raw`(?:\w+ et (?:mon |ma |mes |son |sa |ses |le |la |les )?)?`;
const alsoAfter = String.raw`(?: et (?:mon |ma |mes |son |sa |ses |le |la |les )?\w+(?= (?:sont|vont|restent|ont)\b))?`;

const compiled = (subject: RegExp, all: readonly Ability[]) =>
  all.map(({ says, denies, well, ...rest }) => ({
    subject,
    pattern: new RegExp(
      `^${subject === whose ? alsoBefore : ""}(?:${says})${subject === whose ? alsoAfter : ""}\\b${well ? `${are} ${surely}${fine}` : ""}`,
    ),
    ...rest,
    denies: denies.split(" "),
  }));
const patterns = [...compiled(doer, abilities), ...compiled(whose, states)];

/** The same reader, which hears in how things are what is not the case: « je marche droit, ma voix est claire ». The server's alone. */
export function hearingHowThingsAre(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain, asked, who }) => {
    const told = new Set(reading.mentions.map(({ concept }) => concept));
    const more = clausesOf(plain).flatMap(({ clause: written, from }) => {
      const clause = spelled(byPronoun(written, reading.who ?? who));
      if (!ofThePatient(clause, reading.who ?? who) || trouble.test(clause.replace(noTrouble, ""))) return [];
      return patterns
        .filter(({ answers, third }) => (asked || !answers) && !(third && mine.test(clause)))
        .filter(({ subject, pattern }) => pattern.test(clause.replace(subject, "")))
        .flatMap(({ denies, tells }) => [
          ...denies.map((concept) => mentionOf(concept, "no", from, from + written.length)),
          ...(tells ? [mentionOf(tells, "yes", from, from + written.length)] : []),
        ])
        .filter(({ concept }) => !told.has(concept));
    });
    return withMore(reading, more);
  });
}

/** What is said at a breath, without what introduces it. */
function clausesOf(plain: string): { clause: string; from: number }[] {
  return [
    ...plain.matchAll(
      /(?:(?! (?:et(?! (?:\w+ )?\w+ (?:sont|vont|restent|ont) )|mais|car|puisque|parce) )[^.,;:!?()\n])+/g,
    ),
  ].flatMap(({ 0: whole, index }) => {
    const own = whole
      .trim()
      .replace(/^(?:et|mais|car|puisque|parce que|parce qu') ?/, "")
      .replace(before, "");
    return own ? [{ clause: own, from: index + whole.trimEnd().length - own.length }] : [];
  });
}

const named = /^(?:(?:mon|ma|le|la|notre) )?(?:petite? |vieux |vieille )?([a-z]+) (?=\S)/;

/** « ma fille court » of the daughter who is ill: « elle court ». */
function byPronoun(clause: string, who: Who | undefined): string {
  const [start = "", word = ""] = named.exec(clause) ?? [];
  const person = Object.hasOwn(people, word) ? people[word] : undefined;
  if (!person || !who || who.kind === "self") return clause;
  const isSame = person.noun === who.noun || (person.kind !== "other" && who.kind !== "other");
  return isSame ? `${person.pronoun} ${clause.slice(start.length)}` : clause;
}

/** « je » is not the child somebody writes for, « elle » not who writes of themselves. */
function ofThePatient(clause: string, who: Who | undefined): boolean {
  if (mine.test(clause)) return !who || who.kind === "self";
  return !theirs.test(clause) || who?.kind !== "self";
}
