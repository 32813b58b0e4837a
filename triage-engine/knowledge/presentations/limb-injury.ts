import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";
import { badlyHurt } from "#triage-engine/knowledge/first-aid.ts";

export const limbInjury: Presentation = {
  id: "limb-injury",
  label: "Entorse ou os peut-être cassé",
  opens: {
    fracture: 5,
    deformity: 5,
    open_fracture: 5,
    thigh_broken: 5,
    tight_cast: 5,
    pulled_elbow: 5,
    sprain: 5,
    ankle_bone_pain: 4,
    cannot_bear_weight: 2,
  },
  specialties: ["Orthopédie", "Chirurgie Générale", "Médecine Générale"],
  questions: [
    anyOf("limb_hurt_danger", ["limb_cold_pale", "numb_fingers", "open_fracture", "thigh_broken"]),
    anyOf("limb_hurt_urgent", ["cannot_bear_weight", "deformity", "ankle_bone_pain", "severe_pain"]),
    "duration",
  ],
  rules: [
    {
      id: "limb-open",
      level: "emergency",
      when: "open_fracture | thigh_broken",
      reason: "cela demande l'hôpital tout de suite.",
      source: "iitt",
      advice: badlyHurt,
    },
    {
      id: "limb-threatened",
      level: "emergency",
      when: "(deformity | fracture | sprain | tight_cast | crush | fall | blow | cannot_bear_weight & deformity) & (limb_cold_pale | numb_fingers)",
      reason: "un membre ne reçoit peut-être plus assez de sang.",
      source: "iitt",
      advice: {
        todo: [
          "Desserrez ou ouvrez ce qui serre (bandage, attelle).",
          "Enlevez bagues et bracelets.",
          ...(badlyHurt.todo ?? []),
        ],
        avoid: badlyHurt.avoid ?? [],
      },
    },
    {
      id: "limb-compartment",
      level: "emergency",
      when: "tight_cast & (severe_pain | getting_worse) | cast_on & (severe_pain | limb_cold_pale | numb_fingers) | (fracture | crush) & severe_pain & getting_worse",
      reason: "une pression étouffe peut-être le muscle.",
      source: "who-surgical",
      advice: { todo: ["Gardez le membre à hauteur du cœur.", "Faites ouvrir le plâtre ou le bandage sans attendre."] },
    },
    {
      id: "limb-broken",
      level: "urgent",
      when: "(fracture & ~cast_on | deformity | tight_cast) & ~old_injury | pulled_elbow & age < 7y",
      reason: "une radio est utile aujourd'hui.",
      source: "who-surgical",
      specialties: ["Orthopédie", "Chirurgie Générale"],
    },
    {
      id: "limb-ottawa",
      level: "urgent",
      when: "sprain & (cannot_bear_weight | ankle_bone_pain | severe_pain)",
      reason: "une fracture est possible.",
      source: "ottawa",
      specialties: ["Orthopédie", "Médecine Générale"],
    },
    {
      id: "limb-slow",
      level: "routine",
      when: "sprain & duration >= 10d",
      reason: "Une entorse encore douloureuse après dix jours mérite un examen.",
      source: "french",
    },
    {
      id: "limb-sprain",
      level: "self_care",
      when: "sprain & !limb_cold_pale & !numb_fingers & !deformity & !cannot_bear_weight & !ankle_bone_pain & !severe_pain & duration < 10d",
      reason: "Une entorse légère, qui laisse marcher, guérit avec le repos et le froid.",
      source: "ottawa",
      covers: [
        "sprain",
        "limb_pain",
        "joint_pain",
        "fall",
        "blow",
        "knee_pain",
        "leg_swelling_one",
        "muscle_after_effort",
      ],
    },
  ],
  otherwise: {
    level: "routine",
    reason: "Une articulation blessée qui gêne encore se fait examiner dans la semaine.",
    source: "french",
  },
  advice: {
    todo: [
      "Repos, froid dans un linge 15 minutes plusieurs fois par jour, membre surélevé.",
      "[cannot_bear_weight | fracture | deformity] Si le membre ne peut pas servir : immobilisez-le dans la position qui fait le moins mal.",
      "Paracétamol selon la notice.",
    ],
    mild: ["Remarchez dès que la douleur le permet."],
    avoid: [
      "Pas de massage, de traction ni de bandage serré par un rebouteux.",
      "Ne forcez pas pour remettre l'os en place.",
    ],
    watch: ["doigts ou orteils froids, bleus ou endormis", "douleur qui augmente", "impossible de faire quatre pas"],
  },
};
