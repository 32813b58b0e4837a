import type { Derivation } from "#triage-engine/schema.ts";

/** Facts that follow from others: age groups from the age, fever from the thermometer, severe pain from its figure. */
export const derivations: readonly Derivation[] = [
  { when: "age < 28d", sets: ["newborn"] },
  { when: "age >= 28d", clears: ["newborn"] },
  { when: "age < 2mo", sets: ["young_infant"] },
  { when: "age >= 2mo", clears: ["young_infant"] },
  { when: "age < 12mo", sets: ["infant"] },
  { when: "age >= 12mo", clears: ["infant"] },
  { when: "age < 5y", sets: ["under_5"] },
  { when: "age >= 5y", clears: ["under_5"] },
  { when: "age < 15y", sets: ["child"], clears: ["adult"] },
  { when: "age >= 15y", sets: ["adult"], clears: ["child"] },
  { when: "age >= 65y", sets: ["elderly"] },
  { when: "age < 65y", clears: ["elderly"] },
  { when: "sex = female & age >= 12y & age <= 50y", sets: ["childbearing"] },
  {
    when: "sex = male | age < 12y | age > 55y",
    clears: ["childbearing", "pregnant", "pregnancy_possible", "late_period", "postpartum"],
  },
  { when: "sex = female", clears: ["testicle_pain", "testicle_swelling", "priapism"] },
  { when: "sex = male | age < 9y", clears: ["vaginal_bleeding", "vaginal_discharge"] },
  { when: "temperature >= 38", sets: ["fever"] },
  // PCIME counts 37.5 °C (axillary) as fever below five years.
  { when: "temperature >= 37.5 & under_5", sets: ["fever"] },
  { when: "temperature >= 40", sets: ["high_fever"] },
  { when: "temperature < 37.5", clears: ["fever", "high_fever"] },
  { when: "temperature < 35.5", sets: ["cold_body"] },
  { when: "fever & days(fever) > 7", sets: ["long_fever"] },
  { when: "pain >= 8", sets: ["severe_pain"] },
  { when: "pain <= 6", clears: ["severe_pain"] },
  { when: "pregnancy_weeks >= 1", sets: ["pregnant"] },
  { when: "days_after_birth <= 42 & age >= 12y", sets: ["postpartum"] },
  { when: "hours_without_urine >= 8", sets: ["no_urine", "little_urine"] },
  { when: "sickle_cell & (joint_pain | limb_pain | back_pain | body_aches | pain_unplaced)", sets: ["sickle_pain"] },
  { when: "sickle_cell & crisis", sets: ["sickle_pain"] },
  { when: "runny_nose | blocked_nose | sneezing | cough | sore_throat | flu", sets: ["cold_signs"] },
  { when: "!runny_nose & !cough & !sore_throat", clears: ["cold_signs"] },
  {
    when: "(period_now | period_pain) & recurrent & (low_belly_pain | belly_pain | period_pain)",
    sets: ["period_usual_pain"],
  },
  { when: "hiv | cancer", sets: ["immunocompromised"] },
  { when: "systolic >= 140 | diastolic >= 90", sets: ["high_pressure"] },
  { when: "sugar >= 2", sets: ["high_sugar", "diabetes"] },
  { when: "feet_swollen_both & age >= 5y", sets: ["leg_swelling_both"] },
  { when: "leg_swelling_both & under_5", sets: ["feet_swollen_both"] },
  // Whoever says that no snake bit has seen one.
  { when: "!snake_bite & ~spider_bite & ~animal_bite & ~insect_sting", sets: ["snake_seen"] },
  // Who bites the tongue and fell, was not there, or lost urine, has had a fit; who bit it eating has not.
  {
    when: "tongue_bitten & (fainted | unconscious | drowsy | confusion | fall | agitation | cannot_hold_urine | epilepsy)",
    sets: ["convulsion"],
  },
  { when: "burn & duration >= 10", sets: ["burn_healing_doubt"] },
  { when: "vaccinated", clears: ["tetanus_doubt"] },
  { when: "unvaccinated & wound", sets: ["tetanus_doubt"] },
];
