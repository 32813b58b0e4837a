import type { EverydayConcept } from "./concept.ts";

/** How signs known elsewhere are told over several sentences (`EverydayConcept`). */
export const toldBesides: readonly Pick<EverydayConcept, "id" | "told" | "unless" | "of">[] = [
  {
    id: "heat_rash",
    told: [
      String.raw`bouton*|grain*|point*|granul* & petit*|minuscul*|fin*|plein* & /(?:chaleur|fait (?:tres |trop |si )?chaud|transpir|sueur|sue\b|couvr|bonnet|coupure) & cou|dos|pli*|front|poitrine|nuque|ventre|torse`,
    ],
    unless: /\b(?:pus|cloques?|fievre a|corps (?:est )?chaud|suinte|croutes?|rougeole|change de place)/,
  },
  {
    id: "speech_trouble",
    told: [
      String.raw`bégai*|bégay* & /(?:depuis (?:hier|ce matin|cette nuit|tout a l'heure|la chute|le choc|l'accident)|d'un coup|soudain\w*|brutal\w*|apres (?:la|une|sa|le|un|l') ?(?:chute|choc|coup|accident))`,
      String.raw`/^(?![^]*\b(?:en mangeant|bebe|gazouill\w*|chewing|aphtes?|dents?)\b) & /\bmots?\b[^.!?\n]{0,15}\bveul?(?:ent|t) rien dire|\bparle\w*[^.!?\n]{0,30}\bbouche (?:est )?pleine`,
    ],
  },
  {
    id: "pregnancy_test_negative",
    told: [
      String.raw`/tests?\b[^.!?\n]{0,20}\b(?:neg\w*|un seul trait|1 trait) & /(?:regles|grossesse|pilule|implant|injection|sterilet|enceinte|retard|rapport)`,
    ],
    unless: /\b(?:palu|tdr|vih|sida|hepat)\w*/,
  },
  {
    id: "wound",
    told: [
      String.raw`/\b(?:viens de me|vient de se|me suis|s'est) (?:\S+ )?(?:couper?|entailler?|ouvrir|ouverte?|trancher?)\b[^.!?\n]{0,30}\b(?:poignet|main|paume|doigt|pouce|index|bras|avant-bras|jambe|pied|genou|cuisse|mollet|visage|front|levre|tete)`,
    ],
  },
  {
    id: "newborn_marks",
    told: [
      String.raw`/^(?![^]*\b(?:selles?|caca|vomi\w*|nombril|cordon|beaucoup|caillots?)\b) & /\b(?:couches?|pampers)\b & /\b(?:sang|rouge|rosee?s?|trait rose)\b & /\b(?:sexe|parties?|minette|vulve|zezette|foufoune|mini[- ]?regles)\b & /\b(?:jours|naissance|nee|accouche)\b`,
    ],
  },
  {
    id: "night_terror",
    of: "child",
    told: [
      String.raw`/^(?![^]*\b(?:fievre|palu|chaud|convuls\w*|secou\w*|raide|bave|mousse|langue|bleu|urine)\b) & /\b(?:hurl|cri|pleur|assoi|assis|s'assoit)\w* & /\b(?:minuit|nuit|vers (?:\d+|une|deux|trois) ?h\w*)\b & /\b(?:reconnai\w+ pas|souvien\w* (?:pas|de rien)|se recouche|se rendort|recouche et dort)`,
    ],
  },
  {
    id: "iron_stool",
    told: [
      String.raw`/^(?![^]*\b(?:goudron|colle\w*|puant\w*|vomi\w*|ulcere)\b) & /\b(?:selles?|caca|popo)\b[^.!?]{0,30}\b(?:noir\w*|fonce\w*|verdatres?) & /\b(?:prends?|pris|donnee?|donne) (?:du |le |mon |mes comprimes de |des comprimes de |comprimes de )?(?:fer|tardyferon|fumafer|foldine)\b`,
    ],
  },
  {
    id: "ear_bubbles",
    told: [
      String.raw`/\b(?:floc|ploc|glou ?glou|blob|clapot\w*) & /\b(?:baign\w*|piscine|nag\w*|mer|lagune|douche|plong\w*)`,
    ],
  },
  {
    id: "low_figure",
    told: [
      String.raw`/^(?![^]*\b(?:tomb\w*|evanoui\w*|tourne|sang|vomi\w*|diarrhee|enceinte|faible|vertiges?)\b) & /\btension\b[^.!?]{0,40}\b(?:8|9|10)(?:[.,]\d)? ?(?:sur|\/) ?[4-7](?:[.,]\d)?\b`,
    ],
  },
  {
    id: "burn",
    told: [
      String.raw`/\b(?:huile|eau|soupe|sauce|the|cafe|bouillie|feu|marmite|casserole|vapeur|fer|moteur|graisse|lait)(?: (?:chaude?|bouillante?|de friture))? (?:m'a|l'a|lui a|nous a|a) (?:tres |bien |un peu )?brule`,
    ],
  },
  {
    id: "menopause",
    told: [
      String.raw`/(?:(?:plus|pas) (?:eu |vu )?(?:de |mes |les )?regles|regles (?:sont |ont |se sont )?(?:arretees?|finies?|disparu\w*|parties|stoppees?)|arret des regles)\b[^.!?\n]{0,25}\b(?:deux|trois|quatre|cinq|six|sept|huit|dix|[2-9]|1\d|2\d) ans`,
      String.raw`/(?:plus|pas) (?:eu |vu )?(?:de |mes |les )?regles[^.!?\n]{0,25}\b(?:(?:1[2-9]|2\d) mois|(?:un|1) an)\b & /(?:\b(?:4[5-9]|5\d|6\d) ?ans|menopaus\w*|bouffees|chaleurs)`,
    ],
  },
  {
    id: "bed_wetting",
    of: "child",
    told: [
      String.raw`mouill*|pipi|piss*|urin*|tremp* & lit|natte|matelas|drap*|nuit*|couche*|dorm* & /(?:jamais (?:ete )?(?:sec|propre)|n'est pas (?:encore )?propre|encore la nuit|presque (?:chaque|toutes)|gronde|expres|moque|honte)`,
    ],
    unless: /\b(?:transpir|sueur|mon mari|vieux|papa|maman de)/,
  },
  {
    id: "itch_night_household",
    told: [
      String.raw`/^(?![^]*\b(?:anus|fesses|derriere|moustiques?|vers)\b) & /\b(?:gratt\w*|demang\w*) & /\bnuits?\b & /\b(?:femme|mari|madame|(?:les|mes|ses|des) (?:enfants|petits)|freres?|soeurs?|famille|coloc\w*|camarades?|dortoir)\b[^.!?\n]{0,25}\b(?:se grattent?|aussi|pareil)`,
    ],
  },
  {
    id: "recurrent",
    told: [String.raw`/\b(?:cha(?:que|k|q) (?:mois?|fois)|(?:tous|tout|tt) les? mois?)\b & /\bregles?\b`],
  },
  {
    id: "hard_stool",
    told: [
      String.raw`/\b(?:toilettes?|selles?|cacas?|wc)\b & /\bdure?s?\b[^.!?\n]{0,12}\b(?:caillou\w*|pierres?|bois|beton|fer)\b|\bsort (?:pas|mal|difficilement)\b[^.!?\n]{0,20}\bdure?s?\b`,
    ],
  },
  {
    id: "sore_nipple",
    told: [
      String.raw`/\bbouts?\b[^.!?\n]{0,20}\b(?:fend\w*|crevass\w*|blesse\w*|coupe\w*|saigne\w*|ecorche\w*|gerce\w*)\b & /\b(?:seins?|tete|allait\w*|mamelons?)\b`,
    ],
  },
  {
    id: "testicle_pain",
    told: [
      String.raw`/^(?![^]*\b(?:mang\w*|suc\w*|aval\w*|achet\w*|sucreries?)\b) & /\bbonbons\b & /\b(?:mal|douleurs?|gonfl\w*|monte\w*|durs?)\b & /\b(?:en bas|ecarte\w*|un cote|aux bonbons|(?:mes|ses|les) bonbons (?:me|lui|font|gonfl\w*|sont))\b`,
    ],
  },
  {
    id: "one_side_weak",
    told: [
      String.raw`/\bmain (?:droite |gauche )?(?:n'arrive plus a |ne )?(?:lache\w*|laisse tomber) (?:les|la|le|tout|ce|ses|son)|\b(?:tient|prend|mange|porte)[^.!?\n]{0,20}\bavec l'autre main seulement`,
      String.raw`/(?<!\ba )\b(?:un|le|tout un|son|mon|ton) cote (?:du corps |droit |gauche )?(?:est |c'est )?(?:comme |devenu )?mort\b`,
    ],
  },
  {
    id: "pesticide_exposure",
    told: [
      String.raw`/\b(?:champs?|plantation|cacao|coton|traite\w*|pulveris\w*)\b & /\b(?:machine (?:au|sur le) dos|pompe|pulveris\w*|atomiseur|produit (?:contre|pour) (?:les )?(?:capsides|insectes|herbes|mirides)|traiter|traitait|traite)\b & /\b(?:bave|saliv\w*|transpir\w*|sueurs?|mouille|trembl\w*|vomi\w*|pupilles?|larm\w*|pleure|tete (?:qui )?tourne|faible)`,
      String.raw`/\b(?:insecticides?|pesticides?|herbicides?|furadan|decis|baygon|vaporis\w*|pulveris\w*)\b & /\b(?:respire\w*|inhale\w*|aspire\w*|champs?|traite\w*|renverse\w*)\b & /\b(?:bave\w*|salive\w*|transpir\w*|trembl\w*|vomi\w*|yeux (?:qui )?(?:pleurent|coulent))\b`,
    ],
  },
  {
    id: "suicide_attempt",
    told: [
      String.raw`/\b(?:aval\w*\b(?! (?:un|mon|le|1|2|deux) (?:\w+ )?(?:comprime|cachet))[^.!?\n]{0,25}|(?:pris|bu) (?:tous|plein|beaucoup|trop|toute?|une (?:boite|plaquette)|la boite|des boites)\b[^.!?\n]{0,25})\b(?:medicaments?|comprimes?|cachets?|produits?|boites?|plaquettes?)\b & /\b(?:parce qu\w*|a cause (?:de|d')|apres|quand|depuis que)\b[^.!?\n]{0,40}\b(?:laissee?|quittee?|trompee?|dispute\w*|rupture)\b`,
    ],
  },
  {
    id: "locked_jaw",
    told: [
      String.raw`/\b(?:plaies?|blessures?|clou|cordon|epine)\b & /\b(?:dos|corps) (?:se (?:plie|cambre|courbe) (?:tout seul|en arriere|en arc)|se cambre|s'arque|en arc)\b`,
    ],
  },
  {
    id: "spontaneous_bleeding",
    told: [String.raw`/^(?![^]*\bvaccin\w*) & /\bfievre jaune\b & /\bsaigne\w*|\bdu sang\b`],
  },
  {
    id: "blood_ear_nose",
    told: [
      String.raw`/\b(?:accident|moto|tombee?|chute|coup|choc|renvers\w*|percut\w*)\b & /\b(?:saigne|sang (?:qui )?(?:sort|coule))\b[^.!?\n]{0,12}\boreilles?\b`,
    ],
  },
  {
    id: "unconscious",
    told: [
      String.raw`/\bbebe\b & /\b(?:est sorti|vient de (?:sortir|naitre)|viens d'accoucher|vient d'accoucher)\b & /\b(?:crie|respire|bouge)\w* (?:pas|plus|toujours pas)\b(?! (?:beaucoup|souvent|trop|fort|bien|la nuit))|\bn'a (?:pas|toujours pas|pas encore) crie\b(?! (?:beaucoup|fort|longtemps))`,
    ],
  },
  {
    id: "burn_large",
    told: [
      String.raw`/\b(?:asperge\w*|arrose\w*|verse\w*)\b[^.!?\n]{0,20}\b(?:essence|petrole|alcool)\b & /\b(?:mis le feu|pris feu|allum\w* le feu|feu sur|brul\w*)\b`,
    ],
  },
  {
    id: "cannot_speak",
    told: [
      String.raw`/\b(?:peut|peux|arrive|arrivent|pouvait) (?:plus |pas )?(?:a )?ni (?:parler|avaler|respirer)[^.!?\n]{0,12}\bni (?:parler|avaler|respirer)\b`,
    ],
  },
  {
    id: "stab_gun",
    told: [
      String.raw`/\b(?:on|ils|elles|quelqu'un|voleurs?|policiers?|bandits?|coupeurs?|braqueurs?|soldats?)\b[^.!?\n]{0,15}\b(?:a|ont|avait|avaient) tire (?:sur (?:lui|elle|moi|nous)\b|dessus)(?! (?:le|la|les|un|une)\b)`,
    ],
  },
  {
    id: "open_fracture",
    told: [
      String.raw`/\bos (?:est|sont|sort|sorti|blanc|casse)? ?(?:tout |bien )?dehors\b & /\b(?:l'os|les os) (?:est|sont|sort|sorti)`,
    ],
  },
  {
    id: "long_labour",
    told: [
      String.raw`/\b(?:accouche\w*|travail|contractions|pousse)\b & /\bdepuis (?:hier|(?:1[2-9]|[2-9]\d) ?h\w*|douze|quinze|vingt\S*|deux jours|une journee|(?:toute )?la (?:nuit|journee))\b & /\b(?:bebe|tete|enfant)\b[^.!?\n]{0,12}\b(?:sort|descend|vient|avance|passe) (?:pas|plus|toujours pas)\b`,
    ],
  },
  {
    id: "overdose",
    told: [
      String.raw`/\b(?:par terre|allongee?|evanouie?|repond (?:pas|plus)|dort)\b & /\b(?:boites?|plaquettes?|flacons?) vides?\b & /\b(?:a cote|autour|pres|avec|trouve\w*|par terre)\b`,
      String.raw`/\b(?:aval\w*|pris|bu)\b[^.!?\n]{0,12}\b(?:toute (?:la|une) (?:boite|plaquette|bouteille)|tout (?:le|un) (?:flacon|doliprane|paracetamol|efferalgan|sirop)|tous les (?:comprimes|cachets|medicaments)\b(?! (?:prescrits|que|du docteur)))`,
    ],
  },
  {
    id: "numb_one_side",
    told: [
      String.raw`/\bbras (?:droit|gauche)\b & /\bjambe (?:droite|gauche)\b & /\b(?:sen[ts]?|senti[rs]?) (?:plu?s?|pu|pas)\b|\bendormi\w*\b|\bengourdi\w*`,
    ],
  },
  {
    id: "crush",
    told: [
      String.raw`/\b(?:mur|toit|arbre|camion|voiture|gbaka|taxi|tracteur|dalle|armoire|moto|caisse|maison|bloc)\b[^.!?\n]{0,25}\b(?:tombee?|ecroulee?|roulee?|passee?|montee?) (?:sur|dessus) ?(?:lui|elle|moi|nous|eux)\b|\bsur (?:lui|elle|moi|nous) (?:est tombee?|s'est ecroulee?)`,
      String.raw`/\b(?:mur|toit|arbre|camion|voiture|gbaka|taxi|tracteur|dalle|armoire|moto|bloc)\b[^.!?\n]{0,25}\b(?:tombee?|ecroulee?|roulee?|passee?|montee?) sur (?:le|la|les|ma|mon|mes|sa|son|ses) (?:jambes?|pieds?|bras|mains?|ventre|poitrine|dos|tete|corps|fils|fille|mari|femme|frere|soeur|enfants?|petite?|bebe|mere|pere|ami|collegue|ouvrier|apprenti)\b`,
    ],
  },
  {
    id: "burn_face",
    told: [
      String.raw`/\b(?:visage|figure)\b[^.!?\n]{0,20}\bbrulee?s?\b|\bbrulee?s? (?:au|le|la|a la|tout le|toute la) (?:visage|figure)\b & /\b(?:explos\w*|huile|eau (?:chaude|bouillante)|feu|gaz|acide|marmite|vapeur|flammes?|essence)\b`,
    ],
  },
  {
    id: "burn",
    told: [
      String.raw`/\b(?:marmite|bouilloire|casserole|eau (?:chaude|bouillante)|huile|soupe|bouillie)\b[^.!?\n]{0,25}\b(?:versee?|renversee?|tombee?) sur (?:lui|elle|moi|le bebe|le petit|la petite|l'enfant|mon|ma|son|sa|ses|mes)\b`,
    ],
  },
  {
    id: "sexual_violence",
    told: [
      String.raw`/\btouchee? (?:par|a) (?:un|son|le|mon) (?:homme|garcon|oncle|voisin|maitre|cousin|beau-pere|professeur|patron|tonton)\b & /\b(?:saigne\w*|en bas|sexe|culotte|parties?|dit rien|peur)\b`,
    ],
  },
  {
    id: "many_stings",
    told: [
      String.raw`/\b(?:abeilles?|guepes?|frelons?)\b & /\b(?:essaim|ruche|piqu\w* (?:de )?partout|plus de \d\d+|\d\d+ (?:piqures?|fois|abeilles)|tout le corps|plein de piqures|attaquee?s?)\b & /\bpiqu\w*|\battaqu\w*`,
    ],
  },
  {
    id: "drowning",
    told: [
      String.raw`/^(?![^]*\b(?:brul\w*|robinet|douche|fraiche)\b) & /\brestee?\b[^.!?\n]{0,15}\bsous l'eau\b|\b(?:a coule|avait coule|coulait)\b[^.!?\n]{0,12}\b(?:lagune|mer|puits|piscine|marigot|fleuve|riviere)\b`,
    ],
  },
  {
    id: "swallowed_medicine",
    of: "child",
    told: [
      String.raw`/\b(?:bebe|enfant|petite?|fils|fille|garcon|fillette|gamine?)\b[^.!?\n]{0,40}\b(?:bu|avalee?|mangee?|croquee?)\b[^.!?\n]{0,25}\b(?:medicaments?|comprimes?|sirop|cachets?|gouttes)\b[^.!?\n]{0,15}\b(?:de (?:la |sa |ma |mon |son )?(?:tension|sucre|coeur|epilepsie|grand-?mere|grand-?pere|meme|maman|papa|mere|pere|voisine?)|du (?:coeur|sucre|papa|voisin|vieux)|contre (?:la|le) (?:tension|sucre))\b`,
    ],
  },
  {
    id: "amputation",
    told: [
      String.raw`/^(?![^]*\b(?:ongles?|peau|poils?|boutons?|croutes?|cheveux|bras de fer)\b) & /\b(?:doigt|pouce|orteil|main|bras|pied|jambe)\b[^.!?\n]{0,15}\b(?:(?:est|a ete|sont|s'est) (?:completement |tout |presque )?)(?:arrachee?s?|sectionnee?s?)\b|\b(?:lui a|m'a|a) (?:arrache|sectionne) (?:le|la|un|une|mon|ma|son|sa) (?:doigt|pouce|orteil|main|bras|pied|jambe)\b`,
    ],
  },
  {
    id: "smoke_gas",
    told: [
      String.raw`/\bbouteille de gaz\b[^.!?\n]{0,20}\b(?:fuyait|fuit|ouverte?|fuite)\b|\bfuites? de gaz\b|\b(?:inhale|respire|aspire)\w*[^.!?\n]{0,15}\b(?:gaz|fumee)\b & /\b(?:vomi\w*|mal a la tete|maux de tete|tete (?:me |lui )?(?:tourne|fait mal)|malaise|etourdie?s?|evanouie?s?|tombee?s?|vertiges?)\b`,
    ],
  },
  {
    id: "hard_breathing",
    told: [String.raw`/\brespire (?:a|qu'a) peine\b`],
  },
  {
    id: "soaks_pads",
    told: [
      String.raw`/\b(?:regles|saigne\w*|serviettes?|garnitures?|cotons?|pagnes?)\b & /\bchang\w*\b[^.!?\n]{0,30}\b(?:toutes les|tous les|chaque) (?:\d\d?|dix|quinze|vingt|trente) ?(?:min\w*|mn)\b`,
    ],
  },
  {
    id: "violence_danger",
    told: [
      String.raw`/\b(?:mari|copain|ex|compagnon|pere|frere|beau-pere|il|gars)\b[^.!?\n]{0,20}\b(?:va|veut|jure de|menace de|viendra|vient|compte) (?:encore |me |nous |la |revenir |rentrer |venir )*(?:me|nous|la) (?:re)?(?:frapper|tuer|battre|egorger)\b(?! (?:dans la main|au|aux)\b)`,
    ],
  },
  {
    id: "chest_pressure",
    told: [String.raw`/\bpoitrine\b & /\bca (?:me |lui )?(?:serre|oppresse|ecrase|comprime)`],
  },
  {
    id: "vaginal_bleeding",
    told: [
      String.raw`/\b(?:enceinte|grossesse)\b & /\bsang\b (?:qui |ki )?(?:me |lui )?(?:coule|sort|descend|vient)\w* (?:en bas|par le bas|par en bas|de mon sexe|par devant)`,
    ],
  },
  {
    id: "palpitations",
    told: [
      String.raw`/c(?:œ|oe)ur\b & /\bbat (?:trop |tres |si )?(?:fort|vite)\b & /\b(?:quand|meme|alors que)\b[^.!?\n]{0,20}\b(?:tranquille|assise?|couchee?|au repos)\b`,
    ],
  },
  {
    id: "vision_loss",
    told: [
      String.raw`/(?:œ|oe)il\b & /\b(?:droit|gauche|autre)\b[^.!?\n]{0,12}\btout noir\b & /\b(?:vois?|voit|vue|nette?)\b`,
    ],
  },
];
