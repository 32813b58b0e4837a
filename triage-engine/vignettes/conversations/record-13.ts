import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const record13: readonly Conversation[] = [
  {
    id: "t101",
    level: "emergency",
    says: "Un homme de 64 ans, diabétique de type 2 sous metformine et fumeur, consulte pour une douleur épigastrique à type de pesanteur apparue brutalement il y a deux heures au repos. Il décrit des sueurs profuses et des nausées, sans fièvre ni diarrhée.",
    answers: [],
  },
  {
    id: "t102",
    level: "emergency",
    says: "Sage-femme au centre de santé : nouveau-né de sexe masculin de 6 jours, né à terme par voie basse, poids de naissance 3 100 g. Depuis ce matin il refuse le sein et reste peu réactif ; température axillaire 35,4 °C.",
    answers: [],
  },
  {
    id: "t103",
    level: "emergency",
    says: "Une femme de 34 ans, primigeste à 33 semaines d'aménorrhée, se plaint de céphalées frontales persistantes depuis la veille, non calmées par le paracétamol. Elle signale des mouches volantes et un œdème du visage, sans fièvre ni saignement.",
    answers: [],
  },
  {
    id: "t104",
    level: "emergency",
    says: "La mère d'un garçon de 2 ans rapporte que l'enfant a avalé il y a une heure une pile bouton provenant d'une télécommande. Il a salivé quelques minutes puis a repris ses jeux ; il ne tousse pas et n'a pas de fièvre.",
    answers: [],
  },
  {
    id: "t105",
    level: "emergency",
    says: "Je suis l'infirmier à domicile d'une femme de 85 ans traitée par acénocoumarol pour une fibrillation auriculaire. Elle a chuté de sa hauteur ce matin et présente une bosse occipitale, sans perte de connaissance ni vomissement.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, elle n'a pas perdu connaissance, elle n'a pas vomi et elle est bien réveillée et orientée. Pas de convulsion.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, aucun de ces signes. La bosse est ferme et le mal de tête est léger et stable.",
      ],
      ["anticoagulant", "Oui, elle prend de l'acénocoumarol tous les jours."],
      [
        "head_injury suicidal_thoughts",
        "Il s'agit d'un choc à la tête après une chute accidentelle. Elle n'a aucune idée de mourir.",
      ],
    ],
  },
  {
    id: "t106",
    level: "emergency",
    says: "Garçon de 13 ans amené par son père pour une douleur brutale de la fosse iliaque et du scrotum gauches, survenue cette nuit pendant le sommeil il y a quatre heures. Il a vomi deux fois. Il n'y a ni fièvre ni brûlure mictionnelle.",
    answers: [["testicle_pain", "Oui, le testicule gauche est très douloureux, gonflé et dur."]],
  },
  {
    id: "t107",
    level: "emergency",
    says: "Une femme de 27 ans, aux antécédents de salpingite, présente des douleurs pelviennes droites depuis hier soir. Ses dernières règles remontent à sept semaines et elle note de petites pertes brunâtres ; elle n'a pas de fièvre.",
    answers: [],
  },
  {
    id: "t108",
    level: "emergency",
    says: "Homme de 52 ans, maçon, suivi pour une lombosciatique connue, chez qui la douleur s'est aggravée depuis deux jours. Il rapporte une anesthésie de la région périnéale et n'arrive plus à uriner depuis hier soir. Absence de fièvre et de traumatisme récent.",
    answers: [
      [
        "both_legs_weak saddle_numbness confusion vomiting",
        "Oui, ses deux jambes sont faibles et il ne sent plus la peau entre les cuisses. Pas de confusion ni de vomissements.",
      ],
    ],
  },
  {
    id: "t109",
    level: "emergency",
    says: "La tante d'une fillette de 9 ans, drépanocytaire SS sous acide folique, nous écrit car l'enfant a une fièvre à 38,9 °C et une douleur thoracique depuis ce matin. Elle tousse un peu, sans vomissement ni convulsion.",
    answers: [
      ["age", "Elle a 9 ans."],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Oui, elle a un peu de difficulté à respirer, sa respiration est rapide. Pas de sueurs ni de malaise, et la douleur reste dans le côté droit de la poitrine.",
      ],
    ],
  },
  {
    id: "t110",
    level: "emergency",
    says: "L'épouse d'un homme de 44 ans signale qu'il présente une tristesse profonde depuis la perte de son emploi il y a six semaines. Il lui a confié hier vouloir mourir et a acheté un pesticide qu'il garde dans sa chambre. Il n'a pas encore absorbé le produit et ne consomme pas d'alcool.",
    answers: [["suicidal_plan", "Oui, il a acheté le pesticide pour le boire et il a écrit une lettre d'adieu."]],
  },
  {
    id: "t111",
    level: "urgent",
    says: "Une femme de 39 ans, sans antécédent notable, consulte pour une tuméfaction douloureuse de la joue droite apparue depuis deux jours à la suite d'une carie molaire. Elle ouvre la bouche normalement et avale sa salive sans difficulté ; elle n'a pas de fièvre.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, rien de tout cela. Elle a pris seulement deux comprimés de paracétamol par jour.",
      ],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "Oui, la gencive est enflée. La douleur est à six sur dix, et la dent n'a pas été arrachée.",
      ],
      ["confusion noisy_breathing", "Non, elle est lucide et respire sans bruit."],
    ],
  },
  {
    id: "t112",
    level: "urgent",
    says: "Une patiente de 29 ans, sans maladie chronique, rapporte depuis trois jours des brûlures mictionnelles, puis depuis hier une fièvre à 38,8 °C et une douleur lombaire droite. Elle n'est pas enceinte, ne vomit pas et boit correctement.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, elle n'a aucun de ces troubles.",
      ],
      ["spine_tender", "Non, la douleur est sur le côté droit et reste modérée."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de cela, la douleur est moyenne."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, elle est lucide, se tient debout et respire bien. Pas de saignement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, le cou est souple, pas de vomissement, les yeux sont normaux et les urines sont troubles mais non foncées.",
      ],
      [
        "flank_pain belly_pain rash ear_pain",
        "Oui, elle a mal au niveau du rein droit. Pas de boutons, pas de mal de ventre ni d'oreille.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, et elle n'a pas voyagé.",
      ],
      ["unconscious drowsy cannot_swallow no_urine", "Non, elle est consciente, elle avale bien et elle urine."],
    ],
  },
];
