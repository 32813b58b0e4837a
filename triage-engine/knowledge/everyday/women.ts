import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** Periods and the body below. */
export const everydayWomenConcepts: readonly EverydayConcept[] = [
  {
    id: "new_cycles_irregular",
    label: "règles irrégulières des deux premières années",
    told: [
      "règles|menstru*|lune|ragnagna*|réglée|periode & /(?:premieres? (?:regles|fois|lune)|vu (?:ses|mes) (?:premieres )?regles|a commence|ont commence|reglee depuis|debut(?:e)? (?:ses|mes)? ?regles|eu ses regles) & /(?:irregul|saut|quand (?:elles? |ca |sa )?(?:ve(?:u|ul)[ltx]|veulent)|plus rien|pas (?:re)?ven|decal|desordre|n'importe quand|pas (?:chaque|tous les) mois|deux mois sans|revienn|semaines|disparu)",
    ],
    excludes: ["irregular_period", "late_period"],
    unless:
      /\b(?:accouch|allait|pilule|implant|injection|menopaus|depuis (?:[4-9]|1[0-9]|2[0-9]) ans|enceinte|tres abondant|caillots|coulent beaucoup|evanoui|(?:[2-5][0-9]) ans)/,
  },
  {
    id: "no_first_period_yet",
    label: "premières règles pas encore venues",
    told: [
      String.raw`/(?:(?:pas encore|toujours pas|n'a pas(?: encore)?|jamais)[^.!?]{0,25}(?:regles|reglee|menstru|lune)|(?:regles|reglee|lune)[^.!?]{0,20}(?:pas encore|toujours pas|jamais)) & fille|nièce|sœur|copine*|classe|amie* & /\b(?:9|1[0-4]|dix|onze|douze|treize|quatorze) ?ans`,
    ],
    excludes: ["late_period"],
    unless: /\b(?:mal (?:au|dans le) (?:bas-?)?ventre|accouch|allait|pilule|retard|plus (?:ses|mes) regles|maigr)/,
  },
  {
    id: "first_period_came",
    label: "toutes premières règles",
    told: [
      String.raw`/(?:premieres? regles|premiere fois|jamais (?:eu|vu) avant) & règles|menstru*|lune|ragnagna*|réglée|periode|sang|rouge*|tach*|marron & culotte|slip|école|fille|robe|draps|drap & /\b(?:9|1[0-5]|dix|onze|douze|treize|quatorze|quinze) ?ans`,
    ],
    excludes: ["vaginal_bleeding"],
    unless:
      /\b(?:il y a (?:\w+ )?(?:mois|ans?)|depuis (?:\w+ )?(?:mois|an)|rapport|tonton|homme|force|viol|touche|chute|tombee|velo|enceinte|trempe|evanoui|quand (?:elles? |ca |sa )?ve)/,
  },
  {
    id: "cycle_varies_little",
    label: "cycle qui varie de quelques jours, règles courtes ou de couleur foncée",
    told: [
      String.raw`règles|menstru*|lune|ragnagna*|réglée|periode|cycle* & /(?:2[2-9]|3[0-5]) ?jours & /(?:parfois|puis|un mois|d'autres|ou\b|tantot|irregul|normal|varie|change)`,
      String.raw`règles|menstru*|lune|ragnagna*|réglée|periode & /(?:dur\w+ (?:que |seulement |juste )?(?:2|3|deux|trois) jours|(?:2|3|deux|trois) jours seulement|tres courtes|peu abondantes|trop courtes)`,
      String.raw`règles|menstru*|lune|ragnagna*|réglée|periode|sang & noir*|marron|brun*|fonc*|chocolat & /(?:fin|debut|dernier|premier)\w* (?:jours?|de|des|du)`,
    ],
    excludes: ["irregular_period", "vaginal_bleeding"],
    unless:
      /\b(?:(?:3[6-9]|[4-9]\d) ?(?:j|jours|puis|et|,)|quand elles veulent|n'importe quand|retard|apres la date|en bas|pique|douleur|tourn|vertig|enceinte|menopaus|trop abond|quinze jours|toutes les deux semaines|mal (?:au|dans le) (?:bas-?)?ventre|apres (?:un|le|les) rapport|implant|injection|pilule|sterilet|sent mauvais|fievre|test positif)/,
  },
  {
    id: "first_time_blood",
    label: "un peu de sang au premier rapport",
    of: "grown",
    seldom: ["saign* ~ premier rapport", "sang ~ premier rapport"],
    told: [
      "/(?:premiere? (?:fois|rapport|nuit)|1ere fois|1er rapport|vierge|virginit|depucel|deflor|hymen|nuit de noces) & sang|saign*|ros*|goutt*|tach*|rouge & /(?:fiance|copain|mari|cheri|rapport|l'amour|couche avec|mon gars|capote|preserv|vierge|virginit|depucel|hymen|noces|sexe|penetr)",
    ],
    excludes: ["vaginal_bleeding", "bleeding_after_sex", "bleeding_between"],
    unless:
      /\b(?:maman|orteil|accouch|force[er]?e?|viol\w*|(?:je )?(?:ne )?voulais pas|oblige|sans mon accord|n'arrete pas|coule (?:beaucoup|encore|fort)|trempe|garnitures? (?:plein|remplie)|evanoui|caillots|soir apres|enceinte|premieres regles)/,
  },
  {
    id: "vaginal_air",
    label: "air qui sort du vagin avec bruit",
    of: "grown",
    seldom: ["pet vaginal|vagin"],
    told: [
      "air|vent|gaz|pet|pets|pète|péte|prout*|bruit* & devant|vagin|sexe|minou|foufoune|intim*|bas & rapport*|amour|sport|lev*|gym|position*|yoga|jamb*|abdos|pénétr*|couch*",
    ],
    unless:
      /\b(?:selles?|caca|merde|urine (?:qui )?(?:coule|sort)|pipi|accouche (?:il|y|la|depuis)|j'ai accouche|depuis l'accouchement|sent mauvais)/,
  },
  {
    id: "semen_flows_out",
    label: "sperme qui ressort après le rapport",
    of: "grown",
    told: [
      "sperm*|semence & ressort*|sort*|coul*|redescend*|tomb* & rapport*|amour|couch*|fait & /(?:enceinte|bebe|enfant|grossesse|normal|concev|lev|apres|debout)",
    ],
    excludes: ["infertility"],
    unless: /\b(?:capote|preserv|condom|sent mauvais|odeur|brule|gratte|verge|ma queue|sang)/,
  },
  {
    id: "trying_few_months",
    label: "bébé désiré depuis moins d'un an",
    told: [
      "essai*|essay*|cherch*|veu*|voul*|tent*|arrêt*|mari* & enfant*|bébé*|enceint*|grossesse & /(?:depuis|ca fait|sa fait|il y a|y ?a|apres|bientot) ?(?:a peine |seulement |environ )?(?:[2-9]|un|deux|trois|quatre|cinq|six|sept|huit|neuf) ?mois & /(?:toujours (?:rien|pas)|rien|pas (?:encore )?(?:enceinte|tombe|grossesse)|sterile|ne vient pas|vient pas|marche pas|negatif|inquiet)",
    ],
    excludes: ["infertility"],
    unless:
      /\b(?:(?:[1-9]|un|deux|trois|quatre|cinq) ans|retard|trompes|fibrome|fausse couche|opere|spermogram|extra|[4-5][0-9] ans|3[5-9] ans|regles (?:irreg|absent))/,
  },
  {
    id: "breasts_unequal",
    label: "seins inégaux ou petits grains autour du mamelon, depuis toujours",
    told: [
      String.raw`/(?:seins?|lolos?|tetons?)\b[^.!?]{0,40}(?:plus (?:gros|petit|grand|bas)\w* que|pas (?:la )?(?:meme|pareil|egaux)|inegaux|asymetr|different)`,
      "/(?:petits? (?:grains|boutons|points|bosses)|poils?) & autour|aréole*|mamelon*|téton*|bout* & sein*|aréole*|mamelon*|téton*",
    ],
    unless:
      /\b(?:depuis (?:hier|ce matin|une semaine|quelques jours|un mois)|boule|rouge et|pus\b|dur\b|allait|grossi|creus|sang|peau d'orange|serre|brul)/,
  },
];

export const everydayWomen: Presentation = {
  id: "everyday-women",
  label: "Règles et corps de la femme : ce qui est habituel",
  opens: {
    new_cycles_irregular: 6,
    no_first_period_yet: 6,
    first_period_came: 6,
    cycle_varies_little: 5,
    first_time_blood: 6,
    vaginal_air: 6,
    semen_flows_out: 6,
    trying_few_months: 6,
    breasts_unequal: 6,
  },
  fits: "!(sex = male) & age >= 8y & !(age >= 56y)",
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    {
      id: "everyday_women_forced",
      facts: ["sexual_violence"],
      you: "Le rapport a-t-il eu lieu sans votre accord ?",
      they: "Quelqu'un lui a-t-il fait du mal à cet endroit ?",
      needs: "~~first_time_blood | ~~first_period_came",
    },
    {
      id: "everyday_women_floods",
      facts: ["heavy_bleeding"],
      you: "Le sang coule-t-il beaucoup, au point de tremper une garniture en une heure ?",
      they: "Le sang coule-t-il beaucoup, au point de tremper une garniture en une heure ?",
      needs: "~~first_time_blood | ~~first_period_came | ~~cycle_varies_little",
    },
    {
      id: "everyday_women_pregnant",
      facts: ["pregnant"],
      you: "Pensez-vous être enceinte, ou un test l'a-t-il dit ?",
      they: "Pense-t-{il} être enceinte, ou un test l'a-t-il dit ?",
      needs: "childbearing",
    },
    anyOf("everyday_women_danger", ["fainted", "low_belly_pain", "fever", "dizzy", "severe_pain"]),
    anyOf("everyday_women_breast", ["breast_lump", "breast_red", "breast_change"], "~~breasts_unequal"),
    "duration",
  ],
  rules: [
    {
      id: "everyday-blood-forced",
      level: "emergency",
      when: "(first_time_blood | first_period_came) & sexual_violence",
      reason: "Un saignement après un rapport imposé doit être soigné tout de suite.",
      source: "who-violence",
    },
    {
      id: "everyday-blood-pregnant-pain",
      level: "emergency",
      when: "(first_time_blood | cycle_varies_little | no_period_breastfeeding) & (pregnant | late_period) & (belly_pain | low_belly_pain | fainted | shoulder_tip_pain)",
      reason: "une grossesse hors de l'utérus est à craindre.",
      source: "nice-ectopic",
    },
    {
      id: "everyday-blood-unwell",
      level: "urgent",
      when: "(first_time_blood | first_period_came | cycle_varies_little) & (dizzy | pallor | fever | severe_pain | pregnant | late_period)",
      reason: "à examiner dans la journée.",
      source: "nice-heavy-periods",
    },
    {
      id: "everyday-new-cycles",
      level: "self_care",
      when: "new_cycles_irregular & age >= 9y & age < 17y & !pregnant & !heavy_period & !soaks_pads & !low_belly_pain & !fainted & !dizzy & !pallor & !weight_loss",
      reason: "Les deux premières années, les règles viennent quand elles veulent : le corps règle encore son horloge.",
      source: "nice-heavy-periods",
      covers: ["new_cycles_irregular", "irregular_period", "late_period", "first_period_came", "advice_question"],
      advice: {
        todo: ["Notez les dates dans un carnet."],
        watch: ["Plus de 3 mois sans règles, ou plus de 7 jours de suite : consultez."],
      },
    },
    {
      id: "everyday-no-first-period",
      level: "self_care",
      when: "no_first_period_yet & age >= 9y & age < 15y & !low_belly_pain & !weight_loss & !slow_growth & !headache & !pregnant",
      reason: "Les premières règles peuvent venir jusqu'à 15 ans quand la poitrine a commencé à pousser.",
      source: "nhs",
      covers: ["no_first_period_yet", "late_period", "advice_question", "anxiety"],
      advice: { watch: ["Rien à 15 ans, ou pas de poitrine à 13 ans : consultez, sans urgence."] },
    },
    {
      id: "everyday-first-period",
      level: "self_care",
      when: "first_period_came & age >= 9y & age < 17y & !heavy_bleeding & !fainted & !dizzy & !sexual_violence & !severe_pain & !pregnant",
      reason:
        "Entre 9 et 16 ans, un peu de sang dans la culotte pour la première fois, ce sont le plus souvent les premières règles.",
      source: "nhs",
      covers: [
        "bleeding",
        "first_period_came",
        "period_pain",
        "low_belly_pain",
        "belly_pain",
        "vaginal_discharge",
        "anxiety",
      ],
      advice: {
        todo: [
          "Une serviette propre changée toutes les 4 heures, une toilette à l'eau, du paracétamol si le ventre tire.",
        ],
        watch: ["Une serviette trempée en une heure, ou un malaise : partez tout de suite."],
      },
    },
    {
      id: "everyday-cycle-varies",
      level: "self_care",
      when: "cycle_varies_little & age >= 11y & age < 45y & !pregnant & !late_period & !heavy_bleeding & !low_belly_pain & !dizzy & !fever & !bleeding_after_sex & !discharge_odour",
      reason:
        "Un cycle de 21 à 35 jours, des règles de 2 à 7 jours et un sang plus foncé au début ou à la fin sont normaux.",
      source: "nhs",
      covers: [
        "bleeding",
        "cycle_varies_little",
        "irregular_period",
        "vaginal_bleeding",
        "vaginal_discharge",
        "advice_question",
        "anxiety",
      ],
      advice: { todo: ["Notez les dates ; faites un test si un rapport non protégé a eu lieu."] },
    },
    {
      id: "everyday-first-time",
      level: "self_care",
      when: "first_time_blood & age >= 16y & age < 45y & !sexual_violence & !heavy_bleeding & !severe_pain & !low_belly_pain & !pregnant & !fever & duration < 5d",
      reason:
        "Un peu de sang et un picotement au premier rapport voulu sont fréquents et s'arrêtent en un ou deux jours.",
      source: "nhs",
      covers: [
        "first_time_blood",
        "pain_during_sex",
        "genital_itch",
        "wound",
        "small_wound",
        "intimate_trouble",
        "bleeding",
        "anxiety",
      ],
      advice: {
        todo: ["Lavez à l'eau simple, attendez quelques jours avant un autre rapport."],
        watch: ["Saignement qui continue ou trempe une serviette, forte douleur : consultez aujourd'hui."],
      },
    },
    {
      id: "everyday-vaginal-air",
      level: "self_care",
      when: "vaginal_air & age >= 14y & age < 56y & !cannot_hold_urine & !fistula_leak & !bloody_stool & !discharge_odour & !low_belly_pain & !genital_descent & !fever & !postpartum",
      reason: "De l'air entré pendant un rapport ou le sport ressort avec un bruit : cela arrive à presque toutes.",
      source: "nhs",
      covers: ["vaginal_air", "bloating", "intimate_trouble", "stress", "pain_during_sex"],
      advice: { watch: ["Selles ou urines qui passent par le vagin : consultez vite."] },
    },
    {
      id: "everyday-semen",
      level: "self_care",
      when: "semen_flows_out & age >= 16y & age < 50y & !discharge_odour & !discharge_colored & !low_belly_pain & !fever & !vaginal_bleeding & !genital_itch",
      reason: "Un peu de sperme ressort toujours après un rapport : cela n'empêche pas une grossesse.",
      source: "nhs",
      covers: ["semen_flows_out", "vaginal_discharge", "infertility", "advice_question", "trying_few_months"],
      advice: { avoid: ["Pas de lavage à l'intérieur."] },
    },
    {
      id: "everyday-trying",
      level: "self_care",
      when: "trying_few_months & age >= 18y & age < 35y & !late_period & !low_belly_pain & !irregular_period & !discharge_odour & !miscarriage_attempt & !sti_worry & !pregnant",
      reason: "Avant 35 ans, un couple sur cinq met plus de six mois à concevoir : on s'explore après un an.",
      source: "nice-fertility",
      covers: ["trying_few_months", "infertility", "anxiety", "stress", "advice_question", "semen_flows_out"],
      advice: {
        todo: ["Un rapport tous les deux ou trois jours, acide folique dès maintenant, ni tabac ni alcool."],
        avoid: ["Pas de plante ni de lavage pour « nettoyer »."],
      },
    },
    {
      id: "everyday-breasts-unequal",
      level: "self_care",
      when: "breasts_unequal & age >= 9y & age < 50y & !breast_lump & !breast_red & !breast_change & !fever & !breast_pain",
      reason:
        "Deux seins ne sont jamais tout à fait pareils, et les petits grains ou poils autour du mamelon sont normaux.",
      source: "nhs",
      covers: ["breasts_unequal", "newborn_marks", "rash", "acne"],
      advice: {
        watch: ["Boule, peau creusée, sang par le mamelon, sein qui change en quelques semaines : consultez."],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Un trouble des règles ou du corps intime mérite une consultation dans la semaine.",
    source: "nhs",
  },
  advice: { watch: ["Douleur forte, malaise, serviette trempée en une heure, fièvre."] },
};
