import type { Otherwise } from "#triage-engine/language/otherwise-meant.ts";

/** What harmless matters are said with, and what is no sign beside them. */
export const everydayMeant: readonly Otherwise[] = [
  { signs: /^(?:fainted|pallor|sweating|standing_faint)$/, words: /[^]+/, beside: /^blood_faint$/, anywhere: true },
  {
    signs: /^(?:fall|elderly_fall|head_injury|low_fall)$/,
    words: /\b(?:ca|sa|qui|les?|elles?|ils?|pellicules?|poudre) (?:en )?tomb\w*/,
    over: true,
    beside: /^dandruff$/,
  },
  {
    signs: /^(?:nail_problem|patch_pale|numb_patch|pallor)$/,
    words:
      /\b(?:tach|point|trait|strie|marque)\w* blanch?e?s?\b[^.!?\n]{0,40}\bl?ongles?\b(?! incarn)|\bl?ongles?\b(?! incarn)[^.!?\n]{0,40}\bblanc\w*/,
    over: true,
    beside: /^nail_white_spots$/,
  },
  {
    signs: /^(?:black_skin|limb_cold_pale|blue_lips|nail_problem|skin_dark_spots)$/,
    words: /\bl?ongles?\b(?! incarn)[^.!?,\n]{0,50}\b(?:noir|bleu|viol)\w*/,
    over: true,
    beside: /^toenail_black$/,
  },
  {
    signs: /^cannot_bear_weight$/,
    words: /\bposer? (?:la |ma |sa |l')?(?:tete|joue|crane|nuque|oreille)\b/,
    over: true,
  },
  {
    signs: /^genital_(?:ulcer|warts|itch)$/,
    words: /\bpaupieres?\b[^.!?\n]{0,12}/,
    over: true,
  },
  // « une tête bizarre » that somebody made; a head that never turns.
  { signs: /^dizzy$/, words: /\b(?:fait|faisait|faire|avait|tire) une (?:\w+ )?tete\b[^.!?,\n]{0,15}/, over: true },
  {
    signs: /^(?:dizzy|vertigo)$/,
    words: /\btete (?:ne |n')?(?:me |m'a )?tourn\w* (?:jamais|pas|point)\b/,
    over: true,
  },
  // « impossible de tourner la tête », of a stiff neck.
  {
    signs: /^(?:vertigo|positional_vertigo|dizzy)$/,
    words: /\btourne?r? (?:pas |plus |bien )?(?:la |ma |mon )?(?:tete|cou)\b/,
    over: true,
    beside: /^bad_pillow$/,
    only: /^(?![^]*(?:vertig|tourni|ca tourne|tout tourne|tete qui tourne))/,
  },
  {
    signs: /^meningitis$/,
    words: /\b(?:pens\w*|peur|crain\w*|parl\w*|dit|disent|cru|lu|inquiet\w*|c'est|ce soit)\b[^.!?\n]{0,30}\bmeningite/,
    over: true,
    beside: /^bad_pillow$/,
  },
  {
    signs: /^malaria$/,
    words:
      /\b(?:c'?est?|ce serait|serait-ce|ce soit|c) (?:un |le |du |pas )?(?:debut (?:de |d'un |du )?)?(?:palu|paludisme|malaria)\b[^.!\n]{0,10}\?/,
    over: true,
    beside: /^first_sport$/,
    anywhere: true,
  },
  {
    signs: /^severe_pain$/,
    words: /\btellement (?:que )?(?:ca |sa |c'est )?(?:me |m')?(?:fait |font )?(?:tres )?(?:mal|douloureux)\b/,
    over: true,
    beside: /^first_sport$/,
  },
  {
    signs: /^(?:leg_weakness|floppy|cannot_move_limb|limb_lift_hard|cannot_bear_weight)$/,
    words: /\b(?:lever|levo\w*|lv|plier|descend\w*|monter|escaliers?|marcher|jambes?|bras|cuisses?)\b/,
    over: true,
    beside: /^first_sport$/,
    only: /\b(?:muscles?|courbatur\w*|mal partout|courbatu\w*|raides?|cuisses?|fait mal|font mal)\b/,
  },
  // A limb one sat on, which came back.
  {
    signs:
      /^(?:one_side_weak|both_legs_weak|limb_no_feeling|numb_fingers|numbness|feet_tingle_both|leg_weakness|cannot_move_limb|numb_one_side|hand_numbness|stroke_said|injury_paralysis|cannot_bear_weight|hiv_exposure|insect_sting|limb_pain)$/,
    words:
      /\b(?:morte?s?|endor\w*|engourdi\w*|lourde?s?|mou|molle|plus rien|sen(?:s|t|tais|tait|tent|taient)|fourmi\w*|picot\w*|paralys\w*|coton|bois)\b/,
    over: true,
    beside: /^limb_sat_on$/,
    only: /^(?![^]*\b(?:bouche|visage|parole|parler|vue|urines?|selles|toujours pas|reviennent pas|revient pas|encore)\b)[^]*\b(?:revenu\w*|revient|redev\w*|normale?s?|reparti\w*|parti\w*|passee?s?|passe|fini|disparu\w*)\b/,
  },
  // « épaules rouges et chaudes », of who was in the sun.
  {
    signs: /^cellulitis$/,
    words:
      /\b(?:epaules?|dos|visage|nez|front|bras|nuque|peau|jambes|cuisses|decollete|cou)\b[^.!?\n]{0,40}\brouges?\b[^.!?\n]{0,20}\b(?:chaude?s?|brul\w*|chauff\w*)/,
    over: true,
    beside: /^sunburn$/,
    only: /\b(?:soleil|plage|piscine|mer|lagune|assinie|bassam|champs?|bronz\w*|baignade)\b/,
  },
  {
    signs: /^(?:chickenpox|measles_signs)$/,
    words: /\b(?:parle\w*|dit|disent|pense\w*|croit|peur)\b[^.!?\n]{0,25}\b(?:varicelle|rougeole)\b/,
    over: true,
    beside: /^heat_rash$/,
  },
  {
    signs: /^(?:pallor|low_sugar_signs|malnutrition)$/,
    words:
      /\b(?:dit|disent|dis|parle\w*|pense\w*|croit|raconte\w*)\b[^.!?\n]{0,25}\b(?:manqu\w* (?:de |du )?\w+|anemi\w*)/,
    over: true,
    beside: /^(?:dry_lips|nail_white_spots|limb_sat_on)$/,
    anywhere: true,
  },
  // Breath that is short by the nose alone.
  {
    signs: /^(?:hard_breathing|cannot_breathe|lying_flat_worse|apnea)$/,
    words: /\b(?:respir\w*|etouff\w*|souffle|air|manque d'air)\b/,
    over: true,
    beside: /^breath_by_mouth$/,
    only: /\b(?:nez|narines?)\b/,
  },
  {
    signs: /^bleeding$/,
    words: /\b(?:a|sa) (?:bien |un peu |beaucoup )?saigne\b/,
    over: true,
    beside: /^bit_own_mouth$/,
    only: /\b(?:fini|arretee?|stoppe|plus|passe)\b/,
  },
  { signs: /^suspect_food$/, words: /\bmang\w*[^.!?,\n]{0,20}/, over: true, beside: /^bit_own_mouth$/ },
  { signs: /^(?:lump|worms)$/, words: /\b(?:boules?|grains?|cailloux?|vers?)\b/, over: true, beside: /^tonsil_stone$/ },
  { signs: /^(?:ear_itch|ear_wax)$/, words: /[^]+/, beside: /^ear_cotton$/, anywhere: true },
  // « ma grand-mère est sourde », of who hears a ringing.
  {
    signs: /^hearing_loss$/,
    words:
      /\b(?:grand-?(?:mere|pere)|pere|mere|tante|oncle|maman|papa|vieux|vieille|voisine?) (?:est|etait) (?:devenue? )?sourde?/,
    over: true,
    beside: /^ear_ringing$/,
    anywhere: true,
  },
  // What food, drink and everyday medicines do.
  {
    signs: /^blood_urine$/,
    words: /\b(?:rose|rougeatre|fuchsia|bissap|betterave)\w*/,
    beside: /^pink_urine$/,
    only: /^(?![^]*\bsang\b|[^]*caillot)/,
  },
  {
    signs: /^green_stool$/,
    words: /\b(?:selles?|caca|popo|crottes?)\b[^.!?\n]{0,40}\bvert\w*/,
    over: true,
    beside: /^iron_stool$/,
  },
  {
    signs: /^black_stool$/,
    words: /\b(?:selles?|caca|popo|crottes?)\b[^.!?\n]{0,40}\b(?:noir|fonc|sombre)\w*/,
    over: true,
    beside: /^iron_stool$/,
    only: /^(?![^]*\b(?:goudron|(?<!pas )(?<!pas trop )coll|gluant|brillant|pu[eant]|odeur|petrole|cirage|charbon|cafe|liquid|sang|vertig|tourn|malaise|estomac|ventre|ulcer|aspirin|ibuprof|faibl|essouffl|palpit|vomi))[^]*\b(?:fer|tardyferon|fumafer|foldine|timoferol)\b/,
  },
  {
    signs: /^(?:ulcer_known|bleeding)$/,
    words: /\bulcere\b[^.!?,\n]{0,25}/,
    over: true,
    beside: /^iron_stool$/,
    only: /\b(?:lu|peur|dit|pense|cru|internet)\b/,
  },
  {
    signs: /^(?:thirst|much_urine|frequent_urine)$/,
    words: /\b(?:boi[rst]\w*|bu|litres?|piss\w*|urin\w*|pipi|toilettes|wc)\b/,
    over: true,
    beside: /^drinks_then_passes$/,
    anywhere: true,
    only: /^(?![^]*(?:soif|assoif|(?<!pour )maigr|kilos|poids|fatigu|faibl|flou|trouble|vomi))[^]*\b(?:litres?|bois|boire|bouteilles?)\b/,
  },
  {
    signs: /^(?:ear_water|known_allergy|no_milk|belly_swollen|allergy_trigger)$/,
    words: /\b(?:glouglou\w*|allerg\w*|lait|ventre (?:me )?(?:gonfl|enfl)\w*|gonfl\w*)/,
    over: true,
    beside: /^milk_gas$/,
    anywhere: true,
  },
  {
    signs: /^(?:suspect_food|chills|tremor)$/,
    words: /\b(?:saut\w*|zapp\w*|pas mang\w*|rien mang\w*|trembl\w*|trambl\w*)[^.!?,\n]{0,25}/,
    over: true,
    beside: /^hungry_shaking$/,
  },
  // What a medicine was given for.
  {
    signs:
      /^(?:acne|rash|hair_loss|fell_other|toothache|caries|headache|sore_throat|fatigue|limb_pain|joint_pain|back_pain)$/,
    words: /\bpour (?:me?s?|la|les?|ma|mon|sa|son|ses|des|l'|une?)? ?\w*(?: (?:de|du|des|qui|dans|au) ?\w*){0,2}/,
    over: true,
    beside: /^(?:empty_stomach_pill|metal_taste|iron_stool|bright_urine|dose_forgotten|dose_twice)$/,
    anywhere: true,
  },
  {
    signs: /^(?:tremor|agitation|chills)$/,
    words: /\b(?:trembl\w*|trambl\w*|agit\w*|nerv\w*)\b/,
    over: true,
    beside: /^coffee_(?:jitters|much)$/,
    anywhere: true,
    as: "coffee_jitters",
  },
  { signs: /^crying_baby$/, words: /\ba pleurer\b/, over: true, beside: /^empty_stomach_pill$/ },
  // « j'avais mal à l'épaule », for which a tablet was taken.
  {
    signs:
      /^(?:shoulder_pain|joint_pain|headache|limb_pain|back_pain|belly_pain|knee_pain|knee_shoulder_worn|toothache)$/,
    words: /\bavais? (?:un peu |tres |trop )?mal (?:a|au|aux|de|dans) [^.!?,\n]{0,30}/,
    over: true,
    beside: /^(?:expired_tablet|dose_twice)$/,
    anywhere: true,
  },
  {
    signs: /^(?:vomiting|feeding_question)$/,
    words: /\b(?:dois|doit|faut|faire|me faire)\b[^.!\n]{0,30}\bvomir\b/,
    over: true,
    beside: /^(?:expired_tablet|dose_twice)$/,
    anywhere: true,
  },
  {
    signs: /^(?:paracetamol_much|overdose|swallowed_medicine|double_dose|poisoning)$/,
    words: /\b(?:un|1|une|seul)\b|\b(?:empoison|intoxi|poison)\w*/,
    beside: /^expired_tablet$/,
    only: /^(?![^]*\b(?:plusieurs|boite entiere|plaquette|tous|trois|quatre|cinq|six|[3-9]|1\d) ?(?:comprimes?|cachets?|gelules?|doliprane)?\b(?= (?:comprimes?|cachets?|gelules?)))/,
  },
  {
    signs: /^(?:stroke_said|heart_said)$/,
    words:
      /\b(?:vais|va|peux|peut|risque\w*|pourrait|pourrais)\b[^.!?,\n]{0,15}\b(?:faire|avoir) (?:un |une )?(?:avc|attaque|crise)/,
    over: true,
    beside: /^dose_forgotten$/,
    anywhere: true,
  },
  // « j'ai paniqué », of who tells of something harmless.
  {
    signs: /^(?:panic|anxiety|stress)$/,
    words: /\b(?:j'?ai|g|on a) (?:un peu |vraiment |trop |failli )?paniqu\w*/,
    over: true,
    beside:
      /^(?:ear_ringing|limb_sat_on|pink_urine|bright_urine|toenail_black|bruise_ripens|bit_own_mouth|tonsil_stone|dose_twice|dose_forgotten|expired_tablet|lid_bite)$/,
    anywhere: true,
  },
  {
    signs: /^pain_unplaced$/,
    words: /\b(?:douleur|mal)\b[^.!?,\n]{0,12}\b(?:baiss\w*|passee?|parti\w*|mieux|calm\w*|finie?)\b/,
    over: true,
    beside: /^(?:expired_tablet|dose_twice|dose_forgotten)$/,
    anywhere: true,
  },
  // What men ask in confidence.
  {
    signs: /^(?:erectile_trouble|recurrent)$/,
    words: /[^]+/,
    beside: /^failed_once$/,
    anywhere: true,
    only: /^(?![^]*\b(?:plusieurs fois|souvent|toujours|depuis des|chaque fois|mois|annees?)\b)/,
  },
  {
    signs: /^(?:bed_wetting|night_sweats|infertility|recurrent)$/,
    words: /[^]+/,
    beside: /^wet_dream$/,
    anywhere: true,
  },
  {
    signs: /^(?:face_swelling|cellulitis|red_eye)$/,
    words:
      /\b(?:paupieres?|oeil|yeux)\b[^.!?\n]{0,20}\b(?:gonf|enf)\w*|\b(?:gonf|enf)\w*[^.!?\n]{0,12}\b(?:paupieres?|oeil)\b/,
    over: true,
    beside: /^lid_bite$/,
    only: /^(?![^]*\b(?:fievre|visage|levres?|langue|gorge|respir|deux yeux|ferme))/,
  },
  {
    signs: /^throat_pus$/,
    words: /\b(?:cailloux?|grains?|boules?|trucs?|morceaux?)\b/,
    beside: /^tonsil_stone$/,
    only: /^(?![^]*\b(?:fievre|corps chaud|chauffe|aval|pus\b|points?\b))/,
  },
  {
    signs: /^high_pressure$/,
    words: /\btension\b/,
    over: true,
    beside: /^dose_forgotten$/,
    only: /^(?![^]*\b(?:elevee?|haute|montee?|monte|1[4-9]|2\d|forte))/,
  },
  {
    signs: /^double_dose$/,
    words:
      /\b(?:amox|augmentin|clamoxyl|paracetamol|doliprane|efferalgan|panadol|dafalgan|vitamine|spasfon|azithro|cefixime|antibio)\w*/,
    beside: /^dose_twice$/,
    only: /^(?![^]*\b(?:donn|fils|fille|enfant|bebe|petite?\b|gosse|mois\b|(?:[1-9]|1[0-4]) ans|insuline|diabet|enceinte))/,
  },
  // « pour maigrir »: what one would like.
  { signs: /^weight_loss$/, words: /\bpour (?:mieux |bien )?(?:maigrir|mincir|perdre)\b[^.!?,\n]{0,12}/, over: true },
  {
    signs: /^jaundice$/,
    words: /\b(?:bleus?|hematomes?|ecchymoses?|devenue?|vire\w*|tourne\w*)\b[^.!?\n]{0,40}\bjaun\w*/,
    over: true,
    beside: /^bruise_ripens$/,
    only: /^(?![^]*\b(?:yeux|oeil|urines?|partout)\b)/,
  },
  { signs: /^(?:dandruff|eczema)$/, words: /\bp[eé]l+icul\w*/, over: true, beside: /^lice$/ },
  { signs: /^dose_forgotten$/, words: /[^]+/, beside: /^(?:pill_missed|missed_insulin)$/ },
  // « le couteau a mordu mon doigt »
  {
    signs: /^teething$/,
    words: /\b(?:couteau|lame|scie|machine|porte)\b[^.!?\n]{0,15}\bmord\w*[^.!?,\n]{0,15}/,
    over: true,
    beside: /^(?:wound|small_wound|deep_cut)$/,
  },
];
