import type { Advice } from "#triage-engine/schema.ts";

/** Said of every fever that no test has spoken of, in the same words, so that it is said once. */
export const malariaTest = "Faites un test du paludisme dans les 24 heures, au centre de santé ou en pharmacie.";

/** Fever at home or on the way, at any age above three months. */
export const feverAdvice: Advice = {
  todo: [
    `[~malaria_test_negative] ${malariaTest}`,
    "Buvez souvent, par petites quantités.",
    "Habits légers, pièce aérée ; paracétamol possible selon la notice.",
  ],
  avoid: ["Pas de traitement du palu sans test.", "Pas d'aspirine ni d'anti-inflammatoire sans avis médical."],
  watch: [
    "Somnolence, propos incohérents, convulsion, nuque raide.",
    "Difficulté à respirer, vomissements sans rien garder, saignement, yeux jaunes, urines foncées.",
  ],
};

/** Fever of a child. */
export const childFeverAdvice: Advice = {
  todo: [
    `[~malaria_test_negative] ${malariaTest}`,
    "[age < 2y] Donnez à boire ou le sein plus souvent.",
    "[age >= 2y] Donnez à boire plus souvent.",
    "Découvrez l'enfant ; paracétamol possible selon son poids et la notice.",
  ],
  avoid: ["Pas de bain froid, pas d'aspirine.", "Pas de lavement ni de purge."],
  watch: [
    "Ne boit plus, vomit tout, dort trop, convulse.",
    "Respire vite ou mal, paumes très pâles, taches rouges sur la peau.",
  ],
};

/** On the way to help with a child in danger. */
export const childOnTheWay: Advice = {
  todo: [
    "[age < 6y] Gardez l'enfant au chaud contre vous.",
    "[~choking & ~cannot_swallow & ~swallowed_battery] S'il peut téter ou boire, donnez-lui de petites quantités.",
  ],
  avoid: ["Ne donnez rien à boire s'il est trop endormi.", "Pas de lavement, pas de remède traditionnel."],
};

/** During and after a fit. */
export const fitAdvice: Advice = {
  todo: [
    "Couchez la personne sur le côté, loin de tout objet dur, et surveillez sa respiration.",
    "Notez la durée de la crise.",
  ],
  avoid: ["Ne mettez rien dans la bouche, ne donnez rien à boire.", "Ne tenez pas les bras ni les jambes de force."],
};

/** Somebody who does not wake or is confused. */
export const notAwakeAdvice: Advice = {
  todo: [
    "[~hard_breathing & ~diabetes & ~low_sugar_signs | ~(~unconscious) | ~(~drowsy)] Couchez la personne sur le côté et surveillez sa respiration.",
    "Ne laissez pas la personne seule.",
  ],
  avoid: [
    "[~diabetes & ~low_sugar_signs | ~(~unconscious) | ~(~drowsy)] Ni boire ni manger tant que la personne n'est pas bien éveillée.",
  ],
};
