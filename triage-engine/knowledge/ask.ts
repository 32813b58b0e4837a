import type { Advice, Question } from "#triage-engine/schema.ts";

/** A list of at most five signs to tick, all of one weight: a bare « oui » counts for every one of them. */
export function anyOf(id: string, facts: readonly string[], needs?: string): Question {
  return {
    id,
    facts,
    you: "Avez-vous un de ces signes",
    they: "{Qui} a-t-{il} un de ces signes",
    ...(needs ? { needs } : {}),
  };
}

/** One sign, asked by a question of its own. */
export function one(id: string, fact: string, you: string, they: string, needs?: string): Question {
  return { id, facts: [fact], you, they, ...(needs ? { needs } : {}) };
}

/** Drinks and water at home, said the same way wherever somebody loses water. */
export const drinkings = {
  recipe:
    "[age >= 6mo] Solution à préparer : 1 litre d'eau propre, 6 cuillères à café rases de sucre et une demi-cuillère à café rase de sel, ou un sachet de SRO.",
  adult: "Buvez souvent, par petites gorgées, surtout après chaque selle ou vomissement.",
  child: "[age >= 6mo & age < 5y] Donnez à boire à la cuillère, un peu toutes les 2 minutes ; continuez les repas.",
  infant: "[age < 6mo] Donnez le sein plus souvent ; avec une diarrhée, du SRO en sachet, à la cuillère.",
  olderChild: "[age >= 5y] Faites boire souvent, par petites gorgées ; continuez les repas.",
  vomited: "Si la personne vomit, attendez 10 minutes puis reprenez plus doucement.",
} as const;

/** What not to do when the belly may need an operation. */
export const bellyDonts = [
  "Ne prenez ni purge, ni lavement, ni laxatif.",
  "Pas d'aspirine ni d'anti-inflammatoire.",
  "[duration < 14d] Ne mangez rien avant l'examen par un médecin.",
] as const;

/** What to do while a woman who may be bleeding inside, or is about to give birth, is taken to a maternity. */
export const towardsMaternity = [
  "Partez tout de suite vers la maternité ou l'hôpital le plus proche, accompagnée.",
  "Restez couchée sur le côté gauche pendant le trajet.",
  "Prenez le carnet de grossesse et les résultats d'examens, sans attendre pour les chercher.",
] as const;

/** On the way to a surgeon: nothing to eat or drink, nothing that hides the pain or tears the bowel. */
export const towardsSurgery: Advice = {
  todo: ["Restez allongé, jambes repliées, pendant le trajet."],
  avoid: ["Ne donnez ni à manger ni à boire : une opération peut être nécessaire.", bellyDonts[0], bellyDonts[1]],
};

/** On the way with a body that has lost its water. */
export const onTheWayDry: Advice = {
  todo: [
    drinkings.recipe,
    "Donnez-la par petites gorgées pendant tout le trajet, si la personne est éveillée et peut avaler.",
  ],
  avoid: ["Ni purge, ni lavement, ni décoction.", "Ne donnez rien par la bouche à une personne qui ne répond pas."],
};

/** On the way with somebody who loses blood inside or out. */
export const onTheWayBleeding: Advice = {
  todo: [
    "Allongez la personne, sur le côté si elle vomit, jambes relevées, et couvrez-la.",
    "Notez l'heure et la quantité de sang.",
  ],
  avoid: ["Ne donnez ni à manger ni à boire.", "Pas d'aspirine ni d'anti-inflammatoire."],
};

/** Asked first where others of the house have the same headache or dizziness: carbon monoxide has no smell. */
export const houseSmoke = (page: string): Question =>
  one(`${page}_house`, "smoke_gas", fireIndoors, fireIndoors, "~~sick_contact");

const fireIndoors = "Y avait-il un feu, du charbon ou un groupe électrogène allumé dans une pièce fermée ?";
