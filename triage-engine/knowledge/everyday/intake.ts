import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";
import { anyOrder, matter, sharing } from "./matter.ts";

/** What food, drink and everyday medicines do to urine, stools, hands and taste. */
export const everydayIntakeConcepts: readonly EverydayConcept[] = sharing([
  {
    id: "pink_urine",
    label: "urines roses après une boisson ou un plat coloré",
    // « rouge comme le bissap » tells of a colour, and of nothing that was drunk.
    unless:
      /\b(?:comme|on dirait|couleur) (?:de |du |de la |le |la |un |une )?(?:jus de |jus du )?(?:bissap|betterave|vin|grenadine|sang)/,
    seldom: anyOrder(
      "matin|hier|midi|soir|toilettes|nuit ~ urine*|pipi|pisse* ~ rose|rosé|rougeâtre",
      "urine*|pipi|pisse* ~ rose|rosé ~ rouge|clair|pâle",
      "urine*|pipi|pisse* & rose|rosé|rosâtre|fuchsia|rougeâtre|bordeaux|violet*|mauve|grenadine|framboise",
      "urine*|pipi|pisse* & rouge & betterave*|bissap|colorant*|jus",
      "betterave*|bissap|colorant*|dragon & urine*|pipi|pisse*",
      "urine*|pipi|pisse* couleur bissap|betterave|vin|sirop",
    ),
  },
  {
    id: "red_drink",
    label: "betterave, bissap ou colorant pris",
    kind: "circumstance",
  },
  {
    id: "bright_urine",
    label: "urines jaune ou orange vif après des vitamines",
    seldom: anyOrder(
      "urine*|pipi|pisse* & fluo|fluorescent*|stabilo|vif|vive|éclatant*|flashy|phosphorescent*",
      "urine*|pipi|pisse* & vitamine*|multivitamine*|berocca|supradyn|complexe|fortifiant|complément*",
      "urine*|pipi|pisse* & jaune*|orange* & fanta|citron|huile|safran|néon|maïs",
    ),
  },
  {
    id: "vitamins_taken",
    label: "vitamines prises",
    kind: "circumstance",
  },
  {
    id: "iron_stool",
    label: "selles foncées sous fer",
    seldom: anyOrder(
      "selle|caca|popo|crotte* & foncé|sombre*|vert|verte|verts|noir*|noirâtre*|verdâtre* & fer|tardyferon|fumafer|foldine|timoferol|ferrograd|hémafer",
      "fer|tardyferon|fumafer|foldine|timoferol|ferrograd & selle|caca|popo|crotte*",
      "selle|caca|popo|crotte* ~ foncé|sombre*|noirâtre*|verdâtre*",
      "selle|caca|popo ~ vert|verte|verts foncé|noir*|sombre",
      "selle|caca|popo ~ presque noir*",
    ),
  },
  {
    id: "drinks_then_passes",
    label: "urines claires et fréquentes en buvant beaucoup",
    seldom: anyOrder(
      "urine*|uriner|pipi|pisse*|pisser & heure|souvent|tout|toilettes|arrête|temps & clair|transparent*|incolore*|eau",
      "urine*|pipi|pisse* & clair|transparent*|incolore*|blanc* & eau|souvent|beaucoup",
      "bois|boire|buvais|bu & litre|beaucoup|bouteille*|bidon & urine*|uriner|pipi|pisse*|pisser|toilettes|wc",
      "pisse*|pisser|pipi|uriner|toilettes ~ toute heures|heure",
    ),
  },
  {
    id: "drinks_on_purpose",
    label: "boit exprès beaucoup d'eau",
    kind: "circumstance",
  },
  {
    id: "milk_gas",
    label: "ventre qui gonfle après le lait",
    seldom: anyOrder(
      "lait|dégué|yaourt*|caillé|crème|glace|fromage|cappuccino|milkshake & ventre|gaz|gonfl*|ballonn*|pète|pets|glouglou|gargouill*|selle|courir|toilettes|diarrhée",
      "bois|boire|prends|mange ~ lait|dégué|yaourt*|caillé|crème|glace|fromage & chaque|quand|dès|gonfl*|gaz|ballonn*",
      "sans|arrête|arrêté|évite ~ lait & rien|bien|fini|normal*|disparaît",
      "!hoquet & lait",
      "!lait & maternel|sein|bébé|tété|biberon",
    ),
  },
  {
    id: "hungry_shaking",
    label: "tremblement et faim d'un repas sauté",
    seldom: anyOrder(
      "trembl*|trambl*|flageol*|vacill*|tremblot* & faim|mangé|mangée|repas|jeun|ventre|garba|déjeun*|dîner|dîné|manger",
      "faim & trembl*|trambl*|flageol*|sueur|molle|coton|vertige*|étourdi*|tourne|légère|legere",
      "faim ~ grave|trop|fort|mal & tête|jambe|<hand>|corps",
      "!bébé|enfant|fièvre|palu|convuls*|froid & trembl*",
    ),
  },
  {
    id: "meal_skipped",
    label: "repas sauté",
    kind: "circumstance",
  },
  {
    id: "food_helped",
    label: "passé après avoir mangé",
    kind: "circumstance",
  },
  {
    id: "metal_taste",
    label: "goût de métal ou amer sous un médicament",
    seldom: anyOrder(
      "goût|gout|saveur|bouche & fer|métal|métallique|cuivre|rouille|ferraille|aluminium|monnaie",
      "goût|gout|bouche & amer|amère|bizarre & flagyl|métronidazole|metronidazole|antibio*|médicament|traitement|comprimé*|cachet*|gélule*|clarithromycine",
      "tout ~ métallique",
      "!poisson|viande|plat & goût",
    ),
  },
  {
    id: "everyday_medicine",
    label: "antibiotique ou médicament courant en cours",
    kind: "circumstance",
  },
  {
    id: "empty_stomach_pill",
    label: "nausée après un comprimé pris à jeun",
    kind: "circumstance",
    seldom: [
      "comprimé*|médicament*|gélule*|cachet*|pris|avalé|prends|doxy*|antibio*|vitamine*|fer ~ jeun",
      "comprimé*|médicament*|gélule*|cachet*|pris|avalé|prends|doxy*|antibio*|vitamine*|fer ~ sans mangé|manger",
      "comprimé*|médicament*|gélule*|cachet*|pris|avalé|prends|doxy*|antibio*|vitamine*|fer ~ ventre|estomac vide",
      "!prise|analyse|sang|laboratoire ~ jeun",
    ],
  },
  {
    id: "coffee_much",
    label: "beaucoup de café ou de boisson énergisante",
    kind: "circumstance",
    seldom: anyOrder(
      "trop|beaucoup|2|3|4|5|6|deux|trois|quatre|cinq|six|litre|plusieurs ~ café|nescafé|expresso|redbull|bull|monster|vody|énergisante*|energy",
      "café ~ fort|serré|noir*",
      "bu|pris|boire ~ redbull|red|monster|vody|énergisante*|energy",
    ),
  },
  {
    id: "coffee_jitters",
    label: "tremblement après trop de café ou de boisson énergisante",
    seldom: anyOrder(
      "café|nescafé|expresso|espresso|caféine|redbull|bull|monster|énergisante*|energy|vody & trembl*|trambl*|nerveu*|agité|excité*|speed|bougent",
    ),
  },
]);

