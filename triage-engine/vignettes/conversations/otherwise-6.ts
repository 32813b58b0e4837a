import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise6: readonly Conversation[] = [
  {
    id: "v213",
    level: "routine",
    says: "Bonjour, mon fils de sept ans se gratte toutes les nuits depuis trois semaines. Il a des petits boutons entre les doigts, et maintenant sa sœur et moi nous nous grattons aussi.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Son corps est frais et sa peau est sèche, on voit seulement les traces de grattage.",
      ],
    ],
  },
  {
    id: "v214",
    level: "routine",
    says: "Bonjour, j'ai 28 ans et depuis un mois j'ai des pertes grises qui sentent le poisson. J'avais eu la même chose l'année dernière.",
    answers: [
      [
        "fever low_belly_pain vaginal_bleeding",
        "Ma température est normale, mon ventre me laisse tranquille, et mes règles sont finies depuis six jours.",
      ],
      ["pregnant", "J'ai eu mes règles à la bonne date la semaine dernière et je porte un implant."],
      [
        "low_belly_pain vaginal_bleeding",
        "En dehors des règles je ne perds jamais de sang, et mon bas-ventre ne me gêne pas.",
      ],
    ],
  },
  {
    id: "v215",
    level: "routine",
    says: "Bonjour, ma nièce de 11 ans a une plaie à la jambe qui ne guérit pas depuis cinq semaines. C'est curieux, elle dit que ça ne lui fait pas mal du tout.",
    answers: [
      [
        "black_skin pain_out_of_proportion heavy_bleeding confusion",
        "Le fond est blanc-jaune, rien de noir et aucune odeur. Elle ne sent rien et ça ne saigne pas.",
      ],
      [
        "black_skin pain_out_of_proportion confusion",
        "Elle répond comme d'habitude et elle rit quand on touche la plaie.",
      ],
      [
        "fever wound_infected diabetes rash_spreading",
        "Son corps est frais, les bords ne sont ni rouges ni chauds, et elle n'a pas d'autre maladie.",
      ],
      [
        "wound_infected diabetes rash_spreading",
        "La plaie est presque sèche, elle s'est agrandie lentement en cinq semaines, et elle n'a pas le sucre.",
      ],
      [
        "neck_wound limb_cold_pale locked_jaw",
        "Elle ouvre bien la bouche, la jambe est chaude comme l'autre, et il n'y a que cette plaie-là.",
      ],
      [
        "dirty_wound wound_object numb_fingers",
        "Ça a commencé par une petite boule sous la peau, sans clou ni coup, et elle remue bien tous ses orteils. La grand-mère y met des feuilles.",
      ],
      ["tetanus_doubt", "Elle a eu tous ceux de bébé et un rappel à l'école l'an dernier."],
    ],
  },
  {
    id: "v216",
    level: "routine",
    says: "Bonjour, j'ai 67 ans. Depuis plusieurs mois mon jet d'urine est faible et je me lève trois fois la nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Je marche comme d'habitude, je sens tout normalement, et l'urine finit toujours par sortir.",
      ],
      ["fever burning_urine blood_urine thirst", "Je bois comme avant, l'urine est claire et elle passe sans piquer."],
      ["flank_pain vomiting chills", "Mes reins ne me font pas souffrir, je mange bien et je garde tout."],
      ["burning_urine", "Pas du tout, l'urine passe sans me faire mal."],
      [
        "weak_stream strong_urine",
        "Il met du temps à venir et coule sans force, avec des gouttes à la fin. La couleur est normale.",
      ],
      ["hard_breathing chest_pressure confusion", "Je respire sans gêne et j'ai toute ma tête."],
      [
        "hard_breathing chest_pressure one_side_weak",
        "Ma poitrine est tranquille et mes bras et mes jambes ont leur force.",
      ],
      ["strong_urine", "Elles sont claires et n'ont pas d'odeur."],
    ],
  },
  {
    id: "v217",
    level: "routine",
    says: "Bonjour, ma petite-fille de quatre ans a fait un long ver blanc dans ses selles hier. Il y en avait encore un ce matin.",
    answers: [
      [
        "no_stool_gas belly_swollen bile_vomit severe_belly_pain",
        "Elle va à la selle tous les jours, son ventre est souple, elle a juste parfois un petit mal autour du nombril.",
      ],
      [
        "fever bloody_stool pallor vomiting",
        "Ses paumes sont roses, elle garde tout ce qu'elle mange, et les selles sont bien moulées, sans rien d'autre que le ver.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle boit et mange comme quatre, elle joue toute la journée et son souffle est calme.",
      ],
      [
        "vomits_everything convulsion hard_breathing",
        "Elle garde tous ses repas, elle respire normalement, et elle n'a jamais fait de crise.",
      ],
      ["cannot_stand", "Elle court et saute comme tous les enfants."],
      ["confusion fainted vomits_blood", "Elle a toute sa tête, elle n'est jamais tombée et elle n'a rien vomi."],
      ["vomits_blood no_urine", "Elle fait pipi plusieurs fois par jour, et elle n'a rien rendu."],
      ["vomits_blood", "Non, elle ne vomit pas du tout."],
      [
        "neck_stiff head_injury swallowed_medicine",
        "Elle plie bien le cou, ne s'est pas cognée et n'a avalé aucun médicament.",
      ],
      [
        "severe_pain right_lower_pain",
        "Elle a juste un petit mal autour du nombril de temps en temps, et elle rit quand j'appuie sur le ventre.",
      ],
    ],
  },
  {
    id: "v218",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, j'ai 25 ans et j'ai eu mon premier bébé il y a cinq semaines. Depuis trois semaines je pleure souvent sans raison et je n'ai plus goût à rien.",
    answers: [
      ["suicidal_thoughts", "Jamais, je veux vivre pour mon fils, je suis seulement triste."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je m'occupe de mon fils et de moi-même, mais je dors mal même quand il dort. Je n'entends rien d'étrange.",
      ],
      ["confusion one_side_weak", "Je parle clairement et j'ai toute ma force."],
      ["violence_home sexual_violence", "Mon mari est gentil avec moi, et ma mère m'aide beaucoup."],
      ["withdrawal lying_flat_worse", "Je ne bois pas d'alcool et je respire bien allongée."],
    ],
  },
  {
    id: "v219",
    level: "self_care",
    says: "Bonjour, mon bébé de trois semaines rejette un peu de lait après presque chaque tétée. Est-ce que c'est grave ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète avec appétit huit fois par jour, il bouge bien et on lui a trouvé 36,9 hier au centre.",
      ],
      [
        "floppy convulsion hard_breathing",
        "Il est bien tonique, il respire tranquillement et n'a jamais eu de secousses.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il boit comme d'habitude, sa peau est bien rose et chaude comme il faut, son nombril est sec et le lait ressort blanc.",
      ],
      [
        "cannot_drink cannot_swallow vomits_everything no_urine sunken_eyes",
        "Il tète très bien, mouille sept couches par jour et ses yeux sont brillants.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il n'a jamais été jaune, son nombril est tombé et bien sec, et il ne rejette que du lait blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est nette partout."],
      ["slow_growth", "Il pesait 3,2 kilos à la naissance et 3,9 hier."],
      [
        "vomits_everything vomits_blood",
        "C'est un petit rejet de lait sans effort avec le rot, il garde presque tout.",
      ],
      [
        "neck_stiff belly_swollen bloody_stool head_injury swallowed_medicine",
        "Son ventre est souple, ses selles sont jaunes, il n'est pas tombé et il n'a reçu que mon lait.",
      ],
    ],
  },
  {
    id: "v220",
    level: "self_care",
    says: "Bonjour, je suis enceinte de deux mois, j'ai 22 ans. Depuis deux semaines j'ai des nausées le matin, surtout en me levant.",
    answers: [
      ["belly_pain low_belly_pain", "Mon ventre va très bien, ce sont juste les nausées qui me gênent."],
      ["little_urine weight_loss", "J'urine comme d'habitude et mon poids est le même qu'avant."],
      ["leg_swelling_one", "Mes jambes sont fines toutes les deux."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "J'y vois bien, je respire bien, je n'ai pas perdu de sang.",
      ],
      ["soaks_pads severe_belly_pain convulsion", "Mon ventre ne me fait aucun mal et je n'ai jamais fait de crise."],
      [
        "fever burning_urine vomits_everything",
        "Mon corps est frais, l'urine passe sans piquer, et je vomis un matin sur trois, le reste je le garde.",
      ],
      ["flank_pain blood_urine chills", "Mon dos va bien, l'urine est jaune clair et je ne tremble pas."],
      ["flank_pain blood_urine", "Je n'ai mal ni à droite ni à gauche du dos, et l'urine est jaune."],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Je n'ai vomi que de l'eau ou un peu de repas, ma tête va bien et je vais à la selle chaque jour.",
      ],
    ],
  },
  {
    id: "v221",
    level: "self_care",
    says: "Bonjour, mon fils de neuf ans a été piqué par une abeille au bras il y a deux heures. C'est rouge et un peu gonflé autour.",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Il respire bien, son visage est normal et il joue avec ses frères. Une seule abeille l'a piqué, à l'avant-bras.",
      ],
      [
        "tongue_swelling fainted vomiting many_stings",
        "Sa bouche et sa langue sont comme avant, il a mangé et tout gardé, et il est resté debout tout le temps.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "La rougeur reste petite comme une pièce de 100 francs, la douleur est supportable et son visage est normal.",
      ],
      [
        "hives face_swelling fever cellulitis",
        "C'est rouge seulement autour de la piqûre, le reste de sa peau est net et son corps est frais.",
      ],
      ["hoarse", "Il parle avec sa voix de tous les jours."],
      ["wheeze dizzy cannot_swallow", "Sa poitrine ne siffle pas, il avale bien et il tient bien debout."],
      ["skin_peeling", "Sa peau est intacte partout, ses yeux et sa bouche aussi."],
      ["confusion convulsion cannot_stand", "Il est bien éveillé, il court avec ses frères."],
      [
        "runny_nose blocked_nose nose_pus sneezing eyelid_swollen",
        "Son nez est sec et ses yeux sont comme d'habitude.",
      ],
    ],
  },
  {
    id: "v222",
    level: "self_care",
    says: "Bonjour, j'ai 14 ans et j'ai mes règles depuis hier. J'ai mal au bas-ventre comme tous les mois, qu'est-ce que je peux faire ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont arrivées à la date prévue, je change trois fois de garniture par jour et mon ventre est souple.",
      ],
    ],
  },
  {
    id: "v223",
    level: "self_care",
    says: "Bonjour, j'ai 36 ans, j'ai le rhume depuis deux jours et j'avais 38 hier. Le centre de santé m'a fait le test du palu hier et il est négatif.",
    answers: [
      [
        "confusion neck_stiff cannot_speak",
        "J'ai les idées claires, je parle sans m'essouffler et je bouge la tête dans tous les sens.",
      ],
      [
        "fever severe_pain cough_blood cannot_stand",
        "Ce matin j'étais à 37,4. Je tousse un peu à sec et je tiens bien sur mes jambes.",
      ],
      ["severe_pain cough_blood", "J'ai juste la gorge un peu irritée, et les crachats sont clairs."],
      ["cough_much_blood blue_lips chest_pressure", "Ma poitrine est libre et mes lèvres sont de leur couleur."],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth",
        "J'avale ma salive et mon repas sans problème, et je parle comme avant.",
      ],
      ["drooling muffled_voice cannot_open_mouth", "Je parle clairement, j'ouvre grand la bouche et je ne bave pas."],
      ["throat_one_side rash neck_swelling", "Les deux côtés piquent un peu pareil, et ma peau est nette."],
      ["rash neck_swelling", "Mon cou est comme d'habitude et je n'ai aucun bouton."],
      ["noisy_breathing purple_spots", "Ma respiration est silencieuse et ma peau est propre."],
    ],
  },
  {
    id: "v224",
    level: "self_care",
    says: "Bonjour, ma fille de huit mois a plein de petits boutons rouges au cou et en haut du dos depuis trois jours. Il fait très chaud en ce moment.",
    answers: [
      ["new_medicine_rash", "Elle n'a reçu aucun remède depuis des mois, ni changement de savon."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Elle respire bien, elle rit, son visage est comme avant et sa peau ne pèle pas.",
      ],
      [
        "purple_spots skin_peeling face_swelling drowsy",
        "Les boutons sont tout petits et rouges, secs. Elle dort comme d'habitude et se réveille de bonne humeur.",
      ],
      ["fever", "Le thermomètre disait 36,7 hier soir."],
      ["cannot_drink vomits_everything convulsion", "Elle tète bien, mange sa bouillie, et garde tout."],
      [
        "itch_night_household",
        "Elle se gratte un peu dans la journée, et personne d'autre à la maison n'a de boutons.",
      ],
      ["tongue_swelling", "Son visage et sa bouche sont comme d'habitude."],
      ["shingles hives", "Rien que des petits points rouges au cou, en haut du dos et dans les plis."],
    ],
  },
];
