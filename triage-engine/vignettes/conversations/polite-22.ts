import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite22: readonly Conversation[] = [
  {
    id: "m313",
    level: "routine",
    says: "Bonjour, j'ai 38 ans et je tousse depuis quatre semaines, surtout le matin, avec des crachats blancs. Je n'ai pas de fièvre et je n'ai pas maigri. J'ai pris deux sirops mais ça ne finit pas.",
    answers: [
      ["cough_much_blood cannot_speak blue_lips chest_pressure confusion", "Non, rien de tout cela."],
      [
        "hard_breathing cough_blood pleuritic_pain",
        "Non, je respire bien, je n'ai jamais craché de sang et je n'ai pas mal à la poitrine.",
      ],
    ],
  },
  {
    id: "m314",
    level: "routine",
    accepts: ["urgent"],
    says: "Bonjour, ma fille de 11 ans a une plaie sur la jambe depuis cinq semaines qui ne guérit pas. Au début c'était une petite boule, puis ça s'est ouvert et ça grandit doucement. Elle ne lui fait pas mal du tout et elle n'a pas de fièvre.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, rien de tout cela. Le fond de la plaie est blanc-jaune et elle ne sent pas mauvais.",
      ],
      [
        "deep_cut dirty_wound wound_object numb_fingers",
        "Non, rien de tout cela, la plaie fait à peu près 3 cm et ses orteils bougent bien.",
      ],
      ["tetanus_doubt", "Elle a eu ses vaccins de bébé, mais elle n'a pas eu de rappel depuis."],
      ["hard_breathing tongue_swelling convulsion drowsy", "Non, rien de tout cela, elle va bien et elle mange bien."],
      ["hives face_swelling inconsolable_crying", "Non, rien de tout cela."],
    ],
  },
  {
    id: "m315",
    level: "routine",
    says: "Bonjour, j'ai 44 ans et j'ai senti une petite boule dure dans mon sein gauche il y a trois semaines. Elle ne fait pas mal et le sein n'est pas rouge. Ma tante a eu un cancer du sein, alors j'ai peur.",
    answers: [
      [
        "fever breast_abscess",
        "Non, je n'ai pas de fièvre et il n'y a pas de pus, la boule est dure et ne fait pas mal.",
      ],
      ["lump_worrying", "Elle n'a pas grossi en trois semaines. Elle est dure, mais elle bouge un peu sous le doigt."],
      ["lump breast_lump", "C'est une boule dans le sein gauche."],
    ],
  },
  {
    id: "m316",
    level: "routine",
    says: "Bonjour, j'ai 62 ans et mon genou droit me fait mal depuis huit mois environ, surtout quand je monte les escaliers ou que je marche longtemps au marché. Je ne suis pas tombée et il n'est ni rouge ni chaud. Au repos, ça va mieux.",
    answers: [
      ["fever", "Non, pas de fièvre du tout."],
      [
        "locked_jaw paracetamol_much",
        "Non, rien de tout cela. Je prends du paracétamol de temps en temps, pas plus d'un ou deux comprimés.",
      ],
      ["hot_joint", "Non, il n'est ni rouge ni chaud. Il gonfle un peu certains soirs, c'est tout."],
      ["cannot_bear_weight deformity severe_pain", "Non, rien de tout cela, je m'appuie dessus et je marche."],
      [
        "knee_shoulder_worn joint_pain knee_pain treatment_missed",
        "C'est une douleur du genou depuis longtemps, quand je marche. Je prends bien mes médicaments de la tension, je n'ai rien arrêté.",
      ],
    ],
  },
  {
    id: "m317",
    level: "routine",
    says: "Bonjour, j'ai 33 ans et depuis que j'ai perdu mon travail je suis triste presque tous les jours. Cela dure depuis cinq semaines, je dors mal et je n'ai plus envie de rien. Je n'ai pas d'idées de me faire du mal, mais je ne me reconnais plus.",
    answers: [
      [
        "confusion unconscious drowsy convulsion fainted",
        "Non, rien de tout cela. Je veux dire que je n'ai plus le même moral qu'avant, mais j'ai toute ma tête.",
      ],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Non, rien de tout cela. Je me lève et je m'occupe de ma fille, même si c'est sans envie.",
      ],
      ["violence_home sexual_violence", "Non, rien de tout cela, ça se passe bien avec ma femme."],
      ["withdrawal lying_flat_worse", "Non, rien de tout cela. Je ne bois pas et je ne prends pas de drogue."],
    ],
  },
  {
    id: "m318",
    level: "routine",
    accepts: ["self_care"],
    says: "Bonjour, je suis enceinte de six mois, j'ai 27 ans, et j'ai mal en bas du dos depuis deux semaines, surtout le soir après le travail. Je n'ai pas perdu de sang et le bébé bouge bien. Est-ce que c'est normal et quel comprimé puis-je prendre ?",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, rien de tout cela, j'urine normalement.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
      ["spine_tender", "Non, c'est une douleur légère, 3 sur 10, et quand je me couche ça passe."],
      ["foot_drop fall weight_loss cancer", "Non, rien de tout cela."],
      ["locked_jaw paracetamol_much", "Non, rien de tout cela, je n'ai encore pris aucun comprimé pour le dos."],
      ["soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing", "Non, rien de tout cela."],
      [
        "contractions waters_broken face_swelling",
        "Non, rien de tout cela, mon visage n'est pas gonflé et il n'y a pas d'eau qui coule.",
      ],
      ["burning_urine vomits_everything", "Non, rien de tout cela."],
      ["belly_pain low_belly_pain", "Non, je n'ai pas mal au ventre, seulement en bas du dos."],
      ["leg_swelling_one", "Non, mes jambes sont normales."],
      ["little_urine", "Non, j'urine normalement."],
    ],
  },
  {
    id: "m319",
    level: "self_care",
    says: "Bonjour, mon garçon de 3 ans a le nez qui coule et tousse un peu depuis trois jours. Il n'a pas de fièvre, 36,9 ce matin, et il joue et mange comme d'habitude. Est-ce que je dois lui donner un antibiotique ?",
    answers: [
      [
        "cannot_drink vomits_everything convulsion hard_breathing",
        "Non, rien de tout cela, il boit bien et il respire normalement.",
      ],
      ["chest_indrawing blue_lips apnea", "Non, rien de tout cela."],
      ["fast_breathing wheeze ear_pain", "Non, rien de tout cela."],
      ["confusion cannot_speak", "Non, rien de tout cela, il parle et il court comme d'habitude."],
      ["sickle_cell", "Non, il n'est pas drépanocytaire."],
    ],
  },
  {
    id: "m320",
    level: "self_care",
    says: "Bonjour, j'ai 24 ans et mes deux yeux sont rouges et coulent depuis deux jours, ça gratte aussi. Plusieurs collègues ont la même chose au bureau, on dit que c'est l'Apollo. Je vois bien et je n'ai pas vraiment mal.",
    answers: [
      ["eye_chemical halos eye_bulging", "Non, rien de tout ça."],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, pas de vraie douleur, la lumière ne me gêne pas, je n'ai pas de lentilles et je n'ai pas reçu de coup.",
      ],
      ["fever eyelid_swollen", "Non, ni fièvre ni paupière gonflée."],
      ["tongue_swelling", "Non."],
    ],
  },
  {
    id: "m321",
    level: "self_care",
    says: "Bonjour, mon bébé a trois semaines et il a souvent le hoquet. Il rejette aussi un peu de lait après la tétée, sans forcer. Il tète bien et il a bien pris du poids, mais ma belle-mère dit que ce n'est pas normal.",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Non, il est bien tonique, il respire normalement et il n'a pas de fièvre.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, rien de tout cela, son nombril est bien sec et sa peau a une couleur normale.",
      ],
      ["newborn_vesicles purple_spots", "Non, il n'a rien sur la peau."],
      [
        "one_side_weak vomits_blood black_stool spontaneous_bleeding",
        "Non, rien de tout cela, il bouge bien et ses selles sont jaunes et molles.",
      ],
      ["newborn_skin_pustules rash_spreading", "Non, aucun bouton."],
    ],
  },
  {
    id: "m322",
    level: "self_care",
    says: "Bonsoir, ma fille de 3 ans est tombée d'une chaise il y a trois heures et elle s'est cogné le front. Elle a pleuré tout de suite, elle a une petite bosse, et maintenant elle joue. Elle n'a pas vomi. Est-ce qu'on peut la laisser dormir cette nuit ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, rien de tout cela, elle est comme d'habitude.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de tout cela. La chaise fait à peu près 40 centimètres et la bosse est petite et dure.",
      ],
      ["headache dizzy deep_cut", "Non, elle ne se plaint plus de la tête et il n'y a pas de plaie."],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle a bien mangé et bu, et elle respire normalement."],
      ["neck_stiff pallor purple_spots jaundice dark_urine", "Non, rien de tout cela."],
      ["sickle_cell cannot_bear_weight skin_peeling inconsolable_crying", "Non, rien de tout cela."],
      ["anticoagulant", "Non, elle ne prend aucun médicament."],
      [
        "fainted speech_trouble vision_loss double_vision balance_loss",
        "Non, rien de tout cela, elle marche et parle normalement.",
      ],
    ],
  },
  {
    id: "m323",
    level: "self_care",
    says: "Bonjour, j'ai 41 ans, je suis maçon et j'ai mal au bas du dos depuis quatre jours, après avoir porté des sacs de ciment. La douleur ne descend pas dans les jambes et je marche normalement. Combien de temps cela va durer ?",
    answers: [
      ["saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted", "Non, je n'ai rien de tout cela."],
      ["fever", "Non, pas de fièvre."],
      ["foot_drop fall weight_loss cancer severe_pain", "Non, rien de tout cela. La douleur est à 4 sur 10."],
      [
        "locked_jaw paracetamol_much",
        "Non, rien de tout cela. J'ai pris deux comprimés de paracétamol par jour, ça soulage un peu.",
      ],
      ["face_droop speech_trouble limb_cold_pale", "Non, rien de tout cela."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire."],
    ],
  },
  {
    id: "m324",
    level: "self_care",
    says: "Bonjour, j'ai 35 ans et je me suis brûlé l'avant-bras contre une marmite il y a une heure. C'est rouge, petit comme une pièce de monnaie, et il n'y a pas de cloque. J'ai mis de l'eau dessus pendant dix minutes. Faut-il mettre du dentifrice comme on dit ?",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, c'est juste une petite marque rouge sur l'avant-bras, contre la marmite.",
      ],
      [
        "suicidal_plan",
        "Non, vous m'avez mal compris, je me suis brûlée par accident en faisant la cuisine. Je n'ai aucune idée de me faire du mal.",
      ],
      ["suicide_attempt", "Non, jamais. C'est un accident de cuisine avec une marmite chaude."],
      ["hears_voices", "Non, je n'entends pas de voix. Je demande seulement des conseils pour ma petite brûlure."],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Non, rien de tout cela, je vais bien à part la petite brûlure.",
      ],
    ],
  },
];
