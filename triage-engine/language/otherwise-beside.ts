import { any, without } from "./in-text.ts";
import type { Otherwise } from "./otherwise-meant.ts";

/** What is no trouble of its own beside another one that was told, or is another one then. */
export const meantBeside: readonly Otherwise[] = [
  {
    signs: /^(?:bloating|milk_gas)$/,
    words: /\b(?:gaz|vents?) (?:passent|sortent|circulent)|\b(?:je|il|elle) (?:pete|lache des (?:gaz|vents))\b/,
    over: true,
    beside: /^(?:constipation|hard_stool|diarrhea)$/,
    anywhere: true,
  },
  // « des cloques en bande sous le sein gauche »
  { signs: /^(?:chest_pain|breast_pain|back_pain|limb_pain)$/, words: any, beside: /^shingles$/, anywhere: true },
  { signs: /^burn_blisters$/, words: any, beside: /^(?:shingles|chickenpox|impetigo|newborn_marks)$/, anywhere: true },
  { signs: /^leg_swelling\w*$/, words: any, beside: /^(?:insect_sting|sprain)$/, anywhere: true },
  // « il mouille son lit »
  {
    signs: /^(?:much_urine|cannot_hold_urine|frequent_urine|wet_dream|urine_leak)$/,
    words: any,
    beside: /^bed_wetting$/,
    anywhere: true,
  },
  { signs: /^much_urine$/, words: any, beside: /^burning_urine$/, anywhere: true, as: "frequent_urine" },
  // « ses seins sont un peu gonflés », of a newborn
  { signs: /^breast_pain$/, words: any, beside: /^(?:newborn_marks|breast_bud)$/, anywhere: true },
  // « le sang sort par jets, j'ai trempé deux serviettes », of a cut
  {
    signs: /^(?:soaks_pads|vaginal_bleeding)$/,
    words: any,
    beside: /^(?:wound|deep_cut|small_wound|animal_bite|nosebleed|amputation|stab_gun)$/,
    anywhere: true,
    only: without("regles|accouch\\w*|enceinte|grossesse|vagin\\w*"),
    as: "heavy_bleeding",
  },
  // « une petite boule sort quand je pousse et rentre toute seule », with blood on the paper
  {
    signs: /^(?:hernia|lump|lump_worrying)$/,
    words: any,
    beside: /^(?:bloody_stool|blood_on_paper|piles|anal_pain|anal_itch)$/,
    anywhere: true,
    only: without("aine|nombril|bourses?|cou|sein|aisselle|ventre"),
    as: "piles",
  },
  // « ça gratte, la nuit je ne dors pas »
  {
    signs: /^cannot_sleep$/,
    words: any,
    beside:
      /^(?:cough|blocked_nose|toothache|ear_pain|burning_urine|frequent_urine|weak_stream|heartburn|hand_numbness|neck_pain|shoulder_pain)$/,
    anywhere: true,
    only: without("soucis?|pens\\w*|triste\\w*|stress\\w*|angoiss\\w*|moral|idees"),
  },
  { signs: /^cannot_sleep$/, words: any, beside: /^itch$/, anywhere: true, only: /\b(?:enceinte|grossesse)\b/ },
  // « il ronfle, il ne respire plus quelques secondes, la journée il dort partout »
  {
    signs: /^(?:drowsy|unconscious|cannot_breathe|hard_breathing|convulsion|fainted)$/,
    words: any,
    beside: /^snoring$/,
    anywhere: true,
    only: /\b(?:quelques? secondes?|pauses?|sursaut\w*|la journee|le jour|reprend|arrete de respirer)\b/,
  },
  // « des remontées acides qui brûlent jusqu'à la gorge »
  {
    signs: /^sore_throat$/,
    words: any,
    beside: /^heartburn$/,
    anywhere: true,
    only: without("avaler|angine|mal (?:a la|de) gorge|fievre"),
  },
  // « une plaie ouverte depuis trois semaines qui ne guérit pas »
  {
    signs: /^(?:wound|small_wound|deep_cut|dirty_wound|lump|lump_worrying)$/,
    words: any,
    beside: /^(?:painless_ulcer|leg_ulcer)$/,
    anywhere: true,
    only: /^(?![^]*\b(?:tole|clou|coup\w*|machette|tesson|couteau|lame|mord\w*|chien|chute|tomb\w*|gratt\w*|verre|fer)\b)[^]*\b(?:(?:deux|trois|quatre|cinq|six|[2-9]|\d\d) (?:semaines|mois|ans)|(?:des|plusieurs) (?:semaines|mois|annees)|un mois|longtemps)\b/,
  },
  { signs: /^(?:confusion|hears_voices|sweating)$/, words: any, beside: /^night_terror$/, anywhere: true },
  { signs: /^black_skin$/, words: any, beside: /^toenail_black$/, anywhere: true },
  // « finalement le gobelet est plein, il n'a rien bu »
  {
    signs: /^cannot_drink$/,
    words: /\bn'?a (?:rien|pas) (?:bu|avale|pris|touche)\b|\ba rien (?:bu|avale|touche)\b/,
    over: true,
    only: /\b(?:javel|produits?|poison|petrole|gobelet|bouteille|bidon|flacon|medicaments?|comprimes?|pile|acide|soude|essence|insecticide|lessive)\b/,
  },
  // « elle tousse avec un peu de glaires claires »
  {
    signs: /^discharge_\w+$/,
    words: /\bglaires?\b/,
    over: true,
    beside: /^(?:cough|runny_nose)$/,
    anywhere: true,
    only: without("vagin\\w*|culotte|slip|pertes?"),
  },
  // « elle pleure un peu quand je la nettoie », of a red bottom
  {
    signs: /^(?:crying_baby|inconsolable_crying)$/,
    words: any,
    beside: /^(?:nappy_rash|small_wound|wound|burn_small|splinter|toothache)$/,
    anywhere: true,
    only: /\bpleur\w* (?:(?:un|juste|seulement) (?:petit )?peu|quand|lorsque|des qu)|\b(?:lav\w*|nettoi\w*|touch\w*|essui\w*)[^.!?\n]{0,20}\bpleur/,
  },
  // « ça me chauffe de l'estomac jusqu'à la gorge après manger »
  {
    signs: /^(?:belly_pain|upper_belly_pain)$/,
    words: /\b(?:chauff|brul)\w*/,
    over: true,
    beside: /^heartburn$/,
    anywhere: true,
    only: /\b(?:gorge|remont\w*|acide?s?|aigreurs?|apres (?:manger|le repas|les repas|avoir mange)|(?:finis|fini|termine) de manger)\b/,
  },
  // « le derrière la gratte la nuit, elle dort mal »
  {
    signs: /^(?:cannot_sleep|wakes_at_night)$/,
    words: any,
    beside: /^(?:anal_itch|itch|worms)$/,
    anywhere: true,
    only: without("soucis?|pens\\w*|triste\\w*|stress\\w*|angoiss\\w*|moral|idees"),
  },
  // « quand je pisse ça brûle grave »
  { signs: /^burn_\w+$/, words: any, beside: /^burning_urine$/, anywhere: true },
  // « il s'est levé pour aller aux toilettes, tout est devenu noir »
  {
    signs: /^(?:diarrhea|watery_diarrhea|frequent_urine|much_urine)$/,
    words:
      /\b(?:levee?|debout|leve|partie?|allee?|allant|sortant) (?:\S+ )?(?:(?:pour |de )?(?:aller )?)?(?:aux?|des|vers les) (?:toilettes?|wc|douche)\b(?! (?:toutes|chaque|sans arret|souvent|\d))/,
    over: true,
  },
  // « le lit est mouillé », « deux coups de chicotte »
  {
    signs: /^(?:night_sweats|sweating)$/,
    words: /\b(?:lit|matelas|drap)s?\b[^.!?\n]{0,8}\bmouill\w*/,
    over: true,
    as: "bed_wetting",
    only: without("sueurs?|transpir\\w*|fievre|maigri\\w*"),
  },
  { signs: /^(?:caries|toothache)$/, words: /\bchicott?e?s?\b/, over: true, only: /\bchicott?e\b/, as: "blow" },
  {
    signs: /^violence_danger$/,
    words: /\b(?:cravate|collier|chemise|col|foulard|habits?|vetements?|echarpe|casque)\b[^.!?\n]{0,15}\bserre\w*/,
    over: true,
  },
  // « ça me fait trop mal au bout quand il tète »
  { signs: /^severe_pain$/, words: any, beside: /^sore_nipple$/, anywhere: true },
  {
    signs: /^breast_pain$/,
    words: /\bseins? (?:sont )?(?:plus )?(?:lourds?|gonfles?|tendus?|sensibles?)/,
    over: true,
    beside: /^pregnant$/,
    anywhere: true,
  },
  // « l'harmattan, elle met le doigt dans le nez »
  {
    signs: /^(?:itchy_nose)$/,
    words: any,
    beside: /^nosebleed$/,
    anywhere: true,
    only: without("demang\\w*|gratte\\w*|etern\\w*|coule"),
  },
  {
    signs: /^allergy_trigger$/,
    words: any,
    beside: /^(?:heartburn|nausea)$/,
    anywhere: true,
    only: without("boutons?|plaques?|gonfl\\w*|gratt\\w*|demang\\w*|crevettes?|piqu\\w*"),
  },
  // « Quand elle pleure, ça gonfle », of a navel
  {
    signs: /^(?:crying_baby|inconsolable_crying)$/,
    words: /\b(?:quand|lorsqu\w*|des qu\w*) (?:elle|il|le bebe) (?:pleure|crie|tousse|pousse|force)/,
    over: true,
    beside: /^(?:hernia|lump)$/,
    anywhere: true,
  },
];
