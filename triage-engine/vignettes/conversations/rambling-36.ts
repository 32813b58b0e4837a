import type { Conversation } from "#triage-engine/vignettes/conversation.ts";

export const rambling36: readonly Conversation[] = [
  {
    id: "k301",
    level: "emergency",
    says: "Bonsoir, je suis Adjoua et j'écris pour mon papa qui a 71 ans. Dimanche nous avions le baptême de ma nièce, il y avait du monde, il a voulu se lever pour danser et la chaise en plastique s'est cassée sous lui. Il s'est cogné la tête au mur, tout le monde a ri, lui aussi, et il a repris son plat. Ma tante a fait un AVC l'an dernier, donc moi je surveille toujours. Papa prend du Sintrom depuis son opération du cœur. Aujourd'hui il se plaint de la tête et il dort presque tout le temps, mon frère dit que c'est la fatigue de la fête. Moi ça ne me plaît pas.",
    answers: [],
  },
  {
    id: "k302",
    level: "emergency",
    says: "Je vends des pagnes à Adjamé et en ce moment c'est la saison des mariages, donc je reste assise toute la journée au magasin. Ma voisine de table me dit que je deviens belle, que ma figure s'est arrondie, moi je ris mais mes bagues ne rentrent plus. Je suis à huit mois, c'est mon premier. Depuis hier soir la tête me fait un mal terrible, le paracétamol n'a rien fait. Ma maman aussi avait la migraine quand elle attendait mon frère, elle m'a dit de boire de l'eau et de dormir. J'ai peur de fermer le magasin pour rien.",
    answers: [
      [
        "headache severe_pain neck_stiff light_hurts worst_headache",
        "Mal de tête très fort, oui, neuf sur dix, comme je n'en ai jamais eu. La nuque plie bien, mais je vois des petits points qui brillent et c'est flou.",
      ],
    ],
  },
  {
    id: "k303",
    level: "emergency",
    says: "Excusez-moi de vous déranger, je suis sans doute trop stressée. Je repassais les uniformes pendant que les enfants jouaient au salon avec la télécommande du ventilateur. Mon aîné de six ans est venu me dire que le petit, qui a deux ans, avait mangé la petite pile ronde, celle qui ressemble à une pièce. J'ai cherché sous les fauteuils, dans les jouets, je ne la trouve pas. Le petit va plutôt bien, il joue avec son camion. Le voisin dit que ça va sortir avec les selles, comme le bouton que sa fille a avalé l'année passée.",
    answers: [
      [
        "swallowed_battery",
        "Oui, une pile plate et ronde, celle de la télécommande, son frère l'a vu l'avaler il y a une heure à peu près.",
      ],
    ],
  },
  {
    id: "k304",
    level: "emergency",
    says: "C'est mon troisième enfant, je connais un peu les bébés. Les deux premiers étaient des gloutons, le deuxième avait même fait la jaunisse et on l'avait mis sous la lampe. Celui-ci a douze jours et jusqu'à hier il tétait bien lui aussi. Cette nuit je me suis réveillée toute seule parce que mes seins étaient pleins, il n'avait pas pleuré. Je l'ai mis au sein, il a pris deux gorgées et il a lâché. Ma belle-mère dit que c'est un bébé sage et qu'il ne faut pas le gâter. Mon mari est au chantier à San Pedro jusqu'à samedi.",
    answers: [
      [
        "floppy convulsion hard_breathing fever",
        "Oui, il est tout mou et il respire un peu vite. Pas de fièvre, au contraire il est froid, et il n'a pas fait de crise.",
      ],
    ],
  },
  {
    id: "k305",
    level: "emergency",
    says: "Je suis coiffeuse à Bouaké et ce matin j'avais une cliente pour des tresses, trois heures debout. Au milieu du travail une douleur m'a attrapée à gauche en bas, tellement que j'ai dû m'asseoir par terre. La cliente m'a donné du thé au citron et m'a dit que chez elle c'était l'appendicite. J'ai aussi l'épaule qui me fait mal, mais ça c'est le métier, je suppose. Quand je me lève je vois noir. Mon copain voulait m'acheter du Spasfon à la pharmacie mais on doit garder l'argent du loyer.",
    answers: [
      [
        "vision_loss face_droop one_side_weak speech_trouble double_vision",
        "Non, rien de tout ça, je parle et je bouge normalement. C'est juste que quand je me mets debout ça tourne et j'ai failli tomber.",
      ],
      ["age", "J'ai 26 ans."],
      [
        "fever cellulitis wound_infected skin_peeling",
        "Non, pas de fièvre et ma peau est normale. La douleur est dans le ventre, en bas à gauche.",
      ],
      ["severe_pain", "Oui, c'est très fort, huit sur dix, je suis restée assise par terre."],
      ["locked_jaw paracetamol_much", "Non, ni l'un ni l'autre, je n'ai pris aucun comprimé."],
      [
        "pregnant",
        "Oui, j'ai trois semaines de retard, je n'ai pas fait le test. Depuis hier j'ai aussi un peu de sang brun.",
      ],
    ],
  },
  {
    id: "k306",
    level: "emergency",
    says: "Bonjour docteur ou infirmière. J'étais à la caisse de mon magasin, je comptais la recette, rien de spécial, quand la jambe droite m'a fait mal d'un seul coup comme si on l'avait serrée dans un étau. J'ai cru à une crampe, l'apprenti m'a massé avec du beurre de karité chaud pendant une heure. Il a dit : patron, votre pied est glacé. L'an passé j'avais eu la sciatique de l'autre côté, c'était différent. Mon grand frère, lui, a le sucre et on lui a coupé un orteil, alors ça me travaille. En décembre le cardiologue m'avait donné des comprimés pour le cœur mais à 22 000 la boîte j'ai laissé tomber.",
    answers: [],
  },
  {
    id: "k307",
    level: "urgent",
    says: "Je garde ma nièce de neuf ans pendant que ma sœur est au village pour des funérailles. Hier elle revenait de la boutique avec le pain quand le chien du voisin d'en face l'a attrapée au mollet. C'est un chien qui aboie mais qui n'avait jamais rien fait, le propriétaire s'est excusé et a donné 2000 francs pour la pharmacie. J'ai mis de l'eau et de la Bétadine, ça ne saigne plus. Elle court partout comme d'habitude et elle est fâchée qu'on lui interdise de sortir. Le vieux du quartier veut qu'on mette la poudre noire. Est-ce qu'un pansement suffit ?",
    answers: [
      ["age", "Ma sœur a 34 ans, mais ce n'est pas elle, c'est sa fille de neuf ans que le chien a mordue."],
      [
        "bite_face_neck rabies_signs deep_cut",
        "Ma sœur n'a rien du tout. Ma nièce non plus n'a aucun de ces signes, c'est deux petits trous pas profonds au mollet.",
      ],
      ["confusion convulsion", "Ni ma sœur ni la petite. Ma nièce a toute sa tête et n'a pas eu de crise."],
    ],
  },
  {
    id: "k308",
    level: "urgent",
    says: "Mon bébé a trois semaines, tout s'est bien passé à la maternité, même que la sage-femme m'a félicitée. Avec l'aîné j'avais eu une césarienne et une infection de la plaie, mais cette fois rien de tout ça. Le souci, c'est mon sein gauche. La vieille qui me fait les massages à l'eau chaude dit que le lait est coincé, elle a frotté jusqu'à me faire pleurer. Depuis, une partie est rouge comme une tomate et cette nuit je grelottais sous deux couvertures. Le petit tète encore mais je serre les dents.",
    answers: [
      ["age", "J'ai trente ans."],
      [
        "suicidal_thoughts harm_baby_thoughts hears_voices",
        "Non, rien de tout ça, j'aime mon bébé et j'ai toute ma tête. C'est mon sein qui me fait souffrir.",
      ],
      [
        "fever severe_pain foul_lochia",
        "Oui, j'ai 38,7 depuis hier avec des frissons. La douleur c'est six sur dix, et en bas les pertes sont normales, sans odeur.",
      ],
      ["dizzy", "Non, la tête ne tourne pas, j'ai froid et mal partout mais je tiens."],
      ["getting_better", "Oui, ça diminue, c'est presque rien maintenant."],
      [
        "soaks_pads convulsion vision_blurred hard_breathing leg_swelling_one",
        "Rien de tout cela, juste le sein et la fièvre.",
      ],
      ["low_belly_pain", "Non, le ventre ne me fait pas mal."],
      [
        "confusion cannot_stand spontaneous_bleeding",
        "Rien de tout cela, je tiens debout et je ne saigne de nulle part.",
      ],
      [
        "neck_stiff purple_spots vomits_everything jaundice dark_urine",
        "Non, rien de tout ça, mes yeux sont blancs et le pipi est clair.",
      ],
      [
        "skin_peeling cannot_open_mouth black_skin haemorrhagic_contact",
        "Non, aucun de ces signes et je n'ai pas quitté la maison depuis l'accouchement.",
      ],
      ["runny_nose cough sore_throat", "Non, ni rhume ni toux, c'est le sein."],
    ],
  },
  {
    id: "k309",
    level: "urgent",
    says: "Je prépare un concours de police et je n'aime pas mes lunettes, ça fait intello, donc je mets des lentilles. Dans ma cour tout le monde a eu l'Apollo au mois de mars, ma petite sœur, le gardien, même le pasteur. Donc hier quand mon œil droit est devenu rouge j'ai pensé que c'était mon tour. Mais eux, ça coulait et ça grattait, et moi ça fait vraiment mal. J'ai révisé rideaux fermés. Un ami infirmier m'a proposé ses gouttes de cortisone qui restaient.",
    answers: [
      ["age", "24 ans, la limite pour le concours c'est 26, donc je n'ai pas le droit de rater."],
      ["chest_pain hard_breathing fainted", "Aucun des trois, je respire bien. C'est mon œil droit le problème."],
      [
        "vision_loss eye_chemical halos eye_bulging",
        "Non, pas de produit et pas de cercles. Je vois un peu flou de l'œil droit mais je vois.",
      ],
      ["fever eyelid_swollen", "Non, pas de fièvre et la paupière est normale, c'est l'œil lui-même qui est rouge."],
      ["pregnant", "Je suis un homme, donc non."],
      ["confusion vomiting", "Non, ni l'un ni l'autre, j'ai la tête claire."],
    ],
  },
  {
    id: "k310",
    level: "urgent",
    says: "Mes enfants sont tous en Europe et c'est la petite du voisin qui m'aide à taper. J'ai 72 ans, ma tension est bien tenue, le médecin de la CNPS est content. Jeudi j'ai senti comme du piment sur le côté droit, sous le sein, et j'ai pensé que c'était la nouvelle lessive. Après, des petites cloques sont sorties, une ceinture qui va jusqu'au dos. Au marché une dame m'a dit que c'est le zona et que si le cercle se ferme on meurt. Feu mon mari, c'est le cœur qui l'a emporté, alors je n'aime pas avoir mal de ce côté. Même le soutien-gorge, je ne le supporte plus.",
    answers: [
      [
        "confusion neck_stiff face_droop vision_loss",
        "Non, rien de tout cela, j'ai toute ma tête et mon cou tourne bien.",
      ],
      ["drowsy one_side_weak", "Non, je dors plutôt mal à cause de ça et mes bras et mes jambes marchent."],
      [
        "shingles burn_blisters unwell_vague",
        "La dame a dit zona, et oui, les cloques sont toutes du côté droit et ça brûle. Elles sont petites, en grappe, et moi à part ça je me sens bien.",
      ],
    ],
  },
  {
    id: "k311",
    level: "urgent",
    says: "Je ne sais pas si c'est ici qu'il faut écrire. Je loge en cité universitaire et samedi soir on révisait à plusieurs chez un camarade de licence, les autres sont partis plus tôt à cause du dernier gbaka. Il a fermé la porte et il m'a forcée, j'ai dit non plusieurs fois. Dimanche je suis restée au lit, j'ai dit à ma coloc que c'était le palu. Maintenant je suis chez ma cousine à Yopougon, elle est la seule à savoir. Une fille de ma classe avait parlé l'an dernier et tout le monde l'a insultée, c'est pour ça que je n'ai rien dit.",
    answers: [
      ["age", "J'ai 22 ans."],
      [
        "heavy_bleeding vaginal_bleeding deep_cut suicidal_thoughts severe_pain",
        "Non, rien de tout cela. Je ne saigne pas, je ne suis pas blessée et je ne pense pas à mourir, je pleure beaucoup c'est tout.",
      ],
      ["chest_pain hard_breathing fainted", "Rien de tout ça, je respire normalement."],
      [
        "unconscious drowsy confusion convulsion cannot_stand",
        "Non, rien de tout cela. Je tiens debout, je dors seulement très mal.",
      ],
    ],
  },
  {
    id: "k312",
    level: "urgent",
    says: "On est rentrés du village dimanche, sept heures de car avec la climatisation à fond sur la tête. Hier mon fils de sept ans s'est mis à éternuer, le nez coule comme un robinet. Ce matin le thermomètre donnait 38,8. Sa petite sœur avait la même chose le mois passé, on lui a donné du miel et c'est passé en trois jours. Ma femme veut lui donner un sirop antibiotique qui reste au frigo. Moi je pense qu'un rhume est un rhume, et l'école a composition jeudi. Vous dites quoi ?",
    answers: [
      [
        "swallowed_battery",
        "Une pile ? Non, il n'a rien avalé, c'est le thermomètre qui marche avec une pile. Il a de la fièvre et il a le nez qui coule.",
      ],
      [
        "cannot_drink vomits_everything convulsion drowsy hard_breathing",
        "Rien de tout ça, il boit, il n'a pas vomi, il respire bien, et quand la fièvre baisse il joue.",
      ],
      [
        "neck_stiff pallor purple_spots jaundice dark_urine",
        "Non, rien de ces choses, son cou plie bien, ses yeux sont blancs et son pipi est clair.",
      ],
      [
        "sickle_cell cannot_bear_weight skin_peeling inconsolable_crying",
        "Rien de tout ça, on a fait l'électrophorèse à la naissance et il n'est pas drépanocytaire. Il ne pleure pas, il regarde les dessins animés.",
      ],
      ["confusion cannot_stand", "Non, il parle normalement et il tient debout, il vient même de réclamer du pain."],
    ],
  },
];
