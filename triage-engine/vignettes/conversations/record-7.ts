import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record7: readonly Conversation[] = [
  {
    id: "q101",
    level: "emergency",
    says: "Une femme de 85 ans, suivie pour une fibrillation auriculaire et ayant arrêté son anticoagulant il y a deux mois, présente depuis trois heures une douleur brutale de la jambe droite. Le membre est froid, pâle et engourdi. Il n'y a ni traumatisme, ni fièvre, ni gonflement.",
    answers: [],
  },
  {
    id: "q102",
    level: "emergency",
    says: "Je suis infirmière au centre de santé et je vous signale une femme de 31 ans, au douzième jour d'une césarienne. Elle est devenue brutalement essoufflée ce matin, avec une douleur du côté droit du thorax qui augmente à l'inspiration. Elle n'a ni fièvre ni toux, et sa cicatrice est propre.",
    answers: [["sudden_onset hard_breathing", "Le début a été brutal et elle a du mal à respirer, même au repos."]],
  },
  {
    id: "q103",
    level: "emergency",
    says: "Nourrisson de 9 mois, sans antécédent, amené par sa mère pour des accès de pleurs survenant toutes les quinze minutes depuis huit heures, avec pâleur et repli des jambes. Il a vomi quatre fois et refuse le sein. Il n'a pas de fièvre.",
    answers: [
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Il ne prend plus le sein depuis midi. Son dernier pipi date de six heures. Ses yeux ne sont pas creux.",
      ],
    ],
  },
  {
    id: "q104",
    level: "emergency",
    says: "Fillette de 2 ans, sans antécédent, dont la mère rapporte l'ingestion d'une pile bouton il y a environ une heure. L'enfant est calme et joue, sans toux, sans vomissement ni gêne respiratoire.",
    answers: [["clearer", "Elle a avalé une pile bouton de télécommande. Pour le moment, elle n'a mal nulle part."]],
  },
  {
    id: "q105",
    level: "emergency",
    says: "Un homme de 45 ans, maçon, sans antécédent notable, consulte pour une lombalgie évoluant depuis deux semaines, irradiant aux deux membres inférieurs et traitée par diclofénac. Depuis hier, il décrit un engourdissement de l'entrejambe. Il n'a ni fièvre ni traumatisme récent.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Oui, il a l'entrejambe endormi. Ses deux jambes sont plus faibles et il n'a presque pas uriné depuis douze heures. Il ne s'est pas évanoui.",
      ],
      ["back_pain", "Oui, il a mal en bas du dos depuis deux semaines, et la douleur descend dans les deux jambes."],
    ],
  },
  {
    id: "q106",
    level: "emergency",
    says: "La tante d'un nouveau-né de 6 jours, né à terme à domicile, rapporte que l'enfant tète de moins en moins depuis hier soir. Le pourtour de l'ombilic est rouge et malodorant. Il n'a pas vomi et n'a pas convulsé.",
    answers: [["age", "Il a six jours."]],
  },
  {
    id: "q107",
    level: "emergency",
    says: "Une femme de 52 ans, traitée par prednisone depuis trois ans pour un lupus, a interrompu brutalement ce médicament il y a cinq jours faute de stock. Elle présente depuis deux jours une asthénie extrême et des vomissements répétés. Elle n'a ni fièvre ni diarrhée.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Oui, elle est un peu confuse. Elle n'a pas vomi de sang. Le mal de ventre est modéré et elle a encore des selles.",
      ],
    ],
  },
  {
    id: "q108",
    level: "emergency",
    says: "Je vous écris pour ma mère, âgée de 66 ans, hypertendue sous hydrochlorothiazide. Depuis hier soir, elle souffre d'une douleur intense de l'œil gauche, qui est rouge, avec une vision trouble et des vomissements. Elle n'a reçu ni coup ni produit dans l'œil.",
    answers: [["vision_blurred vomiting", "Oui, elle voit trouble et elle a vomi trois fois."]],
  },
  {
    id: "q109",
    level: "emergency",
    says: "Garçon de 4 ans, drépanocytaire SS sous acide folique et pénicilline, amené par son père pour une pâleur d'apparition brutale ce matin, associée à une grande fatigue et à une augmentation de volume de l'abdomen. Il n'a ni fièvre, ni vomissement, ni saignement extériorisé.",
    answers: [["sickle_cell pallor", "Oui, il est drépanocytaire SS et ses paumes sont très pâles."]],
  },
  {
    id: "q110",
    level: "urgent",
    says: "Une femme de 24 ans, primigeste à 16 semaines d'aménorrhée, sous fer et acide folique, consulte pour des brûlures mictionnelles et une pollakiurie évoluant depuis deux jours. Elle ne signale ni fièvre, ni douleur lombaire, ni saignement vaginal.",
    answers: [
      ["flank_pain blood_urine vomiting chills", "Non, aucun de ces signes-là."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, elle ne saigne pas et n'a pas mal au ventre. Elle voit bien et respire normalement.",
      ],
      ["vomits_everything", "Non, elle mange et boit normalement, sans vomir."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, elle urine souvent et sans blocage. Ses jambes sont normales.",
      ],
      ["jaundice", "Non, ses yeux sont blancs."],
    ],
  },
  {
    id: "q111",
    level: "urgent",
    says: "Un homme de 72 ans, hypertendu sous amlodipine, consulte pour une éruption vésiculeuse douloureuse disposée en bande sur le côté gauche du thorax, apparue il y a deux jours. Une sensation de brûlure avait précédé les lésions de deux jours. Il n'a ni fièvre ni essoufflement.",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Non, pas de serrement ni de sueurs. La brûlure va du dos vers l'avant, à gauche, mais pas dans le bras ni la mâchoire. Il ne s'est pas évanoui.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, ce n'est pas une brûlure par le feu ou un produit. Ce sont des vésicules groupées qui lui donnent une sensation de brûlure.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, rien de cela. Il n'a pas été opéré et ses jambes sont normales.",
      ],
      ["chest_wall_pain", "Non, la brûlure est permanente et suit les vésicules. Bouger n'y change rien."],
      [
        "rigid_belly no_stool_gas vomits_blood black_stool",
        "Non, son ventre est souple et ne lui fait pas mal. Il va à la selle normalement et il n'y a pas de sang.",
      ],
      ["severe_pain", "Elle est à 6 sur 10. Elle gêne son sommeil, mais il peut bouger."],
      ["sudden_onset", "Non, elle s'est installée peu à peu en quatre jours."],
      ["cannot_stand confusion hernia_stuck", "Non, il tient debout et il est lucide. Il n'a pas de hernie."],
      ["jaundice chills", "Non, ses yeux sont blancs et il n'a pas de frissons."],
      ["pallor one_side_weak speech_trouble", "Non, il n'est pas pâle, il bouge normalement et il parle bien."],
      [
        "hypertension one_side_pain chest_pain burn right_upper_pain",
        "Il est hypertendu connu. Ce sont des vésicules douloureuses en bande sur le côté gauche du thorax, avec une sensation de brûlure, sans douleur du ventre.",
      ],
      [
        "one_side_pain chest_pain burn right_upper_pain",
        "C'est la peau du côté gauche du thorax : une éruption de vésicules qui brûle. Il n'a pas mal au ventre.",
      ],
    ],
  },
  {
    id: "q112",
    level: "urgent",
    says: "Un aide-soignant de 27 ans, vacciné contre l'hépatite B, s'est piqué à l'index il y a cinq heures avec une aiguille ayant servi à prélever un patient séropositif pour le VIH. Il a lavé la plaie à l'eau et au savon. Il ne présente aucun symptôme et n'a pas encore reçu de traitement.",
    answers: [
      ["hard_breathing tongue_swelling convulsion drowsy", "Non, il va bien et ne présente rien de tout cela."],
      ["heavy_bleeding limb_cold_pale", "Non, le saignement s'est arrêté et le doigt est normal."],
      [
        "vaccine_request needle_injury hiv wound",
        "C'est une piqûre avec une aiguille qui avait servi chez un patient séropositif. Lui-même n'est pas connu porteur du VIH.",
      ],
    ],
  },
];
