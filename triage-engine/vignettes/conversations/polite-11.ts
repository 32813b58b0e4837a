import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const polite11: readonly Conversation[] = [
  {
    id: "r213",
    level: "urgent",
    says: "Bonjour, je suis une femme de 20 ans. Avant-hier soir, un homme que je connais m'a forcée à avoir un rapport sans préservatif. Je ne saigne pas et je n'ai pas de blessure. Je suis en sécurité chez ma sœur, mais je ne sais pas ce que je dois faire.",
    answers: [
      [
        "vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, je n'ai pas de plaie ni de saignement et je ne pense pas à mourir. J'ai seulement une légère gêne en bas.",
      ],
    ],
  },
  {
    id: "r214",
    level: "urgent",
    says: "Bonjour, j'ai 38 ans, je suis une femme. Depuis deux jours, j'ai 38,9 de fièvre avec des douleurs dans les articulations et derrière les yeux. Ma sœur a eu la dengue le mois dernier. Je n'ai pas encore fait de test de paludisme et je ne vomis pas.",
    answers: [
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "Non, je tiens debout et je respire bien, mais je me sens très fatiguée.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, ma nuque est souple, je n'ai pas de taches, et mes urines sont claires.",
      ],
      ["pregnant", "Non, j'ai eu mes règles normalement il y a une semaine."],
      [
        "flank_pain belly_pain burning_urine rash ear_pain",
        "Non, je n'ai rien de tout cela, seulement les articulations, les yeux et la fatigue.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, rien de cela, je n'ai pas voyagé et je n'ai vu personne qui saignait.",
      ],
      ["severe_pain", "Non, c'est une douleur moyenne, j'arrive à dormir et à bouger."],
      ["double_vision eye_bulging", "Non, je vois normalement, c'est juste une douleur derrière les yeux."],
      ["eyelid_swollen face_swelling", "Non, mon visage et mes paupières sont normaux."],
      ["unconscious drowsy vomits_blood black_stool", "Non, je suis bien consciente et je n'ai pas vomi."],
    ],
  },
  {
    id: "r215",
    level: "urgent",
    says: "Bonjour, je suis un homme de 60 ans, diabétique depuis douze ans. Depuis six jours, j'ai une petite plaie sous le gros orteil droit, à cause d'une sandale neuve. Elle ne me fait pas mal, elle n'est pas noire et elle ne sent pas mauvais, mais elle ne guérit pas.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes ; mon pied est chaud et la plaie est juste un peu humide.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Non, la plaie est petite, un centimètre, sans pus, mais je sens moins bien mes pieds depuis des années.",
      ],
      [
        "fever rash_spreading cellulitis",
        "Non, je n'ai pas de fièvre et la rougeur ne s'étend pas, les bords sont juste roses.",
      ],
      ["confusion", "Non, j'ai toute ma tête."],
    ],
  },
  {
    id: "r216",
    level: "urgent",
    says: "Bonjour, j'ai 31 ans, je suis un homme et je porte des lentilles de contact. Depuis hier, mon œil droit est rouge et douloureux, et la lumière me gêne beaucoup. L'œil gauche n'a rien. Je n'ai reçu ni coup ni produit dans l'œil.",
    answers: [
      [
        "vision_loss halos eye_bulging",
        "Non, je ne vois pas de cercles colorés, mais ma vue est un peu trouble de cet œil.",
      ],
      ["fever eyelid_swollen", "Non, je n'ai pas de fièvre et la paupière n'est pas gonflée, l'œil larmoie seulement."],
      ["one_side_weak speech_trouble worst_headache", "Non, rien de cela, je n'ai même pas mal à la tête."],
      ["confusion vomiting", "Non, je ne suis pas confus et je ne vomis pas ; c'est vraiment l'œil qui me gêne."],
    ],
  },
  {
    id: "r217",
    level: "urgent",
    says: "Bonjour, je suis une femme de 33 ans, aide-soignante. Il y a dix heures, je me suis piqué le doigt avec une aiguille qui venait de servir à un patient séropositif. J'ai lavé tout de suite à l'eau et au savon. Je n'ai aucun symptôme pour l'instant.",
    answers: [
      ["face_droop limb_cold_pale", "Non, mon doigt est de couleur normale et mon visage aussi ; je me sens bien."],
      [
        "needle_injury",
        "Oui, c'est exactement cela, une aiguille qui avait servi à un patient séropositif, et j'ai saigné une goutte.",
      ],
    ],
  },
  {
    id: "r218",
    level: "routine",
    says: "Bonjour, je suis un homme de 36 ans. Depuis quatre semaines, je tousse, surtout le matin, avec quelques crachats blancs. Je n'ai ni fièvre, ni sang dans les crachats, ni amaigrissement. Je continue à travailler, mais la toux ne passe pas malgré le sirop.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Non, je n'ai aucun de ces signes, je ne suis pas essoufflé et je n'ai pas mal à la poitrine.",
      ],
      ["pleuritic_pain", "Non, je n'ai aucune douleur à la poitrine, même quand je respire fort."],
      [
        "cough productive_cough",
        "Les deux : je tousse depuis quatre semaines et j'ai quelques crachats blancs le matin.",
      ],
    ],
  },
  {
    id: "r219",
    level: "routine",
    says: "Bonjour, j'ai 43 ans, je suis une femme. Depuis deux mois, je sens une petite boule dans le sein gauche, grosse comme une noisette. Elle ne me fait pas mal et le sein n'est ni rouge ni chaud. Ma mère a eu un cancer du sein à soixante ans.",
    answers: [
      ["fever breast_abscess", "Non, je n'ai pas de fièvre et la boule est plutôt dure, elle n'est pas douloureuse."],
      ["breast_lump", "Oui, c'est une petite boule dure dans le sein gauche, que j'ai sentie sous la douche."],
    ],
  },
  {
    id: "r220",
    level: "routine",
    says: "Bonjour, je suis un homme de 52 ans. Cette semaine, on m'a pris la tension trois fois à la pharmacie et elle était chaque fois à 155/95. Je me sens bien, je n'ai ni mal de tête ni douleur dans la poitrine. Mon père était hypertendu.",
    answers: [
      [
        "hard_breathing one_side_weak confusion vision_loss",
        "Non, je n'ai rien de tout cela, je respire bien et je vois normalement.",
      ],
      ["vomiting speech_trouble dizzy", "Non, je parle normalement et je n'ai pas de vertige."],
      ["convulsion face_droop double_vision", "Non, aucun de ces signes, je me sens tout à fait bien."],
    ],
  },
  {
    id: "r221",
    level: "routine",
    says: "Bonjour, je vous écris au sujet de ma fille de 14 ans. Depuis trois semaines, elle se gratte surtout la nuit et elle a de petits boutons entre les doigts et sur les poignets. Son petit frère et moi commençons aussi à nous gratter. Elle n'a pas de fièvre.",
    answers: [
      [
        "cellulitis wound_infected skin_peeling",
        "Non, sa peau n'est ni chaude ni gonflée, ce sont juste des petits boutons qui grattent.",
      ],
      ["tongue_swelling", "Non, son visage n'est pas gonflé et elle respire bien."],
    ],
  },
  {
    id: "r222",
    level: "routine",
    says: "Bonjour, je vous écris pour ma grand-mère de 84 ans. Depuis environ un an, elle voit de moins en moins bien des deux yeux, comme à travers un brouillard. Elle n'a pas mal et ses yeux ne sont pas rouges. Faut-il consulter rapidement ?",
    answers: [
      [
        "unwell_vague",
        "Oui, c'est sa vue qui baisse, comme un brouillard devant les deux yeux, mais pour le reste elle va bien.",
      ],
      [
        "sudden_onset",
        "Non, sa vue a baissé lentement, sur une année environ, et elle est surtout gênée par les phares.",
      ],
      [
        "one_side_weak speech_trouble worst_headache vision_loss",
        "Non, elle parle bien, elle marche sans faiblesse et elle voit encore, mais dans un brouillard.",
      ],
      ["confusion face_droop", "Non, elle a toute sa tête et son visage est normal."],
      ["diabetes flashes_floaters headache", "Non, elle n'est pas diabétique et elle n'a ni éclairs ni mal de tête."],
    ],
  },
  {
    id: "r223",
    level: "routine",
    says: "Bonjour, j'ai 30 ans, je suis une femme. Mes règles ont dix jours de retard alors que mon cycle est toujours régulier. Je n'ai ni douleur au ventre ni saignement. Mes seins sont un peu tendus et je n'ai pas encore fait de test de grossesse.",
    answers: [
      ["late_period", "Oui, dix jours de retard."],
      [
        "fever breast_red breast_abscess",
        "Non, je n'ai pas de fièvre et mes seins ne sont pas rouges, ils sont juste un peu tendus.",
      ],
      [
        "pregnancy_weeks",
        "Je ne sais pas encore si je suis enceinte, je n'ai pas fait de test ; mes dernières règles datent de 38 jours.",
      ],
      ["fainted shoulder_tip_pain soaks_pads", "Non, je ne saigne pas et je n'ai pas eu de malaise."],
      ["vaginal_bleeding dizzy", "Non, je n'ai ni saignement ni vertige."],
      [
        "severe_belly_pain vision_blurred convulsion hard_breathing",
        "Non, je me sens bien, j'ai seulement ce retard de dix jours.",
      ],
      ["burning_urine vomits_everything", "Non, je ne vomis pas et j'urine sans brûlure."],
      ["breast_lump breast_change", "Non, mes seins sont juste un peu tendus, comme avant mes règles."],
    ],
  },
  {
    id: "r224",
    level: "routine",
    says: "Bonjour, je suis un homme de 28 ans. Depuis cinq jours, j'ai mal à une molaire cariée, en bas à droite, surtout quand je bois froid. Le paracétamol me soulage un peu. Ma joue n'est pas enflée et je n'ai pas de fièvre.",
    answers: [
      [
        "rigid_belly fainted no_stool_gas vomits_blood black_stool",
        "Non, je n'ai pas mal au ventre, c'est ma dent qui me fait souffrir.",
      ],
      ["severe_pain", "Non, la douleur est moyenne, 5 sur 10 par moments, et je peux dormir avec le paracétamol."],
      [
        "cannot_stand confusion hard_breathing hernia_stuck",
        "Non, rien de tout cela, je n'ai mal qu'à ma dent du bas.",
      ],
      [
        "vomiting right_upper_pain",
        "Non, je n'ai pas de vomissements ni de douleur au ventre, c'est une molaire cariée.",
      ],
      [
        "cannot_open_mouth cannot_swallow neck_swelling paracetamol_much",
        "Non, j'ouvre bien la bouche et j'avale normalement ; je prends trois comprimés de paracétamol par jour au plus.",
      ],
      [
        "snake_bite anticoagulant",
        "Non, je n'ai été mordu par rien et je ne prends pas d'autre médicament que le paracétamol.",
      ],
      [
        "bite_face_neck heavy_bleeding rabies_signs deep_cut",
        "Non, personne ne m'a mordu, il s'agit d'une dent cariée qui me fait mal depuis cinq jours.",
      ],
      ["convulsion noisy_breathing", "Non, je n'ai rien de tout cela et je respire bien."],
    ],
  },
];
