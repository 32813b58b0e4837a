import { any, without } from "./in-text.ts";
import type { Otherwise } from "./otherwise-meant.ts";

/** How somebody does well, in words that hold those of a sign: they tell of none. */
export const meantOfTheWell: readonly Otherwise[] = [
  // « elle dort beaucoup moins que d'habitude »
  { signs: /^(?:drowsy)$/, words: /\bdor\w* (?:beaucoup |bien |un peu |nettement )?moins\b/, over: true },
  // « j'ai pincé la peau, elle revient vite »
  {
    signs: /^skin_pinch_slow$/,
    words: /\bpeau\b[^.!?\n]{0,20}\brevient (?:tout de suite|tres vite|vite|aussitot|direct\w*|bien|normal\w*)/,
    over: true,
  },
  // « il respire comme tout enfant qui court »
  {
    signs: /^(?:fast_breathing|hard_breathing)$/,
    words:
      /\b(?:respire|souffle) comme (?:tout (?:le monde|enfant)|tous|toutes|n'importe|les autres|d'habitude|avant|moi|son)\b/,
    over: true,
  },
  // « je regarde le soleil normalement »
  {
    signs: /^light_hurts$/,
    words: any,
    only: /\b(?:regarde|supporte|fixe) (?:bien )?(?:le soleil|la lumiere|la lampe)[^.!?\n]{0,12}\b(?:normal\w*|bien|sans)|\blumiere (?:ne )?(?:me |le |la )?(?:gene|derange|fait) (?:pas|rien)|\bca (?:ne )?(?:le |la |me )?derange (?:pas|meme pas)/,
  },
  // « personne m'a tapé », « personne l'a touchée »
  {
    signs: /^(?:blow|violence\w*|sexual_\w+|head_injury|child_\w+)$/,
    words: /\bpersonne (?:ne |n')?(?:m'|l'|lui |me |les? |la )?(?:a |ont )?(?:jamais )?\w+/,
    over: true,
  },
  // « mes règles sont normales, finies la semaine passée »
  {
    signs: /^vaginal_bleeding$/,
    words:
      /\bregles? (?:sont |est |viennent |c'est |etaient )?(?:bien |toujours |tout a fait )*(?:normal\w*|reguli\w*)/,
    over: true,
  },
  // « elle ne sent même pas trop la douleur »
  {
    signs: /^(?:pain_unplaced|severe_pain)$/,
    words: /\bsen[ts]? (?:meme |presque |quasi )*(?:pas|plus|rien)[^.!?\n]{0,14}\b(?:douleurs?|mal)\b/,
    over: true,
  },
  // « elle n'attrape pas encore les petites choses »
  {
    signs: /^no_stool_gas$/,
    words:
      /\b(?:pas|plus)\b[^.!?\n]{0,20}\b(?:petite?s? (?:choses?|pieces?|objets?|affaires?|trucs?|jouets?|de|d')|petits?$)/,
    over: true,
  },
  // « deux petits trous comme les dents », of a bite
  {
    signs: /^(?:snake_bite|caries|toothache|gum_swelling)$/,
    words: /\btrous?\b[^.!?,\n]{0,12}\b(?:comme|de|des|par) (?:les |ses |des |ces |deux )?(?:dents?|crocs?)\b/,
    over: true,
    only: without("serpents?|vipere|naja|mamba|cobra"),
  },
  // « elle se lève pour pisser toute seule »
  {
    signs: /^(?:much_urine|frequent_urine|wakes_at_night)$/,
    words:
      /\b(?:se leve|va|vais|me leve|part)\b[^.!?\n]{0,22}\b(?:pisser|uriner|toilettes?|wc|pipi|pot)[^.!?\n]{0,10}\bseule?\b/,
    over: true,
  },
  // « il mange garba avec nous »
  {
    signs: /^(?:suspect_food)$/,
    words: /\bmang\w*\b[^.!?\n]{0,12}\b(?:garba|attieke|riz|alloco|placali|foutou|bouillie)\b/,
    over: true,
    only: without("vomi\\w*|diarrhee|toxi\\w*|avarie\\w*|perime\\w*|moisi\\w*|intoxi\\w*|caca|selles?|mal au ventre"),
  },
  // « elle tourne sa tête », « ça me fatigue trop » beside another trouble
  {
    signs: /^(?:vertigo|dizzy|positional_vertigo|bad_pillow)$/,
    words: /\b(?:elle|il|je) tourne (?:bien )?(?:s?a|ma|l[ae]) tete\b/,
    over: true,
  },
  {
    signs: /^fatigue$/,
    words: /\bca (?:me|le|la|nous|lui) fatigue\b/,
    over: true,
    beside: /^(?!fatigue|unwell_vague|advice_question)/,
    anywhere: true,
  },
  // « le dessus de sa tête est plat »
  { signs: /^(?:flat_head)$/, words: /\bdessus de (?:sa|la) tete\b/, over: true },
  // « peut-être un peu pâles, mais pas blanches »
  {
    signs: /^pallor$/,
    words: /\bpales?\b[^.!?\n]{0,12}\bpas blanch\w*|\broses?\b[^.!?\n]{0,25}\bpales?\b/,
    over: true,
  },
  // « envie de vomir tout le temps »
  { signs: /^many_vomits$/, words: /\benvies? de vomir (?:tout|tt|tous) le temps\b/, over: true, as: "nausea" },
  // « on m'a fait le test à la grossesse »
  {
    signs: /^pregnant$/,
    words:
      /\b(?:tests?|examens?|bilan|analyses?)[^.!?\n]{0,20}\b(?:a|pendant|lors de|durant) (?:l[ae]|ma|mes) (?:derniere )?grossesses?\b/,
    over: true,
  },
  // « c'est rouge comme une grande plaque », of a breast
  {
    signs: /^(?:rash|ringworm|hives)$/,
    words: /\brouge comme une (?:grande |grosse |petite )?plaque\b/,
    over: true,
    only: /\b(?:seins?|jambe|mollet|pied|bras)\b/,
  },
  { signs: /^yellow_thing$/, words: /\b(?:cacas?|selles?)\b[^.!?\n]{0,14}\bjaunes?\b/, over: true },
  {
    signs: /^confusion$/,
    words: /\bdemand\w* (?:ou est|apres|quand (?:rentre|vient|arrive)) (?:son|sa|ma|mon)\b/,
    over: true,
  },
  // « à 2 mois on ne sent pas le bébé bouger »
  {
    signs: /^(?:no_fetal_movement|reduced_movement)$/,
    words: /\ba (?:1|2|3|un|deux|trois) mois (?:on|ca|il|je)\b[^.!?\n]{0,30}\b(?:boug\w*|sen[ts]?)/,
    over: true,
  },
  // « il ne bouge pas de la villa »: of who stays at home
  {
    signs: /^(?:cannot_stand|both_legs_weak|unconscious|floppy|loss_of_function)$/,
    words:
      /\bbouge (?:pas|plus|jamais) (?:de (?:l[ae] (?:villa|maison|cour|ville|boutique|chambre)|chez|son|sa|mon|ma|notre|l'ecole|abidjan)|d'ici|du (?:village|quartier))/,
    over: true,
    only: without("repond\\w* (?:pas|plus)|lit|paralys\\w*"),
  },
];
