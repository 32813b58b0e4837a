import { anyOf, one } from "#triage-engine/knowledge/ask.ts";
import type { Presentation } from "#triage-engine/schema.ts";

export const eyeSight: Presentation = {
  id: "eye-sight",
  label: "Vue qui baisse",
  opens: {
    vision_loss: 5,
    vision_blurred: 3.2,
    vision_slow_loss: 5,
    flashes_floaters: 5,
    double_vision: 4,
    eye_white_child: 5,
    glasses_request: 4,
    halos: 4,
  },
  specialties: ["Ophtalmologie", "Médecine Générale"],
  questions: [
    {
      id: "sight_sudden",
      facts: ["sudden_onset"],
      you: "La vue a-t-elle baissé d'un seul coup ?",
      they: "La vue a-t-elle baissé d'un seul coup ?",
    },
    one(
      "sight_alcohol",
      "bad_alcohol",
      "Avez-vous bu un alcool artisanal ou frelaté ces derniers jours ?",
      "Un alcool artisanal ou frelaté a-t-il été bu ces derniers jours ?",
      "vision_blurred & sudden_onset & age >= 15y & ~childbearing & ~pregnant",
    ),
    anyOf("sight_danger", ["one_side_weak", "speech_trouble", "worst_headache", "vision_loss"]),
    "pregnant",
    anyOf("sight_urgent", ["eye_pain", "red_eye", "diabetes", "flashes_floaters", "headache"]),
    "duration",
  ],
  rules: [
    {
      id: "sight-lost",
      level: "emergency",
      when: "vision_loss & (sudden_onset | duration < 3d | headache | one_side_weak | eye_pain | age >= 55y & duration < 14d | hypertension & duration < 7d)",
      reason: "même revenue, une vue perdue est une urgence pour l'œil ou le cerveau.",
      source: "aao-eye",
      specialties: ["Ophtalmologie", "Neurologie", "Médecine Générale"],
    },
    {
      id: "sight-blurred-danger",
      level: "emergency",
      when: "(vision_blurred | flashes_floaters) & (one_side_weak | speech_trouble | face_droop | double_vision & sudden_onset | halos & eye_pain | confusion) | vision_blurred & (pregnant & (pregnancy_weeks > 20 | headache | high_pressure | face_swelling) | postpartum & (headache | high_pressure)) | bad_alcohol & vision_blurred",
      reason: "c'est une urgence.",
      source: "iitt",
      specialties: ["Ophtalmologie", "Neurologie", "Gynécologie"],
    },
    {
      id: "sight-urgent",
      level: "urgent",
      when: "vision_loss & ~(duration >= 60d & !sudden_onset) | flashes_floaters | vision_blurred & ~dizzy_on_standing & ~standing_faint & (sudden_onset | duration < 7d | eye_pain | red_eye | high_sugar | diabetes & duration < 30d | high_pressure | pregnant | getting_worse & duration < 30d | head_injury) | double_vision | eye_white_child & age < 5y",
      reason: "à examiner aujourd'hui.",
      source: "aao-eye",
    },
    {
      id: "sight-slow",
      level: "routine",
      when: "vision_slow_loss | glasses_request | eye_white_child & ~(age >= 10y) | vision_blurred & duration >= 7d | halos",
      reason: "cela mérite un examen des yeux.",
      source: "aao-eye",
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une vue trouble mérite un examen des yeux dans la semaine.",
    source: "aao-eye",
  },
  advice: {
    avoid: ["[age >= 15y] Ne conduisez pas si la vue est mauvaise."],
    watch: ["Vue perdue, éclairs et points noirs, parole ou force qui changent : urgence."],
  },
};
