import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise14: readonly Conversation[] = [
  {
    id: "y113",
    level: "routine",
    says: "Bonjour, j'ai 61 ans. J'ai une petite toux sèche depuis cinq semaines. Elle a commencé peu après un nouveau comprimé pour la tension.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je parle sans m'arrêter, la poitrine est libre et je ne crache rien du tout.",
      ],
      [
        "fever hard_breathing cough_blood pleuritic_pain weight_loss",
        "Mon poids n'a pas bougé et je monte les escaliers comme avant. Je ne suis pas chaude.",
      ],
      [
        "hard_breathing cough_blood pleuritic_pain weight_loss",
        "Je respire aisément, je ne ramène rien en toussant et je n'ai pas maigri.",
      ],
    ],
  },
  {
    id: "y114",
    level: "routine",
    says: "Bonjour, j'ai 24 ans et je suis étudiant. Depuis deux mois je suis triste presque tous les jours et plus rien ne m'intéresse.",
    answers: [
      ["suicidal_thoughts", "Je veux vivre, ces pensées-là ne me viennent pas. C'est plutôt un grand vide."],
      ["confusion one_side_weak", "J'ai les idées en place et je bouge bras et jambes comme tout le monde."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je n'entends rien d'anormal et je me lave, je vais aux cours. Je dors mal, je me réveille à quatre heures, mais je ne me fais aucun mal.",
      ],
      [
        "ear_swelling_behind face_droop neck_stiff",
        "Mes oreilles vont bien, mon visage est droit et je tourne la tête facilement.",
      ],
      ["ear_swelling_behind neck_stiff", "Rien de cela, je n'ai mal nulle part."],
      [
        "fever ear_discharge hearing_loss_sudden severe_pain vertigo",
        "Non, mes oreilles entendent parfaitement et je n'ai pas le corps chaud.",
      ],
      ["sudden_onset", "Je n'ai aucun souci d'audition. Je suis venu parce que je suis triste."],
      [
        "hears_voices no_sleep_days self_harm",
        "Pas de voix, et je dors quelques heures chaque nuit. Je ne me blesse pas.",
      ],
      ["violence_home sexual_violence", "Non, chez moi c'est calme, je vis avec mon frère."],
    ],
  },
  {
    id: "y115",
    level: "routine",
    says: "Bonjour, ma fille de 7 ans se gratte toutes les nuits depuis trois semaines. Elle a des petits boutons entre les doigts, et ses frères commencent aussi.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Sa peau est fraîche et il y a juste quelques croûtes de grattage, bien sèches.",
      ],
      [
        "cellulitis wound_infected skin_peeling",
        "C'est seulement des petits boutons secs, la bouche et les yeux sont intacts.",
      ],
      ["vision_loss eye_chemical halos eye_bulging", "Ses yeux vont très bien, elle y voit parfaitement."],
      ["eye_chemical halos eye_bulging", "Non, ses yeux sont parfaitement normaux, c'est la peau qui la démange."],
      ["hard_breathing cannot_drink", "Elle respire bien et elle boit son eau, elle joue avec ses frères."],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Ses yeux sont clairs, elle ne s'en plaint pas et ne porte pas de lentilles.",
      ],
      [
        "eye_pain vision_blurred light_hurts eye_injury",
        "Elle lit et joue dehors au soleil sans problème, rien n'a touché ses yeux.",
      ],
      ["stye", "Non, ses paupières sont lisses. Les boutons sont entre les doigts, aux poignets et à la taille."],
      [
        "convulsion fainted confusion cannot_hold_urine",
        "Elle va bien, elle joue et parle normalement, et elle est propre jour et nuit.",
      ],
      ["cannot_swallow", "Elle avale tout et mange comme quatre."],
      [
        "poor_feeding rash severe_pain immunocompromised",
        "Elle boit normalement. Elle a seulement ces petits boutons qui la démangent, sans douleur, et elle n'est pas malade d'habitude.",
      ],
    ],
  },
  {
    id: "y116",
    level: "routine",
    says: "Bonjour, j'ai 36 ans. Il y a dix jours j'ai découvert une boule dans mon sein droit sous la douche. Elle ne me fait pas mal.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Le sein a sa couleur habituelle, la boule est dure comme une bille et je n'ai pas de température.",
      ],
      ["breast_red breast_abscess", "Il n'est ni rouge ni gonflé, et je ne sens rien même quand j'appuie."],
      [
        "lump_worrying",
        "Elle fait toujours deux centimètres depuis dix jours. Elle est dure et bouge un peu sous le doigt.",
      ],
    ],
  },
  {
    id: "y117",
    level: "routine",
    says: "Bonjour, j'écris pour mon grand-père de 82 ans. Depuis environ huit mois son jet d'urine est faible et il se lève quatre fois par nuit.",
    answers: [
      [
        "saddle_numbness both_legs_weak cannot_pass_urine",
        "Ses jambes sont solides, il marche avec sa canne depuis des années. Il a encore uriné il y a une heure.",
      ],
      [
        "fever burning_urine blood_urine thirst",
        "Il n'a pas le corps chaud et uriner ne lui fait pas mal, l'urine est claire. Il boit comme d'habitude.",
      ],
      ["dialysis_missed", "Il n'a jamais eu de dialyse, ses reins vont bien à ce qu'on sait."],
      ["cold_body", "Sa peau est tiède, comme la mienne."],
    ],
  },
  {
    id: "y118",
    level: "routine",
    says: "Bonjour, j'ai une molaire trouée en bas à droite qui me fait mal depuis cinq jours. C'est surtout avec l'eau froide.",
    answers: [
      ["age", "J'ai 31 ans."],
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'ouvre grand la bouche et j'avale sans souci, mon cou est normal. Je prends deux ou trois comprimés par jour.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "La joue est plate et la gencive est normale, je ne suis pas chaud. La douleur est supportable.",
      ],
      ["jaw_swelling gum_swelling tooth_bleeding", "Tout est plat de ce côté, et on ne m'a rien arraché."],
      ["taking_medicine", "Non, seulement du paracétamol quand ça fait mal."],
    ],
  },
  {
    id: "y119",
    level: "self_care",
    says: "Bonjour, mon bébé a douze jours. Il a le hoquet après presque chaque tétée et il rejette un peu de lait. Est-ce que c'est normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète avec force, il est tonique et il respire tranquillement. La sage-femme a trouvé 36,8 hier.",
      ],
      ["convulsion hard_breathing", "Rien de tout cela, son souffle est calme et il n'a jamais tremblé."],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il réclame dix fois par jour, il est bien rose et tiède, et son nombril est propre et sec. Ce qu'il rejette est blanc.",
      ],
      [
        "poor_feeding newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il tète toujours autant, sa peau est rose jusqu'aux pieds. Il a pris 300 grammes depuis la naissance.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse et nette, sans cloque ni tache."],
      [
        "bloody_stool bulging_fontanelle hernia_stuck",
        "Ses selles sont jaunes et molles, le dessus de sa tête est plat et son ventre est souple.",
      ],
      [
        "jaundice bloody_stool",
        "Il est bien rose, le blanc des yeux est blanc, et ses selles sont normales pour un bébé au sein.",
      ],
      ["bloody_stool", "Non, ses couches sont jaunes, sans rien de rouge."],
    ],
  },
  {
    id: "y120",
    level: "self_care",
    says: "Bonjour, je suis enceinte de neuf semaines et j'ai des nausées le matin depuis deux semaines. J'aimerais savoir quoi faire.",
    answers: [
      ["age", "J'ai 27 ans et c'est mon premier enfant."],
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, c'est seulement l'estomac qui se soulève le matin."],
      ["little_urine weight_loss", "J'urine autant qu'avant et mon poids est stable."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme d'habitude."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je n'ai pas de pertes de sang, je vois bien et je respire sans gêne.",
      ],
      [
        "soaks_pads severe_belly_pain convulsion hard_breathing",
        "Rien de tout cela, je me sens bien à part les nausées.",
      ],
      [
        "fever burning_urine vomits_everything",
        "Je ne suis pas chaude, uriner ne me fait pas mal. Je vomis au plus une fois en deux jours et je bois bien.",
      ],
      ["burning_urine vomits_everything", "L'urine passe sans douleur et ce que je bois reste dans l'estomac."],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Ce que je vomis est clair, je vais à la selle tous les jours et ma tête ne me fait pas mal.",
      ],
      ["bile_vomit diabetes", "Non, c'est un liquide transparent, et mon sucre est normal au contrôle."],
      [
        "diarrhea flank_pain hernia_stuck head_injury overdose",
        "Rien de tout ça, mes selles sont normales. Je ne prends que de l'acide folique.",
      ],
      ["steroid_stopped dialysis_missed", "Ni l'un ni l'autre, mes reins sont en bon état."],
    ],
  },
  {
    id: "y121",
    level: "self_care",
    says: "Bonjour, j'ai 35 ans. J'ai mal en bas du dos depuis que j'ai soulevé des sacs de riz il y a trois jours.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Je marche normalement, je sens bien tout et je vais aux toilettes comme avant.",
      ],
      [
        "saddle_numbness cannot_hold_urine cannot_pass_urine fainted",
        "Je retiens bien mes urines, la sensation est normale et je n'ai jamais perdu connaissance.",
      ],
      ["fever", "Je n'ai pas le corps chaud."],
      [
        "locked_jaw paracetamol_much",
        "Ma mâchoire bouge bien. Pour le paracétamol, trois comprimés dans la journée au plus.",
      ],
      ["face_droop", "Mon visage est bien symétrique, je n'ai mal que dans le dos."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "La douleur est à quatre sur dix. Je marche bien, je ne suis pas tombé et mon poids est stable.",
      ],
      [
        "foot_drop weight_loss cancer",
        "Mes orteils se lèvent bien, je pèse pareil et je n'ai jamais eu de maladie grave.",
      ],
      ["pregnant", "Je suis un homme."],
      ["sickle_cell", "Non, je suis AA et en bonne santé."],
    ],
  },
  {
    id: "y122",
    level: "self_care",
    says: "Bonjour, il y a une heure une goutte d'huile chaude m'a éclaboussé l'avant-bras. C'est un peu rouge, de la taille d'une pièce.",
    answers: [
      ["age", "J'ai 33 ans."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est seulement une tache rouge sur l'avant-bras droit, avec de l'huile de cuisine.",
      ],
      [
        "burn_joint_hand burn_blisters fever wound_infected",
        "La peau est entière, sans cloque, et c'est au milieu de l'avant-bras. Je me sens bien.",
      ],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je suis bien éveillée et je respire comme d'habitude, c'est juste une petite tache qui pique.",
      ],
      ["confusion noisy_breathing", "J'ai toute ma tête et mon souffle est silencieux."],
      [
        "burn_joint_hand fever wound_infected",
        "C'est au milieu de l'avant-bras, loin du coude et du poignet, et la peau est propre.",
      ],
    ],
  },
  {
    id: "y123",
    level: "self_care",
    says: "Bonjour, mon fils de 5 ans s'est cogné le front contre une table cet après-midi. Il a une petite bosse et il a pleuré tout de suite.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il est resté éveillé tout le temps, il joue et il a mangé son goûter sans le rendre.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Il court partout et ne se plaint pas de la tête. Rien n'a coulé du nez ni des oreilles, et la bosse est dure.",
      ],
      ["anticoagulant", "Il ne prend aucun médicament."],
      ["fainted vomits_everything", "Il est resté debout tout le temps et il a gardé son goûter."],
      [
        "fainted speech_trouble vision_loss double_vision both_legs_weak",
        "Il parle comme d'habitude, il voit bien et il court sur ses deux jambes.",
      ],
      ["dizzy vomiting deep_cut", "Il se tient bien, il n'a rien rendu et la peau n'est pas ouverte."],
    ],
  },
  {
    id: "y124",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, depuis quatre jours la chambre tourne quelques secondes quand je me retourne dans le lit. Ensuite ça s'arrête. J'ai 55 ans.",
    answers: [
      [
        "one_side_weak speech_trouble double_vision balance_loss worst_headache",
        "Je parle normalement, mes bras et mes jambes ont toute leur force, et entre les crises je marche droit.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "J'entends aussi bien qu'avant et je n'ai rien vomi, à peine un peu de nausée. Je n'ai pas perdu connaissance.",
      ],
      ["pregnant", "À 55 ans je suis ménopausée, cela ne risque plus."],
      ["steroid_stopped", "Je n'ai jamais pris de cortisone, je ne prends aucun traitement."],
    ],
  },
];
