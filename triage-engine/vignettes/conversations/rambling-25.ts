import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling25: readonly Conversation[] = [
  {
    id: "u213",
    level: "routine",
    says: "Bonsoir, je vous écris en cachette de mon mari pour ne pas l'affoler. J'ai 38 ans, deux enfants, le dernier a six ans. Il y a une dizaine de jours, sous la douche, après une émission d'Octobre rose, je me suis palpée pour la première fois. J'ai senti dans le sein gauche, en haut vers l'extérieur, une petite boule de la taille d'un haricot, qui ne fait pas mal. Je la retrouve tous les jours, elle n'a pas l'air de grossir. Ma tante est décédée d'un cancer du sein à soixante ans et depuis je dors mal. La peau est normale, rien ne coule du mamelon. Est-ce que je dois courir aux urgences ?",
    answers: [
      [
        "no_sleep_days hears_voices withdrawal lying_flat_worse",
        "Non, rien de tout cela. Je dors moins bien, c'est vrai, mais je dors ; c'est cette boule qui me tourmente.",
      ],
      ["suicidal_thoughts", "Non, jamais de la vie, j'ai seulement peur de la maladie de ma tante."],
      ["chest_pain hard_breathing fainted", "Non, aucun de ces signes, je me sens en bonne santé."],
      [
        "drug_use violence_home loss_of_function",
        "Non, mon mari est très doux et je travaille tous les jours, je ne prends aucune drogue. Quel rapport avec ma boule ?",
      ],
      [
        "lump cannot_sleep anxiety",
        "C'est la boule dans le sein, rien d'autre. Je dors moins bien à cause d'elle, c'est tout.",
      ],
      [
        "fever breast_red breast_abscess",
        "Non, rien de tout cela, le sein n'est ni rouge ni chaud, et la boule ne fait pas mal.",
      ],
      [
        "lump_worrying",
        "Non, elle n'a pas grossi depuis dix jours ; elle est un peu ferme, mais elle bouge légèrement sous le doigt.",
      ],
    ],
  },
  {
    id: "u214",
    level: "routine",
    says: "Bonjour docteur, je viens vers vous pour mon fils de dix ans qui aime trop les bonbons, je le lui répète pourtant. Mardi, en mangeant une glace à la sortie de l'école, il a poussé un cri et il s'est tenu la mâchoire. J'ai regardé avec la lampe du téléphone : une grosse dent du bas à gauche a un trou noir, et depuis quatre jours elle le lance au froid, au sucre et parfois la nuit. Avec le paracétamol, il se rendort. J'ai lu sur Internet qu'une dent pouvait donner une septicémie, cela m'a retournée, mais sa joue n'est pas gonflée. Que me conseillez-vous ?",
    answers: [
      [
        "chest_pain palpitations hard_breathing one_side_weak speech_trouble",
        "Non, mon fils n'a rien de tel, il n'a mal qu'à la dent.",
      ],
      [
        "black_stool worst_headache faint_on_effort",
        "Non, rien de tout cela, docteur, c'est seulement sa dent. Est-ce en rapport ?",
      ],
      ["fever pallor vomiting", "Non, pas de fièvre, il n'est pas pâle et il ne vomit pas."],
      [
        "cannot_open_mouth cannot_swallow neck_swelling paracetamol_much",
        "Non, il ouvre la bouche, il avale, son cou est normal, et je ne lui donne pas plus de trois comprimés de paracétamol pour enfant par jour.",
      ],
      [
        "gum_swelling severe_pain tooth_bleeding",
        "Non, la gencive n'est pas gonflée et aucune dent n'a été arrachée. La douleur est moyenne, cinq sur dix peut-être.",
      ],
      [
        "confusion convulsion cannot_stand cold_body sweating",
        "Non, rien de tout cela, il est debout et il joue avec ses cousins.",
      ],
      ["fainted", "Non, il ne s'est jamais évanoui, il a seulement crié à cause de sa dent."],
      ["caries", "Oui, c'est une molaire du bas à gauche, avec un trou noir."],
    ],
  },
  {
    id: "u215",
    level: "routine",
    says: "Bonjour, je vous écris pour papa, 71 ans, ancien cheminot, qui vit avec nous à Bouaké. À la fin du ramadan il a eu un rhume comme tout le monde dans la cour. Le rhume est parti, mais sa voix est restée cassée, voilà cinq semaines maintenant, lui qui chantait à la mosquée. Il fume depuis quarante ans, pas plus que d'habitude. Il a bu du gingembre, du miel, un sirop. Un voisin lui a dit que c'était un cancer de la gorge, depuis il broie du noir. Il avale bien, il n'a pas mal, il n'a pas maigri. Sa tension est suivie. Faut-il l'emmener tout de suite ?",
    answers: [
      [
        "hard_breathing noisy_breathing drooling tongue_swelling",
        "Non, il respire très bien, sans bruit, il ne bave pas, et je ne vois rien de gonflé. C'est seulement la voix.",
      ],
      ["sudden_onset", "Non, il voit comme avant, pas plus mal que d'habitude avec ses lunettes."],
      [
        "one_side_weak speech_trouble worst_headache",
        "Non, il parle clairement, seulement d'une voix enrouée, et il marche et bouge comme d'habitude.",
      ],
      [
        "eye_pain red_eye diabetes flashes_floaters headache",
        "Non, rien de tout cela, ses yeux vont bien et il n'est pas diabétique, il a seulement la tension, traitée.",
      ],
      [
        "smoke_gas burn_face swallowed_caustic",
        "Non, rien de tout cela, il fume simplement ses cigarettes, un demi-paquet par jour, et il n'a rien avalé de dangereux.",
      ],
      ["fever", "Non, il n'en a pas, il en a eu peut-être au moment du rhume, mais plus maintenant."],
      ["confusion head_injury", "Non, il a toute sa tête et il n'a pas reçu de coup."],
    ],
  },
  {
    id: "u216",
    level: "routine",
    says: "Bonjour, j'ai 22 ans, je suis coiffeuse à Abobo et je me pose une question un peu intime. D'habitude mes règles viennent comme une horloge, tous les vingt-huit jours. Ce mois-ci j'ai beaucoup travaillé à cause des mariages, j'ai sauté des repas, et j'ai pensé que c'était la fatigue. Mais cela fait maintenant douze jours de retard et il y a trois semaines nous n'avons pas mis de préservatif. Je n'ai mal nulle part, je ne saigne pas, mes seins sont juste un peu sensibles. Ma grande sœur a fait une grossesse extra-utérine il y a quatre ans, elle a failli mourir. Est-ce que je dois m'inquiéter ?",
    answers: [
      [
        "fever breast_red breast_abscess",
        "Non, aucun de ces signes, mes seins sont seulement un peu sensibles, comme avant les règles.",
      ],
      [
        "fainted shoulder_tip_pain soaks_pads",
        "Non, rien de tout cela, je n'ai ni malaise ni douleur, et je ne saigne pas du tout.",
      ],
      ["vaginal_bleeding dizzy", "Non, ni l'un ni l'autre, je n'ai pas perdu une goutte de sang."],
      ["confusion one_side_weak", "Non, rien de tout cela, je coiffe mes clientes toute la journée sans problème."],
      [
        "breast_lump breast_change",
        "Non, je ne sens aucune boule et mes seins sont normaux, seulement sensibles. Ma question, c'est le retard de mes règles.",
      ],
    ],
  },
  {
    id: "u217",
    level: "self_care",
    says: "Bonjour, pardonnez une maman qui ne dort plus. Ma fille est née il y a douze jours, à terme, elle pesait 3,3 kilos et hier à la pesée elle était à 3,5. Elle tète très bien, dix fois par jour. Ce qui m'inquiète, c'est qu'elle a le hoquet presque après chaque tétée, qu'elle éternue plusieurs fois par jour et qu'un peu de lait blanc coule de sa bouche au rot. J'ai lu sur un forum que le hoquet pouvait être une convulsion et depuis je la surveille toute la nuit. Elle n'a jamais convulsé, elle n'est pas chaude. Ma mère rit de moi. Est-ce normal ?",
    answers: [
      [
        "floppy hard_breathing",
        "Non, elle n'est pas molle du tout, elle gigote, et elle respire tranquillement. C'est donc grave, le hoquet ?",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, aucun de ces signes, elle est rose et chaude comme il faut, le cordon est tombé et le nombril est sec.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est toute propre, il n'y a ni cloques ni taches."],
      ["newborn_skin_pustules rash_spreading", "Non, sa peau est belle, je n'y vois aucun bouton."],
      [
        "eats_drinks_well mouth_thrush",
        "Elle tète normalement, même très bien, et sa bouche est rose, sans dépôt blanc.",
      ],
      [
        "mouth_thrush",
        "Non, je disais justement qu'il n'y a pas de dépôt blanc dans sa bouche ; le blanc, c'est seulement le lait qu'elle rend au rot.",
      ],
      ["slow_growth", "Non, au contraire, elle a repris son poids de naissance et même deux cents grammes de plus."],
    ],
  },
  {
    id: "u218",
    level: "self_care",
    says: "Bonjour, je suis maîtresse de CM1 à San Pedro. En ce moment, l'Apollo circule dans l'école, trois de mes élèves sont restés chez eux la semaine dernière. Ce matin, un garçon de neuf ans est arrivé avec les deux yeux rouges qui coulent ; sa tante dit que cela a commencé hier et qu'au réveil les cils étaient un peu collés. Cela le gratte, il se frotte, mais il lit le tableau sans difficulté et il court à la récréation. Une collègue raconte que son cousin est devenu aveugle après des gouttes de citron, alors je veux éviter une bêtise. Que dois-je dire à la famille ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, rien de cela, il voit comme d'habitude et il n'a reçu aucun produit dans les yeux.",
      ],
      [
        "eye_pain vision_blurred light_hurts contact_lenses eye_injury",
        "Non, il n'a pas vraiment mal, cela le gratte seulement. La lumière ne le gêne pas et il n'a pas de lentilles.",
      ],
      [
        "fever eyelid_swollen",
        "Non, son front est frais, et les paupières ne sont pas vraiment gonflées, un peu roses, c'est tout.",
      ],
      ["tongue_swelling", "Non, rien n'a gonflé dans la bouche, il n'a que les yeux rouges."],
      ["duration", "Cela a commencé hier, d'après sa tante."],
    ],
  },
  {
    id: "u219",
    level: "self_care",
    says: "Bonjour, je tremble encore en écrivant. Ma fille de cinq ans voulait attraper le sucre et elle est montée sur un petit tabouret, quarante centimètres à peine. Il y a deux heures elle a glissé et son front a cogné le carrelage. Elle a pleuré tout de suite, je l'ai prise dans les bras et au bout de cinq minutes elle réclamait son dessin animé. Elle a une bosse de deux centimètres, j'ai mis un linge froid. Elle a mangé son riz, elle joue. J'ai lu « traumatisme crânien » et « hémorragie » sur Internet et mon mari me reproche de ne pas l'avoir amenée au CHU. Dois-je l'empêcher de dormir ?",
    answers: [
      [
        "vomiting breath_deep confusion belly_pain",
        "Non, elle n'a pas vomi, elle parle normalement, elle n'a pas mal au ventre. Pourquoi l'haleine ? Elle est tombée, tout simplement.",
      ],
      [
        "sugar",
        "On ne l'a jamais mesuré, elle n'a pas le diabète ; le sucre, c'était celui qu'elle voulait attraper sur l'étagère.",
      ],
      [
        "much_urine weight_loss fever foot_wound",
        "Non, rien de tout cela, elle urine comme d'habitude et elle est en bonne santé ; je vous écris pour sa chute.",
      ],
      [
        "lost_consciousness_injury vomits_twice convulsion",
        "Non, elle a pleuré tout de suite, elle n'a pas vomi une seule fois et elle n'a pas eu de crise.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, aucun de ces signes, elle est tombée de quarante centimètres et la bosse est petite et dure, deux centimètres.",
      ],
      ["hard_breathing fainted", "Non, elle respire très bien et elle ne s'est pas évanouie."],
    ],
  },
  {
    id: "u220",
    level: "self_care",
    says: "Bonjour, je vous sollicite pour mon grand-père de 82 ans, très solide pour son âge, qui s'occupe encore de son jardin à Man. Hier après-midi, en taillant la haie, il a été piqué par une guêpe à l'avant-bras droit. Il a frotté avec de l'oignon et il a continué à travailler. Ce matin, la peau est rouge et gonflée sur trois centimètres environ, cela le démange, mais pas plus qu'hier soir. Si j'écris, c'est que son frère est mort d'un choc allergique après des abeilles, il y a vingt ans. Lui n'a jamais été allergique, il respire très bien et il a pris son café. Faut-il quand même consulter ?",
    answers: [
      [
        "tongue_swelling fainted vomiting many_stings",
        "Non, pas du tout, une seule guêpe, une seule piqûre au bras, et il n'a ni malaise ni vomissement.",
      ],
      [
        "hives face_swelling fever cellulitis severe_pain",
        "Non, rien de cela, la rougeur ne s'étend pas, elle est restée autour de la piqûre, et il n'a qu'un peu mal quand on appuie.",
      ],
      [
        "limb_cold_pale chest_pain pain_out_of_proportion",
        "Non, rien de tout cela, sa main est chaude et il bouge bien les doigts.",
      ],
      [
        "leg_swelling_one cannot_bear_weight",
        "Non, il marche normalement et se sert de son bras, c'est au bras que la guêpe l'a piqué, pas à la jambe.",
      ],
      [
        "unconscious confusion convulsion cannot_stand",
        "Non, il est parfaitement lucide et il tient debout, il a même arrosé ses tomates ce matin.",
      ],
    ],
  },
  {
    id: "u221",
    level: "self_care",
    says: "Bonjour, jeune papa à l'écoute ! Notre fils a huit mois et nous vivons sous les tôles à Korhogo, il fait une chaleur terrible et le courant est coupé l'après-midi. Depuis trois jours, il a plein de tout petits boutons rouges dans les plis du cou, sur le dos et la poitrine. Ma femme l'emmaillote parce qu'elle craint les courants d'air. Il tète, il rit, il n'a pas de fièvre, j'ai mesuré 36,8. L'an dernier, l'enfant des voisins a fait une rougeole grave et depuis, au moindre bouton, toute la cour parle de rougeole. Le mien n'a ni toux ni yeux rouges. Puis-je mettre du talc ?",
    answers: [
      ["new_medicine_rash", "Non, il n'a pris aucun médicament, ni nouveau ni ancien."],
      [
        "purple_spots skin_peeling hard_breathing face_swelling drowsy",
        "Non, aucun de ces signes, il est bien éveillé et il rit.",
      ],
      [
        "cannot_drink vomits_everything convulsion",
        "Non, il tète comme d'habitude, il ne vomit pas et il n'a jamais convulsé.",
      ],
      [
        "itch_night_household",
        "Non, il se frotte un peu dans la journée quand il a chaud, mais personne d'autre ne se gratte à la maison.",
      ],
      ["tongue_swelling", "Non, rien n'a gonflé, ni les lèvres ni la langue."],
      ["shingles hives", "Non, rien de tout cela, ce sont de tout petits boutons de chaleur, je pense, sans cloques."],
    ],
  },
  {
    id: "u222",
    level: "self_care",
    says: "Bonjour, je m'excuse si la question paraît futile. J'ai 27 ans, je suis caissière, je parle toute la journée et je me suis un peu surmenée ces temps-ci. Depuis quatre jours j'ai trois petites plaies blanches et rondes à l'intérieur de la lèvre et sur le bord de la langue. Cela pique avec le piment, sinon je mange et je bois. J'en fais une ou deux fois par an depuis le lycée, à chaque fatigue. Une collègue m'a dit que les plaies dans la bouche, c'était le sida ; or mon test d'il y a deux mois était négatif. Je me rince à l'eau salée. Est-ce que cela suffit ?",
    answers: [
      [
        "convulsion fainted confusion cannot_hold_urine",
        "Non, rien de tout cela, je n'ai que ces petites plaies dans la bouche.",
      ],
      ["skin_peeling cannot_swallow", "Non, rien de tout cela, j'avale normalement, même si le piment me pique."],
      [
        "fever rash severe_pain",
        "Non, je n'ai pas de fièvre ni de boutons, et la douleur est supportable, cela pique seulement quand je mange épicé.",
      ],
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, rien de tout cela, ce ne sont pas des blessures, ce sont de petites plaies de trois millimètres dans la bouche.",
      ],
      [
        "deep_cut wound_infected wound_object numb_fingers",
        "Non, je n'ai pas ce genre de plaie, ce sont de petits aphtes, je crois, comme chaque année.",
      ],
      ["hard_breathing chest_pressure one_side_weak", "Non, rien de tout cela, je respire très bien."],
    ],
  },
  {
    id: "u223",
    level: "self_care",
    says: "Bonjour, j'ai 25 ans et j'attends mon premier enfant, je suis à neuf semaines. La semaine dernière j'ai passé l'échographie, tout est à sa place et le cœur bat, j'en ai pleuré. Depuis deux semaines, le matin, l'odeur du café et du poisson fumé me donne la nausée, je vomis peut-être une fois tous les deux jours, mais le reste du temps je mange et je bois normalement. Je grignote du gingembre. Ma sœur a fait une fausse couche l'an passé et elle me dit que les vomissements fatiguent le bébé. Je n'ai ni saignement ni douleur. Est-ce que je dois prendre un médicament ?",
    answers: [
      [
        "vomiting bile_vomit palpitations crying_baby",
        "Je vomis le peu que j'ai mangé, rien de vert ; il n'y a pas de bébé.",
      ],
      [
        "fainted chest_pressure hard_breathing one_side_weak electric_shock",
        "Non, aucun de ces signes, je n'ai que ces nausées du matin.",
      ],
      ["panic", "Non, pas vraiment, je ne suis pas angoissée, c'est l'odeur du café qui me soulève le cœur."],
      [
        "chest_pain dizzy heart_disease fever pallor",
        "Non, rien de tout cela, mon cœur va très bien et je n'ai pas de fièvre.",
      ],
      [
        "soaks_pads severe_belly_pain vision_blurred convulsion",
        "Non, aucun de ces signes, je n'ai pas perdu de sang et je vois très bien.",
      ],
      [
        "burning_urine vomits_everything",
        "Non, je garde presque tout ce que je mange, et je n'ai aucune brûlure en urinant.",
      ],
      [
        "vomits_blood confusion no_stool_gas worst_headache",
        "Non, rien de cela, je vais à la selle comme d'habitude et je n'ai pas mal à la tête.",
      ],
      ["cannot_stand neck_stiff", "Non, ni l'un ni l'autre, je vais travailler tous les jours."],
      [
        "no_urine bile_vomit diabetes",
        "Non, j'urine bien et clair, je n'ai pas de diabète et je ne vomis que le peu que j'ai mangé, rien de vert.",
      ],
      ["diarrhea flank_pain hernia_stuck head_injury", "Non, rien de tout cela, je n'ai que des nausées."],
      ["speech_trouble blue_lips", "Non, ni l'un ni l'autre, heureusement."],
      ["palpitations", "Non, pas du tout, c'est le cœur du bébé qui bat, à l'échographie ; le mien est normal."],
      ["tongue_swelling", "Non, rien n'a gonflé."],
    ],
  },
  {
    id: "u224",
    level: "self_care",
    says: "Bonjour, c'est au sujet de ma fille aînée, seize ans, élève en seconde. Elle a ses règles depuis l'âge de treize ans et chaque mois, le premier jour, elle se couche avec une bouillotte. Ce matin elles sont arrivées, à la date prévue, et elle a mal dans le bas du ventre, pas plus que d'habitude, dit-elle. Avec un ibuprofène, c'est presque parti et elle veut aller à son cours de l'après-midi. Ma sœur a été opérée d'un fibrome avec une grosse hémorragie, alors je me demande si c'est de famille. Ma fille ne saigne pas plus que les autres mois. Dois-je l'amener chez un gynécologue ?",
    answers: [
      ["age", "Ma fille a seize ans, comme je vous le disais."],
      [
        "fainted late_period soaks_pads rigid_belly",
        "Non, elle n'a aucun retard, elles sont arrivées ce matin à la date prévue, et elle ne saigne pas plus que d'habitude.",
      ],
      [
        "fever severe_pain vomits_everything discharge_odour",
        "Non, rien de tout cela. C'est bien une fille, et la douleur n'est pas très forte, elle dit quatre sur dix.",
      ],
      ["period_now", "Oui, elles sont arrivées ce matin."],
      [
        "low_belly_pain takes_anti_inflammatory wants_gynaecologist",
        "C'est le mal au bas du ventre, comme chaque premier jour. L'ibuprofène, elle n'en a pris qu'un seul ce matin.",
      ],
    ],
  },
];
