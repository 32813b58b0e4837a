import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { anyOrder, mattersOf, sharing } from "./matter.ts";

/** Skin, hair and nails: what worries and passes, or is only unsightly. */
export const everydayBodyConcepts: readonly Concept[] = sharing([
  {
    id: "dandruff",
    label: "pellicules dans les cheveux",
    seldom: anyOrder(
      "pellicul*|pelicul*|pélicule*",
      "poudre|farine|neige|flocon*|paillettes|poussière|truc|chose blanc* & <head>|cheveu*|épaule*|cuir|tresse*|barbe|col",
      "neige|farine|flocon*|poudre & col|épaule*|habit|chemise|veste & <head>|cheveu*|blanc*|comme",
      "<head>|cheveu*|cheveux|crâne ~ fait|tombe ~ poudre|farine|neige|flocon*",
      "cuir chevelu ~ pèle|squame*|sec|desquam*|blanc*",
      "petite|petits peaux|croûtes|morceaux blanc* & <head>|cheveu*|cheveux|cuir",
    ),
  },
  {
    id: "nail_white_spots",
    label: "petites taches blanches sur les ongles",
    seldom: anyOrder(
      "tache|tâche|point|trait|strie|marque* blanc* & ongle",
      "ongle|longle* & tache|point|trait|marque* blanc*",
      "ongle|longle* & petit blanc*",
      "blanc* sur|dans ongle",
      "!ongle ~ tout|entièrement|complètement blanc*",
    ),
  },
  {
    id: "toenail_black",
    label: "ongle du pied noirci après des frottements",
    seldom: anyOrder(
      "ongle|longle* ~ orteil*|pied|pouce & noir*|bleu|violet*|mauve",
      "ongle|longle* & noir*|noirci*|violet*",
      "ongle|longle* ~ devenu|devient|vire|viré bleu|noir*|violet*",
      "orteil|pied & ongle|longle* ~ noir*|bleu|violet*",
      "!ongle & bande|ligne|trait|raie noir*|brun|marron",
      "!bande|ligne|trait|raie noir*|brun|marron & ongle",
    ),
  },
  {
    id: "toe_rubbed",
    label: "orteils frottés par la course ou la chaussure",
    kind: "circumstance",
  },
  {
    id: "bruise_ripens",
    label: "bleu qui change de couleur en guérissant",
    seldom: anyOrder(
      "devenu*|devient|deviennent|vire|tourne*|passe|change* ~ vert|verte|verts|jaune*|jaunâtre*|marron & bleu|hématome*|ecchymose*|coup|tache|bosse",
      "bleu|hématome*|ecchymose* & vert|verte|verts|jaune*|jaunâtre*|verdâtre*",
      "devenu*|devient|vire|tourne*|passe ~ vert|verte|verts ~ jaune*|jaunâtre*|marron|violet*",
      "devenu*|devient|vire|tourne*|passe ~ jaune*|violet* ~ vert|verte|verts|verdâtre*|jaune*",
      "bleu|hématome|ecchymose & change* couleur*",
    ),
  },
  {
    id: "knocked_self",
    label: "coup pris contre un meuble ou en jouant",
    kind: "circumstance",
  },
  {
    id: "splinter",
    label: "écharde ou petite épine",
    seldom: anyOrder(
      "écharde*|échard*|esquille* & <hand>|<foot>|doigt|paume|orteil|dedans|enlevé|retiré|tiré|sorti|sortie|entré|entrée|planté*|pince|aiguille|épingle|pris",
      "épine|piquant & <hand>|<foot>|doigt|enlevé|tiré|retiré|rosier|citronnier|planté*|entré",
      "bout|morceau|éclat|petit bois|bambou|planche & piqué|doigt|<hand>|<foot>|paume|entré|planté*|enlevé|tiré|retiré",
      "!écharde*|épine ~ resté|restée|reste|coincé|coincée|casse|cassée",
      "!épine nez|dos|dorsale|calcanéenne|talon",
    ),
  },
  {
    id: "splinter_removed",
    label: "écharde sortie en entier",
    kind: "circumstance",
  },
  {
    id: "tight_braids",
    label: "coiffure trop serrée qui tire la tête",
    seldom: anyOrder(
      "tresse*|rasta|natte|nattes|vanille*|locks|dread|mèche|chignon|tissage|perruque|lace|coiffure|queue|couettes & serré|serre|tire|tirent|tirait|tiraient|tiré|tendu|traction",
      "tresseuse|coiffeuse|coiffeur|tata & serré|tiré|trop",
      "serré ~ tresse*|tresses|rasta|nattes|coiffure|mèche",
      "tresse*|rasta|nattes|coiffure|tissage & mal <head>",
      "coiffé*|tressé*|fait tresser|coiffer ~ mal <head>|cuir",
    ),
  },
  {
    id: "fresh_braids",
    label: "tresses refaites il y a peu",
    kind: "circumstance",
  },
]);

