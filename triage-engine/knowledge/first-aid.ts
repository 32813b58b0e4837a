import type { Advice } from "#triage-engine/schema.ts";

/** What to do with somebody badly hurt until help comes. */
export const badlyHurt: Advice = {
  todo: [
    "Ne déplacez la personne que s'il y a un danger ; gardez la tête et le cou bien droits.",
    "Si elle ne répond pas mais respire, couchez-la sur le côté en tournant tête et corps ensemble.",
    "Couvrez-la et restez avec elle.",
  ],
  avoid: ["Rien à boire ni à manger.", "Pas de massage, pas de traction, pas de remède sur la blessure."],
};

/** How to stop blood. */
export const pressBlood: Advice = {
  todo: [
    "Appuyez fort sur la plaie avec un linge propre, sans relâcher, pendant au moins 10 minutes.",
    "Couchez la personne, jambes relevées, et couvrez-la.",
    "Si le linge est trempé, mettez-en un autre par-dessus.",
  ],
  avoid: ["Ne retirez pas un objet planté.", "Pas de garrot, sauf membre arraché ou sang en jet qui ne cède pas."],
};

/** How to clean and cover a wound. */
export const cleanWound: Advice = {
  todo: [
    "Lavez la plaie à l'eau propre et au savon, longtemps.",
    "Couvrez avec un pansement propre, à changer chaque jour.",
    "Vérifiez la date du dernier vaccin contre le tétanos dans le carnet.",
  ],
  avoid: ["Pas de terre, de café, de poudre, de beurre ni de plante sur la plaie."],
  watch: ["rougeur, chaleur, gonflement ou pus", "fièvre", "mâchoire raide"],
};

/** A swallowed poison. */
export const swallowedPoison: Advice = {
  todo: [
    "Emportez l'emballage ou une photo du produit, et notez l'heure et la quantité.",
    "Rincez la bouche à l'eau et enlevez les habits souillés.",
    "Si la personne dort ou vomit, couchez-la sur le côté.",
  ],
  avoid: [
    "Ne faites pas vomir.",
    "Ni huile de palme, ni lait, ni charbon, ni remède.",
    "N'attendez pas les premiers signes : ils peuvent venir tard.",
  ],
};

/** Somebody who may harm themself. */
export const notAlone: Advice = {
  todo: [
    "Appelez maintenant une personne de confiance et demandez-lui de rester avec vous.",
    "Si vous accompagnez la personne, restez près d'elle jusqu'à l'arrivée aux soins.",
    "Éloignez ce qui peut blesser : produits, médicaments, cordes, armes, objets tranchants.",
    "Parler de ces idées soulage et n'est pas une honte : des soignants peuvent aider.",
  ],
  avoid: ["Pas d'alcool ni de drogue.", "Ne jugez pas et ne laissez pas la personne seule, même un moment."],
};

/** Somebody who may be operated on today. */
export const emptyStomach: Advice = { avoid: ["Ne mangez et ne buvez rien avant l'examen."] };

/** Somebody who fights for breath. */
export const sitUp: Advice = {
  todo: ["[~vaginal_bleeding & ~bleeding] Asseyez-vous, penché en avant, habits desserrés, fenêtre ouverte."],
};

/** Somebody whose bronchi close. */
export const sitUpAndSpray: Advice = {
  todo: [...(sitUp.todo ?? []), "Avec un spray de secours prescrit : une bouffée toutes les minutes, jusqu'à dix."],
};

/** Somebody whose brain may be hurt from within. */
export const layDown: Advice = {
  todo: ["Allongez la personne, tête un peu relevée ; sur le côté si elle vomit ou dort."],
  avoid: ["Rien à boire ni à manger."],
};

/** Somebody who faints. */
export const legsUp: Advice = { todo: ["Allongez la personne, jambes levées, au frais."] };
