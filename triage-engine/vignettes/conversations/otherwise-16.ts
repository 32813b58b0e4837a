import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise16: readonly Conversation[] = [
  {
    id: "y213",
    level: "routine",
    says: "Bonjour, je suis institutrice, 37 ans. En me lavant il y a dix jours, j'ai senti une boule dans mon sein droit, grosse comme une olive. Elle ne me fait pas mal.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "La peau est comme de l'autre côté, ni rouge ni chaude, et mon corps est frais.",
      ],
      [
        "breast_red breast_abscess",
        "Le sein n'a pas changé de couleur ni de chaleur, la boule est ferme et je peux la presser sans avoir mal.",
      ],
      ["lump_worrying", "Elle est restée comme une olive depuis dix jours et elle roule un peu sous le doigt."],
    ],
  },
  {
    id: "y214",
    level: "routine",
    says: "Bonjour, je suis au campement, j'ai 27 ans. J'ai une tache claire sur l'avant-bras depuis sept mois, et quand l'eau chaude tombe dessus je ne sens rien.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Je ne me suis jamais brûlé là, c'est juste une tache plate où je ne sens ni le chaud ni l'épine.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "Je n'ai ni cloque ni plaie, la peau est lisse et mon corps est frais.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je respire sans bruit, je suis au champ tous les jours et j'ai ma tête.",
      ],
      [
        "unconscious confusion noisy_breathing",
        "Je suis bien éveillé, je discute normalement et mon souffle ne fait aucun bruit.",
      ],
    ],
  },
  {
    id: "y215",
    level: "routine",
    says: "Bonjour ma fille, ma nièce écrit pour moi. J'ai 70 ans, mes deux genoux me font mal depuis plus de huit mois, surtout le droit quand je me lève du tabouret.",
    answers: [
      ["fever", "Mon corps reste frais, je n'ai pas chauffé de toute la saison."],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre bien la bouche pour manger, et je prends deux comprimés les jours de marché seulement.",
      ],
      ["hot_joint", "Mes genoux ne sont ni rouges ni chauds, ils craquent seulement quand je me lève."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Je marche seule au marché sans canne, la jambe est droite, et je ne suis pas tombée.",
      ],
      ["deformity severe_pain", "Mes jambes sont droites, et la douleur c'est quatre sur dix au plus."],
    ],
  },
  {
    id: "y216",
    level: "routine",
    accepts: ["self_care"],
    says: "Bonjour, je suis enceinte de cinq mois et demi, c'est mon premier. Depuis deux semaines, quand je mange et que je me couche, une eau acide remonte et ça chauffe derrière l'os de la poitrine.",
    answers: [
      ["age", "J'ai 26 ans depuis le mois passé."],
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Je ne vomis pas, mes selles ont leur couleur ordinaire et je monte chez moi sans m'essouffler. Pour le reste tout va bien.",
      ],
      [
        "vomits_blood black_stool chest_pressure sweating",
        "Ça brûle mais ça ne serre pas, ma peau reste sèche et mes selles sont marron. Rien d'autre.",
      ],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "C'est trois sur dix, mes repas descendent et restent, mes yeux sont blancs. Rien d'autre.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Rien ne coule en bas, je vois net, et mon ventre ne me fait pas mal.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion",
        "Mon slip est propre, mon ventre est souple, et je n'ai jamais fait de crise.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Il danse là-dedans chaque soir, mon ventre reste souple, rien n'a coulé et mon visage n'a pas changé.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Mon ventre est mou toute la journée, mon linge reste sec et mon visage est comme sur mes photos.",
      ],
      ["vaginal_bleeding burning_urine", "Rien de rouge sur mon linge, et mon pipi sort sans piquer."],
      ["vaginal_bleeding", "Non, pas une goutte de sang depuis le début de la grossesse."],
      ["leg_swelling_one", "Mes deux jambes entrent pareil dans mes chaussures."],
      [
        "confusion one_side_weak",
        "Je parle normalement et j'ai la même force des deux côtés pour porter mes bassines.",
      ],
    ],
  },
  {
    id: "y217",
    level: "routine",
    says: "Bonjour, je suis professeur au collège, 44 ans. Depuis que ma femme est partie, il y a cinq semaines, plus rien ne me donne goût et je me réveille à trois heures chaque nuit.",
    answers: [
      ["suicidal_thoughts", "Non, je tiens à vivre pour mes enfants, ça ne me traverse pas l'esprit."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Je dors de vingt-deux heures à trois heures, je n'entends aucune voix et je ne bois pas. Rien d'autre.",
      ],
      ["duration", "Ça a commencé il y a cinq semaines, le jour où elle est partie."],
    ],
  },
  {
    id: "y218",
    level: "routine",
    says: "Bonjour, mon fils de 6 ans se gratte depuis trois semaines, surtout quand il se couche. Ses sœurs et leur maman ont commencé aussi, il y a des petits boutons entre les doigts.",
    answers: [
      ["tongue_swelling", "Sa bouche et sa langue sont comme d'habitude, il parle et avale sans gêne."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Son corps est frais, il n'y a ni pus ni plaie, juste des petits boutons secs. Rien d'autre.",
      ],
    ],
  },
  {
    id: "y219",
    level: "self_care",
    says: "Bonjour, mon bébé a cinq semaines. Après la tétée il rend un peu de lait blanc au coin de la bouche et il a le hoquet. Je voulais savoir si c'est normal.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète fort huit fois par jour, il gigote bien et il est à 36,9. Rien d'autre.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il est tiède sous sa couverture, son nombril est sec et ce qu'il rend est blanc comme le lait. Rien d'autre.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse et bien claire partout, sans cloque ni tache."],
      ["newborn_skin_pustules rash_spreading", "Pas un bouton, sa peau est lisse comme une mangue."],
      ["drowsy vomits_everything", "Il se réveille tout seul pour téter et il garde presque tout son lait."],
      [
        "vomits_everything vomits_blood black_stool spontaneous_bleeding",
        "C'est quelques gouttes de lait blanc, ses selles sont jaunes comme la moutarde et rien ne saigne. Rien d'autre.",
      ],
    ],
  },
  {
    id: "y220",
    level: "self_care",
    says: "Salut, j'ai 25 ans. J'ai repris les pompes avant-hier, une centaine, et depuis hier ma poitrine est courbaturée des deux côtés quand j'appuie dessus ou que je pousse une porte.",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Ça ne serre pas, c'est comme des courbatures, et ce matin j'ai couru sans m'essouffler. Pour le reste tout va bien.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Mes deux jambes sont pareilles, on ne m'a jamais opéré, et je ne crache rien. Rien d'autre.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Mon cœur bat tranquille, je respire à fond sans piqûre et mon corps est frais. Pour le reste tout va bien.",
      ],
      ["pregnant", "Je suis un homme, donc pas de grossesse."],
      ["sickle_cell", "Non, je n'ai jamais eu cette maladie."],
      [
        "confusion cannot_stand pallor",
        "Je tiens debout toute la journée, mes paumes sont roses et mes idées claires.",
      ],
      ["confusion pallor", "J'ai les idées claires pour réviser, et mes lèvres et mes paumes ont leur couleur."],
      ["panic", "Pas du tout, je suis tranquille, c'est venu après mes cent pompes."],
      [
        "hears_voices drug_use violence_home loss_of_function sexual_violence",
        "Rien de tout ça, je vis tranquille chez mes parents et je vais à la fac tous les jours.",
      ],
    ],
  },
  {
    id: "y221",
    level: "self_care",
    says: "Bonjour, ma fille de 3 ans courait et s'est cogné le front au bord de la table il y a trois heures. Elle a une petite bosse comme un haricot, elle a pleuré tout de suite et puis elle est repartie jouer.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Elle est restée éveillée tout le temps, elle a gardé son riz et elle raconte ses histoires comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Ses oreilles et son nez sont secs, elle était debout à ma hauteur de table et elle grimpe sur le lit. Rien d'autre.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "Elle ne se plaint plus de rien, elle marche droit et la peau du front n'est pas ouverte.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Elle a bu son jus et mangé son riz, tout est resté, et elle souffle tranquillement.",
      ],
    ],
  },
  {
    id: "y222",
    level: "self_care",
    says: "Bonjour, je suis en terminale, j'ai 18 ans. Mes règles sont venues hier à la bonne date et le bas-ventre me tire comme chaque mois. Qu'est-ce que je peux faire pour calmer ça ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont arrivées pile au jour, quatre garnitures dans la journée, et mon ventre reste mou. Rien d'autre.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Mon corps est frais, je garde mon repas et la douleur est à quatre sur dix. Rien d'autre.",
      ],
      ["floppy", "Non, c'est mon ventre que j'ai dit souple, moi je tiens bien et je vais en classe."],
    ],
  },
  {
    id: "y223",
    level: "self_care",
    says: "Bonjour, j'ai 57 ans, je tiens un maquis. Tout à l'heure mon avant-bras a touché le bord de la marmite, c'est resté rouge, une petite trace comme une allumette. Je l'ai passé sous l'eau.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est juste une ligne rouge sur l'avant-bras, grande comme une allumette, par la marmite. Pour le reste tout va bien.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "C'est sur le plat de l'avant-bras, loin du coude, la peau est restée lisse sans eau dessous. Rien d'autre.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je suis à mes fourneaux, je respire sans bruit et j'ai toute ma tête.",
      ],
      ["unconscious noisy_breathing", "Je suis restée éveillée tout le temps et mon souffle est silencieux."],
    ],
  },
  {
    id: "y224",
    level: "self_care",
    says: "Bonsoir, mon garçon de 9 ans a le nez qui coule et il éternue depuis hier. Son corps était un peu chaud à la nuit, 38,1, mais ce matin le test du palu au dispensaire est négatif.",
    answers: [
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Il a fini sa bouillie, il garde tout et il court après le ballon sans s'essouffler. Rien d'autre.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Il baisse la tête pour lacer ses chaussures, ses paumes sont bien roses et son pipi est clair. Pour le reste tout va bien.",
      ],
      ["cellulitis wound_infected skin_peeling", "Sa peau est lisse et propre, pas un bouton. Rien d'autre."],
      [
        "neck_stiff pallor purple_spots jaundice",
        "Ses paumes sont roses, ses yeux blancs, et il touche sa poitrine avec le menton. Rien d'autre.",
      ],
      [
        "sickle_cell cannot_bear_weight inconsolable_crying",
        "Il n'est pas drépano, il saute sur ses deux jambes et il rit avec ses sœurs.",
      ],
      [
        "cannot_bear_weight inconsolable_crying",
        "Il marche et saute sans boiter, il se sert bien de ses bras et il ne pleure pas.",
      ],
      [
        "unconscious confusion cannot_stand floppy",
        "Il est bien éveillé, il discute du match et il tient solide sur ses jambes. Rien d'autre.",
      ],
      [
        "ear_pain belly_pain burning_urine joint_pain",
        "Ses oreilles et son ventre ne le gênent pas, il pisse sans grimacer. Rien d'autre.",
      ],
      [
        "poor_feeding fast_breathing",
        "Il vide ses gobelets comme d'habitude et sa poitrine monte doucement. Rien d'autre.",
      ],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Sa poitrine ne lui fait pas mal, sa peau est sèche et il n'est jamais tombé. Rien d'autre.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Ses deux jambes sont pareilles, on ne l'a jamais opéré, et il ne mouche que de l'eau claire. Rien d'autre.",
      ],
      [
        "pleuritic_pain palpitations diabetes",
        "Il respire à fond sans grimacer, son cœur bat comme d'habitude et il n'a pas le sucre.",
      ],
    ],
  },
];
