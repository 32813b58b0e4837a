import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden7: readonly Conversation[] = [
  {
    id: "v313",
    level: "emergency",
    says: "Bonjour, mon père a 78 ans et il a mal à la tête depuis une semaine. Le doliprane le soulage un peu seulement.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Depuis deux jours il mélange nos noms et il traîne un peu le pied droit.",
      ],
    ],
  },
  {
    id: "v314",
    level: "emergency",
    says: "Bonjour, j'ai un furoncle mal placé, vers les fesses, depuis 3 jours. Je suis gêné pour m'asseoir, qu'est-ce que je peux mettre dessus ?",
    answers: [
      ["age", "58 ans"],
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Il y a un coin devenu noir et l'odeur n'est pas bonne, la douleur je ne supporte plus.",
      ],
    ],
  },
  {
    id: "v315",
    level: "emergency",
    says: "Bonjour, je dors mal depuis deux mois, je pense trop. Le travail est fini et je n'ai plus goût à rien.",
    answers: [
      ["age", "J'ai 52 ans"],
      ["suicidal_thoughts", "Oui, tous les jours j'y pense."],
      ["suicidal_plan", "Hier j'ai acheté un bidon de produit pour l'herbe, il est dans ma chambre."],
    ],
  },
  {
    id: "v316",
    level: "emergency",
    says: "Bonjour, mon estomac me fait mal depuis hier soir, je suis enceinte de 8 mois. C'est la gastrite, est-ce que je peux prendre du Maalox ?",
    answers: [
      ["age", "34 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "La douleur est à 7 sur 10, le reste non, j'ai vomi une fois seulement.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Depuis hier je vois des petites mouches qui brillent devant les yeux.",
      ],
    ],
  },
  {
    id: "v317",
    level: "emergency",
    says: "Bonjour, j'ai une dent qui me tue depuis 4 jours. Le dentiste peut me voir seulement lundi, qu'est-ce qui calme mieux ?",
    answers: [
      ["age", "33 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Je prends celui de 1 g, à peu près douze par jour depuis trois jours.",
      ],
    ],
  },
  {
    id: "v318",
    level: "emergency",
    says: "Bonjour, j'ai une crampe au mollet droit qui ne veut pas passer. J'ai massé avec du beurre de karité, rien.",
    answers: [
      ["age", "70 ans"],
      ["limb_cold_pale hard_breathing chest_pain pain_out_of_proportion", "Le pied droit est glacé et tout blanc."],
    ],
  },
  {
    id: "v319",
    level: "urgent",
    says: "Bonjour, j'ai mal à la gorge depuis avant-hier. Avaler la salive me pique.",
    answers: [
      ["age", "24 ans"],
      ["cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth", "Non, rien de tout ça."],
      ["fever", "Oui, 38,6 hier soir."],
      ["confusion cannot_stand convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      ["skin_peeling black_skin haemorrhagic_contact", "Non, rien de tout ça."],
      ["throat_one_side rash neck_swelling", "J'ai deux petites boules sensibles sous la mâchoire, le reste non."],
      ["noisy_breathing", "Non"],
    ],
  },
  {
    id: "v320",
    level: "urgent",
    says: "Bonjour, ma sandale m'a fait une petite plaie au gros orteil il y a 6 jours. Ça ne ferme pas vite, je mets quoi ?",
    answers: [
      ["age", "66 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, aucun."],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, c'est petit et propre, mais mes pieds sentent un peu moins depuis des années.",
      ],
      ["tetanus_doubt", "Oui, ça fait plus de 15 ans."],
    ],
  },
  {
    id: "v321",
    level: "routine",
    says: "Bonjour, j'ai des crampes au mollet droit quand je marche, depuis environ six mois. Quand je m'arrête ça part.",
    answers: [
      ["age", "59 ans"],
      ["limb_cold_pale hard_breathing chest_pain pain_out_of_proportion", "Non, aucun de ces signes."],
      ["leg_swelling_one cannot_bear_weight cellulitis fever severe_pain", "Non, rien de tout ça."],
      ["snake_bite scorpion_sting burn wound animal_bite", "Non"],
      ["diarrhea", "Non"],
    ],
  },
  {
    id: "v322",
    level: "routine",
    says: "Bonjour, depuis que ma sœur est décédée il y a six semaines je dors mal et je suis triste. Je me réveille à 4 heures.",
    answers: [
      ["age", "J'ai 48 ans."],
      ["suicidal_thoughts", "Non, jamais, j'ai mes enfants."],
      ["hears_voices loss_of_function no_sleep_days self_harm", "Non, je vais au marché tous les jours."],
      ["violence_home sexual_violence", "Non, rien de ça."],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas d'alcool et je respire bien."],
      ["duration", "Depuis six semaines."],
    ],
  },
  {
    id: "v323",
    level: "self_care",
    says: "Bonjour, ma fille de 5 semaines fait remonter un peu de lait après chaque tétée. Est-ce que c'est normal ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, rien de tout ça, elle tète bien."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, rien de tout ça."],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle."],
      ["slow_growth", "Non, elle grossit bien, 4,4 kg à la pesée."],
      ["vomits_everything drowsy vomits_blood no_urine", "Non, rien de tout ça, elle mouille sept couches par jour."],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, rien de tout ça."],
      ["severe_pain right_lower_pain", "Non."],
      ["little_urine irritable", "Non, ses couches sont bien mouillées et elle est calme."],
      ["newborn_skin_pustules rash_spreading", "Non, sa peau est propre."],
      ["duration", "Depuis deux semaines."],
    ],
  },
  {
    id: "v324",
    level: "self_care",
    says: "Bonjour, j'ai mal à l'épaule droite depuis hier, j'ai porté des bassines d'eau toute la journée. Je peux mettre une pommade ?",
    answers: [
      ["age", "31 ans"],
      ["fever", "Non"],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["hot_joint", "Non, elle n'est pas gonflée."],
      ["cannot_bear_weight deformity severe_pain fall", "Non, rien de tout ça, j'ai mal à 3 sur 10."],
      ["gout burn wound knee_shoulder_worn", "Non, rien de tout ça."],
    ],
  },
];
