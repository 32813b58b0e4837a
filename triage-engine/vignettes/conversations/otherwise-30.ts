import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise30: readonly Conversation[] = [
  {
    id: "m113",
    level: "routine",
    says: "Bonjour, je suis étudiant, j'ai 22 ans. Depuis un mois et demi je n'ai plus goût à rien, je suis triste et je me réveille à trois heures du matin.",
    answers: [
      [
        "suicidal_thoughts",
        "Je tiens à la vie, cela ne m'a jamais traversé l'esprit. Je vis avec ma grande sœur qui me soutient.",
      ],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Je n'entends rien d'étrange et je me lave chaque jour, mais je manque des cours. Je dors quatre ou cinq heures.",
      ],
      ["violence_home sexual_violence", "À la maison tout se passe bien et personne ne m'a jamais fait de mal."],
      ["withdrawal lying_flat_worse", "Je ne bois pas et ne touche à aucune drogue. Couché, je respire très bien."],
    ],
  },
  {
    id: "m114",
    level: "routine",
    says: "Bonjour, je suis chauffeur, 33 ans. Je tousse depuis quatre semaines et le sirop de la pharmacie n'a rien changé.",
    answers: [
      [
        "cough_much_blood cannot_speak blue_lips chest_pressure confusion",
        "Je crache seulement un peu de blanc. Je parle et je travaille sans m'essouffler, et ma poitrine est à l'aise.",
      ],
      [
        "fever cough_blood pleuritic_pain weight_loss",
        "Mon poids est le même, le corps est frais, et je peux respirer à fond sans douleur. Les crachats restent blancs.",
      ],
    ],
  },
  {
    id: "m115",
    level: "self_care",
    says: "Bonjour, mon petit garçon de 4 ans s'est cogné le front contre la table basse en courant il y a quatre heures. Il a une petite bosse, que dois-je faire ?",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Il a crié aussitôt et s'est calmé en cinq minutes. Depuis il court partout et il a gardé son goûter.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Le nez et les oreilles sont secs, il était debout par terre. La bosse est petite et ferme, deux centimètres.",
      ],
      [
        "headache dizzy vomiting deep_cut",
        "Il dit que sa tête va bien, il marche droit et la peau n'est pas ouverte. Il a tout gardé.",
      ],
      [
        "cannot_drink vomits_everything hard_breathing",
        "Il a mangé et bu tout à l'heure, et il respire comme d'habitude.",
      ],
      ["anticoagulant", "Il ne prend aucun comprimé ni sirop."],
      [
        "fever purple_spots fainted",
        "Son corps est frais, il est resté conscient du début à la fin, et sa peau est normale.",
      ],
    ],
  },
  {
    id: "m116",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 50 ans. Ce matin dans le miroir j'ai vu une tache de sang sur le blanc de mon œil droit. Je ne sens rien du tout.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Ma vue est comme d'habitude et rien n'est entré dedans. J'ai beaucoup éternué hier.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Ma vue est aussi nette qu'avant, le soleil ne me gêne pas et je ne porte rien aux yeux. Personne ne m'a frappé.",
      ],
      [
        "vision_blurred light_hurts eye_injury",
        "Je vois parfaitement, même en plein soleil. C'est venu tout seul, sans choc.",
      ],
      ["fever eyelid_swollen", "Mes paupières sont normales et je me sens frais."],
    ],
  },
  {
    id: "m117",
    level: "self_care",
    says: "Bonjour, je suis comptable, 36 ans. En fin de journée, depuis trois jours, ma tête est serrée comme dans un bandeau. Le paracétamol fait passer.",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Cela monte petit à petit, mon cou est souple et j'ai la même force des deux côtés. Je vois bien.",
      ],
      ["pregnant", "Je suis un homme."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "C'est léger, trois sur dix, je parle et je vois comme d'habitude. Je suis bien éveillé au bureau.",
      ],
      [
        "worst_headache speech_trouble double_vision convulsion",
        "J'ai déjà connu plus fort, je parle normalement et je vois une seule image.",
      ],
      [
        "head_injury smoke_gas high_pressure eye_pain",
        "Je n'ai pas reçu de coup, ma tension était à 12/8 le mois dernier. Mes yeux sont seulement fatigués par l'écran.",
      ],
      [
        "head_injury smoke_gas eye_pain",
        "Ma tête n'a rien cogné, je travaille dans un bureau bien aéré et mes yeux vont bien.",
      ],
      [
        "fever vomiting getting_worse",
        "C'est pareil chaque soir, sans empirer. Je digère bien et ma température est normale.",
      ],
      [
        "known_migraine",
        "C'est le même serre-tête qu'à chaque période de bilan, mais on ne m'a jamais parlé de migraine.",
      ],
      ["locked_jaw paracetamol_much", "Un ou deux comprimés le soir me suffisent, et ma mâchoire va bien."],
      ["locked_jaw", "J'ouvre la bouche sans difficulté et mes muscles sont souples."],
      [
        "eye_chemical halos eye_bulging",
        "Mes yeux sont normaux et bougent bien, ils fatiguent juste devant l'ordinateur.",
      ],
    ],
  },
  {
    id: "m118",
    level: "self_care",
    says: "Bonsoir. J'ai marché hier avec des chaussures neuves et j'ai une ampoule au talon droit. Est-ce que je dois la percer ? J'ai 23 ans.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "C'est une simple cloque remplie d'eau claire, le pied est chaud et de bonne couleur.",
      ],
      ["new_medicine_rash", "Je ne prends aucun médicament, c'est le frottement de la chaussure."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Il n'y a que cette cloque au talon, la bouche et les yeux vont bien. Je respire normalement.",
      ],
      [
        "heavy_bleeding neck_wound black_skin locked_jaw",
        "La peau est de couleur normale, la cloque est fermée et elle ne saigne pas. Je marche bien.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Elle est fermée et propre, sans rougeur autour. Mes orteils bougent et sentent bien.",
      ],
      [
        "purple_spots skin_peeling face_swelling drowsy",
        "Mon visage est normal et ma peau est saine partout ailleurs. Je suis bien réveillé.",
      ],
      ["fever", "Je me sens frais, tout va bien à part le talon."],
      ["tetanus_doubt", "J'ai été vacciné il y a deux ans."],
    ],
  },
  {
    id: "m119",
    level: "self_care",
    says: "Bonjour, je suis maçon, j'ai 40 ans. J'ai mal en bas du dos depuis quatre jours, après avoir déchargé du ciment.",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "J'urine et je vais à la selle normalement, et mes jambes sont solides. Je n'ai pas eu de malaise.",
      ],
      ["fever", "Le corps est frais, je me sens bien en dehors du dos."],
      [
        "spine_tender",
        "Quand je suis couché cela me soulage. C'est plutôt tout le bas du dos qui tire, quatre sur dix.",
      ],
      [
        "foot_drop fall weight_loss cancer",
        "Mes pieds se lèvent bien, mon poids est stable. J'ai simplement porté trop de sacs.",
      ],
      [
        "locked_jaw paracetamol_much",
        "Je prends deux comprimés par jour au maximum, et je parle et mange normalement.",
      ],
      ["locked_jaw", "J'ouvre grand la bouche et mon corps est détendu."],
      ["face_droop speech_trouble", "Mon visage est droit et je parle comme d'habitude."],
      ["pregnant", "Je suis un homme, maçon de métier."],
      ["sickle_cell", "Je n'ai aucune maladie de ce genre, mon sang est normal."],
    ],
  },
  {
    id: "m120",
    level: "self_care",
    says: "Bonjour, ma fille de cinq semaines rend un peu de lait après presque chaque tétée et elle a souvent le hoquet. Est-ce normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tète avec appétit, elle gigote et respire tranquillement. Son corps est à 36,9.",
      ],
      [
        "convulsion hard_breathing",
        "Elle respire sans bruit ni effort et ses mouvements sont ceux d'un bébé ordinaire.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Elle réclame le sein comme toujours, elle a la peau bien colorée et le nombril est sec. Le lait rendu est blanc.",
      ],
      ["newborn_vesicles purple_spots", "La peau est lisse et nette de la tête aux pieds."],
      ["newborn_skin_pustules rash_spreading", "Elle a une peau parfaite, je n'y vois aucune marque."],
      ["slow_growth", "Elle a pris un kilo depuis la naissance, elle pèse quatre kilos."],
    ],
  },
  {
    id: "m121",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans et mes règles sont arrivées ce matin. J'ai des crampes en bas du ventre comme tous les mois, que puis-je faire ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont venues juste à la date, avec trois ou quatre garnitures par jour. Mon ventre est souple.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "C'est supportable, l'ibuprofène me soulage, et j'ai bien mangé à midi. L'odeur est comme d'habitude.",
      ],
      ["fainted soaks_pads", "Je reste bien debout, et une garniture me dure plusieurs heures."],
      ["pregnant", "Mes règles sont là depuis ce matin, à l'heure. Je n'ai jamais eu de rapport."],
      [
        "after_meal bloating indigestion muscle_after_effort belly_swollen",
        "C'est en bas, comme à chaque cycle, et le ventre est plat et souple.",
      ],
    ],
  },
  {
    id: "m122",
    level: "self_care",
    says: "Bonjour, mon bébé de trois mois et demi a des croûtes jaunes et grasses sur la tête, dans les cheveux. Il est joyeux et cela ne semble pas le déranger.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Il tète très bien, il est tonique et sa température est de 36,7.",
      ],
      ["newborn_vesicles purple_spots", "La peau du corps est nette partout, il n'y a que ces croûtes sur la tête."],
      [
        "newborn_skin_pustules rash_spreading",
        "Sa peau est propre, les croûtes sont sèches et n'ont pas changé de place.",
      ],
      ["vomits_everything", "Il garde tout son lait et il grossit bien."],
      [
        "cellulitis abscess boil_face diabetes immunocompromised",
        "Il est en bonne santé et sa peau est saine. Ce sont juste des croûtes grasses.",
      ],
      ["slow_growth", "Il pèse 6,2 kilos, la sage-femme est contente de sa courbe."],
      ["duration", "Trois semaines."],
    ],
  },
  {
    id: "m123",
    level: "self_care",
    says: "Bonjour, mon père a 74 ans. Depuis deux semaines il se réveille certaines nuits avec une crampe dans un mollet, qui passe en deux minutes quand il tire sur son pied.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Ses jambes sont chaudes et de couleur normale. Il respire bien et la poitrine ne le gêne pas.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Les deux mollets sont de la même grosseur, et il se promène une demi-heure par jour sans gêne. Le corps est frais.",
      ],
      ["suicidal_thoughts", "Mon père a bon moral, il aime la vie et plaisante avec ses petits-enfants."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Il dort bien en dehors des crampes, même à plat, et il a toute sa raison. Il ne boit pas.",
      ],
      ["drowsy cannot_stand", "Il est très actif dans la journée et tient bien sur ses jambes."],
      ["drowsy", "Il est bien éveillé toute la journée, il lit son journal."],
    ],
  },
  {
    id: "m124",
    level: "self_care",
    says: "Bonjour, je suis enceinte de neuf semaines et j'ai des nausées le matin depuis trois semaines. Il m'arrive de vomir un matin sur deux. J'ai 27 ans.",
    answers: [
      ["belly_pain low_belly_pain", "Mon ventre est tout à fait tranquille, en haut comme en bas."],
      ["little_urine weight_loss", "J'urine souvent et clair, et mon poids n'a pas bougé."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme d'habitude."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je n'ai pas perdu une goutte de sang, je vois clair et je respire bien.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Tout est propre en bas, j'urine sans gêne et je garde les petits repas. Ma température est normale.",
      ],
      ["steroid_stopped dialysis_missed", "Je ne prends que l'acide folique et mes reins sont sains."],
      ["confusion cannot_stand", "J'ai les idées claires et je fais mon ménage tous les jours."],
      ["frequent_urine", "C'est un peu plus que d'habitude parce que je bois bien, mais cela ne me dérange pas."],
      ["morning_sickness", "Oui, c'est bien cela."],
    ],
  },
];
