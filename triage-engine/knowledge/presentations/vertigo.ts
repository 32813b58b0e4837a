import { anyOf, houseSmoke } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const vertigoPresentation: Presentation = {
  id: "vertigo",
  label: "Vertiges qui tournent",
  opens: { vertigo: 4, positional_vertigo: 5, balance_loss: 3 },
  specialties: ["ORL", "Neurologie", "Médecine Générale"],
  questions: [
    houseSmoke("vertigo"),
    anyOf("vertigo_danger", ["one_side_weak", "speech_trouble", "double_vision", "balance_loss", "black_stool"]),
    anyOf("vertigo_urgent", ["hearing_loss", "vomiting", "fever", "fainted", "pallor"]),
    "pregnant",
    {
      id: "vertigo_position",
      facts: ["positional_vertigo"],
      you: "Est-ce bref, seulement quand vous bougez la tête ou vous tournez au lit ?",
      they: "Est-ce bref, seulement en bougeant la tête ou en se tournant au lit ?",
    },
    "duration",
  ],
  rules: [
    {
      id: "vertigo-brain",
      level: "emergency",
      when: "vertigo & (one_side_weak | speech_trouble | face_droop | double_vision | numb_one_side | worst_headache | thunderclap | headache & (severe_pain | sudden_onset & vomiting) | balance_loss & (sudden_onset | age >= 50y | vomiting | headache | cannot_stand) | cannot_swallow | confusion | neck_stiff)",
      reason: "une attaque du cerveau est à craindre.",
      source: "nice-stroke",
      specialties: ["Neurologie", "Médecine Générale"],
    },
    {
      id: "vertigo-heart-blood",
      level: "emergency",
      when: "vertigo & (chest_pain | chest_pressure | hard_breathing & age >= 40y | black_stool | late_period & (belly_pain | vaginal_bleeding | fainted) | fainted & palpitations)",
      reason: "c'est une urgence.",
      source: "iitt",
      specialties: ["Médecine Générale", "Cardiologie", "Gastroentérologie"],
    },
    {
      id: "vertigo-urgent",
      level: "urgent",
      when: "vertigo & (hearing_loss & duration < 14d | vomiting & !positional_vertigo | fever | ear_discharge | ear_pain | age >= 60y & !positional_vertigo & duration < 30d | pallor | pregnant | head_injury | diabetes | balance_loss | systolic >= 180 | heavy_period | getting_worse | cannot_stand)",
      reason: "à examiner aujourd'hui.",
      source: "nice-neuro",
    },
    {
      id: "vertigo-lasting",
      level: "routine",
      when: "vertigo & (duration >= 14d | recurrent | hearing_loss | ear_ringing)",
      reason: "cela mérite un examen de l'oreille.",
      source: "nice-neuro",
    },
    {
      id: "vertigo-position",
      level: "routine",
      when: "positional_vertigo & ~dizzy_on_standing & age >= 15y & age < 75y & !one_side_weak & !speech_trouble & !double_vision & !balance_loss & !worst_headache & !hearing_loss & !fever & !fainted & !pregnant & !vomiting",
      reason:
        "Un vertige bref en tournant la tête, avec une marche et une audition normales, vient le plus souvent de l'oreille ; un médecin peut le soulager dans la semaine.",
      source: "keneya-table",
      advice: {
        todo: ["Levez-vous lentement, asseyez-vous au bord du lit avant de marcher.", "Dormez la tête un peu relevée."],
      },
    },
  ],
  otherwise: { level: "routine", reason: "Des vertiges méritent un examen dans la semaine.", source: "nice-neuro" },
  advice: {
    todo: ["Asseyez-vous ou allongez-vous jusqu'à ce que cela passe."],
    avoid: ["Ne conduisez pas, ne montez pas sur une échelle."],
    watch: ["Parole, force, vue double, marche impossible : appelez le 185."],
  },
};
