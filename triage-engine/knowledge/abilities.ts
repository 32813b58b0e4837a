/**
 * What somebody does as always, or a part of the body that is as always, and the signs that are not there then.
 * - `says`: matched from the beginning of a clause, after its subject, in small letters without accents.
 * - `denies`: the signs, parted by spaces; `tells`: the sign of being well that it is.
 * - `well`: only with a word that says that all is well (« bien », « comme d'habitude »).
 * - `answers`: only in an answer; « je travaille » in a first message tells of a trade.
 * - `third`: only of somebody else; « je cours » tells of a habit.
 */
export type Ability = { says: string; denies: string; well?: true; answers?: true; third?: true; tells?: string };

const work = [
  "(?:vais|va|pars|part) (?:encore |toujours |a pied )*(?:au|aux|a (?:la |l'|mon |ma |mes )) ?(?:travail|boulot|service|marche|champs?|ecole|cours|mosquee|eglise|bureau|atelier|chantier|boutique|fac|lycee|sport|gym)",
  "travaille|conduis|conduit",
  "fais (?:le|la|mon|ma|mes) (?:menage|marche|travaux|cuisine|sport)",
].join("|");
const agile =
  "cour[st]|courent|saute|danse|grimpe|(?:monte|descends?) (?:bien )?les escaliers|joue (?:au|a la) (?:foot|ballon|basket|balle|corde|marelle)";

/** Of periods: when they came, and that they are over. */
const onTime =
  "(?:a la bonne date|a temps|a l'heure|comme prevu|comme chaque mois|comme d'habitude|a leur date|le jour prevu)";
const ended = "(?:ont fini|ont termine|sont finies|se sont terminees|sont parties) il y a \\S+ jours?";

