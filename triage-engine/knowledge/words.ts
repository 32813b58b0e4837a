import type { Choice, Level } from "#triage-engine/schema.ts";
import { malariaTest } from "./care-advice.ts";

/** The nurse's own sentences: everything she says that belongs to no complaint. */
export const words = {
  yes: "Oui",
  no: "Non",
  unknown: "Je ne sais pas",
  none: "Rien de tout cela",
  opening: "Qu'est-ce qui ne va pas, et depuis quand ?",
  clearer: "Pouvez-vous me dire avec d'autres mots ce qui fait mal ou ce qui a changé ?",
  where: "Quelle partie du corps est touchée, ou qu'est-ce qui gêne le plus ?",
  event: "Est-il arrivé une de ces choses ?",
  also: {
    you: "Avez-vous aussi un de ces signes",
    they: "{Qui} a-t-{il} aussi un de ces signes",
  },
  illness: { you: "Une de ces choses vous concerne-t-elle", they: "Une de ces choses concerne-t-elle {qui}" },
  plain: (label: string) => ({
    you: `Avez-vous ce signe : ${label} ?`,
    they: `{Qui} a-t-{il} ce signe : ${label} ?`,
  }),
  heard: (label: string) => `Ai-je bien compris : ${label} ?`,
  heardAmong: "Qu'y a-t-il au juste",
  meant: "Voulez-vous dire",
  perhaps: "C'est peut-être une urgence.",
  age: { you: "Quel âge avez-vous ?", they: "Quel âge a {qui} ?", nobody: "Quel âge a la personne malade ?" },
  which: "Dites-moi lequel de ces signes, s'il vous plaît.",
  privacy: "Ce que vous dites ici reste confidentiel.",
  again: "Je n'ai pas bien compris votre réponse.",
  greeting: "Bonjour, je suis l'infirmière virtuelle.",
  empty: "Je n'ai rien reçu.",
  off_topic: "Je ne peux aider que pour la santé.",
  hostile: "Je reste là pour vous aider à propos de votre santé.",
  foreign: "Je comprends seulement le français. En cas de danger, appelez le 185.",
  unclear: "Je voudrais mieux comprendre.",
  done: {
    emergency:
      "C'est une urgence : appelez le 185 (SAMU) ou le 180 (pompiers), ou allez tout de suite aux urgences les plus proches.",
    urgent: "Il faut voir un soignant aujourd'hui, dans les 24 heures au plus tard.",
    routine: "Prenez rendez-vous avec un médecin dans la semaine.",
    self_care: "D'après vos réponses, vous pouvez vous soigner à la maison pour le moment.",
  } satisfies Record<Level, string>,
  /** Said whatever the pages say. */
  always: [`[fever & ~malaria_test_negative] ${malariaTest}`],
  first: {
    emergency: [
      "Appelez le 185 (SAMU) ou le 180 (pompiers), ou partez tout de suite aux urgences les plus proches.",
      "La personne malade ne reste pas seule : que quelqu'un l'accompagne.",
    ],
    urgent: ["Voyez un médecin ou un centre de santé aujourd'hui, dans les 24 heures au plus tard."],
    routine: ["Prenez rendez-vous avec un médecin dans la semaine."],
    self_care: ["Vous pouvez vous soigner à la maison pour le moment."],
  } satisfies Record<Level, readonly string[]>,
  watchNow: "En attendant : si la personne ne répond plus ou respire mal, rappelez le 185.",
  watch: "Si l'état s'aggrave ou si un signe nouveau apparaît, recommencez l'évaluation ou appelez le 185.",
  unexplained: "Vos réponses ne montrent pas de danger ; ce qui reste se montre à un médecin dans la semaine.",
  unsure: "plusieurs signes de danger n'ont pas pu être vérifiés ; par prudence, il faut être examiné vite.",
  hesitant: "une question grave est restée sans réponse claire ; par prudence, parlez à un soignant aujourd'hui.",
  outline: {
    emergency: "D'après vos réponses, il y a un signe de danger.",
    urgent: "D'après vos réponses, il faut être examiné vite.",
    routine: "D'après vos réponses, un soignant doit vous examiner.",
    self_care: "",
  } satisfies Record<Level, string>,
  unfinished: "L'évaluation sera complétée au retour du réseau.",
  listed: (labels: string) => `Vous avez répondu « oui » à l'un de ces signes : ${labels}.`,
  child: { noun: "L'enfant", pronoun: "il" },
  baby: { noun: "Le bébé", pronoun: "il" },
} as const;

const year = 365.25;

/** Illnesses and treatments that nobody names who is asked for signs only, as « Avez-vous … ? » asks for one. */
const illnessAsked: Readonly<Record<string, string>> = {
  cancer: "un cancer",
  immunocompromised: "des défenses affaiblies (VIH, cancer, cortisone, greffe)",
  steroid_stopped: "pris longtemps de la cortisone, puis arrêté",
  diabetes: "du diabète",
  sickle_cell: "la drépanocytose",
  anticoagulant: "un traitement qui fluidifie le sang",
  heart_disease: "une maladie du cœur",
  kidney_disease: "une maladie des reins",
};
export const illnesses: readonly string[] = Object.keys(illnessAsked);

/** How illnesses are asked for: one in a sentence, several as a list. */
export function askingIllnesses(ids: readonly string[]): { you: string; they: string } {
  const one = ids.length === 1 && illnessAsked[ids[0]!];
  return one ? { you: `Avez-vous ${one} ?`, they: `{Qui} a-t-{il} ${one} ?` } : words.illness;
}

