import { hearingBesides, mentionOf } from "./besides.ts";
import type { Mention, Reader } from "./read.ts";
import { theWriter } from "./who.ts";

const harm =
  "(?:tuer|suicider|pendre|supprimer|foutre en l'air|jeter (?:sous|du|de|dans|par|a l'eau)|faire (?:du |un |des )mal|(?:couper|ouvrir) les veines)";
/** Of who fears it, an accident may be meant. */
const alsoByAccident = "(?:noyer|empoisonner|blesser|faire mal)";

/** What nobody says who does not think of dying, and what is asked before it counts. */
const sayings: readonly { says: string; loose?: true; sign?: string }[] = [
  {
    says: `(?:peur|risque|capable|envie|idees?|pense\\w*|songe\\w*|tente\\w*|pret\\w*|besoin|pulsions?|voix me disent) (?:fort |vraiment |souvent |parfois |encore )*(?:de |a |d'|pour )?(?:vouloir )?(?:me |m'|se |s')${harm}`,
  },
  {
    says: `(?:envie|idees?|pense\\w*|songe\\w*|tente\\w*|pulsions?) (?:fort |vraiment |souvent |parfois |encore )*(?:de |a |d')?(?:me |m'|se |s')${alsoByAccident}`,
  },
  { says: "peur de (?:moi|lui|elle)[- ]meme|(?:plus|pas) en securite (?:seule? )?avec (?:moi|lui|elle)", loose: true },
  { says: "(?:plus|pas) la force de (?:vivre|rester en vie)|force de vivre me manque", loose: true },
  { says: "mieux (?:sous (?:la )?terre|au cimetiere|dans (?:la|ma|sa) tombe)", loose: true },
  {
    says: "(?:si (?:je|j'|elle|il) |que (?:je|j'))(?:mour\\w+|meur\\w*|disparai\\w+|(?:n')?etai[st] plus la|(?:n')?existai[st] plus)[^.!?]{0,40}(?:mieux|arrang|soulag|tranquille|facile|peine)",
    loose: true,
  },
  {
    says: "(?:dieu|seigneur|allah)[^.!?]{0,12} (?:me|le|la) (?:prenne|reprenne|prendre|reprendre|rappelle|rappeler|emporte|emporter)|(?:prie|espere|voudrais|aimerais|souhaite|veux|envie)[^.!?]{0,25} ne (?:pas|plus|jamais) (?:me|se) reveiller",
    loose: true,
  },
  {
    says: "(?:tranquilles?|mieux|soulage\\w*)[^.!?]{0,30} (?:je|j') ?(?:ne |n')?(?:serai|serais|suis|sois|etais) plus la\\b|(?:je|j') ?(?:ne |n')?(?:serai|serais|suis|sois|etais) plus la\\b[^.!?]{0,30}(?:tranquilles?|mieux|soulag)",
    loose: true,
  },
  { says: "(?:dormir|endormir|fermer les yeux) (?:pour|a) (?:toujours|jamais|de bon)", loose: true },
  { says: "a quoi bon (?:rester|vivre|continuer|exister)", loose: true },
  {
    says: "(?:veux|voudrais|envie de|veut|voudrait|vais|va|hate de) (?:aller )?rejoindre (?:mon|ma|mes|son|sa|ses)[^.,;!?]{0,30}(?:decede|mort|defunt|au ciel|la[- ]haut|au cimetiere|disparu)",
    loose: true,
  },
  {
    says: "(?:achete|prepare|garde|cache|mis de cote)[^.!?]{0,25}(?:corde|poison|rat[- ]mort|raticide|furadan|insecticide|comprimes|cachets)[^.!?]{0,15} (?:pour moi\\b|pour en finir|pour partir|pour mourir)",
    sign: "suicidal_plan",
  },
];
const patterns = sayings.map(({ says, loose, sign = "suicidal_thoughts" }) => ({
  pattern: new RegExp(String.raw`\b(?:${says})`),
  loose,
  sign,
}));

