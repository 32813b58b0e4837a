import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite10: readonly Conversation[] = [
  {
    id: "r201",
    level: "emergency",
    says: "Bonjour, j'ai 29 ans, je suis une femme et j'ai accouché par césarienne il y a trois semaines. Depuis ce matin, j'ai un point de côté à droite quand j'inspire et je suis essoufflée après quelques marches. Je n'ai pas de fièvre et je ne tousse pas.",
    answers: [],
  },
  {
    id: "r202",
    level: "emergency",
    says: "Bonjour, j'ai 17 ans, je suis un garçon. J'ai été réveillé à quatre heures ce matin, il y a trois heures, par une douleur très forte au testicule gauche, qui remonte vers l'aine. J'ai des nausées. Je n'ai reçu aucun coup et je n'ai pas de fièvre.",
    answers: [
      [
        "testicle_pain",
        "Oui, c'est bien une douleur très forte du testicule gauche, et la bourse est gonflée de ce côté.",
      ],
    ],
  },
  {
    id: "r203",
    level: "emergency",
    says: "Bonjour, je vous écris pour mon fils de 22 mois. Il y a une heure, son grand frère l'a vu avaler la petite pile ronde d'une télécommande et je ne la retrouve pas. Il respire bien, il joue et il n'a pas vomi, mais il a refusé son biscuit.",
    answers: [],
  },
  {
    id: "r204",
    level: "emergency",
    says: "Bonjour, je suis un homme de 67 ans, traité pour la tension. Ce matin, pendant un quart d'heure, je ne trouvais plus mes mots et ma main droite lâchait la cuillère. Tout est redevenu normal depuis. Mon frère a fait un AVC l'année dernière, cela m'inquiète.",
    answers: [],
  },
  {
    id: "r205",
    level: "emergency",
    says: "Bonjour, j'ai 56 ans, je suis une femme diabétique. Depuis deux heures, je ressens une lourdeur au creux de l'estomac qui remonte jusque dans la mâchoire, avec des sueurs froides et des nausées. Je n'ai rien mangé de particulier et je n'ai pas de diarrhée.",
    answers: [
      ["pain_to_arm_jaw", "Oui, la lourdeur remonte du creux de l'estomac jusque dans la mâchoire depuis deux heures."],
    ],
  },
  {
    id: "r206",
    level: "emergency",
    says: "Bonjour, je suis la maman d'une petite fille de 9 jours, née à terme. Depuis cette nuit, elle ne tète presque plus, elle dort beaucoup et son corps est froid au toucher. Elle n'a ni fièvre ni vomissements, et son cordon est propre.",
    answers: [],
  },
  {
    id: "r207",
    level: "emergency",
    says: "Bonjour, je suis une femme de 41 ans. J'ai mal au bas du dos depuis dix jours, avec des douleurs dans les deux jambes. Depuis hier soir, je suis comme endormie entre les cuisses et je ne sens plus bien quand j'urine. Je n'ai pas eu d'accident.",
    answers: [],
  },
  {
    id: "r208",
    level: "emergency",
    says: "Bonjour, j'ai 24 ans, je suis un homme. Il y a environ vingt-cinq minutes, j'ai mangé une sauce arachide. Depuis, j'ai des plaques qui démangent sur tout le corps, ma voix est devenue enrouée et j'ai vomi deux fois. Je n'avais jamais eu d'allergie auparavant.",
    answers: [
      [
        "hives hoarse",
        "J'ai les deux : des plaques qui grattent partout et la voix enrouée, et j'ai aussi la gorge serrée.",
      ],
    ],
  },
  {
    id: "r209",
    level: "emergency",
    says: "Bonjour, je suis une femme de 26 ans. Depuis deux mois, après une rupture, je suis très triste et je ne dors plus que trois heures. Ces derniers jours, je me dis que ce serait plus simple de ne plus être là, et j'ai gardé des comprimés chez moi.",
    answers: [
      [
        "suicidal_thoughts",
        "Oui, depuis trois jours je pense à mourir, et j'ai prévu de prendre les comprimés ce soir.",
      ],
      [
        "suicidal_plan",
        "Oui, j'ai mis de côté soixante comprimés de paracétamol et je compte les prendre ce soir, mais je n'en ai encore pris aucun.",
      ],
    ],
  },
  {
    id: "r210",
    level: "urgent",
    says: "Bonjour, j'ai 27 ans et je suis enceinte de cinq mois. Depuis deux jours, j'ai des brûlures quand j'urine et j'y vais très souvent, pour quelques gouttes. Je n'ai pas de fièvre, je ne saigne pas et le bébé bouge normalement.",
    answers: [
      [
        "flank_pain blood_urine vomiting chills",
        "Non, je n'ai aucun de ces signes, seulement les brûlures et une urine un peu trouble.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, aucun de ces signes, et le bébé bouge bien.",
      ],
      [
        "no_fetal_movement contractions waters_broken face_swelling",
        "Non, je n'ai ni contractions ni perte d'eau, et mon visage n'est pas gonflé.",
      ],
      ["vaginal_bleeding vomits_everything", "Non, je ne saigne pas du tout et je ne vomis pas."],
    ],
  },
  {
    id: "r211",
    level: "urgent",
    says: "Bonjour, je vous écris pour mon fils de 8 ans. Ce matin, il y a deux heures, le chien du voisin l'a mordu au mollet. Il y a deux petits trous qui ont saigné un peu, mais cela s'est arrêté. Il marche bien et n'est pas mordu ailleurs.",
    answers: [
      ["snake_bite", "Non, ce n'est pas un serpent, c'est le chien du voisin qui l'a mordu."],
      ["age", "Je ne connais pas l'âge du voisin, c'est mon fils de 8 ans qui a été mordu."],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, la morsure est seulement au mollet, ce sont deux petits trous peu profonds et cela ne saigne plus.",
      ],
      ["confusion convulsion", "Non, il est tout à fait lui-même, il parle et il joue normalement."],
    ],
  },
  {
    id: "r212",
    level: "urgent",
    says: "Bonjour, je suis un homme de 74 ans. Depuis quatre jours, j'ai une brûlure sur le côté droit du thorax et, depuis avant-hier, des petites cloques groupées y sont apparues, en bande, d'un seul côté. Je n'ai ni fièvre ni essoufflement, mais je dors mal.",
    answers: [
      ["confusion neck_stiff face_droop vision_loss", "Non, rien de tout cela, je vois bien et ma nuque est souple."],
      ["drowsy one_side_weak", "Non, mes bras et mes jambes vont bien et je ne suis pas somnolent."],
      [
        "one_side_pain shingles burn_blisters cannot_sleep",
        "Ce sont des cloques douloureuses d'un seul côté, sur le thorax ; la douleur est à 6 sur 10 et m'empêche de dormir.",
      ],
      ["pain_where", "J'ai mal sur le côté droit du thorax, du dos jusque vers le sein, là où sont les cloques."],
      [
        "chest_pressure pain_to_arm_jaw sweating fainted",
        "Non, cela ne serre pas et je ne transpire pas ; c'est une brûlure sur la peau qui va du dos vers le sein droit, comme une bande.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, mes jambes ne sont pas gonflées et je n'ai pas été opéré récemment.",
      ],
      ["chest_wall_pain", "Non, elle brûle tout le temps, même sans bouger, et le contact de la chemise l'augmente."],
      [
        "effort_pain pleuritic_pain palpitations diabetes",
        "Non, rien de tout cela, ce n'est pas lié à l'effort ni à la respiration, et je ne suis pas diabétique.",
      ],
    ],
  },
];
