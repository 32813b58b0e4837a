import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** What a contraceptive does besides, and what women ask of it. */
export const everydayMethodConcepts: readonly EverydayConcept[] = [
  {
    id: "no_period_on_method",
    label: "plus de règles sous contraception",
    of: "grown",
    told: [
      String.raw`/(?:injection|piqure (?:de |du |des )?(?:planning|trois|3|contracep)|piqures? (?:du|au) planning|implant|pilule|plaquette|sterilet|mirena|\bdepo\b|depo-?provera|sayana|jadelle|implanon|norist|planning|contracep|\bdiu\b|batonnet|microgynon|adepal|leeloo) & règles|menstru*|lune|ragnagna*|réglée|periode & /(?:(?:vien\w*|ven\w*|voi[st]|vu|ai|a|arriv\w*|coul\w*)[^.!?,]{0,12} (?:plus|pas)\b|plus? (?:de |mes |mon )?(?:regles?|sang|rien)|pas (?:de |mes |eu )?(?:mes )?regles|arret\w*|disparu|coupe|absent|sans (?:regles|voir)|aucune regle|zero regle)`,
    ],
    excludes: ["late_period", "irregular_period", "contraception_trouble", "contraception"],
    unless:
      /\b(?:oubli|saute (?:une|deux|des|ma|mon)|(?:enlev|retir|arret)\w* (?:l'|la |mon |ma |mes |le )?(?:implant|pilule|sterilet|injection|piqure)|retard (?:de|pour) (?:l'|la |mon |ma )?(?:injection|piqure)|test (?:positif|\+)|mal (?:au|dans le|de) (?:bas-?)?ventre|seins? (?:gonfl|tendu)|nausee|vomi|antipalu|piqure de)/,
  },
  {
    id: "spotting_on_method",
    label: "petites pertes brunes ou rosées sous contraception",
    of: "grown",
    told: [
      String.raw`/(?:injection|piqure (?:de |du |des )?(?:planning|trois|3|contracep)|piqures? (?:du|au) planning|implant|pilule|plaquette|sterilet|mirena|\bdepo\b|depo-?provera|sayana|jadelle|implanon|norist|planning|contracep|\bdiu\b|batonnet|microgynon|adepal|leeloo) & /(?:trace|tache|goutte|filet|petit\w* (?:peu de )?(?:sang|saignement|perte|regle)|un peu de sang|spotting|marron|brun|pertes rose|salissure|peu de sang|saignote) & /(?:culotte|slip|protege|sang|saign|marron|brun|rose|perte|essui|papier|serviette|rouge)`,
    ],
    excludes: [
      "vaginal_bleeding",
      "bleeding_between",
      "irregular_period",
      "heavy_period",
      "contraception_trouble",
      "contraception",
      "vaginal_discharge",
    ],
    unless:
      /\b(?:caillots? (?:gros|enorm)|tremp|rempli|beaucoup de sang|coule (?:fort|beaucoup|comme)|oubli|test (?:positif|\+)|retard|mal (?:au|dans le|de) (?:bas-?)?ventre|apres (?:un|le|les|chaque) rapport|sent mauvais|fievre|evanoui|vertige|enceinte)/,
  },
  {
    id: "pill_with_medicine",
    label: "pilule ou implant avec un antibiotique courant",
    of: "grown",
    told: [
      "/(?:pilule|contracep|implant|plaquette) & /(?:antibio|lantibio|amoxi|augmentin|clamoxyl|flagyl|metronid|azithro|cipro|doxy|cotrim|bactrim|coartem|artefan|paracetamol|doliprane|ibuprof) & /(?:ann?ul|bloqu|marche|efficac|effet|protege|risque|enceinte|ensemble|en meme temps|panique|coupe|compatible|casse|peur|vrai)",
    ],
    excludes: ["contraception", "contraception_trouble", "emergency_contraception"],
    unless:
      /\b(?:rifa|rifampi|tuberc|epilep|tegretol|carbamaz|gardenal|phenobarb|efavir|arv\b|trithera|millepert|(?<!jamais )(?<!rien )(?<!pas )oubli|(?<!pas )(?<!ni )(?<!sans )vomi)/,
  },
  {
    id: "morning_pill_after",
    label: "pilule du lendemain déjà prise, petits effets",
    of: "grown",
    told: [
      "/(?:pilule du lendemain|norlevo|postinor|ellaone|pregnon|levonor|lendemain) & /(?:pris|prise|bu|avale|apres|depuis) & règles|menstru*|lune|ragnagna*|réglée|periode|saign*|trac*|tach*|nausé*|sein*|fatigu*|avanc*|décal*|sang",
    ],
    excludes: [
      "emergency_contraception",
      "contraception",
      "contraception_trouble",
      "vaginal_bleeding",
      "irregular_period",
    ],
    unless:
      /\b(?:vomi|(?:dois|faut|veux|puis|peux|peut) (?:je |que je )?(?:la )?prendre|mal (?:au|dans le|de) (?:bas-?)?ventre|retard de (?:[1-9] semaines|plus|[89]|1[0-9])|enceinte|test positif|viol|force)/,
  },
  {
    id: "iud_threads_felt",
    label: "fils du stérilet sentis",
    of: "grown",
    seldom: ["fil* stérilet"],
    told: ["fil*|ficelle* & stérilet*|mirena|diu|dispositif"],
    excludes: ["contraception_trouble", "contraception"],
    unless:
      /\b(?:(?:trouve|sens|sent|touche|vois) (?:plus|pas)|plus (?:le|les|de) fil|disparu|descend|sorti|tombe|plus long|fievre|perte|mal (?:au|dans le|de)|enceinte|retard)/,
  },
  {
    id: "implant_bruise",
    label: "bleu du bras après la pose d'un implant",
    of: "grown",
    told: ["implant*|bâtonnet* & bleu*|violet*|noir*|hématome*|jaun*|sensib*|bosse & bras|peau|endroit|pansement"],
    excludes: ["contraception_trouble", "contraception"],
    unless: /\b(?:pus|coule|chaud|fievre|engourdi|fourm|ne bouge|sorti|casse)/,
  },
  {
    id: "method_small_troubles",
    label: "petites gênes des premiers mois d'une contraception",
    of: "grown",
    told: [
      String.raw`/(?:injection|piqure (?:de |du |des )?(?:planning|trois|3|contracep)|piqures? (?:du|au) planning|implant|pilule|plaquette|sterilet|mirena|\bdepo\b|depo-?provera|sayana|jadelle|implanon|norist|planning|contracep|\bdiu\b|batonnet|microgynon|adepal|leeloo) & nausé*|sein*|grossi|grossit|grossir|grossie|kilo*|poids|bouton*|humeur|nerv*|énerv*|libido|appétit|fatigu*|ballonn* & /(?:depuis|commenc|a cause|premier|debut|nouvelle|mois|change)`,
    ],
    excludes: ["contraception_trouble", "contraception"],
    unless:
      /\b(?:jambe|mollet|poitrine (?:qui )?(?:serre|mal)|essouffl|mal a la tete|migraine|vomi|retard|test positif|enceinte|voix|vue|regles|saign|boule)/,
  },
  {
    id: "method_myth",
    label: "rumeur sur une contraception (stérile, sang qui s'accumule)",
    of: "grown",
    told: [
      String.raw`/(?:injection|piqure (?:de |du |des )?(?:planning|trois|3|contracep)|piqures? (?:du|au) planning|implant|pilule|plaquette|sterilet|mirena|\bdepo\b|depo-?provera|sayana|jadelle|implanon|norist|planning|contracep|\bdiu\b|batonnet|microgynon|adepal|leeloo) & /(?:sang (?:s'|qui )?(?:accumul|rest|pourri|bouche)|accumul|rend(?:re)? (?:la femme )?sterile\b|sterilit|\bsteriles?\b|gate (?:le )?ventre|abime|enfants? plus tard|fait (?:un )?(?:fibrome|cancer)|donne (?:le |un )?(?:fibrome|cancer))`,
    ],
    unless: /\b(?:enlev|retir|arret)\w* (?:l'|la |mon |ma |mes |le )?(?:implant|pilule|sterilet|injection|piqure)/,
  },
];

const calm = "!fever & !belly_pain & !severe_pain & !heavy_bleeding & !fainted & !leg_swelling_one";

export const everydayMethods: Presentation = {
  id: "everyday-methods",
  label: "Contraception : ce qui est habituel",
  opens: {
    no_period_on_method: 6,
    spotting_on_method: 6,
    pill_with_medicine: 6,
    morning_pill_after: 6,
    iud_threads_felt: 6,
    implant_bruise: 6,
    method_small_troubles: 5,
    method_myth: 3,
  },
  fits: "!(sex = male) & age >= 12y & !(age >= 56y)",
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("everyday_method_danger", ["belly_pain", "fainted", "leg_swelling_one", "severe_pain"]),
    {
      id: "everyday_method_pregnant",
      facts: ["pregnant"],
      you: "Pensez-vous être enceinte, ou un test l'a-t-il dit ?",
      they: "Pense-t-{il} être enceinte, ou un test l'a-t-il dit ?",
    },
    {
      id: "everyday_method_test",
      facts: ["pregnancy_test_negative"],
      you: "Un test de grossesse récent est-il négatif ?",
      they: "Un test de grossesse récent est-il négatif ?",
    },
    {
      id: "everyday_method_floods",
      facts: ["heavy_bleeding"],
      you: "Le sang coule-t-il beaucoup, au point de tremper une garniture en une heure ?",
      they: "Le sang coule-t-il beaucoup, au point de tremper une garniture en une heure ?",
      needs: "~~spotting_on_method | ~~morning_pill_after | ~~no_period_on_method",
    },
    anyOf("everyday_method_late", ["pill_missed", "fever", "bleeding_after_sex", "discharge_odour", "sti_worry"]),
    anyOf("everyday_method_gut", ["vomiting", "diarrhea", "tuberculosis", "epilepsy"], "~~pill_with_medicine"),
    "duration",
  ],
  rules: [
    {
      id: "everyday-method-ectopic",
      level: "emergency",
      when: "(spotting_on_method | morning_pill_after | no_period_on_method) & (belly_pain | low_belly_pain) & (pregnant | fainted | shoulder_tip_pain)",
      reason: "une grossesse hors de l'utérus est à craindre.",
      source: "nice-ectopic",
      specialties: ["Gynécologie", "Chirurgie Générale"],
    },
    {
      id: "everyday-method-unwell",
      level: "urgent",
      when: "(spotting_on_method | morning_pill_after | no_period_on_method) & (belly_pain | low_belly_pain | pregnant | fever | dizzy)",
      reason: "à contrôler dans la journée.",
      source: "who-contraception",
    },
    {
      id: "everyday-no-period-method",
      level: "self_care",
      when: `no_period_on_method & pregnancy_test_negative & age >= 15y & age < 50y & !pregnant & ${calm} & !pill_missed & !nausea`,
      reason:
        "Avec l'injection, l'implant ou la pilule, les règles peuvent s'arrêter : le sang ne s'accumule pas, la muqueuse ne pousse plus.",
      source: "who-contraception",
      covers: [
        "no_period_on_method",
        "method_myth",
        "contraception",
        "contraception_trouble",
        "late_period",
        "advice_question",
        "anxiety",
        "pregnancy_test_wanted",
      ],
      advice: {
        todo: ["Gardez les dates de vos injections ; faites un test si une dose a été en retard."],
        watch: ["Mal au ventre, malaise, nausées ou seins tendus : faites un test et consultez."],
      },
    },
    {
      id: "everyday-spotting-method",
      level: "self_care",
      when: `spotting_on_method & (pregnancy_test_negative | duration < 14d) & age >= 15y & age < 46y & !pregnant & ${calm} & !pill_missed & !bleeding_after_sex & !discharge_odour & !sti_worry & !dizzy & duration < 120d`,
      reason:
        "Les premiers mois d'une contraception, de petites traces brunes ou rosées sont fréquentes et ne disent aucune maladie.",
      source: "who-contraception",
      covers: [
        "spotting_on_method",
        "method_myth",
        "contraception",
        "contraception_trouble",
        "bleeding_between",
        "irregular_period",
        "vaginal_discharge",
        "bleeding",
        "anxiety",
      ],
      advice: {
        todo: ["Continuez la méthode, un protège-slip suffit."],
        watch: ["Si cela dure plus de trois mois, devient abondant ou fait mal : retournez au planning familial."],
      },
    },
    {
      id: "everyday-pill-medicine",
      level: "self_care",
      when: "pill_with_medicine & age >= 14y & age < 52y & !vomiting & !diarrhea & !pill_missed & !tuberculosis & !epilepsy & !pregnant & !late_period & !known_allergy",
      reason: "Un antibiotique courant n'annule pas la pilule quand on ne vomit pas et qu'on n'en oublie pas.",
      source: "who-contraception",
      covers: [
        "pill_with_medicine",
        "contraception",
        "contraception_trouble",
        "emergency_contraception",
        "panic",
        "anxiety",
        "stress",
        "advice_question",
        "toothache",
      ],
      advice: {
        todo: ["Continuez la pilule chaque jour à la même heure, et finissez l'antibiotique."],
        watch: ["Les médicaments de la tuberculose ou de l'épilepsie, eux, la gênent : demandez un avis."],
      },
    },
    {
      id: "everyday-morning-pill",
      level: "self_care",
      when: `morning_pill_after & age >= 15y & age < 50y & !vomiting & ${calm} & !late_period & !pregnant & !sexual_violence`,
      reason:
        "Après la pilule du lendemain, traces de sang, nausées ou règles décalées de quelques jours sont habituelles.",
      source: "who-contraception",
      covers: [
        "morning_pill_after",
        "nausea",
        "breast_pain",
        "fatigue",
        "contraception",
        "contraception_trouble",
        "irregular_period",
        "anxiety",
        "advice_question",
        "headache",
      ],
      advice: { todo: ["Préservatif jusqu'aux règles ; test si elles ont plus de 7 jours de retard."] },
    },
    {
      id: "everyday-iud-threads",
      level: "self_care",
      when: `iud_threads_felt & age >= 15y & age < 56y & !pregnant & ${calm} & !low_belly_pain & !vaginal_bleeding & !discharge_odour`,
      reason: "Sentir les fils du stérilet au fond du vagin montre qu'il est à sa place.",
      source: "who-contraception",
      covers: ["iud_threads_felt", "contraception_trouble", "contraception", "pain_during_sex"],
      advice: {
        avoid: ["Ne tirez pas dessus."],
        watch: ["Fils disparus ou plus longs, bout dur senti : préservatif, et consultez."],
      },
    },
    {
      id: "everyday-implant-bruise",
      level: "self_care",
      when: "implant_bruise & !fever & !cellulitis & !wound_infected & !numb_fingers & !severe_pain & duration < 14d",
      reason: "Un bleu et un bras sensible après la pose d'un implant passent en une à deux semaines.",
      source: "who-contraception",
      covers: ["implant_bruise", "contraception_trouble", "contraception", "limb_pain", "lump"],
      advice: { todo: ["Gardez le bras au sec trois jours, un linge frais, du paracétamol."] },
    },
    {
      id: "everyday-method-myth",
      level: "self_care",
      when: "method_myth & age >= 14y & age < 56y & !fever & !belly_pain & !pregnant & !late_period & !vaginal_bleeding",
      reason: "Injection, implant, pilule et stérilet ne rendent pas stérile et n'abîment pas le ventre.",
      source: "who-contraception",
      covers: ["method_myth", "contraception", "contraception_trouble", "infertility", "advice_question", "anxiety"],
      advice: {
        todo: [
          "Après l'injection, une grossesse peut mettre jusqu'à un an à venir ; après les autres, elle vient aussitôt.",
        ],
      },
    },
    {
      id: "everyday-method-troubles",
      level: "self_care",
      when: `method_small_troubles & age >= 15y & age < 46y & !pregnant & ${calm} & !headache & !hard_breathing & !chest_pain & !high_pressure & !breast_lump & !low_mood & duration < 120d`,
      reason: "Seins tendus, nausées, boutons ou un peu de poids sont fréquents les premiers mois d'une contraception.",
      source: "who-contraception",
      covers: [
        "method_small_troubles",
        "method_myth",
        "nausea",
        "breast_pain",
        "irritable",
        "fatigue",
        "rash",
        "bloating",
        "contraception",
        "contraception_trouble",
        "stress",
      ],
      advice: {
        todo: ["Prenez la pilule le soir, après le repas ; si cela dure trois mois, changez avec la sage-femme."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une gêne avec une contraception se voit au planning familial dans la semaine.",
    source: "who-contraception",
  },
  advice: {
    watch: ["Jambe gonflée, douleur de poitrine, forte douleur du ventre, retard de règles : consultez vite."],
  },
};
