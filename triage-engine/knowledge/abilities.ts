/**
 * What somebody does as always, or (`states.ts`) a part of the body that is as always, and the signs that are not there then.
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
export const onTime =
  "(?:a la bonne date|a temps|a l'heure|comme prevu|comme chaque mois|comme d'habitude|a leur date|le jour prevu)";
export const ended = "(?:ont fini|ont termine|sont finies|se sont terminees|sont parties) il y a \\S+ jours?";

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
    denies: "cannot_stand both_legs_weak leg_weakness balance_loss cannot_bear_weight foot_drop deformity",
    well: true,
  },
  {
    says: "(?:marche|court|cours) (?:bien |tout |tres )?droite?",
    denies: "cannot_stand both_legs_weak leg_weakness balance_loss cannot_bear_weight foot_drop",
  },
  {
    says: agile,
    denies:
      "unconscious drowsy cannot_stand both_legs_weak leg_weakness one_side_weak balance_loss cannot_bear_weight foot_drop deformity joint_pain severe_pain dizzy",
    answers: true,
  },
  {
    says: work,
    denies: "cannot_stand both_legs_weak loss_of_function unconscious drowsy general_decline",
    answers: true,
  },
  {
    says: `(?:${work}|tiens?t? (?:mon|son|la|sa|ma) \\S+|continue a \\S+|suis (?:la )?(?:au|a la|en) (?:travail|bureau|boulot|marche|champ|boutique|service|classe)).*(?:toute? la journee|du matin au soir|sans m'arreter|en ce moment|depuis ce matin|normalement)|(?:suis|est) debout (?:toute? la journee|du matin au soir|depuis)`,
    denies:
      "cannot_stand both_legs_weak one_side_weak loss_of_function unconscious drowsy confusion severe_pain general_decline dizzy cannot_bear_weight",
  },
  {
    says: "(?:(?:suis|est) montee?|monte|ai monte|a monte) (?:\\S+ ){0,4}(?:etages?|escaliers?|marches)(?: \\S+ ?){0,2} sans (?:m'arreter|s'arreter|souffler|peine|m'essouffler|s'essouffler|essoufflement)",
    denies:
      "hard_breathing cannot_speak breathless_on_effort cannot_stand both_legs_weak leg_weakness cannot_bear_weight one_side_weak general_decline effort_pain",
  },
  {
    says: "(?:ne )?ressens rien (?:de particulier|d'anormal|de special|de mauvais)$|n'ai aucun (?:symptome|signe|malaise)$|me sens (?:tout a fait |tres |vraiment |parfaitement )bien$",
    denies:
      "headache nausea dizzy body_aches chest_pain hard_breathing palpitations fatigue severe_pain loss_of_function",
  },
  {
    says: "(?:suis|est) (?:meme )?allee? (?:au|a la) (?:travail|boulot|marche|champs?|ecole|cours|mosquee|eglise)|porte (?:des|mes|ses|les) (?:bassines?|seaux?|bagages?|sacs?|charges?)|(?:suis|est) (?:bien )?restee? debout",
    denies: "cannot_stand both_legs_weak fainted",
    answers: true,
  },
  {
    says: "(?:cour[st]|saute|danse|joue|s'amuse|gigote|grimpe) (?:partout|deja|meme|derriere|apres|dans|avec|sur ses)",
    denies:
      "unconscious drowsy floppy confusion cannot_stand both_legs_weak leg_weakness severe_pain inconsolable_crying crying_baby general_decline",
    third: true,
  },
  {
    says: "(?:cour[st]|saute|danse|grimpe|joue (?:au|a la) (?:foot|ballon|basket|balle|corde|marelle)) (?:\\S+ )?(?:dans|avec|partout|deja|meme|derriere|en ce moment)",
    denies:
      "unconscious drowsy floppy confusion cannot_stand both_legs_weak leg_weakness one_side_weak cannot_bear_weight balance_loss foot_drop deformity thigh_broken pelvis_injury joint_pain severe_pain cannot_speak general_decline dizzy",
    third: true,
  },
  {
    says: "rit|rigole|sourit|gazouille|babille|rampe (?:partout|dans|vers|deja)|tape (?:dans )?(?:ses|des) mains",
    denies: "unconscious drowsy floppy inconsolable_crying crying_baby severe_pain headache_worse_injury",
    third: true,
  },
  {
    says: "(?:cour[st]|saute|danse) (?:partout|deja|meme|derriere|apres|dans|avec)",
    denies: "cannot_bear_weight balance_loss",
    third: true,
  },
  {
    says: "cuisine|balaie (?:sa|la|ma) cour|fait (?:son|sa|le|la) (?:menage|marche|lessive|cuisine|jardin|champ)|finit son assiette|(?:a |ai )fait (?:son|mon) (?:marche|menage)",
    denies: "general_decline loss_of_function cannot_stand both_legs_weak unconscious drowsy",
    answers: true,
  },
  {
    says: "(?:va|part|travaille|marche) (?:\\S+ ){0,3}quand meme",
    denies:
      "cannot_stand both_legs_weak cannot_bear_weight deformity severe_pain thigh_broken pelvis_injury foot_drop leg_weakness",
  },
  {
    says: "(?:regarde|suit) (?:bien )?(?:la tele|les dessins|son dessin|son telephone|la video|le match|mon doigt|ma main)|lit (?:son|sa|le|la)|attrape (?:sa|son|ses|la|le) \\S+ (?:au|a|de)|joue (?:au|sur (?:son|le|mon)) telephone",
    denies: "vision_loss vision_blurred light_hurts unconscious drowsy confusion",
    third: true,
  },
  {
    says: "(?:tout|chaque repas) est (?:bien )?reste(?: (?:en bas|dedans|dans (?:mon|son|le) ventre))?$|(?:tout|ca) reste (?:en bas|dedans|dans (?:mon|son|le) ventre)$|(?:tout|l'a|ai|a) (?:bien |tout )garde$|rien (?:n'est |n'a |ne |n')?(?:remonte|ressorti?|rejete|rendu|revenu|ressort)",
    denies: "vomiting vomits_everything many_vomits vomits_twice bile_vomit vomits_blood",
  },
  {
    says: "enfile (?:bien )?(?:l'|mon |son |une )?aiguille|li[st] (?:les petit\\S+|sans lunettes|mes messages|sa bible)|voi[st] (?:tout )?(?:net|nickel)(?: des deux (?:yeux|cotes))?$",
    denies: "vision_blurred vision_loss double_vision",
  },
  {
    says: "(?:m'a |a )?(?:raconte|explique|recite) (?:(?:moi|elle|lui)-?meme )?(?:sa|toute sa|la|son|comment|tout|ma)|(?:ai |a )?fai[ts] (?:mes|ses) (?:comptes|devoirs|exercices)|rend[s]? la monnaie|sait (?:ou on est|quel jour)|(?:re)?connait tout le monde|discute (?:foot|politique|au telephone|avec)|(?:lui |elle |moi )?(?:repond|reponds) (?:juste|bien|a tout)",
    denies: "confusion speech_trouble unconscious drowsy cannot_talk",
  },
  {
    says: "ai (?:meme |bien |un peu )?grossi|grossit bien|(?:me |se )?pese \\d+ ?(?:kilos?|kg).*(?:pareil|comme)",
    denies: "weight_loss slow_growth wasting",
  },
  {
    says: "(?:urine|pisse|fai[ts] pipi) (?:tranquille|en chantant|sans (?:douleur|grimace\\w*|pleurer|brulure|gene|rien sentir))",
    denies: "burning_urine cannot_pass_urine no_urine",
  },
  {
    says: "saute a (?:cloche-pied|la corde)|pile (?:mon |son |le |du )?foutou|(?:balaie|balaye|a balaye|ai balaye) (?:la|ma|sa)|(?:ai|a) marche jusqu\\S+",
    denies:
      "cannot_stand both_legs_weak leg_weakness cannot_bear_weight one_side_weak unconscious drowsy floppy thigh_broken pelvis_injury",
    answers: true,
  },
  {
    says: "(?:en )?(?:redemande|reclame) (?:encore|a boire|du|de l'eau|son|le sein)|prend bien (?:le sein|son biberon|le sro|son lait)|vien[st] de (?:vider|terminer|finir) (?:un|son|mon|sa) (?:\\S+ )?(?:gobelet|biberon|verre|bouteille)",
    denies: "cannot_drink poor_feeding cannot_swallow rabies_signs",
  },
  {
    says: "parle (?:longtemps |bien )?sans (?:m'|s')?(?:arreter|essouffle\\w*|reprendre|couper)",
    denies: "cannot_speak hard_breathing speech_trouble muffled_voice",
  },
  { says: "pete|fai[ts] des (?:gaz|pets)|lache des gaz|laisse passer (?:les |des |ses )?gaz", denies: "no_stool_gas" },
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
    denies: "inconsolable_crying crying_baby unconscious drowsy floppy severe_pain headache_worse_injury",
    answers: true,
  },
  {
    says: "mange|dine",
    denies: "loss_of_appetite cannot_drink cannot_swallow vomits_everything cannot_open_mouth locked_jaw",
    well: true,
  },
  {
    says: "(?:ai|a) (?:bien |deja )?(?:mange|pris|bu|avale|vide) (?:\\S+ ){0,2}(?:riz|attieke|placali|foutou|foufou|garba|alloco|bouillie|repas|plat|assiettes?|biberon|lait|yaourt|soupe|poisson|pain|banane|bol|the|cafe|jus|bissap)|(?:ai|a) (?:bien |deja )?mange (?:ce|tout)",
    denies: "loss_of_appetite cannot_drink cannot_swallow cannot_open_mouth locked_jaw poor_feeding",
    answers: true,
  },
  {
    says: "tete (?:bien|fort|beaucoup|normalement|comme d'habitude)(?: (?:le sein|au sein|toutes les|comme|depuis|et)\\b|$)",
    denies: "cannot_drink poor_feeding loss_of_appetite floppy unconscious",
    third: true,
  },
  {
    says: "(?:a |ai )?(?:fini|termine|vide) (?:son|mon|tout son|tout le) (?:assiette|plat|repas|biberon|bol)|mange (?:de tout|tout|comme quatre|avec appetit)",
    denies: "loss_of_appetite cannot_drink cannot_swallow vomits_everything",
  },
  {
    says: "gardes? (?:tout|ce qu\\w*|(?:son|sa|mon|ma|mes|le) (?:repas|lait|biberon|manger|nourriture|bouillie|riz|jus)|l'eau|bien)",
    denies: "vomits_everything many_vomits",
  },
  {
    says: "garde tout ce qu\\w*|garde (?:mes|ses|tous mes|tous ses) repas|(?:l'a|les a|l'ai|les ai) (?:bien |tous? )?gardee?s?|(?:a|ai) (?:bien |tout )?garde (?:son|mon|sa|ma|le|la) (?:repas|lait|biberon|bouillie|riz|assiette|plat)",
    denies: "vomiting vomits_everything many_vomits vomits_twice bile_vomit vomits_blood nausea",
    answers: true,
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
  { says: "urine clair|pisse clair", denies: "dark_urine blood_urine strong_urine no_urine" },
  {
    says: "(?:ai|a) (?:pisse|urine|fait pipi) (?:(?:il )?y a (?:pas longtemps|peu|une heure|\\S+ minutes)|tout a l'heure|a l'instant|maintenant)",
    denies: "no_urine cannot_pass_urine little_urine",
  },
  {
    says: "arrive (?:\\S+ ){0,2}a (?:uriner|pisser)|urine quand (?:je|elle|il) veu[xt]|y va tout le temps",
    denies: "no_urine cannot_pass_urine",
  },
  { says: "(?:ne |n')?(?:est|suis) (?:pas|jamais) tombee?$", denies: "fall high_fall elderly_fall" },
  { says: "(?:urine|pisse)$", denies: "no_urine cannot_pass_urine little_urine", answers: true },
  {
    says: "(?:(?:il )?(?:n'|ne )?(?:y )?a )?(?:pas de|aucun) gonflements?$|(?:(?:c'est|ca|sa) (?:n'est |n'a |a )?pas|rien n'est) (?:gonfle|enfle)$",
    denies: "jaw_swelling gum_swelling hot_joint ear_swelling_behind",
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
