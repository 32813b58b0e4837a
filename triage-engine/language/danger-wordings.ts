/**
 * How danger signs are told: the concept (or concepts any of which will do), then wordings parted by « ; ». Each must be heard by the whole lexicon.
 */
export const dangerWordings: readonly (readonly [string, string])[] = [
  [
    "confusion",
    "il dit des choses qui n'ont pas de sens ; elle ne sait plus où elle est ; il ne reconnaît plus ses enfants ; il parle dans le vide ; elle confond le jour et la nuit depuis hier ; il a la tête ailleurs il répond à côté ; il déraille ; il n'est plus lui-même ; elle tient des propos bizarres ; il raconte des histoires sans queue ni tête ; il a perdu la boule depuis ce matin ; il est désorienté ; elle m'appelle par le nom de sa soeur morte ; son esprit est parti ; il ne comprend pas ce qu'on lui dit ; il mélange tout",
  ],
  [
    "drowsy",
    "il ne fait que dormir ; on n'arrive pas à le garder éveillé ; elle s'endort pendant que je lui parle ; il est dans les vapes ; il ouvre à peine les yeux ; elle est très somnolente ; il est tout endormi ; il faut le secouer pour qu'il ouvre les yeux ; elle ne se réveille pas pour téter ; il est amorphe ; elle est abattue elle ne bouge plus ; elle est comme assommée ; il est léthargique ; il reste les yeux fermés ; il est sans réaction ; bébé très mou qui dort tout le temps",
  ],
  [
    "unconscious",
    "il ne répond plus quand on l'appelle ; elle ne se réveille pas ; il est sans connaissance ; elle est dans le coma ; je le secoue et rien ; il gît par terre et ne bouge plus ; elle a perdu connaissance et n'est pas revenue ; on dirait qu'il est mort mais il respire",
  ],
  [
    "convulsion",
    "il a fait une crise les yeux révulsés ; elle s'est raidie et a tremblé de partout ; il a eu des secousses dans les bras et les jambes ; de la mousse sortait de sa bouche ; ses yeux sont partis en haut ; elle a fait une attaque avec bave ; le bébé sursaute des quatre membres sans s'arrêter ; il a convulsé ; il est tombé raide en tremblant ; il s'est mordu la langue en tremblant ; kono l'a pris ; il gigotait par terre tout raide les dents serrées",
  ],
  [
    "cannot_stand",
    "il ne tient plus sur ses jambes ; elle ne peut plus se lever du lit ; je n'arrive plus à me mettre debout ; il faut la porter ; il s'effondre quand on le lève ; elle n'arrive pas à s'asseoir toute seule tellement elle est faible ; je suis cloué au lit ; elle est trop faible pour marcher ; il ne peut même pas aller aux toilettes seul ; mes jambes ne me portent plus",
  ],
  [
    "cannot_drink",
    "il refuse le sein depuis ce matin ; elle n'avale plus rien ; il repousse le biberon ; elle ne veut rien boire du tout ; impossible de le faire boire ; il ne tète plus ; bébé ne suce plus ; il lâche le sein tout de suite sans téter ; elle garde la bouche fermée elle ne boit plus ; il ne prend plus rien par la bouche ; l'eau ne passe pas",
  ],
  [
    "vomits_everything",
    "tout ce qu'il boit ressort ; elle rend tout ; même l'eau il la vomit ; rien ne reste dans le ventre ; il vomit dès qu'il avale ; je ne garde rien ; le médicament ressort aussi ; elle ne supporte aucun liquide elle vomit ; il rejette chaque tétée ; je n'arrive à rien garder même pas une gorgée",
  ],
  [
    "fast_breathing",
    "il respire comme un chien qui court ; sa poitrine monte et descend très vite ; elle halète ; sa respiration est trop rapide ; il souffle vite vite ; elle respire comme si elle avait couru ; son ventre bouge vite quand il respire ; 60 respirations par minute ; il respire à toute vitesse",
  ],
  [
    "chest_indrawing",
    "ça se creuse sous ses côtes quand il respire ; on voit ses côtes quand il respire ; la peau rentre entre les côtes ; sa poitrine s'enfonce à chaque souffle ; le creux au dessus du sternum se tire ; il bat des ailes du nez et tire ; son thorax rentre ; sa gorge se creuse quand il respire",
  ],
  [
    "hard_breathing",
    "j'ai le souffle coupé ; je manque d'air ; je n'arrive pas à reprendre mon souffle ; elle suffoque ; j'étouffe ; l'air ne rentre pas ; ma respiration est bloquée ; il a du mal à souffler ; je suis essoufflé en parlant ; gêne respiratoire ; elle a la respiration courte ; je respire difficilement ; il lutte pour respirer ; j'ai du mal à prendre l'air ; ça m'empêche de respirer ; il tire pour respirer ; dyspnée ; je me noie dans l'air ; elle ne respire pas bien",
  ],
  [
    "cannot_speak",
    "elle doit s'arrêter entre chaque mot ; il parle mot par mot ; trop essoufflé pour parler ; il ne peut plus dire une phrase entière ; je n'arrive pas à finir mes phrases ; elle a juste la force de dire oui ou non tellement elle cherche l'air",
  ],
  [
    "blue_lips",
    "ses lèvres sont bleues ; elle est devenue violette ; le tour de sa bouche est bleu ; il a les ongles bleus ; sa langue est mauve ; il est tout bleu ; le visage cendré ; ses lèvres sont noires quand il tète",
  ],
  [
    "noisy_breathing",
    "il fait un bruit en respirant comme un sifflet dans la gorge ; ça ronfle quand il inspire ; sa respiration gratte ; il râle en respirant ; un bruit rauque quand elle inspire ; sa gorge siffle à l'inspiration ; il gémit à chaque respiration",
  ],
  [
    "wheeze",
    "ma poitrine siffle ; ça siffle quand je souffle ; j'ai des sifflements la nuit ; sa poitrine fait comme un chaton ; respiration sifflante ; il y a un sifflement quand il expire",
  ],
  [
    "chest_pressure",
    "j'ai un poids sur la poitrine ; comme si quelqu'un s'assoit sur ma poitrine ; ça me comprime au milieu de la poitrine ; comme une ceinture autour de la poitrine ; ma poitrine est prise dans un étau ; ça serre derrière le sternum ; oppression dans le thorax ; mon coeur est serré comme dans une main ; on dirait une brique posée là au milieu du thorax ; barre dans la poitrine ; ça m'écrase le torse ; douleur qui serre le sein gauche et l'épaule",
  ],
  [
    "pain_to_arm_jaw",
    "la douleur descend dans le bras gauche ; ça part dans la mâchoire ; ça remonte dans le cou ; mon bras gauche est lourd et engourdi avec la douleur ; ça irradie dans le dos ; ça me lance jusqu'au petit doigt gauche ; la douleur monte aux dents ; ça tire vers l'épaule gauche",
  ],
  [
    "fainted",
    "je suis tombée dans les pommes ; elle a perdu connaissance quelques secondes ; j'ai eu un voile noir et je suis tombé ; il s'est écroulé d'un coup ; tout est devenu noir ; elle est partie quelques secondes ; j'ai tourné de l'oeil ; j'ai perdu connaissance ; elle s'est évanouie ; blackout de une minute ; il est tombé sans connaissance puis il est revenu à lui ; syncope ; j'ai fait un malaise et je me suis retrouvé par terre",
  ],
  [
    "neck_stiff",
    "je ne peux pas toucher ma poitrine avec le menton ; la nuque est dure ; elle n'arrive pas à plier le cou ; son cou est raide comme du bois ; cou bloqué il ne peut pas baisser la tête ; ça fait mal quand je penche la tête en avant ; il garde la tête en arrière ; raideur du cou ; il crie quand on lui plie la tête",
  ],
  [
    "purple_spots",
    "des petites taches violettes sur les jambes ; des points rouges qui ne partent pas quand j'appuie ; des taches comme des bleus sont sorties sans choc ; petits points rouge foncé sur le ventre ; pétéchies ; taches de sang sous la peau ; des taches mauves apparaissent ; son corps est couvert de bleus qu'on n'explique pas",
  ],
  [
    "bulging_fontanelle",
    "le dessus de sa tête est bombé ; la fontanelle est gonflée ; l'endroit mou sur la tête pousse vers le haut ; le trou de sa tête est gonflé ; le sommet du crâne du bébé est tendu ; la fontanelle est dure",
  ],
  [
    "severe_belly_pain|severe_pain|rigid_belly",
    "une douleur terrible dans le ventre ; mon ventre me fait atrocement souffrir ; je suis plié en deux de douleur ; je me tords de douleur au ventre ; le ventre me tue ; la pire douleur de ma vie au ventre ; je pleure de douleur ; la douleur est à 9 sur 10 ; mal à crever ; je me roule par terre de douleur",
  ],
  [
    "rigid_belly",
    "mon ventre est dur comme du bois ; son ventre est tendu on ne peut pas le toucher ; ventre en béton ; le ventre est raide ; le ventre est dur comme une pierre ; elle crie dès qu'on effleure son ventre",
  ],
  [
    "black_stool",
    "mes selles sont noires ; caca noir comme du goudron ; je fais noir aux toilettes ; selles couleur de charbon qui sentent très mauvais ; les selles sont noires et collantes ; méléna ; mon caca est tout noir comme du café ; selles foncées presque noires et gluantes",
  ],
  [
    "vomits_blood",
    "j'ai vomi du sang ; il crache du sang en vomissant ; le vomi ressemble à du marc de café ; elle a rendu du rouge ; son vomi est noir ; il y avait des caillots dans le vomi ; il a vomi rouge ; vomissement couleur café ; elle rejette du sang frais",
  ],
  [
    "much_rectal_blood",
    "la cuvette est pleine de sang ; je saigne beaucoup par derrière ; le sang coule de l'anus sans s'arrêter ; des caillots sortent par l'anus ; je fais que du sang aux toilettes ; beaucoup de sang rouge dans les toilettes après la selle ; hémorragie par le rectum",
  ],
  [
    "jaundice",
    "ses yeux sont jaunes ; le blanc des yeux a jauni ; ma peau devient jaune ; mon bébé est jaune ; ictère ; on dit que j'ai les yeux couleur citron ; la jaunisse ; elle a le teint jaune",
  ],
  [
    "pallor",
    "elle est très pâle ; ses mains sont toutes blanches ; il n'a plus de couleur ; l'intérieur de ses paupières est blanc ; sa langue est blanche et ses paumes aussi ; il a le teint cireux ; blanche comme un linge ; il est livide ; il manque de sang",
  ],
  [
    "dark_urine",
    "mes urines sont comme du coca ; il pisse rouge foncé ; son pipi est couleur thé ; l'urine est marron ; urine noire ; pipi brun ; les urines sont très foncées ; urine couleur de bissap",
  ],
  [
    "no_urine",
    "il n'a pas pissé depuis hier ; sa couche est sèche depuis ce matin ; elle n'urine plus ; pas une goutte d'urine depuis 12 heures ; il n'a plus fait pipi ; je ne pisse plus du tout ; la couche de la nuit était sèche ; aucune couche mouillée aujourd'hui",
  ],
  [
    "sunken_eyes",
    "ses yeux sont creux ; les yeux rentrés dans la tête ; elle a les yeux enfoncés ; yeux cernés et creusés ; ses yeux sont partis au fond",
  ],
  [
    "skin_pinch_slow",
    "quand on pince sa peau elle reste debout ; le pli ne s'efface pas ; sa peau reste plissée ; la peau du ventre garde le pli",
  ],
  [
    "face_droop",
    "sa bouche est de travers ; le côté droit de son visage tombe ; son visage est déformé d'un côté ; sa lèvre pend d'un côté ; elle ne peut plus fermer un oeil et sa bouche est tirée ; son sourire est bizarre d'un seul côté ; la moitié de la figure ne bouge plus ; sa bouche est allée sur le côté ; la bouche est déviée",
  ],
  [
    "one_side_weak",
    "son bras gauche ne répond plus ; la moitié du corps est morte ; je n'arrive plus à tenir un verre avec la main droite ; il traîne la jambe droite depuis ce matin ; tout le côté droit est mou ; mon bras est devenu lourd d'un coup ; elle ne peut plus lever le bras ; sa main droite ne serre plus ; une jambe qui ne suit plus ; paralysie d'un côté ; il a perdu la force dans un bras ; ma main ne m'obéit plus",
  ],
  [
    "speech_trouble",
    "elle cherche ses mots ; il bredouille ; sa langue est lourde ; on ne comprend plus ce qu'elle dit ; les mots sortent de travers ; il parle comme s'il avait bu ; sa parole est devenue pâteuse ; elle n'arrive plus à articuler ; il veut parler mais rien ne sort ; il dit des mots qui n'existent pas ; il a perdu l'usage de la parole",
  ],
  [
    "vision_loss",
    "je ne vois plus d'un oeil ; un rideau noir est tombé sur mon oeil ; je suis devenu aveugle d'un coup ; tout est noir de l'oeil droit ; la moitié de ce que je regarde a disparu ; j'ai perdu la vue ; mon oeil gauche ne voit plus rien",
  ],
  [
    "thunderclap",
    "ma tête a explosé d'un coup ; mal de tête venu en une seconde ; comme un coup de marteau brutal dans la tête ; une douleur de tête foudroyante ; un éclair dans la tête ; mal de tête subit et violent ; comme si on m'avait donné un coup derrière la tête ; douleur explosive dans la tête pendant l'effort",
  ],
  [
    "worst_headache",
    "jamais eu aussi mal à la tête de ma vie ; le pire mal de tête de ma vie ; je n'ai jamais eu un mal de tête pareil ; mal de tête insupportable comme jamais",
  ],
  [
    "shoulder_tip_pain",
    "j'ai mal à l'épaule quand je me couche et au ventre ; douleur en haut de l'épaule avec le mal de ventre",
  ],
  [
    "pregnant",
    "j'attends un enfant ; je porte une grossesse ; je suis à ma 3e grossesse actuellement ; mon ventre de 6 mois de bébé ; g une grossesse ; je suis tombée enceinte ; elle attend un bébé ; je suis gestante ; j'ai un bébé dans le ventre",
  ],
  [
    "late_period",
    "je n'ai pas eu mes menstrues ; je suis en retard de 10 jours ; mes règles ne viennent plus ; j'attends mes règles depuis 3 semaines ; ma dernière vue des règles date de deux mois ; pas de règles ce mois ci ; mes ragnagnas tardent ; les règles sont passées de date",
  ],
  [
    "vaginal_bleeding",
    "je saigne en bas ; du sang sort de mon intimité ; je perds du sang par devant ; j'ai des pertes de sang ; des saignements vaginaux ; du sang marron en bas ; spotting ; sang dans ma culotte ; ça coule rouge entre mes jambes",
  ],
  [
    "soaks_pads",
    "je trempe une serviette toutes les heures ; le sang coule sur mes jambes ; je baigne dans le sang ; 5 garnitures en 2 heures ; le matelas est plein de sang ; des caillots gros comme un oeuf ; le sang a traversé le pagne",
  ],
  [
    "waters_broken",
    "j'ai perdu les eaux ; de l'eau coule entre mes jambes ; la poche a éclaté ; un liquide clair sort du vagin ; la poche des eaux est percée ; je suis mouillée j'ai senti un pop",
  ],
  [
    "no_fetal_movement",
    "le bébé ne bouge plus ; je ne sens plus mon bébé ; depuis hier pas de coups de pied ; l'enfant dans mon ventre est calme depuis hier il ne remue pas ; plus aucun mouvement du bébé ; le bébé dort trop dans le ventre il ne tape plus ; ça ne bouge plus dans mon ventre",
  ],
  [
    "contractions|labour",
    "le ventre durcit toutes les 5 minutes ; les douleurs viennent et repartent régulièrement ; j'ai des contractions ; le travail a commencé ; ça serre et ça relâche toutes les dix minutes",
  ],
  [
    "baby_coming",
    "je sens la tête qui descend ; j'ai envie de pousser ; on voit les cheveux du bébé ; le bébé est en train de sortir ; la tête sort",
  ],
  [
    "vision_blurred|aura|flashes_floaters",
    "je vois des étoiles ; ma vue est trouble ; je vois des mouches devant les yeux ; j'ai du brouillard devant les yeux ; je vois double et flou ; des points brillants devant mes yeux ; ma vue a baissé ; tout est flou ; je vois des éclairs",
  ],
  [
    "face_swelling",
    "mon visage est bouffi ; j'ai la figure gonflée ; mes paupières et mes joues sont enflées ; visage gonflé au réveil ; mes yeux sont tout gonflés et ma face aussi",
  ],
  [
    "testicle_pain",
    "mes couilles me font mal ; j'ai un testicule qui fait très mal ; ma bourse gauche est douloureuse ; une de mes boules est montée et fait mal ; mal aux parties intimes du côté gauche chez un garçon ; mes bijoux de famille me font souffrir ; mon fils se tient le zizi et dit que sa boule lui fait mal ; douleur du scrotum",
  ],
  [
    "priapism",
    "mon érection ne redescend pas ; ça reste dur depuis 5 heures ; mon sexe est dressé depuis cette nuit et ça fait mal ; bandaison qui ne finit pas ; il bande depuis le matin sans arrêter",
  ],
  [
    "hernia_stuck",
    "ma hernie ne rentre plus ; la boule à l'aine est devenue dure et fait mal ; la boule du nombril est coincée ; je n'arrive plus à repousser ma hernie ; la boule de l'aine est bloquée dehors avec douleurs",
  ],
  [
    "no_stool_gas",
    "je ne pète plus ; rien ne sort ni gaz ni selle ; plus de caca ni de vent depuis 3 jours ; mon transit est arrêté ; je n'arrive ni à faire caca ni à péter",
  ],
  [
    "rice_water",
    "je fais de l'eau blanche sans arrêt ; la diarrhée est comme l'eau du riz ; ça sort comme un robinet de l'eau claire ; des selles blanches liquides en quantité ; diarrhée comme de l'eau de cuisson du riz",
  ],
  [
    "tongue_swelling",
    "ma langue gonfle ; ma gorge se ferme ; mes lèvres ont doublé ; la luette est enflée ; je sens ma gorge gonfler ; sa langue est énorme ; ma langue ne tient plus dans la bouche",
  ],
  [
    "cannot_swallow|drooling",
    "je ne peux plus avaler ma salive ; il bave car il n'arrive plus à avaler ; je dois cracher ma salive ; même la salive ne passe pas ; avaler est impossible ; il laisse couler la salive",
  ],
  [
    "locked_jaw",
    "ma mâchoire est bloquée ; il n'arrive plus à ouvrir la bouche et il se raidit ; ses dents sont serrées ; son corps se cambre ; il a des contractures partout ; le bébé de 7 jours ne peut plus téter sa bouche est fermée raide ; son dos fait l'arc",
  ],
  [
    "suicidal_thoughts|suicidal_plan",
    "j'ai envie de disparaître ; je ne veux plus vivre ; je veux en finir ; la mort serait mieux ; je pense à me tuer ; mieux vaut mourir ; je voudrais m'endormir et ne plus me réveiller ; la vie ne vaut plus la peine ; j'ai des idées noires ; je vais me pendre ; je veux me jeter du pont ; je ne sers à rien autant partir ; je veux rejoindre ma mère morte ; tout le monde serait mieux sans moi",
  ],
  [
    "suicide_attempt",
    "il a essayé de se tuer ; elle a avalé une boîte de comprimés pour mourir ; il s'est pendu on l'a décroché ; elle s'est ouvert les veines ; j'ai pris plein de médicaments exprès ; elle a bu du désherbant après la dispute ; il s'est jeté dans le puits",
  ],
  [
    "swallowed_caustic",
    "il a bu de l'eau de javel ; elle a avalé de la soude ; l'enfant a goûté le déboucheur ; il a bu l'acide de batterie ; il a pris le produit pour wc ; elle a bu le javel ; mon bébé a mis de la potasse dans la bouche",
  ],
  [
    "swallowed_pesticide",
    "il a mangé la mort aux rats ; elle a bu du gramoxone ; il a avalé du produit pour herbes ; l'enfant a bu l'insecticide ; il a mis du rat killer dans la bouche ; il a bu du roundup ; elle a avalé du lannate ; il a bu le produit de champ",
  ],
  [
    "swallowed_kerosene",
    "il a bu de l'essence ; elle a avalé du gasoil ; il a bu le pétrole lampant ; il a siphonné et avalé du carburant ; mon fils a bu du white spirit ; il a bu le diluant peinture",
  ],
  [
    "overdose|swallowed_medicine",
    "l'enfant a avalé les comprimés de mamie ; elle a pris 20 paracétamol ; il a bu tout le sirop ; il a mangé mes pilules de tension ; j'ai pris trop de médicaments ; le petit a vidé la plaquette de diazépam",
  ],
  [
    "swallowed_battery",
    "il a avalé une pile bouton ; elle a mangé la pile de la montre ; un petit aimant est parti dans sa gorge ; la pile de la télécommande il l'a avalée",
  ],
  [
    "smoke_gas",
    "on a dormi avec le fourneau de charbon dans la chambre ; le groupe électrogène tournait dans la maison ; j'ai respiré beaucoup de fumée dans l'incendie ; le brasero était allumé et on avait fermé la fenêtre ; fuite de gaz et mal de tête",
  ],
  [
    "head_injury",
    "il s'est cogné la tête ; elle est tombée sur la tête ; un coco lui est tombé sur le crâne ; choc à la tête ; il a reçu une brique à la tête ; elle a heurté le mur avec le front ; on l'a frappé à la tête ; sa tête a tapé le sol ; traumatisme crânien",
  ],
  [
    "lost_consciousness_injury",
    "il a perdu connaissance après le choc ; elle est restée KO quelques minutes ; il ne se souvient pas de l'accident ; il s'est évanoui quand sa tête a cogné ; après la chute il n'a pas répondu pendant une minute",
  ],
  [
    "road_crash",
    "j'ai eu un accident de moto ; un gbaka l'a percuté ; il a été renversé par une voiture ; le taxi l'a fauché ; on a fait un tonneau ; ils ont fait un carambolage ; accident de la circulation ; une moto l'a cogné",
  ],
  [
    "heavy_bleeding",
    "ça saigne sans s'arrêter ; le sang gicle ; le sang traverse le pansement ; je n'arrive pas à arrêter le sang ; il perd beaucoup de sang ; le sang coule à flots ; hémorragie ; on a mis trois serviettes et ça saigne toujours ; le sang sort par saccades",
  ],
  [
    "stab_gun",
    "il a été poignardé ; on lui a donné un coup de machette ; balle dans la jambe ; il a reçu un coup de couteau ; il s'est fait tirer dessus ; agressé avec une lame ; planté avec un tesson",
  ],
  [
    "burn",
    "je me suis brûlé avec l'eau bouillante ; l'huile a giclé sur mon bras ; il est tombé dans le feu ; la marmite s'est renversée sur elle ; la vapeur m'a brûlé ; elle a reçu l'eau chaude sur la poitrine ; il a mis la main dans la braise",
  ],
  [
    "electric_shock",
    "il a été électrocuté ; j'ai pris le courant ; le courant m'a attrapé ; il a touché un fil électrique ; il a pris une décharge ; le courant l'a jeté",
  ],
  [
    "drowning",
    "on l'a sorti de l'eau il ne respirait pas bien ; il a failli se noyer ; elle a bu la tasse et tousse depuis ; il est tombé dans le puits et a avalé de l'eau ; il a coulé dans la piscine ; repêché dans la lagune",
  ],
  [
    "choking",
    "il a avalé de travers et n'arrive plus à respirer ; une arachide est passée dans ses poumons ; il s'étouffe avec une pièce ; quelque chose est coincé dans sa gorge et il devient bleu ; il s'est étranglé avec un bonbon ; elle s'étouffe en mangeant",
  ],
  [
    "snake_bite",
    "un serpent m'a mordu ; j'ai été mordu par une vipère ; il a marché sur un serpent qui l'a piqué ; le serpent l'a eu au pied ; morsure de serpent ; une chose longue l'a mordu dans l'herbe la nuit ; cobra a touché son mollet ; le mamba l'a attrapé",
  ],
  [
    "saddle_numbness",
    "je ne sens plus quand je m'essuie ; l'entrejambe est endormi ; mes fesses sont endormies ; je ne sens plus mon périnée ; tout est mort entre mes jambes ; ça ne sent plus rien autour de l'anus",
  ],
  [
    "cannot_hold_urine",
    "je fais pipi sur moi ; je ne contrôle plus mes urines ; les selles partent sans que je sente ; incontinence depuis hier ; l'urine coule toute seule ; je n'arrive plus à me retenir",
  ],
  [
    "both_legs_weak",
    "mes deux jambes ne répondent plus ; mes jambes sont paralysées ; je ne sens plus mes jambes ; mes jambes sont mortes depuis ce matin ; les deux pieds ne bougent plus ; mes jambes se dérobent",
  ],
  [
    "limb_cold_pale",
    "mon pied est froid et blanc ; ma jambe est glacée ; sa main est devenue toute pâle et froide ; mes orteils sont bleus et gelés",
  ],
  [
    "leg_swelling_one",
    "une seule jambe a gonflé ; mon mollet gauche est plus gros que l'autre ; la jambe droite est enflée ; ma cuisse gauche a doublé de volume ; un pied gonflé l'autre normal",
  ],
  [
    "pleuritic_pain",
    "j'ai mal quand je respire fort ; ça pique dans les côtes à chaque inspiration ; un point de côté quand je respire ; ça coupe quand j'inspire ; mal au poumon en respirant",
  ],
  [
    "hives",
    "je suis couvert de plaques qui grattent ; des plaques rouges gonflées partout ; urticaire ; mon corps se couvre de boutons d'allergie ; des cloques plates qui démangent partout d'un coup",
  ],
  [
    "rabies_signs",
    "il a peur de l'eau depuis la morsure ; il crie quand on lui montre l'eau ; il ne supporte pas le vent et l'eau après la morsure du chien ; sa gorge se serre quand il voit l'eau",
  ],
  [
    "apnea",
    "il s'arrête de respirer par moments ; bébé fait des pauses dans la respiration ; sa respiration s'arrête puis reprend ; il oublie de respirer",
  ],
  [
    "floppy",
    "il est mou comme un chiffon ; bébé tout flasque ; il n'a plus de tonus ; ses bras retombent ; poupée de chiffon ; son corps est sans force comme un linge",
  ],
  [
    "cold_body",
    "il est froid au toucher ; son corps est glacé ; ses mains et pieds sont froids ; bébé froid comme la glace ; elle est devenue froide",
  ],
  [
    "dizzy|vertigo",
    "j'ai la tête qui tourne ; je chancelle ; je me sens partir ; j'ai des étourdissements ; la terre bouge ; j'ai la tête légère ; je tangue ; je vois la maison tourner ; j'ai un vertige",
  ],
  [
    "breath_deep",
    "il respire très profond et son haleine sent la pomme ; son haleine sent le vernis ; il respire fort et profond comme un soufflet ; il a une odeur d'acétone",
  ],
  [
    "thirst",
    "j'ai tout le temps soif ; il boit des litres ; je ne fais que boire ; une soif terrible ; la gorge sèche je bois tout le temps",
  ],
  [
    "much_urine",
    "je pisse tout le temps beaucoup ; il se lève 6 fois la nuit pour uriner ; j'urine des quantités ; il refait pipi au lit ; polyurie",
  ],
  [
    "low_sugar_signs",
    "j'ai pris mon insuline sans manger et je tremble ; sueurs froides et faim d'un coup ; mon sucre est tombé à 0,5 ; hypoglycémie ; je tremble et j'ai une faim terrible ; le sucre a chuté",
  ],
  ["hard_breathing", "elle respire avec difficulté ; il a de la peine à respirer ; il cherche sa respiration"],
  ["speech_trouble", "elle parle de façon incompréhensible"],
  ["heavy_bleeding", "ça gicle du sang"],
  ["purple_spots", "des plaques violacées sur les jambes"],
  ["swallowed_caustic", "ma nièce a bu la teinture noire pour cheveux ; elle a avalé de la teinture"],
  [
    "tearing_pain",
    "une douleur atroce comme une déchirure entre les omoplates ; ça déchire dans le dos et la poitrine",
  ],
  ["cord_out", "on voit le cordon qui sort en bas"],
  ["bad_alcohol", "je vois comme dans du brouillard depuis le sodabi d'hier"],
  ["cannot_stand", "je tiens mal debout"],
];
