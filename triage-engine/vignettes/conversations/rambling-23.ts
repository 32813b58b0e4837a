import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling23: readonly Conversation[] = [
  {
    id: "u113",
    level: "routine",
    says: "Bonjour Madame, j'espère que vous allez bien. Je suis couturière à Treichville, j'ai 45 ans, et je passe mes journées penchée sur la machine. Depuis neuf semaines, donc depuis la commande des uniformes, j'ai mal au bas du dos, comme une barre, qui se calme quand je marche un peu. Je prends parfois un ibuprofène. Ma mère est décédée d'un cancer du sein qui était monté dans les os du dos, alors vous comprenez que j'y pense le soir, mais moi on ne m'a jamais rien trouvé. La douleur ne descend pas dans les jambes. Faut-il faire une radio ?",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, aucun de ces signes, je sens tout et j'urine normalement, pas plus que d'habitude.",
      ],
      ["fever", "Non, je n'ai pas de fièvre."],
      ["spine_tender", "Non, c'est plutôt une barre en travers, trois ou quatre sur dix, et couchée cela va mieux."],
      [
        "foot_drop fall weight_loss cancer",
        "Non, rien de cela pour moi, le cancer c'était ma mère. Je n'ai pas maigri et je ne suis pas tombée.",
      ],
      ["limb_cold_pale", "Non, mes jambes et mes pieds sont tout à fait normaux."],
    ],
  },
  {
    id: "u114",
    level: "routine",
    says: "Bonjour, je suis une dame de 66 ans, je vis à Bingerville avec mon fils. Mon médecin m'a changé le comprimé de la tension il y a presque trois mois, maintenant c'est de l'amlodipine 10. Ma tension est redevenue belle, 13/8 la semaine dernière. Seulement, depuis deux mois, mes deux chevilles gonflent le soir, l'élastique des chaussettes laisse une marque, et le matin c'est presque parti. J'ai lu sur internet « insuffisance cardiaque », et justement ma tante en est morte, alors je n'ai pas fermé l'œil. Pourtant je monte mes deux étages comme avant. Est-ce que je dois arrêter ce médicament ?",
    answers: [
      ["age", "J'ai 66 ans, comme je vous le disais, 67 au mois d'avril."],
      [
        "hard_breathing lying_flat_worse chest_pain confusion",
        "Non, je respire bien, je dors sur un seul oreiller comme toujours, et je n'ai mal nulle part dans la poitrine.",
      ],
      [
        "face_swelling little_urine belly_swollen jaundice fever",
        "Non, rien de tout cela, seulement les deux chevilles le soir.",
      ],
      ["evening_swelling", "Oui, c'est bien le soir, et le matin c'est presque parti."],
    ],
  },
  {
    id: "u115",
    level: "routine",
    says: "Bonjour, je vous écris pour mon fils de six ans. Tout a commencé il y a trois semaines, au retour des vacances chez ses cousins à Man. Au début je croyais à des moustiques. Mais il se gratte surtout la nuit, il a des petits boutons entre les doigts, aux poignets et autour du nombril, et voilà que sa petite sœur et moi, nous nous grattons également. J'ai mis une pommade du marché, et de l'huile de neem, sans résultat. La maîtresse a parlé de variole du singe, cela m'a fait très peur, mais il court et mange comme d'habitude. Est-ce contagieux ?",
    answers: [
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, il n'a pas de fièvre, la peau n'est pas chaude ni gonflée, il n'y a pas de pus et sa bouche et ses yeux sont normaux. Ce sont juste des petits boutons qu'il gratte.",
      ],
      ["tongue_swelling", "Non, rien n'est gonflé, ni la langue ni les lèvres."],
      [
        "results_alarming",
        "Quel résultat ? Nous n'avons fait aucune analyse, je voulais juste savoir si ces boutons sont contagieux.",
      ],
      [
        "itch_night_household",
        "Oui, c'est cela, mon fils, sa petite sœur et moi, surtout la nuit depuis trois semaines.",
      ],
    ],
  },
  {
    id: "u116",
    level: "routine",
    says: "Bonjour, j'ai 32 ans et je suis migraineuse depuis mes dix-huit ans, comme ma mère et ma grand-mère. D'ordinaire j'ai une crise par mois, d'un seul côté, avec la lumière qui me gêne, je prends un ibuprofène, je me couche dans le noir et c'est fini. Or, depuis deux mois et demi, c'est une fois par semaine. Les crises ne sont pas plus fortes que d'habitude, elles sont seulement plus nombreuses ; la dernière date d'avant-hier, et aujourd'hui je n'ai rien. Il y a beaucoup de tension au bureau, notre directeur a changé. Une collègue a eu une tumeur au cerveau, alors forcément j'y pense. Faut-il un scanner ?",
    answers: [
      [
        "chest_pain hard_breathing one_side_weak confusion vision_loss",
        "Non, rien de cela, ni pendant les crises ni aujourd'hui.",
      ],
      [
        "pregnant",
        "Non, je ne suis pas enceinte, j'ai eu mes règles la semaine passée et je porte un stérilet au cuivre.",
      ],
      ["systolic", "Elle était à 12/7 la dernière fois."],
      [
        "vision_blurred vomiting speech_trouble dizzy",
        "Non, rien de tout cela, j'ai seulement un peu de nausée pendant les crises, comme toujours.",
      ],
      ["thunderclap neck_stiff", "Non, elle monte doucement sur une heure, comme toujours, et mon cou se plie bien."],
      [
        "worst_headache double_vision convulsion drowsy",
        "Non, aucun de ces signes, ce sont les mêmes migraines que d'habitude, seulement plus souvent.",
      ],
      [
        "fever severe_pain getting_worse",
        "Non, pas de fièvre, la douleur est à six sur dix pendant la crise, pas plus forte qu'avant, c'est juste plus fréquent.",
      ],
      ["head_injury smoke_gas", "Non, ni choc ni fumée, seulement un directeur difficile."],
      ["face_droop balance_loss purple_spots", "Non, rien de cela, je marche et je parle tout à fait normalement."],
      ["known_migraine", "Oui, le médecin me l'a dit à dix-huit ans, et ce sont toujours les mêmes crises."],
      ["convulsion_now", "Non, pas du tout, je parle de mes crises de migraine, je n'ai jamais convulsé."],
      [
        "light_hurts light_noise_bother allergy_trigger taking_medicine high_pressure",
        "La lumière me gêne pendant les crises, comme toujours, et je prends seulement un ibuprofène à ce moment-là, aucun traitement de fond. Ma tension est à 12/7 et je n'ai pas d'allergie. Aujourd'hui je n'ai rien.",
      ],
    ],
  },
  {
    id: "u117",
    level: "self_care",
    says: "Bonjour, je suis étudiant, 24 ans, plutôt sportif. Hier, toute la journée, j'ai aidé un ami à déménager et le soir nous avons porté une vingtaine de sacs de ciment pour son père. J'ai bien dormi. Ce matin, en mettant ma chemise, j'ai senti une douleur dans la poitrine, des deux côtés, là où sont les pectoraux ; elle vient quand je lève les bras ou quand j'appuie dessus, et si je ne bouge pas il n'y a rien. Mon oncle est mort d'un infarctus à 59 ans, donc ma mère s'est affolée tout de suite. Est-ce que c'est le cœur, à votre avis ?",
    answers: [
      [
        "chest_pressure pain_to_arm_jaw hard_breathing sweating fainted",
        "Non, cela ne serre pas et cela ne va nulle part, c'est une douleur de courbature, comme après une séance de sport. Je respire bien, je ne transpire pas et je ne me suis pas évanoui.",
      ],
      [
        "tearing_pain leg_swelling_one surgery_recent cough_blood",
        "Non, rien de tout cela, mes jambes sont pareilles et je ne tousse même pas.",
      ],
      [
        "fever effort_pain pleuritic_pain palpitations diabetes",
        "Non, pas de fièvre, pas de diabète, le cœur bat tranquillement et respirer à fond ne fait pas mal. C'est en levant les bras que cela tire.",
      ],
      ["severe_pain", "Non, pas vraiment, c'est léger, trois sur dix, et j'ai très bien dormi."],
      ["confusion cannot_stand pallor", "Non, je suis en pleine forme en dehors de cette courbature."],
      ["heartburn", "Non, ce n'est pas une brûlure et cela n'a pas de rapport avec les repas."],
      [
        "chest_wall_pain",
        "Oui, exactement, seulement quand je lève les bras ou quand j'appuie dessus, comme je l'écrivais.",
      ],
      [
        "chest_pain muscle_after_effort body_aches pulled_elbow",
        "Ce sont les muscles de la poitrine, des courbatures après avoir porté les sacs de ciment. Il n'y a pas d'enfant ici.",
      ],
    ],
  },
  {
    id: "u118",
    level: "self_care",
    says: "Bonsoir, j'ai 39 ans et je tiens un petit maquis à Yopougon. Mardi, non pardon, c'était lundi, j'ai soulevé une bouteille de gaz pleine et j'ai senti le bas du dos se bloquer à droite. Cela fait donc quatre jours. Avec le paracétamol et une bouillotte, cela va plutôt mieux, je sers les clients, mais je grimace quand je me penche. J'ai eu le malheur de lire sur internet qu'une hernie peut finir en paralysie avec des fuites d'urine, et je surveille tout depuis ; je précise que je n'ai rien de cela. Dois-je me reposer couché ou continuer à bouger ?",
    answers: [
      [
        "saddle_numbness cannot_hold_urine both_legs_weak cannot_pass_urine fainted",
        "Non, je n'ai rien de tout cela, je l'ai vérifié encore ce matin, l'urine va bien et mes jambes sont solides.",
      ],
      ["fever", "Non, pas de fièvre du tout."],
      ["spine_tender", "Non, pas sur un os, c'est le muscle à droite, et couché cela va mieux, au contraire."],
      [
        "foot_drop fall weight_loss cancer severe_pain",
        "Non, je n'ai rien de tout cela, la douleur est à quatre sur dix et elle diminue.",
      ],
      ["face_droop", "Non, mon visage est normal, c'est mon dos qui me gêne."],
      ["pregnant", "Je suis un homme, donc non, pas à ma connaissance."],
      ["sickle_cell", "Non, je ne suis pas drépanocytaire, c'est mon cousin qui l'est."],
    ],
  },
  {
    id: "u119",
    level: "self_care",
    says: "Bonjour, c'est pour mon petit garçon, il a trois ans et quatre mois. Ce matin, il y a cinq heures environ, il courait derrière son cousin et il s'est cogné le front contre le pied de la table. Il a pleuré aussitôt, deux minutes peut-être, puis on lui a mis un linge frais. Il a une bosse grosse comme une noix, enfin, plutôt comme une noisette. Depuis il joue au ballon et il a fini son riz. L'année passée, l'enfant d'un voisin est tombé d'un étage et il a fait une hémorragie dans la tête, alors ma femme ne veut plus qu'il dorme. Doit-on vraiment le tenir éveillé ?",
    answers: [
      ["age", "Le cousin a cinq ans, mais lui n'a rien, c'est mon fils de trois ans et quatre mois qui s'est cogné."],
      [
        "lost_consciousness_injury vomits_twice confusion convulsion",
        "Non, il n'a pas perdu connaissance, il n'a pas vomi, et il n'a pas convulsé. Il a même fait sa sieste habituelle d'une heure et il s'est réveillé normalement.",
      ],
      [
        "blood_ear_nose headache_worse_injury high_fall one_side_weak skull_dent",
        "Non, rien de cela. Il est tombé de sa propre hauteur et la bosse est petite et dure, au front.",
      ],
      [
        "headache dizzy deep_cut",
        "Non, il ne se plaint pas de la tête, il marche droit et il n'y a pas de plaie, seulement la petite bosse.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Non, il boit, il a fini son riz et il respire normalement."],
      [
        "speech_trouble vision_loss double_vision both_legs_weak limb_cold_pale",
        "Non, il parle comme un moulin, il voit bien et il court partout.",
      ],
      ["blow", "Oui, enfin, il s'est cogné tout seul contre le pied de la table, personne ne l'a frappé."],
      [
        "head_injury cried_at_once",
        "Oui, un petit choc au front, et il a pleuré aussitôt, deux minutes, puis il est reparti jouer.",
      ],
    ],
  },
  {
    id: "u120",
    level: "self_care",
    says: "Bonjour, je suis comptable, 31 ans, en pleine clôture annuelle, et je dors cinq heures par nuit. Depuis cinq jours, en fin d'après-midi, j'ai la tête serrée des deux côtés, comme dans un casque trop petit, avec les épaules crispées. Ce n'est pas vraiment violent, je continue mes tableaux, et un paracétamol suffit, ou bien une bonne nuit. J'ai vérifié ma tension au travail : 11/7. Ma cousine m'a parlé de rupture d'anévrisme, elle en a vu un reportage, et depuis je me demande si je couve quelque chose, mais je n'ai jamais eu de douleur brutale. Que puis-je faire ?",
    answers: [
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, cela n'est pas venu d'un coup, cela monte doucement l'après-midi. La nuque se plie bien, ce sont les épaules qui sont crispées, et je n'ai aucun des autres signes.",
      ],
      ["pregnant", "Non, j'ai mes règles en ce moment même."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, aucun de ces signes, c'est trois sur dix, pas plus que d'habitude en fin d'année.",
      ],
      [
        "fever vomiting vision_blurred getting_worse",
        "Non, rien de cela, c'est toujours pareil, cela ne s'aggrave pas.",
      ],
      ["head_injury smoke_gas", "Non, ni choc, ni fumée, c'est un bureau climatisé."],
      ["purple_spots face_droop balance_loss", "Non, rien de tout cela, je marche droit et ma peau est normale."],
    ],
  },
  {
    id: "u121",
    level: "self_care",
    says: "Bonjour Madame, je suis une jeune maman et tout m'inquiète, pardonnez-moi. Mon bébé a quinze jours, c'est un garçon, né à terme à 3,2 kilos, et hier à la pesée il faisait 3,5. Je l'allaite au sein, il tète très bien, toutes les deux ou trois heures. Mais après la tétée il attrape le hoquet, parfois dix minutes, et il rejette un peu de lait blanc sur son bavoir, une cuillère à peu près. Il éternue aussi. Ma belle-mère veut lui mettre un fil mouillé sur le front et lui donner de l'eau. Est-ce qu'il peut s'étouffer avec ce hoquet ?",
    answers: [
      [
        "cannot_breathe",
        "Non, non, il respire très bien, il dort paisiblement là, dans mes bras. C'est seulement que j'ai peur qu'un jour il s'étouffe.",
      ],
      ["age", "Il a quinze jours, enfin, seize demain matin."],
    ],
  },
  {
    id: "u122",
    level: "self_care",
    says: "Bonjour, je suis un retraité des chemins de fer, 71 ans, sous amlodipine pour une tension qui se tient très bien, 13/8 ce matin. Depuis quatre jours, avec l'harmattan, j'ai le nez qui coule comme une fontaine, j'éternue et j'ai une petite toux sèche. Ma petite-fille a eu la même chose avant moi. J'ai pris ma température tous les matins, jamais au-dessus de 37. En 2015 j'ai eu une pneumonie et l'on m'avait hospitalisé, alors mes enfants s'agitent, mais cela n'a rien à voir, je fais ma marche chaque matin. Le pharmacien voulait me vendre un comprimé pour déboucher le nez. Est-ce bon avec ma tension ?",
    answers: [
      [
        "hard_breathing wheeze face_swelling",
        "Non, je respire bien, cela ne siffle pas et mon visage n'est pas gonflé.",
      ],
      ["chest_pain one_side_weak confusion vision_loss", "Non, rien de cela, j'ai toute ma tête et mes deux jambes."],
      [
        "headache vision_blurred vomiting speech_trouble dizzy",
        "Non, pas de mal de tête ni de vertige, c'est mon nez qui coule, c'est tout.",
      ],
      [
        "convulsion cannot_speak blue_lips chest_pressure",
        "Non, rien de tout cela, je finis mes phrases, comme vous le voyez.",
      ],
      [
        "high_pressure itchy_nose",
        "Ma tension n'est pas élevée, elle était à 13/8 ce matin. Pour le nez, oui, il coule et j'éternue, avec cette poussière d'harmattan.",
      ],
      ["neck_stiff", "Non, mon cou tourne très bien."],
    ],
  },
  {
    id: "u123",
    level: "self_care",
    says: "Bonjour, je tiens un petit restaurant à Cocody et j'ai 35 ans. Ce midi, en faisant frire l'alloco, une goutte, enfin, une petite éclaboussure d'huile chaude est tombée sur mon avant-bras gauche. J'ai tout de suite laissé couler l'eau du robinet quinze minutes, comme on me l'avait appris à l'école hôtelière. Maintenant, quatre heures après, c'est rouge, de la taille d'une pièce de monnaie, sans cloque, et cela pique un peu comme un coup de soleil. Ma serveuse voulait mettre du dentifrice et du beurre. Faut-il une pommade, ou aller à l'hôpital ?",
    answers: [
      [
        "fever confusion vomiting",
        "Non, je n'ai pas de fièvre, pas de vomissements, et j'ai toute ma tête, rassurez-vous.",
      ],
      [
        "burn_face burn_large burn_around burn_electric burn_chemical",
        "Non, c'est seulement l'avant-bras, sur le dessus, de la taille d'une pièce, avec de l'huile chaude, rien d'autre.",
      ],
      ["hard_breathing noisy_breathing unconscious", "Non, je respire très bien et je n'ai pas perdu connaissance."],
      [
        "burn_joint_hand wound_infected",
        "Non, c'est le milieu de l'avant-bras, loin du poignet et du coude, et la peau est intacte.",
      ],
    ],
  },
  {
    id: "u124",
    level: "self_care",
    accepts: ["routine"],
    says: "Bonjour, je vends des pagnes au marché d'Adjamé, j'ai 58 ans. Depuis trois jours, quand je me retourne dans mon lit du côté droit ou quand je lève la tête pour attraper un tissu sur l'étagère, tout tourne autour de moi, comme un manège, pendant vingt ou trente secondes, puis plus rien du tout. J'ai déjà eu cela il y a quatre ans, et l'ORL m'avait guérie en me basculant la tête. J'ai contrôlé ma tension hier, 12/8. Ma sœur aînée a fait un AVC l'an dernier, c'est pour cela que mes enfants ont peur, mais moi je marche droit et je parle bien. Dois-je m'inquiéter ?",
    answers: [
      [
        "one_side_weak double_vision worst_headache",
        "Non, rien de cela, pas de faiblesse, je ne vois pas double et je n'ai pas mal à la tête. Ce n'est que ce manège de trente secondes.",
      ],
      [
        "hearing_loss vomiting fever fainted pallor",
        "Non, j'entends comme avant, je n'ai pas vomi, juste une légère nausée quand cela tourne, pas de fièvre et je ne me suis pas évanouie.",
      ],
      [
        "hard_breathing tongue_swelling convulsion drowsy",
        "Non, rien de tout cela non plus. C'est peut-être mon oreille comme il y a quatre ans, non ?",
      ],
      [
        "confusion chest_pressure chest_pain",
        "Non, rien à la poitrine et j'ai les idées claires, je viens de faire mes comptes.",
      ],
      [
        "hives face_swelling inconsolable_crying",
        "Non, pas de plaques, pas de visage gonflé, et je ne pleure pas, c'est seulement la tête qui tourne quand je la bouge.",
      ],
    ],
  },
];
