import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const otherwise26: readonly Conversation[] = [
  {
    id: "k113",
    level: "self_care",
    says: "Bonjour, ma petite fille a 12 jours. Elle a souvent le hoquet après la tétée et elle éternue plusieurs fois par jour, est-ce normal ?",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Elle tète avec force toutes les deux heures, elle est tonique et son corps est frais.",
      ],
      [
        "poor_feeding cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Elle a repris son poids, elle est bien rose, et son nombril est sec depuis la chute du cordon.",
      ],
      ["newborn_vesicles purple_spots", "Sa peau est lisse et bien rose partout, je viens de la laver."],
      ["mouth_sores", "Sa bouche est toute rose à l'intérieur."],
      [
        "vomits_everything limb_cold_pale numb_fingers saddle_numbness",
        "Ses mains et ses pieds sont roses et chauds, elle gigote beaucoup et garde son lait.",
      ],
      [
        "limb_cold_pale numb_fingers saddle_numbness cough_blood heavy_bleeding",
        "Elle bouge ses bras et ses jambes, elle a bonne couleur et je ne vois de sang nulle part.",
      ],
      ["newborn_skin_pustules rash_spreading", "Sa peau est toute lisse, sans le moindre bouton."],
      ["slow_growth", "Elle a dépassé son poids de naissance à la dernière pesée, elle profite bien."],
      [
        "cellulitis newborn_marks breastfed_stool bloody_stool",
        "Ses selles sont jaunes et molles, je la nourris au sein. Sa peau ne pèle même pas.",
      ],
      [
        "head_injury cannot_bear_weight deformity severe_pain deep_cut",
        "Elle n'est jamais tombée, elle gigote des quatre membres et ne pleure que pour téter.",
      ],
      [
        "bulging_fontanelle hernia_stuck inconsolable_crying ear_pain head_injury",
        "Le dessus de sa tête est plat et souple, son ventre aussi. Elle se calme dès que je la prends.",
      ],
    ],
  },
  {
    id: "k114",
    level: "self_care",
    says: "Bonjour, mon fils de 8 ans a saigné du nez ce matin pendant cinq minutes, puis cela s'est arrêté. Je voulais savoir si c'est inquiétant.",
    answers: [
      [
        "fainted heavy_bleeding purple_spots head_injury vomits_blood",
        "Il n'y a eu qu'un mouchoir de taché, il s'était gratté le nez. Depuis il court partout.",
      ],
      ["nosebleed_long", "Tout est sec depuis ce matin, il a suffi de pincer cinq minutes."],
      [
        "anticoagulant fever recurrent high_pressure pallor",
        "C'est la première fois cette année, il ne prend rien comme remède et ses lèvres sont bien rouges.",
      ],
      ["confusion cannot_stand", "Il tient bien debout et répond comme toujours, il joue au ballon."],
    ],
  },
  {
    id: "k115",
    level: "self_care",
    says: "Bonjour, j'ai 27 ans et depuis deux jours j'ai un petit bouton rouge au bord de la paupière gauche. Il est un peu sensible quand je le touche.",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Je vois aussi bien qu'avant et l'œil bouge dans tous les sens. Je n'ai rien mis dedans.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "La lumière ne me gêne pas et je n'ai rien reçu dedans. Seul le petit bouton est sensible au toucher.",
      ],
      [
        "eye_pain contact_lenses eye_injury",
        "L'œil lui-même est blanc et tranquille, et je ne porte même pas de lunettes. Personne ne m'a cogné.",
      ],
      ["fever eyelid_swollen", "Je suis à 36,7. La paupière est juste un peu gonflée autour du bouton."],
      [
        "tongue_swelling hard_breathing fainted vomiting hoarse",
        "Tout le reste va bien, je respire et je parle comme d'habitude.",
      ],
      ["wheeze dizzy cannot_swallow", "Ma respiration est silencieuse, je marche droit et j'avale mes repas."],
      ["skin_peeling", "Ma peau est saine, il n'y a que ce bouton sur la paupière."],
      ["face_swelling", "Mon visage a son aspect de toujours, seul le bord de la paupière est un peu enflé."],
    ],
  },
  {
    id: "k116",
    level: "self_care",
    says: "Bonjour, j'ai 30 ans et mes chaussures neuves m'ont fait une ampoule au talon hier. Dois-je la percer ou la laisser ?",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Mon pied est chaud et de couleur normale, la peau est intacte avec un liquide clair dessous.",
      ],
      [
        "deep_cut dirty_wound wound_infected wound_object numb_fingers",
        "Rien n'est ouvert, c'est propre et je bouge bien mes orteils.",
      ],
      ["tetanus_doubt", "Je l'ai fait il y a deux ans, après une coupure au restaurant."],
      ["diabetes", "Mon sucre est normal, on l'a mesuré à la visite d'embauche."],
      [
        "animal_bite human_bite animal_scratch needle_injury self_harm",
        "C'est seulement la chaussure qui a frotté, rien d'autre.",
      ],
      ["anticoagulant painless_ulcer", "Je ne prends aucun remède et ma peau est nette partout ailleurs."],
    ],
  },
  {
    id: "k117",
    level: "self_care",
    says: "Bonjour, ma fille de 7 ans se gratte beaucoup la tête depuis une semaine et j'ai trouvé des poux. Comment faire ?",
    answers: [
      ["tongue_swelling", "Sa bouche et son visage sont tout à fait normaux, c'est seulement la tête qui la gratte."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Elle est fraîche et son cuir chevelu est propre, sans croûte. Son petit frère se gratte aussi.",
      ],
    ],
  },
  {
    id: "k118",
    level: "self_care",
    says: "Bonjour, j'ai 43 ans et je n'ai presque plus de voix depuis trois jours. J'avais chanté toute la nuit à une veillée.",
    answers: [
      [
        "hard_breathing noisy_breathing drooling cannot_swallow tongue_swelling",
        "Je respire à l'aise et j'avale tout, même ma salive. Il n'y a que la voix qui est partie.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "Rien de brûlant, je n'ai bu que de l'eau et du thé tiède. L'église était bien aérée.",
      ],
      ["fever", "Je me sens fraîche, ma température est de 36,8."],
      ["blue_lips chest_indrawing", "Mes lèvres sont bien roses et ma poitrine se soulève tranquillement."],
    ],
  },
  {
    id: "k119",
    level: "self_care",
    says: "Bonjour, j'ai 26 ans et je suis enceinte de 9 semaines. J'ai de petites nausées le matin, je voudrais savoir comment les calmer.",
    answers: [
      ["belly_pain low_belly_pain", "Mon ventre est tranquille, je ne sens aucune douleur."],
      ["little_urine weight_loss", "J'urine comme d'habitude et mon poids n'a pas bougé depuis le début."],
      ["leg_swelling_one", "Mes deux jambes sont pareilles, fines comme avant."],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion hard_breathing",
        "Je n'ai pas perdu une goutte de sang, je vois bien et je respire à l'aise.",
      ],
      [
        "vaginal_bleeding fever burning_urine vomits_everything",
        "Je suis à 36,8 et j'urine sans gêne. Je mange et je bois, je n'ai vomi qu'une fois il y a quatre jours.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Ma tête va bien, je vais à la selle chaque jour et j'ai les idées claires.",
      ],
      ["cannot_stand neck_stiff", "Je suis debout, je fais mon ménage et mon cou bouge librement."],
      [
        "vomits_everything no_urine bile_vomit diabetes",
        "Je garde mes repas, j'ai uriné ce matin encore, et mon sucre était bon à la consultation prénatale.",
      ],
      ["vaginal_bleeding", "Mes sous-vêtements restent propres, je n'ai rien vu depuis le début de la grossesse."],
      ["steroid_stopped dialysis_missed", "Je ne prends que l'acide folique et le fer, mes reins vont bien."],
      ["jaundice tongue_swelling", "J'ai le teint habituel et mon visage n'a pas changé."],
    ],
  },
  {
    id: "k120",
    level: "self_care",
    says: "Bonjour, j'ai 41 ans. Depuis deux semaines, j'ai des dents qui deviennent sensibles quand je bois quelque chose de glacé, cela dure quelques secondes.",
    answers: [
      [
        "cannot_open_mouth cannot_swallow hard_breathing neck_swelling paracetamol_much",
        "J'ouvre la bouche en grand et j'avale comme d'habitude. Je n'ai pris aucun comprimé.",
      ],
      [
        "hard_breathing neck_swelling paracetamol_much",
        "Je respire sans problème et mon cou est comme d'habitude. Je n'ai avalé aucun médicament.",
      ],
      [
        "jaw_swelling fever gum_swelling severe_pain tooth_bleeding",
        "Mon visage est normal et mes gencives sont roses. C'est juste un petit éclair au froid, puis plus rien.",
      ],
      [
        "confusion fast_breathing no_urine cannot_stand fainted",
        "J'ai toute ma tête, j'urine comme d'habitude et je travaille toute la journée.",
      ],
      [
        "cannot_speak blue_lips chest_pressure noisy_breathing heavy_bleeding",
        "Je parle sans m'essouffler, mes lèvres sont roses et ma poitrine est légère.",
      ],
      ["malaria_test_negative", "Quelle fièvre ? Ma température est normale, je n'ai donc pas fait de test."],
      ["convulsion spontaneous_bleeding", "Rien de cela, je ne saigne même pas au brossage."],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Mon cou plie bien, mes yeux sont blancs, mes urines claires, et je garde ce que je mange.",
      ],
      ["skin_peeling black_skin haemorrhagic_contact", "Ma peau est saine et je n'ai ni voyagé ni approché de malade."],
      ["runny_nose cough sore_throat", "Mon nez est dégagé, je ne tousse pas et ma gorge va bien."],
    ],
  },
  {
    id: "k121",
    level: "self_care",
    says: "Bonjour, j'ai 53 ans, une abeille m'a piqué sur la main il y a trois heures. C'est un peu gonflé et ça me démange.",
    answers: [
      [
        "hard_breathing tongue_swelling fainted vomiting many_stings",
        "Une seule abeille, sur le dos de la main. Je respire bien et mon visage est normal.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Le reste de ma peau est net et la douleur est très supportable. C'est rouge sur trois centimètres.",
      ],
      ["hoarse", "Je parle comme d'habitude, ma voix est claire."],
      ["wheeze dizzy cannot_swallow", "J'avale bien, ma tête est claire et l'air passe sans bruit."],
      ["skin_peeling", "La peau est entière, juste un peu rose et enflée autour de la piqûre."],
      ["confusion convulsion cannot_stand", "Je suis lucide et bien solide sur mes jambes, j'ai repris mon travail."],
    ],
  },
  {
    id: "k122",
    level: "self_care",
    says: "Bonjour, j'ai 20 ans. J'ai un examen la semaine prochaine et depuis cinq jours je n'arrive pas à m'endormir avant deux heures du matin.",
    answers: [
      ["suicidal_thoughts", "Pas du tout, je suis plutôt bien dans ma vie. C'est l'examen qui me tourne dans la tête."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Je finis par dormir quatre ou cinq heures et le matin je suis fatigué. Je ne bois que du café.",
      ],
      ["confusion one_side_weak", "Je raisonne très bien et j'ai toute ma force, j'ai même joué au football hier."],
    ],
  },
  {
    id: "k123",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, j'ai 72 ans. Depuis trois semaines, il m'arrive d'être réveillé la nuit par une crampe au mollet, qui passe quand je tire le pied vers moi.",
    answers: [
      [
        "limb_cold_pale hard_breathing chest_pain pain_out_of_proportion",
        "Mes deux pieds sont chauds et je respire normalement. La crampe dure une minute ou deux.",
      ],
      [
        "leg_swelling_one cannot_bear_weight cellulitis fever severe_pain",
        "Les deux mollets sont pareils, sans rougeur, et je fais mes deux kilomètres chaque matin.",
      ],
      ["suicidal_thoughts", "C'est moi-même, et je tiens beaucoup à la vie, j'ai mes petits-enfants."],
      ["age", "Comme je l'ai dit, soixante-douze ans."],
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse sexual_violence",
        "Je dors très bien en dehors des crampes, allongé à plat. Je ne bois que de l'eau.",
      ],
      [
        "snake_bite scorpion_sting burn wound animal_bite",
        "Rien ne m'a mordu ni piqué, la peau de mes jambes est intacte.",
      ],
      ["scorpion_sting burn wound diarrhea", "Ma peau n'a rien et mes selles sont normales."],
      ["scorpion_sting burn wound", "Aucune blessure, seulement cette crampe certaines nuits."],
    ],
  },
  {
    id: "k124",
    level: "self_care",
    says: "Bonjour, j'ai 17 ans. Mes règles sont venues hier et j'ai des crampes au bas-ventre comme chaque mois. Que puis-je faire pour être soulagée ?",
    answers: [
      [
        "fainted late_period soaks_pads rigid_belly",
        "Elles sont venues à la bonne date, j'utilise quatre serviettes par jour. Mon ventre reste souple.",
      ],
      [
        "fainted soaks_pads rigid_belly",
        "Je suis debout et je vais au lycée. Une serviette me tient cinq ou six heures et le ventre est souple.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Je suis fraîche, je mange et je garde tout. La douleur est moyenne, la bouillotte la calme.",
      ],
    ],
  },
];
