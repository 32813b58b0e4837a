import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise20: readonly Conversation[] = [
  {
    id: "z213",
    level: "routine",
    says: "Bonjour, je conduis un woro-woro, j'ai 29 ans. La toux ne me lâche pas depuis quatre semaines, j'ai fini deux sirops de la pharmacie et c'est toujours là.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Mon crachat est blanc et je parle avec mes clients toute la journée, pour le reste tout va bien.",
      ],
      [
        "fever hard_breathing pleuritic_pain weight_loss",
        "Mon pantalon tient à la même ceinture et mon corps est frais, rien d'autre.",
      ],
    ],
  },
  {
    id: "z214",
    level: "routine",
    says: "Bonjour, chez moi toute la maison se gratte la nuit depuis trois semaines, moi et deux de mes enfants. Ce sont des petits boutons entre les doigts et à la ceinture.",
    answers: [
      ["age", "Le petit a quatre ans, la deuxième sept et la grande dix."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Ils sont frais et ils jouent, les boutons sont petits et secs, rien d'autre.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Ils courent dans la cour et finissent leur assiette, rien d'autre.",
      ],
      [
        "confusion neck_stiff face_droop vision_loss",
        "Ils parlent bien, leurs visages sont droits, ils voient la télé de loin.",
      ],
      ["confusion neck_stiff", "Leur cou plie bien quand ils regardent leurs pieds, et ils disent des choses sensées."],
      ["one_side_weak", "Ils portent leur cartable et grimpent au manguier, leurs bras et jambes sont solides."],
      ["shingles", "Non, ce sont des petits boutons secs qui grattent, des deux côtés, sur nous tous."],
    ],
  },
  {
    id: "z215",
    level: "routine",
    says: "Bonjour ma fille, j'ai 67 ans, c'est ma nièce qui écrit pour moi. Mon genou gauche craque et me fait mal depuis cinq mois, surtout quand je descends les marches.",
    answers: [
      ["fever", "Mon corps est frais, le thermomètre n'est pas monté."],
      ["locked_jaw paracetamol_much", "Je mâche bien et je prends deux comprimés de paracétamol les jours de marché."],
      ["hot_joint", "Mon genou a la même grosseur et la même fraîcheur que l'autre."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je marche jusqu'à l'église sur mes deux jambes et je ne suis pas tombée, pour le reste tout va bien.",
      ],
      ["deformity severe_pain", "Ma jambe est droite et le mal est moyen, un paracétamol suffit à le calmer."],
      ["limb_cold_pale", "Mon pied est tiède et a sa couleur, comme celui de droite."],
      ["knee_shoulder_worn", "C'est bien ça, cinq mois que le genou grince quand je descends."],
      [
        "hard_breathing chest_pain pain_out_of_proportion",
        "Je parle et je chante à l'église sans chercher mon souffle, c'est seulement le genou.",
      ],
      ["chest_pain pain_out_of_proportion", "Ma poitrine est tranquille et ma peau ne me fait pas mal."],
      ["leg_swelling_one cellulitis", "Mes deux jambes ont la même grosseur et la peau est calme."],
    ],
  },
  {
    id: "z216",
    level: "routine",
    says: "Bonjour, je suis coiffeuse, 41 ans. En me lavant j'ai senti une petite boule comme une arachide dans le sein gauche, ça fait trois semaines. Ça ne me fait pas mal mais ça me fait réfléchir.",
    answers: [
      ["fever breast_red breast_abscess", "Le sein a sa couleur normale et mon corps est frais, rien d'autre."],
      ["lump_worrying", "Elle est dure mais elle roule sous mes doigts, elle a gardé la taille d'une arachide."],
      ["lump breast_lump", "C'est une boule dans le sein gauche, en haut vers l'extérieur."],
    ],
  },
  {
    id: "z217",
    level: "routine",
    says: "Bonsoir, je suis professeur, 37 ans, affecté loin de ma famille. Depuis cinq semaines plus rien n'a de goût pour moi, je me traîne et je me réveille à trois heures du matin avec trop de pensées.",
    answers: [
      ["suicidal_thoughts", "Je veux voir grandir mes enfants, la mort ne me traverse pas l'esprit."],
      ["chest_pain hard_breathing fainted", "Je respire bien, je fais mes cours debout et ma poitrine est tranquille."],
      [
        "chest_pressure pain_to_arm_jaw sweating",
        "Rien ne serre dans ma poitrine, je reste sec et mes bras sont légers.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Mes deux jambes sont pareilles, je n'ai jamais été opéré et je ne crache rien.",
      ],
      ["fever pleuritic_pain palpitations diabetes", "Mon cœur bat calmement et mon corps est frais, rien d'autre."],
      ["duration", "Cinq semaines, depuis mon affectation."],
      ["dialysis_missed", "Mes reins marchent bien, je n'ai jamais fait de dialyse."],
      ["confusion cannot_stand", "Je tiens debout toute la journée au tableau et mes idées restent en ordre."],
      [
        "confusion one_side_weak speech_trouble",
        "Mes deux mains écrivent au tableau et mes élèves me comprennent bien, rien d'autre.",
      ],
      ["effort_pain", "Non, ma poitrine ne me fait mal ni en marchant ni assis."],
      [
        "hears_voices drug_use violence_home loss_of_function sexual_violence",
        "Je me lave, j'enseigne chaque matin et je n'entends pas de voix, rien d'autre.",
      ],
      ["no_sleep_days self_harm", "Je dors de dix heures à trois heures du matin et ma peau est intacte."],
    ],
  },
  {
    id: "z218",
    level: "routine",
    says: "Bonjour, j'écris pour mon grand-père qui a 84 ans. Il dit qu'il voit comme à travers la fumée, c'est venu doucement depuis un an à peu près.",
    answers: [
      ["sudden_onset", "C'est venu petit à petit, comme le brouillard d'harmattan qui épaissit chaque mois."],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Il parle clairement et marche seul jusqu'à la mosquée, pour le reste tout va bien.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Ses yeux sont blancs et ne lui font pas mal, pour le reste tout va bien.",
      ],
      ["confusion face_droop", "Il raconte ses histoires sans se tromper et son sourire est droit."],
      ["hard_breathing wheeze fever face_swelling", "Il respire tranquillement et son corps est frais, rien d'autre."],
      ["vision_blurred itchy_nose", "C'est sa vue, le monde est comme derrière une vitre sale."],
      [
        "clearer",
        "Il voit trouble des deux yeux comme dans la fumée, surtout le droit, et les phares l'éblouissent le soir.",
      ],
    ],
  },
  {
    id: "z219",
    level: "self_care",
    says: "Bonjour, depuis hier soir mon ventre court, j'ai été quatre fois au besoin après le garba du coin. J'ai 33 ans, je bois beaucoup d'eau.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Mon pipi sort clair toutes les trois heures et j'ai travaillé ce matin, rien d'autre.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Mon corps est frais et mon caca n'a pas de sang, pour le reste tout va bien.",
      ],
      ["cluster_diarrhea", "Chez nous dans la cour chacun va bien, on n'a pas parlé de choléra."],
      ["confusion", "J'ai les idées claires, je compte ma monnaie sans me tromper."],
      ["pregnant", "Je suis un homme, je lave des voitures."],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Je suis un homme solide, je n'ai ni le sucre ni drépano, aucun de ces problèmes.",
      ],
    ],
  },
  {
    id: "z220",
    level: "self_care",
    says: "Bonjour, je suis jardinier, 38 ans. J'ai creusé toute la journée samedi et depuis quatre jours mes reins sont raides quand je me baisse.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je sens bien mes fesses quand je m'assois et mes jambes me portent, rien d'autre.",
      ],
      ["fever", "Mon corps est frais comme d'habitude."],
      ["spine_tender", "Non, c'est large des deux côtés de la taille, et couché ça se calme."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Je n'ai pas fait de chute, mes pieds se lèvent bien et mes habits me serrent pareil, rien d'autre.",
      ],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre la bouche comme d'habitude et je prends deux comprimés de paracétamol par jour.",
      ],
      ["face_droop", "Mon visage est droit dans le miroir, ma femme aussi le dit."],
      ["pregnant", "Je suis un homme, c'est ma femme qui accouche chez nous."],
      ["age", "C'est moi le malade, le jardinier de 38 ans ; ma femme n'a rien."],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Je suis un homme, je respire bien et je vois clair, mes deux jambes sont pareilles.",
      ],
      [
        "wound_caesarean burning_urine breast_red",
        "Je suis un homme, je n'ai jamais accouché, et mon pipi passe sans brûler.",
      ],
      ["sickle_cell", "Je n'ai jamais eu la drépano, ni personne dans la famille."],
    ],
  },
  {
    id: "z221",
    level: "self_care",
    says: "Bonjour, ma fille de 7 mois a des tout petits boutons dans les plis du cou et en haut du dos depuis trois jours, avec la chaleur. Je voudrais savoir quoi passer dessus.",
    answers: [
      ["new_medicine_rash", "Elle n'a pris aucun médicament ces temps-ci, seulement son lait et sa bouillie."],
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle a fini son lait et elle rit, le thermomètre montre 36,8, rien d'autre.",
      ],
      ["vomits_everything drowsy", "Elle garde son lait et ouvre les yeux dès que je l'appelle."],
      ["no_urine", "Je viens de changer sa couche, elle était bien lourde de pipi."],
      ["poor_feeding vomiting slow_growth", "Elle tète fort, garde tout et remplit bien ses habits."],
      ["vomiting slow_growth", "Son lait reste en bas et à la pesée du mois elle avait bien pris."],
      [
        "purple_spots skin_peeling face_swelling",
        "Sa bouche et ses yeux sont propres, son visage est le même qu'avant, rien d'autre.",
      ],
      ["itch_night_household", "Elle dort toute la nuit sans se gratter, et nous autres non plus."],
      ["shingles hives", "Les boutons sont des deux côtés, tout petits, dans les plis, sans cloques ni plaques."],
      ["shingles", "Non, ce ne sont pas des cloques, juste des grains fins comme le sable, dans les plis."],
    ],
  },
  {
    id: "z222",
    level: "self_care",
    says: "Bonjour, je fais l'alloco et l'huile chaude a sauté sur mon avant-bras gauche il y a une heure. C'est juste rouge, petit comme une pièce de 50 francs, et j'ai passé l'eau dessus un quart d'heure.",
    answers: [
      ["age", "J'ai trente ans depuis janvier."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est juste l'avant-bras, une petite tache rouge, c'était l'huile de friture, rien d'autre.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "La peau est rouge et lisse sans cloque, au milieu de l'avant-bras, rien d'autre.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je respire à l'aise et je suis en train de servir mes clients, rien d'autre.",
      ],
    ],
  },
  {
    id: "z223",
    level: "self_care",
    says: "Bonjour, je suis enceinte de neuf semaines, l'échographie est bonne. Le matin j'ai le cœur qui se soulève depuis deux semaines, je voudrais des conseils pour calmer ça.",
    answers: [
      ["age", "J'ai 28 ans, c'est mon deuxième enfant."],
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, c'est juste le cœur qui se soulève au réveil."],
      ["low_belly_pain", "Le bas du ventre est léger, je porte mon seau d'eau sans rien sentir."],
      ["little_urine weight_loss", "Mon pipi est clair et abondant, la balance n'a pas bougé."],
      [
        "vomiting breath_deep confusion",
        "J'ai vomi une seule fois cette semaine, mes idées sont claires, rien d'autre.",
      ],
      ["sugar", "On ne l'a pas mesuré, je n'ai jamais eu la maladie du sucre."],
      [
        "fever foot_wound cannot_drink",
        "Mes pieds sont sans plaie, mon corps est frais et je bois mes trois bouteilles par jour.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Mon slip reste propre, je vois clair et je respire bien, rien d'autre.",
      ],
      [
        "vaginal_bleeding burning_urine vomits_everything",
        "Ma culotte est sèche, le pipi ne brûle pas et mon repas reste dans le ventre.",
      ],
      ["leg_swelling_one", "Mes deux jambes entrent dans les mêmes chaussures qu'avant."],
      ["cannot_stand fainted", "Je balaie ma cour le matin et je ne suis jamais tombée dans les pommes."],
    ],
  },
  {
    id: "z224",
    level: "self_care",
    says: "Bonjour, mon garçon de 4 ans courait dans le salon et il a cogné son front sur le coin de la table il y a trois heures. Il a pleuré tout de suite et maintenant il a une petite bosse grosse comme une amande.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il a crié aussitôt et maintenant il court derrière son frère, pour le reste tout va bien.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Son nez et ses oreilles sont secs, il est tombé de sa hauteur, rien d'autre.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "Il a mangé son riz et il joue à la balle, la peau est fermée, rien d'autre.",
      ],
      ["vomits_everything hard_breathing", "Son riz est resté dans le ventre et il respire tranquillement en jouant."],
      ["hard_breathing", "Il respire doucement, sa poitrine monte sans effort, il chante même."],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Il a quatre ans, il joue au ballon sans se plaindre de rien, seulement sa petite bosse.",
      ],
      ["panic", "Il n'a pas eu peur, il s'est juste cogné en courant et il rit déjà."],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Ses deux jambes courent pareil et il n'a jamais été opéré, aucun de ces signes.",
      ],
      [
        "fever pleuritic_pain palpitations diabetes",
        "Son corps est frais, il n'a pas le sucre et sa poitrine est tranquille, rien d'autre.",
      ],
      [
        "speech_trouble vision_loss double_vision balance_loss both_legs_weak",
        "Il parle comme d'habitude et court droit après le ballon, rien d'autre.",
      ],
      ["fall", "Il n'est pas vraiment tombé, il a cogné le coin de la table en courant."],
    ],
  },
];
