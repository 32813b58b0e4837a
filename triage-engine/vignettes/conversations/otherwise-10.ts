import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise10: readonly Conversation[] = [
  {
    id: "w213",
    level: "routine",
    says: "Bonjour, j'ai trente-quatre ans et je tousse depuis trois semaines. Le sirop de la pharmacie n'a rien changé.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache un peu de blanc, sans trace de sang. Je parle et je travaille au marché comme d'habitude, la poitrine est libre.",
      ],
      [
        "pain_to_arm_jaw hard_breathing sweating fainted",
        "Rien ne fait mal, ni au bras ni au dos. Je respire bien et mes habits restent secs.",
      ],
      ["sweating fainted", "Je ne transpire pas la nuit et je n'ai jamais perdu connaissance."],
      [
        "tearing_pain leg_swelling_one surgery_recent",
        "Mes deux jambes sont pareilles et on ne m'a jamais opérée. La poitrine ne me fait pas mal.",
      ],
      ["tearing_pain surgery_recent", "Je n'ai jamais été au bloc et mon dos va bien."],
      ["chest_wall_pain", "Je n'ai pas de douleur, je tousse seulement."],
    ],
  },
  {
    id: "w214",
    level: "routine",
    says: "Mon fils de neuf ans se gratte toutes les nuits depuis trois semaines. Il a de petits boutons entre les doigts.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Sa peau est sèche, avec seulement des traces de griffures. Son corps est frais et la bouche est propre.",
      ],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Il n'a pas de plaie, seulement des griffures. Il ouvre grand la bouche pour manger.",
      ],
      [
        "heavy_bleeding limb_cold_pale black_skin locked_jaw",
        "Ses mains et ses pieds sont chauds, de couleur normale. Il ne saigne pas et il mâche bien.",
      ],
    ],
  },
  {
    id: "w215",
    level: "routine",
    says: "Bonjour, j'ai vingt-sept ans. J'ai découvert une petite boule dans mon sein droit il y a deux mois et cela m'inquiète.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "La peau du sein est comme l'autre, je ne sens aucune douleur quand j'appuie. Mon corps est à sa température normale.",
      ],
      [
        "breast_red breast_abscess",
        "Elle est ferme comme une bille et roule sous le doigt. Le sein a sa couleur normale et rien ne coule.",
      ],
    ],
  },
  {
    id: "w216",
    level: "routine",
    says: "Bonjour, j'ai quatorze ans et je joue au football. Mon genou gauche me fait mal quand je cours depuis deux mois.",
    answers: [
      ["fever", "Mon corps est frais, je me sens en pleine forme à part le genou."],
      ["locked_jaw paracetamol_much", "J'ouvre la bouche comme tout le monde et je ne prends aucun comprimé."],
      [
        "hot_joint",
        "Il a le même volume que l'autre et la même couleur. Il y a juste une petite bosse dure sous la rotule.",
      ],
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Je n'ai pas reçu de choc et je ne suis pas tombé. C'est seulement le genou, quand je cours ou que je monte l'escalier.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Rien n'a coulé, je n'ai pas mal à la tête et je ne suis tombé de nulle part. Mes bras et mes jambes sont forts.",
      ],
      ["hard_breathing vomits_everything", "Je respire bien et je mange comme quatre."],
      [
        "vomits_everything limb_cold_pale numb_fingers saddle_numbness",
        "Je garde mes repas. Mon pied est chaud, je sens bien mes orteils et je les remue, et l'entrejambe est normal.",
      ],
      [
        "cannot_bear_weight deformity severe_pain",
        "Je marche comme d'habitude sans boiter, la jambe est droite. La douleur est supportable, quatre sur dix.",
      ],
    ],
  },
  {
    id: "w217",
    level: "routine",
    accepts: ["self_care"],
    says: "Je suis enceinte de vingt-huit semaines. Depuis deux semaines, j'ai des remontées acides après les repas et le dos un peu fatigué le soir.",
    answers: [
      ["age", "Vingt-quatre ans, et c'est ma première grossesse."],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Mes selles sont marron comme d'habitude et je n'ai pas vomi. Je respire bien, cela brûle seulement en remontant vers la gorge.",
      ],
      [
        "vomits_blood chest_pressure sweating",
        "Je n'ai rien vomi du tout. La poitrine est libre et ma peau est sèche.",
      ],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Ma peau est belle partout et je n'ai pas de plaie. Mon corps est frais.",
      ],
      [
        "fever cellulitis skin_peeling",
        "Je n'ai rien sur la peau et ma température est normale. Le bébé bouge beaucoup.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Je ne saigne pas et je vois net. Mon ventre est tranquille et je n'ai jamais fait de crise.",
      ],
      ["soaks_pads severe_belly_pain", "Ma culotte est propre et mon ventre ne me fait pas mal."],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé donne plein de coups, je suis au sec et mon visage est normal. Mon ventre reste souple.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Mon ventre ne se durcit jamais, je ne perds pas d'eau. Mon visage est comme avant.",
      ],
      ["vaginal_bleeding burning_urine", "Je ne perds pas de sang et l'urine passe sans gêne."],
      [
        "severe_pain jaundice food_stuck_now",
        "C'est une gêne légère, j'avale tout sans problème. Mes yeux sont bien blancs.",
      ],
      ["confusion one_side_weak", "Je suis lucide et mes bras et mes jambes ont toute leur force."],
    ],
  },
  {
    id: "w218",
    level: "routine",
    says: "Bonjour, j'ai soixante-neuf ans et depuis un an environ j'entends de moins en moins bien. Mes enfants disent que je mets la télévision trop fort.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mes oreilles sont comme toujours à l'extérieur, mon visage est bien droit. J'ai toute ma tête et je bouge le cou librement.",
      ],
      ["ear_swelling_behind face_droop neck_stiff", "Rien de tout cela, c'est seulement que j'entends mal."],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Mes oreilles sont sèches et ne font pas mal. C'est venu lentement des deux côtés et je marche droit.",
      ],
      ["drowsy convulsion", "Je suis éveillé toute la journée et je n'ai jamais fait de crise."],
    ],
  },
  {
    id: "w219",
    level: "self_care",
    says: "Ma petite fille a seize jours, elle a souvent le hoquet et rend un peu de lait après la tétée. C'est mon premier enfant et je me demande si c'est normal.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tète bien toutes les deux ou trois heures, elle gigote et respire calmement. Le thermomètre a donné 36,8.",
      ],
      ["convulsion hard_breathing", "Elle n'a jamais eu de secousses, et son souffle est tranquille."],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Son corps est tiède, sa peau est rose. Le cordon est tombé et c'est sec, ce qu'elle rend est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est toute lisse, sans tache ni bouton."],
      ["slow_growth", "Elle est passée de 3,1 à 3,5 kilos depuis la naissance."],
    ],
  },
  {
    id: "w220",
    level: "self_care",
    says: "Mon fils de cinq ans a trébuché ce matin dans la cour de l'école et s'est cogné le front. Il a une petite bosse, dois-je m'inquiéter ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il a pleuré tout de suite, puis il est reparti jouer. À midi il a vidé son assiette et tout est resté dans le ventre.",
      ],
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Il est resté éveillé tout le temps, il parle comme avant et n'a rien rendu.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Le nez et les oreilles sont secs. Il est tombé de sa hauteur, il court avec ses deux jambes et la bosse est petite et ferme.",
      ],
      [
        "hard_breathing chest_pressure severe_belly_pain rigid_belly vomiting",
        "Il respire bien et court partout. Son ventre est souple et son repas est resté en place.",
      ],
      [
        "severe_belly_pain vomiting fainted",
        "Il n'a pas vomi, il n'est pas tombé dans les pommes et son ventre va bien.",
      ],
      ["dizzy deep_cut", "Il garde l'équilibre et la peau n'est pas ouverte."],
      ["fever", "Sa peau est fraîche, il va bien."],
    ],
  },
  {
    id: "w221",
    level: "self_care",
    says: "Bonjour, ma fille de sept ans a le nez qui coule et tousse un peu depuis quatre jours. Elle va à l'école normalement.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Elle boit et mange comme d'habitude, elle respire sans effort et saute partout dans la maison.",
      ],
      [
        "vomits_everything convulsion hard_breathing",
        "Elle garde tout ce qu'elle avale. Son souffle est tranquille et elle n'a jamais fait de crise.",
      ],
      ["chest_indrawing blue_lips apnea", "Sa poitrine bouge normalement et ses lèvres sont roses."],
      ["confusion cannot_speak", "Elle raconte des histoires entières sans reprendre son souffle et elle est lucide."],
      [
        "fever fast_breathing wheeze poor_feeding ear_pain",
        "Le thermomètre donne 36,9 matin et soir. Elle boit comme d'habitude, sa poitrine ne fait pas de bruit et les oreilles vont bien.",
      ],
      ["sickle_cell", "Son électrophorèse est normale, elle est AA."],
    ],
  },
  {
    id: "w222",
    level: "self_care",
    says: "Mon bébé de sept mois a de tout petits boutons rouges au cou et en haut du dos depuis trois jours. Il fait très chaud chez nous en ce moment.",
    answers: [
      ["new_medicine_rash", "Il ne prend aucun remède en ce moment, pas même un sirop."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Les boutons pâlissent quand j'appuie dessus. Il est bien éveillé, il rit, et sa figure est comme d'habitude.",
      ],
      [
        "purple_spots skin_peeling hard_breathing face_swelling",
        "Les boutons sont rouges, minuscules, et s'effacent sous le doigt. Sa bouche est propre, il respire comme d'habitude et n'est pas enflé.",
      ],
      ["fever", "J'ai mesuré 36,7 ce matin."],
      [
        "cannot_drink vomits_everything convulsion",
        "Il tète avec appétit et garde son lait. Il n'a jamais fait de convulsion.",
      ],
      ["itch_night_household", "Il dort bien la nuit et il est le seul à en avoir chez nous."],
      [
        "shingles hives",
        "Ils sont sortis des deux côtés du cou et dans le dos, nulle part ailleurs. Il n'y a pas de cloque.",
      ],
      ["tongue_swelling", "Sa langue et ses lèvres sont comme d'habitude, il avale bien."],
    ],
  },
  {
    id: "w223",
    level: "self_care",
    says: "J'ai quinze ans, mes règles sont venues hier et j'ai mal au bas-ventre comme chaque mois. Que puis-je faire pour me soulager ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont arrivées à la date prévue. Je change trois ou quatre fois de serviette par jour et mon ventre est souple.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Je dirais quatre sur dix, l'ibuprofène me soulage. Je ne suis pas chaude et je mange normalement.",
      ],
      ["vomits_everything discharge_odour", "Je garde tout ce que je mange, et je n'ai que le sang des règles."],
    ],
  },
  {
    id: "w224",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, je suis enceinte de neuf semaines et j'ai la nausée le matin. Cela me gêne depuis quinze jours, mais j'arrive à manger.",
    answers: [
      ["age", "J'ai vingt-deux ans, c'est mon premier enfant."],
      ["belly_pain low_belly_pain", "Mon ventre va bien, c'est seulement l'estomac qui se soulève le matin."],
      ["little_urine weight_loss", "C'est moi qui ai la nausée. J'urine comme avant et mon poids ne bouge pas."],
      ["leg_swelling_one", "Mes deux jambes sont fines, comme d'habitude."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds pas de sang et mon ventre va bien. Je vois net, je respire bien et je n'ai jamais eu de crise.",
      ],
      [
        "fever burning_urine vomits_everything",
        "J'urine sans gêne et je garde l'eau et la nourriture. Mon corps est frais.",
      ],
      [
        "diarrhea vomiting cold_body loss_of_appetite",
        "J'ai rendu une seule fois cette semaine, mes selles sont moulées. Je mange de petits repas avec plaisir et mon corps est tiède.",
      ],
      [
        "rice_water no_urine fainted",
        "Mes selles sont normales, j'ai uriné il y a une heure et je suis toujours restée consciente.",
      ],
      ["rice_water fainted", "Je ne suis jamais tombée et je n'ai pas de diarrhée."],
      ["bloody_stool sunken_eyes", "Mes selles sont brunes sans sang et mes yeux sont comme d'habitude."],
    ],
  },
];
