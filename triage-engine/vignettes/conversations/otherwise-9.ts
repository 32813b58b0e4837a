import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise9: readonly Conversation[] = [
  {
    id: "w201",
    level: "emergency",
    says: "Ma fille de neuf mois pousse des cris par moments depuis ce matin en repliant les jambes, puis elle se calme. Elle a aussi vomi et je ne sais plus quoi faire.",
    answers: [
      [
        "vomits_everything drowsy bile_vomit vomits_blood no_urine",
        "Le dernier vomissement était vert. Entre les crises elle somnole, mais elle ouvre les yeux quand je l'appelle. Une seule couche mouillée depuis le matin.",
      ],
    ],
  },
  {
    id: "w202",
    level: "emergency",
    says: "Bonjour, j'ai dix-huit ans et j'ai mal en bas du ventre à gauche depuis hier soir. Le paracétamol n'a pas changé grand-chose.",
    answers: [
      ["pregnant", "Elles auraient dû venir il y a deux semaines. J'ai juste vu un peu de sang marron hier."],
      [
        "late_period",
        "Elles tardent de quinze jours, alors que d'ordinaire elles sont à l'heure. Depuis hier il y a seulement quelques taches brunes.",
      ],
    ],
  },
  {
    id: "w203",
    level: "emergency",
    says: "Je suis en classe de quatrième, j'ai treize ans. Cette nuit une douleur m'a réveillé dans le bas du ventre, et j'ai vomi.",
    answers: [
      ["testicle_pain", "Oui, le testicule gauche me fait très mal et il est remonté."],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "Mon ventre reste souple. J'ai vomi deux fois un liquide clair, et je marche plié en deux.",
      ],
      [
        "rigid_belly bile_vomit bloody_stool drowsy",
        "Je suis bien réveillé, et mes selles d'hier étaient comme toujours. Le ventre n'est pas dur et je n'ai rien vu de vert.",
      ],
    ],
  },
  {
    id: "w204",
    level: "emergency",
    says: "Mon neveu de six ans est tombé du manguier il y a deux heures. Il a une bosse derrière la tête et il veut seulement dormir.",
    answers: [],
  },
  {
    id: "w205",
    level: "emergency",
    says: "Bonjour, j'ai soixante-trois ans. Depuis deux heures je sens un poids au creux de l'estomac et je suis trempée de sueur, peut-être une mauvaise digestion.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure hard_breathing",
        "Le poids remonte vers la poitrine et la mâchoire. Je m'essouffle rien qu'en allant à la porte, mes selles ont leur couleur habituelle.",
      ],
    ],
  },
  {
    id: "w206",
    level: "emergency",
    says: "Je suis enceinte de huit mois, c'est ma troisième grossesse. Depuis hier matin mon bébé est très calme, je ne le sens plus.",
    answers: [
      [
        "clearer",
        "Je n'ai mal nulle part. C'est l'enfant dans mon ventre qui ne donne plus de coups depuis plus de vingt-quatre heures.",
      ],
      ["where", "C'est la grossesse. Le bébé ne remue plus, même après avoir mangé du sucre."],
    ],
  },
  {
    id: "w207",
    level: "urgent",
    says: "Bonsoir, mon garçon de quatre ans se plaint de l'oreille droite depuis la nuit dernière et son corps est chaud.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Derrière l'oreille tout est plat, il tourne la tête dans tous les sens et il sourit droit. Il me répond comme d'habitude.",
      ],
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Il boit son eau et la garde. Son souffle est calme, il n'a jamais secoué le corps.",
      ],
      [
        "pallor purple_spots jaundice dark_urine",
        "Ses paumes sont roses, ses yeux bien blancs et son pipi est clair. Je ne vois aucune tache sur sa peau.",
      ],
      ["pallor purple_spots", "Il a bonne mine, les lèvres bien roses. Sa peau est nette partout."],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Il n'est pas drépanocytaire, il marche et se sert de ses deux bras. Il se calme dans mes bras quand le paracétamol agit.",
      ],
      [
        "cannot_bear_weight skin_peeling",
        "Il court avec ses deux jambes et attrape ses jouets. Sa peau et sa bouche sont intactes.",
      ],
      [
        "cannot_stand cold_body cannot_swallow no_urine",
        "Il tient bien debout, avale sa salive et a fait pipi il y a une heure. Son corps est plutôt chaud.",
      ],
    ],
  },
  {
    id: "w208",
    level: "urgent",
    says: "Bonjour, j'ai accouché il y a cinq semaines et j'allaite. Mon sein gauche est devenu rouge et dur depuis deux jours.",
    answers: [
      ["age", "J'ai vingt-six ans, c'est mon premier bébé."],
      [
        "fever breast_abscess",
        "Le thermomètre a affiché 38,9 cette nuit et j'ai grelotté. Le mamelon est fendillé mais il n'en sort que du lait.",
      ],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "J'ai les idées claires et je marche dans la maison. Je respire librement et je ne saigne de nulle part.",
      ],
      [
        "confusion hard_breathing convulsion spontaneous_bleeding",
        "Je suis lucide, je respire comme d'habitude et je n'ai fait aucune crise. Mes gencives vont bien.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou bouge sans gêne et je garde ce que je bois. Mes yeux sont blancs, mon urine est claire et ma peau est sans tache.",
      ],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "C'est seulement le sein qui me fait mal. J'urine sans gêne, mes oreilles et ma peau vont bien.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "J'ouvre la bouche comme d'habitude et ma peau n'a rien. Je n'ai pas quitté la maison et personne n'est malade autour de moi.",
      ],
      [
        "skin_peeling black_skin haemorrhagic_contact",
        "Je n'ai approché aucun malade ni aucun enterrement. La peau est seulement rouge sur le sein, sans cloque.",
      ],
      [
        "soaks_pads vision_blurred leg_swelling_one",
        "Je ne saigne plus depuis longtemps et ma vue est nette. Mes deux jambes sont pareilles.",
      ],
      ["soaks_pads vision_blurred", "Les pertes sont finies, je ne mets plus de garniture. Je lis sans difficulté."],
      ["foul_lochia low_belly_pain", "Tout est propre en bas, et mon ventre va bien."],
      [
        "severe_pain severe_belly_pain vomiting no_urine",
        "La douleur au sein est moyenne, six sur dix. Je garde mes repas, j'ai uriné ce midi et mon ventre est tranquille.",
      ],
    ],
  },
  {
    id: "w209",
    level: "urgent",
    says: "Le chien du voisin a mordu ma fille au mollet cet après-midi. Elle a huit ans, la plaie n'est pas grande.",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs",
        "Les dents ont touché seulement le mollet. Le sang s'est arrêté tout seul et elle vient de boire un grand verre d'eau.",
      ],
      [
        "bite_face_neck rabies_signs",
        "Seul le mollet est touché, on voit deux traces de dents. Elle est calme et boit bien.",
      ],
      [
        "confusion convulsion",
        "Elle parle comme d'habitude et raconte ce qui s'est passé. Elle n'a pas fait de crise.",
      ],
      ["confusion", "Elle a toute sa tête."],
    ],
  },
  {
    id: "w210",
    level: "urgent",
    says: "Bonjour, je suis à cinq mois de grossesse et cela me brûle quand j'urine depuis avant-hier.",
    answers: [
      ["age", "J'aurai trente-deux ans en décembre, donc trente et un pour le moment."],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Mon thermomètre donne 37. Le dos va bien, mes urines sont claires et je garde mes repas.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "L'urine est jaune clair. Je n'ai pas tremblé et la nourriture reste bien, seul le passage de l'urine pique.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds pas de sang et mon ventre est tranquille. Je vois clair et je respire comme toujours.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion hard_breathing",
        "Ma culotte reste propre et mon ventre ne me fait pas souffrir. Je respire bien, je n'ai jamais eu de crise.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé gigote bien, mon ventre reste souple et rien n'a coulé. Mon visage est comme d'habitude.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Mon ventre ne se durcit pas et je suis au sec. Mon visage n'a pas changé.",
      ],
      ["vomits_everything", "Je mange à ma faim et tout reste en place."],
    ],
  },
  {
    id: "w211",
    level: "urgent",
    says: "J'ai seize ans. Il y a deux jours, un homme du quartier m'a forcée à coucher avec lui et je ne sais pas vers qui me tourner.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je n'ai pas de blessure et je ne saigne pas. Je pleure beaucoup, mais je tiens à la vie, et je suis chez ma grande sœur.",
      ],
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je n'ai rien de cassé ni d'ouvert, c'est juste un peu sensible en bas. Je veux vivre, mais j'ai peur et je dors mal.",
      ],
      [
        "chest_pain hard_breathing fainted",
        "Je respire normalement et la poitrine va bien. Je suis restée consciente.",
      ],
      ["chest_pain fainted", "Je n'ai mal nulle part dans la poitrine et je ne me suis pas évanouie."],
    ],
  },
  {
    id: "w212",
    level: "urgent",
    says: "Mon grand-père de quatre-vingt-deux ans a une douleur qui brûle sur le côté droit du dos depuis trois jours. Hier, de petites cloques sont sorties au même endroit.",
    answers: [
      [
        "fever severe_pain no_urine single_kidney fainted",
        "Il a 36,8 au thermomètre. La douleur le réveille la nuit mais reste supportable, et il urine comme d'habitude.",
      ],
      ["single_kidney fainted", "Il a ses deux reins et il n'est jamais tombé dans les pommes."],
      ["sudden_onset", "C'est monté petit à petit en trois jours, en bande sur le côté droit seulement."],
      [
        "vomiting chills blood_urine burning_urine",
        "Il mange et garde tout, il ne tremble pas. Son urine est claire et passe sans gêne.",
      ],
      [
        "vomiting blood_urine",
        "Il garde ses repas et son urine est jaune. Ce sont les cloques sur le côté qui le brûlent.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Il a toute sa tête et voit comme avant. Son visage est droit et il tourne le cou librement.",
      ],
      ["one_side_weak", "Il serre la main aussi fort des deux côtés et marche avec sa canne comme avant."],
    ],
  },
];
