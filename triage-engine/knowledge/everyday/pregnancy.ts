import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** What a pregnancy brings along and worries her who carries. */
export const everydayPregnancyConcepts: readonly EverydayConcept[] = [
  {
    id: "painless_tightening",
    label: "ventre qui durcit un moment sans douleur",
    of: "grown",
    seldom: ["contraction* ~ braxton", "fausses contractions"],
    told: [
      String.raw`ventre|utérus & dur*|ballon|boule|serr*|contract*|tend*|pierre|crisp* & /(?:(?:sans|pas|aucune?|ni|zero)(?: de| du| la moindre)? ?(?:douleur|mal\b|souffr)|(?:ne |n')?(?:fait|me fait|a) (?:pas|jamais) (?:de )?mal|indolore|pas douloureu) & /(?:mou|soupl|pass|relach|arret|disparai|repos|couch|assi|redevien|part\b|s'en va|secondes?|revien\w* normal|minute|fini) & /(?:enceinte|grossesse|gross|semaines|[0-9]+ ?sa\b|[3-9] ?mois|uterus|bebe)`,
      String.raw`contraction* & /(?:(?:sans|pas|aucune?)(?: de)? ?(?:douleur|mal\b)|pas douloureu|indolore) & /(?:pass|arret|repos|couch|irregul|de temps|parfois|effort|marche|secondes)`,
    ],
    unless:
      /\b(?:(?:tou(?:te)?s|chaque)(?: les)? (?:\d+|deux|trois|quatre|cinq|six|sept|huit|dix|quinze) ?(?:min|mn)|reguli\w+|rapproch\w+|de plus en plus|beton|effleure|peut pas (?:le |y |me )?touch|est raide|verrouill|reste dur|(?:ne )?(?:devient|redevient) (?:pas|plus) mou|comme (?:du |une )?(?:bois|planche)|du sang|saigne|perdu (?:les|des) eaux|eau coule|ne bouge (?:plus|pas)|bouge moins|chute|tombee?|coup (?:dans|au|sur) (?:le |mon )?ventre)/,
  },
  {
    id: "colostrum_before_birth",
    label: "seins qui coulent avant l'accouchement",
    of: "grown",
    seldom: ["colostrum"],
    told: [
      String.raw`sein*|mamelon*|téton*|lolo*|nichon* & coul*|mouill*|goutt*|suint*|lait|colostrum|liquide|taché*|tach*|croût* & /(?:enceinte|grossesse|semaines|\bsa\b|avant (?:l'|d')?accouch|pas encore accouch|a [4-8] ?mois de|[4-8](?:e|eme) ?mois)`,
    ],
    unless:
      /\b(?:mon (?:bb|bebe)|ma (?:petite|fille)|(?:il|elle) (?:tete|pisse|veut teter)|(?<!pas de )(?<!ni )(?<!sans )(?<!ni de )sang (?:du|au|dans|par|sort)|rouge et chaud|pus\b|un seul sein|creus|fievre|jai accouche|j'ai accouche|allaite)/,
  },
  {
    id: "much_saliva",
    label: "beaucoup de salive pendant la grossesse",
    of: "grown",
    seldom: ["trop salive", "crache* temps"],
    told: [
      "crach*|saliv* & /(?:enceinte|grossesse|grosse de|suis grosse|semaines|[1-9] ?mois) & /(?:tout le temps|tt le temp|sans (?:arret|cesse)|toujours|gobelet|mouchoir|sachet|boite|partout|plein|trop|bcp|beaucoup|toute la journee|bouche|deborde|nuit)",
    ],
    unless:
      /\b(?:sang\b(?! non)|tousse|toux|ne (?:peux|peut) (?:plus|pas) avaler|salive ne passe|dois cracher|avaler est|laisse couler|gorge (?:tres )?(?:gonfl|mal)|fievre|palu)/,
  },
  {
    id: "pregnancy_skin_darker",
    label: "ligne brune du ventre, visage ou aréoles plus foncés, vergetures de la grossesse",
    of: "grown",
    seldom: ["masque grossesse", "vergeture*"],
    told: [
      String.raw`ligne*|trait*|bande|raie & noir*|brun*|marron|fonc*|sombr* & ventre|nombril|pubis|bas-ventre & /(?:enceinte|grossesse|grosse de|semaines?|\bsa\b|accouch|terme|[3-9] ?mois|bebe bouge|sage[- ]femme)`,
      String.raw`visage|joue*|front|cou|aisselle*|aréole*|mamelon*|téton*|figure|bout* & noirc*|fonc*|brun*|noir*|sombr*|tach*|marron & /(?:enceinte|grossesse|grosse de|semaines?|\bsa\b|accouch|terme|[3-9] ?mois|bebe bouge|sage[- ]femme)`,
      String.raw`vergeture*|zébrure*|craquel*|strie* & /(?:enceinte|grossesse|grosse de|semaines?|\bsa\b|accouch|terme|[3-9] ?mois|bebe bouge|sage[- ]femme)`,
    ],
    excludes: ["skin_dark_spots"],
    unless:
      /\b(?:yeux[^.!?]{0,12}jaunes?|peau jaune|gratte (?:beaucoup|fort|partout|la nuit)|cloque|grain de beaute|saigne|mon bebe a|fievre)/,
  },
  {
    id: "no_kicks_yet",
    label: "bébé pas encore senti bouger en début de grossesse",
    of: "grown",
    told: [
      String.raw`/(?:(?:sens|sent|senti|sentir|boug\w+|perc\w+|coups?|mouvements?)[^.!?]{0,25}(?:encore rien|rien encore|toujours rien|pas encore|encore pas|toujours pas|rien du tout|pas encore)|(?:encore|toujours)(?: pas| rien)?[^.!?]{0,20}(?:sens|sent|senti|boug|mouvement|coups?)|(?:je )?(?:ne |n')?(?:sens|ai|senti)[^.!?]{0,10} (?:encore |toujours )?(?:rien|pas)[^.!?]{0,25}(?:boug|mouv|coup|bebe)|quand (?:est-ce que )?(?:je |vais|il |le bebe|va)[^.!?]{0,25}(?:sentir|boug)) & /(?:\b(?:[5-9]|1[0-9]|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf) ?(?:semaines?|sem\b|sa\b|s\b)|\b(?:2|3|4|deux|trois|quatre) ?mois|debut de grossesse)`,
    ],
    excludes: ["no_fetal_movement", "reduced_movement"],
    unless:
      /\b(?:(?:sens|sent|senti|bouge|boug\w+)[^.!?]{0,12} plus\b(?! que)|bougeait|avant (?:il|elle|ca)|depuis (?:hier|ce matin|cette nuit|avant-hier|\d+ ?jours?)|arrete de bouger|(?:2[0-9]|3[0-9]|4[0-2]) ?(?:semaines|sa\b)|[5-9] ?mois)/,
  },
  {
    id: "sleep_position",
    label: "question sur la position pour dormir enceinte",
    of: "grown",
    told: [
      String.raw`dorm*|dors|couch*|réveill*|allong*|endorm* ~ dos|ventre|côté|droit*|gauche|position & /(?:enceinte|grossesse|[0-9]+ ?(?:semaines|sa\b)|[5-9] ?mois) & /(?:ecras|etouff|mal (?:au|pour le) bebe|dangereu|danger|grave|position|peur|normal|droit|risque|peux|peut|interdit|mort)`,
    ],
    unless:
      /\b(?:mal (?:au|de|dans le) (?:dos|ventre)|douleur|respire (?:pas|mal)|bouge (?:plus|moins)|saigne|ventre (?:dur|serre))/,
  },
  {
    id: "plug_lost",
    label: "glaire épaisse perdue en fin de grossesse (bouchon)",
    of: "grown",
    seldom: ["bouchon muqueux"],
    told: [
      String.raw`glaire*|gélatin*|gelée|gluant*|morve|bouchon|visqueu*|épais* & /(?:(?:3[7-9]|4[01]) ?(?:semaines?|sem\b|sa\b)|9 ?mois|neuf mois|9eme|neuvieme|a terme|pres du terme|fin de grossesse|bientot accouch) & /(?:culotte|slip|perdu|perd|sorti|sort|tombe|papier|toilette|essuy|douche|parti|bas)`,
    ],
    unless:
      /\b(?:sang rouge|saigne|beaucoup de sang|caillot|eau (?:coule|claire)|perd(?:u|s)? (?:les|des|de l')\s?eaux?|(?:tou(?:te)?s|chaque)(?: les)? \d+ ?(?:min|mn)|vert|sent mauvais|ne bouge (?:plus|pas))/,
  },
  {
    id: "fetal_hiccups",
    label: "petits coups réguliers dans le ventre, hoquet du bébé",
    of: "grown",
    told: [
      "hoquet* & ventre|bébé & /(?:mon ventre|dans le ventre|ventre de (?:ma|mon)|enceinte|grossesse)",
      String.raw`petit*|coup*|secouss*|saut*|tressaut*|battement* & régulier*|rythm*|métronome|horloge & /(?:mon ventre|dans le ventre|ventre|enceinte|grossesse) & /(?:enceinte|grossesse|[0-9]+ ?(?:semaines|sa\b)|[5-9] ?mois)`,
    ],
    unless:
      /\b(?:douleur|mal au ventre|dur\b|durcit|contraction|convuls|ne (?:bouge|sens)|mon bebe (?:de|a)|il a \d|elle a \d|ne il|nouveau|tetee)/,
  },
  {
    id: "navel_popped",
    label: "nombril sorti par le ventre de la grossesse",
    of: "grown",
    told: [
      "nombril & ressort*|sort*|dehors|retourn*|point*|pouss*|gonfl*|bomb* & /(?:enceinte|grossesse|semaines|ma grossesse|mon ventre grossit|[5-9] ?mois de)",
    ],
    unless:
      /\b(?:dur et|douleur|fait (?:tres )?mal|vomi|rentre (?:pas|plus)|noir|rouge|pus|mon bebe|mon fils|ma fille)/,
  },
  {
    id: "pregnancy_cravings",
    label: "envies ou dégoûts de grossesse",
    of: "grown",
    told: [
      String.raw`envie*|dégoût*|dégout*|odeur*|raffol*|supporte* ~ mang*|mangue*|citron*|attiéké|viande|poisson|sucr*|piment|parfum*|mari|cuisine|placali|orange*|glace* & /(?:enceinte|grossesse|grosse de|semaines?|\bsa\b|accouch|terme|[3-9] ?mois|bebe bouge|sage[- ]femme)`,
    ],
    unless:
      /\b(?:souleve|envie de (?:vomir|rendre)|nausee|ecoeur|pas d'odeur|odeur de goudron|crach|kaolin|argile|de la terre|craie|cendre|vomi\w* tout|envie de vomir|envie de mourir|envie de pousser|envie d'uriner|rendre)/,
  },
  {
    id: "pregnancy_habit",
    label: "question sur ce qui est permis enceinte (rapports, tresses, voyage, travail)",
    of: "grown",
    kind: "circumstance",
    told: [
      String.raw`/(?:enceinte|grossesse|[0-9]+ ?(?:semaines|sa\b)|[2-9] ?mois de gross) & /(?:(?:peut[- ]on|puis[- ]je|est[- ]ce que (?:je|on|c'est|ca)|j'?peux|je peux|dangereu\w*|danger|interdit|permis|le droit|risque\w*|mal (?:au|pour) ?(?:le )?bebe|est[- ]ce (?:grave|mauvais)|continuer)[^.!?]{0,60}(?:rapports?\b(?! (?:a|au))|l'amour|faire l'am|sexe|tress\w*|teint\w*|defris\w*|meches?|voyag\w*|avion|en car|sport|danse\w*|danser|nager|piscine|jeun\w+|travailler|moto|maquill\w*|henne)|(?:rapports?\b(?! (?:a|au))|l'amour|faire l'am|sexe|tress\w*|teint\w*|defris\w*|meches?|voyag\w*|avion|en car|sport|danse\w*|danser|nager|piscine|jeun\w+|travailler|moto|maquill\w*|henne)[^!?]{0,90}(?:peut[- ]on|puis[- ]je|est[- ]ce que (?:je|on|c'est|ca)|j'?peux|je peux|dangereu\w*|danger|interdit|permis|le droit|risque\w*|mal (?:au|pour) ?(?:le )?bebe|est[- ]ce (?:grave|mauvais)|continuer))`,
    ],
    unless:
      /\b(?:saigne|saignement|sang\b|pertes?|mal (?:au|de) ventre|douleur|contraction|fievre|accident|tombee|hors de|tomber enceinte|tombe enceinte|spermes?)/,
  },
];

const calm = "pregnant & !fever & !vaginal_bleeding & !belly_pain & !low_belly_pain";

export const everydayPregnancy: Presentation = {
  id: "everyday-pregnancy",
  label: "Ce que la grossesse apporte d'habituel",
  opens: {
    painless_tightening: 6,
    colostrum_before_birth: 6,
    much_saliva: 6,
    pregnancy_skin_darker: 6,
    no_kicks_yet: 5,
    sleep_position: 6,
    plug_lost: 6,
    fetal_hiccups: 6,
    navel_popped: 6,
    pregnancy_cravings: 5,
    pregnancy_habit: 4,
  },
  fits: "!(sex = male) & age >= 12y & !(age >= 56y)",
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    "pregnant",
    "pregnancy_term",
    anyOf("everyday_pregnancy_danger", ["vaginal_bleeding", "fever", "belly_pain", "low_belly_pain", "burning_urine"]),
    anyOf("everyday_pregnancy_work", ["contractions", "waters_broken", "reduced_movement"], "pregnancy_weeks >= 20"),
    anyOf("everyday_breast", ["breast_lump", "breast_red", "breast_change"], "~~colostrum_before_birth"),
  ],
  rules: [
    {
      id: "everyday-tightening",
      level: "self_care",
      when: `painless_tightening & ${calm} & !contractions & !waters_broken & !reduced_movement & !no_fetal_movement & !rigid_belly & !burning_urine & pregnancy_weeks >= 16`,
      reason:
        "Un ventre qui durcit quelques secondes sans douleur, surtout à l'effort, puis redevient mou, prépare l'utérus : ce n'est pas le travail.",
      source: "who-antenatal",
      covers: ["painless_tightening", "bloating", "fatigue"],
      advice: {
        todo: ["Asseyez-vous ou couchez-vous sur le côté, buvez un grand verre d'eau, urinez."],
        watch: ["Douleur, 4 fois ou plus en une heure, eau ou sang : partez à la maternité."],
      },
    },
    {
      id: "everyday-colostrum",
      level: "self_care",
      when: `colostrum_before_birth & pregnant & pregnancy_weeks >= 12 & !fever & !breast_lump & !breast_red & !breast_change & !breast_abscess & !vaginal_bleeding`,
      reason:
        "Un liquide jaune ou clair peut couler des seins avant l'accouchement : c'est le premier lait, et il n'en manquera pas.",
      source: "who-antenatal",
      covers: ["colostrum_before_birth", "breast_pain", "yellow_thing", "no_milk"],
      advice: {
        todo: ["Mettez un coussinet propre dans le soutien-gorge, lavez à l'eau."],
        avoid: ["Ne pressez pas les seins, pas de plante dessus."],
      },
    },
    {
      id: "everyday-saliva",
      level: "self_care",
      when: `much_saliva & ${calm} & !vomits_everything & !sore_throat & !cannot_swallow & !weight_loss & !little_urine & pregnancy_weeks < 37`,
      reason: "Beaucoup de salive est fréquent au début de la grossesse, avec les nausées, et s'en va peu à peu.",
      source: "who-antenatal",
      covers: [
        "much_saliva",
        "nausea",
        "morning_sickness",
        "vomiting",
        "drooling",
        "productive_cough",
        "cough",
        "worms",
        "dry_mouth",
        "bad_breath",
        "loss_of_appetite",
        "hard_to_swallow",
      ],
      advice: {
        todo: ["Sucez un citron ou un bonbon à la menthe, buvez par petites gorgées, mangez peu et souvent."],
        watch: ["Si vous vomissez tout ou urinez peu : faites-vous voir aujourd'hui."],
      },
    },
    {
      id: "everyday-skin-darker",
      level: "self_care",
      when: "pregnancy_skin_darker & pregnant & age >= 14y & !fever & !itch & !rash & !jaundice & !mole_change & !vaginal_bleeding",
      reason:
        "La grossesse fonce une ligne du ventre, le visage ou les aréoles et étire la peau ; cela pâlit après l'accouchement.",
      source: "nhs-skin",
      covers: ["pregnancy_skin_darker", "skin_dark_spots", "cord_normal", "bleaching_cream"],
      advice: {
        todo: ["Protégez le visage du soleil, hydratez avec du beurre de karité."],
        avoid: ["Pas de crème éclaircissante : elle passe au bébé."],
      },
    },
    {
      id: "everyday-no-kicks-yet",
      level: "self_care",
      when: `no_kicks_yet & ${calm} & pregnancy_weeks < 20 & !waters_broken`,
      reason: "Avant 20 semaines, surtout pour un premier bébé, il est normal de ne pas encore sentir bouger.",
      source: "rcog-movements",
      covers: ["no_kicks_yet", "anxiety", "low_mood", "inconsolable_crying", "stress", "crying_baby", "grief"],
      advice: {
        todo: ["Couchez-vous au calme après le repas : les premiers mouvements ressemblent à des bulles."],
        watch: ["Si vous ne sentez rien à 22 semaines, ou si les mouvements s'arrêtent : allez à la maternité."],
      },
    },
    {
      id: "everyday-sleep-position",
      level: "self_care",
      when: `sleep_position & ${calm} & !reduced_movement & !no_fetal_movement & !hard_breathing`,
      reason: "Se réveiller sur le dos ne fait pas de mal au bébé : il suffit de se remettre sur le côté.",
      source: "nhs",
      covers: ["sleep_position", "cannot_sleep", "advice_question", "anxiety"],
      advice: { todo: ["Après 28 semaines, endormez-vous sur un côté, un oreiller entre les genoux."] },
    },
    {
      id: "everyday-plug",
      level: "self_care",
      when: `(plug_lost | mucus_plug) & ${calm} & pregnancy_weeks >= 37 & !contractions & !waters_broken & !waters_green & !reduced_movement & !no_fetal_movement & !discharge_odour`,
      reason:
        "Près du terme, perdre une glaire épaisse annonce que le col se prépare ; l'accouchement peut encore attendre des jours.",
      source: "pcpnc",
      covers: ["plug_lost", "mucus_plug", "vaginal_discharge", "discharge_normal", "mucus_stool"],
      advice: {
        todo: ["Préparez vos affaires et le transport."],
        watch: ["Contractions régulières, eau, sang, bébé qui bouge moins : partez à la maternité."],
      },
    },
    {
      id: "everyday-fetal-hiccups",
      level: "self_care",
      when: `fetal_hiccups & ${calm} & !contractions & !waters_broken & !reduced_movement & !no_fetal_movement & pregnancy_weeks >= 18`,
      reason: "De petits coups réguliers dans le ventre sont souvent le hoquet du bébé : il s'exerce à respirer.",
      source: "nhs",
      covers: ["fetal_hiccups", "hiccups", "palpitations"],
      advice: { watch: ["Si le bébé bouge moins que d'habitude : allez à la maternité aujourd'hui."] },
    },
    {
      id: "everyday-navel",
      level: "self_care",
      when: `navel_popped & ${calm} & !hernia_stuck & !severe_pain & !vomiting & !no_stool_gas & !cellulitis`,
      reason: "Le ventre qui grandit pousse le nombril en avant ; il rentre après l'accouchement.",
      source: "nhs",
      covers: ["navel_popped", "lump", "cord_normal", "belly_swollen"],
      advice: { avoid: ["N'y collez ni pièce ni pansement serré."] },
    },
    {
      id: "everyday-cravings",
      level: "self_care",
      when: `pregnancy_cravings & ${calm} & !vomits_everything & !weight_loss & !little_urine & !thirst`,
      reason: "Envies et dégoûts d'aliments ou d'odeurs sont habituels pendant la grossesse.",
      source: "who-antenatal",
      covers: ["pregnancy_cravings", "nausea", "morning_sickness", "loss_of_appetite", "advice_question", "recurrent"],
      advice: { avoid: ["Ni alcool, ni terre, ni kaolin ; pas de viande ou poisson crus."] },
    },
    {
      id: "everyday-pregnancy-habit",
      level: "self_care",
      when: `pregnancy_habit & ${calm} & !waters_broken & !contractions & !twins`,
      reason: "Rapports, tresses, marche ou voyage court sont permis dans une grossesse qui se passe bien.",
      source: "nhs",
      covers: ["pregnancy_habit", "advice_question", "anxiety"],
      advice: {
        todo: ["En voyage, marchez toutes les deux heures, buvez, gardez le carnet et la ceinture sous le ventre."],
        avoid: ["Arrêtez si cela fait mal ou saigne."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne pendant la grossesse se montre à la sage-femme ou au médecin dans la semaine.",
    source: "who-antenatal",
  },
  advice: {
    todo: ["Allez à toutes les consultations prénatales, avec le carnet."],
    watch: ["Sang, eau qui coule, forte douleur, vue trouble, fièvre : partez tout de suite à la maternité."],
  },
};
