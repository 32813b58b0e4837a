import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling35: readonly Conversation[] = [
  {
    id: "j313",
    level: "routine",
    says: "Je suis maçon, on travaille sur un immeuble à Bingerville, avec le ciment on mange la poussière matin et soir. Ça va faire quatre semaines que je tousse, les gars m'appellent le moteur diesel. J'ai fini deux flacons de sirop de la pharmacie et un pot de miel de Korhogo. Je mange normalement, je monte mes sacs au troisième étage comme tout le monde. Un collègue a fait la tuberculose l'année dernière, il a guéri, il est revenu au chantier. Ma femme dort maintenant dans l'autre chambre parce que le bruit la réveille. C'est elle qui m'a dit de vous écrire.",
    answers: [
      ["age", "38 ans depuis mars."],
      ["cough_much_blood hard_breathing confusion cannot_stand", "Rien de tout ça, pas une goutte de sang."],
      ["cough_blood fever thirst", "Aucun des trois, je crache juste un peu de blanc le matin."],
      ["cannot_speak blue_lips chest_pressure", "Non, je finis mes phrases et rien ne me serre."],
      ["pleuritic_pain weight_loss", "Non, je n'ai pas maigri et je n'ai pas mal en respirant."],
      [
        "cough eats_drinks_well tb_contact productive_cough",
        "Je tousse depuis quatre semaines avec un peu de crachat blanc. Je mange normalement, et le proche c'est un collègue de chantier soigné l'an dernier.",
      ],
    ],
  },
  {
    id: "j314",
    level: "routine",
    says: "Ma tante Véronique est partie l'an dernier d'une maladie du sein, elle avait attendu avec des pommades et des prières jusqu'à ce que ce soit ouvert. C'est pour vous dire dans quel état d'esprit je suis. Il y a dix jours, sous la douche, ma main a rencontré une petite boule dans le sein gauche, grosse comme une arachide. Ça ne fait pas mal du tout. J'ai 44 ans, je tiens un maquis, mes enfants sont grands et j'ai fini d'allaiter depuis longtemps. Je n'en ai parlé à personne, même pas à mon mari. À la radio ils ont dit que beaucoup de boules ne sont rien, mais je n'arrive pas à l'oublier.",
    answers: [
      ["fever breast_red breast_abscess", "Non, rien de tout cela, la peau est normale et je n'ai pas de fièvre."],
      ["lump_worrying", "Elle n'a pas changé en dix jours, elle est un peu dure mais elle roule sous le doigt."],
      ["breast_lump", "Oui, une petite boule dans le sein gauche."],
    ],
  },
  {
    id: "j315",
    level: "routine",
    says: "Bonjour, je suis instituteur dans un campement près de Taabo et j'héberge ma nièce de 14 ans pour l'école. Elle avait un petit bouton dur sur l'avant-bras gauche, on n'y a pas prêté attention pendant la récolte du cacao. Le bouton s'est ouvert et voilà six semaines que la plaie ne se referme pas, elle s'élargit doucement. Ce qui m'étonne, c'est que l'enfant ne se plaint de rien, elle écrit, elle puise l'eau, elle joue au handball. Sa mère a envoyé des feuilles écrasées et le guérisseur demande un coq. Dans le campement voisin, un homme a gardé une main toute tordue après une histoire comme ça.",
    answers: [
      [
        "heavy_bleeding neck_wound limb_cold_pale black_skin locked_jaw",
        "Non, aucun de ces signes, la plaie ne sent rien et elle ne saigne pas.",
      ],
      ["confusion cannot_stand", "Oh non, elle est à l'école ce matin, en pleine forme."],
    ],
  },
  {
    id: "j316",
    level: "routine",
    says: "Voilà, à 63 ans j'ai pris ma retraite de l'enseignement et je croyais enfin bien dormir. Or je me lève trois fois chaque nuit pour uriner, ma femme dit que je fais la navette. Le jet n'est plus comme avant, il faut pousser, ça tombe presque sur mes chaussures. Cela dure depuis huit mois, cela vient petit à petit. Mon frère aîné a été opéré de la prostate à Dakar et il a saigné longtemps, alors j'ai retardé le moment d'en parler. J'ai essayé des graines de courge qu'un ancien collègue vantait. À part cela, je cultive mon jardin et je marche tous les matins.",
    answers: [
      ["baby_coming", "Ah non ! Je suis un monsieur de 63 ans, c'est pour uriner que je dois pousser."],
      ["age", "63 ans, comme je l'ai écrit."],
      ["hard_breathing chest_pressure confusion black_stool one_side_weak", "Non, rien de tout cela, je suis solide."],
      ["fever", "Non, jamais de fièvre."],
      ["fainted jaundice pallor thirst cannot_drink", "Rien de cela, je bois normalement et mes yeux sont blancs."],
      ["weight_loss night_sweats low_mood heavy_period", "Non, et les règles, c'est ma femme que ça regardait."],
      [
        "belly_pain shoulder_tip_pain soaks_pads",
        "Ma femme va très bien, c'est moi qui écris pour moi. Je n'ai mal nulle part.",
      ],
      ["vaginal_bleeding dizzy", "Non, laissez ma femme tranquille, c'est mon jet d'urine à moi qui est faible."],
      [
        "vomits_blood heavy_bleeding both_legs_weak",
        "Rien de tout cela, ni pour elle ni pour moi, et mes jambes sont solides.",
      ],
      [
        "elderly general_decline",
        "Rien de cela, je bêche mon jardin. Ce sont les urines : jet faible, et trois levers par nuit.",
      ],
      [
        "saddle_numbness cannot_pass_urine",
        "Non pour moi, j'arrive à uriner, j'ai uriné ce matin, seulement le jet est faible. Ma femme n'a rien.",
      ],
      ["burning_urine blood_urine", "Non, pas de brûlure ni de sang dans mes urines."],
    ],
  },
  {
    id: "j317",
    level: "routine",
    says: "Mes enfants m'ont acheté le téléphone à Noël, c'est ma petite-fille qui m'apprend, excusez les erreurs. J'ai 66 ans et je vends l'attiéké, je suis lourde, je ne le cache pas. Le genou droit me dérange depuis cinq mois, surtout quand je descends du car et dans l'escalier de l'église. Le soir, quand je m'assois, ça se calme. Ma cadette a eu le palu ce mois-ci et on l'a perfusée, donc l'argent est fini. J'ai frotté avec le baume chinois et le beurre de karité chaud. Le médecin m'avait dit il y a deux mois que ma tension était bonne avec mon comprimé.",
    answers: [
      ["fever", "Non, pas de fièvre du tout."],
      [
        "locked_jaw paracetamol_much",
        "Non, je prends deux comprimés par jour, pas plus, et ma mâchoire marche très bien.",
      ],
      ["hot_joint", "Elle n'est ni rouge ni chaude, le soir elle est seulement un peu épaisse."],
      ["deformity severe_pain fall", "Non, je ne suis pas tombée, la jambe est droite et la douleur est supportable."],
      [
        "knee_shoulder_worn joint_pain knee_pain",
        "C'est le genou droit, une douleur quand je marche, depuis cinq mois.",
      ],
      ["knee_pain", "Oui, le genou droit."],
    ],
  },
  {
    id: "j318",
    level: "routine",
    says: "Je ne suis pas vraiment malade, je le dis tout de suite. L'entreprise a fermé il y a deux mois et je faisais la comptabilité là-bas depuis sept ans. Au début je me levais, je déposais des dossiers, j'allais au sport. Depuis cinq semaines environ, plus rien ne me fait plaisir, même le bébé qui commence à marcher, même le match de dimanche avec les amis. Je me réveille à trois heures du matin et je tourne jusqu'au jour. Mon beau-père pense qu'on m'a jeté un sort et veut m'emmener à un camp de prière. Ma femme, elle, a eu une hépatite l'an passé et elle est guérie, je ne veux pas lui ajouter mes soucis.",
    answers: [
      ["age", "J'ai 33 ans."],
      ["suicidal_thoughts", "Non, jamais, je tiens trop à ma femme et au petit."],
      [
        "hears_voices loss_of_function no_sleep_days self_harm",
        "Pas de voix, je ne me suis rien fait. Je dors quatre heures par nuit, je me lave et je m'occupe du petit, mais sans envie.",
      ],
      ["violence_home sexual_violence", "Non, rien de tel chez nous."],
      [
        "withdrawal lying_flat_worse",
        "Non, je bois une bière le dimanche, c'est tout, et couché je respire normalement.",
      ],
    ],
  },
  {
    id: "j319",
    level: "self_care",
    says: "Coucou, je vous raconte ma journée d'hier. Camion de tomates arrivé avec quatre heures de retard, soleil sur la tête, les clientes qui crient, et la nuit d'avant j'avais veillé pour un mariage. Dans l'après-midi la tête a commencé à serrer tout autour, comme un foulard trop attaché. Je suis passée à la pharmacie, la dame a pris ma tension, 12/7, et la température, 36,8. Un paracétamol et c'est presque parti, ce matin ça serre encore légèrement. Maman a fait un AVC à 60 ans, alors dès que j'ai mal à la tête, mes sœurs paniquent. J'ai 35 ans.",
    answers: [
      ["chest_pain hard_breathing fainted", "Non, rien de tout ça, je respire bien et je ne suis pas tombée."],
      [
        "thunderclap neck_stiff one_side_weak confusion vision_loss",
        "Non, c'est venu doucement, mon cou plie bien et mes yeux voient clair.",
      ],
      ["pregnant", "Non, mes règles viennent de finir avant-hier."],
      [
        "worst_headache speech_trouble double_vision convulsion drowsy",
        "Non, c'est une petite douleur, trois sur dix, et je parle très bien puisque je crie encore au marché.",
      ],
      ["head_injury smoke_gas eye_pain", "Non, aucun coup, pas de fumée, mes yeux vont bien."],
      ["vomiting getting_worse", "Non, je n'ai pas vomi et ça diminue plutôt."],
      ["locked_jaw paracetamol_much", "Non, un seul comprimé hier, un autre ce matin."],
      ["purple_spots face_droop balance_loss", "Non, je marche droit et je n'ai aucune tache."],
      ["recurrent", "Je n'ai pas de crises de panique, ce sont mes sœurs qui s'affolent."],
      ["suicidal_thoughts", "Non, jamais, j'ai juste la tête un peu serrée."],
    ],
  },
  {
    id: "j320",
    level: "self_care",
    says: "Bonjour madame l'infirmière, mon cœur bat encore en écrivant. Je faisais la vaisselle et ma fille de deux ans sautait sur le fauteuil du salon malgré mes avertissements. Elle a glissé et le front a cogné le carreau, le fauteuil n'est pas haut, il arrive à mon genou. Elle a crié tout de suite, je l'ai bercée, cinq minutes après elle réclamait son biscuit. Cela fait quatre heures, il y a une bosse comme une arachide et elle danse devant les dessins animés. Le fils de ma collègue est resté trois jours dans le coma après un accident de moto, c'est cette image qui ne me quitte pas. Mon mari voudrait payer un scanner.",
    answers: [
      [
        "lost_consciousness_injury vomits_twice drowsy confusion convulsion",
        "Non, elle n'a pas perdu connaissance, elle n'a pas vomi et elle est bien réveillée.",
      ],
      [
        "blood_ear_nose headache_worse_injury one_side_weak skull_dent",
        "Non, rien du tout, la bosse est dure et petite et elle court partout.",
      ],
      [
        "headache dizzy deep_cut",
        "Elle touche sa bosse parfois, mais elle ne se plaint pas de la tête, elle marche droit et la peau n'est pas ouverte.",
      ],
      ["cannot_drink vomits_everything hard_breathing", "Non, elle a bu son jus et mangé sa bouillie."],
      ["critical_supply", "Non, elle ne prend aucun médicament, il ne manque rien."],
      ["anticoagulant", "Non, aucun médicament."],
      [
        "speech_trouble vision_loss double_vision both_legs_weak limb_cold_pale",
        "Non, elle parle, elle voit et elle danse comme d'habitude.",
      ],
      ["dizzy deep_cut", "Non, pas de plaie, elle tient bien sur ses jambes."],
      ["head_injury supply_request", "Un choc à la tête, il n'est pas question de traitement."],
      ["spine_pain_injury heavy_bleeding injury_paralysis", "Non, rien de tout cela, elle bouge tout."],
      [
        "severe_belly_pain pelvis_injury open_fracture",
        "Non, rien de tout cela, c'est juste une petite bosse au front.",
      ],
    ],
  },
  {
    id: "j321",
    level: "self_care",
    says: "Hier on a gagné le tournoi de maracana du quartier et pour fêter, toute l'équipe a mangé du garba. Moi j'ai doublé, avec du piment. Le soir même mon ventre s'est mis à courir, et au total je suis allé quatre fois au petit coin jusqu'à présent. Le gardien de but a la même chose, on se moque l'un de l'autre sur WhatsApp. J'ai acheté deux sachets de SRO et je bois, à midi j'ai mangé du riz blanc. Quand j'étais enfant on m'a hospitalisé pour choléra à Vridi, donc ma mère m'appelle toutes les heures. J'ai 29 ans, je travaille demain à huit heures.",
    answers: [
      [
        "rice_water cannot_stand no_urine drowsy fainted",
        "Non, c'est marron et pas en grande quantité, j'ai pissé il y a une heure et je tiens bien debout.",
      ],
      [
        "fever bloody_stool vomits_everything sunken_eyes little_urine",
        "Non, 37,1 au thermomètre, aucun sang, et je n'ai pas vomi. J'urine comme d'habitude.",
      ],
      ["cluster_diarrhea", "Seulement le gardien qui a mangé le même garba. Pas de choléra dans le quartier."],
      ["confusion", "Non, j'ai toute ma tête."],
      ["pregnant", "Je suis un homme."],
      ["diabetes immunocompromised kidney_disease sickle_cell", "Non, je n'ai aucune maladie."],
    ],
  },
  {
    id: "j322",
    level: "self_care",
    says: "Bonsoir, c'est mon premier bébé et chaque vieille femme de la cour me donne un ordre différent. Il a cinq semaines, il s'appelle Emmanuel. Après la tétée il a le hoquet, parfois dix minutes, et un peu de lait revient sur mon épaule. L'une dit de coller un fil rouge sur son front, l'autre dit que mon lait n'est pas bon et qu'il faut passer au biberon. À la pesée de lundi il faisait 4,4 kilos, il était né à 3,2. J'ai vu sur internet qu'un enfant qui vomit peut se faire opérer de l'estomac. Depuis je ne dors plus, c'est lui qui dort bien.",
    answers: [
      [
        "cannot_drink floppy convulsion hard_breathing fever",
        "Non, il tète très bien, il bouge, il respire bien et il a 36,9.",
      ],
      [
        "cold_body newborn_jaundice_early newborn_cord_red bile_vomit",
        "Non, il est bien chaud, son nombril est tombé et sec, il n'est pas jaune et ce qui remonte est blanc.",
      ],
      ["newborn_vesicles purple_spots", "Non, sa peau est belle, rien du tout."],
      ["newborn_skin_pustules rash_spreading", "Non, pas un bouton."],
      ["slow_growth", "Non, il grossit bien, 1,2 kilo de plus que sa naissance."],
    ],
  },
  {
    id: "j323",
    level: "self_care",
    says: "On a déménagé ma belle-sœur dimanche et devinez qui portait le frigo dans l'escalier. J'ai senti comme un coup dans le bas du dos en le posant. Quatre jours après, je me penche comme un vieux de 80 ans alors que j'en ai 41. Couché, ça va, et je conduis toujours mon taxi le matin. Mon voisin a eu une sciatique et il a fini avec des vis dans la colonne, il m'a fait la description complète. Le paracétamol et la serviette chaude m'aident. Faut-il une radio ? On m'a dit trente mille francs.",
    answers: [],
  },
  {
    id: "j324",
    level: "self_care",
    says: "Salut, dans ma classe de seconde c'est la mode, dix élèves ont l'Apollo et le prof de physique porte des lunettes noires. Moi ça a commencé il y a deux jours, les deux yeux coulent et ça gratte. Au réveil les paupières sont un peu collées, je mets de l'eau propre et ça s'ouvre. Ma grand-mère veut presser un oignon dedans, elle a perdu un œil à cause de la rivière quand elle était jeune. Mon père dit que le collyre à la pharmacie coûte cher. J'ai 16 ans et vendredi on a composition d'histoire. Est-ce que je peux y aller ?",
    answers: [
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, je vois normalement quand j'essuie, et je n'ai mis aucun produit, pas même l'oignon de mémé.",
      ],
      [
        "eye_pain light_hurts contact_lenses eye_injury",
        "Non, ça gratte mais ça ne fait pas mal, et je ne porte pas de lentilles.",
      ],
      ["fever eyelid_swollen", "Pas de fièvre. Les paupières sont à peine collées le matin, pas vraiment gonflées."],
      ["tongue_swelling", "Non, rien ne gonfle dans la bouche."],
    ],
  },
];
