import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise7: readonly Conversation[] = [
  {
    id: "w101",
    level: "emergency",
    says: "Bonjour, j'ai été piquée par trois guêpes il y a quarante minutes en nettoyant le jardin. Depuis, j'ai des plaques rouges partout et ma voix change.",
    answers: [],
  },
  {
    id: "w102",
    level: "emergency",
    says: "Bonjour, mon garçon de trois ans s'est enfoncé une petite pile ronde de son jouet dans le nez ce matin. Je n'arrive pas à la retirer.",
    answers: [],
  },
  {
    id: "w103",
    level: "emergency",
    says: "Bonjour, j'ai 68 ans et j'ai glissé hier soir dans la salle de bains. Ma tête a cogné le bord du lavabo et j'ai une bosse derrière le crâne.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, je suis restée éveillée, je me souviens de tout et je n'ai rien rejeté. J'ai juste un léger mal de tête.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Mon crâne porte seulement la bosse, dure et petite. Mes oreilles et mon nez sont secs, le mal de tête reste léger et je suis tombée de ma hauteur.",
      ],
      ["anticoagulant", "Je prends du Sintrom depuis quatre ans pour mon cœur irrégulier."],
    ],
  },
  {
    id: "w104",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma grand-mère de 82 ans. Elle a des brûlures en urinant depuis trois jours et depuis hier soir elle ne nous reconnaît plus.",
    answers: [],
  },
  {
    id: "w105",
    level: "emergency",
    says: "Bonjour, j'ai 61 ans et l'estomac me brûle depuis deux semaines. Depuis avant-hier je me sens très faible et mes selles ont changé de couleur.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Mes selles sont noires et collantes comme du goudron, trois fois par jour. Je n'ai rien vomi et je respire bien.",
      ],
    ],
  },
  {
    id: "w106",
    level: "emergency",
    says: "Bonjour, j'ai accouché il y a trois semaines et je pleure toute la journée. Je crois que ma fille serait mieux sans moi.",
    answers: [
      ["age", "J'ai eu vingt-sept ans au mois de mars."],
      [
        "suicidal_thoughts harm_baby_thoughts hears_voices",
        "Depuis deux jours je pense à me tuer, j'ai mis de côté les somnifères de ma mère. Jamais je ne toucherais à ma fille.",
      ],
      ["suicidal_thoughts head_injury", "Je veux mourir, j'ai les comprimés à côté de moi. Ma tête n'a rien reçu."],
    ],
  },
  {
    id: "w107",
    level: "urgent",
    says: "Bonjour, je suis enceinte de cinq mois. Depuis deux jours, uriner me brûle et je cours aux toilettes sans arrêt.",
    answers: [
      ["age", "J'ai vingt-cinq ans, c'est ma première grossesse."],
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Je tiens bien debout et mes selles sont normales. J'urine souvent, par petites gouttes qui brûlent.",
      ],
      [
        "fever flank_pain blood_urine vomiting chills",
        "Ma température est de 36,9 et mon dos va bien. Mes urines sont jaunes et je garde mes repas.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Mes reins ne me font rien et l'urine est claire, sans rouge. Je mange bien et je ne tremble pas.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds rien et mon bébé bouge bien. J'y vois clair, je respire à l'aise et mon ventre est juste un peu lourd en bas.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion hard_breathing",
        "Aucune perte, mon linge reste sec. La gêne au ventre est légère, je respire normalement et je n'ai jamais eu de crise.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Rien de régulier dans mon ventre, aucune eau n'a coulé et mon visage n'a pas changé.",
      ],
      ["vaginal_bleeding vomits_everything", "Aucune goutte de sang, et ce que je bois reste bien en place."],
      ["vaginal_bleeding", "Mon linge est propre, je n'ai pas saigné depuis le début de la grossesse."],
      [
        "rice_water drowsy fainted",
        "Mes selles sont moulées, je suis bien réveillée et je n'ai jamais perdu connaissance.",
      ],
      [
        "bloody_stool sunken_eyes little_urine",
        "Mes selles sont brunes et sans sang, mes yeux sont comme d'habitude. J'urine très souvent, mais peu à la fois.",
      ],
      [
        "cluster_diarrhea",
        "Ma famille et mes voisins sont tous en bonne santé. Je n'ai pas de diarrhée, ce sont les urines qui brûlent.",
      ],
    ],
  },
  {
    id: "w108",
    level: "urgent",
    says: "Bonjour, ma sandale m'a fait une petite plaie sous le gros orteil il y a six jours. Elle ne se ferme pas, et je suis diabétique.",
    answers: [
      ["age", "Je suis né il y a cinquante-deux ans, je suis un homme."],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Mon pied est chaud et la peau a sa couleur, la plaie est un peu humide mais ne sent rien. Elle ne saigne plus et ma bouche s'ouvre bien.",
      ],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "C'est seulement sous l'orteil, une plaie de un centimètre. Ni noir ni mauvaise odeur, et ma mâchoire est souple.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Elle est petite et peu profonde, elle suinte un peu mais il n'y a pas de pus. J'ai les orteils un peu endormis depuis des années, à cause du sucre.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Ma température est normale et la peau autour est comme ailleurs. Rien ne s'étend.",
      ],
      [
        "rash_spreading cellulitis",
        "La peau autour est de couleur normale, plate et indolore. La plaie ne s'agrandit pas.",
      ],
      ["confusion cannot_stand", "J'ai les idées nettes et je marche comme d'habitude."],
      ["confusion purple_spots", "Ma peau n'a pas de tache et je suis parfaitement lucide."],
    ],
  },
  {
    id: "w109",
    level: "urgent",
    says: "Bonjour, j'ai 66 ans. J'ai une brûlure sur le côté droit du dos depuis quatre jours, et des petites cloques y sont sorties.",
    answers: [
      [
        "fever severe_pain no_urine single_kidney fainted",
        "Mon corps est frais, j'ai 36,8. La douleur est à six sur dix et j'urine comme d'habitude.",
      ],
      [
        "single_kidney fainted",
        "J'ai mes deux reins et je ne suis jamais tombée sans connaissance. Les cloques sont en bande, d'un seul côté.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Mon visage est droit, j'y vois comme avant et j'ai toute ma tête. Je plie le cou sans peine.",
      ],
      ["sudden_onset", "Elle s'est installée petit à petit en une journée, puis elle est restée."],
      ["one_side_weak", "Mes bras et mes jambes ont toute leur force."],
    ],
  },
  {
    id: "w110",
    level: "urgent",
    says: "Bonjour, ma fille de neuf ans a mal à la gorge depuis deux jours et elle est bien chaude. J'ai vu des points blancs au fond.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Elle avale sa salive avec un peu de mal mais sa voix est claire, et elle ouvre bien la bouche. Elle respire tranquillement.",
      ],
      [
        "drooling muffled_voice hard_breathing",
        "Elle parle clairement, sa bouche est sèche au dehors et elle respire sans effort.",
      ],
      [
        "swallowed_battery swallowed_object scorpion_sting poisoning",
        "Elle n'a rien mis dans sa bouche à part ses repas et du paracétamol. Aucune bête ne l'a piquée.",
      ],
      ["fever", "Oui, hier soir le thermomètre montrait 39, et le paracétamol la fait descendre."],
      [
        "throat_one_side rash neck_swelling",
        "C'est des deux côtés, sa peau est nette. Les ganglions du cou sont un peu gros.",
      ],
      [
        "rash neck_swelling",
        "Sa peau est lisse. Le cou a de petites boules sous la mâchoire, mais il n'est pas vraiment enflé.",
      ],
      ["noisy_breathing", "Son souffle est silencieux, même la nuit."],
      [
        "unconscious drowsy confusion convulsion cannot_stand",
        "Elle est bien éveillée, elle joue un peu et marche dans la maison. Elle n'a jamais eu de crise.",
      ],
      ["confusion cannot_stand pallor", "Elle parle avec sens, elle marche seule et ses paumes sont bien roses."],
    ],
  },
  {
    id: "w111",
    level: "urgent",
    says: "Bonjour, j'ai 19 ans et je cherche la pilule du lendemain. C'était avant-hier dans la nuit et je n'avais pas dit oui.",
    answers: [
      [
        "fever severe_pain leg_swelling_one",
        "Je n'ai pas de température, seulement une petite gêne en bas. Mes jambes sont normales.",
      ],
    ],
  },
  {
    id: "w112",
    level: "urgent",
    says: "Bonjour, je prends de la Dépakine pour mon épilepsie et il ne me reste que deux comprimés. Ma pharmacie n'en a plus et mon médecin est en congé.",
    answers: [
      ["age", "J'ai quarante-cinq ans, je suis épileptique depuis mes quinze ans."],
      ["critical_supply", "C'est exact, un comprimé pour ce soir et le dernier pour demain matin."],
    ],
  },
];
