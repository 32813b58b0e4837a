import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite1: readonly Conversation[] = [
  {
    id: "l201",
    level: "emergency",
    says: "Bonjour, je suis une femme de 63 ans, je suis diabétique et hypertendue. Depuis trois heures j'ai comme un poids au creux de l'estomac, qui ne dépend pas du repas. J'ai des sueurs froides, des nausées, et je m'essouffle dès que je marche dans la maison.",
    answers: [
      [
        "cannot_speak blue_lips sudden_onset chest_pressure confusion",
        "J'ai la poitrine et le creux de l'estomac qui pèsent, oui, et cela est venu assez vite il y a trois heures. Je peux finir mes phrases et mes lèvres sont normales.",
      ],
    ],
  },
  {
    id: "l202",
    level: "emergency",
    says: "Bonjour, je suis la maman d'un petit garçon de 5 semaines. Depuis ce matin il est chaud, j'ai pris sa température dans les fesses : 38,4. Il tète un peu moins que d'habitude et il est grognon. Son grand frère est enrhumé. Est-ce que je peux attendre demain ?",
    answers: [],
  },
  {
    id: "l203",
    level: "emergency",
    says: "Bonjour, j'ai 27 ans, je suis une femme. Depuis hier soir j'ai une forte douleur en bas du ventre, surtout à gauche. J'ai de petites pertes brunes et la tête me tourne quand je me lève. D'habitude mes règles sont régulières, mais ce mois-ci elles ont deux semaines de retard.",
    answers: [
      ["late_period", "Oui, j'ai environ deux semaines de retard et je n'ai pas encore fait de test de grossesse."],
    ],
  },
  {
    id: "l204",
    level: "emergency",
    says: "Bonjour docteur, j'ai 22 ans et je suis enceinte de 34 semaines, c'est mon premier bébé. Depuis hier j'ai un fort mal de tête que le paracétamol ne calme pas, et ce matin je vois des mouches brillantes devant les yeux. Mon visage et mes mains sont gonflés depuis trois jours.",
    answers: [],
  },
  {
    id: "l205",
    level: "emergency",
    says: "Bonjour, je suis un homme de 66 ans, hypertendu. Ce matin vers 7 heures j'ai laissé tomber ma tasse car mon bras droit n'avait plus de force, et je n'arrivais plus à trouver mes mots. Cela a duré une vingtaine de minutes puis tout est passé. Dois-je m'inquiéter ?",
    answers: [],
  },
  {
    id: "l206",
    level: "emergency",
    says: "Bonjour, j'ai 14 ans, je suis un garçon. Je me suis réveillé il y a trois heures avec une douleur très forte en bas du ventre à gauche, et j'ai vomi deux fois. J'ai un peu honte de le dire, mais le testicule gauche me fait aussi mal.",
    answers: [
      ["testicle_pain", "Oui, le testicule gauche est gonflé, il est remonté et je ne supporte pas qu'on le touche."],
    ],
  },
  {
    id: "l207",
    level: "emergency",
    says: "Bonjour, je suis une femme de 39 ans. Je me suis réveillée il y a deux heures avec un mal de tête, des nausées et des vertiges. Mes deux enfants ont aussi mal à la tête. Hier soir, à cause de la pluie, nous avons laissé le fourneau à charbon allumé dans la chambre fermée.",
    answers: [],
  },
  {
    id: "l208",
    level: "emergency",
    says: "Bonjour, j'ai 19 ans, je suis une fille drépanocytaire SS. J'ai une crise avec douleurs dans le dos et les bras depuis deux jours. Depuis cette nuit j'ai en plus de la fièvre à 38,7, je tousse et j'ai mal dans la poitrine quand je respire.",
    answers: [["sickle_cell", "Oui, je suis drépanocytaire SS, suivie depuis l'enfance."]],
  },
  {
    id: "l209",
    level: "emergency",
    says: "Bonjour, je suis un homme de 46 ans, chauffeur. J'ai mal au bas du dos depuis deux semaines, après avoir soulevé un moteur. Depuis hier la douleur descend dans les deux jambes, je ne sens plus bien la peau entre mes cuisses et je n'arrive pas à uriner.",
    answers: [],
  },
  {
    id: "l210",
    level: "emergency",
    says: "Bonjour docteur, je suis une femme de 62 ans. Depuis cinq heures environ mon œil droit est rouge et très douloureux, je vois trouble de cet œil, avec des cercles de couleur autour des lampes. J'ai aussi mal à la tête du même côté et j'ai vomi trois fois.",
    answers: [],
  },
  {
    id: "l211",
    level: "emergency",
    says: "Bonjour, je vous écris pour ma mère de 85 ans. Hier soir elle a glissé dans la douche et sa tête a cogné le mur ; elle a une bosse à la tempe et un léger mal de tête. Elle prend du Sintrom pour son cœur. Elle parle et marche comme d'habitude.",
    answers: [["anticoagulant", "Oui, elle prend du Sintrom tous les jours pour une arythmie du cœur."]],
  },
  {
    id: "l212",
    level: "emergency",
    says: "Bonsoir, j'ai 24 ans, je suis un étudiant. Depuis un mois, après mon échec et ma rupture, je ne dors plus et je n'ai plus goût à rien. Je pense que tout serait plus simple si je n'étais plus là. Hier j'ai acheté un produit et j'ai écrit une lettre.",
    answers: [
      [
        "suicidal_thoughts",
        "Oui, j'y pense tous les jours. J'ai un insecticide dans ma chambre et je compte le boire cette nuit.",
      ],
      [
        "suicidal_plan",
        "Oui, j'ai acheté un insecticide et il est dans ma chambre, je vis seul et je pense le boire cette nuit.",
      ],
    ],
  },
  {
    id: "l213",
    level: "emergency",
    says: "Bonjour, j'ai 31 ans, j'ai accouché par césarienne il y a dix jours. Depuis ce matin j'ai une douleur au côté droit de la poitrine quand j'inspire, et je me sens essoufflée. Mon mollet gauche est gonflé et sensible depuis trois jours, je pensais à une crampe.",
    answers: [],
  },
  {
    id: "l214",
    level: "emergency",
    says: "Bonjour docteur, c'est pour ma fille de 11 ans. Depuis trois semaines elle boit et urine énormément, elle refait pipi au lit et elle a maigri. Depuis hier elle vomit, elle a mal au ventre et je trouve qu'elle respire profondément et vite. Elle est très fatiguée.",
    answers: [],
  },
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
];
