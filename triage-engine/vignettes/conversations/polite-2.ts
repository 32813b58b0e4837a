import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite2: readonly Conversation[] = [
  {
    id: "l215",
    level: "urgent",
    says: "Bonjour, je suis un homme de 29 ans. Depuis deux jours j'ai de la fièvre à 38,9 avec des frissons surtout le soir, mal à la tête et des courbatures partout. J'ai pris du paracétamol, la fièvre descend puis elle revient. Je n'ai pas encore fait de test du paludisme.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, aucun de ces signes, je suis fatigué mais je marche et je respire normalement.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, j'ai une légère nausée mais je ne vomis pas, mes yeux sont blancs et mes urines sont jaunes comme d'habitude.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, je n'ai rien de tout cela, je n'ai pas voyagé et je n'ai pas été à un enterrement.",
      ],
      [
        "immunocompromised diabetes heart_disease kidney_disease sickle_cell",
        "Non, je n'ai aucune maladie connue et je ne suis pas drépanocytaire.",
      ],
      [
        "worst_headache speech_trouble double_vision",
        "Non, le mal de tête est moyen, à cinq sur dix, et je parle et vois normalement.",
      ],
      [
        "face_droop one_side_weak balance_loss cannot_swallow no_urine",
        "Non, aucun de ces signes, je marche et j'urine normalement.",
      ],
    ],
  },
  {
    id: "l216",
    level: "urgent",
    says: "Bonjour, je suis la mère d'une fille de 4 ans. Depuis hier soir elle se plaint de l'oreille droite et elle a pleuré une partie de la nuit. Elle a 38,8 de fièvre et elle est enrhumée depuis quatre jours. Avec le paracétamol elle se calme et elle boit bien.",
    answers: [
      [
        "ear_swelling_behind face_droop neck_stiff confusion",
        "Non, rien derrière l'oreille, son visage est normal, elle bouge bien le cou et elle me parle comme d'habitude.",
      ],
      [
        "vomits_everything convulsion hard_breathing",
        "Non, elle garde ce qu'elle boit, elle n'a pas fait de convulsion et elle respire bien, elle tousse juste un peu.",
      ],
      ["suicidal_thoughts", "Non, pas du tout, elle a quatre ans, elle a seulement mal à l'oreille."],
      [
        "cannot_stand pallor purple_spots jaundice dark_urine",
        "Non, elle tient bien debout et joue après le paracétamol, sa peau et ses urines sont normales.",
      ],
    ],
  },
  {
    id: "l217",
    level: "urgent",
    says: "Bonjour, je vous écris pour mon fils de 8 ans. Ce matin un chien errant lui a attrapé l'avant-bras en jouant. Il y a deux petites marques de dents qui ont saigné un peu, c'est fini maintenant. Nous avons rincé avec de l'eau. L'enfant va bien, le chien s'est enfui.",
    answers: [
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, les marques sont seulement sur l'avant-bras, elles sont petites et ne saignent plus. Il joue normalement.",
      ],
      [
        "suicidal_plan",
        "Je ne comprends pas bien votre question, mon fils n'a jamais voulu se faire du mal, c'est un chien qui l'a mordu.",
      ],
      [
        "suicide_attempt",
        "Non, il n'a jamais rien fait contre lui-même. Il a été mordu par un chien errant à l'avant-bras ce matin, c'est pour cela que j'écris.",
      ],
      [
        "alone_now",
        "Non, il est avec moi à la maison et il joue, je voudrais seulement savoir quoi faire pour la morsure du chien.",
      ],
      ["hears_voices", "Non, il n'entend pas de voix, il va très bien à part la morsure."],
      ["confusion convulsion", "Non, il a toute sa tête et il n'a pas fait de convulsion."],
    ],
  },
  {
    id: "l218",
    level: "urgent",
    says: "Bonjour, je suis un homme de 67 ans. Depuis quatre jours la peau me brûle du côté droit, du dos jusque sous le sein, et depuis avant-hier des petites cloques groupées sont apparues sur une bande rouge, d'un seul côté. Même le tissu de la chemise me fait mal.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, je n'ai rien de tout cela, les cloques sont uniquement sur le côté du thorax.",
      ],
      [
        "drowsy one_side_weak",
        "Non, je suis bien réveillé et j'ai toute ma force, c'est seulement la peau qui me brûle.",
      ],
    ],
  },
  {
    id: "l219",
    level: "urgent",
    says: "Bonjour, j'ai 38 ans, je suis une femme. J'ai mal à une molaire en bas à gauche depuis cinq jours, et depuis hier ma joue est enflée, avec un mauvais goût dans la bouche. Le paracétamol me soulage à peine deux heures. Que dois-je faire ?",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "Non, j'ouvre la bouche presque normalement, j'avale et je respire bien, et je n'ai pas dépassé trois grammes de paracétamol par jour.",
      ],
      [
        "snake_bite anticoagulant",
        "Non, je n'ai pas été mordue et je prends seulement du paracétamol et de l'amoxicilline achetée au marché.",
      ],
      [
        "fever gum_swelling severe_pain tooth_bleeding",
        "Ma température est à 37,2 et la gencive est gonflée autour de la dent. La douleur est à sept sur dix, et on ne m'a rien arraché.",
      ],
      ["pregnant", "Non, je ne suis pas enceinte, mes dernières règles étaient il y a dix jours."],
      ["late_period", "Non, elles sont venues normalement il y a dix jours."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, je n'ai pas du tout mal au ventre, c'est ma dent et ma joue qui me font mal.",
      ],
      ["cannot_stand confusion hernia_stuck", "Non, rien de tout cela, je tiens bien debout."],
      [
        "vomiting right_lower_pain right_upper_pain constant_pain",
        "Non, je n'ai rien au ventre, c'est la dent en bas à gauche qui me fait mal depuis cinq jours et la joue est enflée.",
      ],
      ["drowsy convulsion neck_stiff", "Non, je suis bien réveillée et mon cou bouge normalement."],
    ],
  },
  {
    id: "l220",
    level: "urgent",
    says: "Bonjour docteur, j'ai 30 ans, je suis enceinte de 22 semaines, c'est ma deuxième grossesse. Depuis deux jours cela me brûle quand j'urine et j'ai envie d'y aller tout le temps, pour quelques gouttes. Sinon le bébé bouge bien et je me sens en forme.",
    answers: [
      [
        "fever flank_pain blood_urine vomiting chills",
        "Non, aucun de ces signes, ma température est à 36,8 et je sens juste une petite gêne au-dessus du pubis.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, je ne saigne pas, je vois bien et je n'ai pas de contractions.",
      ],
      ["waters_broken face_swelling", "Non, je n'ai pas perdu les eaux et mon visage n'est pas gonflé."],
      ["vaginal_bleeding vomits_everything", "Non, je n'ai ni saignement ni vomissements."],
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, aucun de ces signes, mon ventre est souple et je vais à la selle normalement.",
      ],
      ["severe_pain", "Non, la douleur est légère, c'est surtout une brûlure quand j'urine."],
      ["cannot_stand confusion hernia_stuck", "Non, aucun de ces signes, je me sens en forme."],
      ["jaundice", "Non, mes yeux sont blancs."],
    ],
  },
  {
    id: "l221",
    level: "urgent",
    accepts: ["emergency"],
    says: "Bonjour, j'ai 22 ans, je suis une femme. C'est difficile à écrire. Avant-hier soir quelqu'un que je connais m'a forcée à avoir un rapport, sans préservatif. Je ne suis pas blessée et je suis maintenant chez ma sœur. J'ai peur d'une grossesse et du VIH.",
    answers: [
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je ne saigne pas et je n'ai pas de plaie, seulement une petite gêne. Je dors mal et je pleure, mais je ne pense pas à mourir.",
      ],
      ["chest_pain hard_breathing fainted", "Non, je n'ai aucun de ces signes, je suis surtout fatiguée et choquée."],
      ["confusion one_side_weak", "Non, je n'ai rien de cela, je n'ai pas reçu de coup à la tête."],
    ],
  },
  {
    id: "l222",
    level: "urgent",
    says: "Bonjour, je suis un homme de 28 ans, technicien de laboratoire. Il y a cinq heures je me suis piqué l'index à travers le gant avec une aiguille qui venait de servir à un patient. J'ai lavé à l'eau et au savon. On ne connaît pas son statut VIH.",
    answers: [
      ["needle_injury", "Oui, c'était une aiguille creuse avec du sang d'un patient, et mon doigt a saigné un peu."],
    ],
  },
  {
    id: "l223",
    level: "urgent",
    says: "Bonjour, je suis une femme de 35 ans, je vends de l'alloco. Il y a deux heures l'huile chaude a giclé sur le dos de ma main droite. C'est rouge et très sensible, et des cloques sont sorties, la plus grande fait trois centimètres. J'ai refroidi sous l'eau dix minutes.",
    answers: [
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, la brûlure est seulement sur le dos de la main et deux doigts, avec de l'huile chaude.",
      ],
      [
        "burn_joint_hand fever wound_infected",
        "Oui, c'est le dos de la main droite et deux doigts, mais je n'ai pas de fièvre ni de pus.",
      ],
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai aucun problème de dos ni de jambes, c'est uniquement ma main qui est brûlée.",
      ],
      ["spine_tender", "Non, je n'ai pas mal au dos, c'est le dos de ma main qui est brûlé."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, rien de tout cela, la douleur de la main est à six sur dix.",
      ],
      [
        "hard_breathing noisy_breathing unconscious confusion",
        "Non, je respire bien et je suis tout à fait consciente.",
      ],
    ],
  },
  {
    id: "l224",
    level: "urgent",
    says: "Bonjour, j'ai 20 ans, je suis apprenti maçon. Hier après-midi j'ai marché sur un clou rouillé qui a traversé ma sandale et est entré profondément dans le pied gauche. Je l'ai retiré et j'ai mis de l'alcool. Aujourd'hui le dessous du pied est un peu enflé et sensible.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, cela a saigné un peu hier puis s'est arrêté, et j'ouvre la bouche normalement. Je bouge bien les orteils.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "Le trou est petit mais profond, environ deux centimètres. Le clou est sorti entier, il n'y a pas de pus et je sens bien mes orteils.",
      ],
      [
        "hard_breathing lying_flat_worse chest_pain confusion",
        "Non, je respire bien, c'est seulement le pied gauche qui me gêne quand je marche.",
      ],
      ["pregnant", "Je suis un homme."],
      ["no_urine face_droop", "Non, j'urine normalement et mon visage est droit."],
      [
        "wound dirty_wound alcohol",
        "C'est une plaie sale avec un clou rouillé. Je n'ai pas bu d'alcool, j'en ai seulement versé sur la plaie.",
      ],
    ],
  },
  {
    id: "l225",
    level: "routine",
    says: "Bonjour, je suis une femme de 33 ans. Depuis trois semaines j'ai de petits boutons qui me démangent beaucoup, surtout la nuit, entre les doigts, aux poignets et sur le ventre. Mon mari et mes deux enfants se grattent aussi. Une crème achetée à la pharmacie n'a rien changé.",
    answers: [
      ["tongue_swelling", "Non, ma langue et mes lèvres sont normales et je respire bien."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, je n'ai pas de fièvre et il n'y a pas de pus, seulement de petits boutons et des traces de grattage.",
      ],
    ],
  },
  {
    id: "l226",
    level: "routine",
    says: "Bonjour docteur, je suis une femme de 64 ans. J'ai mal au genou droit depuis cinq mois, surtout quand je descends les escaliers ou que je marche longtemps. Le matin il est raide une dizaine de minutes. Au repos la douleur passe. Est-ce que je dois consulter ?",
    answers: [
      ["fever", "Non, je n'ai pas de fièvre, je me sens bien en dehors de ce genou."],
      ["hot_joint", "Non, le genou n'est ni rouge ni chaud ni gonflé, il craque un peu quand je le plie."],
      [
        "cannot_bear_weight deformity severe_pain fall",
        "Non, je peux m'appuyer dessus et marcher, la douleur est à quatre sur dix et je ne suis pas tombée.",
      ],
      [
        "knee_pain knee_shoulder_worn getting_better",
        "C'est une douleur du genou droit qui dure depuis cinq mois, elle vient quand je marche et passe au repos.",
      ],
    ],
  },
  {
    id: "l227",
    level: "routine",
    says: "Bonjour, je suis un homme de 45 ans, enseignant, je ne fume pas. Je tousse depuis un peu plus de trois semaines, avec quelques crachats clairs, surtout le soir. Cela a commencé par un rhume qui est guéri. Le sirop de la pharmacie n'a pas suffi.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai jamais craché de sang et je respire normalement, je donne mes cours sans difficulté.",
      ],
      [
        "fever pleuritic_pain weight_loss",
        "Non, je n'ai pas de fièvre, mon poids est stable et je n'ai pas mal à la poitrine.",
      ],
      ["neck_stiff", "Non, mon cou bouge normalement, j'ai seulement cette toux."],
      ["severe_pain cannot_stand", "Non, je n'ai pas de douleur et je tiens bien debout."],
    ],
  },
  {
    id: "l228",
    level: "routine",
    says: "Bonjour, j'ai 42 ans, je suis une femme. Depuis huit mois mes règles sont plus abondantes qu'avant : sept jours, avec des caillots, toujours de la même façon chaque mois. Elles sont terminées depuis une semaine, mais je me sens fatiguée. Je voudrais savoir s'il faut voir quelqu'un.",
    answers: [
      ["weight_loss night_sweats low_mood", "Non, rien de tout cela."],
      ["unwell_vague", "Oui, mes règles abondantes et la fatigue."],
      ["pregnant", "Non, je ne suis pas enceinte, j'ai les trompes ligaturées et mon cycle est régulier, de 28 jours."],
      [
        "soaks_pads fainted severe_belly_pain cannot_stand",
        "Non, pendant les deux premiers jours je change de serviette cinq fois par jour, et en ce moment je ne saigne pas.",
      ],
      [
        "dizzy pallor fever hard_breathing",
        "Non, je n'ai pas de vertiges ni de fièvre et mes paumes sont bien roses, je suis juste plus vite fatiguée.",
      ],
      ["confusion one_side_weak", "Non, rien de tout cela, seulement la fatigue."],
      ["heavy_period", "Oui, elles sont plus abondantes depuis huit mois, mais c'est stable d'un mois à l'autre."],
    ],
  },
];
