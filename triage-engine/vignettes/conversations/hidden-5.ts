import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden5: readonly Conversation[] = [
  {
    id: "u313",
    level: "emergency",
    says: "J'ai mal aux reins du côté gauche depuis ce matin, je crois que c'est un calcul. Que dois-je boire ?",
    answers: [
      ["age", "71 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je suis tombé dans les pommes une minute sous la douche ce matin.",
      ],
    ],
  },
  {
    id: "u314",
    level: "emergency",
    says: "Mon fils de 4 ans est fatigué depuis ce matin, il ne joue pas et il dit que son ventre est lourd.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Il dort beaucoup mais il se réveille quand je l'appelle, le reste non.",
      ],
    ],
  },
  {
    id: "u315",
    level: "emergency",
    says: "J'ai mal à la tête depuis hier soir et j'ai vomi plusieurs fois. Je crois que c'est quelque chose que j'ai mangé.",
    answers: [
      ["age", "63 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Je ne suis pas aveugle mais je vois flou de l'œil droit.",
      ],
    ],
  },
  {
    id: "u316",
    level: "emergency",
    says: "Mon papa est tombé il y a trois semaines, et depuis quelques jours il marche moins bien. Il a 79 ans.",
    answers: [
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Non, la jambe gauche bouge mais il la traîne un peu.",
      ],
      ["head_injury", "Oui, il s'est cogné contre le lit."],
      [
        "vomits_twice drowsy confusion convulsion",
        "Il dort beaucoup dans la journée et par moments il mélange les mots.",
      ],
    ],
  },
  {
    id: "u317",
    level: "emergency",
    says: "J'ai des brûlures d'estomac depuis hier soir, le Maalox ne fait rien.",
    answers: [
      ["age", "26 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Non, c'est une douleur moyenne et pas de fièvre.",
      ],
      ["weight_loss food_sticks pallor vomiting", "J'ai vomi une fois, le reste non."],
      [
        "confusion no_stool_gas severe_belly_pain worst_headache",
        "J'ai mal à la tête depuis ce matin, mais pas le plus fort de ma vie.",
      ],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Oui, je suis enceinte de 8 mois."],
    ],
  },
  {
    id: "u318",
    level: "emergency",
    says: "J'ai mal à la gorge avec un peu de fièvre depuis hier soir. Le test palu de la pharmacie est négatif, qu'est-ce que je peux prendre ?",
    answers: [
      ["age", "45 ans"],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je suis bien fatiguée mais je tiens debout.",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "J'ai seulement des petites plaies dans la bouche.",
      ],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien de tout ça."],
      ["cannot_drink cannot_swallow", "Non, je bois et j'avale bien."],
      ["severe_pain immunocompromised", "Oui, j'ai un cancer du sein, la dernière chimio date de neuf jours."],
    ],
  },
  {
    id: "u319",
    level: "emergency",
    says: "Bonjour docteur, j'ai des fourmis dans les pieds depuis quelques jours, c'est gênant. Est-ce un manque de vitamines ?",
    answers: [
      ["age", "38 ans"],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Oui, les deux jambes sont lourdes, je n'arrive plus à monter l'escalier.",
      ],
    ],
  },
  {
    id: "u320",
    level: "emergency",
    says: "Mon pied droit est gonflé et me fait mal depuis hier soir, au retour du champ.",
    answers: [
      ["snake_bite spontaneous_bleeding", "Il y a deux petits trous sur le pied et mes gencives saignent."],
      ["age", "50 ans"],
      ["hard_breathing chest_pain cough_blood fainted limb_cold_pale", "Non, rien de tout ça."],
      ["surgery_recent postpartum cancer", "Non, rien de tout ça."],
      ["pregnant", "Non, je suis ménopausée."],
      ["fever calf_pain cellulitis severe_pain", "Ça fait très mal et c'est gonflé maintenant jusqu'au genou."],
      ["belly_pain face_droop speech_trouble", "Non, rien de tout ça."],
    ],
  },
  {
    id: "u321",
    level: "urgent",
    says: "J'ai marché sur un clou hier au chantier, le talon me fait un peu mal. Que mettre dessus ?",
    answers: [
      ["age", "24 ans"],
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, aucun de ces signes."],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "C'est un petit trou profond d'un centimètre, propre et sans pus.",
      ],
      ["face_droop", "Non, mon visage est normal."],
    ],
  },
  {
    id: "u322",
    level: "routine",
    says: "Bonjour, je tousse depuis trois semaines et le sirop ne fait rien. Je suis un peu fatiguée avec le bébé.",
    answers: [
      ["age", "31 ans"],
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, rien de tout ça."],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Non, rien de tout ça."],
      ["one_side_weak vomits_blood black_stool spontaneous_bleeding", "Non, rien de tout ça."],
    ],
  },
  {
    id: "u323",
    level: "emergency",
    says: "Mon bébé a 13 jours, depuis deux jours il tète moins longtemps qu'avant. Est-ce que mon lait n'est pas bon ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il respire vite et ses côtes rentrent quand il respire.",
      ],
    ],
  },
  {
    id: "u324",
    level: "self_care",
    says: "Mon bébé de 3 semaines rejette un peu de lait après les tétées et elle a souvent le hoquet. C'est mon premier, je m'inquiète.",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, rien de tout ça."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, rien de tout ça, elle tète bien.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle."],
      ["newborn_skin_pustules rash_spreading", "Non, rien."],
      ["slow_growth", "Non, elle prend bien : 3,2 kg à la naissance et 3,9 hier."],
    ],
  },
];
