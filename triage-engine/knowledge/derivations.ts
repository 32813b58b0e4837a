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
  { when: "sickle_cell & (joint_pain | limb_pain | back_pain | body_aches)", sets: ["sickle_pain"] },
  { when: "runny_nose | blocked_nose | sneezing | cough | sore_throat | flu", sets: ["cold_signs"] },
  { when: "!runny_nose & !cough & !sore_throat", clears: ["cold_signs"] },
  { when: "hiv | cancer", sets: ["immunocompromised"] },
];
