/**
 * How everyday complaints are told: the concept (or concepts any of which will do), then wordings parted by « ; ». Each must be heard by the whole lexicon.
 */
export const everydayWordings: readonly (readonly [string, string])[] = [
  [
    "fatigue",
    "j'ai un coup de mou ; je n'ai plus de jus ; je suis crevé en ce moment ; je me sens vidée ; je manque de tonus ; je suis KO après le travail ; mon corps est lourd ; je suis claqué ; je suis au bout du rouleau ; j'ai pas d'énergie ; je suis molle toute la journée ; je baille tout le temps ; fatigué fatigué",
  ],
  [
    "unwell_vague",
    "je ne suis pas dans mon assiette ; je me sens bizarre ; mon corps ne va pas ; je suis mal fichu ; ça ne va pas trop ; je suis patraque ; je me sens pas bien ; je suis malade ; je ne me sens pas normal ; j'ai la santé à terre",
  ],
  [
    "body_aches",
    "tout mon corps me fait mal ; j'ai mal partout ; je suis courbaturé ; mes os me font mal partout ; je suis moulu ; mon corps est cassé ; le corps me fait mal de partout",
  ],
  [
    "loss_of_appetite",
    "je n'ai pas faim ; la nourriture ne me dit rien ; j'ai pas envie de manger ; elle mange moins que d'habitude ; plus d'appétit ; je ne finis plus mon assiette ; manger me dégoûte ; il boude son assiette ; je mange du bout des lèvres",
  ],
  [
    "cannot_sleep",
    "j'ai du mal à m'endormir ; je me réveille dix fois la nuit ; le sommeil ne vient pas ; je tourne dans mon lit jusqu'à 3 heures ; insomnie ; je dors mal en ce moment ; mes nuits sont hachées ; je dors trois heures par nuit ; je ne trouve pas le sommeil ; je me réveille trop tôt",
  ],
  [
    "stress",
    "je suis stressée par les examens ; le travail me stresse ; j'ai trop de soucis ; trop de problèmes dans ma tête",
  ],
  [
    "anxiety",
    "je m'inquiète pour un rien ; je suis angoissé ; j'ai une boule au ventre avant l'examen ; je suis nerveuse ; j'ai peur pour tout ; je n'arrive pas à me calmer ; je suis anxieux ; je me fais du souci ; je rumine tout le temps",
  ],
  [
    "low_mood",
    "je n'ai goût à rien ; je pleure sans raison ; j'ai le cafard ; je suis triste depuis des semaines ; le moral est à zéro ; plus rien ne me fait plaisir ; je suis déprimé ; j'ai le coeur lourd et je pleure ; je n'ai plus envie de rien",
  ],
  [
    "grief",
    "mon père est mort il y a deux semaines et je pleure ; j'ai perdu ma maman ; ma copine m'a quitté ; on vient d'enterrer mon frère",
  ],
  ["hiccups", "j'ai le hoquet ; je hoquette sans arrêt ; hic hic qui ne passe pas"],
  [
    "headache",
    "j'ai mal au crâne ; ça tape dans ma tête ; ma tête va exploser ; j'ai une barre au front ; la tête me lance ; j'ai la tête dans un étau ; ça cogne derrière les yeux ; la tête lourde ; céphalée ; mal de crane depuis ce midi ; migraine ; ma tête chauffe",
  ],
  [
    "dizzy",
    "j'ai la tête légère ; je vois des étoiles en me levant ; la tête qui part ; j'ai failli tomber en me relevant ; je suis étourdie ; tête qui flotte ; je chancelle un peu",
  ],
  [
    "vertigo",
    "tout tourne autour de moi ; j'ai le tournis ; la chambre tourne quand je me couche ; comme sur un bateau ; j'ai des vertiges quand je tourne la tête",
  ],
  [
    "runny_nose",
    "j'ai le nez qui coule ; je me mouche toute la journée ; le nez fait couler l'eau ; rhume ; la goutte au nez ; ça coule du nez ; il a la morve au nez ; je suis enrhumé ; j'ai attrapé froid ; un coup de froid",
  ],
  ["blocked_nose", "mon nez est bouché ; le nez pris ; nez encombré ; une narine bouchée ; le nez congestionné"],
  ["sneezing", "j'éternue sans arrêt ; atchoum toute la matinée ; crises d'éternuement ; j'éternue dès que je balaie"],
  ["itchy_nose", "mon nez gratte avec la poussière ; l'harmattan me donne le nez qui pique"],
  [
    "sore_throat",
    "j'ai la gorge qui gratte ; ma gorge pique ; ça râpe quand j'avale ; la gorge en feu ; mal au gosier ; angine ; avaler me fait mal ; la gorge irritée ; j'ai un chat dans la gorge qui fait mal ; la gorge sèche qui brûle",
  ],
  [
    "cough",
    "je tousse un peu ; j'ai une toux sèche ; une petite toux qui traîne ; il touss la nuit ; je toussote ; ça gratte dans la gorge et je tousse ; quintes de toux",
  ],
  [
    "productive_cough",
    "je crache des glaires ; ça vient gras quand je tousse ; toux grasse ; j'ai des crachats blancs ; je crache jaune",
  ],
  [
    "hoarse",
    "j'ai perdu ma voix ; ma voix est cassée ; je suis aphone ; extinction de voix ; je suis enroué ; ma voix est rauque ; plus de voix après le concert",
  ],
  [
    "nosebleed",
    "je saigne du nez ; le nez a saigné ; du sang coule de ma narine ; le nez qui pisse le sang ; saignement de nez",
  ],
  [
    "dry_lips",
    "mes lèvres sont gercées ; lèvres sèches avec l'harmattan ; la bouche craquelée par le vent sec ; le coin des lèvres fendu",
  ],
  [
    "mouth_sores|small_wound",
    "j'ai un aphte ; un petit bouton blanc dans la bouche qui fait mal ; une plaie sur la langue ; la bouche pleine de boutons ; un petit trou blanc à l'intérieur de la joue ; ma langue a des petites plaies ; je me suis mordu la joue et ça fait une plaie",
  ],
  ["cold_sore", "j'ai un bouton de fièvre sur la lèvre ; herpès à la lèvre ; des petites cloques au bord de la lèvre"],
  [
    "bad_breath",
    "j'ai mauvaise haleine ; ma bouche sent mauvais ; mon haleine pue ; l'odeur de ma bouche gêne les gens",
  ],
  [
    "toothache",
    "j'ai mal à une dent ; une rage de dents ; ma molaire me lance ; une dent trouée qui fait mal ; les dents me font souffrir ; ma dent cariée me tape ; la dent de sagesse pousse et fait mal",
  ],
  [
    "tooth_sensitive",
    "mes dents sont sensibles au froid ; l'eau glacée me fait mal aux dents ; le sucré me pince la dent",
  ],
  ["gum_bleeding", "mes gencives saignent quand je brosse ; du sang sur la brosse à dents ; la gencive saigne un peu"],
  [
    "ear_wax",
    "j'ai un bouchon dans l'oreille ; l'oreille pleine de cire ; de la cire dans l'oreille ; oreille bouchée depuis la douche ; j'ai mis un coton tige et c'est bouché ; trop de saleté dans l'oreille",
  ],
  ["ear_itch", "mes oreilles grattent ; ça démange dans l'oreille ; l'oreille me chatouille"],
  [
    "ear_ringing",
    "ça siffle dans mes oreilles ; j'entends un bourdonnement ; acouphènes ; un bruit dans l'oreille qui ne s'arrête pas ; oreille qui bourdonne après la boîte de nuit",
  ],
  [
    "ear_pain",
    "j'ai mal à l'oreille ; l'oreille me lance ; otite ; douleur dans l'oreille droite ; il se tient l'oreille en pleurant",
  ],
  [
    "eye_tired|itchy_eyes",
    "mes yeux me brûlent devant l'ordinateur ; mes yeux sont fatigués ; les yeux secs ; yeux qui piquent à force de lire sur le téléphone ; j'ai du sable dans les yeux le soir après l'écran",
  ],
  [
    "eye_dust",
    "j'ai une poussière dans l'oeil ; un cil est entré dans mon oeil ; un moucheron dans l'oeil ; du sable est entré dans l'oeil ; un grain de sable dans l'oeil",
  ],
  [
    "itchy_eyes",
    "mes yeux me grattent ; les yeux me démangent ; je me frotte les yeux sans arrêt ; ça gratte les deux yeux",
  ],
  ["eye_watering", "mes yeux pleurent ; l'oeil coule clair ; les yeux larmoient ; de l'eau coule de mon oeil"],
  ["red_eye", "j'ai l'oeil rouge ; mes yeux sont tout rouges ; apollo ; le blanc de l'oeil est rouge ; conjonctivite"],
  [
    "stye",
    "un orgelet ; un bouton sur la paupière ; un petit grain au bord de la paupière ; compère loriot ; un furoncle de l'oeil",
  ],
  [
    "eye_blood_spot",
    "une tache de sang dans le blanc de l'oeil ; une plaque rouge vif dans l'oeil qui ne fait pas mal",
  ],
  [
    "belly_pain",
    "j'ai mal au ventre ; ça me tord le ventre ; le ventre me fait mal ; des crampes au ventre ; mon ventre se tord ; mal de bide ; des coliques ; ventre noué",
  ],
  [
    "heartburn",
    "ça me brûle l'estomac ; j'ai des remontées acides ; le piment me brûle dedans ; l'acide remonte dans la gorge ; aigreurs ; reflux ; ulcère qui brûle à jeun ; ça chauffe au creux de l'estomac ; brûlure derrière la poitrine après l'alloco ; feu dans la poitrine après manger",
  ],
  [
    "indigestion|food_sticks",
    "j'ai mal digéré ; la nourriture ne descend pas ; le repas me reste sur l'estomac ; estomac lourd après manger ; l'attiéké m'est resté sur le coeur ; je digère mal",
  ],
  [
    "bloating|belly_swollen",
    "je suis ballonné ; j'ai des gaz ; ventre gonflé après manger ; je pète beaucoup ; plein de vents ; ça gargouille ; le ventre fait du bruit ; je rote sans arrêt ; le ventre comme un ballon après le repas",
  ],
  [
    "nausea|heart_words",
    "j'ai envie de vomir ; le coeur qui se soulève ; j'ai la nausée ; j'ai mal au coeur dans le car ; des haut-le-coeur ; écoeuré ; l'odeur me donne envie de rendre",
  ],
  [
    "vomiting",
    "j'ai vomi ; il a rendu son repas ; elle a gerbé ; j'ai rejeté ce que j'ai mangé ; je rends tout depuis hier ; il a vomi deux fois",
  ],
  [
    "diarrhea",
    "j'ai la courante ; mon ventre coule ; je cours aux toilettes ; la diarrhée ; je fais caca liquide ; le ventre est dérangé ; la chiasse ; ça coule derrière ; je vais à la selle toutes les heures ; selles molles 4 fois ; ventre qui marche ; ses couches sont pleines d'eau",
  ],
  [
    "constipation",
    "je n'arrive pas à aller à la selle ; pas fait caca depuis 3 jours ; je suis constipé ; je force aux toilettes ; je ne vais plus aux toilettes depuis quatre jours ; mon enfant ne fait plus caca ; je suis bloqué des intestins ; selles rares ; bébé n'a pas fait de selle depuis 2 jours",
  ],
  ["hard_stool|constipation", "mes selles sont dures comme du caillou ; des petites crottes dures ; caca dur"],
  [
    "piles",
    "j'ai les hémorroïdes ; le kôkô est sorti ; une boule à l'anus qui sort quand je pousse ; une petite boule à l'anus",
  ],
  ["anal_itch", "ça gratte à l'anus ; le derrière me démange ; mon enfant se gratte les fesses la nuit"],
  [
    "blood_on_paper",
    "un peu de sang sur le papier toilette ; des gouttes de sang quand je m'essuie ; trace de sang sur le papier",
  ],
  ["worms", "j'ai vu des vers dans le caca ; des petits vers blancs ; un ver est sorti ; l'enfant a les vers"],
  [
    "frequent_urine|much_urine",
    "j'urine tout le temps ; je vais pisser sans arrêt ; je me lève cinq fois la nuit pour uriner ; envie de pipi toutes les dix minutes ; je fais pipi beaucoup ; je pisse trop",
  ],
  [
    "burning_urine|discharge_urethral",
    "ça brûle quand je pisse ; brûlure en urinant ; faire pipi me fait mal ; ça pique en faisant pipi ; chaude pisse ; les urines me brûlent ; je souffre pour uriner",
  ],
  [
    "urine_leak|cannot_hold_urine",
    "j'ai des fuites quand je ris ; je perds des gouttes d'urine quand je tousse ; je mouille ma culotte quand j'éternue ; je fais pipi sur moi en courant",
  ],
  ["bed_wetting", "mon fils fait pipi au lit ; il mouille son lit ; pipi la nuit dans le lit"],
  [
    "genital_itch",
    "ça me gratte en bas ; mon sexe me démange ; démangeaisons intimes ; ça gratte dans ma partie ; la vulve me gratte",
  ],
  [
    "vaginal_discharge",
    "j'ai des pertes ; je perds blanc ; des pertes jaunes ; ma culotte est toujours tachée ; écoulement vaginal",
  ],
  [
    "period_pain",
    "mes règles me font mal ; mal au bas ventre pendant les règles ; j'ai mes règles et ça tire ; les règles douloureuses ; mes ragnagnas me tuent ; dysménorrhée ; mal au ventre à cause des règles",
  ],
  [
    "period_usual_pain|period_now",
    "comme à chaque règles ; c'est pareil tous les mois ; la même douleur que d'habitude pendant mes règles ; chaque mois c'est comme ça",
  ],
  [
    "morning_sickness|vomiting",
    "enceinte de 2 mois j'ai la nausée le matin ; les nausées de grossesse ; le bébé me fait vomir le matin",
  ],
  [
    "late_period",
    "j'ai du retard ; mes règles ne viennent pas ; je n'ai pas vu mes règles ; deux semaines de retard ; mes menstrues sont en retard ; je n'ai pas vu la lune",
  ],
  [
    "breast_pain",
    "mes seins me font mal ; le sein est tendu avant les règles ; j'ai mal à la poitrine dans le sein ; les seins lourds et sensibles",
  ],
  [
    "back_pain",
    "j'ai mal au dos ; le dos raide ; le bas du dos coincé ; un tour de reins ; lumbago ; mal aux reins en me baissant ; mon dos est bloqué ; j'ai mal en bas du dos à force de porter ; mal dans les reins à force de porter",
  ],
  [
    "neck_pain",
    "mon cou est bloqué d'un côté ; torticolis ; j'ai dormi de travers et j'ai mal au cou ; la nuque me tire ; mal à la nuque à force de regarder le téléphone ; cou coincé",
  ],
  ["shoulder_pain", "j'ai mal à l'épaule ; l'épaule coincée ; mon épaule me fait mal quand je lève le bras"],
  [
    "knee_pain",
    "j'ai mal au genou ; mon genou grince ; mes genoux me font mal dans les escaliers ; le genou me fait souffrir",
  ],
  [
    "joint_pain|limb_pain",
    "mes articulations me font mal ; rhumatismes ; mes doigts me font mal le matin ; les jointures me font mal",
  ],
  [
    "heel_pain|limb_pain",
    "mon talon fait mal le matin ; mal sous le talon ; la plante du pied me fait mal au premier pas",
  ],
  [
    "limb_pain",
    "j'ai mal à la jambe ; mon bras me fait mal ; mes pieds me font mal le soir ; mal au mollet ; mal au poignet ; ma cuisse me fait mal ; mes jambes me font mal",
  ],
  [
    "muscle_after_effort",
    "courbatures après le sport ; j'ai mal aux cuisses après le foot ; les muscles durs depuis la gym ; mes bras me font mal d'avoir porté des sacs ; mal partout depuis le déménagement",
  ],
  [
    "cramps",
    "des crampes au mollet la nuit ; ma jambe se contracte toute seule ; mon mollet se bloque la nuit ; crampe au pied",
  ],
  ["heavy_legs", "mes jambes sont lourdes le soir ; jambes lourdes après le marché ; les jambes pèsent"],
  [
    "evening_swelling",
    "mes chevilles gonflent le soir ; les pieds gonflés en fin de journée ; mes pieds gonflent quand je reste debout",
  ],
  [
    "sprain",
    "je me suis tordu la cheville ; j'ai fait une entorse ; ma cheville a tourné ; je me suis foulé le poignet ; le pied a tourné dans un trou",
  ],
  [
    "blow|wound",
    "je me suis cogné le genou ; j'ai pris un coup au bras ; j'ai heurté la table ; un bleu à la cuisse ; j'ai un hématome au bras ; j'ai tapé mon orteil",
  ],
  [
    "bump_small",
    "une petite bosse au front ; il s'est cogné la tête à la porte petite bosse ; un oeuf de pigeon sur le front",
  ],
  [
    "small_wound",
    "une petite coupure au doigt ; je me suis éraflé le genou ; une égratignure ; je me suis coupé en épluchant l'oignon ; une écorchure au coude ; je me suis piqué avec une aiguille à coudre ; petite plaie au doigt",
  ],
  [
    "burn_small",
    "je me suis brûlé le bout du doigt ; petite brûlure rouge avec la marmite ; une goutte d'huile m'a brûlé le bras ; le fer à repasser m'a touché la main ; le pot d'échappement m'a brûlé un peu",
  ],
  [
    "sunburn",
    "coup de soleil ; j'ai brûlé au soleil à la plage ; ma peau est rouge après la plage ; épaules cramées par le soleil",
  ],
  ["small_wound|foot_wound", "la chaussure a blessé mon talon"],
  [
    "insect_sting",
    "une abeille m'a piqué ; piqûre de guêpe ; un frelon m'a piqué ; une fourmi m'a piqué ; une bête m'a piqué",
  ],
  [
    "mosquito_bites",
    "les moustiques m'ont piqué partout ; piqûres de moustiques qui grattent ; je suis couverte de piqûres de moustique ; mangé par les moustiques",
  ],
  [
    "itch",
    "ça me gratte ; la peau me démange ; je me gratte tout le corps ; démangeaisons ; ça chatouille la peau ; la tête me gratte",
  ],
  [
    "rash",
    "j'ai des boutons ; des plaques sur la peau ; ma peau a des taches rouges ; une éruption ; des petits grains sur les bras ; un bouton sur le nez ; des tâches sur le dos ; ma peau est irritée ; irritation de la peau entre les cuisses",
  ],
  [
    "heat_rash",
    "bourbouille ; boutons de chaleur dans le cou ; la chaleur lui donne des petits boutons ; petits boutons dans le dos à cause de la sueur",
  ],
  [
    "acne",
    "des boutons sur le visage à l'adolescence ; acné ; points noirs sur le nez ; mon visage est plein de boutons ; boutons d'acné",
  ],
  [
    "eczema|itch",
    "ma peau est sèche et gratte ; eczéma ; la peau qui pèle et gratte aux plis ; plaques sèches derrière les genoux",
  ],
  ["eczema|newborn_marks", "j'ai des pellicules ; le cuir chevelu pèle ; des croûtes sur la tête de bébé"],
  ["warts", "une verrue au doigt ; des verrues ; une petite excroissance dure sur la main"],
  ["lice", "des poux ; ma fille a des poux ; des lentes dans les cheveux"],
  ["ringworm", "la teigne ; des plaques rondes sur la tête ; des ronds qui grattent ; champignon sur la peau"],
  [
    "nappy_rash",
    "les fesses de bébé sont rouges ; érythème fessier ; la couche lui a irrité les fesses ; fesses irritées par la couche ; ses fesses sont à vif",
  ],
  ["boil|abscess", "un furoncle ; un gros bouton rouge avec du pus ; un clou sur la fesse ; un abcès à l'aisselle"],
  ["nail_problem", "ongle incarné ; mon ongle pousse dans la chair ; panaris ; le tour de l'ongle est gonflé"],
  [
    "teething|gum_swelling",
    "bébé fait ses dents ; les dents poussent ; il bave et mord tout ; la gencive est gonflée la dent arrive ; poussée dentaire",
  ],
  [
    "baby_spits_up",
    "bébé régurgite un peu ; il recrache du lait après la tétée ; il rend un peu de lait au rot ; un filet de lait sort après le biberon ; renvois de lait",
  ],
  [
    "crying_baby",
    "mon bébé pleure beaucoup le soir ; bébé crie sans raison ; coliques de bébé ; elle pleure tout le temps la nuit ; il hurle chaque soir et se tortille",
  ],
  [
    "palpitations",
    "mon coeur bat vite ; j'ai le coeur qui cogne ; mon coeur saute un battement ; mon coeur s'emballe ; le coeur galope ; je sens mon coeur battre fort ; des palpitations",
  ],
  [
    "numbness",
    "j'ai des fourmis dans la main ; ma main est endormie ; des picotements dans les doigts ; mon pied est engourdi ; fourmillements",
  ],
  [
    "limb_asleep|one_side_weak",
    "mon bras s'est endormi parce que j'ai dormi dessus ; ma jambe est endormie à force de rester assis ; main morte au réveil puis c'est passé",
  ],
  ["high_pressure", "ma tension est un peu haute ; tension à 16 ; mon appareil affiche une tension élevée"],
  ["thirst", "j'ai toujours soif ; je bois sans arrêt ; la soif ne passe pas ; je bois cinq litres par jour"],
  ["weight_loss", "j'ai maigri ; mes habits flottent ; j'ai perdu 5 kilos ; mon pantalon est devenu large"],
  [
    "swollen_glands|neck_node",
    "des ganglions au cou ; une petite boule sous la mâchoire ; des glandes gonflées sous l'oreille",
  ],
  ["lump", "une boule sous la peau ; une grosseur au bras ; un kyste dans le dos ; quelque chose de dur sous la peau"],
  ["hair_loss", "mes cheveux tombent ; je perds mes cheveux ; une plaque sans cheveux ; ma tête se dégarnit"],
  ["drunk", "j'ai la gueule de bois ; j'ai trop bu hier soir ; lendemain de fête ; trop de bière hier"],
  ["snoring", "je ronfle ; mon mari ronfle fort ; on dit que je ronfle la nuit"],
  [
    "swallowed_harmless|swallowed_object",
    "il a avalé un noyau ; ma fille a avalé un chewing-gum ; il a avalé une pièce mais il va bien ; elle a avalé une graine de pastèque",
  ],
  [
    "vaccine_recent",
    "depuis le vaccin mon bras fait mal ; j'ai fait le vaccin hier et j'ai un peu mal ; bébé a été vacciné hier et il a la cuisse dure ; après la piqûre du vaccin",
  ],
  [
    "wound_object",
    "l'aiguille de la machine a cassé dans mon doigt et un bout est resté ; c'est le bout d'aiguille qui est dans la chair",
  ],
  ["urine_leak", "quand je tousse ou je ris les urines sortent seules ; j'ai des gouttes de pipi quand je tousse"],
  [
    "mouth_sores",
    "deux petits trous blancs dans la bouche ; un petit bouton blanc dans la bouche qui pique ; je me suis brûlé le palais avec du thé trop chaud",
  ],
  ["erectile_trouble", "mon moteur démarre plus depuis 5 mois avec madame"],
  ["hoarse", "ma voix est gâtée"],
  ["insect_sting", "j'ai écrasé une petite bête rouge et noire sur mon cou"],
  ["low_mood", "depuis le décès de mon papa il y a deux mois je pleure tout le temps"],
  ["blood_urine", "il a des gouttes rouges à la fin quand il pisse"],
  ["drunk", "g bu 6 bock hier soir"],
  ["milk_tooth", "sa dent de devant est tombée ce matin en mangeant"],
  [
    "friction_blister",
    "j'ai une ampoule au talon à cause de mes chaussures neuves ; mes nouvelles chaussures m'ont fait une ampoule ; cloque au pied à cause de la marche ; une ampoule dans la main après avoir pilé le mil ; une cloque au pied après la marche",
  ],
  [
    "sick_contact",
    "ma femme a la même chose ; mon fils aussi a mal à la tête ; toute la maison, tout le monde a mal à la tête",
  ],
  ["eye_tired", "mon œil gauche saute saute depuis trois jours ; la paupière du bas tremble toute seule"],
  ["contraception_trouble", "je ne sens plus les fils de mon stérilet"],
  ["tremor", "ma main droite tremble toute seule quand je me repose"],
  ["strong_urine", "mon pipi est jaune fluo depuis les vitamines"],
  ["human_bite", "elle s'est fait mordre à la main par un camarade"],
  ["snoring", "je ronfle trop fort et des fois je ne respire plus en dormant"],
];
