import { legsUp } from "#triage-engine/knowledge/first-aid.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

/** Fainting and light-headedness. */
export const faint: Presentation = {
  id: "faint",
  label: "Évanouissement, étourdissement",
  opens: { fainted: 4, faint_on_effort: 5, dizzy: 3, dizzy_on_standing: 3, low_pressure: 3 },
  specialties: ["Cardiologie", "Médecine Générale", "Neurologie"],
  questions: [
    anyOf("faint_danger", ["chest_pain", "palpitations", "hard_breathing", "one_side_weak", "speech_trouble"]),
    "pregnant",
    anyOf(
      "faint_bleeding",
      ["black_stool", "vaginal_bleeding", "belly_pain", "worst_headache", "faint_on_effort"],
      "fainted",
    ),
    anyOf("dizzy_urgent", ["fainted", "fever", "pallor", "vomiting", "black_stool"], "dizzy"),
    "duration",
  ],
  rules: [
    {
      id: "faint-heart",
      level: "emergency",
      when: "fainted & (chest_pain | chest_pressure | faint_on_effort | hard_breathing & !panic | heart_disease | lying_flat_worse | family_sudden_death | palpitations & !panic) & age >= 1y",
      reason: "cela peut venir du cœur.",
      source: "esc-syncope",
      advice: legsUp,
    },
    {
      id: "faint-brain",
      level: "emergency",
      when: "(fainted | dizzy) & (one_side_weak | speech_trouble | face_droop | worst_headache | thunderclap | double_vision | neck_stiff) | fainted & (convulsion | confusion | headache & (sudden_onset | severe_pain))",
      reason: "le cerveau est peut-être touché.",
      source: "iitt",
      specialties: ["Neurologie", "Médecine Générale"],
      advice: legsUp,
    },
    {
      id: "faint-bleeding",
      level: "emergency",
      when: "(fainted | dizzy & (pallor & ~(heavy_period & duration >= 30d) | cannot_stand | cold_body | sweating & !fever)) & (black_stool | vomits_blood | bloody_stool | much_rectal_blood | vaginal_bleeding | heavy_bleeding | soaks_pads | late_period | belly_pain & (pregnancy_possible | age >= 50y))",
      reason: "un saignement est à craindre.",
      source: "iitt",
      specialties: ["Médecine Générale", "Gynécologie", "Gastroentérologie"],
      advice: legsUp,
    },
    {
      id: "faint-pregnant",
      level: "emergency",
      when: "fainted & (pregnant | postpartum) & (belly_pain | low_belly_pain | vaginal_bleeding | headache | hard_breathing | pallor | pregnancy_weeks < 14)",
      reason: "c'est une urgence.",
      source: "pcpnc",
      specialties: ["Gynécologie"],
      advice: legsUp,
    },
    {
      id: "faint-shock",
      level: "emergency",
      when: "fainted & (cold_body | cannot_stand | pallor | hives | allergy_trigger | insect_sting | diabetes & sweating | anticoagulant & head_injury | vomits_everything | diarrhea & (elderly | little_urine) | electric_shock | smoke_gas | snake_bite)",
      reason: "c'est une urgence.",
      source: "iitt",
      advice: legsUp,
    },
    {
      id: "dizzy-urgent",
      level: "urgent",
      when: "(dizzy & ~positional_vertigo | low_pressure) & (age >= 65y & duration < 30d | pallor | fever | vomiting | palpitations | pregnant | heavy_period | hard_breathing | chest_pain | diabetes | anticoagulant | getting_worse | black_stool | diarrhea | heart_disease)",
      reason: "à examiner aujourd'hui.",
      source: "esc-syncope",
    },
    {
      id: "dizzy-weeks",
      level: "routine",
      when: "(dizzy | low_pressure) & (duration >= 7d | recurrent)",
      reason: "quand cela dure ou revient, un examen est à faire dans la semaine.",
      source: "esc-syncope",
    },
    {
      id: "dizzy-standing",
      level: "self_care",
      when: "(dizzy | low_pressure | vertigo) & (dizzy_on_standing | standing_faint | low_pressure) & age >= 10y & age < 60y & !fainted & !fever & !pallor & !vomiting & !black_stool & !chest_pain & !palpitations & !hard_breathing & !pregnant & duration < 7d",
      reason: "sans autre signe, cela passe en buvant et en se levant lentement.",
      source: "esc-syncope",
      covers: [
        "dizzy",
        "dizzy_on_standing",
        "low_pressure",
        "vertigo",
        "positional_vertigo",
        "fatigue",
        "headache",
        "vision_blurred",
        "heat_exposure",
        "thirst",
        "nausea",
        "sweating",
      ],
      advice: {
        todo: [
          "Buvez de l'eau, mangez, levez-vous en deux temps.",
          "Si la vue devient noire, allongez-vous, jambes levées.",
        ],
      },
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Des étourdissements méritent un examen dans la semaine.",
    source: "esc-syncope",
  },
  advice: {
    todo: ["Allongez la personne, jambes levées, au frais."],
    avoid: [
      "Ne conduisez pas, ne montez pas sur une échelle.",
      "Rien à boire tant que la personne n'est pas bien réveillée.",
    ],
    watch: ["Nouveau malaise, poitrine qui serre, souffle court, saignement : appelez le 185."],
  },
};
