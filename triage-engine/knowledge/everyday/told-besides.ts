import type { EverydayConcept } from "./concept.ts";

/** How signs known elsewhere are told over several sentences (`EverydayConcept`). */
export const toldBesides: readonly Pick<EverydayConcept, "id" | "told" | "unless" | "of">[] = [
  {
    id: "heat_rash",
    told: [
      String.raw`bouton*|grain*|point*|granul* & petit*|minuscul*|fin*|plein* & /(?:chaleur|fait (?:tres |trop |si )?chaud|transpir|sueur|sue\b|couvr|bonnet|coupure) & cou|dos|pli*|front|poitrine|nuque|ventre|torse`,
    ],
    unless: /\b(?:pus|cloques?|fievre a|corps (?:est )?chaud|suinte|croutes?|rougeole|change de place)/,
  },
  {
    id: "speech_trouble",
    told: [
      String.raw`bégai*|bégay* & /(?:depuis (?:hier|ce matin|cette nuit|tout a l'heure|la chute|le choc|l'accident)|d'un coup|soudain\w*|brutal\w*|apres (?:la|une|sa|le|un|l') ?(?:chute|choc|coup|accident))`,
    ],
  },
  {
    id: "pregnancy_test_negative",
    told: [
      String.raw`/tests?\b[^.!?\n]{0,20}\b(?:neg\w*|un seul trait|1 trait) & /(?:regles|grossesse|pilule|implant|injection|sterilet|enceinte|retard|rapport)`,
    ],
    unless: /\b(?:palu|tdr|vih|sida|hepat)\w*/,
  },
  {
    id: "wound",
    told: [
      String.raw`/\b(?:viens de me|vient de se|me suis|s'est) (?:\S+ )?(?:couper?|entailler?|ouvrir|ouverte?|trancher?)\b[^.!?\n]{0,30}\b(?:poignet|main|paume|doigt|pouce|index|bras|avant-bras|jambe|pied|genou|cuisse|mollet|visage|front|levre|tete)`,
    ],
  },
  {
    id: "newborn_marks",
    told: [
      String.raw`/^(?![^]*\b(?:selles?|caca|vomi\w*|nombril|cordon|beaucoup|caillots?)\b) & /\b(?:couches?|pampers)\b & /\b(?:sang|rouge|rosee?s?|trait rose)\b & /\b(?:sexe|parties?|minette|vulve|zezette|foufoune|mini[- ]?regles)\b & /\b(?:jours|naissance|nee|accouche)\b`,
    ],
  },
  {
    id: "night_terror",
    of: "child",
    told: [
      String.raw`/^(?![^]*\b(?:fievre|palu|chaud|convuls\w*|secou\w*|raide|bave|mousse|langue|bleu|urine)\b) & /\b(?:hurl|cri|pleur|assoi|assis|s'assoit)\w* & /\b(?:minuit|nuit|vers (?:\d+|une|deux|trois) ?h\w*)\b & /\b(?:reconnai\w+ pas|souvien\w* (?:pas|de rien)|se recouche|se rendort|recouche et dort)`,
    ],
  },
  {
    id: "iron_stool",
    told: [
      String.raw`/^(?![^]*\b(?:goudron|colle\w*|puant\w*|vomi\w*|ulcere)\b) & /\b(?:selles?|caca|popo)\b[^.!?]{0,30}\b(?:noir\w*|fonce\w*|verdatres?) & /\b(?:prends?|pris|donnee?|donne) (?:du |le |mon |mes comprimes de |des comprimes de |comprimes de )?(?:fer|tardyferon|fumafer|foldine)\b`,
    ],
  },
  {
    id: "ear_bubbles",
    told: [
      String.raw`/\b(?:floc|ploc|glou ?glou|blob|clapot\w*) & /\b(?:baign\w*|piscine|nag\w*|mer|lagune|douche|plong\w*)`,
    ],
  },
  {
    id: "low_figure",
    told: [
      String.raw`/^(?![^]*\b(?:tomb\w*|evanoui\w*|tourne|sang|vomi\w*|diarrhee|enceinte|faible|vertiges?)\b) & /\btension\b[^.!?]{0,40}\b(?:8|9|10)(?:[.,]\d)? ?(?:sur|\/) ?[4-7](?:[.,]\d)?\b`,
    ],
  },
  {
    id: "burn",
    told: [
      String.raw`/\b(?:huile|eau|soupe|sauce|the|cafe|bouillie|feu|marmite|casserole|vapeur|fer|moteur|graisse|lait)(?: (?:chaude?|bouillante?|de friture))? (?:m'a|l'a|lui a|nous a|a) (?:tres |bien |un peu )?brule`,
    ],
  },
  {
    id: "menopause",
    told: [
      String.raw`/(?:(?:plus|pas) (?:eu |vu )?(?:de |mes |les )?regles|regles (?:sont |ont |se sont )?(?:arretees?|finies?|disparu\w*|parties|stoppees?)|arret des regles)\b[^.!?\n]{0,25}\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|[2-9]|1\d|2\d) ans`,
      String.raw`/(?:plus|pas) (?:eu |vu )?(?:de |mes |les )?regles[^.!?\n]{0,25}\b(?:(?:1[2-9]|2\d) mois|(?:un|1) an)\b & /(?:\b(?:4[5-9]|5\d|6\d) ?ans|menopaus\w*|bouffees|chaleurs)`,
    ],
  },
  {
    id: "bed_wetting",
    of: "child",
    told: [
      String.raw`mouill*|pipi|piss*|urin*|tremp* & lit|natte|matelas|drap*|nuit*|couche*|dorm* & /(?:jamais (?:ete )?(?:sec|propre)|n'est pas (?:encore )?propre|encore la nuit|presque (?:chaque|toutes)|gronde|expres|moque|honte)`,
    ],
    unless: /\b(?:transpir|sueur|mon mari|vieux|papa|maman de)/,
  },
];
