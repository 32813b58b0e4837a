import type { Presentation } from "#triage-engine/schema.ts";
import type { EverydayConcept } from "./concept.ts";
import { anyOrder, mattersOf, sharing } from "./matter.ts";

/** Eyelid, ear, mouth, throat and nose: small matters that pass. */
export const everydaySensesConcepts: readonly EverydayConcept[] = sharing([
  {
    id: "lid_bite",
    label: "piqûre de moustique sur la paupière",
    seldom: anyOrder(
      "moustique*|piqûre|moucheron & paupière*|œil|yeux",
      "piqué & paupière*",
      "paupière*|œil|yeux ~ gonfl*|enflé|enfle & moustique*|piqûre|piqué|fourmi|moucheron",
      "!injection|aiguille & œil|paupière*",
    ),
  },
  {
    id: "ear_bubbles",
    label: "eau restée dans l'oreille",
    seldom: anyOrder(
      "eau|leau ~ resté|reste|coincé|entré|bloqué|dedans & oreille*|loreil*|oreil",
      "oreille*|loreil*|oreil ~ eau|leau & piscine|douche|bain|mer|lagune|plongé|nagé|lavé",
      "oreille*|loreil*|oreil ~ glouglou*|clapot*|floc|ploc|bruit eau",
      "glouglou*|clapot*|floc|ploc & oreille*|loreil*|oreil",
      "eau|leau & bouge|coule|entend*|roule oreille*|loreil*|oreil",
      "oreille*|loreil*|oreil ~ bouché ~ piscine|douche|bain|mer|plongé|nagé",
      "piscine|douche|bain|mer|plongé|nagé ~ oreille*|loreil*|oreil ~ bouché*",
    ),
  },
  {
    id: "ear_cotton",
    label: "oreille grattée ou nettoyée avec un objet",
    kind: "circumstance",
    seldom: anyOrder(
      "coton-tige|cotons-tiges|cotontige*|coton-tiges",
      "coton tige",
      "bic|stylo|allumette*|épingle*|clé|plume|cure-oreille|barrette|bâtonnet* & oreille*|gratté|gratte|nettoy*|cure",
      "gratte*|cure|curé|nettoie*|nettoyer & oreille* & coton|jour|matin|soir|temps|tout",
    ),
  },
  {
    id: "loud_noise",
    label: "musique ou bruit très fort",
    kind: "circumstance",
  },
  {
    id: "tonsil_stone",
    label: "petite boule blanche sortie des amygdales",
    seldom: anyOrder(
      "craché|crache|recrache|recraché|toussant & boule|grain|caillou|pierre|bille|morceau|truc|chose|fromage & blanc*|jaune*|dur|dure",
      "amygdale*|gorge & boule|grain|caillou*|pierre*|bille|morceau*|truc|chose blanc*|jaune*|jaunâtre",
      "boule|grain|caillou*|pierre*|morceau*|truc|chose|miette* blanc*|jaune*|jaunâtre & amygdale*|gorge|craché|crache",
      "caséum|amygdale* ~ trou & blanc*",
      "petit|petite boule|grain|caillou* & gorge|amygdale* & pue|puent|puant|sent|odeur|mauvais",
      "!cou|ganglion & boule",
      "!boule|grosseur ~ blanc*|gorge|amygdale ~ grossi|grossit|augmente|grandit",
    ),
  },
  {
    id: "bit_own_mouth",
    of: "grown",
    label: "langue ou joue mordue en mangeant",
    seldom: anyOrder(
      "mord|mordu & langue|joue|lèvre & mangé|mange|manger|mâché|mâche|mâchant|repas|parlé|parle|parlant|riz|viande|poulet|attiéké|pain|chewing-gum|midi|soir",
      "mordu langue|joue|lèvre",
      "langue|joue|lèvre ~ mordu",
      "coup dent langue|joue|lèvre",
      "!chien|chat|singe|rat|homme|femme|copain|mari ~ mordu",
    ),
  },
  {
    id: "breath_by_mouth",
    label: "respire bien par la bouche",
    kind: "circumstance",
    seldom: anyOrder(
      "bouche ~ respir*|air|souffle & bien|normal*|passe|facile*|problème|sans|tranquille|aucun",
      "respir*|air|souffle & bouche & bien|normal*|passe|facile*|tranquille|ça va",
      "ouvre|ouvrant ~ bouche & respir*|passe|bien",
      "bouche ça passe|va",
      "!bouche & respir* & mal|difficile*|étouff*|dur|arrive",
    ),
  },
]);

