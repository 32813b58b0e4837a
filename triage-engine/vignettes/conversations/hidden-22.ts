import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden22: readonly Conversation[] = [
  {
    id: "j401",
    level: "emergency",
    says: "Bonjour, mon bébé de 3 semaines tète un peu moins depuis 3 jours. Il s'endort au sein.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Son ventre monte et descend vite vite, même quand il dort.",
      ],
    ],
  },
  {
    id: "j402",
    level: "emergency",
    says: "Bonsoir docteur, ma fille de 9 ans est fatiguée depuis quelques jours et elle dit que son ventre lui fait mal. Elle ne mange plus bien.",
    answers: [
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Elle reste couchée et elle sommeille, mais elle me répond quand je l'appelle.",
      ],
    ],
  },
  {
    id: "j403",
    level: "emergency",
    says: "Bonjour, j'ai des fourmis dans les pieds depuis 5 jours et maintenant un peu dans les mains. C'est un manque de vitamines ?",
    answers: [
      ["age", "38 ans."],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Mes jambes me lâchent, il faut qu'on me tire pour me lever de la chaise.",
      ],
      ["hand_numbness", "Non, les mains ça picote jour et nuit."],
      ["saddle_numbness cannot_hold_urine", "Non, je sens bien quand je m'assois et je retiens mes urines."],
      [
        "weakness_climbing hard_breathing",
        "Ça remonte, c'étaient les mollets et maintenant les cuisses, et couché l'air me manque un peu.",
      ],
    ],
  },
  {
    id: "j404",
    level: "emergency",
    says: "Bonjour, j'ai mal aux dents du bas à gauche depuis ce matin, jusque dans la machoire. Quel comprimé je peux prendre ?",
    answers: [
      ["age", "J'ai 59 ans."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Je manque un peu d'air, le reste non.",
      ],
    ],
  },
  {
    id: "j405",
    level: "emergency",
    says: "Bonjour, mon papa de 76 ans est très fatigué depuis quelques jours et il ne mange presque plus. Que faire pour lui redonner des forces ?",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool",
        "Oui, il raconte des choses sans queue ni tête, ça va et ça vient.",
      ],
      ["vomits_blood sweating", "Il sue et il tremble."],
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Par moments il parle et on ne comprend pas, ce matin il a appelé ma soeur par un autre nom.",
      ],
      [
        "speech_trouble face_droop one_side_weak vision_loss double_vision",
        "Il prononce bien, rien n'est tordu et il bouge tout pareil, c'est ce qu'il raconte qui n'a pas de sens.",
      ],
      [
        "hard_breathing chest_pressure confusion black_stool",
        "Oui, il raconte des choses sans queue ni tête, ça va et ça vient.",
      ],
    ],
  },
  {
    id: "j406",
    level: "emergency",
    says: "Bonjour, depuis six jours j'ai la tête lourde et le paracétamol ne me soulage plus beaucoup. C'est peut-être la chaleur.",
    answers: [
      ["age", "73 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "J'ai la jambe droite qui traîne un peu quand je marche.",
      ],
    ],
  },
  {
    id: "j407",
    level: "emergency",
    says: "Bonjour, je me sens triste et je pleure beaucoup depuis quelque temps. Je dors mal.",
    answers: [
      ["age", "24 ans."],
      ["suicidal_thoughts", "Je me dis que mon bébé et moi on serait mieux de l'autre côté."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Il y a quelqu'un qui me parle dans la tête et qui me dit de partir avec le bébé.",
      ],
      ["violent fever confusion psychosis_agitated", "Non, aucun de ceux-là."],
      ["pregnant", "J'ai accouché il y a trois semaines."],
      ["hears_voices", "Oui, c'est une voix que mon mari n'entend pas."],
    ],
  },
  {
    id: "j408",
    level: "emergency",
    says: "Slt dr, g pris des comprimés pour faire venir mes règles il y a 5 jours et depuis mon ventre me fait mal. Je prends koi ?",
    answers: [["late_period", "Oui, 2 mois que je les ai pas vues."]],
  },
  {
    id: "j409",
    level: "emergency",
    says: "Bonjour, j'ai marché sur un clou sur le chantier l'autre semaine. La petite plaie sèche bien mais je veux savoir quoi mettre dessus.",
    answers: [
      ["age", "31 ans."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Depuis hier ma bouche s'ouvre juste pour passer un doigt.",
      ],
    ],
  },
  {
    id: "j410",
    level: "emergency",
    says: "Bonjour, je tousse depuis 2 jours, une petite toux sèche. Qu'est-ce que je peux prendre, j'allaite mon bébé.",
    answers: [
      ["pregnant", "Non, j'ai accouché par césarienne il y a douze jours."],
      [
        "fever hard_breathing pleuritic_pain weight_loss",
        "Un point de côté à droite quand je respire à fond, et le souffle court.",
      ],
      ["age", "J'ai 33 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Beaucoup de sang non, juste un petit trait rouge dans le crachat ce matin, et pour aller à la cuisine je dois m'asseoir reprendre mon air.",
      ],
    ],
  },
  {
    id: "j411",
    level: "emergency",
    says: "Bonjour, mon fils de 13 ans a mal au ventre depuis ce matin. Il a mangé du garba hier soir, je crois que c'est ça.",
    answers: [
      [
        "vomits_everything drowsy bile_vomit vomits_blood no_urine",
        "Il a vomi deux fois, mais il garde l'eau, le reste non.",
      ],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, rien de tout ça."],
      ["severe_pain right_lower_pain", "Il se tord, il dit 9 sur 10, mais c'est plutôt en bas à gauche."],
      ["confusion convulsion much_urine", "Non, rien de tout ça."],
      ["fever poor_feeding little_urine irritable", "Non, il n'est pas chaud, il boit et il pisse comme d'habitude."],
      [
        "diarrhea breath_deep hernia_stuck testicle_pain",
        "Il vient de m'avouer qu'une de ses boules est grosse et qu'il ne supporte pas qu'on la touche.",
      ],
    ],
  },
  {
    id: "j412",
    level: "emergency",
    says: "Bonjour, j'ai mal au bas du dos depuis 3 semaines à force de porter les bassines. Le comprimé ne calme plus.",
    answers: [
      ["age", "44 ans."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Quand je m'essuie aux toilettes je ne sens plus le papier.",
      ],
    ],
  },
];
