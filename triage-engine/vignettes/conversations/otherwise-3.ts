import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise3: readonly Conversation[] = [
  {
    id: "v101",
    level: "emergency",
    says: "Bonsoir, j'ai 67 ans. Depuis deux heures j'ai une douleur entre les omoplates, comme si on me déchirait, venue d'un coup en soulevant une bassine.",
    answers: [
      ["fever", "Je me sens frais de ce côté-là, un peu en sueur quand même. La douleur ne lâche pas."],
      [
        "limb_cold_pale numb_fingers saddle_numbness cannot_hold_urine",
        "Rien de cela, mes membres sont normaux. C'est le dos qui déchire, et maintenant cela gagne les reins et le devant de la poitrine.",
      ],
      [
        "hot_joint",
        "Il ne s'agit pas d'une articulation, c'est le milieu du dos et la poitrine, 9 sur 10, sans un instant de répit.",
      ],
    ],
  },
  {
    id: "v102",
    level: "emergency",
    says: "J'ai 63 ans et depuis hier soir mon oeil droit est rouge et me fait affreusement mal. Je vois des cercles de couleur autour des ampoules.",
    answers: [["halos", "C'est bien cela, comme des arcs-en-ciel autour des lampes."]],
  },
  {
    id: "v103",
    level: "emergency",
    says: "Mon père de 78 ans a glissé dans la douche ce matin et sa tête a cogné le carrelage. Il a une bosse derrière le crâne.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il est resté éveillé tout du long, il se souvient de la chute et il a bien mangé à midi.",
      ],
      [
        "vomits_twice confusion convulsion",
        "Il parle tout à fait normalement et il a gardé son repas. Il n'a jamais tremblé ni secoué.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Ses oreilles et son nez sont secs, le mal de tête reste léger et il marche comme d'habitude. Il était debout dans la douche.",
      ],
      ["anticoagulant", "Il est sous Sintrom depuis trois ans, pour son coeur irrégulier."],
    ],
  },
  {
    id: "v104",
    level: "emergency",
    says: "Bonsoir, j'ai 29 ans. Tout s'est effondré pour moi ces dernières semaines et je ne vois plus de raison de continuer.",
    answers: [
      ["suicidal_plan", "Oui, j'ai préparé des comprimés pour cette nuit."],
      ["suicidal_thoughts head_injury", "Oui, je veux en finir."],
      ["alone_now", "Oui, je suis seul chez moi."],
      [
        "chest_pain palpitations hard_breathing one_side_weak speech_trouble",
        "Rien de tout cela, mon corps va bien, c'est la tête qui n'en peut plus.",
      ],
      ["pregnant", "Je suis un homme, la question ne se pose pas."],
      [
        "black_stool belly_pain worst_headache faint_on_effort",
        "Non, mes selles et ma tête vont bien. Je dors trois heures par nuit et je ne mange presque plus.",
      ],
      ["fever pallor vomiting", "Mon corps est normal, je n'ai rien rejeté. C'est que je n'ai plus envie d'être là."],
      [
        "confusion convulsion cannot_stand cold_body",
        "J'ai les idées claires et je tiens debout. Les comprimés sont devant moi, je n'ai encore rien avalé.",
      ],
      [
        "confusion convulsion vomits_blood bloody_stool cough_blood",
        "Non, aucun de ces signes. Je veux seulement en finir, je compte les prendre ce soir.",
      ],
    ],
  },
  {
    id: "v105",
    level: "emergency",
    says: "Ma tante a 74 ans et prend des comprimés pour le sucre. Depuis une heure elle est trempée de sueur et ses propos n'ont aucun sens.",
    answers: [],
  },
  {
    id: "v106",
    level: "emergency",
    says: "J'ai 38 ans et je suis essoufflée d'un seul coup depuis ce matin, même assise. J'ai aussi un point sur le côté droit.",
    answers: [],
  },
  {
    id: "v107",
    level: "urgent",
    says: "Bonjour, j'ai 58 ans. La pharmacienne a trouvé 19/11 ce matin et encore 19/11 à midi, et elle m'a dit de demander un avis.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Je me sens tout à fait bien, je travaille et je lis mes comptes comme d'habitude.",
      ],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Je n'ai mal nulle part, ma vue est nette et je parle comme d'habitude. Je n'ai plus mes comprimés depuis un mois.",
      ],
      ["critical_supply", "C'est pour la tension : amlodipine et indapamide."],
      [
        "convulsion face_droop double_vision",
        "Mon visage est bien droit, je vois une seule image et je n'ai jamais eu de crise.",
      ],
      [
        "face_droop double_vision chest_pressure",
        "Ma bouche est droite, je vois comme il faut et ma poitrine est légère.",
      ],
    ],
  },
  {
    id: "v108",
    level: "urgent",
    says: "J'ai 47 ans. En me réveillant avant-hier, je n'entendais presque plus de l'oreille gauche, et cela ne revient pas.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Mon visage est bien droit, rien n'a gonflé autour de l'oreille et j'ai les idées claires.",
      ],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Cette surdité est arrivée d'une nuit à l'autre, avec un sifflement. L'oreille est sèche et ne fait pas souffrir.",
      ],
      ["drowsy convulsion", "Je suis bien éveillée et je n'ai jamais eu de crise."],
    ],
  },
  {
    id: "v109",
    level: "urgent",
    says: "Bonjour, j'ai 24 ans et je porte des lentilles. Mon oeil gauche est rouge depuis deux jours et la lumière m'est insupportable.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je vois encore de cet oeil, mais un peu flou. Aucun produit n'y est entré.",
      ],
      [
        "eye_chemical halos eye_bulging",
        "L'oeil bouge comme l'autre et les lampes ont leur aspect normal, mais elles m'éblouissent.",
      ],
      ["eye_pain eye_injury", "Oui, il me fait mal, comme du sable dedans. Je n'ai reçu aucun coup."],
      ["fever eyelid_swollen", "Mes paupières ont leur taille normale et ma température est normale."],
      [
        "one_side_weak speech_trouble worst_headache",
        "J'ai toute ma force, je parle bien et ma tête est tranquille. J'ai vu une petite tache blanche sur l'oeil.",
      ],
      ["confusion vomiting", "Je pense clairement et je garde tout ce que je mange."],
    ],
  },
  {
    id: "v110",
    level: "urgent",
    says: "J'ai 22 ans. Avant-hier soir un homme que je connais m'a forcée, et je n'ose en parler à personne.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Je ne suis pas blessée et je ne perds pas de sang, seulement une petite gêne en bas. Je tiens à vivre.",
      ],
      [
        "deep_cut suicidal_thoughts severe_pain",
        "La gêne est légère, mon corps est intact. Je veux continuer à vivre, même si je pleure beaucoup.",
      ],
    ],
  },
  {
    id: "v111",
    level: "urgent",
    says: "Bonjour, j'ai 71 ans et je suis tombée assise avant-hier. Depuis, j'ai très mal au dos dès que je me lève.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Mes jambes sont solides et je vais aux toilettes normalement, je sens bien tout.",
      ],
      ["fever", "Ma température est normale."],
      [
        "spine_tender",
        "Couchée, la douleur se calme. C'est debout ou en me tournant que cela lance au milieu du bas du dos.",
      ],
      [
        "foot_drop weight_loss cancer severe_pain",
        "Mes pieds obéissent, mon poids est stable et je n'ai jamais eu de cancer. C'est sept sur dix en me levant.",
      ],
      [
        "foot_drop weight_loss severe_pain",
        "Je lève bien les pieds et je ne maigris pas. Forte, oui, dès que je me lève, mais couchée cela va.",
      ],
      [
        "locked_jaw paracetamol_much",
        "J'ouvre la bouche sans peine. Je prends trois comprimés de paracétamol par jour.",
      ],
      [
        "hard_breathing lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Je respire bien et je n'ai jamais perdu le fil. La douleur est en bas du dos, mes jambes bougent et sentent.",
      ],
      [
        "lost_consciousness_injury spine_pain_injury heavy_bleeding injury_paralysis",
        "Je suis restée consciente, rien ne saigne, mes jambes marchent. C'est le bas du dos, en plein milieu.",
      ],
      ["head_injury", "Ma tête n'a rien reçu, je suis tombée assise."],
    ],
  },
  {
    id: "v112",
    level: "urgent",
    says: "Bonjour, je suis enceinte de six mois, j'ai 27 ans. Uriner me brûle depuis trois jours et j'y vais sans arrêt.",
    answers: [
      [
        "fever flank_pain blood_urine vomiting chills",
        "Ce matin le thermomètre disait 36,8 et mes urines sont troubles, mais pas rouges. Mes reins ne me font pas souffrir.",
      ],
      [
        "flank_pain blood_urine vomiting chills",
        "Je garde tout ce que je mange et je n'ai pas tremblé. Mon dos va bien.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je ne perds pas de sang, je sens à peine une petite gêne en bas, et ma vue est nette.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Le bébé bouge beaucoup, mon ventre est souple et mon visage est comme avant.",
      ],
      [
        "contractions waters_broken face_swelling",
        "Mon ventre ne durcit pas, mon linge reste sec et mon visage est comme d'habitude.",
      ],
      ["vomits_everything", "L'eau et les repas passent très bien."],
    ],
  },
];