const ofEyes = mattersOf({ fits: "age >= 1y", specialties: ["Médecine Générale", "Ophtalmologie"] });
const ofThroat = mattersOf({ fits: "age >= 1y", specialties: ["Médecine Générale", "ORL"] });

export const everydaySenses: readonly Presentation[] = [
  ofEyes({
    id: "lid-bite",
    label: "Piqûre sur la paupière",
    opens: { lid_bite: 6 },
    confirms: [["fever", "Y a-t-il de la fièvre, ou le corps chaud ?"]],
    asks: [["eye_pain", "vision_blurred", "eye_bulging", "cellulitis"]],
    when: "(lid_bite | mosquito_bites & eyelid_swollen) & age >= 2y & !fever & !eye_pain & !vision_blurred & !eye_bulging & !cellulitis & ~tongue_swelling & ~hard_breathing & ~contact_lenses & ~vision_loss & duration < 4d",
    reason:
      "Une piqûre de moustique fait vite gonfler la paupière, dont la peau est fine ; cela dégonfle en deux jours.",
    covers: [
      "lid_bite",
      "eyelid_swollen",
      "face_swelling",
      "itch",
      "itchy_eyes",
      "mosquito_bites",
      "insect_sting",
      "stye",
      "rash",
      "eye_watering",
    ],
    advice: {
      todo: ["Compresse d'eau froide 10 minutes, plusieurs fois par jour ; antihistaminique possible selon la notice."],
      avoid: ["Ne frottez pas ; ni citron, ni lait, ni collyre d'un autre."],
      watch: ["Œil fermé, rouge ou douloureux, vue trouble, fièvre : consultez le jour même."],
    },
  }),
  ofEyes({
    id: "stye",
    label: "Bouton de la paupière",
    opens: { stye: 6.5 },
    confirms: [["fever", "Y a-t-il de la fièvre, ou le corps chaud ?"]],
    asks: [
      ["vision_blurred", "vision_loss", "eye_bulging"],
      ["eye_pain", "light_hurts"],
    ],
    when: "stye & age >= 5y & !fever & !vision_blurred & !vision_loss & !eye_bulging & !eye_pain & !light_hurts & ~shingles & duration < 10d",
    reason: "Un petit bouton au bord de la paupière, sans fièvre ni vue trouble, guérit seul en quelques jours.",
    covers: ["stye", "eyelid_swollen", "rash", "itch", "itchy_eyes", "boil", "red_eye", "eye_watering"],
    advice: {
      todo: ["Compresse d'eau tiède propre 10 minutes, 4 fois par jour."],
      avoid: ["Ne pressez pas ; ni citron, ni maquillage, ni lentilles."],
      watch: ["Paupière toute rouge et chaude, œil qui se ferme, vue trouble : consultez le jour même."],
    },
  }),
  ofThroat({
    id: "ear-water",
    label: "Eau dans l'oreille",
    opens: { ear_bubbles: 6 },
    asks: [["fever", "ear_pain", "ear_discharge", "vertigo", "hearing_loss"]],
    when: "ear_bubbles & age >= 3y & !fever & !ear_pain & !ear_discharge & !vertigo & !hearing_loss & ~hearing_loss_sudden & ~blood_ear_nose & duration < 7d",
    reason: "De l'eau restée dans l'oreille après un bain s'en va seule en un jour ou deux.",
    covers: ["ear_bubbles", "ear_wax", "ear_itch", "ear_ringing"],
    advice: {
      todo: ["Penchez la tête de ce côté et tirez doucement l'oreille vers l'arrière ; séchez le pavillon."],
      avoid: ["Ni coton-tige, ni alcool, ni huile dans l'oreille."],
      watch: ["Douleur, écoulement, oreille qui n'entend plus, plus de 3 jours : consultez."],
    },
  }),
  ofThroat({
    id: "ear-cotton",
    label: "Oreille nettoyée au coton-tige",
    opens: { ear_cotton: 5 },
    asks: [
      ["ear_swelling_behind", "vertigo"],
      ["fever", "ear_pain", "ear_discharge", "hearing_loss"],
    ],
    when: "ear_cotton & age >= 12y & !fever & !ear_pain & !ear_discharge & !vertigo & !hearing_loss & !ear_swelling_behind & ~diabetes & ~bleeding & ~object_ear_nose & ~immunocompromised & duration < 60d",
    reason: "Un conduit d'oreille trop nettoyé perd sa cire et gratte ; il se calme quand on n'y met plus rien.",
    source: "nice-ear",
    covers: ["ear_itch", "ear_wax"],
    advice: {
      todo: ["N'y mettez plus rien pendant deux semaines : la cire protège et sort seule."],
      avoid: ["Ni coton-tige, ni bic, ni clé dans l'oreille."],
      watch: ["Douleur, écoulement, oreille bouchée : consultez."],
    },
  }),
  ofThroat({
    id: "ear-noise",
    label: "Sifflement après un bruit fort",
    opens: { loud_noise: 4.5 },
    confirms: [["loud_noise", "Était-ce juste après une musique ou un bruit très fort ?"]],
    asks: [
      ["hearing_loss_sudden", "blood_ear_nose", "head_injury"],
      ["fever", "ear_pain", "ear_discharge", "vertigo"],
    ],
    when: "ear_ringing & loud_noise & age >= 12y & !fever & !ear_pain & !ear_discharge & !vertigo & !hearing_loss_sudden & !blood_ear_nose & !head_injury & ~hearing_loss & duration < 3d",
    reason: "Un sifflement après une musique très forte passe d'habitude en un ou deux jours.",
    covers: ["ear_ringing", "wheeze", "panic", "fear_of_dying"],
    advice: {
      todo: ["Reposez vos oreilles au calme pendant deux jours."],
      avoid: ["Pas d'écouteurs ni de musique forte ; mettez des bouchons la prochaine fois."],
      watch: ["Oreille qui entend mal, ou sifflement après 3 jours : consultez vite."],
    },
  }),
  ofThroat({
    id: "tonsil-stone",
    label: "Petites boules des amygdales",
    opens: { tonsil_stone: 6 },
    asks: [
      ["cough_blood", "weight_loss", "neck_node"],
      ["hard_to_swallow", "throat_one_side", "fever"],
    ],
    when: "tonsil_stone & age >= 10y & !fever & !cough_blood & !weight_loss & !neck_node & !hard_to_swallow & !throat_one_side & ~throat_pus & ~(days(cough) >= 14) & ~immunocompromised & ~night_sweats & ~drooling & ~lump_worrying",
    reason:
      "De petites boules blanches qui sentent fort se forment dans les creux des amygdales et sortent seules, sans danger.",
    covers: ["tonsil_stone", "bad_breath", "cough", "lump", "productive_cough", "sore_throat", "lump_in_throat"],
    advice: {
      todo: ["Gargarismes d'eau salée tiède, brossage des dents et de la langue matin et soir."],
      avoid: ["Ne les piquez pas avec un objet pointu."],
      watch: ["Fièvre, gorge qui fait mal d'un seul côté, difficulté à avaler, boule dans le cou : consultez."],
    },
  }),
  ofThroat({
    id: "bitten-mouth",
    label: "Langue ou joue mordue",
    opens: { bit_own_mouth: 6 },
    asks: [
      ["convulsion", "fainted", "tongue_swelling"],
      ["heavy_bleeding", "fever"],
    ],
    when: "bit_own_mouth & age >= 3y & !fever & !convulsion & !fainted & !tongue_swelling & !heavy_bleeding & ~head_injury & ~fall & ~blow & ~anticoagulant & ~human_bite & ~animal_bite & ~drunk & ~confusion & ~(days(bit_own_mouth) >= 8)",
    reason: "Une petite morsure de la langue ou de la joue en mangeant se referme seule en quelques jours.",
    covers: ["bit_own_mouth", "tongue_bitten", "mouth_sores", "small_wound", "wound", "bleeding", "toothache"],
    advice: {
      todo: ["Rincez à l'eau salée après les repas ; un glaçon calme la douleur."],
      avoid: ["Ni piment, ni alcool, ni tabac quelques jours."],
      watch: ["Saignement qui reprend, langue qui gonfle, fièvre : consultez le jour même."],
    },
  }),
];
