import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Numbness, tingling, weak legs, trembling. */
export const numbnessPresentation: Presentation = {
  id: "numbness",
  label: "Engourdissement, fourmillements, jambes faibles",
  opens: {
    numbness: 3,
    feet_tingle_both: 4,
    leg_weakness: 3,
    both_legs_weak: 3.5,
    weakness_climbing: 5,
    tremor: 3,
    numb_fingers: 1.5,
  },
  specialties: ["Neurologie", "Médecine Générale"],
  questions: [
    anyOf("numbness_danger", ["one_side_weak", "face_droop", "speech_trouble", "saddle_numbness", "cannot_hold_urine"]),
    anyOf("numbness_danger_2", ["weakness_climbing", "both_legs_weak", "hard_breathing"]),
    {
      id: "numb_asleep",
      facts: ["limb_asleep"],
      you: "Est-ce venu après une position où le membre était plié ou écrasé, puis passé ?",
      they: "Est-ce venu après une position où le membre était plié ou écrasé, puis passé ?",
      needs: "numbness",
    },
    anyOf("numb_urgent", ["leg_weakness", "fever", "foot_wound", "headache"]),
    "duration",
  ],
  rules: [
    {
      id: "weakness-climbs",
      level: "emergency",
      when: "weakness_climbing | both_legs_weak & cannot_stand & ~(duration >= 30d) | (leg_weakness | both_legs_weak) & (hard_breathing | cannot_swallow | saddle_numbness | cannot_hold_urine | cannot_pass_urine | sudden_onset | double_vision | spine_pain_injury | fever & back_pain)",
      reason: "la moelle ou les nerfs sont peut-être touchés.",
      source: "nice-neuro",
    },
    {
      id: "numb-side",
      level: "emergency",
      when: "numbness & (one_side_weak | face_droop | speech_trouble | vision_loss | confusion | numb_one_side & sudden_onset | worst_headache | limb_cold_pale | sudden_onset & age >= 50y | limb_no_feeling & (sudden_onset | hypertension) & age >= 40y)",
      reason: "une attaque du cerveau ou une artère bouchée est à craindre.",
      source: "nice-stroke",
    },
    {
      id: "legs-weak-new",
      level: "urgent",
      when: "(leg_weakness | both_legs_weak) & !child & (duration < 30d | getting_worse | back_pain) | leg_weakness & child",
      reason: "à examiner aujourd'hui.",
      source: "nice-neuro",
    },
    {
      id: "numb-urgent",
      level: "urgent",
      when: "numbness & (numb_one_side | limb_no_feeling & duration < 30d | diabetes & foot_wound | getting_worse & duration < 14d | fever | neck_pain & hand_numbness & getting_worse | pregnant & high_pressure | age >= 50y & duration < 3d & !recurrent)",
      reason: "à examiner aujourd'hui.",
      source: "nice-neuro",
    },
    {
      id: "numb-lasting",
      level: "routine",
      when: "numbness & (duration >= 3d | recurrent & ~limb_asleep | diabetes | hand_numbness & ~limb_asleep) | tremor",
      reason: "cela mérite un examen dans la semaine.",
      source: "nice-neuro",
    },
    {
      id: "numb-asleep",
      level: "self_care",
      when: "numbness & limb_asleep & !one_side_weak & !face_droop & !speech_trouble & !leg_weakness & duration < 3d & age < 65y",
      reason: "Un membre engourdi après une mauvaise position, redevenu normal, est sans gravité.",
      source: "nhs",
      covers: ["numbness", "limb_asleep", "feet_tingle_both", "hand_numbness", "numb_fingers", "fatigue", "floppy"],
    },
  ],
  otherwise: { level: "routine", reason: "Un engourdissement mérite un examen dans la semaine.", source: "nice-neuro" },
  advice: {
    todo: ["[duration < 7d] Notez les endroits touchés et l'heure du début."],
    avoid: ["[~tremor] Pas de chaleur ni de bouillotte sur une peau qui ne sent pas."],
    watch: ["Force qui baisse, parole, urines bloquées, souffle : urgence."],
  },
};