/**
 * Signs of danger that few say by their name. Asked for alone, only a no denies them: a calm word beside it does not, « je ne sais pas » is enough to be seen the
 * same day, and what was answered twice in words nobody knows counts as told until it is denied.
 */
export const graveInDoubt: readonly string[] = [
  "suicidal_thoughts",
  "suicidal_plan",
  "snake_bite",
  "testicle_pain",
  "hernia_stuck",
];

/**
 * Signs of danger that anybody can tell of whatever they came with, by what they have to do with: what is asked beside the complaint is chosen among
 * these, and one matter follows the other.
 */
export const dangersByMatter: readonly (readonly string[])[] = [
  ["unconscious", "drowsy", "confusion", "convulsion", "fainted"],
  ["neck_stiff", "light_hurts", "worst_headache", "headache"],
  ["face_droop", "one_side_weak", "speech_trouble", "vision_loss", "double_vision", "balance_loss", "both_legs_weak"],
  ["hard_breathing", "cannot_speak", "blue_lips", "chest_pressure", "chest_pain", "chest_indrawing", "noisy_breathing"],
  ["cannot_stand", "pallor", "cold_body", "sweating", "floppy"],
  ["fever", "purple_spots", "jaundice", "dark_urine"],
  ["cannot_drink", "cannot_swallow", "vomits_everything", "no_urine", "sunken_eyes", "poor_feeding"],
  ["vomits_blood", "black_stool", "bloody_stool", "cough_blood", "spontaneous_bleeding", "heavy_bleeding"],
  ["severe_pain", "severe_belly_pain", "rigid_belly", "belly_pain", "vomiting", "bile_vomit"],
  ["vaginal_bleeding", "no_fetal_movement", "reduced_movement", "contractions", "waters_broken"],
  ["tongue_swelling", "throat_tight", "face_swelling"],
  ["limb_cold_pale", "numb_fingers", "saddle_numbness", "cannot_hold_urine"],
  ["suicidal_thoughts", "head_injury"],
];

/** Ages to tap. Each stands for the middle of its band; the limits of rules lie between bands. */
export const ageChoices: readonly Choice[] = [
  { label: "Moins de 1 mois", numbers: { age: 14 } },
  { label: "1 à 2 mois", numbers: { age: 45 } },
  { label: "3 à 11 mois", numbers: { age: 200 } },
  { label: "1 à 4 ans", numbers: { age: 3 * year } },
  { label: "5 à 14 ans", numbers: { age: 10 * year } },
  { label: "15 à 49 ans", numbers: { age: 32 * year } },
  { label: "50 à 64 ans", numbers: { age: 57 * year } },
  { label: "65 ans ou plus", numbers: { age: 72 * year } },
];

/** Asked when no place of the body was named either: what comes of an event is often hard to say. */
export const eventChoices: readonly Choice[] = [
  { label: "Accident, chute, coup", yes: ["blow"] },
  { label: "Saignement", yes: ["bleeding"] },
  { label: "Produit ou médicament avalé", yes: ["poisoning"] },
  { label: "Malaise, perte de connaissance", yes: ["fainted"] },
  { label: "Violence, agression", yes: ["unsaid_event"] },
  { label: "Envie de mourir", yes: ["suicidal_thoughts"] },
  { label: "Non, rien de cela", no: ["blow", "bleeding", "poisoning", "fainted", "unsaid_event", "suicidal_thoughts"] },
];

/** Asked when somebody is ill and no complaint was understood. */
export const whereChoices: readonly Choice[] = [
  { label: "Fièvre, corps chaud", yes: ["fever"] },
  { label: "Tête", yes: ["headache"], parts: ["head"] },
  { label: "Œil, vue", yes: ["eye_pain"], parts: ["eye"] },
  { label: "Oreille", yes: ["ear_pain"], parts: ["ear"] },
  { label: "Dent, bouche", yes: ["toothache"], parts: ["tooth", "mouth"] },
  { label: "Poitrine", yes: ["chest_pain"], parts: ["chest", "heart"] },
  { label: "Respiration", yes: ["hard_breathing"] },
  { label: "Ventre", yes: ["belly_pain"], parts: ["belly", "low_belly"] },
  { label: "Nez, rhume", yes: ["runny_nose"], parts: ["nose"] },
  { label: "Toux", yes: ["cough"] },
  { label: "Gorge", yes: ["sore_throat"], parts: ["throat"] },
  { label: "Brûlure en urinant", yes: ["burning_urine"] },
  { label: "Urines changées", yes: ["cloudy_urine"] },
  { label: "Parties intimes", yes: ["intimate_trouble"], parts: ["genital_m", "genital_f", "anus"] },
  { label: "Peau", yes: ["rash"] },
  { label: "Grossesse", yes: ["pregnant"] },
  { label: "Accouchement récent", yes: ["postpartum"] },
  { label: "Dos", yes: ["back_pain"], parts: ["back", "flank"] },
  {
    label: "Bras ou jambe",
    yes: ["limb_pain"],
    parts: ["leg", "foot", "arm", "hand", "joint", "knee", "ankle", "shoulder"],
  },
  { label: "Plaie, coup, morsure", yes: ["wound"] },
  { label: "Moral, sommeil", yes: ["low_mood"] },
  { label: "Fatigue", yes: ["fatigue"] },
  { label: "Autre, ou rien de cela" },
];
