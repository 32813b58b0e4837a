import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const how3: readonly Conversation[] = [
  {
    id: "va01",
    level: "emergency",
    says: "Bonjour, mon papa quand il boit son café ce matin ça coule seulement d'un côté de sa bouche.",
    answers: [],
  },
  {
    id: "va02",
    level: "emergency",
    says: "J'ai fini tous mes pagnes depuis ce matin, j'ai plus rien pour me changer",
    answers: [
      [
        "long_fever bleeding dizzy dizzy_on_standing",
        "Saignement oui, et quand je me lève je vois noir. J'ai accouché avant-hier à la maison.",
      ],
    ],
  },
  {
    id: "va03",
    level: "emergency",
    says: "Mon bb de 9 jrs dor tro depui hier soir mm le sein i veu plu",
    answers: [],
  },
  {
    id: "va04",
    level: "emergency",
    says: "Je suis à 8 mois et depuis hier il y a des petites lumières qui dansent devant mes yeux là",
    answers: [],
  },
  {
    id: "va05",
    level: "emergency",
    says: "Depuis avant-hier ma bouche refuse de s'ouvrir, même banane braisée je peux pas manger",
    answers: [
      [
        "hard_to_swallow throat_one_side sore_throat cannot_open_mouth swallowed_object",
        "Bouche qui ne s'ouvre presque plus",
      ],
      ["age", "38 ans"],
      [
        "cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non je respire, mon cou est pas enflé, il est dur seulement",
      ],
      ["locked_jaw neck_stiff", "Oui la mâchoire est bloquée, et mon corps saute quand quelqu'un fait du bruit"],
    ],
  },
  {
    id: "va06",
    level: "emergency",
    says: "Mon fils parle avec des gens qui sont pas dans la maison, on dirait les génies sont sur lui",
    answers: [["psychosis_agitated confusion", "Il ne me reconnaît même plus moi sa mère, il raconte n'importe quoi"]],
  },
  {
    id: "va07",
    level: "emergency",
    says: "bjr docteur g 1 souci en bas la depui le reveil, je marche comme 1 canard",
    answers: [
      ["age", "19 ans"],
      [
        "testicle_pain priapism foreskin_stuck cannot_pass_urine heavy_bleeding",
        "oui c le testicule gauche ki fé mal, i è enflé",
      ],
      ["testicle_pain", "Oui"],
    ],
  },
  {
    id: "va08",
    level: "emergency",
    says: "Ma petite a trouvé la bouteille de Youki où je garde le produit pour laver les WC",
    answers: [
      [
        "poisoning swallowed_kerosene swallowed_pesticide swallowed_caustic vomiting",
        "Produit qui brûle avalé, elle a pris une gorgée ya 20 minutes",
      ],
    ],
  },
  {
    id: "va09",
    level: "emergency",
    says: "J'ai écrit une lettre pour ma maman et j'ai partagé mes habits à mes soeurs",
    answers: [
      ["confusion", "Non, ma tête est claire"],
      ["suicidal_plan", "J'ai acheté le poison des rats, c'est pour ce soir"],
    ],
  },
  {
    id: "va10",
    level: "emergency",
    says: "Maman va aux toilettes et c'est devenu noir comme le goudron de la route",
    answers: [
      [
        "dizzy_on_standing pallor dizzy fainted cannot_stand",
        "Elle dit que sa tête tourne quand elle se lève et elle est devenue toute blanche",
      ],
    ],
  },
  {
    id: "va11",
    level: "urgent",
    says: "Vieille mère, ma tête va exploser, on dirait des femmes pilent foutou dedans",
    answers: [
      ["speech_trouble", "Non je parle bien"],
      ["age", "33 ans, je suis chauffeur de taxi"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non c'est venu petit petit hier soir, mon cou se plie bien. Mon corps chauffe aussi",
      ],
      ["worst_headache double_vision convulsion drowsy", "Rien de tout cela"],
      ["head_injury smoke_gas high_pressure eye_pain", "Non"],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "Le corps chaud oui je t'ai dit, pas de vomi, je vois bien",
      ],
      ["cannot_stand hard_breathing spontaneous_bleeding", "Non, je conduis encore même"],
      ["purple_spots jaundice dark_urine", "Non, mes yeux sont blancs et je pisse clair"],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Rien de tout cela"],
      ["duration", "Depuis hier soir comme j'ai dit"],
      ["runny_nose cough sore_throat", "Non pas de rhume"],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Rien"],
    ],
  },
  {
    id: "va12",
    level: "urgent",
    says: "Bonjour, on dirait que quelqu'un me passe un fer à repasser chaud sur le côté",
    answers: [
      ["age", "66 ans"],
      [
        "burn_face burn_large burn_around",
        "Mais non je ne me suis pas brûlée, c'est la peau du côté droit qui chauffe depuis quatre jours, et il y a des petites cloques",
      ],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela, je respire bien",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien. Juste cette bande de cloques qui brûle d'un seul côté",
      ],
      ["face_droop vision_loss", "Non"],
      ["cancer sickle_cell", "Rien de tout cela"],
      ["cannot_swallow one_side_weak", "Non j'avale bien et mes bras et jambes marchent"],
    ],
  },
  {
    id: "va13",
    level: "routine",
    accepts: ["self_care"],
    says: "Le courant CIE est dans ma jambe ! ça part de la fesse ça descend jusqu'au pied, je suis mort",
    answers: [
      ["sciatica numbness back_pain shock_high_voltage both_legs_weak", "Douleur du dos qui descend dans la jambe"],
      ["age", "45 ans"],
      ["saddle_numbness cannot_hold_urine cannot_pass_urine fainted", "Non, je pisse bien, je sens mes fesses"],
      ["fever", "Non"],
      ["spine_tender", "Non, c'est depuis que j'ai soulevé un moteur"],
      ["foot_drop fall weight_loss cancer severe_pain", "Rien de tout cela, ça fait mal mais je marche"],
      ["duration", "Ca fait dix jours"],
      ["sickle_cell", "Non"],
      [
        "limb_pain muscle_after_effort palpitations wound foot_wound",
        "C'est toujours la même douleur de la fesse au pied, pas de plaie",
      ],
    ],
  },
  {
    id: "va14",
    level: "routine",
    accepts: ["urgent"],
    says: "Quand je finis aux WC on dirait on a égorgé un poulet dedans, c'est rouge",
    answers: [
      [
        "clearer",
        "Y a du sang bien rouge qui tombe goutte goutte après mon caca, et une petite boule qui gratte à l'anus",
      ],
      ["age", "C'est moi, j'ai 36 ans"],
      ["much_rectal_blood fainted black_stool", "Non c'est quelques gouttes, le caca est normal, pas noir"],
      ["fever severe_pain abscess anticoagulant", "Rien de tout cela"],
      ["piles lump", "Je pense que c'est kôkô"],
      ["lump", "Non, c'est kôkô, à l'anus"],
      ["duration", "deux semaines"],
      ["blood_on_paper", "Oui"],
    ],
  },
];
