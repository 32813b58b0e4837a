import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden4: readonly Conversation[] = [
  {
    id: "u301",
    level: "emergency",
    says: "Bonjour, je suis fatiguée et j'ai mal au ventre depuis deux jours, je n'ai plus d'appétit.",
    answers: [
      ["age", "41 ans"],
      ["pregnant", "Non, mes règles sont venues il y a dix jours."],
      ["late_period", "Non, elles étaient à la date et comme d'habitude."],
      ["confusion fainted cannot_stand", "Ce matin je suis tombée dans les pommes en me levant."],
    ],
  },
  {
    id: "u302",
    level: "emergency",
    says: "Mon bébé de 8 mois pleure beaucoup depuis cette nuit et il tète moins. Peut-être ce sont les dents.",
    answers: [
      ["suicidal_thoughts", "Non, c'est un bébé de 8 mois, il ne parle pas."],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit un peu, mais entre les cris il est tout mou et il somnole.",
      ],
    ],
  },
  {
    id: "u303",
    level: "urgent",
    says: "J'ai une rage de dent en haut à droite depuis trois jours, la nuit je ne dors pas bien.",
    answers: [
      ["age", "33 ans"],
      ["cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much", "Non, rien de tout ça."],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Ma joue droite est enflée depuis hier, mais je n'ai pas de fièvre.",
      ],
      ["confusion noisy_breathing", "Non, rien de tout ça."],
    ],
  },
  {
    id: "u304",
    level: "emergency",
    says: "Bonjour, j'ai mal à la tête depuis ce matin au réveil, avec un peu envie de vomir. J'ai pris un Doliprane.",
    answers: [
      ["age", "J'ai 29 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Non, j'ai eu mes règles la semaine passée."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      ["fever vomiting severe_pain vision_blurred getting_worse", "J'ai vomi une fois, sans fièvre."],
      ["much_urine breath_deep belly_pain", "Non, rien de tout ça."],
      [
        "head_injury smoke_gas high_pressure",
        "Cette nuit on a dormi fenêtres fermées avec le fourneau à charbon allumé dans la chambre.",
      ],
    ],
  },
  {
    id: "u305",
    level: "emergency",
    says: "J'ai une dent du bas qui me fait souffrir depuis quelques jours, les comprimés ne calment pas.",
    answers: [
      ["age", "47 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Le dessous du menton et le cou sont gonflés et durs, et je crache ma salive dans un bol.",
      ],
    ],
  },
  {
    id: "u306",
    level: "emergency",
    says: "Depuis hier j'ai le dos et les épaules raides, je pense que c'est le travail au champ. Qu'est-ce que je peux prendre ?",
    answers: [
      ["locked_jaw paracetamol_much", "Oui, ma mâchoire est dure, j'ouvre à peine la bouche."],
      ["age", "52 ans"],
      ["fever", "Non, pas de fièvre."],
      ["hot_joint", "Non, rien n'est gonflé, c'est juste raide."],
      ["cannot_bear_weight deformity severe_pain fall", "Non, rien de tout ça."],
      ["gout burn knee_shoulder_worn", "Non, rien de tout ça."],
    ],
  },
  {
    id: "u307",
    level: "self_care",
    says: "Bonsoir, j'ai mal à la tête depuis ce midi, j'ai travaillé toute la journée sur l'ordinateur.",
    answers: [
      ["age", "30 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Non, j'ai eu mes règles la semaine passée."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, pas du tout, c'est léger."],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "Non, rien de tout ça, ça diminue avec le paracétamol.",
      ],
      ["head_injury smoke_gas high_pressure", "Non, aucun choc, pas de fumée, et ma tension est normale."],
      ["purple_spots face_droop balance_loss", "Non, rien de tout ça."],
    ],
  },
  {
    id: "u308",
    level: "emergency",
    says: "Je tousse depuis une dizaine de jours, surtout la nuit, et je suis fatiguée. Le sirop ne fait rien.",
    answers: [
      ["age", "34 ans"],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je finis mes phrases, mais je suis vite essoufflée quand je marche.",
      ],
      ["sudden_onset", "Non, c'est venu petit à petit."],
      ["fever", "Non, pas de fièvre."],
      [
        "lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood",
        "Je dors assise sur trois oreillers, sinon j'étouffe.",
      ],
    ],
  },
  {
    id: "u309",
    level: "emergency",
    says: "Bonjour, je dors mal depuis que ma femme est décédée il y a trois mois. Y a-t-il un remède pour le sommeil ?",
    answers: [
      ["age", "67 ans"],
      ["suicidal_thoughts", "Oui, j'y pense tous les jours."],
      ["suicidal_plan", "Oui, j'ai acheté un flacon de Furadan que je garde sous le lit."],
    ],
  },
  {
    id: "u310",
    level: "emergency",
    says: "J'ai mal au bas du dos depuis deux jours après avoir porté des sacs. J'ai pris du paracétamol mais ça ne passe pas, qu'est-ce que je peux ajouter ?",
    answers: [
      [
        "locked_jaw paracetamol_much",
        "Oui, j'en ai pris beaucoup, trois comprimés toutes les deux heures depuis hier.",
      ],
      ["age", "28 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non, pas de fièvre."],
      ["spine_tender", "Non, c'est comme une barre en bas du dos."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de tout ça."],
      ["face_droop", "Non, mon visage est normal."],
      ["pregnant", "Mais je suis un homme !"],
      ["sickle_cell", "Non, je n'ai pas ça."],
    ],
  },
  {
    id: "u311",
    level: "emergency",
    says: "Ma fille de 2 ans ne veut plus manger depuis ce midi, elle pleure quand je lui donne. Peut-être un mal de gorge.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Oui, la bave coule tout le temps sur son habit.",
      ],
      [
        "swallowed_battery swallowed_object scorpion_sting poisoning",
        "Je ne l'ai pas vue avaler, mais elle jouait avec la télécommande et la petite pile ronde manque.",
      ],
    ],
  },
  {
    id: "u312",
    level: "routine",
    says: "Bonjour, je n'ai plus le moral et je dors mal depuis que j'ai perdu mon travail. Ça fait plus d'un mois.",
    answers: [
      ["age", "44 ans"],
      ["suicidal_thoughts", "Non, jamais, j'ai ma femme et mes enfants."],
      ["hears_voices loss_of_function violence_home no_sleep_days self_harm", "Non, rien de tout ça."],
      ["withdrawal lying_flat_worse", "Non, rien de tout ça."],
    ],
  },
];
