import { any } from "./in-text.ts";
import type { Otherwise } from "./otherwise-meant.ts";

const baby = "(?:le|mon|ma|son|sa|au|notre) (?:bebe|bb|petite?|enfant|fils|fille|nourrisson)";

/** Words of the whole body, of illnesses and of what was done, that are said of something else than they sound like. */
export const meantOtherwise: readonly Otherwise[] = [
  // « le son est étouffé », of an ear.
  {
    signs: /^(?:cannot_breathe|hard_breathing)$/,
    words:
      /\b(?:sons?|bruits?|voix|paroles?|oreilles?|entend\w*|audition|musique)\b[^.!?\n]{0,25}\betouffe\w*|\betouffe\w*[^.!?,\n]{0,15}\boreilles?\b/,
    over: true,
  },
  // « mettre du chaud ou du froid ? »
  {
    signs: /^fever$/,
    words:
      /\b(?:du |de l'eau |eau |compresses? )?(?:chaude?s?|froide?s?) ou (?:plutot )?(?:du |de l'eau |eau )?(?:chaude?s?|froide?s?)\b/,
    over: true,
  },
  // « je sens tout, le chaud, le froid », of a patch of skin
  {
    signs: /^(?:fever|cold_body)$/,
    words:
      /\bsen[st]? (?:bien |encore )?(?:tou[ts]?|le)\b[^.!?\n]{0,10}\b(?:chaud|froid)\b(?:,? (?:et |ou )?(?:le )?froid)?/,
    over: true,
  },
  // « avaler, c'est du verre pilé »
  {
    signs: /^swallowed_/,
    words: /\baval\w*[^.!?\n]{0,20}\b(?:c'est|c est|ce sont|comme|on dirait)\b[^.!?\n]{0,25}|\bverre pile\b/,
    over: true,
  },
  { signs: /^hears_voices$/, words: /\b(?:acides? )?foli(?:k|c|ck|que)\b/, over: true },
  // « une dent me fatigue »
  ...(
    [
      ["toothache", "dents?|molaires?"],
      ["headache", "tete"],
      ["belly_pain", "ventre"],
      ["back_pain", "dos|reins"],
      ["knee_pain", "genou"],
      ["ear_pain", "oreilles?"],
      ["sore_throat", "gorge"],
    ] as const
  ).map(([as, part]): Otherwise => ({
    signs: /^fatigue$/,
    words: new RegExp(String.raw`\b(?:${part})(?: \w+)? (?:qui )?(?:me|le|la|lui|nous) fatigue`),
    over: true,
    as,
  })),
  // « ma boîte est vide », of tablets one wants again
  {
    signs: /^(?:poisoning|overdose|paracetamol_much|swallowed_\w+)$/,
    words:
      /\b(?:boites?|plaquettes?|flacons?) (?:est|sont|etai\w+|presque|deja|bientot)? ?(?:finie?s?|vides?|terminee?s?)\b/,
    only: /\b(?:ordonnance|renouvel\w+|reprendre|mes (?:memes )?(?:comprimes|cachets|medicaments)|traitement|tension)\b/,
    over: true,
  },
  // « ça me poignarde en bas à gauche », of a pain
  {
    signs: /^stab_gun$/,
    words: /\b(?:ca|cela|douleur|mal|qui) (?:me |te |le |la |lui )?poignard\w*|\bcomme un coup de (?:couteau|poignard)/,
    over: true,
    as: "severe_pain",
  },
  // « ça me brûle quand je fais pipi et je cours aux toilettes »
  {
    signs: /^diarrhea$/,
    words: /\b(?:cours?|courir|court|vais|va) (?:aux?|o|vers les) (?:toilettes?|wc|cabinet)\b/,
    over: true,
    beside: /^(?:burning_urine|frequent_urine)$/,
    as: "frequent_urine",
  },
  // « pas mal de tête », for « pas mal à la tête ».
  {
    signs: /^(?:headache|belly_pain|sore_throat|back_pain|chest_pain|toothache|upper_belly_pain|low_belly_pain)$/,
    words: /\bpas mal de (?:tete|ventre|gorge|dos|poitrine|dents?)\b/,
    over: true,
  },
  // « les boutons pâlissent quand j'appuie »
  {
    signs: /^pallor$/,
    words: /\b(?:boutons?|taches?|plaques?|rougeurs?)\b[^.!?\n]{0,25}\b(?:palissent|blanchissent|palit|blanchit)/,
    over: true,
  },
  // « on voit le petit point de la piqûre »
  {
    signs: /^(?:vision_blurred|flashes_floaters|vision_loss)$/,
    words:
      /\bon (?:y )?voit (?:bien |encore |juste )?(?:le|un|les|des) (?:petite?s? )?(?:point|trou|grain|bouton|marque|trace|bout|dent)\w*/,
    over: true,
  },
  // « ça va blesser l'enfant ? », « ya risque grossesse ? »
  {
    signs: /^(?:wound|small_wound|blow)$/,
    words: /\b(?:va|vais|peut|pourrait|risque de|peur de) (?:le |la |me |se )?blesser\b/,
    over: true,
  },
  { signs: /^pregnant$/, words: /\brisques? (?:de |d'une |d'|une |la )?grossesse\b/, over: true },
  { signs: /^floppy$/, words: /\b(?:trou|partie|endroit|creux|point) mou\b|\bfontanelle\b[^.!?\n]{0,20}/, over: true },
  {
    signs: /^(?:animal_bite|bite_face_neck|human_bite)$/,
    words: /\bmord\w* (?:la |sur la |dans la |bien la )?(?:compresse|gaze|mouchoir|coton)/,
    over: true,
  },
  { signs: /^sexual_violence$/, words: /\bforce[rz]?\b/, over: true, beside: /^foreskin_child$/ },
  // A baby that cuts its teeth.
  {
    signs: /^(?:animal_bite|bite_face_neck|human_bite)$/,
    words: /\bmord\w* (?:tout?|mm|meme|mon|ma|mes|son|sa|ses|le|la|les|un|une|des|dans)\b/,
    over: true,
    beside: /^teething$/,
    anywhere: true,
  },
  // « je me suis coupé, ça a pissé le sang »
  {
    signs: /^blood_urine$/,
    words: /\bpiss\w* (?:le |du |beaucoup de )?sang\b/,
    over: true,
    beside: /^(?:wound|small_wound|deep_cut|nosebleed|fracture|animal_bite)$/,
    anywhere: true,
  },
  // « je baisse la tête pour regarder le bébé »
  {
    signs: /^(?:baby_coming|baby_part_out|labour|lice)$/,
    words: new RegExp(String.raw`\btete (?:pour|en|afin)[^.!?,\n]{0,25}${baby}`),
    over: true,
  },
  // An arm one slept on, which came back.
  {
    signs: /^one_side_weak$/,
    words: /\b(?:morte?s?|endormie?s?|lourde?s?|mou|molle|plus rien)\b/,
    over: true,
    beside: /^limb_asleep$/,
    anywhere: true,
    only: /\b(?:revenu\w*|redevenu\w*|normale?|reparti\w*|passee?)\b/,
  },
  // A small child's arm that was pulled hangs by it.
  {
    signs: /^(?:one_side_weak|floppy|fracture)$/,
    words: /\b(?:bras|main)\b[^.!?\n]{0,40}/,
    over: true,
    beside: /^pulled_elbow$/,
    anywhere: true,
  },
  // What a baby leaves on somebody's shoulder.
  {
    signs: /^(?:knee_shoulder_worn|joint_pain|pain_to_arm_jaw|shoulder_pain)$/,
    words: /\bsur (?:mon|l'|son|notre|mes)\s?epaules?\b/,
    over: true,
    beside: /^(?:baby_spits_up|vomiting|drooling)$/,
  },
  // « je sue la nuit »
  {
    signs: /^sweating$/,
    words:
      /\b(?:sues?|suer|transpir\w*)\b[^.!?\n]{0,25}\b(?:la|les|toutes les|chaque) nuits?\b(?! (?:derniere|passee))|\bla nuit\b(?! (?:derniere|passee))[^.!?\n]{0,25}\b(?:sues?|transpir\w*)/,
    as: "night_sweats",
  },
  // « la nuit je mouille le drap », beside weeks of cough
  {
    signs: /^(?:bed_wetting|cannot_hold_urine|wet_dream)$/,
    words: /\bmouill\w* (?:le|mon|mes|les) (?:draps?|lit|matelas)/,
    beside: /^(?:cough|weight_loss|tuberculosis|sweating|night_sweats)$/,
    anywhere: true,
    as: "night_sweats",
  },
  // « c'est les côtes qui fatiguent à force de tousser »
  {
    signs: /^chest_pain$/,
    words: /\bcotes?\b[^.!?\n]{0,25}\bfatigu\w*|\b(?:cotes?|muscles?)\b[^.!?\n]{0,30}\ba force de touss\w*/,
    as: "chest_wall_pain",
  },
  // « la tête de mon bébé de deux mois »
  { signs: /^baby_coming$/, words: /\btete de (?:mon|notre|ma) \w+ (?:de|a|qui a) \w+/, over: true },
  // « j'ai mis du sérum dans le nez »
  {
    signs: /^object_ear_nose$/,
    words:
      /\b(?:serum|eau|gouttes?|spray|huile|lait|menthol|baume|vicks|pommade|sel)\b[^.!?\n]{0,15}\b(?:dans|ds|pour) (?:le |son |mon |les |ses )?(?:nez|narines?|oreilles?)/,
    over: true,
  },
  // « son cousin est mort de méningite l'an passé »
  {
    signs: /^meningitis_contact$/,
    words:
      /\bmeningite\b[^.!?\n]{0,25}\b(?:l'an (?:passe|dernier)|l'annee (?:passee|derniere)|(?:il y a|ya|y a) (?:longtemps|(?:\d+|un|deux|trois|quatre|cinq|dix) (?:ans?|mois))|quand (?:j'etais|il etait|elle etait))/,
  },
  // « mon voisin a eu la tuberculose, il y a longtemps »
  {
    signs: /^tb_contact$/,
    words:
      /\b(?:tuberculose|tb|bk)\b[^.!?\n]{0,25}\b(?:il y a|ya|y a) (?:tres |bien )?(?:longtemps|lontemps|des annees|plusieurs annees|(?:\d+|cinq|six|sept|huit|dix|quinze|vingt|trente) ans)/,
  },
  // « la peau pèle entre les orteils et gratte »
  {
    signs: /^(?:foot_wound|wound|small_wound|newborn_marks|eczema|skin_peeling)$/,
    words: /\bentre (?:les |mes |ses )?(?:orteils?|doigts? (?:de|du|des) pieds?)\b/,
    only: /^(?![^]*\b(?:plaies?|coup\w*|sang|saign\w*|clou|tesson|ulcere|noir\w*|diabet\w*)\b)[^]*(?:gratt|demang|pele|mycose|champignon|blanch|humide)/,
    as: "ringworm",
  },
  // « j'ai pincé son ventre, la peau revient »
  { signs: /^belly_pain$/, words: /\bpinc\w* (?:bien |un peu )?(?:son|le|mon|sa|la) (?:ventre|peau)/, over: true },
  {
    signs: /^recurrent$/,
    words: /\b(?:la |sa )?peau\b[^.!?\n]{0,40}\brevient\b|\brevient (?:tout de suite|vite|aussitot|a sa place)/,
  },
  // « je vais aux toilettes toutes les demi-heures, les urines sont claires »
  {
    signs: /^diarrhea$/,
    words:
      /\b(?:vais|cours|aller|passages?|suis) aux? (?:toilettes?|wc) (?:toutes? les?|tres souvent|souvent|tout le temps|sans arret)/,
    over: true,
    only: /^(?![^]*\b(?:selles?|caca|diarr?h|liquide|ventre))[^]*\b(?:urin|pipi|piss|brul)/,
  },
  // « les urines sont un peu troubles »
  {
    signs: /^little_urine$/,
    words:
      /\b(?:urines?|pipi)\b[^.!?,\n]{0,12}\bun (?:petit )?peu (?:troubl|fonce|jaun|orang|roug|ros|clair|chaud|odor|sale|blanch)/,
    over: true,
  },
  // « le nombril sort, c'est mou, ça rentre »
  {
    signs: /^floppy$/,
    words:
      /\b(?:nombril|hernie|boule|bosse|grosseur)\b[^.!?\n]{0,60}\bmou(?:s|lle)?\b|\bmou(?:lle)?,? (?:et )?(?:ca|elle) (?:rentre|bouge)\b/,
    over: true,
  },
  // « il peut pas marcher dessus », of a twisted foot
  {
    signs: /^leg_weakness$/,
    words: /\bmarche[rz]? dessus\b|\bpos(?:er|e) le pied\b/,
    over: true,
    as: "cannot_bear_weight",
  },
  { signs: /^vomiting$/, words: /\brien vomi/, over: true },
  // « Mémé a massé la cheville », of a child
  {
    signs: /^elderly$/,
    words: /\b(?:meme|mamie|papi|papy|mama|tata|tonton|tantie|le vieux|la vieille)\b (?:l'|lui |a |dit|veut|met|donne)/,
    over: true,
  },
  // « c'est juste la peau qui est partie un peu »
  { signs: /^burn_blisters$/, words: any, beside: /^(?:small_wound|wound|foot_wound)$/, anywhere: true },
  {
    signs: /^burn_blisters$/,
    words: /\bpeau (?:qui )?(?:est|s'est) (?:un peu )?(?:partie|enlevee|arrachee|rapee)\b/,
    over: true,
    only: /^(?![^]*(?:brul|chaud|feu|huile|soleil))/,
    as: "small_wound",
  },
  // « il vomit, enfin vomir c'est trop dire, il régurgite »
  {
    signs: /^(?:vomiting|many_vomits|vomits_everything)$/,
    words:
      /\bvomir c'est (?:trop|beaucoup|un grand mot)|\b(?:enfin|plutot|je veux dire),? (?:il |elle )?(?:regurgite|recrache|rote)/,
  },
  // « ma fille dit que je suis enceinte, mais mes règles ont fini le 8 »
  {
    signs: /^pregnant$/,
    words:
      /\benceinte\b[^.!?\n]{0,20}\bmais (?:m|s|l)es regles (?:ont|sont|viennent) (?:fini|venu|passe|arrive|de finir|de partir|terminee?)/,
    over: true,
  },
  // « il tète même un peu plus »
  {
    signs: /^(?:cannot_drink|poor_feeding|loss_of_appetite)$/,
    words: /\b(?:tete|boit|mange|bois)\b(?: \w+)? (?:un peu|encore|beaucoup|bien) plus\b/,
    over: true,
  },
  // « ma tension n'a jamais été haute », « personne m'a mordu »
  {
    signs: /^high_pressure$/,
    words: /\btension (?:n'a |n'est |a |est )?(?:jamais|pas) \S+ (?:haute?|elevee?|forte?)/,
    over: true,
  },
  { signs: /^(?:animal|human)_bite$/, words: /\bperson+e (?:ne )?(?:m'?a|l'?a|n'a) mord/ },
  // « ça ne me réveille pas »
  {
    signs: /^unconscious$/,
    words:
      /\b(?:ca|cela|ce|elle|il|la douleur|le mal)?\s?(?:ne |n')?(?:me|m'|nous) reveille (?:pas|plus|jamais|meme pas)\b|\breveille (?:pas|jamais) (?:la nuit )?(?:pour|a cause de) (?:ca|cela)/,
    over: true,
  },
  // « je souffre de bouffées de chaleur »
  { signs: /^pain_unplaced$/, words: /\bsouffr\w+ (?:de |d'|des |du )(?!douleurs?|maux|mal\b)/, over: true },
  {
    signs: /^(?:night_sweats|sweating)$/,
    words: any,
    only: /^(?![^]*(?:touss|toux|maigri|fievre|crach|poitrine|ganglion))/,
    beside: /^hot_flashes$/,
    anywhere: true,
  },
  // « mal à mourir, bon j'abuse »
  { signs: /^sexual_violence$/, words: /\bj'?abuse\b(?! de)/, over: true },
  // « ma voix est partie, ça revient petit à petit »
  { signs: /^recurrent$/, words: /\brevient (?:petit a petit|peu a peu|doucement|un peu|deja)\b/, over: true },
  // « comment la ramollir ? », of hard skin
  { signs: /^floppy$/, words: /\bramol+i\w*/, over: true },
  // « ça gratte plus que ça fait mal »
  {
    signs: /_pain$/,
    words: /\b(?:gratt|demang|chatouill|gen|tir)\w* plus qu(?:e |')(?:ca |il |elle )?(?:ne )?(?:fait|fais) mal\b/,
    over: true,
  },
  // « le vaccin, je ne sais même pas de quand il date »
  {
    signs: /^confusion$/,
    words:
      /\bsai[st] (?:meme |plus )?(?:pas |plus )?(?:trop )?(?:de )?quand (?:\S+ ){1,4}?(?:date|fait|vaccin\w*|remonte|rappel)/,
    over: true,
  },
];