export const everydayIntake: readonly Presentation[] = [
  matter({
    id: "pink-urine",
    label: "Urines rosies par un aliment",
    opens: { pink_urine: 6 },
    fits: "age >= 12y",
    confirms: [["blood_urine", "Y a-t-il du sang ou des caillots dans les urines ?"]],
    asks: [["fever", "flank_pain", "burning_urine"]],
    when: "pink_urine & (red_drink | red_food) & !blood_urine & !fever & !flank_pain & !burning_urine & ~pregnant & ~cannot_pass_urine & ~belly_injury & ~back_pain & ~(days(pink_urine) >= 4)",
    reason: "La betterave et les colorants rougissent les urines pendant un jour ou deux, sans danger.",
    covers: ["pink_urine", "strong_urine", "cloudy_urine"],
    advice: {
      todo: ["Buvez de l'eau et arrêtez cette boisson : les urines redeviennent jaunes en deux jours."],
      watch: ["Urines encore rouges après deux jours, caillots, douleur ou fièvre : consultez le jour même."],
    },
  }),
  matter({
    id: "bright-urine",
    label: "Urines colorées par des vitamines",
    opens: { bright_urine: 6, vitamins_taken: 4 },
    fits: "age >= 12y",
    asks: [["jaundice", "fever", "burning_urine", "little_urine"]],
    when: "(bright_urine | orange_urine) & (vitamins_taken | orange_drug) & !jaundice & !fever & !burning_urine & !little_urine & ~blood_urine & ~dark_urine & duration < 60d",
    reason: "Les vitamines B colorent les urines en jaune vif ou en orange, sans danger.",
    covers: ["bright_urine", "orange_urine", "strong_urine", "fatigue", "tuberculosis"],
    advice: {
      todo: ["La couleur disparaît un jour ou deux après l'arrêt des vitamines."],
      watch: ["Yeux jaunes, urines couleur coca, selles blanches : consultez le jour même."],
    },
  }),
  matter({
    id: "iron-stool",
    label: "Selles foncées sous fer",
    opens: { iron_stool: 6 },
    fits: "age >= 12y",
    asks: [
      ["black_stool", "vomits_blood", "fainted"],
      ["dizzy", "belly_pain", "pallor", "bloody_stool"],
    ],
    when: "iron_stool & takes_iron & age < 65y & !black_stool & !vomits_blood & !fainted & !dizzy & !belly_pain & !pallor & !bloody_stool & ~takes_anti_inflammatory & ~anticoagulant & ~weight_loss",
    reason: "Le fer rend les selles vert foncé ou sombres, sans danger quand elles ne collent pas comme du goudron.",
    covers: ["iron_stool", "green_stool", "constipation", "hard_stool", "hair_loss", "fatigue"],
    advice: {
      todo: ["Continuez le fer comme prévu ; mangez des fruits et buvez si les selles durcissent."],
      watch: ["Selles collantes comme du goudron et puantes, vertige, mal au ventre : aux urgences."],
    },
  }),
  matter({
    id: "drinks",
    label: "Boit et urine beaucoup",
    opens: { drinks_then_passes: 6 },
    fits: "age >= 12y",
    asks: [
      ["breath_deep", "vomiting"],
      ["weight_loss", "diabetes", "thirst", "fever", "burning_urine"],
    ],
    when: "drinks_then_passes & drinks_on_purpose & age < 60y & !thirst & !weight_loss & !vomiting & !diabetes & !breath_deep & !fever & !burning_urine & ~pregnant & ~confusion & ~heart_disease & ~kidney_disease & ~headache & duration < 30d",
    reason: "Qui boit beaucoup d'eau urine souvent et clair : le corps rend ce qu'il reçoit.",
    covers: ["drinks_then_passes", "frequent_urine", "much_urine", "cannot_hold_urine"],
    advice: {
      todo: ["Un litre et demi à deux litres par jour suffisent, un peu plus par forte chaleur."],
      watch: ["Soif que rien ne calme, amaigrissement, urines abondantes en buvant peu : faites mesurer le sucre."],
    },
  }),
  matter({
    id: "milk",
    label: "Ventre gonflé par le lait",
    opens: { milk_gas: 6 },
    fits: "age >= 12y",
    asks: [
      ["tongue_swelling", "hard_breathing"],
      ["hives", "bloody_stool", "fever", "vomiting"],
      ["weight_loss", "severe_pain"],
    ],
    when: "milk_gas & age >= 12y & age < 60y & !hives & !tongue_swelling & !hard_breathing & !bloody_stool & !fever & !vomiting & !weight_loss & !severe_pain & ~pregnant & ~no_stool_gas & ~rice_water",
    reason:
      "Un ventre qui gonfle après le lait et va bien sans lait le digère mal, ce qui est fréquent et sans danger.",
    covers: [
      "milk_gas",
      "bloating",
      "belly_swollen",
      "belly_pain",
      "diarrhea",
      "indigestion",
      "nausea",
      "watery_diarrhea",
    ],
    advice: {
      todo: ["Prenez moins de lait à la fois, ou du yaourt et du lait sans lactose."],
      watch: ["Sang dans les selles, amaigrissement, ventre très douloureux : consultez."],
    },
  }),
  matter({
    id: "hungry",
    label: "Tremblement de faim",
    opens: { hungry_shaking: 6, meal_skipped: 4 },
    fits: "age >= 12y",
    confirms: [
      ["meal_skipped", "Un repas avait-il été sauté ?"],
      ["food_helped", "Est-ce passé après avoir mangé ?"],
    ],
    asks: [
      ["fainted", "confusion", "chest_pain", "convulsion"],
      ["diabetes", "fever", "weight_loss"],
    ],
    when: "(hungry_shaking | low_sugar_signs) & meal_skipped & (food_helped | sugar_improved) & age < 60y & !fainted & !confusion & !chest_pain & !convulsion & !diabetes & !fever & !weight_loss & !pregnant & ~palpitations & ~missed_insulin & ~alcohol & ~sickle_cell",
    reason: "Trembler de faim après un repas sauté et aller bien après avoir mangé est sans danger.",
    covers: [
      "hungry_shaking",
      "low_sugar_signs",
      "tremor",
      "chills",
      "dizzy",
      "sweating",
      "headache",
      "leg_weakness",
      "fatigue",
      "nausea",
      "floppy",
    ],
    advice: {
      todo: ["Mangez à heures régulières ; gardez une banane ou du pain pour les longues journées."],
      watch: ["Malaise avec perte de connaissance, ou tremblements sans avoir faim : consultez."],
    },
  }),
  matter({
    id: "metal-taste",
    label: "Goût de métal",
    opens: { metal_taste: 6 },
    fits: "age >= 12y",
    confirms: [["everyday_medicine", "Y a-t-il un antibiotique ou un autre médicament en cours ?"]],
    asks: [
      ["jaundice", "tongue_swelling"],
      ["vomits_everything", "fever", "hives", "belly_pain"],
    ],
    when: "metal_taste & everyday_medicine & !jaundice & !tongue_swelling & !vomits_everything & !fever & !hives & !belly_pain & ~pregnant & ~mouth_thrush & ~confusion & ~drunk & duration < 21d",
    reason: "Certains médicaments donnent un goût de métal ou amer, qui part après la dernière prise.",
    covers: ["metal_taste", "loss_of_appetite", "nausea", "bad_breath", "dry_mouth", "toothache", "tooth_sensitive"],
    advice: {
      todo: ["Finissez le traitement comme prescrit ; brossez la langue, bonbon à la menthe ou citron."],
      avoid: ["Pas d'alcool avec le métronidazole."],
      watch: ["Yeux jaunes, boutons, gonflement de la langue : consultez le jour même."],
    },
  }),
  matter({
    id: "empty-stomach",
    label: "Comprimé pris à jeun",
    opens: { empty_stomach_pill: 6 },
    fits: "age >= 12y",
    confirms: [["food_helped", "Est-ce passé après avoir mangé ?"]],
    asks: [
      ["jaundice", "tongue_swelling"],
      ["vomits_everything", "fever", "hives", "belly_pain"],
    ],
    when: "empty_stomach_pill & everyday_medicine & (food_helped | deficit_passed | getting_better) & nausea & !jaundice & !tongue_swelling & !vomits_everything & !fever & !hives & !belly_pain & ~pregnant & ~overdose & ~diabetes & ~swallowed_medicine & duration < 8d",
    reason: "Un comprimé pris le ventre vide donne souvent une nausée, qui passe en mangeant.",
    covers: ["acne", "rash", "nausea", "crying_baby", "heartburn"],
    advice: {
      todo: ["Prenez-le au milieu d'un repas, assis, avec un grand verre d'eau."],
      avoid: ["N'arrêtez pas le traitement pour cela sans avis du pharmacien."],
      watch: ["Vomissements répétés, boutons, gorge qui gonfle : consultez."],
    },
  }),
  matter({
    id: "coffee",
    label: "Trop de café",
    opens: { coffee_jitters: 5 },
    fits: "age >= 12y",
    asks: [
      ["chest_pain", "fainted", "hard_breathing"],
      ["weight_loss", "fever", "withdrawal"],
    ],
    when: "coffee_jitters & age >= 15y & age < 60y & !chest_pain & !fainted & !hard_breathing & !weight_loss & !fever & !withdrawal & ~heart_disease & ~pregnant & ~diabetes & ~dizzy & ~drug_use & duration < 3d",
    reason: "Trop de café ou de boisson énergisante fait trembler quelques heures, puis cela passe.",
    covers: [
      "coffee_jitters",
      "tremor",
      "cannot_sleep",
      "anxiety",
      "stress",
      "hungry_shaking",
      "agitation",
      "headache",
    ],
    advice: {
      todo: ["Buvez de l'eau, mangez, reposez-vous ; pas plus de deux ou trois cafés par jour."],
      avoid: ["Pas de boisson énergisante, ni avec de l'alcool."],
      watch: ["Cœur qui bat de travers, douleur de poitrine, malaise : aux urgences."],
    },
  }),
];