const ofSkin = mattersOf({ specialties: ["Médecine Générale", "Dermatologie"] });

export const everydayBody: readonly Presentation[] = [
  ofSkin({
    id: "dandruff",
    label: "Pellicules",
    opens: { dandruff: 6 },
    fits: "age >= 2y",
    asks: [["fever", "cellulitis", "wound_infected", "ringworm"]],
    when: "dandruff & age >= 12y & !fever & !cellulitis & !wound_infected & !ringworm & ~hair_loss & ~immunocompromised",
    reason: "Des pellicules sans plaie ni plaque ronde sont gênantes mais sans danger.",
    source: "nhs-skin",
    covers: ["dandruff", "eczema", "itch", "skin_peeling", "rash"],
    advice: {
      todo: ["Shampoing antipelliculaire (kétoconazole ou zinc) deux fois par semaine, laissé 5 minutes puis rincé."],
      avoid: ["Ni citron, ni pétrole, ni grattage avec le peigne."],
      watch: ["Plaques rondes sans cheveux, pus, croûtes qui coulent : montrez-les."],
    },
  }),
  ofSkin({
    id: "nail-spots",
    label: "Taches blanches des ongles",
    opens: { nail_white_spots: 6 },
    fits: "age >= 2y",
    asks: [["nail_pus", "fever", "jaundice"]],
    when: "nail_white_spots & !nail_pus & !fever & !jaundice & ~finger_deep_infection & ~feet_swollen_both",
    reason: "De petites taches blanches sur les ongles viennent de petits chocs et s'en vont quand l'ongle pousse.",
    source: "nhs-skin",
    covers: ["nail_white_spots", "nail_problem", "patch_pale", "numb_patch"],
    advice: {
      todo: ["Gardez les ongles courts et propres, sans repousser la peau autour."],
      watch: ["Ongle tout blanc, épais, qui se décolle ou fait mal : montrez-le."],
    },
  }),
  ofSkin({
    id: "black-toenail",
    label: "Ongle du pied noirci",
    opens: { toenail_black: 6 },
    fits: "age >= 2y",
    confirms: [["toe_rubbed", "Était-ce après une course, une longue marche ou des chaussures serrées ?"]],
    asks: [
      ["nail_pus", "cellulitis", "wound_infected", "fever"],
      ["diabetes", "severe_pain"],
    ],
    when: "toenail_black & (toe_rubbed | knocked_self) & age >= 12y & age < 65y & !nail_pus & !cellulitis & !wound_infected & !fever & !diabetes & !severe_pain & ~mole_change & duration < 60d",
    reason:
      "Un ongle noirci après une course ou une chaussure trop juste a un peu de sang dessous, qui part en poussant.",
    source: "nhs-skin",
    covers: ["toenail_black", "nail_problem", "limb_pain", "blow", "skin_dark_spots", "patch_pale"],
    advice: {
      todo: ["Chaussures plus larges, ongles coupés droits ; laissez l'ongle tomber seul."],
      avoid: ["Ne percez pas et n'arrachez pas l'ongle."],
      watch: ["Trait noir qui s'élargit ou déborde sur la peau, pus, forte douleur : montrez-le."],
    },
  }),
  ofSkin({
    id: "bruise",
    label: "Bleu qui change de couleur",
    opens: { bruise_ripens: 6 },
    fits: "age >= 2y",
    confirms: [["knocked_self", "Y avait-il eu un coup à cet endroit ?"]],
    asks: [["spontaneous_bleeding", "head_injury", "cannot_bear_weight", "deformity", "severe_pain"]],
    when: "bruise_ripens & knocked_self & age >= 12y & age < 65y & !spontaneous_bleeding & !head_injury & !cannot_bear_weight & !deformity & !severe_pain & ~belly_injury & ~chest_injury & ~anticoagulant & ~violence_home & ~calf_pain & duration < 21d",
    reason: "Un bleu qui devient vert puis jaune après un coup est en train de guérir.",
    covers: ["bruise_ripens", "blow", "fall", "limb_pain", "discharge_odour", "joint_pain"],
    advice: {
      todo: ["Laissez faire : le bleu s'efface en deux à trois semaines."],
      avoid: ["Ni piqûre, ni incision, ni massage fort."],
      watch: ["Jambe qui gonfle, douleur qui augmente, bleus venus sans coup : consultez."],
    },
  }),
  ofSkin({
    id: "splinter",
    label: "Écharde sortie",
    opens: { splinter: 6 },
    fits: "age >= 2y",
    confirms: [["splinter_removed", "L'écharde est-elle sortie en entier ?"]],
    asks: [
      ["wound_object", "dirty_wound", "wound_infected"],
      ["cellulitis", "fever", "finger_deep_infection"],
    ],
    when: "splinter & (splinter_removed | object_out) & age >= 5y & !wound_object & !dirty_wound & !tetanus_doubt & !wound_infected & !cellulitis & !fever & ~deep_cut & ~diabetes & ~hot_joint & ~eye_injury & ~fish_bone & !finger_deep_infection",
    reason: "Une écharde sortie en entier d'une peau propre guérit seule.",
    covers: ["splinter", "small_wound", "wound", "foot_wound", "rash", "limb_pain", "bleeding", "foreign_body"],
    advice: {
      todo: ["Lavez à l'eau et au savon, désinfectez, couvrez un jour ou deux."],
      watch: ["Rougeur qui s'étend, pus, doigt qui gonfle ou ne plie plus : consultez le jour même."],
    },
  }),
  ofSkin({
    id: "braids",
    label: "Coiffure trop serrée",
    opens: { tight_braids: 6, fresh_braids: 3 },
    fits: "age >= 2y",
    asks: [
      ["thunderclap", "neck_stiff", "vision_loss", "confusion"],
      ["fever", "vomiting", "severe_pain", "cellulitis", "wound_infected"],
    ],
    when: "(tight_braids | fresh_braids & (headache | head_pressure)) & age >= 5y & age < 65y & !fever & !thunderclap & !neck_stiff & !vision_loss & !confusion & !vomiting & !severe_pain & !cellulitis & !wound_infected & ~one_side_weak & ~getting_worse & duration < 4d",
    reason: "Une coiffure trop serrée tire sur la peau de la tête et fait mal un jour ou deux.",
    covers: ["tight_braids", "headache", "head_pressure", "itch", "facial_pain", "neck_pain", "rash", "hair_loss"],
    advice: {
      todo: ["Desserrez ou défaites les tresses qui tirent ; paracétamol possible selon la notice."],
      avoid: ["Pas de coiffure serrée tant que la peau est sensible."],
      watch: ["Boutons de pus, plaques sans cheveux, fièvre ou mal de tête qui augmente : consultez."],
    },
  }),
];
