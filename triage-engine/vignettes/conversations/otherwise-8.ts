import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise8: readonly Conversation[] = [
  {
    id: "w113",
    level: "routine",
    says: "Bonjour, j'ai 48 ans et je dors mal depuis deux mois. J'ai perdu mon mari cette année et plus rien ne me fait plaisir.",
    answers: [
      ["suicidal_thoughts", "Je tiens à la vie pour mes enfants, ces idées-là ne me viennent pas."],
      ["age", "J'ai quarante-huit ans, comme je l'ai écrit."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je tiens mon étal au marché et je m'occupe des enfants. Je dors jusqu'à trois heures du matin, puis je reste éveillée et fatiguée.",
      ],
      [
        "confusion one_side_weak",
        "J'ai les idées claires et je porte mes bassines comme avant. C'est surtout la tristesse et les nuits courtes.",
      ],
      [
        "violence_home sexual_violence",
        "Personne ne me fait de mal, je vis seule avec mes enfants depuis la mort de mon mari.",
      ],
      ["withdrawal lying_flat_worse", "Je ne bois pas d'alcool et je respire bien allongée."],
    ],
  },
  {
    id: "w114",
    level: "routine",
    says: "Bonjour, j'ai 63 ans. Depuis huit mois mon jet d'urine est faible et je me lève quatre fois par nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Mes jambes sont solides et je sens tout normalement. L'urine finit toujours par sortir, mais il faut pousser.",
      ],
      [
        "saddle_numbness both_legs_weak",
        "Je sens bien mes fesses et mon entrejambe. Je marche et je monte l'escalier comme avant.",
      ],
      ["contractions waters_broken", "Je suis un homme, je ne peux pas être concerné par cela."],
      [
        "fever burning_urine blood_urine thirst",
        "Je n'ai ni brûlure ni sang, mes urines sont jaunes. Je bois comme d'habitude et je suis frais.",
      ],
      ["fever thirst", "Mon corps est frais, et je bois un litre et demi par jour comme toujours."],
      ["weak_stream", "C'est bien cela, il met du temps à partir et il goutte à la fin."],
    ],
  },
  {
    id: "w115",
    level: "routine",
    says: "Bonjour, mon fils de six ans se gratte toutes les nuits depuis trois semaines. Il a des petits boutons entre les doigts, et nous commençons tous à nous gratter aussi.",
    answers: [
      ["tongue_swelling", "Sa bouche et sa langue sont comme d'habitude, rien n'a grossi."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Il est frais au toucher, sa peau est sèche avec des traces de grattage. Les boutons ne coulent pas.",
      ],
    ],
  },
  {
    id: "w116",
    level: "routine",
    says: "Bonjour, ma fille a dix mois et elle a manqué ses vaccins de neuf mois à cause d'un voyage. Je voudrais les rattraper.",
    answers: [
      [
        "clearer",
        "Elle se porte très bien, elle n'est pas malade. Je cherche seulement où et quand faire les vaccins de rougeole et de fièvre jaune.",
      ],
      [
        "hard_breathing tongue_swelling convulsion drowsy",
        "Elle est éveillée, elle joue et respire comme d'habitude. Rien de tout cela, je vous parle d'un vaccin en retard.",
      ],
      [
        "fever hives face_swelling inconsolable_crying",
        "Sa peau est lisse, elle est fraîche et souriante, son visage est comme tous les jours.",
      ],
      ["cannot_drink vomits_everything", "Elle tète, elle mange sa bouillie et tout reste dans son ventre."],
    ],
  },
  {
    id: "w117",
    level: "routine",
    says: "Bonjour, j'ai 55 ans, je suis enseignant et fumeur. Ma voix est enrouée depuis cinq semaines et elle ne revient pas.",
    answers: [
      [
        "hard_breathing noisy_breathing drooling cannot_swallow tongue_swelling",
        "Je respire normalement et sans bruit, et la nourriture descend sans problème. C'est seulement la voix.",
      ],
      [
        "noisy_breathing drooling cannot_swallow tongue_swelling",
        "Mon souffle est silencieux et j'avale ma salive sans y penser. Ma gorge est normale au toucher.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "Je n'ai rien avalé ni respiré de dangereux, en dehors de mon paquet de cigarettes par jour.",
      ],
      ["fever", "Ma température est tout à fait normale."],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Je fais mes cours debout chaque jour et j'ai toute ma tête. Je ne saigne de nulle part.",
      ],
      ["convulsion spontaneous_bleeding", "Je n'ai jamais eu de crise, et ni mes gencives ni mon nez ne saignent."],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou tourne librement, ma peau et mes yeux ont leur couleur normale. Je mange bien et mes urines sont claires.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice",
        "Je penche la tête sans gêne, ma peau est nette et mes repas restent en place. Le blanc de mes yeux est blanc.",
      ],
      ["pregnant", "Je suis un homme de cinquante-cinq ans."],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Je mange et j'ouvre la bouche comme tout le monde, ma peau est saine. Je n'ai pas voyagé ni approché de malade.",
      ],
      [
        "skin_peeling black_skin haemorrhagic_contact",
        "Ma peau est intacte partout. Je n'ai assisté à aucun enterrement et je suis resté à Abidjan.",
      ],
    ],
  },
  {
    id: "w118",
    level: "routine",
    says: "Bonjour, j'ai 41 ans. Cela fait six semaines que le creux de l'estomac me brûle, surtout quand j'ai faim ou que je mange pimenté.",
    answers: [
      [
        "vomits_blood black_stool chest_pressure sweating hard_breathing",
        "Mes selles sont brunes comme toujours et je ne vomis pas. Rien ne serre dans la poitrine, je respire bien.",
      ],
      [
        "vomits_blood black_stool sweating",
        "Je n'ai jamais rendu de sang, mes selles restent brunes. Je ne transpire pas plus que d'habitude.",
      ],
      [
        "pain_to_arm_jaw fainted",
        "La brûlure reste au creux de l'estomac, parfois l'acide monte le soir. Je suis toujours restée consciente.",
      ],
      ["fainted", "Je ne me suis jamais évanouie."],
      [
        "severe_pain vomits_everything fever jaundice food_stuck_now",
        "La douleur est supportable, trois sur dix. Je mange et garde tout, mes yeux sont blancs et je suis fraîche.",
      ],
      ["pregnant", "Mes règles sont venues il y a dix jours, et on m'a ligaturé les trompes."],
      ["confusion cannot_stand", "Je suis bien debout, je fais mon ménage, et ma tête est claire."],
      ["confusion", "Je suis lucide, je sais bien ce que je dis."],
    ],
  },
  {
    id: "w119",
    level: "self_care",
    says: "Bonjour, mon bébé de seize jours a souvent le hoquet après la tétée et il éternue plusieurs fois par jour. C'est mon premier, je m'inquiète.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète avec appétit toutes les deux heures, il est tonique et sa température est à 36,8. Son souffle est calme.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il boit comme un grand, il est rose et tiède. Le cordon est tombé, c'est sec et propre, et il recrache juste un peu de lait blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est nette et rose, je ne vois aucune tache."],
      ["newborn_skin_pustules rash_spreading", "Il n'a aucun bouton, sa peau est lisse."],
      ["slow_growth", "Il est passé de 3,3 à 3,6 kilos depuis la naissance."],
    ],
  },
  {
    id: "w120",
    level: "self_care",
    says: "Bonjour, depuis deux jours j'ai des démangeaisons intimes avec des pertes blanches épaisses. J'avais pris un antibiotique pour une dent la semaine dernière.",
    answers: [
      ["age", "J'ai trente et un ans."],
      [
        "fever low_belly_pain vaginal_bleeding",
        "Mon ventre est tranquille et je suis fraîche. Mes règles sont finies depuis cinq jours.",
      ],
      [
        "hard_breathing tongue_swelling throat_tight",
        "Je respire bien, ma bouche et ma gorge sont comme d'habitude. C'est seulement en bas que cela gratte.",
      ],
      ["tongue_swelling throat_tight", "Ma langue et mes lèvres ont leur taille normale, rien ne me serre."],
      ["pregnant", "Je prends la pilule et mes règles sont venues à leur date, elles ont fini il y a cinq jours."],
      ["pills_missed_many", "Je la prends chaque soir, je n'en ai sauté aucune."],
      ["severe_pain leg_swelling_one", "La gêne est modérée, ça gratte surtout. Mes deux jambes sont pareilles."],
      [
        "discharge_odour discharge_colored genital_ulcer sex_risk thrush_before",
        "Elles n'ont pas d'odeur, elles sont blanches comme du lait caillé. C'est la première fois, et je n'ai qu'un partenaire fidèle.",
      ],
      [
        "discharge_colored genital_ulcer sex_risk thrush_before",
        "Elles sont blanches, et ma peau en bas est rouge mais sans bouton ni plaie. Mon partenaire est fidèle et je n'avais encore jamais eu de mycose.",
      ],
      ["severe_pain", "Non, cela démange plus que cela ne fait mal."],
    ],
  },
  {
    id: "w121",
    level: "self_care",
    says: "Bonjour, une abeille m'a piqué sur le dos de la main ce matin. C'est rouge et un peu gonflé autour, que dois-je mettre ?",
    answers: [
      ["age", "J'ai vingt-quatre ans et je suis en bonne santé."],
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Une seule abeille, et seulement la main. Je respire bien, je me sens en forme et mon visage est normal.",
      ],
      [
        "tongue_swelling fainted vomiting many_stings",
        "Ma bouche et ma gorge sont normales, je suis resté bien éveillé et j'ai gardé mon déjeuner. Une piqûre seulement.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "C'est rouge sur trois centimètres autour de la piqûre et cela n'avance pas. La douleur est légère, je suis frais et le reste de ma peau est net.",
      ],
      ["hoarse", "Ma voix est la même que d'habitude."],
      ["wheeze dizzy cannot_swallow", "Je respire sans bruit, la tête ne tourne pas et j'avale comme d'habitude."],
      ["wheeze dizzy", "Ma poitrine est silencieuse et je tiens bien sur mes jambes."],
      ["skin_peeling", "La peau est entière, sans cloque, et mes yeux vont bien."],
      ["confusion convulsion cannot_stand", "Je suis parfaitement lucide, je marche et je travaille. Aucune secousse."],
      ["confusion convulsion belly_pain", "J'ai les idées claires, mon ventre est tranquille et je n'ai pas de crise."],
    ],
  },
  {
    id: "w122",
    level: "self_care",
    says: "Bonjour, j'ai 76 ans. Avec l'harmattan, mon nez coule et se bouche depuis trois jours et j'éternue beaucoup.",
    answers: [
      [
        "hard_breathing wheeze fever face_swelling",
        "Je respire bien par la bouche, sans bruit dans la poitrine. Ma température est à 36,6 et mon visage est comme d'habitude.",
      ],
      ["confusion neck_stiff cannot_speak", "J'ai toute ma tête, je parle sans m'arrêter et mon cou tourne bien."],
      ["confusion cannot_speak", "Je raisonne très bien et je peux raconter une longue histoire d'un seul souffle."],
      ["wheeze face_swelling", "Ma poitrine est silencieuse et mon visage a sa forme de tous les jours."],
    ],
  },
  {
    id: "w123",
    level: "self_care",
    says: "Bonjour, je suis étudiante, j'ai 20 ans et mes examens commencent la semaine prochaine. Depuis cinq jours je mets plus d'une heure à m'endormir.",
    answers: [
      ["clearer", "Je n'ai mal nulle part, c'est le sommeil qui tarde à venir. Je pense aux examens une fois au lit."],
      ["where", "Moral, sommeil : c'est l'endormissement qui me gêne le plus."],
      ["event", "Rien ne m'est arrivé, je mène ma vie habituelle et j'ai envie de réussir."],
      [
        "confusion cannot_stand hard_breathing convulsion spontaneous_bleeding",
        "J'ai la tête claire et je suis en pleine forme dans la journée. Je respire bien et je n'ai pas saigné.",
      ],
      [
        "confusion cannot_stand convulsion spontaneous_bleeding",
        "Je vais en cours et je marche comme d'habitude, je ne saigne de nulle part et je n'ai jamais fait de crise.",
      ],
      [
        "chest_pressure one_side_weak speech_trouble vomits_blood black_stool",
        "Ma poitrine est légère, je parle comme toujours et j'ai toute ma force. Je n'ai rien vomi et mes selles sont normales.",
      ],
      [
        "chest_pressure one_side_weak speech_trouble vomits_blood",
        "Mon cœur et ma poitrine vont très bien, tout bouge et je parle bien. Je n'ai rien rendu du tout.",
      ],
      ["pregnant", "Je ne suis pas enceinte, mes règles sont venues la semaine dernière."],
      [
        "snake_bite scorpion_sting sexual_violence self_harm",
        "Rien de tout cela, aucune bête et personne ne m'a forcée.",
      ],
      [
        "severe_pain jaundice pallor cannot_drink",
        "Je suis en bonne santé, mes yeux sont blancs, je bois et je mange bien.",
      ],
      ["severe_pain pallor", "Je n'ai mal nulle part et mes lèvres sont bien roses."],
    ],
  },
  {
    id: "w124",
    level: "self_care",
    says: "Bonjour, ma petite-fille de cinq ans est tombée en courant dans la cour tout à l'heure. Elle s'est écorché le genou, faut-il faire quelque chose ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Le sang s'est arrêté vite, c'est juste la peau du genou qui est éraflée. Sa jambe a sa couleur normale et elle parle et mange bien.",
      ],
      [
        "neck_wound limb_cold_pale black_skin locked_jaw",
        "Il n'y a que le genou, une éraflure de surface. La peau autour est propre et elle court déjà partout.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "C'est mince et propre, je l'ai lavé à l'eau et au savon. Elle remue ses orteils comme elle veut.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "C'est une éraflure superficielle, propre, sans rien dedans. Elle bouge le pied normalement.",
      ],
      ["hard_breathing confusion", "Elle respire et parle comme d'habitude, elle joue avec ses cousins."],
      ["tetanus_doubt", "Ses vaccins sont à jour, le carnet est complet."],
      ["diabetes", "Elle n'a aucune maladie et ne prend aucun traitement."],
      [
        "animal_bite human_bite animal_scratch needle_injury self_harm",
        "Aucune bête ni personne ne l'a touchée, c'est le sol de la cour.",
      ],
      ["anticoagulant painless_ulcer", "Elle ne prend aucun médicament et l'écorchure date de deux heures à peine."],
      ["painless_ulcer", "Non, c'est une petite éraflure fraîche d'aujourd'hui."],
    ],
  },
];
