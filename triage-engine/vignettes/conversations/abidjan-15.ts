import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan15: readonly Conversation[] = [
  {
    id: "t425",
    level: "routine",
    says: "g plus ma voix depui 6 semaine, c devenu cassé cassé. c le travail de crieur à la gare non ?",
    answers: [
      ["age", "50 à 64 ans"],
      ["hard_breathing noisy_breathing drooling cannot_swallow tongue_swelling", "non j'avale bien é je respire bien"],
      ["smoke_gas burn_face swallowed_caustic", "non rien de sa, je fume cigarette un paquet par jour c tout"],
      ["fever", "Non"],
      ["blue_lips chest_indrawing", "non ya rien"],
    ],
  },
  {
    id: "t426",
    level: "routine",
    says: "Bonsoir, c'est un peu délicat. Depuis quelques mois avec madame ça ne marche plus comme avant, la chose ne tient pas.",
    answers: [
      ["age", "C'est moi, j'ai 49 ans"],
      ["hard_breathing chest_pressure confusion black_stool one_side_weak", "Rien de tout cela"],
      ["weight_loss night_sweats low_mood heavy_period", "Non, rien de tout ça, et je suis un homme hein"],
      ["vomits_blood", "Non"],
      ["fainted jaundice pallor thirst cannot_drink", "Rien de tout cela"],
      ["general_decline", "Non, je mange bien, je vais au travail. C'est l'érection qui tient pas"],
    ],
  },
  {
    id: "t427",
    level: "self_care",
    says: "Bonjour, mon fils de 4 ans a le nez qui coule et une petite toux depuis hier.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Non, il boit bien, il joue et il respire bien",
      ],
      ["chest_indrawing blue_lips apnea", "Rien de tout cela"],
      ["fever fast_breathing wheeze ear_pain", "Hier soir il avait 38,2, ce matin 37,6. Le reste non"],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non rien de ça, son pipi est clair"],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Rien de tout cela"],
      ["choking swallowed_kerosene", "Rien de tout cela"],
      ["confusion cannot_speak", "Non, il parle bien et il joue"],
      ["rash belly_pain burning_urine joint_pain", "Non rien de tout ça"],
      ["malaria_test_negative", "Oui, négatif"],
    ],
  },
  {
    id: "t428",
    level: "self_care",
    says: "bonjour madame mon bb a hoquet tout le temps apres le sein et le lait remonte un peu, elle a 3 semaine. j'ai peur dèh c'est mon premier",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Rien de tout cela"],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "non ya pas sa, elle tète bien meme",
      ],
      ["newborn_vesicles purple_spots", "Rien de tout cela"],
      ["newborn_skin_pustules rash_spreading", "non sa peau est propre"],
      ["slow_growth", "Non elle a bien grossi, 600 grammes depuis la naissance"],
    ],
  },
  {
    id: "t429",
    level: "self_care",
    says: "le garba d'hier m'a mis mal, ventre cours depuis hier soir jusqua ce matin 4 fois. jbois l'eau deh",
    answers: [
      ["age", "30 ans"],
      ["rice_water cannot_stand no_urine drowsy fainted", "non c juste caca liquide, chui debout"],
      ["fever bloody_stool vomits_everything sunken_eyes little_urine", "Rien de tout cela"],
      ["cluster_diarrhea", "Non"],
      ["confusion", "Non"],
      ["pregnant", "C'est un homme"],
      ["diabetes immunocompromised kidney_disease sickle_cell", "non chui en bonne santé"],
    ],
  },
  {
    id: "t430",
    level: "self_care",
    says: "Apollo m'a eu hein, mes deux yeux sont rouges et coulent depuis avant-hier. Ma collègue aussi avait ça. Quel collyre je peux acheter ?",
    answers: [
      ["age", "15 à 49 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "Non, je vois bien, y a pas de produit dedans"],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, ça pique un peu comme du sable mais pas de vraie douleur, et je porte pas lentilles",
      ],
      ["fever eyelid_swollen", "Rien de tout cela"],
      ["neck_stiff", "Non"],
    ],
  },
  {
    id: "t431",
    level: "self_care",
    says: "bb a petit petit bouton ds le cou et sur le dos avc chaleur la. elle a 9 mois",
    answers: [
      ["fever cellulitis wound_infected purple_spots face_swelling", "non rien de sa, corp pas chaud"],
      ["cannot_drink vomits_everything convulsion drowsy hard_breathing", "Rien de tout cela"],
    ],
  },
  {
    id: "t432",
    level: "self_care",
    says: "Bonjour, ma fille s'est cogné le front contre la table en courant et il y a une bosse. Est-ce que je dois faire un scanner ? Elle a 5 ans.",
    answers: [
      ["lost_consciousness_injury vomits_twice drowsy confusion convulsion", "Rien de tout cela"],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien, elle a cogné en courant, la bosse est dure",
      ],
      ["headache dizzy vomiting deep_cut", "Rien de tout cela"],
      ["unconscious fainted vomits_everything", "Non, elle joue là et elle a mangé"],
    ],
  },
  {
    id: "t433",
    level: "self_care",
    says: "slt g mal o ventre en bas dpui hier, c mes regles ki sont la. chak mois c comme sa. g compo demain ya koi pr calmer ?",
    answers: [
      ["age", "17 ans"],
      ["fever severe_pain vomits_everything discharge_odour", "non c'est comme d'habitude, sa fait mal moyen moyen"],
      ["fainted late_period soaks_pads rigid_belly", "non, sa saigne normal, c'est venu à la date"],
    ],
  },
  {
    id: "t434",
    level: "self_care",
    says: "L'huile a sauté sur mon avant-bras en faisant frire poisson ce matin. C'est petit seulement, c'est rouge, ça pique un peu. Je peux mettre dentifrice ?",
    answers: [
      ["age", "J'ai 38 ans"],
      ["burn_face burn_large burn_around burn_electric burn_chemical", "Rien de tout cela"],
      ["burn_joint_hand burn_blisters fever wound_infected", "Rien de tout cela"],
      ["hard_breathing noisy_breathing unconscious confusion", "Non, rien de ça, je vends mon poisson là"],
    ],
  },
  {
    id: "t435",
    level: "self_care",
    says: "ya plaie ds ma bouche ça pique kan je mange piment. sa fait 4 jr. sa vient sa part chak fois",
    answers: [
      ["age", "15 à 49 ans"],
      ["cannot_drink skin_peeling cannot_swallow", "non jarrive a boire é manger"],
      ["fever rash severe_pain immunocompromised", "non ya pas fièvre, c juste la bouche"],
      ["hard_breathing", "Non"],
      ["mouth_thrush", "non c 2 petits boutons ronds blancs a l'interieur de la levre"],
      ["ringworm newborn_skin_pustules", "Rien de tout cela"],
    ],
  },
  {
    id: "t436",
    level: "self_care",
    says: "Bonsoir, le BAC approche et je n'arrive plus à dormir, je suis couchée mais la tête réfléchit seulement. Ça fait une semaine comme ça.",
    answers: [
      ["age", "18 ans"],
      ["suicidal_thoughts", "Non"],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "Non, je dors un peu, vers 2 heures du matin je m'endors. Pas de voix",
      ],
    ],
  },
];
