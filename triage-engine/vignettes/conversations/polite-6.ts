import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite6: readonly Conversation[] = [
  {
    id: "p225",
    level: "routine",
    says: "Bonjour, je suis un homme de 36 ans. Depuis cinq semaines environ, je me sens triste presque tous les jours, plus rien ne me fait plaisir et je dors mal. Mon commerce a fermé récemment. Je continue d'aider ma femme, mais je n'ai plus d'élan.",
    answers: [
      [
        "suicidal_thoughts",
        "Non, je n'ai pas envie de mourir ni de me faire du mal, je suis simplement triste et découragé.",
      ],
      [
        "hears_voices loss_of_function violence_home no_sleep_days self_harm",
        "Non, je n'entends pas de voix et je continue à travailler un peu, je dors seulement cinq heures par nuit.",
      ],
      [
        "withdrawal lying_flat_worse",
        "Non, je ne bois qu'une bière le week-end et je respire bien quand je suis couché.",
      ],
    ],
  },
  {
    id: "p226",
    level: "routine",
    says: "Bonjour, j'ai 72 ans, je suis un homme. Depuis huit mois environ, mon jet d'urine est faible, je dois attendre avant que cela commence et je me lève trois fois la nuit. Je n'ai pas de douleur et j'arrive à vider, mais lentement.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, je n'ai pas de faiblesse aux jambes ni d'engourdissement, et j'arrive à uriner, même si c'est lent.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Non, je n'ai pas de fièvre, cela ne brûle pas et mes urines sont claires, sans sang.",
      ],
      ["flank_pain vomiting chills", "Non, je n'ai pas de douleur, seulement ce jet faible et ces réveils la nuit."],
      ["hard_breathing chest_pressure confusion", "Non, je respire bien et je n'ai rien à la poitrine."],
      ["burning_urine", "Non, cela ne brûle pas quand j'urine, c'est seulement le jet qui est faible."],
      ["breath_deep drowsy belly_pain", "Non, je n'ai rien de cela et je n'ai pas mal au ventre."],
      ["sugar_improved", "Je n'ai pas pris de sucre, je ne suis pas diabétique et ma glycémie était à 0,95."],
      ["weight_loss foot_wound cannot_drink", "Non, je n'ai pas maigri, je n'ai pas de plaie et je bois normalement."],
    ],
  },
  {
    id: "p227",
    level: "self_care",
    says: "Bonjour, mon fils de 3 ans a le nez qui coule, une petite toux et 38,2 de fièvre depuis hier. Le test du paludisme fait ce matin au dispensaire est négatif. Il joue, il mange et il boit presque comme d'habitude.",
    answers: [
      [
        "vomits_everything convulsion hard_breathing",
        "Non, il n'a rien de tout cela, il respire bien et il n'a pas vomi.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, il n'a rien de cela, il tourne bien la tête et ses lèvres sont roses.",
      ],
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Non, il marche, il court et il parle comme d'habitude, il a seulement le nez qui coule et une petite toux.",
      ],
      ["hearing_loss fainted", "Non, il entend bien et il ne s'est jamais évanoui."],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Non, il n'est pas drépanocytaire et il marche normalement, il joue en ce moment.",
      ],
      ["confusion cannot_stand", "Non, il est bien éveillé et il tient très bien debout."],
    ],
  },
  {
    id: "p228",
    level: "self_care",
    says: "Bonjour, je suis une étudiante de 25 ans. Depuis cet après-midi, j'ai un léger mal de tête, comme un bandeau serré des deux côtés, après de longues révisions. Un comprimé de paracétamol me soulage. J'ai souvent cela avant les examens.",
    answers: [
      [
        "chest_pain hard_breathing fainted",
        "Non, je n'ai aucun de ces signes, c'est seulement une gêne autour de la tête, environ 3 sur 10.",
      ],
      ["duration", "Cela dure depuis environ cinq heures, depuis le début de l'après-midi."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, le mal de tête est venu peu à peu, je vois bien et mon cou est souple.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, j'ai eu mes règles la semaine dernière."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, je n'ai rien de cela, c'est un mal de tête léger comme j'en ai eu avant d'autres examens.",
      ],
      [
        "fever vomiting getting_worse",
        "Non, je n'ai pas de fièvre, je ne vomis pas et cela va plutôt mieux depuis le paracétamol.",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Non, je n'ai pas reçu de choc, je n'ai pas respiré de fumée et ma tension est normale.",
      ],
      [
        "known_migraine",
        "Je n'ai pas de migraine connue, mais c'est le même mal de tête que j'ai avant chaque période d'examens.",
      ],
      ["purple_spots face_droop balance_loss", "Non, je n'ai aucun de ces signes et je marche normalement."],
      [
        "hears_voices drug_use violence_home loss_of_function",
        "Non, je n'entends pas de voix et je ne prends rien d'autre que le paracétamol, je continue mes révisions.",
      ],
      ["cannot_drink", "Non, je bois normalement, ce sont seulement des tempes un peu serrées."],
    ],
  },
  {
    id: "p229",
    level: "self_care",
    says: "Bonjour, j'ai 42 ans, je suis un homme. J'ai mal au bas du dos depuis trois jours, juste après avoir porté un canapé. La douleur augmente quand je me penche et diminue quand je m'allonge. Je marche et je travaille presque normalement.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai rien de tout cela, j'urine normalement et je sens bien mes jambes.",
      ],
      ["fever", "Non, je n'ai pas de fièvre, je me sens bien en dehors de ce mal de dos."],
      [
        "spine_tender",
        "Non, elle est plutôt musculaire, dans tout le bas du dos, et elle se calme quand je m'allonge.",
      ],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je ne suis pas tombé et je n'ai pas maigri, la douleur est à peu près à 4 sur 10.",
      ],
      ["face_droop speech_trouble", "Non, mon visage et ma parole sont tout à fait normaux."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "p230",
    level: "self_care",
    says: "Bonjour, je suis la maman d'une petite fille de 4 semaines. Elle a souvent le hoquet et elle rejette un peu de lait après les tétées, depuis la naissance. Elle tète bien et elle a pris du poids, mais cela m'inquiète un peu.",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, elle est tonique et elle respire bien, sa température est de 36,8.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, son corps est bien chaud, sa peau est normale et son nombril est propre, le lait rejeté est blanc.",
      ],
    ],
  },
  {
    id: "p231",
    level: "self_care",
    says: "Bonjour, mon fils de 5 ans s'est cogné le front contre une table en courant, il y a trois heures. Il a pleuré tout de suite, puis il a repris ses jeux. Il a une petite bosse et il a mangé son goûter normalement.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, il n'a pas perdu connaissance et n'a pas vomi, il joue et il parle comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, il n'a rien de tout cela, il était debout et la bosse est petite et ferme, environ deux centimètres.",
      ],
      [
        "headache dizzy drunk deep_cut",
        "Non, il ne se plaint plus de la tête et il n'a pas de plaie, seulement la petite bosse.",
      ],
      [
        "vomits_everything speech_trouble vision_loss double_vision balance_loss",
        "Non, il parle, il voit et il court normalement, comme avant le choc.",
      ],
    ],
  },
  {
    id: "p232",
    level: "self_care",
    says: "Bonjour, je suis un homme de 34 ans. Depuis hier soir, après un repas pris dans la rue, j'ai eu quatre selles liquides, sans sang. Je n'ai pas de fièvre, je ne vomis pas et j'arrive à bien boire de l'eau et du SRO.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, mes selles sont liquides mais brunes, j'urine normalement et je tiens bien debout.",
      ],
      [
        "bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, je n'ai pas de sang dans les selles et j'urine comme d'habitude.",
      ],
      [
        "cluster_diarrhea",
        "Non, personne d'autre n'est malade autour de moi et il n'y a pas de choléra dans le quartier.",
      ],
      [
        "confusion",
        "Non, j'ai les idées claires, je suis juste un peu gêné par le ventre avant d'aller aux toilettes.",
      ],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Non, je n'ai aucune maladie, je suis en bonne santé d'habitude.",
      ],
    ],
  },
  {
    id: "p233",
    level: "self_care",
    says: "Bonjour, ma fille de 7 mois a de tout petits boutons rouges dans le cou et sur le dos depuis quatre jours. Il fait très chaud chez nous et elle transpire beaucoup. Elle n'a pas de fièvre, elle tète bien et elle sourit.",
    answers: [
      ["new_medicine_rash", "Non, elle n'a pris aucun médicament ces derniers temps."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Non, elle respire bien et son visage est normal, ce sont juste des petits points rouges sans cloques.",
      ],
      ["vomits_everything convulsion", "Non, elle ne vomit pas et elle n'a jamais convulsé, elle tète très bien."],
      ["cannot_stand one_side_weak", "Non, elle bouge bien ses bras et ses jambes et elle est très éveillée."],
      [
        "rash sweating",
        "Ce sont des petits boutons rouges sur la peau, surtout dans le cou et dans le dos, là où elle transpire.",
      ],
    ],
  },
  {
    id: "p234",
    level: "self_care",
    says: "Bonjour, j'ai 24 ans et je suis enceinte de deux mois, la grossesse a été vue à l'échographie. Depuis deux semaines, j'ai des nausées le matin. Je mange de petites quantités et je bois bien, mais j'aimerais savoir comment les soulager.",
    answers: [
      ["belly_pain low_belly_pain", "Non, je n'ai pas mal au ventre, j'ai seulement ces nausées le matin."],
      ["little_urine weight_loss", "Non, j'urine normalement et mon poids n'a pas changé."],
      ["leg_swelling_one", "Non, mes jambes sont normales toutes les deux."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, je n'ai aucun saignement ni aucun de ces signes.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, je n'ai ni saignement, ni fièvre, ni brûlures, et je vomis au plus une fois tous les deux ou trois jours.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, je n'ai aucun de ces signes, je vais à la selle normalement.",
      ],
      ["drowsy cannot_stand neck_stiff", "Non, je n'ai rien de tout cela, je fais mes journées normalement."],
      ["no_urine bile_vomit diabetes", "Non, j'urine normalement et je n'ai pas de diabète."],
      [
        "diarrhea flank_pain hernia_stuck head_injury",
        "Non, je n'ai rien de tout cela, seulement ces nausées du matin.",
      ],
    ],
  },
  {
    id: "p235",
    level: "self_care",
    says: "Bonjour, je suis un homme de 23 ans. J'ai deux petits aphtes à l'intérieur de la lèvre du bas depuis quatre jours. Ils piquent quand je mange du piment. J'en fais deux ou trois fois par an et cela guérit tout seul.",
    answers: [
      [
        "cannot_drink skin_peeling cannot_swallow",
        "Non, je bois et j'avale normalement, cela pique seulement un peu quand je mange.",
      ],
      [
        "fever poor_feeding rash severe_pain immunocompromised",
        "Non, je n'ai pas de fièvre ni de boutons sur la peau, et mon test du VIH était négatif.",
      ],
      ["hard_breathing", "Non, je respire très bien."],
      ["mouth_thrush", "Non, ma bouche est normale en dehors de ces deux petits aphtes blancs entourés de rouge."],
    ],
  },
  {
    id: "p236",
    level: "self_care",
    says: "Bonjour, j'ai 60 ans, je suis un homme. Je me suis fait une petite coupure à l'index gauche avec un couteau de cuisine propre il y a une heure. Le saignement s'est arrêté après cinq minutes de pression, et mon vaccin contre le tétanos date de deux ans.",
    answers: [
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, c'est une petite coupure d'un centimètre, mon doigt a sa couleur normale et je le bouge bien.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, la plaie est propre et peu profonde, et je sens bien le bout de mon doigt.",
      ],
      ["hard_breathing tongue_swelling convulsion drowsy", "Non, je n'ai rien de tout cela, je me sens bien."],
      ["tetanus_doubt", "Non, j'ai eu mon rappel il y a deux ans."],
      [
        "fever hives face_swelling inconsolable_crying",
        "Non, je n'ai pas de fièvre ni de boutons, tout va bien en dehors de cette petite coupure.",
      ],
      ["bleeding_stopped", "Oui, le saignement s'est arrêté après cinq minutes de pression."],
    ],
  },
];
