import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise11: readonly Conversation[] = [
  {
    id: "x101",
    level: "emergency",
    says: "Bonjour, j'ai eu une césarienne il y a douze jours. Depuis deux heures je m'essouffle pour un rien et j'ai comme une pointe au côté droit quand je prends de l'air.",
    answers: [["age", "J'ai trente-quatre ans."]],
  },
  {
    id: "x102",
    level: "emergency",
    says: "Mon garçon de vingt mois jouait avec la télécommande et je crois qu'il a avalé la petite pile ronde, il y a une heure. Il joue normalement, mais la pile est introuvable.",
    answers: [],
  },
  {
    id: "x103",
    level: "emergency",
    says: "Bonsoir, j'écris pour mon père de 81 ans. Ce matin au petit déjeuner il ne trouvait plus ses mots et sa cuillère lui tombait de la main ; au bout de vingt minutes tout était revenu.",
    answers: [],
  },
  {
    id: "x104",
    level: "emergency",
    says: "Bonjour, j'ai 14 ans. Une douleur dans la bourse gauche m'a réveillé cette nuit vers quatre heures et elle ne me lâche pas.",
    answers: [],
  },
  {
    id: "x105",
    level: "emergency",
    says: "Ma fille est née il y a quatre jours et sa peau devient de plus en plus jaune. Aujourd'hui même la plante de ses pieds a pris cette couleur et elle s'endort au sein.",
    answers: [],
  },
  {
    id: "x106",
    level: "emergency",
    says: "J'ai 47 ans et je souffre du bas du dos depuis trois semaines. Depuis hier soir, je ne sens plus bien la peau entre mes cuisses quand je m'essuie.",
    answers: [],
  },
  {
    id: "x107",
    level: "urgent",
    says: "Mon fils de neuf ans s'est fait attraper le mollet par un chien du quartier à midi. Il y a deux petits trous, et le chien a filé.",
    answers: [
      ["snake_bite", "Mais non, je parle d'un chien, il n'y a jamais eu de serpent dans l'histoire."],
      ["clearer", "Un chien errant a mordu mon fils au mollet droit ; il a deux petits trous et ça a saigné un peu."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "C'est au mollet seulement. Deux trous peu profonds, le sang s'est arrêté et il boit son eau tranquillement.",
      ],
      ["bite_face_neck rabies_signs", "Son visage est intact, rien n'est arraché, et il est calme comme d'habitude."],
      [
        "convulsion confusion hard_breathing chest_pain",
        "Il n'a pas eu de secousses, il parle normalement et respire sans effort.",
      ],
      ["hears_voices vomiting", "Non, il a toute sa tête et il a bien gardé son déjeuner."],
      ["suicidal_thoughts", "Il a neuf ans et il est gai, de telles idées ne lui viennent pas."],
    ],
  },
  {
    id: "x108",
    level: "urgent",
    says: "Bonjour, avant-hier soir un homme que je connais m'a forcée à coucher avec lui, sans préservatif. J'ai 23 ans et je ne sais pas quoi faire.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je ne perds pas de sang et je n'ai pas de blessure. Je pleure beaucoup, mais je tiens à la vie.",
      ],
      ["deep_cut severe_pain", "Je suis juste un peu endolorie, c'est supportable, et je n'ai pas la moindre coupure."],
    ],
  },
  {
    id: "x109",
    level: "urgent",
    says: "J'ai 59 ans, je suis diabétique. Ma chaussure neuve m'a fait une petite plaie sous le gros orteil, ça fait cinq jours et elle ne se referme pas.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Le pied est chaud et de couleur normale, ça suinte juste un liquide clair, sans odeur.",
      ],
      ["fever rash_spreading cellulitis", "Je ne suis pas chaud et la peau autour a sa couleur ordinaire."],
      ["confusion cannot_stand", "J'ai l'esprit clair et je marche comme d'habitude."],
      ["confusion purple_spots", "Je n'ai aucune tache sur la peau et je raisonne bien, comme vous lisez."],
    ],
  },
  {
    id: "x110",
    level: "urgent",
    says: "Bonjour, je porte des lentilles et j'ai dormi avec. Depuis hier mon œil droit est rouge et me fait mal.",
    answers: [
      ["age", "Vingt-deux ans le mois dernier."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Rien n'a giclé dedans. Je vois un peu trouble de cet œil, mais pas de ronds autour des ampoules, et il bouge bien.",
      ],
      ["fever eyelid_swollen", "La paupière est plate et je n'ai pas de température. L'œil larmoie beaucoup."],
      ["sudden_onset", "Non, elle est un peu trouble depuis hier, venue doucement avec la rougeur."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Je n'ai même pas mal à la tête, je parle et je marche comme d'habitude.",
      ],
      ["pregnant", "Je ne le suis pas, elles sont venues au jour prévu."],
      ["confusion vomiting", "J'ai la tête claire et je garde ce que je mange."],
    ],
  },
  {
    id: "x111",
    level: "urgent",
    says: "Je suis enceinte de six mois et depuis deux jours ça me brûle quand je fais pipi. J'y vais tout le temps pour quelques gouttes.",
    answers: [
      ["age", "J'ai 28 ans et c'est ma deuxième grossesse."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Je suis à 37,1, je ne tremble pas, mon dos va bien et l'urine est seulement jaune.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne saigne pas du tout, mon ventre est tranquille, je respire et je vois bien.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion hard_breathing",
        "Non, pas une goutte de sang, le ventre est calme et je respire bien.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Elle remue beaucoup là-dedans, rien n'a coulé et mon visage est comme avant.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Non, mon ventre ne durcit pas, le linge reste sec et mes joues sont normales.",
      ],
      ["vaginal_bleeding vomits_everything", "Je ne perds rien, et je mange et garde tous mes repas."],
      ["vaginal_bleeding", "Rien ne coule, mes sous-vêtements sont propres."],
    ],
  },
  {
    id: "x112",
    level: "urgent",
    says: "Ma fille de six ans se plaint de l'oreille gauche depuis hier, elle en a pleuré toute la nuit. Elle a 38,7 au thermomètre.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Elle tourne la tête comme elle veut, son visage est bien droit et derrière l'oreille c'est plat.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle boit son eau et la garde, elle est bien éveillée et respire tranquillement.",
      ],
      ["convulsion hard_breathing", "Elle n'a jamais fait de crise, et elle respire comme d'habitude."],
      [
        "pallor purple_spots jaundice dark_urine",
        "Ses lèvres sont roses, ses yeux sont bien blancs et son pipi est clair.",
      ],
      ["pallor purple_spots", "Ses paumes sont bien roses et je ne vois pas une seule tache."],
      [
        "sickle_cell cannot_bear_weight skin_peeling",
        "Elle court partout, sa peau est lisse, et personne ne nous a jamais parlé de drépanocytose.",
      ],
      [
        "cannot_bear_weight skin_peeling",
        "Elle marche et saute sur ses deux jambes, et sa peau est tout à fait normale.",
      ],
    ],
  },
];
