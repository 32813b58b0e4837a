import type { Otherwise } from "#triage-engine/language/otherwise-meant.ts";

/** In any text. */
const any = /^/;
const feared = String.raw`\b(?:est[- ]ce|c'est|serait|peur|crain\w*|parl\w*|pens\w*|cro(?:is|it|ient)|dit|disent|cru|lu|vu|inquiet\w*|devenir|donne\w*|fait)\b[^.!?\n]{0,30}`;

const meant: readonly Otherwise[] = [
  // « il lâche le sein pour respirer puis reprend », of a blocked nose.
  {
    signs: /^(?:poor_feeding|cannot_drink)$/,
    words:
      /\b(?:lach|quitt|arret|coup)\w* (?:de teter|(?:le |la |son )?(?:sein|tetine|biberon|tetee))[^.!?\n]{0,30}\b(?:repren|recommenc|revien|continu|et tet|puis tet)\w*/,
    over: true,
    beside: /^(?:blocked_nose|runny_nose|cough|sneezing)$/,
  },
  { signs: /^fever$/, words: /\b(?:tt|tout|tous) (?:le|les) temps?\b/, over: true },
  {
    signs: /^(?:eye_blood_spot|red_eye|hives|itch|belly_pain|measles_signs|chickenpox|back_pain|body_parts_many)$/,
    words: any,
    beside: /^newborn_blotches$/,
  },
  {
    signs: /^newborn_skin_pustules$/,
    words: /^(?![^]*\bpus\b)/,
    beside: /^(?:newborn_blotches|mouth_pearls|suck_blister)$/,
  },
  { signs: /^(?:blow|black_skin|limb_cold_pale)$/, words: any, beside: /^blue_birthmark$/ },
  {
    signs: /^purple_spots$/,
    words: /\b(?:taches?|marques?) (?:\w+ )?(?:bleu|gris|violet|mongol)\w*/,
    over: true,
    beside: /^blue_birthmark$/,
  },
  { signs: /^(?:limb_cold_pale|cold_body|black_skin)$/, words: any, beside: /^blue_hands_feet$/ },
  { signs: /^(?:eye_watering|low_mood|crying_baby|vision_loss|object_out)$/, words: any, beside: /^tear_duct$/ },
  { signs: /^eye_discharge$/, words: /^(?![^]*\b(?:pus|vert\w*|beaucoup|gonfl\w+)\b)/, beside: /^tear_duct$/ },
  { signs: /^eye_white_child$/, words: /\blouch\w*/, over: true, beside: /^squint_now_and_then$/ },
  { signs: /^(?:lump|limb_pain|head_injury|bump_small|low_fall)$/, words: any, beside: /^vaccine_knot$/ },
  {
    signs: /^fever$/,
    words:
      /\b(?:fievre|chaud|chauffe)\w*[^.!?\n]{0,40}\b(?:soir meme|le jour meme|lendemain)[^.!?\n]{0,25}\b(?:fini|passe|parti|plus|tombe)\w*/,
    over: true,
    beside: /^vaccine_knot$/,
  },
  { signs: /^(?:hair_loss|ringworm)$/, words: any, beside: /^bald_back_of_head$/ },
  { signs: /^hair_loss$/, words: any, beside: /^hair_loss_after_birth$/ },
  { signs: /^(?:deformity|skull_dent|head_injury)$/, words: any, beside: /^flat_head$/ },
  {
    signs: /^(?:palpitations|bulging_fontanelle|hard_breathing|fast_breathing)$/,
    words: /\bbat\w*|\bpuls\w*|\brespir\w*/,
    over: true,
    beside: /^fontanelle_beats$/,
  },
  { signs: /^(?:mouth_thrush|throat_pus)$/, words: any, beside: /^(?:milk_tongue|mouth_pearls)$/ },
  { signs: /^(?:constipation|red_eye|fast_breathing)$/, words: any, beside: /^strains_soft_stool$/ },
  { signs: /^drooling$/, words: any, beside: /^(?:drool_rash|much_saliva)$/ },
  { signs: /^(?:priapism|penis_pain)$/, words: any, beside: /^baby_erection$/ },
  {
    signs: /^(?:tremor|chills|convulsion|cold_body|fatigue)$/,
    words: /\b(?:trembl\w*|claqu\w*|froid)/,
    over: true,
    beside: /^(?:chin_trembles|startle_reflex)$/,
  },
  { signs: /^(?:crisis|sudden_onset)$/, words: any, beside: /^startle_reflex$/ },
  { signs: /^(?:cannot_sleep|no_sleep_days)$/, words: any, beside: /^(?:wakes_at_night|rocks_to_sleep|night_terror)$/ },
  { signs: /^(?:lice|anaesthesia_visit|headache|head_injury|blow)$/, words: any, beside: /^rocks_to_sleep$/ },
  {
    signs: /^child_behaviour$/,
    words: any,
    beside:
      /^(?:rocks_to_sleep|thumb_and_nails|touches_genitals|imaginary_friend|separation_cry|walks_later|stutters_small|night_terror)$/,
  },
  {
    signs: /^(?:slow_growth|leg_weakness|both_legs_weak|child_limp)$/,
    words: /\bmarch\w*/,
    over: true,
    beside: /^walks_later$/,
  },
  { signs: /^(?:deformity|child_limp|fracture)$/, words: any, beside: /^bow_legs$/ },
  { signs: /^hears_voices$/, words: any, beside: /^imaginary_friend$/ },
  { signs: /^(?:speech_trouble|cannot_speak|cannot_talk)$/, words: any, beside: /^stutters_small$/ },
  {
    signs: /^(?:confusion|hears_voices|agitation)$/,
    words: /\b(?:re)?connai\w*|\bparl\w*|\bcri\w*|\bhurl\w*/,
    over: true,
    beside: /^(?:night_terror|sleepwalks)$/,
  },
  { signs: /^(?:toothache|locked_jaw)$/, words: /\bdents?\b/, over: true, beside: /^sleepwalks$/ },
  { signs: /^(?:heavy_bleeding|human_bite|animal_bite|bite_face_neck)$/, words: any, beside: /^tongue_bite_small$/ },
  {
    signs: /^(?:no_urine|little_urine|cannot_pass_urine|weak_stream|object_out)$/,
    words: /\bpipi\b|\bpiss\w*|\burin\w*|\bretir\w*/,
    over: true,
    beside: /^foreskin_child$/,
  },
  { signs: /^pallor$/, words: any, beside: /^sick_in_car$/ },
  { signs: /^(?:breast_lump|lump|groin_lump)$/, words: any, beside: /^breast_bud$/ },
  { signs: /^hoarse$/, words: any, beside: /^voice_breaks$/ },
  { signs: /^limb_pain$/, words: any, beside: /^startle_reflex$/ },
  {
    signs: /^cough$/,
    words: /\b(?:quelqu'un|on|papa|maman|frere|soeur|je|voisin\w*) tousse\b/,
    over: true,
    beside: /^startle_reflex$/,
  },
  { signs: /^hard_stool$/, words: any, beside: /^strains_soft_stool$/ },
  { signs: /^muscle_after_effort$/, words: any, beside: /^vaccine_knot$/ },
  {
    signs: /^(?:vaccine_request|tuberculosis|abscess|boil|newborn_skin_pustules|wound_infected|lump)$/,
    words: any,
    beside: /^bcg_sore$/,
  },
  // « la tête de mon bébé est plate »
  { signs: /^(?:baby_coming|baby_part_out|labour)$/, words: any, beside: /^(?:flat_head|fontanelle_beats)$/ },
  { signs: /^floppy$/, words: /\bmou\w*|\bmol\w*/, over: true, beside: /^(?:fontanelle_beats|strains_soft_stool)$/ },
  { signs: /^night_sweats$/, words: any, beside: /^(?:sweaty_sleep|sweats_after_birth)$/ },
  { signs: /^late_period$/, words: any, beside: /^walks_later$/ },
  { signs: /^much_urine$/, words: any, beside: /^wakes_at_night$/ },
  {
    signs: /^sexual_violence$/,
    words: /\b(?:a|met|garde|ses?|sa) (?:toujours )?(?:la |les )?mains? dans\b[^.!?\n]{0,20}/,
    over: true,
    beside: /^touches_genitals$/,
  },
  { signs: /^(?:speed_crash|road_crash)$/, words: /\broul\w*|\bvirage\w*/, over: true, beside: /^sick_in_car$/ },
  { signs: /^confusion$/, words: /\bderaill\w*/, over: true, beside: /^voice_breaks$/ },
  // Pregnancy.
  {
    signs: /^(?:pallor|fatigue)$/,
    words: /\banemi\w*|\bmanque de (?:sang|fer)/,
    over: true,
    beside: /^iron_stool$/,
  },
  { signs: /^nail_problem$/, words: /\brong\w*|\bmang\w*|\bmord\w*/, beside: /^thumb_and_nails$/ },
  { signs: /^(?:lump|breathless_on_effort)$/, words: any, beside: /^painless_tightening$/ },
  {
    signs: /^breast_change$/,
    words: /^(?![^]*\b(?:sang|creus\w+|rentre\w*|peau)\b)/,
    beside: /^colostrum_before_birth$/,
  },
  { signs: /^skin_dark_spots$/, words: any, beside: /^(?:pregnancy_skin_darker|blue_birthmark)$/ },
  { signs: /^mouth_sores$/, words: any, beside: /^much_saliva$/ },
  { signs: /^heavy_period$/, words: any, beside: /^cycle_varies_little$/ },
  { signs: /^(?:blood_on_paper|bloody_stool)$/, words: any, beside: /^spotting_on_method$/ },
  { signs: /^electric_shock$/, words: any, beside: /^iud_threads_felt$/ },
  { signs: /^belly_pain$/, words: /\b(?:abim|gat)\w*[^.!?\n]{0,20}\bventre\b/, over: true, beside: /^method_myth$/ },
  {
    signs: /^pregnant$/,
    words: /\b(?:risque|peur|tomber|peux|peut|puis|pourrais)\b[^.!?\n]{0,25}\benceinte\b/,
    over: true,
    beside: /^(?:pill_with_medicine|semen_flows_out|trying_few_months|no_period_on_method)$/,
  },
  {
    signs: /^(?:rigid_belly|contractions|belly_swollen|floppy|labour|pain_unplaced|belly_pain|low_belly_pain)$/,
    words: any,
    beside: /^painless_tightening$/,
  },
  {
    signs: /^(?:breast_lump|breast_red|discharge_colored|vaginal_discharge)$/,
    words: any,
    beside: /^colostrum_before_birth$/,
  },
  {
    signs: /^worms$/,
    words: /\bvers?\b[^.!\n]{0,10}\?|\b(?:ou|est-ce|si) (?:un|des|c'?est (?:un|des)) vers?\b/,
    over: true,
    beside: /^much_saliva$/,
  },
  {
    signs: /^(?:productive_cough|cough_blood|cannot_swallow)$/,
    words: /\bcrach\w*|\bavale\w*|\bsaliv\w*/,
    over: true,
    beside: /^much_saliva$/,
  },
  { signs: /^(?:cord_normal|mole_change|black_skin)$/, words: any, beside: /^pregnancy_skin_darker$/ },
  { signs: /^(?:no_fetal_movement|reduced_movement|inconsolable_crying)$/, words: any, beside: /^no_kicks_yet$/ },
  { signs: /^(?:contractions|palpitations)$/, words: any, beside: /^fetal_hiccups$/ },
  {
    signs: /^convulsion$/,
    words: /\b(?:bebe|bb|il|enfant)\b[^.!?\n]{0,20}\bconvuls\w*|\bconvuls\w*[^.!?\n]{0,20}\b(?:dedans|ventre)\b/,
    over: true,
    beside: /^fetal_hiccups$/,
  },
  { signs: /^(?:hernia|groin_lump|newborn_cord_red|cord_normal)$/, words: any, beside: /^navel_popped$/ },
  { signs: /^(?:mucus_stool|vaginal_discharge|discharge_normal|cough)$/, words: any, beside: /^plug_lost$/ },
  // Women.
  { signs: /^(?:irregular_period|late_period|recurrent)$/, words: any, beside: /^new_cycles_irregular$/ },
  {
    signs: /^late_period$/,
    words: any,
    beside: /^(?:no_first_period_yet|no_period_breastfeeding|cycle_varies_little)$/,
  },
  { signs: /^irregular_period$/, words: any, beside: /^(?:no_period_breastfeeding|cycle_varies_little)$/ },
  {
    signs: /^(?:vaginal_bleeding|bleeding|blood_urine)$/,
    words: any,
    beside: /^(?:first_period_came|cycle_varies_little)$/,
  },
  {
    signs: /^(?:vaginal_bleeding|bleeding|bleeding_after_sex|wound|small_wound|period_now|contraception)$/,
    words: any,
    beside: /^first_time_blood$/,
  },
  { signs: /^(?:vaginal_discharge|infertility)$/, words: any, beside: /^semen_flows_out$/ },
  { signs: /^(?:infertility|contraception)$/, words: any, beside: /^trying_few_months$/ },
  { signs: /^(?:breast_change|breast_lump|rash|acne)$/, words: any, beside: /^breasts_unequal$/ },
  {
    signs: /^(?:fever|soaks_pads)$/,
    words: /\btremp\w*|\bmouill\w*|\bchaud\w*/,
    over: true,
    beside: /^sweats_after_birth$/,
  },
  { signs: /^(?:pregnant|belly_swollen|became_pregnant)$/, words: any, beside: /^belly_still_round$/ },
  {
    signs: /^(?:late_period|contraception|contraception_trouble|pill_missed|treatment_missed)$/,
    words: any,
    beside: /^no_period_on_method$/,
  },
  {
    signs:
      /^(?:vaginal_bleeding|bleeding_between|bleeding|irregular_period|heavy_period|contraception|contraception_trouble|vaginal_discharge|late_period)$/,
    words: any,
    beside: /^spotting_on_method$/,
  },
  {
    signs: /^(?:contraception|contraception_trouble|emergency_contraception|panic|toothache|sex_risk)$/,
    words: any,
    beside: /^pill_with_medicine$/,
  },
  {
    signs: /^(?:emergency_contraception|contraception|contraception_trouble|vaginal_bleeding|irregular_period)$/,
    words: any,
    beside: /^morning_pill_after$/,
  },
  {
    signs: /^(?:contraception|contraception_trouble)$/,
    words: any,
    beside: /^(?:iud_threads_felt|implant_bruise|method_small_troubles|method_myth)$/,
  },
  // « test de grossesse négatif »
  {
    signs: /^pregnant$/,
    words:
      /\btests?[^.!?\n]{0,25}\bgrossesse[^.!?\n]{0,20}\bneg\w*|\btests?[^.!?\n]{0,20}\bneg\w*[^.!?\n]{0,20}\bgrossesse/,
    over: true,
  },
];

/** What is only feared or asked about, wherever it is said: « ça peut devenir un cancer ? » */
const fears: readonly Otherwise[] = [
  {
    signs: /^(?:cancer|immunocompromised|chronic_illness)$/,
    words: new RegExp(String.raw`${feared}\b(?:cancer|leucemie)|\b(?:cancer|leucemie)[^.!\n]{0,12}\?`),
    over: true,
    beside: /^(?:warts|method_myth|breast_bud|breasts_unequal|no_period_on_method|spotting_on_method)$/,
  },
  {
    signs: /^epilepsy$/,
    words: new RegExp(String.raw`${feared}epilep\w*|\bepilep\w*[^.!\n]{0,12}\?`),
    over: true,
    beside: /^(?:night_terror|sleepwalks|startle_reflex|chin_trembles|rocks_to_sleep)$/,
  },
  {
    signs: /^fibroid$/,
    words: new RegExp(String.raw`${feared}fibrome|\bfibrome[^.!\n]{0,10}\?`),
    over: true,
    beside: /^(?:method_myth|no_period_on_method|spotting_on_method)$/,
  },
  {
    signs: /^ringworm$/,
    words: new RegExp(String.raw`${feared}teigne|\bteigne\b[^.!\n]{0,30}\?`),
    over: true,
    beside: /^bald_back_of_head$/,
  },
  {
    signs: /^(?:measles_signs|chickenpox)$/,
    words: new RegExp(String.raw`${feared}(?:rougeole|varicelle)|\b(?:rougeole|varicelle)\b[^.!\n]{0,12}\?`),
    over: true,
    beside: /^(?:newborn_blotches|heat_rash)$/,
  },
];

/** Of what is harmless in babies, children and women (`knowledge/everyday`): what else the same words sound like. */
export const meantOfFamily: readonly Otherwise[] = [
  ...meant,
  ...fears.map((one) => ({ ...one, anywhere: true as const })),
];
