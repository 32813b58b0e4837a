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
  {
    id: "itch_night_household",
    told: [
      String.raw`/^(?![^]*\b(?:anus|fesses|derriere|moustiques?|vers)\b) & /\b(?:gratt\w*|demang\w*) & /\bnuits?\b & /\b(?:femme|mari|madame|(?:les|mes|ses|des) (?:enfants|petits)|freres?|soeurs?|famille|coloc\w*|camarades?|dortoir)\b[^.!?\n]{0,25}\b(?:se grattent?|aussi|pareil)`,
    ],
  },
  {
    id: "testicle_pain",
    told: [
      String.raw`/^(?![^]*\b(?:mang\w*|suc\w*|aval\w*|achet\w*|sucreries?)\b) & /\bbonbons\b & /\b(?:mal|douleurs?|gonfl\w*|monte\w*|durs?)\b & /\b(?:en bas|ecarte\w*|un cote|aux bonbons|(?:mes|ses|les) bonbons (?:me|lui|font|gonfl\w*|sont))\b`,
    ],
  },
  {
    id: "speech_trouble",
    told: [
      String.raw`/^(?![^]*\b(?:en mangeant|bebe|gazouill\w*|chewing|aphtes?|dents?)\b) & /\bmots?\b[^.!?\n]{0,15}\bveul?(?:ent|t) rien dire|\bparle\w*[^.!?\n]{0,30}\bbouche (?:est )?pleine`,
    ],
  },
  {
    id: "one_side_weak",
    told: [
      String.raw`/\bmain (?:droite |gauche )?(?:n'arrive plus a |ne )?(?:lache\w*|laisse tomber) (?:les|la|le|tout|ce|ses|son)|\b(?:tient|prend|mange|porte)[^.!?\n]{0,20}\bavec l'autre main seulement`,
    ],
  },
  {
    id: "recurrent",
    told: [String.raw`/\b(?:cha(?:que|k|q) (?:mois?|fois)|(?:tous|tout|tt) les? mois?)\b & /\bregles?\b`],
  },
  {
    id: "hard_stool",
    told: [
      String.raw`/\b(?:toilettes?|selles?|cacas?|wc)\b & /\bdure?s?\b[^.!?\n]{0,12}\b(?:caillou\w*|pierres?|bois|beton|fer)\b|\bsort (?:pas|mal|difficilement)\b[^.!?\n]{0,20}\bdure?s?\b`,
    ],
  },
  {
    id: "pesticide_exposure",
    told: [
      String.raw`/\b(?:champs?|plantation|cacao|coton|traite\w*|pulveris\w*)\b & /\b(?:machine (?:au|sur le) dos|pompe|pulveris\w*|atomiseur|produit (?:contre|pour) (?:les )?(?:capsides|insectes|herbes|mirides)|traiter|traitait|traite)\b & /\b(?:bave|saliv\w*|transpir\w*|sueurs?|mouille|trembl\w*|vomi\w*|pupilles?|larm\w*|pleure|tete (?:qui )?tourne|faible)`,
    ],
  },
  {
    id: "sore_nipple",
    told: [
      String.raw`/\bbouts?\b[^.!?\n]{0,20}\b(?:fend\w*|crevass\w*|blesse\w*|coupe\w*|saigne\w*|ecorche\w*|gerce\w*)\b & /\b(?:seins?|tete|allait\w*|mamelons?)\b`,
    ],
  },
  {
    id: "suicide_attempt",
    told: [
      String.raw`/\b(?:aval\w*|pris|bu)\b[^.!?\n]{0,25}\b(?:medicaments?|comprimes?|cachets?|produits?|boite|plaquette)\b & /\b(?:parce qu\w*|a cause (?:de|d')|apres|quand|depuis que)\b[^.!?\n]{0,40}\b(?:laissee?|quittee?|trompee?|dispute\w*|honte|rupture|enceinte de lui|echec|rate)\b`,
    ],
  },
  {
    id: "locked_jaw",
    told: [
      String.raw`/\b(?:plaies?|blessures?|clou|accouch\w*|cordon|epine)\b & /\b(?:dos|corps) (?:se (?:plie|cambre|courbe|raidit|tord)|s'arque|devient raide|en arc)\b`,
    ],
  },
  {
    id: "spontaneous_bleeding",
    told: [String.raw`/\bfievre jaune\b & /\bsaigne\w*|du sang\b`],
  },
  {
    id: "blood_ear_nose",
    told: [
      String.raw`/\b(?:accident|moto|tombee?|chute|coup|choc|renvers\w*|percut\w*)\b & /\b(?:saigne|sang (?:qui )?(?:sort|coule))\b[^.!?\n]{0,12}\boreilles?\b`,
    ],
  },
  {
    id: "unconscious",
    told: [
      String.raw`/\bbebe\b & /\b(?:sorti|ne|nait|naitre|accouche\w*|naissance)\b & /\b(?:ne |n'a pas |n'a toujours pas |toujours pas |pas encore )*(?:crie|crier|pleure|respire|bouge)\w* (?:pas|plus|toujours pas)\b|\bn'a (?:pas|toujours pas) crie\b`,
    ],
  },
  {
    id: "burn_large",
    told: [
      String.raw`/\b(?:asperge\w*|arrose\w*|verse\w*)\b[^.!?\n]{0,20}\b(?:essence|petrole|alcool)\b & /\bfeu\b|\ballum\w*|\bbrul\w*`,
    ],
  },
  {
    id: "cannot_speak",
    told: [
      String.raw`/\b(?:peut|peux|arrive|arrivent|pouvait) (?:plus |pas )?(?:a )?ni (?:parler|avaler|respirer)[^.!?\n]{0,12}\bni (?:parler|avaler|respirer)\b`,
    ],
  },
  {
    id: "stab_gun",
    told: [String.raw`/\b(?:a|ont|avait|avaient) tiree? (?:sur (?:lui|elle|moi|nous|mon|ma|le|la)\b|dessus)`],
  },
  {
    id: "open_fracture",
    told: [
      String.raw`/\bos (?:est|sont|sort|sorti|blanc|casse)? ?(?:tout |bien )?dehors\b & /\b(?:l'os|les os) (?:est|sont|sort|sorti)`,
    ],
  },
  {
    id: "long_labour",
    told: [
      String.raw`/\b(?:accouche\w*|travail|contractions|pousse)\b & /\bdepuis (?:hier|(?:1[2-9]|[2-9]\d) ?h\w*|douze|quinze|vingt\S*|deux jours|une journee|(?:toute )?la (?:nuit|journee))\b & /\b(?:bebe|tete|enfant)\b[^.!?\n]{0,12}\b(?:sort|descend|vient|avance|passe) (?:pas|plus|toujours pas)\b`,
    ],
  },
  {
    id: "overdose",
    told: [
      String.raw`/\b(?:par terre|allongee?|evanouie?|repond (?:pas|plus)|dort)\b & /\b(?:boites?|plaquettes?|flacons?) vides?\b`,
    ],
  },
  {
    id: "numb_one_side",
    told: [
      String.raw`/\bbras (?:droit|gauche)\b & /\bjambe (?:droite|gauche)\b & /\b(?:sen[ts]?|senti[rs]?) (?:plu?s?|pu|pas)\b|\bendormi\w*\b|\bengourdi\w*`,
    ],
  },
  {
    id: "pesticide_exposure",
    told: [
      String.raw`/\b(?:insecticides?|pesticides?|herbicides?|furadan|decis|baygon|vaporis\w*|pulveris\w*)\b & /\b(?:respire\w*|inhale\w*|aspire\w*|champs?|traite\w*|renverse\w*)\b & /\b(?:bave\w*|salive\w*|transpir\w*|trembl\w*|vomi\w*|yeux (?:qui )?(?:pleurent|coulent))\b`,
    ],
  },
];
