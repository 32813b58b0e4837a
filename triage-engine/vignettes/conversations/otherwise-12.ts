import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise12: readonly Conversation[] = [
  {
    id: "x113",
    level: "routine",
    says: "Bonjour, j'ai 55 ans et je prends un comprimé pour la tension depuis quatre ans. Cette semaine, à la pharmacie, on m'a trouvé trois fois autour de 15/9.",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Je me sens en pleine forme, je respire bien et mes bras comme mes jambes ont leur force.",
      ],
      [
        "chest_pain confusion vision_loss",
        "Mes idées sont claires, je lis le journal sans peine et ma poitrine ne me dérange pas.",
      ],
      ["pregnant", "Je suis un homme, docteur."],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Rien de tout cela, je parle normalement et je vois bien.",
      ],
    ],
  },
  {
    id: "x114",
    level: "routine",
    says: "J'ai 41 ans et je tousse depuis trois semaines. Le sirop de la pharmacie n'y a rien changé.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je parle sans m'arrêter, ma poitrine est tranquille et mes crachats sont blancs, un peu seulement.",
      ],
      [
        "fever cough_blood pleuritic_pain weight_loss",
        "Je n'ai pas chaud, mon poids n'a pas bougé et ce que je crache est blanc.",
      ],
      [
        "cough_blood pleuritic_pain weight_loss",
        "Rien de rouge, je respire à fond sans avoir mal et mes pantalons me serrent toujours pareil.",
      ],
    ],
  },
  {
    id: "x115",
    level: "routine",
    says: "Bonjour, j'ai 38 ans. En me lavant il y a dix jours j'ai senti une petite boule dans mon sein droit.",
    answers: [
      [
        "fever breast_red breast_abscess",
        "La peau du sein est comme l'autre, je n'ai pas chaud et la boule ne me fait pas mal.",
      ],
      ["lump_worrying", "Elle a la même taille depuis dix jours. Elle est dure sous le doigt."],
    ],
  },
  {
    id: "x116",
    level: "routine",
    says: "Mon garçon de sept ans se gratte toutes les nuits depuis trois semaines. Son petit frère et moi, nous commençons aussi à nous gratter.",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Sa peau est fraîche. Il a seulement de petits boutons secs entre les doigts et aux poignets.",
      ],
      [
        "cellulitis wound_infected skin_peeling",
        "Ses boutons sont secs, rien ne coule et la bouche et les yeux sont nets.",
      ],
    ],
  },
  {
    id: "x117",
    level: "routine",
    says: "Bonsoir, j'ai 31 ans. Depuis que j'ai perdu mon travail il y a cinq semaines, je n'ai plus goût à rien et je pleure souvent.",
    answers: [
      ["suicidal_thoughts", "Jamais de la vie, mes enfants ont besoin de moi."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je n'entends que ce que tout le monde entend, je me lave et je fais à manger aux enfants. Je dors mal, mais je dors.",
      ],
      [
        "hears_voices no_sleep_days self_harm",
        "Personne ne me parle dans la tête, je dors quatre ou cinq heures par nuit, et je ne me suis jamais blessée.",
      ],
      ["violence_home sexual_violence", "Mon mari est doux avec moi, personne ne m'a jamais forcée."],
      ["withdrawal lying_flat_worse", "Je ne bois pas et ne prends rien ; allongée, je respire très bien."],
    ],
  },
  {
    id: "x118",
    level: "routine",
    says: "J'ai une molaire trouée en bas à droite qui me lance depuis quatre jours. J'ai 34 ans.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'ouvre grand la bouche, j'avale tout et mon cou est normal. J'ai pris deux comprimés de paracétamol hier.",
      ],
      [
        "cannot_open_mouth hard_breathing neck_swelling paracetamol_much",
        "Je respire librement et rien n'a gonflé. Jamais plus de quatre comprimés dans la journée.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Mes deux joues sont pareilles et je ne suis pas chaud. La douleur est moyenne et le paracétamol la calme.",
      ],
      [
        "jaw_swelling gum_swelling tooth_bleeding",
        "On ne m'a arraché aucune dent, et la gencive est comme d'habitude.",
      ],
    ],
  },
  {
    id: "x119",
    level: "self_care",
    says: "Bonjour, mon bébé de cinq semaines a le hoquet plusieurs fois par jour et rend un petit peu de lait après la tétée. C'est mon premier et je voudrais savoir si c'est normal.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète avec force toutes les trois heures, il gigote bien et sa température est de 36,8.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Il prend tout son lait, il est bien tiède, sa peau est claire, le nombril est sec et ce qu'il rend est blanc.",
      ],
      [
        "poor_feeding newborn_jaundice_early newborn_cord_red bile_vomit",
        "Comme je disais, il tète très bien et prend du poids. Son nombril est sec, il n'a jamais été jaune et le lait qu'il rend est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est bien nette, sans la moindre tache."],
      ["newborn_skin_pustules rash_spreading", "Aucun bouton, la peau est lisse."],
      ["slow_growth", "Au contraire, il est passé de 3,2 à 4,3 kilos."],
    ],
  },
  {
    id: "x120",
    level: "self_care",
    says: "Je me suis tordu la cheville droite hier au football. J'ai 19 ans, elle a un peu gonflé sur le côté mais je marche dessus.",
    answers: [
      [
        "limb_cold_pale numb_fingers open_fracture thigh_broken",
        "Mes orteils bougent et je les sens tous, le pied est chaud. Rien ne dépasse de la peau.",
      ],
      [
        "limb_cold_pale open_fracture thigh_broken",
        "Il est de la même couleur que l'autre et j'ai marché jusqu'à la maison sans appui.",
      ],
      [
        "cannot_bear_weight deformity ankle_bone_pain severe_pain",
        "Je m'appuie dessus, le pied est droit, c'est trois sur dix et quand j'appuie sur l'os je ne sens rien.",
      ],
      ["deformity ankle_bone_pain", "Elle est bien droite, et je peux appuyer sur l'os sans grimacer."],
    ],
  },
  {
    id: "x121",
    level: "self_care",
    says: "Bonjour, j'ai 29 ans. Depuis hier soir j'ai la diarrhée après un repas au maquis, quatre selles en tout.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Je tiens bien debout, j'ai uriné clair ce matin et je suis au travail. Ce sont des selles molles, pas blanches.",
      ],
      [
        "rice_water drowsy fainted",
        "J'ai bien les yeux ouverts et je ne suis jamais tombée. C'est brun et mou, en petite quantité.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Je suis à 36,7, je n'ai rien rendu, j'urine comme d'habitude et il n'y a rien de rouge dedans.",
      ],
      ["cluster_diarrhea", "Tout le monde va bien à la maison et dans le quartier."],
      ["cramps many_vomits", "Mes muscles sont bien détendus et je n'ai pas vomi une seule fois."],
      ["confusion", "Mes idées sont tout à fait claires."],
      ["pregnant", "J'ai eu mes règles il y a six jours."],
      [
        "diabetes immunocompromised kidney_disease sickle_cell",
        "Je suis en bonne santé, aucune maladie, aucun traitement.",
      ],
      [
        "diabetes immunocompromised sickle_cell",
        "Mon sucre est normal, mon test VIH était négatif et je ne suis pas drépanocytaire.",
      ],
    ],
  },
  {
    id: "x122",
    level: "self_care",
    says: "J'ai 17 ans et mes règles sont arrivées ce matin, à la bonne date. J'ai mal au bas-ventre comme chaque mois.",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont venues au jour prévu, je change de garniture toutes les quatre ou cinq heures et mon ventre est souple.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "J'ai la peau fraîche, la douleur est à quatre sur dix et je garde mon repas. L'odeur est celle de d'habitude.",
      ],
    ],
  },
  {
    id: "x123",
    level: "self_care",
    says: "Bonjour, j'ai 36 ans. Depuis hier après-midi j'ai la tête serrée comme dans un bandeau, après une semaine chargée devant l'ordinateur.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "C'est venu petit à petit, je touche ma poitrine avec le menton et je vois comme d'habitude.",
      ],
      ["pregnant", "J'ai un stérilet et j'ai eu mes règles la semaine passée."],
      ["pills_missed_many", "Je ne prends pas la pilule, j'ai un stérilet."],
      [
        "belly_pain fainted shoulder_tip_pain",
        "Mon ventre est tranquille, je tiens debout et mes épaules ne me font rien.",
      ],
      [
        "fever severe_pain leg_swelling_one",
        "Je n'ai pas chaud, c'est trois sur dix, et mes jambes sont pareilles toutes les deux.",
      ],
      [
        "worst_headache speech_trouble double_vision convulsion",
        "Ce mal est léger, je parle bien, je vois simple et je n'ai jamais fait de crise.",
      ],
      [
        "worst_headache double_vision",
        "C'est un mal de tête tout à fait ordinaire, et chaque chose est en un seul exemplaire.",
      ],
      [
        "vomiting vision_blurred getting_worse",
        "Je n'ai rien rendu, l'écran est bien net et ça s'allège avec le paracétamol.",
      ],
      [
        "head_injury smoke_gas high_pressure",
        "Je ne me suis cognée nulle part, je travaille à l'air libre et ma tension était de 12/8 hier.",
      ],
      ["head_injury smoke_gas", "Aucun coup sur le crâne, et il n'y a ni feu ni groupe électrogène près de moi."],
    ],
  },
  {
    id: "x124",
    level: "self_care",
    says: "En repassant ce matin, mon avant-bras a touché le fer. J'ai 66 ans, il reste une marque rouge de deux centimètres.",
    answers: [
      ["clearer", "Je me suis brûlé l'avant-bras gauche avec le fer à repasser."],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "C'est seulement une petite marque sur l'avant-bras, grande comme un ongle, par le fer chaud.",
      ],
      ["suicidal_plan", "Mais de quoi parlez-vous ? C'était un accident en repassant, je suis très bien dans ma tête."],
      ["suicide_attempt", "Jamais, je suis contente de vivre. C'était le fer à repasser."],
      ["alone_now", "Ma fille est à la maison avec moi."],
      ["hears_voices", "Je n'entends rien de tel. Parlons de ma brûlure, s'il vous plaît."],
      [
        "unconscious confusion hard_breathing noisy_breathing",
        "Je suis bien éveillée, je respire en silence et je vous réponds clairement.",
      ],
      ["confusion hard_breathing noisy_breathing", "Rien de cela, je parle et je respire comme tous les jours."],
    ],
  },
];
