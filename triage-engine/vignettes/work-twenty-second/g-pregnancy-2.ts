import type { Vignette } from "#triage-engine/vignette.ts";
import { weeks, years } from "#triage-engine/vignettes/spans.ts";

/** Pregnancy and after birth, the quieter cases, and what women write in privacy. */
export const heldGPregnancy2: readonly Vignette[] = [
  {
    id: "h15g-pregnancy-nausea-morning",
    level: "self_care",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "rcog-vomiting: nausées légères du début de grossesse",
    tags: ["pregnancy", "negation"],
    says: "Le matin j'ai envie de vomir mais je ne vomis pas, l'odeur de l'huile me dérange. Je suis enceinte de deux mois, ma sage-femme m'a déjà vue. Je bois, je mange par petits morceaux. Que faire à la maison ?",
    yes: ["pregnant", "nausea", "morning_sickness", "eats_drinks_well", "advice_question"],
    numbers: { age: years(28), duration: weeks(2), pregnancy_weeks: 9, temperature: 36.8 },
    sex: "female",
  },
  {
    id: "h15g-pregnancy-sad-five-weeks",
    level: "routine",
    specialties: ["Psychiatrie", "Gynécologie", "Médecine Générale"],
    source: "nice-postnatal-mind: tristesse de plus de deux semaines après la naissance",
    tags: ["pregnancy", "vague"],
    says: "Depuis l'accouchement je suis pas en place. Je pleure pour rien, rien ne me fait plaisir, ça fait trois semaines. Je m'occupe quand même du bébé et je l'aime.",
    yes: ["postpartum", "breastfeeding", "low_mood", "baby_blues", "cannot_sleep", "fatigue"],
    numbers: { age: years(24), duration: weeks(3), days_after_birth: 36, temperature: 36.7 },
    sex: "female",
    words: { suicidal_thoughts: "non jamais, j'ai pas ces idées", low_mood: "oui je suis triste tout le temps" },
  },
  {
    id: "h15g-women-late-only",
    level: "routine",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "keneya-table: retard de règles seul, test de grossesse",
    tags: ["adult", "messy", "negation"],
    says: "slt mé regl devè venir ya 10 jr è rien. g mal nul par é sa saign pa. je ve savoir si je sui ensent",
    yes: ["late_period", "pregnancy_possible", "pregnancy_test_wanted"],
    unknown: ["pregnant"],
    numbers: { age: years(24), duration: 10, temperature: 36.8 },
    sex: "female",
  },
  {
    id: "h15g-women-curd-again",
    level: "self_care",
    specialties: ["Gynécologie", "Médecine Générale"],
    source: "keneya-table: première mycose typique ou déjà soignée, hors grossesse",
    tags: ["adult", "negation"],
    says: "Ça me gratte en bas et j'ai des pertes blanches épaisses comme du lait caillé depuis deux jours. J'ai déjà eu ça, la sage-femme avait dit mycose. Pas d'odeur, pas de douleur au ventre, je ne suis pas enceinte.",
    yes: ["vaginal_discharge", "discharge_thrush", "genital_itch", "thrush_before"],
    numbers: { age: years(27), duration: 2, temperature: 36.7 },
    sex: "female",
  },
];
