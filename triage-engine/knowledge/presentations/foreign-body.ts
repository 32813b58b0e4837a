import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf } from "#triage-engine/knowledge/ask.ts";

export const foreignBody: Presentation = {
  id: "foreign-body",
  label: "Objet avalé ou coincé",
  opens: {
    foreign_body: 5,
    swallowed_object: 5,
    swallowed_battery: 6,
    swallowed_sharp: 5,
    object_ear_nose: 5,
    swallowed_harmless: 5,
  },
  specialties: ["ORL", "Gastroentérologie", "Chirurgie Générale"],
  questions: [
    anyOf(
      "stuck_danger",
      ["hard_breathing", "drooling", "cannot_swallow", "swallowed_battery", "swallowed_sharp"],
      "!object_ear_nose",
    ),
    {
      id: "stuck_battery",
      facts: ["swallowed_battery"],
      you: "Est-ce une pile ou un aimant ?",
      they: "Est-ce une pile ou un aimant ?",
      needs: "object_ear_nose",
    },
    anyOf("stuck_urgent", ["vomiting", "belly_pain", "fever", "severe_pain"]),
  ],
  rules: [
    {
      id: "stuck-battery",
      level: "emergency",
      when: "swallowed_battery",
      reason: "Une pile ou des aimants avalés, ou dans le nez ou l'oreille, brûlent en deux heures, même sans signe.",
      source: "espghan-battery",
      specialties: ["Gastroentérologie", "ORL", "Chirurgie Générale"],
      advice: {
        todo: [
          "Si l'enfant a plus d'un an et avale bien : 2 cuillères à café de miel toutes les 10 minutes pendant le trajet.",
          "Emportez une pile pareille ou l'emballage.",
        ],
        avoid: ["Ne faites pas vomir, rien d'autre à manger."],
      },
    },
    {
      id: "stuck-airway",
      level: "emergency",
      when: "choking | (foreign_body | swallowed_object) & (hard_breathing | noisy_breathing | drooling | cannot_swallow | blue_lips | cannot_speak | chest_pain | vomits_blood)",
      reason: "c'est une urgence.",
      source: "etat",
      specialties: ["ORL", "Chirurgie Générale"],
      advice: {
        todo: [
          "Si la personne ne peut plus parler ni tousser : 5 tapes fortes entre les épaules, puis 5 poussées au creux de l'estomac.",
          "Bébé de moins d'un an : 5 tapes dans le dos tête en bas, puis 5 pressions sur la poitrine.",
        ],
        avoid: ["Ne mettez pas le doigt dans la gorge à l'aveugle."],
      },
    },
    {
      id: "stuck-sharp",
      level: "emergency",
      when: "swallowed_sharp",
      reason: "Un objet pointu avalé peut percer la gorge ou l'intestin.",
      source: "french",
      advice: { avoid: ["Ne mangez ni pain ni foutou pour le pousser, ne faites pas vomir."] },
    },
    {
      id: "stuck-object",
      level: "urgent",
      when: "swallowed_object | foreign_body",
      reason: "cela se vérifie aujourd'hui, parfois par une radio.",
      source: "french",
      specialties: ["ORL", "Gastroentérologie", "Radiologie"],
    },
    {
      id: "stuck-ear-nose",
      level: "urgent",
      when: "object_ear_nose",
      reason: "Un objet dans le nez ou l'oreille s'enlève aujourd'hui par un soignant.",
      source: "french",
      specialties: ["ORL", "Médecine Générale"],
    },
    {
      id: "stuck-harmless",
      level: "self_care",
      when: "swallowed_harmless & !swallowed_object & !foreign_body & !hard_breathing & !drooling & !cannot_swallow & !vomiting & !belly_pain",
      reason: "Un noyau ou un chewing-gum avalé ressort seul dans les selles.",
      source: "keneya-table",
      covers: ["swallowed_harmless"],
    },
  ],
  otherwise: { level: "urgent", reason: "Un objet avalé ou coincé se vérifie aujourd'hui.", source: "french" },
  advice: {
    todo: [
      "Insecte dans l'oreille : quelques gouttes d'huile tiède, puis consultez.",
      "Objet dans le nez : mouchez doucement, l'autre narine bouchée.",
    ],
    avoid: ["Pas de pince ni de coton-tige.", "Ne mangez pas de boulette pour pousser une arête."],
    watch: ["gêne pour respirer", "bave", "vomissements", "mal au ventre", "sang dans les selles"],
  },
};
