import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite20: readonly Conversation[] = [
  {
    id: "k413",
    level: "routine",
    says: "Bonjour, j'ai 69 ans. Depuis environ un an ma vue baisse petit à petit, surtout à droite, comme s'il y avait un brouillard, et le soleil m'éblouit. Je n'ai pas mal et mes yeux ne sont pas rouges.",
    answers: [
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Non, je vois encore, mais flou, et cela baisse lentement depuis un an. Je n'ai pas de faiblesse et je parle normalement.",
      ],
      ["confusion face_droop", "Non, rien de tout cela, mon visage est normal."],
      [
        "diabetes flashes_floaters headache",
        "Non, je ne suis pas diabétique, je n'ai pas mal à la tête et je ne vois ni éclairs ni points noirs.",
      ],
    ],
  },
  {
    id: "k414",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, mon neveu de 12 ans a une plaie à l'avant-bras gauche depuis six semaines. Au début c'était une petite boule, puis elle s'est ouverte et ça ne guérit pas. Ça ne lui fait pas mal et il n'a pas de fièvre.",
    answers: [
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "Non, rien de tout cela, la plaie ne sent pas et elle ne saigne pas.",
      ],
      [
        "neck_wound limb_cold_pale locked_jaw",
        "Non, rien de tout cela. Il bouge bien le bras et les doigts et sa main est chaude.",
      ],
      ["diabetes rash_spreading", "Non, il n'a pas de diabète et il n'y a pas de rougeur qui s'étend."],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "Elle fait environ trois centimètres mais elle n'est pas profonde. Il n'y a rien dedans et ses doigts bougent bien.",
      ],
      ["tetanus_doubt", "Il a reçu tous ses vaccins de bébé, mais il n'a pas eu de rappel depuis."],
      ["hard_breathing tongue_swelling convulsion drowsy", "Non, il n'a rien de tout cela, il va bien et il joue."],
      ["hives face_swelling inconsolable_crying", "Non, rien de tout cela."],
      ["vaccine_request", "Non, je vous écris pour la plaie qui ne guérit pas, pas pour un vaccin."],
    ],
  },
  {
    id: "k415",
    level: "routine",
    says: "Bonjour, j'ai 38 ans et je tousse depuis quatre semaines environ. Je n'ai pas de fièvre, je ne crache pas de sang et je n'ai pas maigri. J'ai pris un sirop mais ça ne passe pas.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, rien de tout cela. Je respire bien et je ne crache qu'un peu de crachat blanc.",
      ],
      ["pleuritic_pain", "Non, je n'ai aucune douleur à la poitrine."],
    ],
  },
  {
    id: "k416",
    level: "routine",
    says: "Bonjour, ma fille de 6 ans se gratte beaucoup depuis trois semaines, surtout la nuit. Elle a de petits boutons entre les doigts et sur le ventre, et son frère et moi commençons aussi à nous gratter. Elle n'a pas de fièvre.",
    answers: [
      ["tongue_swelling", "Non, sa bouche et sa gorge ne sont pas gonflées."],
      [
        "cellulitis wound_infected skin_peeling",
        "Non, il n'y a ni pus ni peau qui se décolle, seulement de petits boutons qui grattent.",
      ],
    ],
  },
  {
    id: "k417",
    level: "routine",
    says: "Bonjour, j'ai 72 ans. Depuis huit mois mon jet d'urine est faible, je dois attendre avant que ça commence et je me lève trois fois la nuit. Je n'ai ni brûlure ni sang dans les urines.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Non, rien de tout cela. J'ai encore uriné il y a une heure.",
      ],
      ["fever thirst", "Non, je n'ai pas de fièvre et je bois comme d'habitude."],
      ["vomiting breath_deep confusion belly_pain", "Non, rien de tout cela."],
      [
        "sugar",
        "Je ne l'ai pas mesuré ces jours-ci, mais il était normal il y a six mois et je ne suis pas diabétique.",
      ],
      ["weight_loss foot_wound cannot_drink", "Non, je n'ai pas maigri, je n'ai pas de plaie et je bois normalement."],
      [
        "weak_stream much_urine plays_normally eats_drinks_well",
        "C'est le jet d'urine qui est faible et long à venir. Je n'urine pas en grande quantité, et je bois et mange normalement.",
      ],
      ["dialysis_missed", "Non, je n'ai pas de dialyse et mes reins vont bien."],
      ["cold_body", "Non, mon corps est à une température normale."],
    ],
  },
  {
    id: "k418",
    level: "routine",
    says: "Bonjour, j'ai 44 ans. Ma boutique a brûlé il y a deux mois et depuis je suis triste tous les jours, je n'ai plus goût à rien et je dors mal. Je n'ai pas envie de mourir, mais je voudrais que ça s'arrête.",
    answers: [
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, rien de tout cela. Je travaille encore un peu et je m'occupe de mes enfants.",
      ],
      ["violence_home sexual_violence", "Non, mon mari me soutient bien, il n'y a pas de violence à la maison."],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas d'alcool et je respire bien couchée."],
    ],
  },
  {
    id: "k419",
    level: "self_care",
    says: "Bonjour, mon bébé de 24 jours rend un peu de lait après certaines tétées et il a souvent le hoquet. Il tète bien, il prend du poids et il n'a pas de fièvre. Je voudrais savoir si c'est normal.",
    answers: [
      ["floppy convulsion hard_breathing", "Non, il bouge bien, il respire normalement et il n'a pas convulsé."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, il n'est ni froid ni jaune, le nombril est propre et le lait qu'il rend est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est normale."],
      ["newborn_skin_pustules rash_spreading", "Non, il n'a aucun bouton."],
      ["slow_growth", "Non, il a même bien grossi : 3,9 kg il y a deux jours pour 3,3 kg à la naissance."],
    ],
  },
  {
    id: "k420",
    level: "self_care",
    says: "Bonjour, j'ai 34 ans et je suis maçon. J'ai mal dans le bas du dos depuis trois jours, après avoir porté des sacs de ciment. La douleur ne descend pas dans la jambe et j'urine normalement.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak fainted",
        "Non, je n'ai aucun de ces signes, je marche normalement.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, rien de tout cela. La douleur est moyenne, à peu près 5 sur 10.",
      ],
      ["locked_jaw paracetamol_much", "Non, rien de tout cela, j'ai pris un seul comprimé de paracétamol."],
      ["face_droop limb_cold_pale", "Non, rien de tout cela."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "k421",
    level: "self_care",
    says: "Bonjour, j'ai 27 ans et je suis enceinte de neuf semaines. J'ai des nausées le matin depuis deux semaines, mais je mange et je bois bien. Je n'ai ni saignement ni douleur au ventre, et ma première consultation s'est bien passée.",
    answers: [
      ["low_belly_pain", "Non, je n'ai pas mal au ventre du tout."],
      ["little_urine weight_loss", "Non, j'urine comme d'habitude et mon poids est stable."],
      ["leg_swelling_one", "Non, mes jambes ne sont pas gonflées."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, rien de tout cela."],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Non, rien de tout cela, je vomis au plus une fois tous les deux ou trois jours.",
      ],
      ["vomits_blood confusion no_stool_gas worst_headache", "Non, rien de tout cela."],
      ["cannot_stand neck_stiff", "Non, je tiens bien debout et mon cou est souple."],
      ["no_urine bile_vomit diabetes", "Non, j'urine bien, je ne vomis pas vert et je n'ai pas de diabète."],
      ["diarrhea flank_pain hernia_stuck head_injury overdose", "Non, rien de tout cela, je ne prends que du fer."],
    ],
  },
  {
    id: "k422",
    level: "self_care",
    says: "Bonjour, j'ai 30 ans. Depuis ce matin j'ai fait quatre selles molles presque liquides, après avoir mangé du garba hier soir. Je n'ai ni fièvre ni sang dans les selles, je ne vomis pas et je bois beaucoup.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, rien de tout cela. J'urine normalement et je tiens bien debout.",
      ],
      ["vomits_everything sunken_eyes little_urine", "Non, rien de tout cela, je n'ai pas vomi et j'urine bien."],
      [
        "cluster_diarrhea",
        "Non, personne d'autre n'est malade autour de moi et il n'y a pas de choléra dans le quartier.",
      ],
      ["confusion", "Non, j'ai toute ma tête."],
      ["pregnant", "Je suis un homme."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune de ces maladies."],
    ],
  },
  {
    id: "k423",
    level: "self_care",
    says: "Bonjour, mon fils de 2 ans a plein de tout petits boutons rouges sur le cou et le haut du dos depuis quatre jours, avec la grosse chaleur. Ça le gratte un peu mais il joue, il mange et il n'a pas de fièvre.",
    answers: [
      ["new_medicine_rash", "Non, il n'a pris aucun médicament."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Non, rien de tout cela, il respire bien et son visage est normal.",
      ],
      ["cannot_drink vomits_everything convulsion", "Non, il boit et mange bien, il n'a pas vomi."],
      ["tongue_swelling", "Non, sa bouche et sa langue sont normales."],
      ["itch_night_household", "Non, personne d'autre ne se gratte à la maison et il dort bien."],
      [
        "shingles hives",
        "Non, ce sont seulement de petits boutons rouges au cou, dans les plis et en haut du dos, sans cloques.",
      ],
    ],
  },
  {
    id: "k424",
    level: "self_care",
    says: "Bonjour, j'ai 36 ans. Depuis deux jours j'ai le nez qui coule, la gorge qui gratte et une petite toux, et hier j'avais 38,1. Le test du palu fait ce matin est négatif et je mange normalement.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, rien de tout cela, je respire normalement et je suis allée travailler.",
      ],
      ["neck_stiff purple_spots vomits_everything jaundice dark_urine", "Non, je n'ai aucun de ces signes."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de tout cela, je n'ai pas voyagé et je n'ai approché aucun malade grave.",
      ],
      ["immunocompromised diabetes heart_disease kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
      ["cannot_swallow drooling muffled_voice", "Non, j'avale normalement et ma voix est normale."],
      ["throat_one_side rash neck_swelling", "Non, rien de tout cela, ça gratte juste un peu des deux côtés."],
      ["cannot_speak blue_lips noisy_breathing", "Non, je respire tout à fait normalement."],
      ["pregnant", "Non, j'ai mes règles en ce moment."],
      ["flank_pain belly_pain burning_urine ear_pain", "Non, rien de tout cela."],
    ],
  },
];
