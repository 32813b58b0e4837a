import { any, without } from "./in-text.ts";
import type { Otherwise } from "./otherwise-meant.ts";

const swims = /\b(?:nag\w*|noy\w*|piscine|mer|lagune|riviere|fleuve|puits|marigot|plage|bassine|seau|baignade)\b/;
const sore = /\b(?:cou|nuque|torticolis|dos|epaules?|oreiller|coussin|position|natte|canape)\b/;
const isNew =
  /\b(?:aggrav\w*|empir\w*|(?:encore )?plus faibles?|recommenc\w*|nouve\w*|d'un coup|brusqu\w*|soudain\w*|(?:depuis|des|ce|cet|cette) (?:hier|ce matin|cette nuit|matin|nuit|midi|soir|aujourd'hui|tout a l'heure|une heure|\d+ (?:heures?|minutes?)) [^.!?\n]{0,25}\b(?:bras|jambe|bouche|parle|main)|(?:bras|jambe|bouche|parle|main)\b[^.!?\n]{0,30}\b(?:depuis (?:hier|ce matin|cette nuit)|aujourd'hui|tout a l'heure))\b/;

/** What falls, turns, is soft or is drunk may be a thing: words that tell of no sign of the body, or of another one. */
export const meantOfThings: readonly Otherwise[] = [
  // « la corde est tombée », « mes règles sont tombées », « ses notes tombent »
  {
    signs: /^(?:fall|low_fall|fell_other)$/,
    words:
      /\b(?:regles?|lunes?|menstrues|cordes?|cordon|nombril|croutes?|notes?|bout)\b[^.!?,\n]{0,18}\btomb\w*|\bn'est pas tombee?\b|\bpas tombee? (?:je|du tout)\b/,
    over: true,
  },
  // « plus de règles depuis deux ans »
  { signs: /^late_period$/, words: any, beside: /^menopause$/, anywhere: true },
  // « tombée dans les pommes »
  { signs: /^(?:fall|fell_other|low_fall)$/, words: /\btomb\w* dans les pommes\b/, over: true, as: "fainted" },
  // « au lit ça ne marche plus, ça se lève pas bien »
  {
    signs: /^(?:cannot_stand|fatigue|unwell_vague|both_legs_weak|leg_weakness)$/,
    words:
      /\b(?:ca|il|elle)? ?(?:ne )?(?:se |s'y )?(?:leve|dresse|tient|marche|fonctionne|repond)(?:nt)? (?:pas|plus|mal)(?: (?:bien|comme avant|trop))?\b/,
    over: true,
    only: /\bau lit\b|\b(?:erection|bander?|virilite|faiblesse sexuelle|rapports? (?:avec|sexuels?)|avec (?:ma femme|madame|ma copine))\b/,
    as: "erectile_trouble",
  },
  // « deux trous de dents », of a dog
  {
    signs: /^(?:toothache|caries|gum_swelling)$/,
    words:
      /\b(?:trous?|marques?|traces?|empreintes?|points?) (?:de |des |laissee?s? par (?:les|ses) )?(?:ses |ces |deux |2 )?(?:dents?|crocs?)\b/,
    over: true,
    only: /\b(?:chiens?|chiot|chats?|singes?|mord\w*|morsure|animal|rats?|porc|ane)\b/,
  },
  // « il a fait un AVC en 2020, son bras gauche est resté faible »
  {
    signs: /^(?:one_side_weak|fatigue|face_droop|speech_trouble|leg_weakness|both_legs_weak)$/,
    words:
      /\b(?:avc|attaques?(?: cerebrale)?|hemiplegie|paralys\w*)\b[^.!?\n]{0,50}\b(?:en (?:19|20)\d\d|(?:il y a|ya|y a|depuis) (?:\S+ ){0,2}(?:ans?|annees?|mois|longtemps)|l'an (?:passe|dernier)|l'annee (?:passee|derniere))\b[^.!?\n]{0,80}|\b(?:sequelles?|restee?s? (?:paralysee?|faible|comme ca))\b[^.!?\n]{0,40}\b(?:avc|attaque)\b/,
    over: true,
    only: new RegExp(String.raw`^(?![^]*${isNew.source})`),
    as: "stroke_history",
  },
  // « des soucis qui tournent dans ma tête »
  {
    signs: /^(?:vertigo|dizzy|balance_loss|positional_vertigo)$/,
    words:
      /\b(?:soucis?|pensees?|idees?|problemes?|questions?|dettes?|choses)\b[^.!?\n]{0,20}\btourn\w*|\btourn\w*,? pas (?:ma|la|sa) tete\b/,
    over: true,
  },
  // « je dors mal »
  {
    signs: /^bad_pillow$/,
    words: /\b(?:dor[st]|dormi|dormir|dormait|dormais|dorme)\s(?:\S+ )?mal\b|\bmal dormi\b/,
    over: true,
    only: new RegExp(String.raw`^(?![^]*${sore.source})`),
  },
  // « je suis fatigué des yeux »
  {
    signs: /^fatigue$/,
    words: /\bfatigue?e?s? (?:des|aux|dans les) yeux\b|\byeux (?:\S+ ){0,2}fatigue\w*|\bfatigu\w* (?:mes|les) yeux\b/,
    over: true,
    as: "eye_tired",
  },
  // « c'est juste le hoquet qui le fatigue »
  {
    signs: /^fatigue$/,
    words:
      /\b(?:hoquet|toux|nez|demangeaisons?|bruit|rhume|bouton|dent)\b[^.!?\n]{0,12}\bqui (?:me|le|la|lui|nous) (?:fatigue|derange|enerve)/,
    over: true,
  },
  // « les mollets qui se serrent la nuit, les deux »
  {
    signs: /^calf_pain$/,
    words: /\b(?:les|mes|ses|aux|des)(?: deux)? mollets\b|\bmollets\b[^.!?\n]{0,40}\bles deux\b/,
    only: /^(?![^]*\b(?:un seul|gauche|droit|d'un cote|l'autre)\b)/,
    as: "limb_pain",
  },
  { signs: /^leg_swelling_one$/, words: /\bles deux (?:mollets|jambes|pieds|cuisses|pareil)\b/, over: true },
  // « metformine pour le sucre », « le dernier taux était correct »
  {
    signs: /^high_sugar$/,
    words:
      /\b(?:pour|contre) (?:le |mon |son )?(?:sucre|diabete)\b|\btaux\b[^.!?\n]{0,15}\b(?:correct|normal|bon|bien)\b/,
    over: true,
    as: "diabetes",
  },
  // « une cloque de la taille d'une pièce », which is not larger than one
  {
    signs: /^burn_blisters$/,
    words:
      /\b(?:cloques?|ampoules?|bulles?)\b[^.!?\n]{0,25}\b(?:taille d'une|comme (?:la taille d')?une|(?:grande?|grosse?|large)s? comme une|plus petites? qu'une|pas plus (?:grande?s?|grosse?s?) qu'une) (?:petite )?(?:piece|jeton|ongle|pois)\b/,
    over: true,
    as: "burn",
  },
  // « une ampoule avec des chaussures neuves, la peau est décollée »
  { signs: /^(?:burn_blisters|skin_peeling|burn)$/, words: any, beside: /^friction_blister$/, anywhere: true },
  // « c'est juste rouge, pas de bouton ni plaie »
  {
    signs: /^(?:wound|wound_infected|small_wound|deep_cut|foot_wound)$/,
    words: /\b(?:pas|sans|aucune?|ni|plus)\b[^.!?,\n]{0,20}\bni (?:de |une |la )?plaies?\b|\bni plaies?\b/,
    over: true,
  },
  // « ça va mieux depuis que j'ai bu de l'eau »
  {
    signs: /^(?:water_inhaled|drowning)$/,
    words: /\bbu(?:vant|vais|vait)? (?:beaucoup |un peu |un verre |un coup |assez )?d(?:e l)?'\s?eau\b/,
    over: true,
    only: new RegExp(String.raw`^(?![^]*${swims.source})`),
  },
  // « elle se lève pour pisser, son lit est sec »
  {
    signs: /^bed_wetting$/,
    words:
      /\b(?:lits?|draps?|nattes?|matelas|couches?) (?:est|sont|restent?)? ?(?:toujours |bien )?(?:secs?|seches?|propres?)\b/,
  },
  // « c'est le caca qui est mou », « caca mou jaune seulement »
  { signs: /^floppy$/, words: /\b(?:caca|selles?|popo|crottes?)\b[^.!?\n]{0,20}\b(?:mou\w*|molles?)\b/, over: true },
  {
    signs: /^diarrhea$/,
    words: /\b(?:caca|selles?|popo)\b[^.!?,\n]{0,15}\b(?:mous?|molles?|moue)\b[^.!?,\n]{0,25}/,
    over: true,
    only: /^(?![^]*\b(?:liquide?s?|eau|coul\w*|diarr\w*|(?:[4-9]|1\d|quatre|cinq|six|sept|huit|dix) fois|souvent|beaucoup|sans arret|trop)\b)/,
  },
  // « rien dans la gorge »
  {
    signs: /^(?:foreign_body|object_ear_nose|choking)$/,
    words:
      /\brien (?:de coince |n'est (?:coince |reste )?)?(?:dans|a) (?:la gorge|le nez|l'oreille|les oreilles|le gosier)\b/,
    over: true,
  },
  // « je monte les escaliers et je ne sens rien dans la poitrine »
  {
    signs: /^(?:effort_pain|chest_pain|chest_pressure)$/,
    words:
      /\b(?:sens?|sent|a|ai|ressens) (?:rien|aucun\w*|pas de)\b[^.!?\n]{0,20}\b(?:dans|a) (?:la|ma|sa) poitrine\b|\bpoitrine (?:est |reste )?(?:bien )?(?:libre|tranquille|legere)\b/,
    over: true,
  },
  // « je me lève quatre fois la nuit, le jet est faible »
  { signs: /^much_urine$/, words: any, beside: /^weak_stream$/, anywhere: true, as: "frequent_urine" },
  // « une assiette me fait deux repas »
  {
    signs: /^indigestion$/,
    words: /\b(?:fait|font|dure) (?:\S+ )?(?:deux|trois|2|3) repas\b/,
    over: true,
    as: "loss_of_appetite",
  },
  // « trois boules de placali », « de grosses boules dures » of stools
  {
    signs: /^(?:lump|lump_worrying)$/,
    words:
      /\bboules? (?:de |d')(?:placali|foutou|attieke|kabato|to|riz|pate|feu|gomme|neige|petanque)\b|\bboules? d'eau\b/,
    over: true,
  },
  {
    signs: /^(?:lump|lump_worrying)$/,
    words: /\bboules? (?:toutes? )?dures?\b/,
    over: true,
    only: /\b(?:selles?|caca|constip\w*|toilettes?|pouss\w*)\b/,
    as: "hard_stool",
  },
  // « il tape des pieds »
  {
    signs: /^(?:blow|limb_pain)$/,
    words: /\btape\w* (?:des|du|avec (?:les|ses)) (?:pieds?|bras|mains?)\b/,
    over: true,
  },
  // « comme sur des braises », « c'est un fer à repasser »
  {
    signs: /^burn(?:_\w+)?$/,
    words:
      /\b(?:comme|dirait|est) (?:sur |dans )?(?:des |une? |de la |du |le )(?:braises?|feu|fer a repasser|fer|piment|four|marmite)\b/,
    over: true,
  },
  { signs: /^itchy_nose$/, words: /\bharmattan\b/, over: true, only: without("nez|eternu\\w*|narines?") },
  // « il boit sa bouillie »
  {
    signs: /^feeding_question$/,
    words:
      /\b(?:bu|boi[ts]?|mange\w*|avale\w*|gard\w*|fini\w*|pris|prend) (?:\S+ ){0,2}?bouillie\b|\bcommence (?:cette|la|ce|hier)\b/,
    over: true,
  },
  // « les gaz passent, le ventre est souple »
  {
    signs: /^(?:bloating|milk_gas)$/,
    words: /\bgaz (?:d'echappement|ouvert|butane|du voisin)|\b(?:bouteille|odeur|fuite|laisse) (?:de |le |du )?gaz\b/,
    over: true,
  },
  // « schizophrénie suivie », « le marabout a dit »
  {
    signs: /^hears_voices$/,
    words: /\bmarabout\w*|\bsorcellerie\b/,
    over: true,
    only: without("voix|entend\\w*|poursui\\w*|ordonn\\w*"),
  },
  // « le reste du jour », « rester à la maison combien de jours »
  {
    signs: /^supply_request$/,
    words: /\breste\w* (?:du|de la|a la|chez)\b|\brenouvel\w* (?:mes |mon |ma )?(?:lunettes|passeport|carte|carnet)/,
    over: true,
  },
  {
    signs: /^worms$/,
    words: /\bvers (?:\d|\S+ heures?|midi|minuit|le|la|les|l'|une?|moi)\b|\bv[eè]rr?e? d'?o\b/,
    over: true,
  },
  { signs: /^weight_loss$/, words: /\bfilet\b[^.!?\n]{0,10}\bmaigre\b|\bmaigrir sans\b/, over: true },
  { signs: /^jaw_swelling$/, words: /\bchique\w*/, over: true },
  {
    signs: /^violence_danger$/,
    words:
      /\b(?:mere|pere|papa|maman|mari|patron|chef|prof) va me tuer\b|\bje vais tuer\b|\bbruler (?:un|des|le|les) (?:pneus?|ordures?|champ|herbes?)/,
    over: true,
    only: without("frapp\\w*|coups?|couteau|etrangl\\w*|menac\\w*|arme"),
  },
  { signs: /^sprain$/, words: /\bfoule\b|\bfoul\w{0,2}ard\b|\bchevilles? (?:\S+ ){0,2}gonfl\w*/, over: true },
  {
    signs: /^palpitations$/,
    words: /\bcoeur (?:me |m'a )?(?:bat|saute\w*|a saute)\b/,
    over: true,
    only: /\b(?:encore (?:quand|rien|en)|rien que|peur|serpent|herbes|braqu\w*|voleurs?)\b/,
  },
  // « le front brûle d'un côté, des cloques sont sorties »
  {
    signs: /^(?:burn(?:_\w+)?|headache)$/,
    words: any,
    only: /^(?![^]*\b(?:huile|eau|feu|flamme\w*|marmite|fer|soleil|vapeur|the|cafe|soupe|sauce|acide|friture|moteur|echappement|produit|courant|ciment)\b)(?=[^]*\bcloques?\b)[^]*\b(?:d'un (?:seul )?cote|cote (?:gauche|droit)|en bande|en ceinture|en grappe|sorti\w*)\b/,
    as: "shingles",
  },
  // « on me dit de lui faire une purge »
  {
    signs: /^enema$/,
    words:
      /\b(?:dit|disent|conseille\w*|veu[tx]|veulent|propose\w*|faut|devrais|dois|doit|peux|puis)\b[^.!?\n]{0,30}\b(?:purg\w*|lavement|poire)\b/,
    over: true,
    only: without("deja|a fait|ai fait|avons fait|fait hier|apres le lavement|apres la purge"),
  },
  // « mon mari croit que j'ai le palu »
  {
    signs: /^(?:malaria|typhoid|dengue|yellow_fever)$/,
    words: /\b(?:croit|croient|pense|pensent|dit|disent)\b[^.!?\n]{0,20}\b(?:palu\w*|typho\w*|dengue|fievre jaune)\b/,
    over: true,
    only: without("fievre|chaud\\w*|frissons?|corps chauffe|39|38|40|temperature"),
  },
  // « est-ce une hémorragie ? »
  {
    signs: /^(?:heavy_bleeding|bleeding)$/,
    words: /\b(?:est-ce|c'est|serait)[^.!?\n]{0,12}\bhemorragie\b ?\?/,
    over: true,
  },
  // « le voisin parle de génies »
  {
    signs: /^hears_voices$/,
    words: /\b(?:genies?|mauvais esprits?|sorci\w*)\b/,
    over: true,
    only: without("voix|entend\\w*|ordonn\\w*"),
  },
  // « ça fait floc quand je penche la tête », of an ear
  {
    signs: /^(?:diarrhea|watery_diarrhea|rice_water)$/,
    words: any,
    only: /^(?![^]*\b(?:selles?|caca|ventre|toilettes?|diarrh\w*)\b)[^]*\b(?:oreilles?|coton[- ]tige|floc|ploc|entends?)\b/,
  },
  // « accroupi longtemps, j'ai failli tomber »
  {
    signs: /^(?:dizzy|dizzy_on_standing)$/,
    words: /\bfailli tomber\b/,
    over: true,
    only: /\b(?:accroupie?|jambe|assise? dessus|engourdi\w*)\b/,
  },
  // « pas une crise de convulsion, une crise de colère »
  {
    signs: /^(?:crisis|crisis_named|fainted)$/,
    words: /\bcrises? de (?:colere|nerfs|jalousie|rire|larmes)\b/,
    over: true,
  },
  { signs: /^crisis$/, words: any, only: /\bcrises? de colere\b|\bpique une colere\b/ },
  // « je ne vois plus mes règles », « jvoi plu mé regle »
  {
    signs: /^(?:vision_\w+|flashes_floaters|period_now)$/,
    words: /\b(?:je |j'?)?(?:ne )?voi[stx]?e? (?:plus?|pas?|toujours pas) (?:mes?|les?) (?:regles?|menstrues|lunes?)\b/,
    over: true,
    as: "late_period",
  },
  // « j'ai peur de tomber enceinte », « g pe tombé enceinte? »
  {
    signs: /^(?:became_pregnant|pregnant|pregnancy_possible)$/,
    words:
      /\b(?:peu[xt]?|pe|peut-etre|risque|peur|pas|va|vais|pourrais?) (?:de |d'|pu |etre )?(?:tomb\w*|etre|devenir) enceinte\b|\b(?:veu[xt]?|ve|voulais?) (?:pas |pa )(?:de grossesse|etre enceinte|tomb\w* enceinte)/,
    over: true,
    as: "emergency_contraception",
    only: /\b(?:capote|kapote|kpote|preservatif|condom|lendemain|dechir\w*|craqu\w*|glisse|perce\w*|sans protection)\b/,
  },
  // « la journée elle dort dans son fauteuil devant la télé »
  {
    signs: /^(?:lying_flat_worse|bad_pillow)$/,
    words:
      /\b(?:journee|apres-midi|midi|sieste|tele|television)\b[^.!?\n]{0,30}\b(?:fauteuil|canape|chaise)|\b(?:fauteuil|canape|chaise)[^.!?\n]{0,20}\b(?:tele|television|journee|sieste)/,
    over: true,
    only: without("essouffl\\w*|etouff\\w*|respir\\w*|oreillers?|a plat|couche[er]? "),
  },
  // « quand il prend le sein je serre les dents »
  {
    signs: /^(?:toothache|locked_jaw)$/,
    words: /\bserr\w* (?:les|mes) dents\b/,
    over: true,
    beside: /^(?:breast_pain|sore_nipple|labour|contractions|anal_pain|piles)$/,
    anywhere: true,
  },
  // « le bout des seins est fendillé »
  {
    signs: /^(?:breast_pain|wound|small_wound)$/,
    words:
      /\b(?:bouts?|mamelons?|tetons?) (?:de |des |du )?(?:mes |mon |ses |son |les )?(?:seins? )?(?:est |sont )?(?:fendill\w*|creva\w*|fissur\w*|gerce\w*|abime\w*|coupe\w*|blesse\w*|ecorche\w*)/,
    over: true,
    as: "sore_nipple",
  },
  {
    signs: /^(?:wound|small_wound)$/,
    words: /\bbouts?\b[^.!?\n]{0,12}\b(?:blesse\w*|abime\w*|coupe\w*)/,
    over: true,
    only: /\b(?:seins?|mamelons?|tetons?|tete)\b/,
    as: "sore_nipple",
  },
  // « le blem », « un blème »: a trouble
  { signs: /^pallor$/, words: /\bun (?:petit |gros )?bl[e]me?s?\b/, over: true },
  // « on dirait il y a du sable dedans », of an eye
  {
    signs: /^(?:dirty_wound|wound|foreign_body)$/,
    words: /\bsables?\b/,
    over: true,
    only: /\b(?:yeux|oeil|paupieres?)\b/,
    as: "eye_pain",
  },
  // « elle ouvre la bouche pour me montrer »
  {
    signs: /^swallowed_battery$/,
    words: /\bmontr(?:er?|ent|ez|es|ant)\b/,
    over: true,
    only: without("aval\\w*|piles?|aimants?|batteries?"),
  },
  // « une tôle m'a coupé un peu, c'est pas gros »
  {
    signs: /^deep_cut$/,
    words: any,
    only: /^(?![^]*\b(?:profond\w*|baille|beant\w*|ouvert\w*|tendon|os)\b)[^]*\b(?:coupe\w* (?:juste |seulement )?un (?:petit )?peu|(?:c'?est|c|plaie) pas (?:gros|grosse|grande?|large)|petite (?:coupure|plaie|entaille))\b/,
  },
  // « Mon oncle a versé de l'huile dans son oreille »
  {
    signs: /^burn(?:_\w+)?$/,
    words: /\b(?:vers|mis|met|coul)\w*\b[^.!?\n]{0,12}\bhuile\b/,
    over: true,
    only: /\boreilles?\b/,
  },
  // « il fait caca une fois en quatre jours »
  {
    signs: /^(?:diarrhea|watery_diarrhea)$/,
    words:
      /\b(?:cacas?|selles?|toilettes?)\b[^.!?\n]{0,12}\b(?:une|1|deux|2) (?:seule )?fois (?:en|tous les|par|chaque) (?:\d|deux|trois|quatre|cinq|six|semaine)/,
    over: true,
    as: "constipation",
  },
  // « elle court aux toilettes pour quelques gouttes »
  {
    signs: /^(?:diarrhea|watery_diarrhea)$/,
    words: /\b(?:cour[st]?|va|vais|par[st]|retourne)\b[^.!?\n]{0,8}\b(?:aux?|vers les?) (?:wc|toilettes?|pot|douche)\b/,
    over: true,
    only: /^(?![^]*\b(?:caca|selles?|diarrhee|liquide|colique)\b)[^]*\b(?:piss\w*|urin\w*|pipi|gouttes)\b/,
    as: "frequent_urine",
  },
];
