import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise25: readonly Conversation[] = [
  {
    id: "k101",
    level: "emergency",
    says: "Bonjour, j'ai 32 ans. Depuis ce matin j'ai un point au côté droit de la poitrine quand je prends de l'air et je suis vite essoufflée.",
    answers: [],
  },
  {
    id: "k102",
    level: "emergency",
    says: "Bonjour, j'ai 63 ans et mon œil droit est devenu rouge et très douloureux depuis hier soir. La douleur monte dans le front et cela m'a donné des vomissements.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Autour des lampes je vois comme des arcs-en-ciel, et de cet œil tout est brouillé. Rien n'y est entré.",
      ],
      [
        "vision_blurred light_hurts contact_lenses eye_injury",
        "Cet œil est dans le brouillard depuis hier. Je ne porte que des lunettes et personne ne m'a frappée.",
      ],
      [
        "fever eyelid_swollen",
        "Ma température est normale et mes paupières ont leur aspect habituel. J'ai vomi trois fois cette nuit.",
      ],
      ["severe_pain", "Je n'ai pas fermé l'œil de la nuit, je dirais huit sur dix."],
    ],
  },
  {
    id: "k103",
    level: "emergency",
    says: "Bonjour, mon fils de 4 ans a eu la diarrhée avec du sang toute la semaine. Maintenant les selles diminuent mais je le trouve très pâle et sans force.",
    answers: [],
  },
  {
    id: "k104",
    level: "urgent",
    says: "Bonjour, ma fille de 6 ans s'est écorché le genou hier et le chien du voisin est venu lécher la plaie. Je voudrais savoir s'il faut faire quelque chose.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "La plaie est petite et ne coule plus, sa jambe est comme d'habitude et elle joue.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Elle s'est éraflée dans la cour, nous avons rincé à l'eau. C'est sec, sans rougeur, et elle bouge tout.",
      ],
      [
        "bite_face_neck rabies_signs",
        "Le chien ne l'a pas mordue, il a seulement passé la langue sur le genou. Elle boit sans crainte et elle est calme.",
      ],
      ["confusion convulsion", "Elle a toute sa tête, elle est en train de sauter à la corde."],
    ],
  },
  {
    id: "k105",
    level: "urgent",
    says: "Bonjour, j'ai 22 ans, je suis enrhumé depuis deux jours avec le nez qui coule et des courbatures. Hier soir j'avais 38,6.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Je marche, j'ai toute ma tête et je respire bien. Rien ne saigne.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou plie facilement, mes yeux sont blancs et mes urines claires. Je garde tout ce que je bois.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Ma peau est saine et j'ouvre bien la bouche. Je n'ai pas quitté Abidjan, mon colocataire a juste un rhume.",
      ],
      ["cough sore_throat", "Je tousse un peu et ma gorge est irritée, avec le nez qui coule."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Je n'ai aucune maladie connue, mes analyses de l'an dernier étaient bonnes et je suis AA.",
      ],
      [
        "cannot_swallow drooling muffled_voice",
        "J'avale ma salive et mes repas, et ma voix est juste un peu prise par le nez.",
      ],
      ["drooling muffled_voice", "Ma bouche n'a rien qui coule, je parle clairement."],
      [
        "throat_one_side rash neck_swelling",
        "Ça gratte des deux côtés un peu pareil. Ma peau est nette et mon cou comme d'habitude.",
      ],
      [
        "cannot_speak blue_lips noisy_breathing tongue_swelling",
        "Je finis mes phrases, mes lèvres sont roses et je respire sans bruit.",
      ],
    ],
  },
  {
    id: "k106",
    level: "urgent",
    says: "Bonsoir. J'ai 25 ans. Un homme que je connais m'a obligée à coucher avec lui il y a deux jours et je ne sais pas quoi faire.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je ne suis pas blessée, j'ai juste le bas du ventre un peu sensible. Je suis choquée mais je tiens à la vie.",
      ],
      [
        "heavy_bleeding vaginal_bleeding deep_cut severe_pain",
        "Mes règles sont finies depuis longtemps et rien ne coule. La douleur est légère.",
      ],
    ],
  },
  {
    id: "k107",
    level: "urgent",
    says: "Bonjour, j'ai 46 ans. Depuis avant-hier matin je n'entends presque plus de l'oreille gauche, et elle siffle.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mon visage est bien droit et mon cou tourne librement. Derrière l'oreille tout est plat.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "La surdité est venue d'un coup au réveil. L'oreille est sèche, sans douleur, et je marche droit.",
      ],
      ["drowsy convulsion", "Je suis bien réveillé, j'ai travaillé toute la journée comme d'habitude."],
    ],
  },
  {
    id: "k108",
    level: "routine",
    says: "Bonjour, j'ai 38 ans et j'ai une tache claire sur l'avant-bras depuis plusieurs mois. Ce qui m'étonne, c'est que je ne sens rien quand on la touche.",
    answers: [],
  },
  {
    id: "k109",
    level: "routine",
    says: "Bonjour, j'ai 56 ans et mon épaule droite me gêne depuis environ trois mois. Elle devient raide, je n'arrive plus à lever le bras pour me coiffer.",
    answers: [
      ["fever", "Ma température est normale, je n'ai rien senti de ce côté-là."],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre et ferme la bouche normalement. Je prends un ou deux comprimés de paracétamol certains soirs seulement.",
      ],
      [
        "limb_pain",
        "Personne ne m'a bousculée et je ne suis pas tombée. La raideur est venue toute seule, petit à petit.",
      ],
      [
        "face_droop speech_trouble confusion vision_loss",
        "Mon visage est droit, je parle clairement et mes yeux vont bien. Il n'y a que l'épaule.",
      ],
      ["sickle_cell", "Je suis AA d'après mon carnet, on me l'a dit à mes grossesses."],
      ["alcohol", "Non, je n'en bois jamais."],
      ["hot_joint", "Non, elle n'est ni gonflée ni rouge ni chaude."],
      ["deformity severe_pain", "L'épaule a sa forme normale et la douleur est moyenne, quatre sur dix."],
    ],
  },
  {
    id: "k110",
    level: "routine",
    says: "Bonjour, j'écris pour ma grand-mère qui a 85 ans. Sa vue baisse petit à petit depuis plus d'un an, elle dit que c'est comme du brouillard.",
    answers: [
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Elle parle bien et ses bras et jambes ont leur force habituelle. Elle voit encore, mais flou.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Ses yeux sont blancs et ne la font pas souffrir. Son sucre a été contrôlé, il était bon.",
      ],
      ["confusion face_droop", "Elle a toute sa tête et son visage est bien symétrique."],
    ],
  },
  {
    id: "k111",
    level: "routine",
    says: "Bonjour, j'ai 67 ans. Depuis quelques mois mon jet d'urine est faible et je me lève trois fois chaque nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "J'urine à chaque fois, même si c'est lent. Mes jambes sont solides et je sens tout normalement.",
      ],
      ["fever cellulitis wound_infected skin_peeling", "Ma peau est saine partout et ma température est normale."],
      [
        "burning_urine blood_urine thirst",
        "Les urines sont claires et passent sans douleur. Je bois comme tout le monde.",
      ],
      [
        "weak_stream lice temperature_taken",
        "Le jet est mou et je dois attendre avant que ça commence. Voilà tout mon souci.",
      ],
    ],
  },
  {
    id: "k112",
    level: "routine",
    says: "Bonjour, j'ai 24 ans. Depuis plus d'un mois je suis triste, je n'ai goût à rien et je dors mal.",
    answers: [
      ["suicidal_thoughts", "Jamais, je tiens à la vie. C'est seulement l'envie qui n'y est plus."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je vais encore aux cours et je me lave, avec effort. Je dors quatre ou cinq heures et je suis fatigué.",
      ],
      ["confusion one_side_weak", "J'ai les idées claires et toute ma force dans les bras et les jambes."],
      [
        "confusion vomits_blood black_stool spontaneous_bleeding",
        "J'ai les idées en ordre, mes selles sont normales et je ne perds pas de sang.",
      ],
      [
        "hears_voices no_sleep_days self_harm",
        "Je dors chaque nuit quelques heures, je n'entends que les bruits ordinaires et ma peau est intacte.",
      ],
      ["violence_home sexual_violence", "La maison est calme, mon frère me soutient et personne ne m'a fait de mal."],
      ["withdrawal lying_flat_worse", "Je ne bois pas et je ne prends rien. Allongé, je respire très bien."],
    ],
  },
];
