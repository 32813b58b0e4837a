import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden2: readonly Conversation[] = [
  {
    id: "t613",
    level: "emergency",
    says: "Bonjour, mon papa de 78 ans a glissé hier dans la douche, il a une petite bosse au front. Quelle pommade je peux mettre ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il n'est pas tombé dans les pommes, il a rendu une seule fois ce matin, mais il dort plus que d'habitude et il parle un peu lentement.",
      ],
      [
        "lost_consciousness_injury drowsy confusion convulsion",
        "Il dort beaucoup mais il ouvre les yeux quand je l'appelle, il met du temps pour répondre.",
      ],
    ],
  },
  {
    id: "t614",
    level: "emergency",
    says: "Bonjour, ma grand-mère de 71 ans est fatiguée ce matin, elle ne veut pas se lever. Elle mange peu depuis deux jours.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Elle parle de travers, elle m'appelle par le nom de sa sœur qui est décédée.",
      ],
    ],
  },
  {
    id: "t615",
    level: "emergency",
    says: "Bonjour, ma petite de 20 mois ne veut plus manger depuis hier et elle bave. Je pense que ce sont les molaires qui sortent.",
    answers: [
      [
        "swallowed_battery swallowed_object scorpion_sting poisoning",
        "Personne ne l'a vue avaler, mais elle jouait avec la télécommande et la petite pile ronde a disparu.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle prend quelques gorgées d'eau avec peine, sinon rien de tout ça.",
      ],
      ["fever", "Non, son corps n'est pas chaud."],
      ["no_urine", "Non, elle a mouillé sa couche ce matin."],
      [
        "poor_feeding vomiting slow_growth",
        "Elle boit beaucoup moins, juste des gorgées, et elle pleure quand elle avale ; pas de vomissement.",
      ],
      [
        "bloody_stool bile_vomit bulging_fontanelle hernia_stuck floppy",
        "Non, rien de ça ; elle a craché une fois un peu de salive rosée.",
      ],
      [
        "cannot_swallow sunken_eyes",
        "Sa salive coule tout le temps, elle n'arrive pas à la descendre ; les yeux sont normaux.",
      ],
    ],
  },
  {
    id: "t616",
    level: "emergency",
    says: "Bonjour, j'ai un bouton à l'entrejambe depuis 3 jours qui me fait mal. Quelle pommade acheter à la pharmacie ?",
    answers: [
      ["age", "58 ans."],
      ["new_medicine_rash", "Non, je n'ai pris aucun nouveau médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "C'est rouge-violet et c'est devenu noir par endroits, mais la bouche et les yeux n'ont rien.",
      ],
    ],
  },
  {
    id: "t617",
    level: "emergency",
    says: "Bonjour, j'ai des boutons rouges sur le corps depuis 2 jours et les yeux me piquent. C'est peut-être une allergie à mon savon.",
    answers: [
      ["age", "J'ai 29 ans"],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je vois bien, pas de produit ; ils sont rouges et ça brûle.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Ils sont rouges et ça pique, ce n'est pas la lumière, pas de lentilles ni de coup.",
      ],
      ["fever eyelid_swollen", "Oui j'ai le corps chaud depuis 2 jours ; les paupières non."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je suis très fatiguée mais je marche, pas de crise ; mes lèvres ont des croûtes qui saignent un peu.",
      ],
      [
        "confusion hard_breathing spontaneous_bleeding",
        "Je respire bien et j'ai ma tête, ce sont seulement mes lèvres abîmées qui saignent.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, pas ça, je bois un peu mais la bouche est pleine de plaies.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Oui, la peau de mon dos fait des cloques et s'en va quand je frotte.",
      ],
    ],
  },
  {
    id: "t618",
    level: "emergency",
    says: "Bonjour, j'ai mal à la tête d'un côté depuis hier soir et j'ai vomi. Je crois que c'est la migraine.",
    answers: [
      ["age", "61 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "C'est venu en une heure à peu près, mon cou bouge bien, mais de l'œil droit je vois trouble.",
      ],
    ],
  },
  {
    id: "t619",
    level: "emergency",
    says: "Bonjour, j'ai des courbatures au cou et au dos depuis hier, ça tire. J'ai beaucoup travaillé au champ cette semaine.",
    answers: [
      ["age", "42 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je pisse bien et je marche, c'est le dos qui se serre fort quand il y a un bruit.",
      ],
      ["fever", "Non, pas vraiment de fièvre."],
      ["spine_tender", "Non, ce n'est pas un os, c'est tout le dos qui se raidit."],
    ],
  },
  {
    id: "t620",
    level: "emergency",
    says: "Bonsoir, je dors mal depuis un mois et je n'ai plus goût à rien. Vous pouvez me conseiller quelque chose pour dormir ?",
    answers: [
      ["age", "21 ans"],
      ["suicidal_thoughts", "Oui, tous les jours, j'ai même acheté un produit pour herbe hier."],
      ["suicidal_plan", "Oui, le produit est sous mon lit, je pense le boire ce soir."],
    ],
  },
  {
    id: "t621",
    level: "emergency",
    says: "Bonjour, mon fils de 2 ans et demi tousse depuis hier soir. Quel sirop je peux lui donner ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il boit, mais il souffle vite et le creux entre les côtes se tire.",
      ],
    ],
  },
  {
    id: "t622",
    level: "emergency",
    says: "Bonjour, je suis fatiguée depuis deux jours, je n'ai plus d'appétit et j'ai des nausées. Je voudrais des vitamines.",
    answers: [
      ["age", "J'ai 47 ans."],
      ["belly_pain low_belly_pain", "Oui, j'ai mal au ventre un peu partout."],
      ["pregnant", "Non, je suis ménopausée depuis deux ans."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Ce matin je suis tombée dans les pommes en me levant ; pas de sang, rien de noir, le ventre est souple.",
      ],
    ],
  },
  {
    id: "t623",
    level: "emergency",
    says: "Bonjour, je me suis réveillée ce matin avec mal à la tête et des nausées, et mes enfants aussi. C'est peut-être le repas d'hier.",
    answers: [
      ["age", "Moi j'ai 36 ans, les enfants 5 et 9 ans."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, c'est venu au réveil ; mes jambes sont molles toutes les deux et la tête me tourne.",
      ],
      [
        "one_side_weak face_droop speech_trouble double_vision balance_loss",
        "Non, aucun côté n'est faible, c'est tout le corps qui est mou ; mais mon plus petit dort trop.",
      ],
    ],
  },
  {
    id: "t624",
    level: "emergency",
    says: "Bonjour, j'ai une douleur dans la jambe droite depuis ce matin, comme une crampe. Est-ce que je peux masser avec du baume ?",
    answers: [
      ["age", "70 ans"],
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Oui le pied est glacé et tout blanc, je le sens à peine.",
      ],
    ],
  },
];
