import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise17: readonly Conversation[] = [
  {
    id: "z101",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans. Depuis ce matin je m'essouffle pour un rien et j'ai un point du côté droit quand je respire à fond. J'ai accouché par césarienne il y a douze jours.",
    answers: [],
  },
  {
    id: "z102",
    level: "emergency",
    says: "Bonsoir docteur, mon fils de 2 ans a avalé la petite pile ronde de la télécommande il y a une heure. Il joue encore, mais je suis inquiète.",
    answers: [],
  },
  {
    id: "z103",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma petite-fille née il y a cinq jours. Depuis hier soir elle ne prend presque plus le sein et elle passe son temps à dormir.",
    answers: [],
  },
  {
    id: "z104",
    level: "emergency",
    says: "Bonjour, ce matin mon père de 66 ans ne trouvait plus ses mots pendant une vingtaine de minutes et il a lâché sa tasse. Maintenant tout est rentré dans l'ordre.",
    answers: [],
  },
  {
    id: "z105",
    level: "emergency",
    says: "Bonjour, j'ai 63 ans. Depuis hier soir j'ai une douleur terrible autour de l'œil droit et du front, et j'ai vomi trois fois.",
    answers: [["eye_pain", "C'est bien cela, l'œil droit me fait un mal affreux et il est tout rouge."]],
  },
  {
    id: "z106",
    level: "emergency",
    says: "Bonjour, je suis un homme de 58 ans. Mes selles sont noires et collantes comme du goudron depuis deux jours, et je me sens vidé.",
    answers: [],
  },
  {
    id: "z107",
    level: "urgent",
    says: "Bonjour, depuis deux jours j'ai des frissons et 39 de température, avec des courbatures partout. J'ai 34 ans et je n'ai encore fait aucun examen.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je tiens sur mes jambes, je respire normalement et j'ai toute ma tête. Je n'ai saigné de nulle part.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Je peux baisser le menton sans gêne, mon urine est claire et je garde l'eau que je bois. Ma peau est comme d'habitude.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma peau est intacte, j'ouvre la bouche sans gêne. Je n'ai pas quitté le chantier et personne n'est malade autour de moi.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "J'ai mal un peu partout dans les muscles, mais le ventre va bien et l'urine passe sans brûler. Ma peau est lisse.",
      ],
      [
        "flank_pain belly_pain rash ear_pain",
        "Ce sont des courbatures des bras et des cuisses surtout. L'oreille est tranquille et ma peau est nette, pas de mal au ventre.",
      ],
      ["runny_nose cough sore_throat", "Le nez est sec, et ni la toux ni la gorge ne me gênent."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je suis en bonne santé d'ordinaire, on ne m'a jamais trouvé de maladie.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "Mes bras et mes jambes sont chauds et de bonne couleur, la poitrine est tranquille.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis severe_pain",
        "Je marche sur mes deux jambes qui sont pareilles, la peau est normale et la douleur est supportable.",
      ],
    ],
  },
  {
    id: "z108",
    level: "urgent",
    says: "Bonjour, un chat errant a griffé ma fille de 9 ans à l'avant-bras hier après-midi. Ça a saigné un peu et je voudrais savoir s'il faut faire quelque chose.",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Ce sont seulement deux traits fins sur le bras, ça s'est arrêté de couler, et elle se porte bien.",
      ],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Rien au visage, ce ne sont que des éraflures. Elle boit et joue comme les autres jours.",
      ],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Elle n'a que ces petites griffures à l'avant-bras, sa main est chaude et bouge bien.",
      ],
      [
        "dirty_wound wound_infected wound_object numb_fingers",
        "Deux traits propres, sans pus, et elle remue tous ses doigts.",
      ],
      ["confusion convulsion", "Elle raisonne bien et n'a jamais fait de crise, elle est partie à l'école ce matin."],
    ],
  },
  {
    id: "z109",
    level: "urgent",
    says: "Bonjour, je suis enceinte de cinq mois et depuis deux jours ça me brûle quand j'urine. J'y vais aussi très souvent.",
    answers: [
      ["age", "J'ai vingt-quatre ans."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Je me sens fraîche, mon dos va bien et l'urine est jaune comme d'habitude. Je garde tout ce que je mange.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Ma culotte reste propre, je vois clair, je respire à l'aise et le ventre ne me fait pas mal.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé gigote bien, mon visage est normal, et rien ne coule en bas.",
      ],
      ["vaginal_bleeding vomits_everything", "Je n'ai perdu aucune goutte de sang et les repas restent en place."],
    ],
  },
  {
    id: "z110",
    level: "urgent",
    says: "Bonjour, j'ai 81 ans. Il m'est sorti des petites cloques groupées sur le côté gauche du front, jusqu'à la paupière, et cela me brûle depuis trois jours.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "J'ai toute ma tête, mon cou bouge librement, mon visage est droit et je vois comme avant.",
      ],
      ["drowsy one_side_weak", "Je suis bien éveillé et mes bras et mes jambes m'obéissent."],
    ],
  },
  {
    id: "z111",
    level: "urgent",
    says: "Bonjour. Avant-hier soir, quelqu'un que je connais m'a forcée à avoir un rapport. J'ai 22 ans et je ne sais pas vers qui me tourner.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je n'ai pas été blessée et je ne perds pas de sang. Je pleure beaucoup mais je tiens à la vie.",
      ],
      ["deep_cut severe_pain", "Mon corps est intact et je n'ai pas mal, c'est surtout dans la tête que c'est dur."],
      [
        "fever purple_spots unconscious drowsy confusion",
        "Je suis bien consciente, je n'ai pas chaud, et ma peau est comme avant.",
      ],
    ],
  },
  {
    id: "z112",
    level: "urgent",
    says: "Bonjour, mon mari de 59 ans est diabétique. Il a une plaie sous le gros orteil depuis six jours à cause d'une chaussure neuve, mais il dit qu'il ne sent rien.",
    answers: [
      [
        "black_skin fever rash_spreading cellulitis limb_cold_pale",
        "La plaie est propre, elle suinte un peu clair et sans odeur. Son pied est tiède, la peau autour a sa couleur normale, et il n'a pas chaud.",
      ],
      [
        "heavy_bleeding neck_wound locked_jaw",
        "Il ouvre la bouche normalement, et la plaie ne saigne pas, elle est seulement au pied.",
      ],
      [
        "neck_wound locked_jaw",
        "Sa seule plaie est celle de l'orteil, et son corps est souple, la bouche s'ouvre en grand.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "La plaie est grande comme une pièce, pas creuse, et faite par la chaussure. Il bouge ses orteils mais ses pieds sentent mal le toucher depuis des années.",
      ],
      ["confusion hard_breathing", "Il respire bien et il a toute sa tête, il suit son travail comme avant."],
    ],
  },
];
