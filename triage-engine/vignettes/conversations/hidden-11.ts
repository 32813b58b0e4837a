import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden11: readonly Conversation[] = [
  {
    id: "w313",
    level: "emergency",
    says: "Bonjour, depuis quatre jours j'ai des fourmis dans les pieds et je me sens lourde quand je marche. C'est le manque de vitamines ?",
    answers: [
      ["age", "27 ans"],
      [
        "one_side_weak face_droop speech_trouble both_legs_weak limb_cold_pale",
        "Les deux jambes me lâchent, je ne monte plus l'escalier, et depuis ce matin ma voix est toute petite.",
      ],
      [
        "hand_numbness",
        "Non, ce n'est pas seulement la nuit, c'est tout le temps, les pieds d'abord et après les mains.",
      ],
    ],
  },
  {
    id: "w314",
    level: "emergency",
    says: "Bonjour, j'ai des boutons sur le corps depuis deux jours, ça me brûle un peu. Quelle crème mettre ?",
    answers: [
      ["age", "38 ans"],
      ["new_medicine_rash", "Oui, on m'a donné des comprimés au dispensaire il y a douze jours."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Oui, la peau de mon dos part quand on frotte et j'ai la bouche pleine de plaies, les yeux collés.",
      ],
    ],
  },
  {
    id: "w315",
    level: "emergency",
    says: "Bonjour, ma maman de 74 ans vomit depuis hier. On pense que c'est l'attiéké au poisson qui est mal passé.",
    answers: [
      [
        "vomits_blood confusion no_stool_gas severe_belly_pain worst_headache",
        "Depuis hier matin elle n'est pas allée au WC et elle ne pète pas non plus. Le mal de ventre est fort mais supportable, pas de sang.",
      ],
    ],
  },
  {
    id: "w316",
    level: "emergency",
    says: "Bonjour, depuis hier soir je suis toute molle avec des courbatures. Je pense que c'est un petit palu.",
    answers: [
      ["floppy cannot_stand pallor cold_body sweating", "Non, rien de tout ça, je me lève encore."],
      ["age", "51 ans"],
      ["confusion hard_breathing convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      ["fever", "Oui, 38,6 ce matin avec des frissons."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout ça."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Oui, j'ai un cancer du sein, je suis sous chimio, la dernière c'était il y a neuf jours.",
      ],
    ],
  },
  {
    id: "w317",
    level: "emergency",
    says: "Bonjour, mon vieux papa de 70 ans est fatigué depuis trois jours, il reste assis toute la journée. Ce sont ses genoux je crois.",
    answers: [
      [
        "hard_breathing chest_pressure confusion black_stool one_side_weak",
        "Maintenant que vous le dites, son caca est noir et collant depuis trois jours, et il souffle dès qu'il fait quelques pas.",
      ],
    ],
  },
  {
    id: "w318",
    level: "emergency",
    says: "Bonjour, mes jambes sont molles depuis deux jours, j'ai du mal à me lever du tabouret. Trop de travail peut-être.",
    answers: [
      [
        "one_side_weak face_droop speech_trouble vision_loss double_vision",
        "Non, pas d'un seul côté, ce sont les deux jambes pareil. Le visage, la parole et les yeux ça va.",
      ],
      ["age", "49 ans"],
      [
        "saddle_numbness cannot_hold_urine cannot_pass_urine fainted",
        "Non, je sens bien mes fesses. Je pisse juste très peu, mais c'est mon habitude.",
      ],
      ["fever", "Non."],
      ["locked_jaw paracetamol_much", "Non, rien de tout ça."],
      ["weakness_climbing hard_breathing", "Je suis un peu essoufflé quand je me couche. Les bras, ça va."],
    ],
  },
  {
    id: "w319",
    level: "urgent",
    says: "Bonjour, ma fille de 6 ans a mal à la tête depuis hier soir. Elle est un peu chaude.",
    answers: [
      ["neck_stiff confusion drowsy convulsion balance_loss", "Non, rien de tout ça, elle bouge bien la tête."],
      ["one_side_weak double_vision worst_headache", "Non, rien de ça."],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "Oui, 38,7 hier soir. Pas de vomissement, elle voit bien et la douleur n'est pas très forte.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle boit bien."],
      ["pallor purple_spots jaundice dark_urine", "Non, rien de tout ça."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, aucun."],
      ["face_droop speech_trouble unconscious", "Non."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Non."],
      ["fast_breathing", "Non."],
      ["malaria_test_negative", "Non, on n'a pas fait le test."],
    ],
  },
  {
    id: "w320",
    level: "urgent",
    says: "Bonjour, j'ai accouché il y a trois semaines et depuis hier je suis fatiguée avec des courbatures.",
    answers: [
      ["age", "28 ans"],
      ["suicidal_thoughts harm_baby_thoughts hears_voices", "Non, le moral est bon."],
      [
        "fever severe_pain foul_lochia",
        "Oui, 38,5 avec des frissons. Pas de grosse douleur, et mes pertes ne sentent pas.",
      ],
      ["confusion cannot_stand hard_breathing convulsion spontaneous_bleeding", "Non, je me lève et je respire bien."],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, rien de tout ça."],
      ["flank_pain belly_pain burning_urine rash ear_pain", "Non, rien de ça."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non."],
      ["soaks_pads vision_blurred leg_swelling_one", "Non."],
      ["low_belly_pain", "Non."],
      ["vaginal_bleeding", "Juste de petites pertes claires, presque plus de sang."],
    ],
  },
  {
    id: "w321",
    level: "routine",
    says: "Bonjour, une dent me fait mal depuis quatre jours, en bas à droite. Je fais quoi ?",
    answers: [
      ["age", "40 ans"],
      ["pregnant", "Je suis un homme."],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Non, c'est ma dent qui fait mal, pas mon ventre."],
      ["severe_pain", "Non, je dors et je travaille."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non, rien de tout ça."],
      [
        "fever vomiting right_upper_pain constant_pain",
        "Non, ça vient avec le froid et le sucre et ça passe avec le paracétamol.",
      ],
      [
        "cannot_open_mouth cannot_swallow neck_swelling paracetamol_much",
        "Non, je prends deux comprimés par jour seulement.",
      ],
      ["jaw_swelling gum_swelling tooth_bleeding", "Non, rien n'est enflé."],
      ["chest_pressure noisy_breathing tongue_swelling", "Non, aucun."],
    ],
  },
  {
    id: "w322",
    level: "routine",
    says: "Bonjour, j'ai mal en bas du dos depuis deux mois, je suis couturière. Ça me fatigue.",
    answers: [
      ["age", "52 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non."],
      ["spine_tender", "Non."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, la douleur est supportable, 4 sur 10."],
      ["locked_jaw paracetamol_much", "Non, juste un paracétamol de temps en temps."],
      ["confusion one_side_weak", "Non."],
    ],
  },
  {
    id: "w323",
    level: "self_care",
    says: "Bonjour, mon bébé de 6 semaines rejette un peu de lait après les tétées. Est-ce que c'est grave ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, aucun de ces signes, elle tète fort."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, rien de tout ça, c'est du lait blanc."],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle."],
      [
        "vomits_everything drowsy vomits_blood no_urine",
        "Non, elle fait pipi tout le temps et elle est bien réveillée.",
      ],
      ["neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine", "Non, rien de tout ça."],
      ["newborn_skin_pustules rash_spreading", "Non."],
      ["slow_growth", "Non, elle grossit bien, elle est passée de 3,1 à 4,6 kilos."],
      [
        "plays_normally frequent_urine much_urine",
        "Elle réagit bien et sourit, elle fait six couches par jour, c'est normal.",
      ],
    ],
  },
  {
    id: "w324",
    level: "self_care",
    says: "Bonjour, mon fils de 5 ans est tombé hier et il a une petite bosse sur le front. Je mets quoi dessus ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, rien, il a pleuré tout de suite et puis il a joué.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, c'est juste un petit tabouret, la bosse est dure et petite.",
      ],
      ["headache dizzy vomiting deep_cut", "Non, ça fait juste un peu mal quand on touche la bosse."],
      ["hard_breathing vomits_everything", "Non, rien."],
    ],
  },
];
