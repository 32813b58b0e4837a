import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";

/** The weeks and months after a birth. */
export const everydayAfterBirthConcepts: readonly EverydayConcept[] = [
  {
    id: "hair_loss_after_birth",
    label: "cheveux qui tombent des mois après l'accouchement",
    of: "grown",
    told: [
      "cheveu*|tempe*|bordure*|tress* & tomb*|perd*|poign*|chut*|part*|vid*|casse* & /(?:accouch|allait|apres (?:la |ma |mon )?(?:naissance|bebe|grossesse)|depuis (?:la naissance|bebe|mon bebe)|mon bebe a|bb a)",
    ],
    excludes: ["hair_loss"],
    unless:
      /\b(?:(?:cheveux|tete) de (?:mon|ma|notre)|par plaques|rond sans|gratte|croute|ses cheveux|maigri|coeur qui bat)/,
  },
  {
    id: "no_period_breastfeeding",
    label: "pas de règles, ou règles irrégulières, en allaitant",
    of: "grown",
    seldom: ["retour couches"],
    told: [
      "règles|menstru*|lune|ragnagna*|réglée|periode & /(?:allait|donne (?:que )?(?:le )?(?:sein|lait)|tetee|teter|au sein|(?:il|elle|bebe|bb) tete) & /(?:pas|plus|toujours|encore|jamais|reven|revenu|retour|irregul|absent|disparu|rien)",
    ],
    excludes: ["late_period", "irregular_period"],
    unless:
      /\b(?:mal (?:au|dans le|de) (?:bas-?)?ventre|test (?:positif|\+)|nausee|vomi|saigne beaucoup|trempe|evanoui|implant|injection)/,
  },
  {
    id: "sweats_after_birth",
    label: "sueurs la nuit les premières semaines après l'accouchement",
    of: "grown",
    told: ["accouch* & transpir*|sueur*|sue & nuit*|dor*|drap*|oreiller|pagne|matelas|habit*|chemise"],
    unless: /\b(?:frisson|fievre|sent mauvais|garniture|serviette|sein (?:rouge|dur)|tousse|palpit|sang)/,
  },
  {
    id: "belly_still_round",
    label: "ventre encore rond après l'accouchement",
    of: "grown",
    told: [
      "accouch* & ventre & /(?:encore|toujours|reste|descend pas|rentre pas|comme si (?:j'etais|je suis)|on dirait|parti pas|pend) & gros*|rond*|mou*|enceint*|pend*|gonfl*|plat|descend*|rentr*",
    ],
    unless: /\b(?:mal|douleur|fievre|sent mauvais|dur\b|vomi|ne (?:pete|va)|cesarienne (?:rouge|ouverte)|constip)/,
  },
  {
    id: "milk_leaks",
    label: "lait qui coule tout seul pendant l'allaitement",
    told: [
      "/(?:autre|deuxieme|second) sein[^.!?]{0,20}(?:coul|goutt|mouill)",
      "lait & coul*|gicl*|goutt*|mouill*|fui* & /(?:autre sein|l'autre|quand (?:il|elle|bebe|mon bebe) (?:tete|pleure)|tout seul|partout|t-?shirt|habits|la nuit|douche|soutien) & /(?:allait|tete|bebe|accouch|sein)",
    ],
    excludes: ["no_milk"],
    unless:
      /\b(?:enceinte|grossesse|semaines de|par (?:la bouche|le nez)|rejette|vomi|menton|biberon|pus|sang|jamais (?:eu|accouche)|j'ai jamais)/,
  },
];

export const everydayAfterBirth: Presentation = {
  id: "everyday-after-birth",
  label: "Après l'accouchement : ce qui est habituel",
  opens: {
    hair_loss_after_birth: 6,
    no_period_breastfeeding: 6,
    sweats_after_birth: 6,
    belly_still_round: 6,
    milk_leaks: 6,
  },
  fits: "!(sex = male) & age >= 8y & !(age >= 56y)",
  specialties: ["Gynécologie", "Médecine Générale"],
  questions: [
    anyOf("everyday_birth_danger", ["fainted", "low_belly_pain", "fever", "dizzy", "severe_pain"]),
    anyOf("everyday_birth_breast", ["breast_lump", "breast_red", "breast_change"]),
    anyOf("everyday_birth_infection", ["chills", "foul_lochia", "breast_red", "burning_urine"]),
    anyOf("everyday_birth_sweats", ["cough", "palpitations"]),
    "duration",
  ],
  rules: [
    {
      id: "everyday-hair-after-birth",
      level: "self_care",
      when: "hair_loss_after_birth & age >= 14y & age < 50y & !fever & !ringworm & !weight_loss & !palpitations & !pallor",
      reason:
        "Les cheveux gardés pendant la grossesse tombent vers trois à six mois après l'accouchement, puis repoussent.",
      source: "nhs-skin",
      covers: ["hair_loss_after_birth", "hair_loss", "fatigue", "anxiety", "stress"],
      advice: {
        todo: ["Mangez varié, coiffez sans tirer."],
        avoid: ["Pas de tresses serrées, ni de défrisage ces mois-ci."],
      },
    },
    {
      id: "everyday-no-period-breastfeeding",
      level: "self_care",
      when: "no_period_breastfeeding & age >= 15y & age < 48y & !pregnant & !belly_pain & !low_belly_pain & !vaginal_bleeding & !nausea & !fainted & !dizzy & !foul_lochia",
      reason: "Allaiter retarde le retour des règles pendant des mois, et les rend d'abord irrégulières.",
      source: "who-contraception",
      covers: ["no_period_breastfeeding", "late_period", "irregular_period", "advice_question", "anxiety"],
      advice: {
        todo: [
          "Une grossesse reste possible : parlez de contraception à la sage-femme, faites un test en cas de doute.",
        ],
      },
    },
    {
      id: "everyday-sweats-after-birth",
      level: "self_care",
      when: "sweats_after_birth & (postpartum | days_after_birth < 60) & !fever & !chills & !foul_lochia & !breast_red & !burning_urine & !cough & !palpitations & !low_belly_pain",
      reason: "Les premières semaines après l'accouchement, le corps rend par la sueur l'eau de la grossesse.",
      source: "nice-postnatal",
      covers: ["sweats_after_birth", "night_sweats", "sweating", "hot_flashes"],
      advice: {
        todo: ["Buvez, habits en coton, prenez votre température une fois."],
        watch: ["38 ou plus, frissons, pertes qui sentent : partez aujourd'hui."],
      },
    },
    {
      id: "everyday-belly-round",
      level: "self_care",
      when: "belly_still_round & age >= 14y & age < 50y & !fever & !belly_pain & !low_belly_pain & !soaks_pads & !foul_lochia & !no_stool_gas & !vomiting & !pregnant",
      reason: "L'utérus met six semaines à redescendre et la peau des mois à se resserrer.",
      source: "nice-postnatal",
      covers: ["belly_still_round", "belly_swollen", "bloating", "hernia"],
      advice: {
        todo: ["Marchez, contractez doucement le périnée plusieurs fois par jour."],
        avoid: ["Pas de ceinture très serrée ni de massage brûlant."],
      },
    },
    {
      id: "everyday-milk-leaks",
      level: "self_care",
      when: "milk_leaks & age >= 14y & age < 50y & !fever & !breast_red & !breast_lump & !breast_change & !breast_abscess",
      reason: "Le lait coule de l'autre sein ou quand le bébé pleure : c'est un réflexe, il y en aura assez.",
      source: "nice-postnatal",
      covers: [
        "milk_leaks",
        "no_milk",
        "breast_pain",
        "feeding_question",
        "crying_baby",
        "baby_spits_up",
        "breastfed_stool",
      ],
      advice: { todo: ["Coussinet propre, pressez l'avant-bras sur le sein une minute."] },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Ce qui gêne après une naissance se montre à la sage-femme dans la semaine.",
    source: "nhs",
  },
  advice: { watch: ["Douleur forte, malaise, serviette trempée en une heure, fièvre."] },
};
