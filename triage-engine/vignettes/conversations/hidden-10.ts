import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden10: readonly Conversation[] = [
  {
    id: "w301",
    level: "emergency",
    says: "Bonjour, je suis fatiguée fatiguée depuis quatre jours, je n'ai plus de force et rien ne me donne envie de manger.",
    answers: [
      ["age", "46 ans"],
      ["hard_breathing chest_pressure confusion black_stool one_side_weak", "Non, rien de tout ça."],
      ["weight_loss night_sweats low_mood heavy_period", "Non, juste pas envie de manger, je ne suis pas triste."],
      ["fever", "Non, et le test de palu hier était négatif."],
      [
        "fainted jaundice pallor thirst cannot_drink",
        "Ce matin je suis tombée dans les pommes en allant aux toilettes. Les autres non, je bois quelques gorgées.",
      ],
      ["chest_pain palpitations speech_trouble", "Le cœur bat vite quand je me mets debout. Les autres non."],
    ],
  },
  {
    id: "w302",
    level: "emergency",
    says: "Mon bébé de 8 mois pleure par moments depuis hier soir, après il se calme et ça reprend. Je pense que ce sont les dents ?",
    answers: [
      [
        "bloody_stool bile_vomit bulging_fontanelle hernia_stuck floppy",
        "A midi dans la couche il y avait comme de la gelée de bissap, et le dernier vomi était un peu vert. Entre les pleurs il est mou.",
      ],
    ],
  },
  {
    id: "w303",
    level: "emergency",
    says: "Ma petite de 2 ans et demi tousse depuis hier, c'est une toux sèche. Quel sirop je peux lui donner ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle respire un peu plus vite et ça siffle, les côtes tirent un peu quand elle pleure. Le reste non.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Hier elle est devenue un peu bleue une minute, aujourd'hui c'est rose. Ça creuse un peu quand elle pleure.",
      ],
    ],
  },
  {
    id: "w304",
    level: "emergency",
    says: "Bonjour, mon garçon de 13 ans a mal au bas du ventre depuis ce matin et il ne veut pas aller à l'école.",
    answers: [
      ["rigid_belly bile_vomit bloody_stool cannot_stand drowsy", "Non, rien de tout ça."],
      ["testicle_pain", "Il m'a dit tout bas que oui, le gauche a grossi et il crie si on touche."],
    ],
  },
  {
    id: "w305",
    level: "emergency",
    says: "Bonsoir, je tousse beaucoup la nuit depuis une dizaine de jours et ça m'empêche de dormir. Je voudrais un médicament contre la toux.",
    answers: [
      ["age", "J'ai 31 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je peux finir mes phrases, mais je souffle quand je traverse la cour. Le reste non.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Quand je me couche l'air ne rentre pas, je dors assise sur trois oreillers. Pas de fièvre ni de sang.",
      ],
    ],
  },
  {
    id: "w306",
    level: "emergency",
    says: "Bonjour, j'ai glissé dans la douche ce matin et maintenant j'ai mal au côté et au dos. Qu'est-ce que je peux prendre ?",
    answers: [
      ["age", "24 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non."],
      ["spine_tender", "Non, ce n'est pas un os, c'est plutôt tout le tour."],
      ["foot_drop weight_loss cancer severe_pain", "La douleur est forte, 7 sur 10. Le reste non."],
      ["locked_jaw paracetamol_much", "Non, je n'ai rien pris."],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "J'ai mal au dos en bas, et il y a un peu de sang noir dans ma culotte, pas beaucoup. Le reste non.",
      ],
      ["head_injury", "Non, pas la tête."],
      [
        "severe_belly_pain pelvis_injury open_fracture limb_cold_pale",
        "Mon ventre fait mal et il est dur comme du bois, mais je supporte. Je tiens debout.",
      ],
    ],
  },
  {
    id: "w307",
    level: "emergency",
    says: "Bonjour docteur, j'ai mal au dos en haut depuis ce matin. Je crois que j'ai mal dormi. Quelle pommade je peux mettre ?",
    answers: [
      ["age", "58 ans"],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, mais j'ai failli tomber quand ça m'a pris.",
      ],
      ["fever", "Non, pas de fièvre."],
      ["spine_tender", "Très forte oui, entre les deux omoplates, mais ce n'est pas un os."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "La douleur est au maximum, 10 sur 10. Pas de chute, pas de cancer.",
      ],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      [
        "chest_pain palpitations hard_breathing one_side_weak speech_trouble",
        "Un peu de gêne devant dans la poitrine, et le bras gauche est plus mou et plus froid que l'autre.",
      ],
    ],
  },
  {
    id: "w308",
    level: "emergency",
    says: "Bonjour, j'ai un mal de tête depuis hier soir avec envie de vomir. Le paracétamol ne fait rien.",
    answers: [
      ["age", "66 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Je vois encore, mais l'œil droit voit comme dans le brouillard. Le reste non.",
      ],
    ],
  },
  {
    id: "w309",
    level: "emergency",
    says: "Mon bébé de 3 semaines tète moins depuis hier et il rejette un peu. C'est mon premier, je ne sais pas si c'est normal.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Oui il devient de plus en plus mou depuis ce matin. Il boit encore un peu, pas de fièvre, il respire bien.",
      ],
      ["floppy pallor cold_body sweating", "Il est tout mou oui, le reste non."],
    ],
  },
  {
    id: "w310",
    level: "emergency",
    says: "Salut, g mal à la tête depuis ce matin et je vomis un peu, on dirait une mauvaise cuite. Il faut prendre koi ?",
    answers: [
      ["age", "41 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Je vois tout blanc et trouble, comme de la neige à la télé. Les autres non.",
      ],
      ["sudden_onset", "Oui, ce matin au réveil c'était déjà comme ça, hier je voyais bien."],
      ["bad_alcohol", "Oui, du koutoukou samedi soir aux funérailles, chez un nouveau vendeur."],
    ],
  },
  {
    id: "w311",
    level: "emergency",
    says: "Bonjour, j'ai mal au bas ventre depuis trois jours, comme des règles douloureuses mais plus fort.",
    answers: [
      ["age", "19 ans"],
      [
        "fainted late_period soaks_pads rigid_belly",
        "Mes règles étaient en retard mais une dame a enlevé la grossesse il y a cinq jours. Je ne suis pas tombée, juste failli.",
      ],
    ],
  },
  {
    id: "w312",
    level: "emergency",
    says: "Bonsoir, depuis que j'ai perdu mon travail je n'ai plus le moral, je ne dors plus. Est-ce qu'il y a un comprimé pour dormir ?",
    answers: [
      ["age", "J'ai 35 ans."],
      ["suicidal_thoughts", "Oui, j'y pense tous les jours, je veux mourir."],
      ["suicidal_plan", "Oui, j'ai acheté du Furadan, il est sous mon matelas."],
    ],
  },
];
