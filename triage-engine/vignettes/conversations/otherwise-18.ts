import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise18: readonly Conversation[] = [
  {
    id: "z113",
    level: "routine",
    says: "Bonjour, je tousse depuis quatre semaines et le sirop de la pharmacie n'y a rien changé. J'ai 41 ans et je conduis un taxi.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache seulement un peu de blanc le matin. Je parle sans m'arrêter et je n'ai rien de lourd dans la poitrine.",
      ],
      [
        "cough_much_blood cannot_speak blue_lips confusion",
        "Ce que je crache est tout blanc, et je peux discuter toute la journée avec mes clients.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mon poids est resté le même, le souffle est bon et je n'ai pas chaud. C'est blanc, sans rouge.",
      ],
    ],
  },
  {
    id: "z114",
    level: "routine",
    says: "Bonjour, j'ai 68 ans et mes genoux me font souffrir depuis environ huit mois, surtout le droit dans les escaliers. Je voudrais savoir quoi faire.",
    answers: [
      ["fever", "Ma température est normale, je me sens bien à part les genoux."],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre la bouche sans problème, et je prends deux comprimés de paracétamol par jour, pas plus.",
      ],
      ["hot_joint", "Mes genoux ont leur taille habituelle, ils craquent seulement."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je marche sans canne, sans être tombée, et mes jambes sont droites. La douleur reste supportable.",
      ],
    ],
  },
  {
    id: "z115",
    level: "routine",
    says: "Bonjour, chez nous tout le monde se gratte depuis trois semaines, surtout la nuit : mes trois enfants, mon mari et moi. On a des petits boutons entre les doigts.",
    answers: [
      ["age", "Moi j'ai 32 ans, mes enfants ont 3, 6 et 10 ans."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Nous avons seulement les petits boutons qui démangent, la peau reste propre et personne n'est chaud.",
      ],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Nous sommes tous en forme, les enfants courent et respirent bien. C'est uniquement la démangeaison qui nous fatigue.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mes yeux sont blancs, mon urine est claire, et nous mangeons bien. Le cou bouge librement.",
      ],
      [
        "cannot_open_mouth black_skin haemorrhagic_contact",
        "Nous n'avons pas voyagé ni vu de malade, et on mange et parle la bouche grande ouverte.",
      ],
      ["runny_nose cough sore_throat", "Le nez et la gorge sont tranquilles, nous ne toussons pas non plus."],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Ni moi ni ma famille n'avons de maladie, nous sommes en bonne santé.",
      ],
      ["cancer", "Non, personne n'a cela chez nous."],
    ],
  },
  {
    id: "z116",
    level: "routine",
    says: "Bonjour, mon père a 74 ans et depuis deux ans il entend de moins en moins. Il met la télévision très fort et nous fait tout répéter.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Derrière l'oreille tout est plat, son visage est bien symétrique, et il a l'esprit clair.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "C'est venu tout doucement des deux côtés, l'oreille est sèche et il ne souffre pas. Il marche droit.",
      ],
      ["drowsy convulsion", "Il est bien réveillé et actif dans la journée, il n'a jamais fait de crise."],
      ["sudden_onset", "Cela a baissé petit à petit, sur deux ans."],
    ],
  },
  {
    id: "z117",
    level: "routine",
    says: "Bonjour, j'ai 38 ans. En me lavant, j'ai découvert il y a trois semaines une petite boule dans le sein gauche, de la taille d'une arachide.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "La peau du sein est comme celle de l'autre côté, et la boule ne me fait pas souffrir du tout.",
      ],
      ["lump_worrying", "Elle a gardé la même taille et elle roule sous le doigt."],
    ],
  },
  {
    id: "z118",
    level: "routine",
    says: "Bonjour, j'ai 45 ans. Depuis que j'ai perdu mon travail, je n'ai plus goût à rien et je dors mal, cela fait bien six semaines.",
    answers: [
      ["suicidal_thoughts", "Je suis triste, mais je veux vivre, ne serait-ce que pour mes enfants."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je dors quatre ou cinq heures, je me lave et j'aide encore à la maison. Je n'entends rien d'étrange.",
      ],
      [
        "hears_voices no_sleep_days self_harm",
        "Je n'ai jamais levé la main sur moi, je n'entends que ce que tout le monde entend, et je dors un peu chaque nuit.",
      ],
      ["violence_home sexual_violence", "Ma femme et mes enfants sont doux avec moi, je suis respecté à la maison."],
      ["withdrawal lying_flat_worse", "Je n'ai jamais bu d'alcool ni touché à la drogue, et couché je respire bien."],
      ["duration", "Cela dure depuis six semaines environ."],
    ],
  },
  {
    id: "z119",
    level: "self_care",
    says: "Bonjour, j'ai 26 ans. J'ai le nez qui coule et j'éternue depuis trois jours, avec la gorge qui gratte un peu.",
    answers: [
      ["confusion neck_stiff cannot_speak", "Je parle et je respire à mon aise, et mon cou tourne dans tous les sens."],
      [
        "fever severe_pain cough_blood cannot_stand",
        "J'ai pris ma température : 37,1. Je suis debout et je vais au travail, la gorge gratte juste un peu.",
      ],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "J'avale et je parle comme d'habitude, j'ouvre la bouche en grand.",
      ],
      ["drooling muffled_voice", "Ma voix est claire et ma salive descend toute seule."],
      ["noisy_breathing purple_spots", "Je respire sans bruit et ma peau est comme d'habitude."],
      [
        "throat_one_side rash neck_swelling",
        "Ça gratte pareil des deux côtés, mon cou est normal et ma peau est lisse.",
      ],
      ["severe_pain cough_blood", "La gorge est juste irritée, c'est léger, et je ne crache rien."],
    ],
  },
  {
    id: "z120",
    level: "self_care",
    says: "Bonsoir, mon garçon de 3 ans est tombé en courant il y a deux heures et s'est cogné le front sur le carrelage. Il a une petite bosse.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il est resté éveillé, il a pleuré aussitôt, puis il a repris ses jeux. Il a gardé son repas.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Il est tombé de sa propre hauteur, rien ne coule du nez ni des oreilles. Sa bosse est petite et dure et il court partout.",
      ],
      [
        "dizzy vomiting deep_cut",
        "Il garde tout ce qu'il mange, il tient bien debout et la peau du front est intacte.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Il a bu un grand verre de jus tout à l'heure et il respire calmement.",
      ],
      ["vomits_everything hard_breathing", "Son repas et son jus sont restés en place, il respire comme d'habitude."],
      ["anticoagulant", "Il ne prend aucun médicament."],
      [
        "fainted limb_cold_pale numb_fingers saddle_numbness",
        "Il est resté conscient, ses pieds et ses mains sont chauds et il court partout.",
      ],
      [
        "heavy_bleeding neck_wound black_skin locked_jaw",
        "La peau n'est même pas ouverte, sa bouche s'ouvre bien et il rit.",
      ],
      ["dirty_wound wound_infected wound_object", "C'est juste une bosse sans ouverture, la peau est propre."],
    ],
  },
  {
    id: "z121",
    level: "self_care",
    says: "Bonjour, mon bébé de 6 mois a plein de petits boutons rouges au cou et dans le dos depuis quatre jours, avec cette chaleur. C'est grave ?",
    answers: [
      ["new_medicine_rash", "Il n'a pris aucun remède ces temps-ci."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Il est éveillé et souriant, il respire tranquillement, et ce sont juste de petits points rouges.",
      ],
      ["fever", "Je viens de mesurer, il a 36,9."],
      ["cannot_drink vomits_everything convulsion", "Il tète avec appétit et garde son lait, il est calme."],
      [
        "itch_night_household",
        "Il transpire beaucoup, je l'habille trop chaudement, et personne d'autre ne se gratte.",
      ],
      [
        "one_side_weak vomits_blood black_stool",
        "Il remue bras et jambes, ses selles sont jaunes et son lait reste bien.",
      ],
      ["one_side_weak vomits_blood", "Il bouge bien ses quatre membres et il n'a rien vomi du tout."],
      ["cellulitis wound_infected", "La peau autour des boutons est normale, sèche, sans pus ni chaleur."],
    ],
  },
  {
    id: "z122",
    level: "self_care",
    says: "Bonjour, j'ai 19 ans et depuis trois jours j'ai deux petites plaies blanches dans la bouche, à l'intérieur de la lèvre et sur la langue. Ça pique quand je mange pimenté.",
    answers: [
      [
        "convulsion fainted confusion cannot_hold_urine",
        "Je me porte bien en dehors de la bouche, je n'ai jamais eu de crise ni de malaise.",
      ],
      ["confusion cannot_hold_urine", "J'ai l'esprit clair et je me retiens comme tout le monde."],
      ["cannot_drink skin_peeling cannot_swallow", "Je bois et j'avale normalement, et ma peau est belle."],
      [
        "fever poor_feeding rash severe_pain immunocompromised",
        "Je bois autant qu'avant et la douleur est supportable. Mon test du VIH était bon et je n'ai pas chaud.",
      ],
      ["hard_breathing", "Je respire tranquillement."],
      [
        "poor_feeding rash immunocompromised",
        "Je bois bien, ma peau est nette, et je suis une personne en bonne santé, mon test du VIH était négatif.",
      ],
      ["pregnant", "Mes règles sont arrivées à la date prévue la semaine dernière."],
      ["low_belly_pain rash_spreading", "Mon ventre va bien, et il n'y a que ces deux plaies dans la bouche."],
      ["hours_since_event", "Il n'y a eu aucun rapport à risque, le test c'était un contrôle de routine."],
    ],
  },
  {
    id: "z123",
    level: "self_care",
    says: "Bonjour, j'ai soulevé des sacs de ciment avant-hier et depuis j'ai mal au bas du dos quand je me penche. J'ai 33 ans.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Mes jambes sont solides, je sens tout normalement et je vais aux toilettes comme d'habitude.",
      ],
      ["fever", "Je n'ai pas chaud, la température est normale."],
      ["spine_tender", "C'est une gêne large des deux côtés, supportable, et couché cela me soulage."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Je marche normalement, je lève bien les deux pieds, et mon poids est stable. J'ai mal à 4 sur 10.",
      ],
      ["locked_jaw paracetamol_much", "Deux comprimés par jour, cela suffit. J'ouvre la bouche normalement."],
      ["face_droop", "Mon visage est comme d'habitude, bien symétrique."],
      [
        "foot_drop fall weight_loss cancer",
        "Mes pieds se lèvent bien, mon poids est le même, et c'est venu en portant les sacs.",
      ],
      ["pregnant", "Je suis un homme."],
      ["sickle_cell", "Non, mes globules sont normaux, on m'a testé il y a longtemps."],
    ],
  },
  {
    id: "z124",
    level: "self_care",
    says: "Bonjour, je suis enceinte de deux mois et j'ai des nausées presque tous les matins depuis deux semaines. J'ai 27 ans, la première consultation est déjà faite.",
    answers: [
      ["belly_pain low_belly_pain", "Mon ventre me laisse tranquille, c'est juste l'estomac qui se soulève au réveil."],
      ["low_belly_pain", "Le bas-ventre est tranquille aussi."],
      ["little_urine weight_loss", "J'urine comme avant et mon poids n'a pas bougé."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme toujours."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne saigne pas, je respire bien et ma vue est nette. Le ventre est tranquille.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Ma température est normale, j'urine sans gêne, et j'ai vomi une seule fois cette semaine.",
      ],
      ["vaginal_bleeding vomits_everything", "Ma culotte reste sèche et je garde ce que je mange, sauf une fois."],
      ["fainted shoulder_tip_pain", "Je suis restée debout tout le temps, et mes épaules vont bien."],
      ["morning_sickness", "Oui, c'est bien ça, les nausées de la grossesse."],
    ],
  },
];
