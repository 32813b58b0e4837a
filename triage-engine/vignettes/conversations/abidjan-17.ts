import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan17: readonly Conversation[] = [
  {
    id: "u413",
    level: "routine",
    says: "regles bcp chak mois, fatigué",
    answers: [
      ["age", "34"],
      ["pregnant", "non test negatif"],
      ["soaks_pads fainted severe_belly_pain cannot_stand", "non"],
      ["dizzy pallor fever hard_breathing", "aucun"],
      ["confusion one_side_weak", "non"],
      ["duration", "1 an les regle, fatigue 2 mois"],
    ],
  },
  {
    id: "u414",
    level: "routine",
    says: "Bonjour, c'est le petit de ma soeur, il a une tache claire sur le bras là depuis des mois, on pique dessus même il sent pas hein",
    answers: [["age", "Il a 15 ans"]],
  },
  {
    id: "u415",
    level: "routine",
    says: "je tous dpui 3 semaine",
    answers: [
      ["age", "g 38 an"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "non aucun"],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "non rien de tt ça"],
    ],
  },
  {
    id: "u416",
    level: "routine",
    says: "Docteur bonsoir, en me lavant là j'ai senti une boule dans mon sein, ça fait même pas mal, mais ça m'inquiète dèh",
    answers: [
      ["age", "46 ans"],
      ["fever breast_red breast_abscess", "Non, aucun hein"],
      ["lump_worrying", "Elle est dure comme une bille mais ça bouge sous le doigt hein, et ça ne grossit pas"],
    ],
  },
  {
    id: "u417",
    level: "routine",
    says: "Bonjour docteur, la vieille dit que depuis un an là elle voit flou flou, on dirait y a brouillard devant ses yeux hein",
    answers: [
      ["age", "La vieille a 69 ans"],
      ["sudden_onset", "Non non, c'est venu petit à petit"],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Non, elle parle bien, elle marche bien, elle voit encore, c'est flou seulement",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Non rien de tout ça hein, elle n'a pas le sucre, on a contrôlé y a deux mois",
      ],
      ["confusion face_droop", "Non docteur, son visage est normal, elle a toute sa tête"],
    ],
  },
  {
    id: "u418",
    level: "routine",
    says: "mon fils grat la nuit, moi aussi",
    answers: [
      ["age", "5 ans"],
      ["fever cellulitis wound_infected skin_peeling", "aucun"],
    ],
  },
  {
    id: "u419",
    level: "self_care",
    says: "Bonjour docteur, mon bébé de 3 semaines là a le hoquet chaque fois hein, et il rend un peu un peu le lait après le sein, c'est grave ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non rien de tout ça, il tète bien même"],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non aucun, il est tout bien là"],
      ["newborn_vesicles purple_spots", "Non, sa peau est propre hein"],
      ["newborn_skin_pustules rash_spreading", "Non y a pas de boutons"],
      ["slow_growth", "Non, il grossit bien, 3,8 kg hier à la pesée"],
    ],
  },
  {
    id: "u420",
    level: "self_care",
    says: "muscle poitrine fait mal apres pompes hier",
    answers: [
      ["age", "22 an"],
      ["leg_swelling_one cannot_bear_weight cellulitis fever severe_pain", "non just les muscle"],
      ["chest_pressure pain_to_arm_jaw hard_breathing sweating fainted", "non, sa fait mal kan je bouge"],
      ["tearing_pain surgery_recent cough_blood", "non rien"],
      ["effort_pain pleuritic_pain palpitations diabetes", "non pas diabet"],
      ["confusion cannot_stand pallor", "non sa va"],
      ["heartburn", "non"],
    ],
  },
  {
    id: "u421",
    level: "self_care",
    says: "petites plai ds la bouche, sa pik",
    answers: [
      ["age", "33ans"],
      ["cannot_drink skin_peeling cannot_swallow", "non rien"],
      ["fever poor_feeding rash severe_pain immunocompromised", "non, test vih negatif"],
      ["hard_breathing", "non"],
      ["duration", "3 jr"],
      ["mouth_thrush", "non pas blanc partou"],
    ],
  },
  {
    id: "u422",
    level: "self_care",
    says: "Docteur bonjour, une abeille m'a piquée au bras tout à l'heure, c'est un peu gonflé là et ça gratte hein",
    answers: [
      ["age", "40 ans"],
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Non non, une seule abeille, ça va je respire bien",
      ],
      ["hives face_swelling fever cellulitis severe_pain", "Non, c'est gonflé un peu là où elle a piqué seulement"],
      ["limb_cold_pale chest_pain pain_out_of_proportion", "Non docteur, rien de ça"],
      ["leg_swelling_one cannot_bear_weight", "Non, mon bras bouge bien"],
      ["unconscious confusion convulsion cannot_stand", "Non non, je suis bien debout"],
    ],
  },
  {
    id: "u423",
    level: "self_care",
    says: "jdor mal dpui 5 jr, examen arriv",
    answers: [
      ["age", "jai 20 an"],
      ["suicidal_thoughts", "non jamais"],
      ["no_sleep_days hears_voices withdrawal lying_flat_worse", "non, dor 5h"],
    ],
  },
  {
    id: "u424",
    level: "self_care",
    says: "Bonjour docteur, je suis enceinte de 2 mois et quelques, chaque matin là j'ai envie de vomir hein, mais je mange quand même, c'est normal ?",
    answers: [
      ["age", "28 ans"],
      ["belly_pain low_belly_pain", "Non, le ventre ne me fait pas mal"],
      ["little_urine weight_loss", "Non, je pisse bien et j'ai pas maigri"],
      ["leg_swelling_one", "Non, mes jambes sont normales"],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non aucun de tout ça"],
      ["vaginal_bleeding fever burning_urine vomits_everything", "Non rien, je vomis une fois par moments seulement"],
      ["vomits_blood confusion no_stool_gas worst_headache", "Non docteur, rien de ça"],
      ["drowsy cannot_stand neck_stiff", "Non non, je suis bien réveillée, ça va"],
      ["no_urine bile_vomit diabetes", "Non j'ai pas le sucre et je pisse normal"],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non rien de tout ça docteur, pas de choc"],
    ],
  },
];