/** What a person does. */
export const abilities: readonly Ability[] = [
  {
    says: "(?:a |ai )?(?:bien )?(?:pris|gagne|grossi de) (?:\\S+ ){0,2}(?:g|gr|grammes?|kilos?|kg)\\b|\\d+ ?(?:g|gr|grammes?|kilos?|kg) (?:de|en) plus",
    denies: "slow_growth weight_loss",
  },
  { says: "(?:tiens?|tient) (?:bien )?(?:debout|sur )|reste debout", denies: "cannot_stand both_legs_weak" },
  {
    says: "marche(?! par| comme d?une? | comme du )",
    denies: "cannot_stand both_legs_weak leg_weakness",
    answers: true,
  },
  {
    says: "marche|tiens?|tient",
    denies: "cannot_stand both_legs_weak leg_weakness balance_loss cannot_bear_weight foot_drop",
    well: true,
  },
  {
    says: "(?:marche|court|cours) (?:bien |tout |tres )?droite?",
    denies: "cannot_stand both_legs_weak leg_weakness balance_loss cannot_bear_weight foot_drop",
  },
  {
    says: agile,
    denies: "cannot_stand both_legs_weak leg_weakness balance_loss cannot_bear_weight foot_drop severe_pain",
    answers: true,
  },
  { says: work, denies: "cannot_stand both_legs_weak loss_of_function unconscious", answers: true },
  {
    says: "(?:suis|est) (?:meme )?allee? (?:au|a la) (?:travail|boulot|marche|champs?|ecole|cours|mosquee|eglise)|porte (?:des|mes|ses|les) (?:bassines?|seaux?|bagages?|sacs?|charges?)|(?:suis|est) (?:bien )?restee? debout",
    denies: "cannot_stand both_legs_weak fainted",
    answers: true,
  },
  {
    says: "(?:cour[st]|saute|danse|joue|s'amuse|gigote|grimpe) (?:partout|deja|meme|derriere|apres|dans|avec|sur ses)",
    denies: "unconscious drowsy cannot_stand both_legs_weak severe_pain inconsolable_crying",
    third: true,
  },
  {
    says: "(?:cour[st]|saute|danse) (?:partout|deja|meme|derriere|apres|dans|avec)",
    denies: "cannot_bear_weight balance_loss",
    third: true,
  },
  { says: "pete|fai[ts] des (?:gaz|pets)|lache des gaz", denies: "no_stool_gas" },
  {
    says: "(?:est|suis) (?:bien )?frai[st]?(?:che)? comme l'autre|(?:est |a |ont )?(?:de )?la meme (?:couleur|chaleur)(?: que l'autre)?",
    denies: "hot_joint cellulitis limb_cold_pale",
  },
  {
    says: "(?:quand (?:je|il|elle) (?:me |se )?couche )?(?:ca|elle|il)? ?rentre (?:bien )?tout(?:e)? seule?",
    denies: "hernia_stuck lump_worrying",
  },
  {
    says: "pose tout (?:mon|son) poids|m'appuie (?:bien )?dessus|s'appuie (?:bien )?dessus|pose (?:bien )?(?:le|mon|son) pied",
    denies: "cannot_bear_weight thigh_broken pelvis_injury ankle_bone_pain cannot_stand",
  },
  { says: "parle|cause|discute|raconte|reponds?", denies: "cannot_talk cannot_speak", answers: true },
  {
    says: "parle|cause|bavarde|discute|raconte|reponds?|chante",
    denies: "speech_trouble cannot_talk cannot_speak muffled_voice unconscious",
    well: true,
  },
  {
    says: "bavarde|chante|rigole|ris|rit",
    denies: "speech_trouble cannot_talk cannot_speak muffled_voice unconscious severe_pain cannot_open_mouth",
    answers: true,
  },
  {
    says: "joue(?! est| \\S+ est|s\\b| gonfl| enfl)|jouent|rit|rigole|sourit|gigote|s'amuse",
    denies: "inconsolable_crying unconscious drowsy severe_pain",
    answers: true,
  },
  { says: "mange|dine", denies: "loss_of_appetite cannot_drink cannot_swallow vomits_everything", well: true },
  {
    says: "(?:a |ai )?(?:fini|termine|vide) (?:son|mon|tout son|tout le) (?:assiette|plat|repas|biberon|bol)|mange (?:de tout|tout|comme quatre|avec appetit)",
    denies: "loss_of_appetite cannot_drink cannot_swallow vomits_everything",
  },
  {
    says: "gardes? (?:tout|ce qu\\w*|(?:son|sa|mon|ma|mes|le) (?:repas|lait|biberon|manger|nourriture|bouillie|riz|jus)|l'eau|bien)",
    denies: "vomits_everything many_vomits",
  },
  {
    says: "(?:a |ai )?vomi (?:une|1|qu'une|deux|2) (?:seule )?fois",
    denies: "many_vomits vomits_everything",
    tells: "vomiting",
  },
  { says: "boi[st]", denies: "cannot_drink", well: true },
  {
    says: "(?:finis|finit|(?:ai|a) fini|vide) (?:tous? )?(?:mes|ses|son|mon) (?:gobelets?|biberons?|verres?|tetees?|bouteilles?)",
    denies: "cannot_drink poor_feeding",
  },
  { says: "vien[st] de (?:pisser|uriner|faire pipi)", denies: "no_urine cannot_pass_urine" },
  {
    says: "vien[st] de boire|(?:ai|a) (?:bien |deja )?bu (?:un|de l'eau|tout|son|mon)",
    denies: "cannot_drink rabies_signs",
  },
  { says: "boi[st] (?:beaucoup|normalement|tout|de l'eau)", denies: "cannot_drink" },
  {
    says: "(?:ai|a) pris (?:\\S+ kilos?|du poids)|(?:grossis|grossit|prends du poids|prend du poids)",
    denies: "weight_loss",
  },
  {
    says: "respire|souffle",
    denies: "hard_breathing cannot_breathe cannot_speak apnea fast_breathing",
    well: true,
    tells: "breathes_well",
  },
  { says: "voi[st]", denies: "vision_loss vision_blurred", well: true, answers: true },
  {
    says: "(?:regarde|fixe|supporte) (?:bien )?(?:le soleil|la lumiere|la lampe|les lampes|la tele|le jour|dehors|son telephone|mon telephone)|est (?:assise? )?devant la tele",
    denies: "light_hurts",
    answers: true,
  },
  { says: "(?:les )?touche pas(?: (?:ses|les) oreilles?)?$", denies: "ear_pain", answers: true },
  { says: "(?:plie|tourne|bouge|baisse) (?:bien )?(?:le|la|mon|son|ma|sa) (?:cou|tete|nuque)", denies: "neck_stiff" },
  { says: "li[st] (?:mon|son|le|la|bien|sans)", denies: "vision_loss vision_blurred", answers: true },
  { says: "(?:suis|est) bien en chair", denies: "weight_loss slow_growth wasting malnutrition" },
  {
    says: "(?:ai|a) (?:bien )?toute (?:ma|sa) tete|(?:ai|a) les idees (?:bien )?(?:claires|nettes|en place)|(?:suis|est) (?:bien |tres |tout a fait )?lucide|(?:ai|a) (?:bien )?(?:ma|sa) tete (?:bien )?en place|(?:ai|a) l'esprit clair|raisonne (?:tres )?(?:bien|parfaitement|normalement|comme)",
    denies: "confusion unconscious drowsy",
  },
  { says: "(?:suis|est|reste|est restee?|suis restee?) (?:consciente?|r?eveillee?)", denies: "unconscious" },
  {
    says: "(?:dor[st]|suis couchee?|est couchee?|couche) (?:bien |toujours |tout )?a plat",
    denies: "lying_flat_worse",
  },
  { says: "(?:est|reste) r?eveillee?", denies: "drowsy", answers: true, third: true },
  { says: "(?:suis|est|reste) (?:bien|tres|tout a fait) (?:consciente?|r?eveillee?)", denies: "unconscious drowsy" },
  { says: "dor[st]", denies: "cannot_sleep no_sleep_days", well: true },
  { says: "ouvre (?:bien |grand |grande )+(?:la|ma|sa) bouche", denies: "locked_jaw cannot_open_mouth" },
  { says: "ouvre (?:la|ma|sa) bouche", denies: "locked_jaw cannot_open_mouth", answers: true },
  { says: "(?:ai |a )?pince (?:la |sa |ma )?peau,? (?:elle|ca) (?:revient|se remet)", denies: "skin_pinch_slow" },
  { says: "se calme (?:quand|au|sur|dans|des|avec|en)", denies: "inconsolable_crying", third: true },
  {
    says: "(?:c'est |y a |il y a |n'est )?(?:juste |seulement |que )?(?:la |un peu de )?peau(?: du dessus)? (?:qui )?(?:est |s'est )?(?:un peu )?(?:enlevee?|partie|arrachee?|ecorchee?|eraflee?|raclee?)",
    denies: "deep_cut open_fracture",
  },
  { says: "(?:c'est |est |reste )?(?:tout |bien |tres )?propre", denies: "dirty_wound", answers: true },
  {
    says: "(?:l'a |l'ont |m'a |m'ont |(?:ai|a) ete |est |suis )(?:deja |bien )?(?:pique|vaccine)e? .*(?:annee|ecole|mois)",
    denies: "tetanus_doubt",
    answers: true,
  },
  {
    says: "(?:ca |c'est )?(?:me |lui )?(?:fait )?(?:juste |seulement )?(?:un )?(?:tout )?(?:petit|leger) mal|(?:ca )?(?:me |lui )?fait mal (?:juste |seulement )?un (?:petit )?peu|(?:la )?(?:douleur )?c'est moyen(?:ne)?",
    denies: "severe_pain severe_belly_pain",
    answers: true,
  },
  {
    says: "avale (?:bien |facilement |encore )?(?:ma|sa|la) salive",
    denies: "cannot_swallow drooling food_stuck_now",
  },
  { says: "avale", denies: "cannot_swallow food_stuck_now drooling food_sticks hard_to_swallow", well: true },
  { says: "(?:ai|a) (?:deja |bien )?(?:pisse|urine|fait pipi)", denies: "no_urine cannot_pass_urine", answers: true },
  { says: "urine|pisse|fai[ts] pipi", denies: "no_urine cannot_pass_urine little_urine", well: true },
  { says: "urine clair|pisse clair", denies: "dark_urine blood_urine" },
  {
    says: "arrive (?:\\S+ ){0,2}a (?:uriner|pisser)|urine quand (?:je|elle|il) veu[xt]|y va tout le temps",
    denies: "no_urine cannot_pass_urine",
  },
  { says: "(?:me retiens|se retient) (?:tres )?bien", denies: "cannot_hold_urine urine_leak" },
  { says: "[ms]e leve \\S+ fois", denies: "no_urine" },
  { says: "suis (?:bien )?(?:frais|fraiche)", denies: "fever high_fever" },
  {
    says: "(?:bouge|remue) (?:bien )?(?:tous )?(?:les|mes|ses) (?:orteils|doigts)",
    denies: "numb_fingers injury_paralysis",
  },
  {
    says: "(?:me sers|se sert) (?:bien )?de (?:mes|ses) deux (?:mains|bras)|leve (?:bien )?(?:les|mes|ses) (?:deux )?bras",
    denies: "one_side_weak cannot_move_limb injury_paralysis",
  },
  {
    says: "(?:seule?|dernieres?) (?:medicament|traitement|comprime|remede|medicaments)|prends? (?:seulement|juste|que|uniquement) (?:le |du |un |l'|de l'|mon |des )?(?:paracetamol|doliprane|efferalgan|amlodipine|comprime|ors|sro|sirop|fer|vitamine|acide folique)",
    denies: "anticoagulant steroid_stopped immunocompromised",
  },
  {
    says: `(?:dernieres|elles) ${ended}`,
    denies: "late_period",
  },
  {
    says: `(?:sont|etaient) (?:bien )?(?:venues|arrivees) ${onTime}`,
    denies: "late_period pregnancy_possible",
  },
  {
    says: "(?:suis|est|a toujours ete|ai toujours ete) en (?:tres |parfaite )?(?:bonne )?sante",
    denies:
      "diabetes hypertension heart_disease asthma kidney_disease sickle_cell epilepsy immunocompromised cancer hiv",
  },
  {
    says: "(?:ca |c'est |(?:la |ma )?douleur )?(?:est |reste )?(?:bien |encore |tout a fait |assez )?supportable|(?:ca )?(?:me |lui )?(?:gratte|pique|gene|brule|chatouille|tire) (?:juste |seulement )?un (?:petit )?peu",
    denies: "severe_pain severe_belly_pain worst_headache pain_out_of_proportion",
  },
];

