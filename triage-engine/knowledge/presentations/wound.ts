import type { Presentation } from "#triage-engine/schema.ts";
import { anyOf, one } from "#triage-engine/knowledge/ask.ts";
import { cleanWound, pressBlood } from "#triage-engine/knowledge/first-aid.ts";

export const wound: Presentation = {
  id: "wound",
  label: "Plaie ou saignement",
  fits: "wound",
  opens: {
    small_wound: 5,
    deep_cut: 5,
    dirty_wound: 5,
    wound_infected: 5,
    wound_object: 5,
    neck_wound: 5,
    heavy_bleeding: 4,
    foot_wound: 4,
    wound: 3,
    bleeding: 2,
  },
  specialties: ["Chirurgie Générale", "Médecine Générale"],
  questions: [
    {
      id: "bleeding_from",
      facts: ["wound"],
      choices: [
        { label: "Oui, d'une plaie", yes: ["wound"] },
        { label: "Du nez", yes: ["nosebleed"], no: ["wound"] },
        { label: "Du sexe ou des règles", yes: ["vaginal_bleeding"], no: ["wound"] },
        { label: "Dans les selles", yes: ["bloody_stool"], no: ["wound"] },
        { label: "En toussant", yes: ["cough_blood"], no: ["wound"] },
        { label: "En vomissant", yes: ["vomits_blood"], no: ["wound"] },
        { label: "Gencives ou plusieurs endroits", yes: ["spontaneous_bleeding"], no: ["wound"] },
      ],
      you: "D'où vient le saignement : d'une plaie ?",
      they: "D'où vient le saignement : d'une plaie ?",
      needs:
        "bleeding & !nosebleed & !vaginal_bleeding & !bloody_stool & !cough_blood & !vomits_blood & !blood_urine & !pregnancy_bleeding",
    },
    anyOf("wound_danger", ["heavy_bleeding", "neck_wound", "limb_cold_pale", "black_skin", "locked_jaw"]),
    anyOf("wound_urgent", ["deep_cut", "dirty_wound", "wound_infected", "wound_object", "numb_fingers"]),
    one(
      "wound_diabetes",
      "diabetes",
      "Avez-vous un diabète ?",
      "{Qui} a-t-{il} un diabète ?",
      "foot_wound | leg_ulcer",
    ),
    // What nobody tells by itself: the cat that scratched, the needle, one's own hand.
    anyOf("wound_cause", ["animal_bite", "human_bite", "animal_scratch", "needle_injury", "self_harm"]),
    {
      id: "object_out",
      facts: ["object_out"],
      you: "L'objet est-il ressorti en entier ?",
      they: "L'objet est-il ressorti en entier ?",
      needs: "wound_object",
    },
    {
      id: "tetanus",
      facts: ["tetanus_doubt"],
      choices: [
        { label: "Oui, ancien ou inconnu", yes: ["tetanus_doubt"] },
        { label: "Non, moins de 10 ans", no: ["tetanus_doubt"] },
      ],
      you: "Votre dernier vaccin contre le tétanos est-il ancien (plus de 10 ans), absent ou inconnu ?",
      they: "Son dernier vaccin contre le tétanos est-il ancien (plus de 10 ans), absent ou inconnu ?",
    },
    "duration",
  ],
  rules: [
    {
      id: "wound-heavy",
      level: "emergency",
      when: "heavy_bleeding & (wound | fainted | pallor | cannot_stand | cold_body | ~nosebleed & ~vaginal_bleeding & ~bloody_stool & ~cough_blood & ~vomits_blood & ~blood_urine & ~pregnancy_bleeding & ~heavy_period & ~gum_bleeding & ~tooth_bleeding & ~piles & ~small_wound & ~soaks_pads & ~pregnant & ~postpartum & ~late_period)",
      reason: "Un saignement abondant qui ne s'arrête pas met la vie en danger.",
      source: "iitt",
      advice: pressBlood,
    },
    {
      id: "wound-deep-place",
      level: "emergency",
      when: "neck_wound | wound & limb_cold_pale",
      reason:
        "Une plaie profonde du cou, de la poitrine ou du ventre, ou qui coupe le sang d'un membre, demande l'hôpital tout de suite.",
      source: "iitt",
      advice: pressBlood,
    },
    {
      id: "wound-gangrene",
      level: "emergency",
      when: "black_skin & (wound | foot_wound | limb_pain | diabetes | fever) | wound_infected & (pain_out_of_proportion | confusion | cannot_stand | fever & rash_spreading)",
      reason:
        "Une plaie qui noircit, ou une infection qui s'étend vite avec de la fièvre, peut tuer en quelques heures.",
      source: "idsa-skin",
      specialties: ["Chirurgie Générale"],
      advice: {
        todo: ["Couvrez d'un linge propre, gardez le membre surélevé."],
        avoid: ["Pas de remède ni de cataplasme sur la plaie."],
      },
    },
    {
      id: "wound-deep",
      level: "urgent",
      when: "deep_cut & ~(duration >= 14d) & ~leg_ulcer & ~painless_ulcer | wound & numb_fingers",
      reason: "Une plaie profonde doit être nettoyée et parfois cousue dans les 6 à 12 heures.",
      source: "who-surgical",
      advice: cleanWound,
    },
    {
      id: "wound-dirty",
      level: "urgent",
      when: "dirty_wound | wound_object & !object_out | wound & tetanus_doubt",
      reason:
        "Une plaie sale, un objet resté dedans ou un vaccin du tétanos ancien demande des soins et un vaccin aujourd'hui.",
      source: "who-tetanus",
      advice: cleanWound,
    },
    {
      id: "wound-infected",
      level: "urgent",
      when: "wound_infected",
      reason: "Une plaie rouge, chaude ou avec du pus est peut-être infectée.",
      source: "nice-cellulitis",
      advice: cleanWound,
    },
    {
      id: "wound-fragile",
      level: "urgent",
      when: "wound & (anticoagulant & bleeding | immunocompromised & fever | sickle_cell & fever)",
      reason: "Avec cette maladie ou ce traitement, une plaie peut s'aggraver vite.",
      source: "keneya-table",
      advice: cleanWound,
    },
    {
      id: "wound-old",
      level: "routine",
      when: "wound & (leg_ulcer | painless_ulcer | pressure_sore | burn_healing_doubt | genital_ulcer | days(wound) >= 21)",
      reason: "Une plaie qui dure demande un examen dans la semaine.",
      source: "who-skin-ntd",
    },
    {
      id: "wound-clean",
      level: "self_care",
      when: "wound & !diabetes & !anticoagulant & !heavy_bleeding & !deep_cut & !dirty_wound & !wound_infected & (!wound_object | object_out) & !tetanus_doubt & !numb_fingers & !animal_bite & !human_bite & !animal_scratch & !needle_injury & !self_harm & !painless_ulcer & ~(days(wound) >= 21)",
      reason: "Une petite plaie propre, qui ne saigne plus, se soigne à la maison.",
      source: "who-surgical",
      covers: [
        "wound",
        "small_wound",
        "wound_object",
        "rash",
        "bleeding",
        "fall",
        "blow",
        "foot_wound",
        "limb_pain",
        "joint_pain",
        "knee_pain",
      ],
      advice: cleanWound,
    },
  ],
  otherwise: {
    level: "urgent",
    reason:
      "Tant que la profondeur, la propreté de la plaie ou le vaccin ne sont pas sûrs, mieux vaut la montrer aujourd'hui.",
    source: "who-tetanus",
  },
  advice: {
    todo: ["Lavez-vous les mains avant de toucher la plaie.", ...(cleanWound.todo ?? [])],
    avoid: cleanWound.avoid ?? [],
    watch: cleanWound.watch ?? [],
  },
};
