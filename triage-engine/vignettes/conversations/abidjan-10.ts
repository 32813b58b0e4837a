import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const abidjan10: readonly Conversation[] = [
  {
    id: "r401",
    level: "emergency",
    says: "bjr dr jai mal o bas ventre dpui ce matin 5h sa ma reveillé c fort et jai vomi 1 fois",
    answers: [
      ["age", "14 ans"],
      [
        "rigid_belly bile_vomit bloody_stool cannot_stand drowsy",
        "aucun de ces signes mais jai un peu honte, ya ma couille gauche ki fait mal aussi, c enflé",
      ],
      ["testicle_pain", "Oui"],
    ],
  },
  {
    id: "r402",
    level: "emergency",
    says: "Bonsoir, mon bébé ne veut plus prendre le sein depuis hier soir, il dort beaucoup seulement",
    answers: [],
  },
  {
    id: "r403",
    level: "emergency",
    says: "Bonjour docteur, c'est ma maman, elle a 61 ans. Elle a mal à la tête côté droit et elle a vomi deux fois depuis cet après-midi, elle dit que son œil la dérange aussi.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Rien de tout cela, mais elle voit trouble de l'œil droit",
      ],
      ["sudden_onset", "oui ça a commencé cet après-midi avec la douleur, elle voit encore mais c'est trouble"],
      ["bad_alcohol", "ah non, maman boit pas l'alcool"],
      [
        "speech_trouble worst_headache",
        "elle parle bien, mais la douleur est très forte autour de l'œil et du front, elle n'a jamais eu ça",
      ],
      ["eye_pain", "Oui"],
    ],
  },
  {
    id: "r404",
    level: "emergency",
    says: "slt jai un point o coté droit kan je respire dpui hier nuit",
    answers: [
      ["age", "15 à 49 ans"],
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "je suis essoufflée si je marche un peu oui, les autres non",
      ],
    ],
  },
  {
    id: "r405",
    level: "emergency",
    says: "La boule que j'ai à l'aine depuis des années là, aujourd'hui ça refuse de rentrer",
    answers: [
      ["age", "55 ans"],
      [
        "hernia_stuck vomiting no_stool_gas severe_pain",
        "Hernie dure et douloureuse qui ne rentre plus, Vomissements, Plus de selles ni de gaz",
      ],
    ],
  },
  {
    id: "r406",
    level: "emergency",
    says: "mon vieux transpire bcp il mélange les choses il me reconnait pas bien c un ancien diabétique",
    answers: [],
  },
  {
    id: "r407",
    level: "emergency",
    says: "Bonjour, je me suis réveillée avec la tête qui va éclater, envie de vomir, et ma fille aussi a mal à la tête. On a mangé attiéké hier soir.",
    answers: [
      ["thunderclap", "Non"],
      ["age", "j'ai 29 ans"],
      ["neck_stiff one_side_weak confusion vision_loss", "Rien de tout cela"],
      ["pregnant", "Non"],
      ["worst_headache speech_trouble double_vision convulsion drowsy", "non pas moi"],
      [
        "fever vomiting severe_pain vision_blurred getting_worse",
        "j'ai vomi une fois et la douleur est forte, 7 sur 10 ; pas de fièvre, je vois bien",
      ],
      ["head_injury smoke_gas high_pressure", "Fumée ou gaz respiré dans un lieu fermé"],
    ],
  },
  {
    id: "r408",
    level: "emergency",
    says: "pardon mn petit de 2ans a avalé la petite pile ronde de la telecommande tout à l'heure mais il joue on dirait ya rien",
    answers: [],
  },
  {
    id: "r409",
    level: "emergency",
    says: "je suis fatiguée de tout. je dors plus, ça sert à rien. je veux plus déranger les gens",
    answers: [
      ["age", "20 ans"],
      ["confusion one_side_weak", "non ya pas ça"],
      ["suicidal_thoughts", "oui j'y pense, depuis hier"],
      ["suicidal_plan", "Oui"],
    ],
  },
  {
    id: "r410",
    level: "urgent",
    says: "Un chien du quartier m'a attrapé le mollet ce matin, c'est petit petit trou, est-ce que c'est grave ?",
    answers: [
      ["age", "j'ai 33 ans"],
      ["bite_face_neck heavy_bleeding rabies_signs deep_cut", "Rien de tout cela"],
      ["confusion convulsion", "Rien de tout cela"],
    ],
  },
  {
    id: "r411",
    level: "urgent",
    says: "mon sein gauche est dur et rouge sa chauffe trop kan le bb tete jai envi de crier",
    answers: [
      ["fever severe_pain foul_lochia", "oui le corps est chaud, 38,7"],
      ["wound_caesarean burning_urine breast_red", "oui le sein est rouge et chaud"],
      [
        "clearer",
        "c'est mon sein, j'ai accouché ya 3 semaines, le sein est rouge chaud et ça fait mal, g le corps chaud aussi",
      ],
      ["where", "le sein dèh ! j'ai accouché ya 3 semaines et le sein gauche fait mal"],
      ["event", "Non, rien de cela"],
      ["age", "le bébé a 3 semaines, lui il va bien, c'est moi la maman qui ai mal au sein, j'ai 26 ans"],
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "non mon bébé va bien, il tète bien. c'est MON sein qui est malade",
      ],
      ["cold_body newborn_jaundice_early newborn_cord_red bile_vomit", "Rien de tout cela"],
      ["newborn_vesicles purple_spots", "non il a rien ! c'est pas le bébé le malade, c'est moi"],
      ["breast_red breast_abscess", "oui le sein est rouge chaud et gonflé, ya pas pus"],
    ],
  },
  {
    id: "r412",
    level: "urgent",
    says: "Cc, mon œil gauche est rouge et la lumière me dérange trop depuis hier",
    answers: [
      ["age", "15 à 49 ans"],
      ["vision_loss eye_chemical halos eye_bulging", "non pas ça, je vois juste un peu flou"],
      ["fever eyelid_swollen", "non pas de fièvre, paupière ça va"],
      ["sudden_onset", "Non"],
      ["one_side_weak speech_trouble worst_headache", "Rien de tout cela"],
      ["pregnant", "Non"],
      ["eye_pain diabetes flashes_floaters headache", "oui l'œil fait mal, 6 sur 10, pas de diabète"],
      ["confusion vomiting", "Rien de tout cela"],
    ],
  },
];