/** How a part of the body is. */
export const states: readonly Ability[] = [
  {
    says: "seul (?:medicament|traitement|comprime|remede)",
    denies: "anticoagulant steroid_stopped immunocompromised",
  },
  {
    says: `(?:dernieres|regles|dernieres regles) ${ended}`,
    denies: "late_period",
  },
  {
    says: `(?:dernieres )?regles (?:.*)${onTime}`,
    denies: "late_period pregnancy_possible",
  },
  {
    says: "(?:visage|figure|sourire|bouche) (?:est |reste |a l'air )?(?:bien |tout |tres )?(?:droite?|symetrique)",
    denies: "face_droop",
  },
  {
    says: "souffle|respiration",
    denies: "hard_breathing cannot_breathe cannot_speak apnea",
    well: true,
    tells: "breathes_well",
  },
  { says: "(?:deux )?yeux", denies: "sunken_eyes jaundice red_eye eye_discharge eye_pain", well: true, answers: true },
  { says: "yeux (?:brillent|bougent)", denies: "sunken_eyes" },
  {
    says: "(?:mains?|paumes?|levres?|langue|gencives?|ongles?|peau)(?: de \\S+ \\S+)?(?: (?:est|sont|restent?))?(?: bien| toute?s?| encore)* ?roses?",
    denies: "pallor blue_lips",
  },
  { says: "oreilles?", denies: "ear_pain ear_discharge", well: true, answers: true },
  { says: "tete (?:n'a rien|est (?:intacte|normale))", denies: "head_injury bulging_fontanelle", answers: true },
  { says: "dos", denies: "back_pain spine_pain_injury", well: true, answers: true },
  { says: "cou", denies: "neck_stiff neck_pain spine_pain_injury", well: true, answers: true },
  { says: "corps(?: est| reste| c'est)?(?: bien| tout)? normal", denies: "fever high_fever cold_body", answers: true },
  {
    says: "ventre (?:est |reste )?(?:bien |tout )?(?:mou|souple|plat)",
    denies: "rigid_belly belly_swollen severe_belly_pain",
  },
  {
    says: "(?:dernieres )?regles (?:sont |viennent |etaient |c'est )?(?:bien |tout a fait |toujours )*(?:normal\\w*|regulieres?)",
    denies: "late_period vaginal_bleeding pregnancy_possible",
  },
  { says: "joues?", denies: "jaw_swelling face_swelling", well: true, answers: true },
  {
    says: "(?:carnet|vaccins?|rappels?)(?: de \\S+)? (?:est|sont|etait) (?:bien |tous |tout )?a jour",
    denies: "tetanus_doubt",
  },
  { says: "(?:selles?|cacas?) (?:est |sont )?(?:bien )?(?:moules?|moulees?)", denies: "diarrhea" },
  { says: "nez", denies: "runny_nose blocked_nose nose_pus", well: true },
  { says: "nez (?:est )?(?:bien )?(?:degage|libre|sec)", denies: "runny_nose blocked_nose nose_pus" },
  { says: "(?:pipi|urine) sort quand", denies: "cannot_hold_urine cannot_pass_urine no_urine" },
  {
    says: "(?:doigts?|orteils?|mains?|poignet|index|pouce|pied) (?:se plie|se ferme|bouge|se deplie|se tend)",
    denies: "numb_fingers injury_paralysis",
  },
  {
    says: "(?:doigts?|orteils?|mains?|index|pouce|pied) (?:est|sont|reste) (?:bien |tout )?(?:roses?|chaude?s?)",
    denies: "limb_cold_pale black_skin",
  },
  { says: "bords? se touchent|bords? (?:sont )?(?:bien )?(?:fermes|colles)", denies: "deep_cut" },
  { says: "(?:cou|nuque) (?:tourne|bouge|plie|est souple|se plie|se tourne)", denies: "neck_stiff" },
  { says: "visage|figure|sourire", denies: "face_droop face_swelling", well: true },
  { says: "peau (?:est |reste )?(?:intacte|fermee)", denies: "open_fracture wound deep_cut" },
  {
    says: "peau(?: du ventre)? (?:revient|se remet|reprend sa place)(?: tout de suite| vite| aussitot| bien| direct\\w*)?",
    denies: "skin_pinch_slow",
  },
  { says: "peau", denies: "cellulitis skin_peeling pain_out_of_proportion black_skin rash rash_spreading", well: true },
  { says: "poitrine", denies: "chest_pain chest_pressure", well: true },
  { says: "ventre", denies: "belly_pain severe_belly_pain rigid_belly belly_swollen", well: true },
  { says: "(?:deux )?jambes?", denies: "both_legs_weak leg_weakness limb_cold_pale leg_swelling", well: true },
  { says: "(?:deux )?(?:jambes|pieds|bras|mains) ont (?:leur|la meme) couleur", denies: "limb_cold_pale" },
  {
    says: "(?:deux )?(?:jambes|pieds|mollets) (?:ont|font|sont de) la meme (?:taille|grosseur)",
    denies: "leg_swelling_one leg_swelling",
  },
  {
    says: "(?:deux )?(?:jambes|bras|mains|pieds) (?:ont|gardent) (?:toute )?leur force",
    denies: "both_legs_weak leg_weakness one_side_weak",
  },
  {
    says: "selles|cacas?|popo|kaka",
    denies: "black_stool bloody_stool diarrhea constipation pale_stool",
    well: true,
  },
  {
    says: "(?:selles|cacas?) (?:sont |est )?(?:de couleur )?(?:marron|brun\\w*|jaunes?)",
    denies: "black_stool pale_stool bloody_stool",
  },
  { says: "urines?|pipi", denies: "dark_urine blood_urine", well: true },
  { says: "(?:urines?|pipi) (?:sont |est )?jaunes? (?:clair|pale)", denies: "dark_urine blood_urine" },
  { says: "levres|langue", denies: "blue_lips tongue_swelling lip_swelling", well: true },
  { says: "bouche|gorge", denies: "tongue_swelling throat_tight mouth_sores sore_throat", well: true },
  { says: "oreilles? (?:\\S+ )?seches?", denies: "ear_discharge" },
  { says: "(?:orteils|doigts|pieds?|mains?)", denies: "limb_cold_pale", well: true },
  { says: "(?:pied|bras|jambe|poignet|doigt) (?:est |reste )(?:bien |tout )?droite?", denies: "deformity" },
  { says: "voix", denies: "hoarse muffled_voice", well: true },
  { says: "poids n'a pas (?:change|bouge|baisse)", denies: "weight_loss" },
  { says: "poids", denies: "weight_loss slow_growth", well: true },
  { says: "idees (?:sont )?(?:bien )?(?:claires|nettes|en place)", denies: "confusion unconscious drowsy" },
  { says: "bouche s'ouvre", denies: "locked_jaw cannot_open_mouth", well: true },
  {
    says: "(?:nourriture|manger|repas|eau) (?:descend|passe)",
    denies: "cannot_swallow food_stuck_now drooling food_sticks hard_to_swallow",
    well: true,
  },
  {
    says: "(?:eau|nourriture|lait|repas|ce qu\\S+)(?: \\S+){0,3} reste (?:dedans|dans (?:mon|son|le) ventre)",
    denies: "vomits_everything many_vomits",
  },
  { says: "(?:corps|front) (?:est |reste |c'est )?(?:bien |tout )?frais", denies: "fever high_fever" },
  { says: "(?:orteils|doigts) bougent", denies: "numb_fingers injury_paralysis" },
  {
    says: "(?:dessus de (?:sa|la) tete|fontanelle) (?:est )?(?:bien )?(?:plate?|molle|mou|normale?|souple)",
    denies: "bulging_fontanelle",
  },
];
