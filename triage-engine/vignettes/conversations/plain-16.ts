import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const plain16: readonly Conversation[] = [
  {
    id: "b092",
    level: "self_care",
    says: "Je vomis toujours dans le car quand le voyage est long, je repars dimanche à Kara, que prendre ?",
    answers: [
      ["age", "J'ai 20 ans"],
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "non rien, là je vais bien, ça s'arrête dès que je descends du car",
      ],
      ["drowsy cannot_stand neck_stiff convulsion", "Rien de tout cela"],
      [
        "vomits_everything fever no_urine bile_vomit diabetes",
        "non, hier j'ai vomi 3 fois dans le car puis j'ai mangé et bu normalement en arrivant",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury overdose", "Rien de tout cela"],
      ["testicle_pain", "je suis une fille"],
      ["steroid_stopped dialysis_missed", "Rien de tout cela"],
      ["tongue_swelling", "Non"],
      ["pregnant", "non, j'ai eu mes règles la semaine passée"],
    ],
  },
  {
    id: "b093",
    level: "self_care",
    says: "bonjour j'ai une ampoule au talon à cause de mes chaussures neuves, est ce que je dois la percer",
    answers: [
      ["age", "16 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "non, rien"],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "non, elle est fermée avec de l'eau claire dedans",
      ],
      ["tetanus_doubt", "Non, moins de 10 ans"],
      ["diabetes", "Non"],
      ["animal_bite human_bite animal_scratch needle_injury self_harm", "Rien de tout cela"],
      ["anticoagulant painless_ulcer", "non"],
    ],
  },
  {
    id: "b094",
    level: "self_care",
    says: "Bonjour mon bébé de 5 mois a plein de petits boutons dans le cou et le dos avec la chaleur",
    answers: [
      ["fever cellulitis wound_infected purple_spots face_swelling", "Non rien de tout ça, elle n'est pas chaude"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Rien de tout cela"],
    ],
  },
  {
    id: "b095",
    level: "self_care",
    says: "j'ai mes règles aujourd'hui et j'ai mal au ventre comme chaque mois, quoi faire svp, j'ai 17 ans",
    answers: [
      ["fainted late_period soaks_pads rigid_belly", "Rien de tout cela"],
      ["steroid_stopped", "non jamais"],
      ["confusion cannot_stand", "non, ça va à part les crampes"],
      ["fever severe_pain vomits_everything discharge_odour", "non, rien de tout ça"],
    ],
  },
  {
    id: "b096",
    level: "self_care",
    says: "Mon garçon de 12 ans a de l'eau dans l'oreille depuis la piscine hier, il dit que c'est bouché",
    answers: [
      ["ear_swelling_behind face_droop neck_stiff confusion", "non aucun de ces signes"],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "aucun, il entend juste un peu moins de ce côté parce que c'est bouché",
      ],
    ],
  },
  {
    id: "b097",
    level: "self_care",
    says: "Avec l'harmattan mes lèvres sont toutes craquelées, ça pique",
    answers: [
      ["age", "15 à 49 ans"],
      ["hard_breathing wheeze fever face_swelling", "non rien"],
      ["cannot_drink skin_peeling cannot_swallow", "Rien de tout cela"],
      ["poor_feeding rash severe_pain immunocompromised", "non, je mange et je bois bien"],
      ["duration", "4 jours"],
    ],
  },
  {
    id: "b098",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, je prends du fer depuis 5 jours et mes selles sont devenues noires, c'est normal ?",
    answers: [
      [
        "clearer",
        "rien ne me fait mal, c'est seulement la couleur des selles, vert très foncé presque noir depuis 3 jours",
      ],
      ["age", "29 ans"],
      ["much_rectal_blood fainted cannot_stand vomits_blood", "non, aucun"],
      ["confusion pallor sweating", "Rien de tout cela"],
      ["fever diarrhea belly_pain anticoagulant", "non, rien, et pas d'autre médicament que le fer"],
      ["black_stool", "non, ce n'est pas comme du goudron, c'est ferme, juste très foncé"],
      ["hard_breathing convulsion spontaneous_bleeding", "Rien de tout cela"],
      ["chest_pressure one_side_weak speech_trouble", "non, rien, je me sens bien"],
      ["severe_pain jaundice cannot_drink", "non"],
      ["pregnant", "Non"],
      ["snake_bite scorpion_sting sexual_violence poisoning self_harm", "Rien de tout cela"],
    ],
  },
  {
    id: "b099",
    level: "self_care",
    says: "ma paupière saute toute seule depuis quatre jours, l'œil droit",
    answers: [
      ["age", "25 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "non rien de ça, je vois bien"],
      ["eye_pain light_hurts contact_lenses eye_injury", "non, ni douleur ni lentilles"],
      ["fever eyelid_swollen", "Rien de tout cela"],
    ],
  },
  {
    id: "b100",
    level: "self_care",
    says: "J'ai mangé beaucoup de haricots hier et j'ai le ventre gonflé avec des gaz. Homme 50 ans",
    answers: [
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça"],
      ["pain_to_arm_jaw fainted", "Rien de tout cela"],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "non rien, juste des gaz"],
      ["weight_loss food_sticks pallor vomiting", "non"],
    ],
  },
];
