import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden3: readonly Conversation[] = [
  {
    id: "t625",
    level: "urgent",
    says: "Bonjour, mon fils de 4 ans tousse et il a le corps un peu chaud depuis 2 jours. Quel sirop je peux prendre ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non rien de tout ça, il boit bien et il joue.",
      ],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, rien de ça."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, rien de ça, il joue quand ça baisse."],
      ["chest_indrawing blue_lips apnea", "Non, ses côtes ne rentrent pas."],
      ["choking swallowed_kerosene", "Non, il n'a rien avalé."],
      ["confusion cannot_stand", "Non, il est normal et il marche."],
      ["ear_pain rash belly_pain burning_urine joint_pain", "Non, seulement la toux et le nez qui coule."],
      ["fast_breathing", "Non, il respire normalement."],
      ["malaria_test_negative", "On n'a pas fait de test."],
    ],
  },
  {
    id: "t626",
    level: "urgent",
    says: "Bonjour, je suis fatiguée depuis hier et mon sein droit me fait mal. J'allaite mon bébé.",
    answers: [
      ["age", "J'ai 26 ans"],
      ["fever breast_red breast_abscess", "Oui, 38,7 avec des frissons, et le sein est tout rouge et dur, pas de pus."],
      ["confusion cannot_stand vomits_everything", "Non, je tiens debout et je mange."],
      ["hard_breathing convulsion spontaneous_bleeding", "Non, rien de tout ça."],
      ["neck_stiff purple_spots jaundice dark_urine", "Non, rien de ça."],
      ["skin_peeling cannot_open_mouth black_skin haemorrhagic_contact", "Non, rien de tout ça."],
      ["one_side_weak no_urine", "Non, je pisse normal."],
    ],
  },
  {
    id: "t627",
    level: "urgent",
    says: "Bonjour, j'ai marché sur une pointe ce matin au garage. Ça ne saigne plus, est-ce que je mets du Bétadine seulement ?",
    answers: [
      ["age", "37 ans"],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, c'est sous le pied, un trou profond, et ma bouche s'ouvre bien.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "C'est profond, mais pas de pus, rien dedans, et mes orteils bougent bien.",
      ],
    ],
  },
  {
    id: "t628",
    level: "urgent",
    says: "Bonjour, j'ai mal à une dent en haut à droite depuis 3 jours et la joue est un peu enflée. Le paracétamol calme un peu.",
    answers: [
      ["age", "33 ans"],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, j'ouvre bien et j'avale bien, le cou est normal ; j'ai pris 2 paracétamols par jour.",
      ],
      [
        "fever gum_swelling severe_pain tooth_bleeding",
        "Pas de fièvre, la gencive est gonflée, la douleur c'est moyen, 6 sur 10.",
      ],
      ["pregnant", "Non, mes règles viennent normalement."],
      ["late_period", "Non, elles sont normales."],
      ["rigid_belly fainted no_stool_gas vomits_blood black_stool", "Non, mon ventre va bien, c'est la dent."],
      ["cannot_stand confusion hernia_stuck", "Non, je suis bien debout, je n'ai pas de hernie."],
      ["jaundice chills", "Non, rien de ça."],
      ["noisy_breathing tongue_swelling", "Non, je respire bien, seulement la joue."],
    ],
  },
  {
    id: "t629",
    level: "routine",
    says: "Bonjour, j'ai mal aux reins, en bas du dos, depuis deux mois. Je suis chauffeur, je reste assis toute la journée.",
    answers: [
      ["age", "44 ans"],
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, rien de tout ça."],
      ["fever", "Non, pas de fièvre."],
      ["spine_tender", "Non, ça fait mal un peu partout en bas, pas sur un os."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de tout ça."],
    ],
  },
  {
    id: "t630",
    level: "routine",
    says: "Bonjour, je tousse depuis plus de trois semaines. J'ai fini deux sirops et ça continue.",
    answers: [
      ["age", "J'ai 40 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, aucun, juste des crachats un peu blancs.",
      ],
      ["fever hard_breathing cough_blood pleuritic_pain weight_loss", "Non, rien de tout ça."],
    ],
  },
  {
    id: "t631",
    level: "routine",
    says: "Bonsoir, j'ai accouché il y a 2 mois et je suis triste depuis trois semaines, je pleure souvent. Je dors mal avec le bébé.",
    answers: [
      ["age", "29 ans"],
      ["suicidal_thoughts", "Non, jamais, je veux voir grandir mon enfant."],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, rien de ça, je m'occupe bien de mon bébé, ma mère m'aide.",
      ],
      ["soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one", "Non, aucun."],
      ["fever wound_caesarean burning_urine breast_red", "Non, j'ai accouché par en bas et tout est normal."],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas et je respire bien couchée."],
    ],
  },
  {
    id: "t632",
    level: "routine",
    says: "Bonjour, je vois flou depuis un an environ, comme un brouillard. J'ai 69 ans.",
    answers: [
      ["sudden_onset", "Non, c'est venu petit à petit."],
      ["one_side_weak speech_trouble worst_headache vision_loss", "Non, rien de ça, je vois encore mais flou."],
      ["eye_pain red_eye diabetes flashes_floaters headache", "Non, aucun, le sucre a été contrôlé c'est normal."],
      ["confusion face_droop", "Non."],
    ],
  },
  {
    id: "t633",
    level: "self_care",
    says: "Bonjour, j'ai mal à la tête depuis hier après-midi. Je travaille beaucoup à l'ordinateur, paracétamol me soulage.",
    answers: [
      ["age", "31 ans"],
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, c'est venu doucement et c'est léger."],
      ["pregnant", "Non, j'ai vu mes règles il y a dix jours."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, aucun."],
      ["fever vomiting severe_pain vision_blurred getting_worse", "Non, rien, vue normale, 3 sur 10."],
      ["head_injury smoke_gas high_pressure", "Non, rien de tout ça, ma tension est à 12/7."],
      ["purple_spots face_droop balance_loss", "Non, je marche bien."],
    ],
  },
  {
    id: "t634",
    level: "self_care",
    says: "Bonjour, mon bébé de 5 semaines rejette un peu de lait après la tétée et il a souvent le hoquet. Est-ce que c'est grave ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Non, aucun, il tète bien et il est tout éveillé."],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Non, rien de tout ça, c'est du lait blanc."],
      ["newborn_vesicles purple_spots", "Non, sa peau est propre."],
      ["newborn_skin_pustules rash_spreading", "Non, aucun bouton."],
      ["slow_growth", "Non, il grossit bien, 4,4 kilos."],
    ],
  },
  {
    id: "t635",
    level: "self_care",
    says: "Bonjour, ma fille de 5 ans est tombée en courant tout à l'heure, elle a une petite bosse au front. Qu'est-ce que je mets dessus ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, elle a pleuré tout de suite et elle joue.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien, elle est tombée de sa hauteur.",
      ],
      ["headache dizzy vomiting deep_cut", "Non, rien, elle mange et elle court."],
      ["hard_breathing vomits_everything", "Non, elle respire bien."],
    ],
  },
  {
    id: "t636",
    level: "self_care",
    says: "Bonjour, j'ai le ventre un peu lourd depuis midi, j'ai trop mangé de garba bien pimenté. Ça commence à diminuer.",
    answers: [
      ["age", "26 ans"],
      ["vomits_blood black_stool chest_pressure sweating hard_breathing", "Non, rien de tout ça."],
      ["severe_pain vomits_everything fever jaundice food_stuck_now", "Non, c'est petit, 2 sur 10, et ça diminue."],
      ["weight_loss food_sticks pallor vomiting", "Non, rien."],
      ["confusion no_stool_gas severe_belly_pain worst_headache", "Non, les gaz passent et j'ai fait selle ce matin."],
      ["no_urine bile_vomit diabetes", "Non, j'ai uriné tout à l'heure et je n'ai pas le sucre."],
    ],
  },
];
