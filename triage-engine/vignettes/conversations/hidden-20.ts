import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden20: readonly Conversation[] = [
  {
    id: "z401",
    level: "emergency",
    says: "Bonsoir, mon bébé tète moins depuis hier. Il pleure un peu quand je le prends, la vieille dit que c'est le ventre.",
    answers: [["age", "Il a 7 jours."]],
  },
  {
    id: "z402",
    level: "emergency",
    says: "J'ai mal à l'épaule gauche depuis ce matin, je n'ai rien porté pourtant. Je veux savoir quelle pommade je peux mettre.",
    answers: [
      ["age", "J'ai 24 ans."],
      ["fever", "Non, pas de fièvre."],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["pregnant", "Mes règles ont trois semaines de retard, je n'ai pas fait de test."],
    ],
  },
  {
    id: "z403",
    level: "emergency",
    says: "Bonjour docteur, j'ai mal aux dents du bas à gauche depuis hier soir, ça part et ça revient. Qu'est-ce que je peux prendre pour calmer ?",
    answers: [
      ["age", "58 ans."],
      ["cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much", "Non, rien de tout ça."],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Non, rien de gonflé, pas de fièvre, la douleur est moyenne, 6 sur 10.",
      ],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Non, rien de tout ça."],
      ["sudden_onset", "Non, ça vient et ça repart."],
      ["cannot_stand confusion hernia_stuck", "Non, rien de tout ça."],
      ["vomiting right_lower_pain right_upper_pain constant_pain", "Non, rien au ventre."],
      ["chest_pressure noisy_breathing tongue_swelling", "Quand ça vient j'ai comme un petit poids sur la poitrine."],
    ],
  },
  {
    id: "z404",
    level: "routine",
    says: "J'ai une dent en bas à droite qui me fait mal depuis 4 jours, surtout quand je bois frais. Le paracétamol calme un peu.",
    answers: [
      ["age", "J'ai 30 ans."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, rien de tout ça, je prends 3 comprimés par jour.",
      ],
      ["jaw_swelling fever gum_swelling severe_pain tooth_bleeding", "Non, rien de tout ça."],
      ["confusion noisy_breathing", "Non."],
    ],
  },
  {
    id: "z405",
    level: "emergency",
    says: "Ma fille de 5 ans est fatiguée depuis hier, elle veut pas jouer et elle reste couchée. Elle dit juste que le ventre est lourd.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Pas de sang, pas de selles noires, mais quand elle marche un peu elle souffle vite.",
      ],
      [
        "vomits_blood chest_pressure sweating hard_breathing",
        "Juste le souffle qui va vite quand elle marche, le reste non.",
      ],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "Les yeux sont un peu jaunes comme d'habitude, le reste non.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout ça."],
      ["choking swallowed_battery swallowed_kerosene", "Non, rien de tout ça."],
      ["sickle_cell", "Oui, elle est SS, elle prend l'acide folique."],
    ],
  },
  {
    id: "z406",
    level: "emergency",
    accepts: ["urgent"],
    says: "Bonjour, j'ai la gorge qui fait mal depuis 3 jours, j'avale difficilement. J'ai pris du miel et citron mais ça passe pas.",
    answers: [
      ["fever", "Oui, 39,2 depuis hier avec de gros frissons."],
      ["throat_one_side rash neck_swelling", "Non, rien de ça."],
      ["immunocompromised diabetes sickle_cell", "Je prends du carbimazole pour la thyroïde depuis six semaines."],
      ["throat_pus", "Oui, des plaies et des taches blanches dans la bouche."],
      ["age", "41 ans."],
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, rien de tout ça, la salive passe mais ça fait mal.",
      ],
    ],
  },
  {
    id: "z407",
    level: "emergency",
    says: "Bonjour, mon garçon de 13 ans a mal au bas du ventre depuis ce matin. Je pense qu'il a mangé trop de mangues vertes.",
    answers: [
      ["vomiting severe_pain black_skin", "Oui, très mal, il marche plié."],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Il a vomi deux fois ce matin mais c'était pas vert. Le reste non.",
      ],
      [
        "testicle_pain",
        "Il avait honte de le dire : la bourse droite est gonflée et remontée, il ne laisse pas toucher.",
      ],
    ],
  },
  {
    id: "z408",
    level: "self_care",
    says: "J'ai mal à l'épaule droite depuis hier, j'ai porté des sacs de ciment toute la journée. Quelle pommade je peux mettre ?",
    answers: [
      ["age", "28 ans"],
      ["fever", "Non."],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["pregnant", "Non, je suis un homme."],
      ["hot_joint", "Non, elle est normale."],
      ["cannot_bear_weight deformity severe_pain fall", "Non, je bouge le bras, ça fait un peu mal quand je le lève."],
      ["gout burn wound knee_shoulder_worn", "Non, rien de tout ça."],
    ],
  },
  {
    id: "z409",
    level: "emergency",
    says: "Bonsoir, je tousse depuis une semaine surtout la nuit, ça m'empêche de dormir. Quel sirop je peux prendre ? J'allaite.",
    answers: [
      ["age", "J'ai 33 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Quand je parle un peu longtemps le souffle me coupe, le reste non.",
      ],
      ["sudden_onset", "Non, c'est venu petit à petit."],
      ["fever", "Non."],
      [
        "lying_flat_worse leg_swelling_one pleuritic_pain surgery_recent cough_blood",
        "Oui, je dors assise avec trois oreillers, et hier le crachat était une mousse un peu rose.",
      ],
    ],
  },
  {
    id: "z410",
    level: "emergency",
    says: "Bonjour, je suis découragé ces temps-ci, je dors mal depuis que j'ai perdu mon travail. Est-ce qu'il y a un bon médicament pour le sommeil ?",
    answers: [
      ["age", "52 ans."],
      ["suicidal_thoughts", "Oui, j'y pense tous les jours. J'ai acheté du Furadan, il est sous mon lit."],
    ],
  },
  {
    id: "z411",
    level: "emergency",
    says: "Ma petite de 2 ans refuse de manger depuis hier soir, elle tousse un peu. Je crois que c'est les molaires qui sortent.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, rien de tout ça, elle arrive à boire un peu d'eau.",
      ],
      ["fever", "Non, le corps est normal."],
      ["no_urine", "Non, elle a fait pipi ce matin."],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout ça."],
      [
        "choking swallowed_battery swallowed_kerosene",
        "Elle jouait avec la télécommande hier et on n'a pas retrouvé la petite pile ronde.",
      ],
      ["choking swallowed_kerosene", "Non, elle ne s'étouffe pas, mais elle bave beaucoup."],
      ["muffled_voice cannot_open_mouth", "Non, la bouche s'ouvre bien."],
      [
        "swallowed_object scorpion_sting poisoning",
        "Peut-être la pile de la télécommande, on ne la retrouve toujours pas.",
      ],
    ],
  },
  {
    id: "z412",
    level: "emergency",
    says: "Bonsoir, j'ai une migraine du côté droit depuis ce soir et j'ai vomi. Je n'ai plus mes comprimés, je peux prendre quoi ?",
    answers: [
      ["age", "61 ans."],
      ["critical_supply", "Non, c'étaient juste des comprimés pour le mal de tête."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Je ne l'ai pas perdue mais de l'œil droit je vois flou.",
      ],
    ],
  },
];
