import { ended, onTime, type Ability } from "./abilities.ts";

/** How a part of the body is. */
export const states: readonly Ability[] = [
  {
    says: "(?:culottes?|slips?|serviettes?|dessous|protege-slip|garnitures?) (?:est|sont|reste|restent|est restee?) (?:toujours |toute? |tout |bien |encore )*(?:propres?|blanc(?:he)?s?|seche?s?|sec|nette?s?)\\b",
    denies: "vaginal_bleeding soaks_pads heavy_bleeding pregnancy_bleeding waters_broken",
  },
  { says: "mousse (?:est )?(?:restee )?(?:bien |toute |toujours )?blanche", denies: "spontaneous_bleeding" },
  { says: "mouchoir (?:est |reste )(?:bien |tout |toujours )?blanc", denies: "spontaneous_bleeding cough_blood" },
  {
    says: "(?:selles?|cacas?)(?: \\S+){0,3} (?:jaunes?|marrons?|brune?s?|vertes?|verts?|clair(?:e?s)?|beiges?|blanc\\w*)\\b",
    denies: "black_stool",
  },
  {
    says: "(?:pipi|urine|ca) (?:passe|sort|coule) (?:bien |tout )?(?:normal\\w*|facile\\w*|doux|tranquille\\w*|sans (?:douleur|bruler|gene|piquer|rien))",
    denies: "burning_urine cannot_pass_urine",
    answers: true,
  },
  {
    says: "(?:plaie|coupure|cicatrice|blessure|bobo)(?: \\S+){0,4} (?:est |s'est |a )?(?:bien |deja |toute? )?(?:seche|sec|cicatrisee?)\\b",
    denies: "wound_infected cellulitis deep_cut",
  },
  {
    says: "(?:plaie|coupure|blessure)(?: \\S+){0,4} (?:est |s'est )?(?:bien |deja )?(?:fermee|refermee)\\b",
    denies: "deep_cut",
  },
  {
    says: "poitrine (?:est )?(?:bien |toute |tres )?(?:libre|legere|tranquille|ouverte)",
    denies: "chest_pain chest_pressure hard_breathing",
  },
  { says: "c(?:oe|œ)ur (?:est |bat )?(?:bien |tres |tout )?(?:tranquille|calme|normal\\w*)", denies: "palpitations" },
  {
    says: "peau (?:est |reste )?(?:bien |toute |tres |partout )*(?:nette|lisse|propre|claire|belle)(?: \\S+){0,2} (?:partout|de la tete|des pieds|du cou|sur tout)",
    denies: "purple_spots rash hives rash_spreading skin_peeling cellulitis newborn_vesicles newborn_skin_pustules",
  },
  {
    says: "(?:habits|pantalons?|pagnes?|robes?) (?:me |lui )?(?:vont (?:pareil|bien|comme)|serrent?)",
    denies: "weight_loss wasting",
  },
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
    says: "(?:bras et (?:mes |ses |les )?)?(?:deux )?(?:jambes|bras|mains|pieds) (?:ont|gardent) (?:toute )?leur force",
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
  { says: "(?:urines?|pipi) (?:sont |est )?jaunes?(?: (?:clair|pale|comme))?", denies: "dark_urine blood_urine" },
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
    denies: "vomits_everything many_vomits bile_vomit vomits_blood",
  },
  { says: "(?:corps|front) (?:est |reste |c'est )?(?:bien |tout )?frais", denies: "fever high_fever" },
  { says: "(?:orteils|doigts) bougent", denies: "numb_fingers injury_paralysis" },
  {
    says: "(?:dessus de (?:sa|la) tete|fontanelle) (?:est )?(?:bien )?(?:plate?|molle|mou|normale?|souple)",
    denies: "bulging_fontanelle",
  },
];