/** « je n'ai jamais pensé à me tuer » */
const denies = /\b(?:pas|jamais|aucune?|ni|sans|n'ai plus|n'a plus)\b[^,;:]*$/;
/** « il a envie de me tuer » is of somebody else, « elle veut se tuer » of her. */
const another = /\b(?:il|elle|on|ils|mari|homme|femme|pere|mere|oncle|chef|quelqu'un|gens)\b[^,;:]*\b(?:me|m')\s*$/;
const reflexive =
  /\b(?:me|m')\s*(?=(?:tuer|suicider|pendre|noyer|supprimer|empoisonner|foutre|jeter|faire|couper|ouvrir|blesser))/;

/** « mon mari a envie de me tuer »: a danger that somebody else is. */
const threatened =
  /\b(?:il|elle|on|ils|mari|homme|femme|pere|mere|oncle|chef|quelqu'un|gens)\b[^,;:.!?]*\b(?:veut|veulent|va|vont|peut|peuvent|envie de|jure de|menace de|parle de|dit de) me tuer\b/;

/** « mon mari m'a prise de force »: done to who writes, whoever is named. */
const forced =
  /\b(?:m'a|m'ont|m'avait|me) (?:encore |deja |toujours )?(?:viole\w*|prise? (?:de |par )force|force[er]?e?s? (?:a coucher|au lit|la nuit|sexuellement|a faire l'amour))\b(?! (?:pas|jamais))/;

/** « il m'a donné des coups de poing », by whom who writes lives with: theirs is the violence, who writes has been hurt. */
const beaten =
  /\b(?:m'a|m'ont|m'avait|me) (?:encore |deja |toujours |re)*(?:tap(?:ee?|e|ent)|frapp\w+|gifl\w+|batt?(?:ue?|ent)?|cogn\w+|tabass\w+|boxee?|roue\w* de coups|(?:donne|mis) (?:des |une? |de |encore )*(?:coups?|gifles?|claques?|baffes?))\b(?! (?:pas|jamais))/;
/** « son papa l'a frappé », « le maître l'a battu à la chicotte »: done to the one who is written for. */
const beatenToo =
  /\b(?:papa|pere|mari|oncle|tuteur|tutrice|maitre|maitresse|prof\w*|patronne?|copain|belle-?mere|beau-?pere|maratre|tante|grand frere)\b[^.!?\n,;]{0,12} (?:l'a|l'ont|lui a) (?:encore |deja |toujours |souvent |re)*(?:tape\w*|frappe\w*|gifle\w*|bat(?:tu\w*|s)?\b|cogne\w*|tabasse\w*|chicott\w*|fouett\w*|(?:donne|mis|met) (?:des |une? |de |deux |trois |encore )*(?:coups? de|coups|gifles?|claques?|baffes?|chicott\w*))/;
const near =
  /\b(?:mari|copain|conjoint|concubin|compagnon|fiance|mon ex|pere|mere|beau-?pere|oncle|tante|tuteur|tutrice|patronne?|maratre|grand frere|belle-?mere|co-?epouse|rivale)\b/;

/** « il m'a serré le cou, juste un peu »: whatever is said of how long, a strangling is a danger of now, done by somebody. */
const throttled =
  /\b(?:il|elle|ils|mari|copain|conjoint|concubin|compagnon|ex|homme|gars|pere|papa|mere|oncle|frere|voisin|patron|quelqu'un)\b[^.!?\n,;]{0,20} ?(?:m'a|m'ont|m'avait|me|l'a|lui a) (?:juste |un peu |bien |encore |deja |fort )*(?:serre\w*|attrape\w*|saisie?|pris\w*|tenue?|presse\w*) (?:un peu |fort |par )?(?:au |a |la |le |mon |son )*(?:cou|gorge)\b|\b(?:il|mari|copain|homme|ex|pere|frere|oncle) (?:a|avait) (?:juste |un peu |bien )*serre (?:un peu |fort )?(?:mon|son|le) cou\b|\b(?:m'a|l'a|m'avait|m'ont) (?:presque |un peu |failli )?etrangl\w+|\bm'etrangle\w*\b(?! (?:en mangeant|avec|quand je))|\betranglee? par (?:son|sa|mon|ma|un|une|le|la|quelqu)/;

/** « personne m'a tapé »: nobody did. */
function doneBySomebody(pattern: RegExp, plain: string): RegExpExecArray | null {
  const found = pattern.exec(plain);
  return found && /\bpersonne (?:ne )?$/.test(plain.slice(0, found.index)) ? null : found;
}

/**
 * The same reader, which hears who speaks of dying, of harming themselves or of what was done to them in words that mean it only with « me » and « se », which patterns
 * leave out. The server's alone.
 */
export function hearingHarm(read: Reader): Reader {
  return hearingBesides(read, ({ reading, plain, who }) => {
    const threat = /\b(?:pas|jamais)\b/.test(plain) ? null : threatened.exec(plain);
    const rape = doneBySomebody(forced, plain);
    const strangled = doneBySomebody(throttled, plain);
    const mentions = reading.mentions.filter(
      ({ concept, about }) =>
        !(threat && concept === "suicidal_thoughts") &&
        !(strangled && concept === "violence_danger") &&
        !(rape && concept === "sexual_violence" && about === "other"),
    );
    const blow = doneBySomebody(beaten, plain);
    const theirs = reading.who?.kind === "self" || (who && who.kind === "self") ? null : beatenToo.exec(plain);
    const struck = blow && ([blow.index, blow.index + blow[0].length] as const);
    const heard = [
      ...(struck ? [mentionOf("blow", "yes", ...struck)] : []),
      ...(theirs
        ? ["blow", "violence_home"].map((sign) => mentionOf(sign, "yes", theirs.index, theirs.index + theirs[0].length))
        : []),
      ...(struck && near.test(plain) ? [mentionOf("violence_home", "yes", ...struck)] : []),
      ...(strangled
        ? ["violence_danger", "blow"].map((sign) =>
            mentionOf(sign, "yes", strangled.index, strangled.index + strangled[0].length),
          )
        : []),
      ...(rape ? [mentionOf("sexual_violence", "yes", rape.index, rape.index + rape[0].length)] : []),
      ...(threat ? [mentionOf("violence_danger", "yes", threat.index, threat.index + threat[0].length)] : []),
      ...[...plain.matchAll(/[^.!?\n]+/g)].flatMap(({ 0: sentence, index }) => harmIn(sentence, index)),
    ];
    const there = (sign: string) =>
      mentions.some(({ concept, about, hypothetical }) => concept === sign && about === "patient" && !hypothetical);
    const more = heard.filter(
      ({ concept }, at) => !there(concept) && heard.findIndex((one) => one.concept === concept) === at,
    );
    if (!more.length && !threat && !rape && !struck) return reading;
    const hurt = struck && reading.who?.kind === "other" ? { who: theWriter } : {};
    return { ...reading, mentions: [...mentions, ...more], sort: "clinical", ...hurt };
  });
}

function harmIn(sentence: string, from: number): Mention[] {
  return patterns.flatMap(({ pattern, loose, sign }) => {
    const found = pattern.exec(sentence);
    if (!found || denies.test(sentence.slice(0, found.index))) return [];
    const me = reflexive.exec(found[0]);
    if (me && another.test(sentence.slice(0, found.index + me.index + me[0].length))) return [];
    const at = from + found.index;
    return [{ ...mentionOf(sign, "yes", at, at + found[0].length), ...(loose ? { loose } : {}) }];
  });
}
