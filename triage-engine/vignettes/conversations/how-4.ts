import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const how4: readonly Conversation[] = [
  {
    id: "va15",
    level: "self_care",
    accepts: ["routine"],
    says: "Ma fille est tombée, y a un gros oeuf qui a poussé sur son front !!",
    answers: [
      ["age", "4 ans"],
      ["lost_consciousness_injury vomits_twice drowsy confusion convulsion", "Rien de tout cela"],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, c'est une petite chaise et la bosse est dure",
      ],
      ["headache dizzy vomiting deep_cut", "Non elle joue, elle mange bien, elle vomit pas"],
      ["hard_breathing", "Non"],
    ],
  },
  {
    id: "va16",
    level: "self_care",
    accepts: ["routine"],
    says: "mes jambes sont mortes, elles ne me portent plus du tout dans l'escalier",
    answers: [],
  },
  {
    id: "vb01",
    level: "emergency",
    says: "Bonjour infirmière. Je suis couturière à Treichville, j'ai 27 ans. Depuis ce matin j'ai un mal terrible en bas du ventre à droite, ça m'a pris d'un coup et ça augmente. Mes règles devaient venir il y a 3 semaines, rien, et depuis hier il y a un peu de sang noir qui descend. Quand je me lève ça tourne, à 9h j'ai failli tomber. Je mange encore et je garde ce que je mange, mon corps est frais.",
    answers: [],
  },
  {
    id: "vb02",
    level: "emergency",
    says: "Bonsoir svp c'est pour ma fille de 3 ans. elle a bu une gorgée de la soude de sa grand mère, la soude pour faire savon, il y a 30 minutes. Elle pleure, la bave coule, ses lèvres sont rouges avec du blanc, elle veut rien avaler. Elle n'a pas vomi, elle respire bien.",
    answers: [],
  },
  {
    id: "vb03",
    level: "urgent",
    says: "slt je suis etudiant a cocody 21 ans. depuis avant hier j'ai le corps chaud, 39 au thermometre, le soir je tremble, la tete me fait mal et tout le corps est cassé. je bois bien, je mange un peu et je garde ce que je mange, ce matin je suis meme allé au cours à pied. mon cou bouge normalement et ma peau est nette.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "ma tete suit bien, je marche comme d'habitude, je respire tranquille et je vois pas de sang",
      ],
      [
        "purple_spots jaundice dark_urine",
        "ma peau est nette comme j'ai dit, mes yeux sont blancs et mon pipi est clair",
      ],
      ["pregnant", "C'est un homme"],
      [
        "cannot_open_mouth haemorrhagic_contact",
        "j'ouvre ma bouche et je mange normal, je suis resté à abidjan entre ma chambre et la fac",
      ],
      [
        "haemorrhagic_contact",
        "je suis resté à la fac avec mes amis en bonne santé, je mange riz et poisson, ni enterrement ni viande de brousse",
      ],
      ["runny_nose cough sore_throat", "mon nez est sec et ma gorge va bien, c'est surtout le corps chaud"],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "je suis un garçon en bonne santé d'habitude, je joue au basket, jamais de maladie",
      ],
      ["speech_trouble double_vision", "je vous ecris clairement et je lis bien mon telephone"],
      ["malaria_test_negative", "j'ai pas encore fait le test"],
      ["anticoagulant", "mon seul medicament c'est le paracetamol"],
      [
        "headache light_hurts",
        "la tete me fait mal comme j'ai dit au debut, mais le soleil et la lampe me derangent pas",
      ],
    ],
  },
  {
    id: "vb04",
    level: "urgent",
    says: "Bonjour, mon garçon de 5 ans fait le ventre qui coule depuis 2 jours, 5 fois par jour, et depuis hier il y a du sang avec des glaires dedans. Il a mal au ventre par moment. Pas de fièvre j'ai pris 37, il ne vomit pas, il boit bien.",
    answers: [
      ["drowsy no_urine rice_water", "Non rien de tout ça, il pipi bien"],
      ["sunken_eyes skin_pinch_slow cannot_stand wasting", "Non, il joue et ses yeux sont normaux."],
      ["little_urine", "Non, il pipi bien je vous ai dit"],
      ["pallor", "Non"],
      ["convulsion hard_breathing chest_indrawing blue_lips apnea", "Rien de tout cela"],
      ["choking swallowed_battery swallowed_kerosene", "Non. C'est du sang dans les selles, il n'a rien avalé."],
      ["steroid_stopped", "Non, aucun remède"],
      ["loss_of_appetite", "Il mange un peu"],
    ],
  },
  {
    id: "vb05",
    level: "urgent",
    says: "Bonjour. Mal de dent depuis 5 jours, molaire gauche en bas, elle est gâtée. Depuis hier ma joue est enflée, dure et chaude. Pas de fièvre. J'ouvre bien la bouche et j'avale sans problème. J'ai 34 ans, mécanicien à San Pedro.",
    answers: [
      ["pain_out_of_proportion black_skin confusion cannot_stand", "Non."],
      [
        "hard_breathing neck_swelling paracetamol_much",
        "Non, je prends du paracétamol mais 3 fois 2 comprimés pas plus",
      ],
      ["gum_swelling severe_pain tooth_bleeding", "non. ça fait mal mais je supporte"],
      ["tongue_swelling", "Non, seulement la joue."],
      ["face_swelling muffled_voice", "Ma joue est enflée, je l'ai dit. La voix est normale."],
    ],
  },
  {
    id: "vb06",
    level: "routine",
    says: "Bonjour Madame. Instituteur à la retraite, 72 ans, je vis à Daloa. Depuis environ quatre mois je me lève quatre fois la nuit pour uriner, le jet est faible, il faut que j'attende avant que ça vienne, et il reste des gouttes après. L'urine sort à chaque fois, elle est claire, et elle passe sans brûler. Je mange bien, mon poids est le même et je vais au marché à pied comme d'habitude. Je prends amlodipine pour la tension.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Je sens tout, mes jambes me portent comme toujours, et je vide à chaque fois.",
      ],
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Ma poitrine est tranquille, je respire bien, je lis mon journal sans difficulté et j'ai toute ma tête.",
      ],
      ["systolic", "Je prends mon comprimé chaque jour, au dernier contrôle c'était 13 8."],
      [
        "headache vomiting speech_trouble dizzy",
        "Ma tête est légère, ma parole est claire et je garde mes repas. Mon souci c'est l'urine de la nuit.",
      ],
      ["steroid_stopped", "Mon seul médicament c'est l'amlodipine depuis des années."],
      ["steroid_stopped", "Toute ma vie je me suis passé de cortisone."],
    ],
  },
  {
    id: "vb07",
    level: "routine",
    says: "Bonjour, je vends au marché d'Adjamé, 38 ans, 3 enfants. Ça fait 5 mois que mes règles sont trop abondantes, 9 jours au lieu de 4, avec des caillots, et le bas ventre est lourd. Les dernières ont fini il y a 6 jours, je ne saigne plus là. J'ai les trompes ligaturées et le test de grossesse était négatif le mois passé.",
    answers: [
      ["soaks_pads fainted severe_belly_pain cannot_stand", "Non."],
      ["dizzy pallor fever hard_breathing", "Non, juste un peu fatiguée"],
      ["spontaneous_bleeding", "Non"],
      ["heavy_period pregnancy_test_negative", "Règles trop abondantes"],
      ["pregnant", "Non, je suis ligaturée"],
      ["nausea bleeding low_belly_pain chills body_aches", "Non, mal au bas du ventre seulement pendant les règles"],
      ["late_period", "Oui, elles sont trop abondantes depuis 5 mois, je l'ai dit"],
    ],
  },
  {
    id: "vb08",
    level: "routine",
    says: "Bonjour la dame. C'est mon fils de 8 ans à Korhogo, son oreille droite coule depuis 3 ou 4 semaines, un liquide jaune qui sent mauvais. Il ne se plaint pas, il dort bien, il joue au ballon et va à l'école tous les jours. Son corps est frais et derrière l'oreille c'est plat comme l'autre côté.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff",
        "Son visage est droit, son cou tourne normalement, derrière l'oreille c'est comme de l'autre côté.",
      ],
      [
        "hearing_loss_sudden severe_pain vertigo",
        "Il entend un peu moins de ce côté là, petit à petit. Sinon il marche droit et il rit comme d'habitude.",
      ],
      ["vertigo", "Il marche droit, il court, il tient sur un pied comme les autres enfants."],
      ["hearing_loss_sudden", "Ça a baissé doucement, mais quand on l'appelle il répond."],
      [
        "ear_pain runny_nose loss_of_appetite belly_pain blocked_nose",
        "Son oreille est tranquille, son nez est sec, il vide son assiette.",
      ],
      ["ear_pain", "Il se touche jamais l'oreille, il dort dessus tranquille."],
      [
        "one_side_weak saddle_numbness cannot_hold_urine weakness_climbing",
        "Ses bras et ses jambes marchent comme d'habitude, il va au wc seul. C'est seulement l'oreille qui coule.",
      ],
      ["one_side_weak saddle_numbness cannot_hold_urine weakness_climbing", "Rien de tout cela"],
      ["foot_wound headache", "Ses pieds sont propres et sa tête est tranquille."],
    ],
  },
  {
    id: "vb09",
    level: "self_care",
    says: "Bonsoir. Chauffeur à Yop, 41 ans. J'ai mal à la tête depuis hier après midi, comme un bandeau qui serre des deux côtés, pas trop fort. J'ai conduit 14h et peu dormi. Pas de fièvre, je ne vomis pas, je vois bien. J'ai pas reçu de coup.",
    answers: [
      ["thunderclap neck_stiff one_side_weak confusion", "Rien de tout cela"],
      ["worst_headache speech_trouble convulsion drowsy", "Non"],
      ["head_injury smoke_gas high_pressure eye_pain", "Non. Ma tension était bonne le mois dernier"],
      ["severe_pain getting_worse", "Non"],
      ["anticoagulant", "Non"],
      ["balance_loss", "Non, je marche bien"],
      ["nausea light_hurts belly_pain chest_pain", "Non"],
    ],
  },
  {
    id: "vb10",
    level: "self_care",
    says: "Bonjour maman infirmière, ma petite de 2 ans a des petits boutons au cou, au dos et sur la poitrine depuis 3 jours avec la chaleur de Bassam. Ça la gratte un peu. Elle mange, elle joue, elle court derrière les poules, elle dort comme d'habitude. Le thermomètre dit 36,9.",
    answers: [
      ["new_medicine_rash", "elle prend aucun remède, c'est seulement la chaleur"],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Son visage est normal, elle respire bien, sa bouche est propre, ses yeux clairs. C'est juste des tout petits boutons.",
      ],
      [
        "cannot_drink vomits_everything convulsion",
        "elle boit son eau toute seule, elle garde tout et elle court partout",
      ],
      ["itch_night_household", "Chaleur, sueur"],
      ["cellulitis wound_infected", "ce sont des petits points secs, la peau autour est comme d'habitude"],
      ["runny_nose", "son nez est sec"],
    ],
  },
  {
    id: "vb11",
    level: "self_care",
    accepts: ["routine"],
    says: "bjr j'ai 24 ans, apprenti tailleur a koumassi. depuis 3 jours apres manger ca me brule derriere l'os de la poitrine et ca monte a la gorge avec un gout acide, surtout couché. je mange garba avec bcp de piment la nuit. dimanche j'ai joué au foot tout le match tranquille, je monte les escaliers tranquille, tout ce que je mange reste et descend bien.",
    answers: [
      ["foreign_body", "la nourriture descend sans rester, ca brule seulement"],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "ca brule seulement, ca serre pas. je respire tranquille et j'ai couru tout le match dimanche sans rien sentir",
      ],
      [
        "pain_to_arm_jaw sweating fainted",
        "ca reste au milieu, ca monte a la gorge quand je me couche, mon corps est sec et je tiens bien debout",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "mes deux jambes sont pareilles, je crache clair, mon dos est bien, on m'a jamais ouvert",
      ],
      [
        "fever pleuritic_pain palpitations diabetes",
        "36,8 au thermometre, mon coeur bat normal, quand je respire fort ca change rien, mon sucre est bon",
      ],
      ["pregnant", "C'est un homme"],
      ["sickle_cell kidney_disease", "j'ai jamais été malade, je pisse bien"],
      ["pallor", "mes paumes sont roses comme d'habitude"],
      ["effort_pain", "Non, ca vient apres manger et couché, au foot je sens rien"],
      [
        "cannot_swallow drooling muffled_voice cannot_open_mouth neck_swelling",
        "j'avale bien, je parle comme d'habitude, mon cou est pareil des 2 cotés",
      ],
      ["chest_wall_pain", "ca vient quand j'ai mangé, quand j'appuie c'est pareil"],
      ["rash", "ma peau est nette"],
    ],
  },
  {
    id: "vb12",
    level: "self_care",
    says: "Bonjour, je suis secrétaire au Plateau, 30 ans. Depuis 2 jours j'ai un petit bouton rouge qui fait mal au bord de la paupière gauche en haut. Je vois bien, la lumière ne me gêne pas, l'œil lui-même est blanc, pas de fièvre.",
    answers: [
      ["eye_chemical halos eye_bulging", "Non"],
      ["eye_pain contact_lenses eye_injury", "Non. C'est seulement le bouton qui fait mal."],
      ["eye_light", "Non"],
    ],
  },
];
