import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden15: readonly Conversation[] = [
  {
    id: "x213",
    level: "emergency",
    says: "Bonjour, j'ai une rage de dent depuis trois jours. Les comprimés que je prends ne calment pas bien et maintenant ça me donne la nausée.",
    answers: [
      ["age", "29 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'en prends presque toutes les deux heures, des 1 g, ça fait douze par jour",
      ],
    ],
  },
  {
    id: "x214",
    level: "emergency",
    says: "Bonjour, un clou m'a piqué le pied il y a neuf jours, ça se ferme mais ça fait encore un peu mal. Quelle pommade je peux mettre ?",
    answers: [
      ["age", "34 ans, je suis planteur"],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "La bouche s'ouvre mal depuis hier, et quand on claque la porte tout mon corps se raidit",
      ],
    ],
  },
  {
    id: "x215",
    level: "emergency",
    says: "Bonsoir, j'ai un fort mal de tête d'un côté depuis le début de soirée et j'ai vomi. Je suis sujette aux migraines dans ma jeunesse.",
    answers: [
      ["age", "J'ai 66 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "De l'œil droit je vois brouillé, sinon non"],
      ["sudden_onset", "C'est venu ce soir en même temps que le mal de tête"],
    ],
  },
  {
    id: "x216",
    level: "emergency",
    says: "Bonsoir, je ne dors plus bien depuis trois semaines, j'ai trop de soucis avec les études. Un médicament pour dormir c'est possible ?",
    answers: [
      ["age", "22 ans"],
      ["suicidal_thoughts", "Oui, j'y pense tous les jours"],
      ["suicidal_plan", "Oui, j'ai acheté un bidon de produit pour les herbes, il est sous mon lit"],
    ],
  },
  {
    id: "x217",
    level: "emergency",
    says: "Bonjour, j'ai des boutons rouges sur le corps depuis deux jours. Est-ce que c'est la rougeole ou bien une allergie à un savon ?",
    answers: [
      ["skin_peeling purple_spots", "Oui, la peau s'en va par plaques, et ma bouche est à vif."],
      ["age", "J'ai 41 ans"],
      ["drowsy hard_breathing convulsion cannot_drink confusion", "Non, je bois mais difficilement, ça me brûle"],
      ["vomits_everything neck_stiff", "Non, rien de tout ça"],
    ],
  },
  {
    id: "x218",
    level: "emergency",
    says: "Bonjour, je tousse depuis deux jours et je me sens fatiguée. J'allaite, quel sirop est permis ?",
    answers: [
      ["age", "33 ans"],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je finis mes phrases, mais ça me pique à droite quand je respire et aller à la douche me coupe le souffle",
      ],
      ["pleuritic_pain hard_breathing", "Les deux"],
    ],
  },
  {
    id: "x219",
    level: "urgent",
    says: "Bonjour, mon fils de 8 ans a une petite plaie à la main depuis hier. Est-ce que je mets de l'alcool ou bien de la bétadine ?",
    answers: [
      ["heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw", "Non, rien de tout ça"],
      ["deep_cut dirty_wound wound_infected wound_object numb_fingers", "Non, ce sont juste deux petits trous"],
    ],
  },
  {
    id: "x220",
    level: "urgent",
    says: "Bonjour, j'ai mal à une dent en bas à gauche depuis quatre jours. Le paracétamol calme un peu puis ça revient.",
    answers: [
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Oui, la joue est gonflée depuis ce matin, pas de fièvre.",
      ],
      ["jaw_swelling fever gum_swelling", "Oui, la joue est gonflée depuis ce matin, pas de fièvre."],
      ["age", "35 ans"],
      ["pregnant", "Non, mes règles sont passées la semaine dernière"],
    ],
  },
  {
    id: "x221",
    level: "routine",
    says: "Bonjour, j'ai mal au dos en bas depuis deux mois. C'est surtout le soir après le chantier.",
    answers: [
      ["age", "44 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça"],
      ["fever", "Non"],
      ["spine_tender", "Non, c'est tout le bas du dos, et couché ça soulage"],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de tout ça"],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça"],
    ],
  },
  {
    id: "x222",
    level: "routine",
    says: "Bonjour, je suis triste et je dors mal depuis cinq semaines. J'ai perdu mon travail et ma maman.",
    answers: [
      ["age", "J'ai 45 ans"],
      ["suicidal_thoughts", "Non, je dois vivre pour mes enfants"],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Mes enfants vont bien. Pour moi non plus, rien de tout ça, je fais mon ménage",
      ],
      ["violence_home sexual_violence", "Non, personne ne me frappe"],
      ["withdrawal lying_flat_worse", "Non, rien de tout ça"],
    ],
  },
  {
    id: "x223",
    level: "self_care",
    says: "Bonjour, j'ai un peu mal à la tête depuis hier soir, j'ai trop travaillé sur l'ordinateur. Ça passe avec le paracétamol.",
    answers: [
      ["age", "20 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça"],
      ["pregnant", "Non, mes règles c'était la semaine dernière"],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça"],
      ["fever vomiting vision_blurred getting_worse", "Non, rien de tout ça"],
      ["head_injury smoke_gas high_pressure", "Non, rien de tout ça"],
      ["locked_jaw paracetamol_much", "Non, j'ai pris seulement deux comprimés"],
      ["purple_spots face_droop balance_loss", "Non, rien de tout ça"],
    ],
  },
  {
    id: "x224",
    level: "self_care",
    says: "Bonjour, ma fille de 4 ans est tombée de la chaise il y a trois heures, elle a une bosse au front. Qu'est-ce que je mets dessus ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, rien de tout ça, elle a pleuré tout de suite et elle joue",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout ça, la bosse est dure comme un petit œuf",
      ],
      ["headache dizzy vomiting deep_cut", "Non, rien de tout ça, elle a bien mangé"],
      ["cannot_drink vomits_everything hard_breathing", "Non, rien de tout ça"],
      ["spine_pain_injury heavy_bleeding injury_paralysis", "Non, elle court partout"],
      ["severe_belly_pain pelvis_injury open_fracture limb_cold_pale", "Non, rien de tout ça"],
      ["deformity cannot_bear_weight chest_pain severe_pain", "Non, rien de tout ça"],
      ["fainted speech_trouble vision_loss double_vision balance_loss", "Non, rien de tout ça"],
    ],
  },
];
