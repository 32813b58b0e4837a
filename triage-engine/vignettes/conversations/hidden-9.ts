import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const hidden9: readonly Conversation[] = [
  {
    id: "v413",
    level: "emergency",
    says: "J'ai mal à la tête et la nausée depuis hier, après le baptême au village. J'ai du mal à récupérer.",
    answers: [
      ["age", "34 ans"],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Depuis ce matin je vois comme à travers un brouillard blanc, des deux yeux. Le reste non.",
      ],
      ["sudden_onset", "Oui, je me suis réveillé ce matin avec ça."],
      ["bad_alcohol", "Oui, du koutoukou fait à la maison, il y a deux nuits."],
    ],
  },
  {
    id: "v414",
    level: "emergency",
    says: "J'ai mal au derrière depuis trois jours, je pense que les hémorroïdes sont revenues. Je ne peux presque plus m'asseoir.",
    answers: [
      ["age", "J'ai 57 ans."],
      ["much_rectal_blood fainted black_stool", "Non, pas de sang, rien de tout ça."],
      [
        "fever severe_pain abscess anticoagulant",
        "Mon corps brûle, 39 avec des frissons depuis hier, et c'est une douleur à 9 sur 10.",
      ],
      ["hot_joint", "Ce n'est pas une articulation, ce sont mes bourses qui sont gonflées et rouge violet."],
    ],
  },
  {
    id: "v415",
    level: "emergency",
    says: "Ma jambe droite est engourdie depuis ce matin, comme si elle dormait encore. J'ai 69 ans, est-ce que c'est la circulation ?",
    answers: [
      [
        "one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine",
        "Les orteils de ce pied bougent mal, sinon rien d'autre, ma bouche et ma parole vont bien.",
      ],
      ["weakness_climbing both_legs_weak hard_breathing", "Non, c'est seulement la jambe droite, et je respire bien."],
      ["leg_weakness fever foot_wound headache", "Non, je n'ai rien de tout ça, pas de plaie ni de fièvre."],
      ["confusion head_injury", "Non, je ne me suis pas cognée."],
    ],
  },
  {
    id: "v416",
    level: "emergency",
    says: "Mon fils de 2 ans est fatigué depuis ce matin, il ne joue pas et veut rester au dos. Quel fortifiant je peux acheter ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il souffle vite depuis ce matin, mais le reste non, il boit un peu.",
      ],
      [
        "chest_indrawing blue_lips apnea",
        "Ses lèvres sont devenues toutes blanches, pas bleues, et ça ne se creuse pas.",
      ],
    ],
  },
  {
    id: "v417",
    level: "emergency",
    says: "J'ai 15 ans, j'ai la nausée et un peu mal au ventre depuis ce matin. Hier j'ai pris des comprimés pour le mal de tête.",
    answers: [
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Non, mes règles sont venues il y a dix jours."],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "Non, rien de tout ça."],
      ["fever vomiting vision_blurred getting_worse", "Oui, j'ai vomi deux fois ce matin."],
      ["head_injury smoke_gas high_pressure", "Non, rien de tout ça."],
      ["known_migraine", "Non, je n'ai pas de migraine d'habitude."],
      ["locked_jaw paracetamol_much", "J'en ai avalé 24, des 500, tous d'un coup hier soir."],
    ],
  },
  {
    id: "v418",
    level: "emergency",
    says: "J'ai mal à la tête depuis deux jours et ça ne part pas avec le paracétamol. J'ai 16 ans et j'ai composition la semaine prochaine.",
    answers: [
      ["thunderclap neck_stiff one_side_weak confusion vision_loss", "Non, rien de tout ça."],
      ["pregnant", "Oui... je n'ai plus vu mes règles depuis huit mois, personne ne le sait."],
      ["belly_pain fainted shoulder_tip_pain soaks_pads", "Ça me fait mal sous les côtes à droite, le reste non."],
    ],
  },
  {
    id: "v419",
    level: "urgent",
    says: "Ma fille de 5 ans a mal à la gorge depuis hier et elle mange moins.",
    answers: [
      [
        "cannot_swallow drooling muffled_voice hard_breathing cannot_open_mouth",
        "Non, rien de tout ça, elle boit bien.",
      ],
      ["fever", "Oui, elle a 38,7, on n'a pas fait le test palu."],
      ["vomits_everything convulsion drowsy", "Non, elle est bien réveillée, elle joue même après le paracétamol."],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, rien de tout ça."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, rien de tout ça."],
      ["throat_one_side rash neck_swelling", "Non, rien de tout ça."],
      ["confusion noisy_breathing", "Non, elle respire sans bruit."],
    ],
  },
  {
    id: "v420",
    level: "urgent",
    says: "J'ai mal à côté de l'anus depuis trois jours et ça me gêne pour m'asseoir.",
    answers: [
      ["age", "33 ans"],
      ["much_rectal_blood fainted black_stool", "Non, pas de sang du tout."],
      [
        "fever severe_pain abscess anticoagulant",
        "Pas de fièvre, juste une petite boule chaude comme une noisette, sans pus.",
      ],
      [
        "pain_out_of_proportion black_skin confusion cannot_stand",
        "Non, la peau est juste rouge autour, sur deux centimètres.",
      ],
      ["purple_spots", "Non."],
    ],
  },
  {
    id: "v421",
    level: "routine",
    says: "J'ai des fourmillements sous les deux pieds depuis quatre mois, surtout la nuit. Je suis une dame de 63 ans.",
    answers: [
      ["age", "63 ans, comme je vous ai dit."],
      ["one_side_weak face_droop speech_trouble saddle_numbness cannot_hold_urine", "Non, rien de tout ça."],
      ["weakness_climbing both_legs_weak hard_breathing", "Non, je marche comme avant."],
      ["leg_weakness fever foot_wound headache", "Non, rien de tout ça, pas de plaie."],
      ["confusion head_injury", "Non, ni l'un ni l'autre."],
    ],
  },
  {
    id: "v422",
    level: "routine",
    says: "J'ai accouché il y a un peu plus de cinq semaines et je pleure pour un rien depuis trois semaines. Je dors mal avec le bébé.",
    answers: [
      ["age", "27 ans"],
      ["suicidal_thoughts", "Non, jamais."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, je m'occupe du bébé et de moi, je dors quand il dort.",
      ],
      ["soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one", "Non, rien de tout ça."],
      ["fever wound_caesarean burning_urine breast_red", "Non, rien de tout ça."],
      ["violence_home sexual_violence", "Non, mon mari et ma mère m'aident beaucoup."],
      ["withdrawal lying_flat_worse", "Non, je ne bois pas et je respire bien couchée."],
    ],
  },
  {
    id: "v423",
    level: "self_care",
    says: "Mon garçon de 4 semaines rejette un peu de lait après la tétée, depuis deux semaines. Comment je peux arranger ça ?",
    answers: [
      ["cannot_drink floppy convulsion hard_breathing fever", "Rien de tout cela, il tète avec force."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, il tète bien et ce qu'il rejette est blanc comme le lait.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle."],
      ["slow_growth", "Non, il a pris 900 grammes depuis la naissance."],
      ["vomits_everything drowsy vomits_blood no_urine", "Non, il fait bien pipi, sept couches par jour."],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Non, son ventre est souple, rien de tout ça.",
      ],
      ["severe_pain right_lower_pain", "Non."],
      ["little_urine irritable", "Non, il est bien vif et il mouille sept couches par jour."],
      ["newborn_skin_pustules rash_spreading", "Non."],
    ],
  },
  {
    id: "v424",
    level: "self_care",
    says: "J'ai 17 ans, j'ai mal au bas-ventre depuis hier avec mes règles. J'ai pris des comprimés de paracétamol hier et je voulais savoir si ça va.",
    answers: [
      ["fainted late_period soaks_pads rigid_belly", "Non, mes règles sont venues à la date, rien de tout ça."],
      ["fever severe_pain vomits_everything discharge_odour", "Non, rien de tout ça, c'est comme chaque mois."],
      ["pregnant", "Non."],
      ["no_stool_gas vomits_blood black_stool", "Non, rien de tout ça."],
      ["cannot_stand confusion hard_breathing hernia_stuck", "Non, rien de tout ça."],
      ["vomiting right_lower_pain right_upper_pain constant_pain", "Non, ça va et ça vient, et le paracétamol calme."],
      ["period_usual_pain", "Oui, la même que chaque mois."],
    ],
  },
];
