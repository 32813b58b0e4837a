import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise1: readonly Conversation[] = [
  {
    id: "u501",
    level: "emergency",
    says: "Mon garçon de 14 ans a été réveillé ce matin à cinq heures par un mal au bas-ventre à gauche. Il a vomi deux fois et il marche plié en deux.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Il est bien éveillé et il tient debout, mais courbé. Le ventre reste souple, et ce qu'il a vomi, c'était seulement la nourriture d'hier.",
      ],
      [
        "rigid_belly bile_vomit bloody_stool",
        "Il me laisse appuyer sur son ventre. Rien de vert dans ce qu'il a rendu, et hier il est allé au besoin normalement.",
      ],
      [
        "testicle_pain",
        "J'ai regardé : le testicule gauche est gonflé, dur, plus haut que l'autre, et il crie dès qu'on y touche.",
      ],
    ],
  },
  {
    id: "u502",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans et depuis hier soir j'ai un point à droite dans la poitrine chaque fois que j'inspire. J'ai accouché il y a douze jours.",
    answers: [],
  },
  {
    id: "u503",
    level: "emergency",
    says: "J'ai 63 ans. En me levant ce matin, mon œil droit ne voyait plus rien, comme si on avait tiré un rideau noir.",
    answers: [],
  },
  {
    id: "u504",
    level: "emergency",
    says: "Ma fille a six jours. Son nombril est devenu rouge depuis hier et ça sent mauvais.",
    answers: [],
  },
  {
    id: "u505",
    level: "emergency",
    says: "Je suis maçon, 42 ans, j'ai mal au bas du dos depuis dix jours après avoir porté du ciment. Depuis hier mes deux jambes me lâchent et j'ai uriné sur moi cette nuit.",
    answers: [],
  },
  {
    id: "u506",
    level: "emergency",
    says: "Nous nous sommes tous réveillés ce matin avec la tête lourde et la nausée, mon mari, ma fille de 7 ans et moi. On avait gardé le fourneau à charbon dans la chambre à cause de la pluie.",
    answers: [],
  },
  {
    id: "u507",
    level: "urgent",
    says: "Bonjour, je suis enceinte de sept mois, j'ai 24 ans. Depuis deux jours ça me brûle quand j'urine et j'y vais tout le temps.",
    answers: [
      [
        "fever flank_pain blood_urine vomiting chills",
        "Le thermomètre montrait 36,9 ce matin et mon dos ne me dit rien. L'urine est claire comme d'habitude.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Le dos est tranquille, je garde tous mes repas et je ne tremble pas. La couleur est normale, sans trace rouge.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Mes sous-vêtements restent propres, j'y vois bien et je respire sans gêne. Le bébé bouge beaucoup.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion hard_breathing",
        "Rien de rouge en bas, mon ventre est calme et mon souffle est bon. Je n'ai jamais eu de crise.",
      ],
      ["breathless_on_effort", "Même en marchant jusqu'à la PMI, je ne m'essouffle pas."],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le petit donne des coups toute la journée, je reste au sec et mon visage est comme sur mes photos.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Le ventre ne durcit pas, rien n'a coulé et mes joues sont normales.",
      ],
      ["vaginal_bleeding vomits_everything", "Rien ne coule en bas, et tout ce que je mange reste."],
      ["vaginal_bleeding", "Mes sous-vêtements sont propres, aucune trace rouge."],
      [
        "low_belly_pain fainted shoulder_tip_pain",
        "Mon bas-ventre va bien, c'est au passage de l'urine que ça chauffe. Je suis restée debout toute la journée.",
      ],
    ],
  },
  {
    id: "u508",
    level: "urgent",
    says: "J'écris pour ma grand-mère de 82 ans. Elle a des petites cloques en bande d'un seul côté, sous le sein jusqu'au dos, et ça la brûle depuis trois jours.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Elle a toute sa tête, elle tourne le cou comme elle veut et elle y voit comme avant.",
      ],
      ["neck_stiff face_droop", "Elle baisse le menton sur la poitrine sans peine et son visage est resté droit."],
      ["drowsy one_side_weak", "Elle est bien réveillée, bras et jambes ont la même force que le mois passé."],
      ["one_side_weak", "Elle soulève sa bassine et marche seule jusqu'à la cour."],
    ],
  },
  {
    id: "u509",
    level: "urgent",
    says: "On a abusé de moi avant-hier soir, j'ai 22 ans. Je ne sais pas ce que je dois faire maintenant.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "J'ai quelques bleus aux bras et un peu mal au dos, mais je ne perds pas de sang. Je tiens à la vie.",
      ],
      [
        "deep_cut suicidal_thoughts",
        "La peau n'est pas ouverte, il n'y a que des bleus. J'ai peur et je dors mal, mais je veux continuer à vivre.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Je respire bien et je suis restée debout, seulement je sursaute pour un rien.",
      ],
      ["chest_pain fainted", "Ma poitrine est tranquille et je n'ai pas perdu connaissance."],
      [
        "face_droop both_legs_weak saddle_numbness cannot_hold_urine",
        "Mon visage est normal, je marche bien et je contrôle mes besoins.",
      ],
      ["saddle_numbness cannot_hold_urine", "Je sens tout normalement et je me retiens comme avant."],
    ],
  },
  {
    id: "u510",
    level: "urgent",
    says: "J'ai 58 ans et je suis diabétique. Ma chaussure m'a fait une petite plaie sous le gros orteil il y a cinq jours, elle ne me fait même pas mal.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Le pied est chaud et de couleur normale, il y a seulement un peu d'eau claire qui mouille la chaussette.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Elle est superficielle et sèche presque, sans pus, rien dedans. Mes orteils bougent, mais depuis un an je sens moins bien sous les pieds.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object",
        "Elle est petite, en surface, et je l'ai gardée propre. Le bord est rosé, mais il n'y a pas de pus.",
      ],
      ["fever rash_spreading cellulitis", "Le corps est frais, 36,8, et le bord rosé n'a pas bougé depuis cinq jours."],
      ["rash_spreading cellulitis", "La peau autour est calme, le rose tient juste au bord et ne gagne pas."],
      ["confusion", "Je suis lucide, je tiens mes comptes moi-même."],
    ],
  },
  {
    id: "u511",
    level: "urgent",
    says: "J'ai 44 ans. Hier matin je me suis réveillé et mon oreille gauche n'entendait presque plus, avec un sifflement dedans.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mon visage est droit comme toujours et je ne sens rien derrière l'oreille. J'ai les idées nettes.",
      ],
      [
        "ear_swelling_behind neck_stiff confusion",
        "Je bouge la tête comme je veux et tout est plat derrière l'oreille. Je travaille comme d'habitude, l'esprit clair.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "C'est justement venu d'un coup, l'oreille gauche seule. Elle reste sèche, je n'ai pas mal et rien ne tourne.",
      ],
      ["convulsion", "Jamais de ma vie."],
    ],
  },
  {
    id: "u512",
    level: "urgent",
    says: "Mon fils de 8 ans est enrhumé depuis deux jours, il tousse un peu et le soir il monte à 38,6. Est-ce que je peux le garder à la maison ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit son jus, il garde ce qu'il avale, et quand le sirop agit il court dans la cour.",
      ],
      [
        "convulsion hard_breathing",
        "Il respire tranquillement, c'est juste le nez qui est pris, et il n'a jamais eu de crise.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Ses côtes ne se creusent pas et ses lèvres sont roses. Il dort d'un souffle régulier.",
      ],
      ["blue_lips apnea", "Elles sont roses et il souffle sans pause."],
      [
        "fast_breathing wheeze poor_feeding ear_pain",
        "Il boit comme d'habitude, sa poitrine ne siffle pas et ses oreilles ne le gênent pas. Il respire à son rythme normal.",
      ],
      ["fast_breathing poor_feeding", "Son souffle est lent et calme, et il finit ses verres d'eau comme avant."],
      ["confusion neck_stiff", "Il répond bien à mes questions et il touche sa poitrine avec le menton."],
    ],
  },
];
