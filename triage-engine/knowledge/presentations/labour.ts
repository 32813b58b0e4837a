import type { Presentation } from "#triage-engine/schema.ts";

export const labour: Presentation = {
  id: "labour",
  label: "Accouchement, eaux, bébé qui ne bouge plus",
  fits: "!(sex = male) & ~(age >= 56y)",
  ageLast: true,
  opens: {
    labour: 5,
    mucus_plug: 5,
    contractions: 5,
    baby_coming: 5,
    cord_out: 5,
    baby_part_out: 5,
    long_labour: 5,
    waters_broken: 5,
    waters_green: 5,
    uterus_tear: 5,
    no_fetal_movement: 5,
    reduced_movement: 5,
  },
  specialties: ["Gynécologie"],
  questions: ["pregnant", "pregnancy_term"],
  rules: [
    {
      id: "labour-cord",
      level: "emergency",
      when: "cord_out & ~postpartum & ~(age < 10y)",
      reason: "Le cordon qui sort avant le bébé peut lui couper l'air.",
      source: "mcpc",
      advice: {
        todo: ["Jusqu'à l'hôpital : à genoux, tête basse, fesses en l'air, plutôt que sur le côté."],
        avoid: ["Ne touchez pas le cordon, ne poussez pas."],
      },
    },
    {
      id: "labour-part",
      level: "emergency",
      when: "baby_part_out & ~(age < 10y)",
      reason:
        "Un bébé qui ne vient pas par la tête ne peut pas naître seul : il faut une maternité avec un bloc, tout de suite.",
      source: "mcpc",
      advice: {
        todo: ["Couchez la mère sur le côté et partez, sans attendre le reste du bébé."],
        avoid: ["Ne tirez pas, ne poussez rien dedans, n'appuyez pas sur le ventre."],
      },
    },
    {
      id: "labour-tear",
      level: "emergency",
      when: "uterus_tear & (pregnant | labour | contractions | caesarean_before)",
      reason: "l'utérus se rompt peut-être.",
      source: "mcpc",
      specialties: ["Gynécologie", "Chirurgie Générale"],
    },
    {
      id: "labour-birth",
      level: "emergency",
      when: "labour & ~postpartum & ~(sex = male) & ~(age >= 56y) & (pregnant | contractions | waters_broken | ~hard_stool & ~weak_stream & ~cannot_pass_urine) | contractions & (caesarean_before | pregnant)",
      reason: "L'accouchement a peut-être commencé : il faut partir à la maternité maintenant.",
      source: "iitt",
    },
    {
      id: "labour-born-baby-still",
      level: "emergency",
      when: "no_fetal_movement & age < 2y",
      reason: "Un bébé qui ne bouge plus doit être vu tout de suite.",
      source: "etat",
      specialties: ["Pédiatrie"],
    },
  ],
  otherwise: {
    level: "urgent",
    reason: "Ce signe de fin de grossesse doit être contrôlé dans la journée.",
    source: "pcpnc",
  },
  advice: {
    todo: [
      "Partez à la maternité la plus proche, accompagnée, couchée sur le côté gauche.",
      "Prenez le carnet de grossesse, un pagne propre et de quoi couvrir le bébé.",
    ],
    avoid: [
      "Pas de potion ni d'injection pour accélérer.",
      "Ni toucher, ni bain, ni rapport si les eaux sont perdues.",
    ],
    watch: ["Dites en arrivant si vous avez déjà eu une césarienne, si vous saignez ou si le bébé bouge moins."],
  },
};
