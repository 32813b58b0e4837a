import { folded } from "./folded.ts";
import type { Reader } from "./read.ts";

const relative =
  "(?:grand[- ]?)?(?:papa|maman|pere|mere|meme|mamie|pepe|papi|papy|mami|tante|tantie|tata|tonton|oncle|soeur|frere|cousine?s?|marraine|parrain|maitresse|copains?|copines?|ami(?:e?s)?|voisine?s?|beaux-parents|parents|famille|fille|fils|patronne?|mari|femme)";
/** Of joints patterns know it. */
const sore = "(?:dos|pieds?|jambes?|bras|cou|nuque|bas[- ]ventre|reins?|mollets?|talons?|cotes?)";
const side = "(?: droite?s?| gauches?| la| en bas| en haut)?";

/** After what stays (`kept`), words that are said of nobody who is ill, and what is read in their place, of as many letters or fewer. */
const asides: readonly (readonly [RegExp, string])[] = [
  // « elle a mangé beaucoup de mangues chez sa mémé »
  [new RegExp(String.raw`(?<kept>\b)chez (?:s(?:a|on|es)|leurs?) (?:petite? |grande? )?${relative}\b`, "g"), ""],
  // « il dit à son papa que ça lui fait mal »
  [
    new RegExp(
      String.raw`(?<kept>\b(?:dit|disait|explique|raconte|avouee?|demande|montre|confie|parlee?|appris|annonce) )a (?:s(?:a|on|es)|leurs?) (?:petite? |grande? )?${relative}\b`,
      "g",
    ),
    "",
  ],
  // « c'est la maman de Aya, 8 mois »: of Aya.
  [
    /(?<kept>\b(?:c'est|ici|je suis) )l[ae] (?:maman|mere|papa|pere) (?:de |d')(?=(?!l[ae] |l'|un|mon |ma |mes |notre|ce|deux|trois|\d|jumea|famille)[a-z]{3,})/g,
    "mon enfant",
  ],
  // « ma femme a eu notre bébé mercredi, elle est fatiguée »: she, where nothing is told of the child.
  [
    /(?<kept>\b(?:femme|epouse|soeur|copine|fille|cousine|voisine|belle-soeur|elle) )a eu (?:notre|son|un|le) (?:premier |deuxieme |petit )?(?:bebe|enfant)(?![^]*\b(?:il|bebe|le petit|la petite|l'enfant)\b)/g,
    "a accouche",
  ],
  // « Mon oncle a versé de l'huile dans son oreille »: who looks after whoever is ill.
  [
    new RegExp(
      String.raw`(?<kept>)\b(?:m(?:a|on)|sa|son|la|le|notre|une?) (?:petite? |grande? |belle-?|beau-?)?${relative}(?= a (?:mis (?!l[ae]s? mains?|sa main|du temps|au monde|fin)|verse |frotte |applique |souffle |masse |attache |coule ))`,
      "g",
    ),
    "on",
  ],
  // « Ma femme attend un bébé, elle a 7 mois et demi »: with child.
  [/(?<kept>\b)attends? (?:un|son|notre|mon) (?:premier |deuxieme )?(?:bebe|enfant)\b/g, "est enceinte"],
  // « ne respire plus… je veux dire ne respire plus bien par le nez »
  [
    /(?<kept>)\b(?<verb>[a-z]{4,}) (?:plus|pas|mal)\b[^\n]{0,20}?\b(?:veux|voulais) dire (?:que |qu')?(?:il |elle |on )?(?:ne |n')?(?=\k<verb>\b)/g,
    "",
  ],
  // « Mon vieux, j'ai soulevé des sacs »: spoken to whoever reads.
  [
    /^(?<kept>(?:bonjour|bonsoir|salut|slt|bjr|bsr|allo)?[ ,!.]*)(?:mon|ma) (?:vieux|vieille|frere|gars|amie?|pote|chere?|grand|tonton)(?= ?[,!]+ ?(?:j'ai (?!peur|trouve|vu|remarque)|je (?!l'|l[ae] |pense|crois|vois|sais|suis (?:inquiet|venu|avec))|moi ))/g,
    "",
  ],
  // « c'est mon dos en bas qui me fatigue », « mes genoux me fatiguent »: there it hurts.
  [new RegExp(String.raw`(?<kept>\b${sore}\b[^.!?,\n]{0,20} )qui (?:me|le|la|lui) fatigue\b`, "g"), "qui fait mal"],
  // « C'est mon œil là, il me fatigue »
  [
    /(?<kept>(?:œil|\b(?:oeil|oreilles?|dents?|gorge|ventre|nez|tete|mains?|seins?|genou|epaule|hanche))(?: la)?)[ ,]+(?:il|elle|ca|qui) (?:me|le|la|lui) fatigue\b/g,
    " fait mal",
  ],
  [new RegExp(String.raw`(?<kept>\b${sore}${side} )(?:me|le|la|lui) fatigue\b`, "g"), "fait mal"],
  [new RegExp(String.raw`(?<kept>\b${sore}${side} )(?:me|le|la|lui) fatiguent\b`, "g"), "font mal"],
];

/** The same reader, to whom people named in passing are nobody, and a part of the body that « fatigue » somebody hurts. All words keep their places. The server's alone. */
export const settingAside =
  (read: Reader): Reader =>
  (text, asked, who) => {
    const plain = folded(text);
    if (plain.length !== text.length) return read(text, asked, who);
    let rest = text;
    for (const [pattern, words] of asides)
      for (const { 0: said, index, groups } of plain.matchAll(pattern)) {
        const from = index + groups!.kept!.length;
        const to = index + said.length;
        rest = rest.slice(0, from) + words.padEnd(to - from) + rest.slice(to);
      }
    return /\p{L}/u.test(rest) ? read(rest, asked, who) : read(text, asked, who);
  };
