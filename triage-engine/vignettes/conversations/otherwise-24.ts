import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise24: readonly Conversation[] = [
  {
    id: "j213",
    level: "routine",
    says: "Bonjour ma fille. Mes genoux me fatiguent depuis bientôt huit mois, surtout le droit, quand je reste debout au marché.",
    answers: [
      ["age", "Moi j'ai déjà mangé 54 saisons de mangues, ma fille."],
      ["fever", "Mon corps est frais comme le matin, pas de chaleur."],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre la bouche grand pour crier mes prix au marché, et je prends un paracétamol une fois par semaine.",
      ],
      ["hot_joint", "Le soir le genou droit est un peu rond, mais il reste frais et de la couleur de ma peau."],
      [
        "hard_breathing lying_flat_worse chest_pain confusion",
        "Je dors à plat sur mon matelas, je marche jusqu'au marché en causant avec les voisines.",
      ],
      ["pregnant", "Mes règles sont finies depuis quatre ans, je suis grand-mère."],
      [
        "headache vision_blurred face_swelling upper_belly_pain high_pressure",
        "Ma tension est soignée, 13/8 la semaine passée, je vois bien mes billets et ma tête est légère.",
      ],
      [
        "headache face_swelling upper_belly_pain",
        "Mon visage est le même qu'hier et mon estomac garde tout le foutou tranquille.",
      ],
      [
        "face_droop one_side_weak speech_trouble double_vision neck_stiff",
        "Je porte mes bassines à deux bras et je discute les prix sans mélanger. Rien d'autre.",
      ],
      [
        "little_urine belly_swollen jaundice",
        "Je pisse bien, mon ventre est plat sous le pagne et mes yeux sont blancs. Rien d'autre.",
      ],
    ],
  },
  {
    id: "j214",
    level: "routine",
    says: "Bonjour, la toux ne veut pas me lâcher, ça fait cinq semaines maintenant. J'ai fini deux sirops de la pharmacie, c'est pareil.",
    answers: [
      ["age", "C'est moi-même le malade, j'ai 29 ans."],
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je monte mes échafaudages toute la journée sans m'arrêter, le crachat est blanc. Rien d'autre.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mes pantalons me serrent toujours pareil, je n'ai jamais vu de rouge dans le crachat, la nuit je dors frais.",
      ],
      ["pregnant", "Je suis un homme, moi."],
      ["anticoagulant", "Je n'avale aucun comprimé, à part le sirop."],
      ["cannot_stand fainted", "Je porte mes parpaings du matin au soir, je ne suis jamais tombé dans les pommes."],
    ],
  },
  {
    id: "j215",
    level: "routine",
    says: "Bonjour, ma fille de 5 ans se gratte toute la nuit depuis trois semaines, on dort plus à la maison. Il y a des petits boutons entre ses doigts.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Son corps est frais, les boutons sont petits et secs sans pus, elle joue à la maternelle.",
      ],
      [
        "cellulitis wound_infected skin_peeling",
        "Ce sont seulement des petits grains secs qui grattent, sa peau n'est ni chaude ni gonflée.",
      ],
      ["tongue_swelling", "Son visage est comme d'habitude, elle mange son riz et elle chante."],
    ],
  },
  {
    id: "j216",
    level: "routine",
    says: "Bonjour docteur. En me lavant j'ai senti une petite boule dans mon sein gauche, comme une noix de palme, ça fait un mois elle est toujours là.",
    answers: [
      ["age", "J'ai 41 ans, mon dernier enfant a neuf ans."],
      [
        "fever breast_red breast_abscess",
        "La peau du sein est comme celle de l'autre, la boule est dure et ne fait pas mal, mon corps est frais.",
      ],
      ["lump_worrying", "Elle est dure mais elle roule sous mon doigt, sa taille n'a pas bougé depuis un mois."],
    ],
  },
  {
    id: "j217",
    level: "routine",
    says: "Bonjour. À mon âge, 74 ans, mon jet d'urine est devenu un filet, comme un tuyau percé, depuis environ huit mois. La nuit je me lève trois fois.",
    answers: [
      ["clearer", "Mon pipi sort faible et goutte à goutte à la fin, j'attends debout avant que ça vienne."],
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Je marche jusqu'au champ, je sens bien la chaise quand je m'assois et je finis toujours par vider ma vessie.",
      ],
      [
        "confusion hard_breathing chest_pressure",
        "J'ai la tête claire, je fais mes mots croisés, et mon souffle est long.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Mon pipi est clair comme l'eau, il ne brûle pas, et je bois comme d'habitude. Rien d'autre.",
      ],
    ],
  },
  {
    id: "j218",
    level: "routine",
    says: "Bonjour, depuis que ma femme est partie il y a six semaines, je n'ai plus goût à rien. Même le football avec les collègues ne me dit plus rien.",
    answers: [
      ["age", "Je viens d'avoir 37 ans."],
      ["suicidal_thoughts", "Je veux voir grandir mes enfants, mourir ne me vient pas à l'esprit."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je fais mes cours chaque matin, je me lave, je dors quatre heures par nuit et je suis fatigué.",
      ],
      ["confusion one_side_weak", "J'ai ma tête à moi et je tiens la craie comme toujours."],
      ["hears_voices self_harm", "Je n'entends que les voix de mes élèves, et mes bras n'ont pas une seule marque."],
      ["violence_home sexual_violence", "Chez mon frère c'est la paix, personne ne me touche."],
      ["withdrawal lying_flat_worse", "Je ne bois que du bissap et je dors à plat sans oreiller."],
      ["duration", "Ça fait six semaines, depuis le départ de ma femme."],
    ],
  },
  {
    id: "j219",
    level: "self_care",
    says: "Bonjour, j'ai soulevé des sacs de ciment il y a trois jours et depuis le bas du dos me tient comme une barre de fer.",
    answers: [
      ["clearer", "J'ai mal dans le bas du dos quand je me baisse, couché ça se calme."],
      ["age", "J'ai 32 ans, je suis docker au port."],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je fais pipi et caca comme d'habitude, je monte mon escalier sur mes deux pieds. Rien d'autre.",
      ],
      ["fever", "Mon corps est frais, je n'ai pas chauffé un seul jour."],
      ["spine_tender", "C'est large comme une ceinture, pas sur un os, et couché je suis bien."],
      [
        "locked_jaw paracetamol_much",
        "Ma bouche s'ouvre bien grand, et je prends trois comprimés de paracétamol par jour.",
      ],
      [
        "cough_much_blood hard_breathing confusion cannot_stand",
        "Je respire à l'aise et je marche jusqu'au port. Pour le reste tout va bien.",
      ],
      ["face_droop balance_loss", "Mon visage est droit dans le miroir et mes pas sont bien réguliers."],
    ],
  },
  {
    id: "j220",
    level: "self_care",
    says: "Bonjour, ma petite-fille de 4 ans courait dans la cour, elle est tombée et son front a cogné le carreau il y a trois heures. Elle a une petite bosse.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Elle a pleuré tout de suite, elle n'est pas tombée dans les pommes, et maintenant elle joue à la poupée en bavardant.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Son nez et ses oreilles sont secs, elle est tombée de sa propre hauteur et la bosse est petite et dure.",
      ],
      [
        "dizzy vomiting deep_cut",
        "Elle a gardé son repas et son biscuit, la peau du front n'est pas ouverte, elle court droit.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Elle boit son jus, tout reste dans son ventre, elle respire comme d'habitude.",
      ],
      ["anticoagulant", "Elle ne prend aucun remède, même pas un sirop."],
      [
        "speech_trouble vision_loss double_vision balance_loss both_legs_weak",
        "Elle chante sa chanson de l'école, elle court et attrape son ballon sans se tromper.",
      ],
    ],
  },
  {
    id: "j221",
    level: "self_care",
    says: "Bonjour, Apollo m'a attrapée depuis hier je crois, mes deux yeux sont rouges et l'eau coule dedans. Au bureau il y en a trois qui ont ça.",
    answers: [
      ["age", "J'ai 26 ans, je travaille à la banque."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je lis mes messages sur le téléphone comme d'habitude, je n'ai rien mis dedans. Pour le reste tout va bien.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Ça gratte comme du sable mais je supporte le soleil et je n'ai jamais porté de lentilles.",
      ],
      [
        "eye_pain vision_blurred light_hurts eye_injury",
        "C'est juste comme du sable dans l'œil, je vois net et personne ne m'a tapée. Rien d'autre.",
      ],
      [
        "fever eyelid_swollen",
        "Mes paupières collent un peu le matin mais elles ne sont pas grosses, mon corps est frais.",
      ],
      ["tongue_swelling", "Ma langue est à sa place et j'avale mon attiéké sans gêne."],
    ],
  },
  {
    id: "j222",
    level: "self_care",
    says: "Bonjour, mon bébé a trois semaines, il fait le hoquet après la tétée et il ressort un peu de lait sur son bavoir. C'est mon premier, je veux savoir si c'est normal.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète comme un petit lion, il gigote bien dans mes bras. Pour le reste tout va bien.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il finit ses tétées, il est tiède et rose, le nombril est tombé et tout sec. Pour le reste tout va bien.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse partout, pas de cloques ni de taches."],
      ["newborn_skin_pustules rash_spreading", "Pas un seul bouton, sa peau est douce comme le beurre de karité."],
      ["slow_growth", "Il a pris 600 grammes, on l'a pesé avant-hier."],
    ],
  },
  {
    id: "j223",
    level: "self_care",
    says: "Bonjour, je suis enceinte de 9 semaines et tous les matins le cœur me soulève dès que je sens l'odeur de friture. Ça fait deux semaines.",
    answers: [
      ["age", "Trente ans tout rond."],
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, rien ne tire et rien ne pique en bas."],
      ["little_urine weight_loss", "Je fais pipi autant qu'avant et mes habits me vont toujours pareil."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme avant."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Ma culotte est propre, je lis mes dossiers sans lunettes et je monte les escaliers du bureau. Rien d'autre.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Aucune tache de sang, mon corps est frais, je pisse sans brûlure et je garde mon repas. Rien d'autre.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Ce que je rends est seulement de la salive claire, mes selles sont venues ce matin. Rien d'autre.",
      ],
      [
        "drowsy cannot_stand neck_stiff",
        "Je travaille au bureau toute la journée, je baisse la tête sur mes papiers sans gêne.",
      ],
      ["no_urine bile_vomit diabetes", "Je n'ai pas le sucre, je viens d'aller pisser et je rends seulement clair."],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Mes selles sont dures comme d'habitude, je n'ai reçu aucun coup et je ne prends que le fer. Rien d'autre.",
      ],
      ["hard_stool", "C'est normal chez moi, je vais au cabinet un jour sur deux sans souffrir."],
    ],
  },
  {
    id: "j224",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, quand je me tourne à droite dans mon lit, la chambre tourne comme manège pendant vingt secondes et puis ça s'arrête. C'est comme ça depuis quatre jours.",
    answers: [
      ["age", "J'ai 47 ans, je suis cuisinière à l'école."],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Je porte mes marmites à deux mains, je marche droit et je parle comme toujours. Rien d'autre.",
      ],
      [
        "black_stool fainted hearing_loss vomiting fever",
        "J'entends le téléphone sonner de loin, mon caca est marron, mon repas reste dans le ventre. Rien d'autre.",
      ],
      ["pregnant", "C'est un non, mes règles sont venues à leur date la semaine passée."],
      [
        "confusion hard_breathing chest_pressure chest_pain",
        "Je me rappelle toutes mes recettes, je monte l'escalier sans m'arrêter et ma poitrine est légère.",
      ],
      ["effort_pain", "Ma poitrine ne me fait pas mal du tout, même quand je monte vite."],
    ],
  },
];
