import type { Presentation } from "#triage-engine/schema.ts";
import { feverAdult } from "./presentations/fever-adult.ts";
import { feverChild } from "./presentations/fever-child.ts";
import { feverInfant } from "./presentations/fever-infant.ts";
import { malaria } from "./presentations/malaria.ts";
import { newbornDanger } from "./presentations/newborn-danger.ts";
import { newbornEveryday } from "./presentations/newborn-everyday.ts";
import { childDanger } from "./presentations/child-danger.ts";
import { general } from "./presentations/general.ts";
import { crisis } from "./presentations/crisis.ts";
import { dengue } from "./presentations/dengue.ts";
import { yellowFever } from "./presentations/yellow-fever.ts";
import { haemorrhagicFever } from "./presentations/haemorrhagic-fever.ts";
import { meningitis } from "./presentations/meningitis.ts";
import { typhoid } from "./presentations/typhoid.ts";
import { sepsis } from "./presentations/sepsis.ts";
import { sickleCell } from "./presentations/sickle-cell.ts";
import { jaundice } from "./presentations/jaundice.ts";
import { pallorAnaemia } from "./presentations/pallor-anaemia.ts";
import { malnutrition } from "./presentations/malnutrition.ts";
import { worms } from "./presentations/worms.ts";
import { fatigue } from "./presentations/fatigue.ts";
import { weightLossTb } from "./presentations/weight-loss-tb.ts";
import { swollenGlands } from "./presentations/swollen-glands.ts";
import { cryingBaby } from "./presentations/crying-baby.ts";
import { feedingInfant } from "./presentations/feeding-infant.ts";
import { teething } from "./presentations/teething.ts";
import { breathlessness } from "./presentations/breathlessness.ts";
import { asthmaCrisis } from "./presentations/asthma.ts";
import { chokingPresentation } from "./presentations/choking.ts";
import { chronicBronchitis } from "./presentations/copd.ts";
import { coughAdult } from "./presentations/cough.ts";
import { cold } from "./presentations/cold.ts";
import { coughColdChild } from "./presentations/cough-cold-child.ts";
import { croup } from "./presentations/croup.ts";
import { chestPain } from "./presentations/chest-pain.ts";
import { palpitationsPresentation } from "./presentations/palpitations.ts";
import { swollenLeg } from "./presentations/swollen-leg.ts";
import { swollenLegs } from "./presentations/swollen-legs.ts";
import { highPressure } from "./presentations/high-pressure.ts";
import { headachePresentation } from "./presentations/headache.ts";
import { headacheChild } from "./presentations/headache-child.ts";
import { stroke } from "./presentations/stroke.ts";
import { fitAdult } from "./presentations/fit-adult.ts";
import { fitChild } from "./presentations/fit-child.ts";
import { faint } from "./presentations/faint.ts";
import { vertigoPresentation } from "./presentations/vertigo.ts";
import { alteredMind } from "./presentations/altered-mind.ts";
import { numbnessPresentation } from "./presentations/numbness.ts";
import { diabetesPresentation } from "./presentations/diabetes.ts";
import { soreThroat } from "./presentations/sore-throat.ts";
import { noseSinus } from "./presentations/nose-sinus.ts";
import { allergicRhinitis } from "./presentations/allergic-rhinitis.ts";
import { nosebleedPresentation } from "./presentations/nosebleed.ts";
import { ear } from "./presentations/ear.ts";
import { redEye } from "./presentations/red-eye.ts";
import { eyeInjury } from "./presentations/eye-injury.ts";
import { eyeSight } from "./presentations/eye-sight.ts";
import { tooth } from "./presentations/tooth.ts";
import { mouthSores } from "./presentations/mouth-sores.ts";
import { neckSwelling } from "./presentations/neck-swelling.ts";
import { allergy } from "./presentations/allergy.ts";
import { hoarseVoice } from "./presentations/hoarse-voice.ts";
import { hiccupsAdult } from "./presentations/hiccups.ts";
import { snoringPresentation } from "./presentations/snoring.ts";
import { pregnancyDanger } from "./presentations/pregnancy-danger.ts";
import { afterBirthDanger } from "./presentations/after-birth-danger.ts";
import { labour } from "./presentations/labour.ts";
import { bellyPain } from "./presentations/belly-pain.ts";
import { bellyPainChild } from "./presentations/belly-pain-child.ts";
import { diarrhea } from "./presentations/diarrhea.ts";
import { diarrheaChild } from "./presentations/diarrhea-child.ts";
import { vomiting } from "./presentations/vomiting.ts";
import { vomitingChild } from "./presentations/vomiting-child.ts";
import { digestiveBleeding } from "./presentations/digestive-bleeding.ts";
import { piles } from "./presentations/piles.ts";
import { constipation } from "./presentations/constipation.ts";
import { constipationBaby } from "./presentations/constipation-baby.ts";
import { heartburn } from "./presentations/heartburn.ts";
import { swallowing } from "./presentations/swallowing.ts";
import { urineBurning } from "./presentations/urine-burning.ts";
import { urineChild } from "./presentations/urine-child.ts";
import { bloodUrine } from "./presentations/blood-urine.ts";
import { kidneys } from "./presentations/kidneys.ts";
import { painPlace } from "./presentations/pain-place.ts";
import { cannotUrinate } from "./presentations/cannot-urinate.ts";
import { urineFlow } from "./presentations/urine-flow.ts";
import { kidneyColic } from "./presentations/kidney-colic.ts";
import { testicle } from "./presentations/testicle.ts";
import { intimate } from "./presentations/intimate.ts";
import { penis } from "./presentations/penis.ts";
import { sexualInfection } from "./presentations/sexual-infection.ts";
import { hivExposure } from "./presentations/hiv-exposure.ts";
import { sexualViolence } from "./presentations/sexual-violence.ts";
import { latePeriod } from "./presentations/late-period.ts";
import { vaginalBleeding } from "./presentations/vaginal-bleeding.ts";
import { periodPain } from "./presentations/period-pain.ts";
import { vaginalDischarge } from "./presentations/vaginal-discharge.ts";
import { miscarriage } from "./presentations/miscarriage.ts";
import { pregnancyCommon } from "./presentations/pregnancy-common.ts";
import { afterBirth } from "./presentations/after-birth.ts";
import { contraception } from "./presentations/contraception.ts";
import { breast } from "./presentations/breast.ts";
import { sexualTrouble } from "./presentations/sexual-trouble.ts";
import { lumps } from "./presentations/lumps.ts";
import { headInjury } from "./presentations/head-injury.ts";
import { trauma } from "./presentations/trauma.ts";
import { roadCrash } from "./presentations/road-crash.ts";
import { finger } from "./presentations/finger.ts";
import { wound } from "./presentations/wound.ts";
import { limbInjury } from "./presentations/limb-injury.ts";
import { limbPain } from "./presentations/limb-pain.ts";
import { joint } from "./presentations/joint.ts";
import { backPain } from "./presentations/back-pain.ts";
import { neckPain } from "./presentations/neck-pain.ts";
import { handNumbness } from "./presentations/hand-numbness.ts";
import { diabeticFoot } from "./presentations/diabetic-foot.ts";
import { oldWound } from "./presentations/old-wound.ts";
import { sunburn } from "./presentations/sunburn.ts";
import { burns } from "./presentations/burns.ts";
import { electricShock } from "./presentations/electric-shock.ts";
import { drowning } from "./presentations/drowning.ts";
import { heat } from "./presentations/heat.ts";
import { animalBite } from "./presentations/animal-bite.ts";
import { tetanus } from "./presentations/tetanus.ts";
import { snake } from "./presentations/snake.ts";
import { scorpion } from "./presentations/scorpion.ts";
import { sting } from "./presentations/sting.ts";
import { pesticide } from "./presentations/pesticide.ts";
import { poisoning } from "./presentations/poisoning.ts";
import { smokeGas } from "./presentations/smoke-gas.ts";
import { plantRemedy } from "./presentations/plant-remedy.ts";
import { drunkenness } from "./presentations/drunkenness.ts";
import { foreignBody } from "./presentations/foreign-body.ts";
import { rash } from "./presentations/rash.ts";
import { childhoodRash } from "./presentations/childhood-rash.ts";
import { skinInfection } from "./presentations/skin-infection.ts";
import { nail } from "./presentations/nail.ts";
import { shingles } from "./presentations/shingles.ts";
import { itchySkin } from "./presentations/itchy-skin.ts";
import { mildSkin } from "./presentations/mild-skin.ts";
import { lastingSkin } from "./presentations/lasting-skin.ts";
import { suicide } from "./presentations/suicide.ts";
import { psychosis } from "./presentations/psychosis.ts";
import { panic } from "./presentations/panic.ts";
import { anxiety } from "./presentations/anxiety.ts";
import { lowMood } from "./presentations/low-mood.ts";
import { sleep } from "./presentations/sleep.ts";
import { memory } from "./presentations/memory.ts";
import { dependence } from "./presentations/dependence.ts";
import { violence } from "./presentations/violence.ts";
import { childBehaviour } from "./presentations/child-behaviour.ts";
import { supply } from "./presentations/supply.ts";
import { testResults } from "./presentations/test-results.ts";
import { requests } from "./presentations/requests.ts";
import { specialist } from "./presentations/specialist.ts";
import { adviceQuestion } from "./presentations/advice-question.ts";
import { everydayPresentations } from "./everyday/index.ts";

export { concepts } from "./all-concepts.ts";

/** Every reason for seeking care. */
export const presentations: readonly Presentation[] = [
  // General signs, fever and children.
  feverAdult,
  feverChild,
  feverInfant,
  malaria,
  newbornDanger,
  newbornEveryday,
  childDanger,
  general,
  crisis,
  dengue,
  yellowFever,
  haemorrhagicFever,
  meningitis,
  typhoid,
  sepsis,
  sickleCell,
  jaundice,
  pallorAnaemia,
  malnutrition,
  worms,
  fatigue,
  weightLossTb,
  swollenGlands,
  cryingBaby,
  feedingInfant,
  teething,
  // Breath, heart, head, face.
  breathlessness,
  asthmaCrisis,
  chokingPresentation,
  chronicBronchitis,
  coughAdult,
  cold,
  coughColdChild,
  croup,
  chestPain,
  palpitationsPresentation,
  swollenLeg,
  swollenLegs,
  highPressure,
  headachePresentation,
  headacheChild,
  stroke,
  fitAdult,
  fitChild,
  faint,
  vertigoPresentation,
  alteredMind,
  numbnessPresentation,
  diabetesPresentation,
  soreThroat,
  noseSinus,
  allergicRhinitis,
  nosebleedPresentation,
  ear,
  redEye,
  eyeInjury,
  eyeSight,
  tooth,
  mouthSores,
  neckSwelling,
  allergy,
  hoarseVoice,
  hiccupsAdult,
  snoringPresentation,
  // Belly, urine, women and pregnancy.
  pregnancyDanger,
  afterBirthDanger,
  labour,
  bellyPain,
  bellyPainChild,
  diarrhea,
  diarrheaChild,
  vomiting,
  vomitingChild,
  digestiveBleeding,
  piles,
  constipation,
  constipationBaby,
  heartburn,
  swallowing,
  urineBurning,
  urineChild,
  bloodUrine,
  kidneys,
  painPlace,
  cannotUrinate,
  urineFlow,
  kidneyColic,
  testicle,
  penis,
  intimate,
  sexualInfection,
  hivExposure,
  sexualViolence,
  latePeriod,
  vaginalBleeding,
  periodPain,
  vaginalDischarge,
  miscarriage,
  pregnancyCommon,
  afterBirth,
  contraception,
  breast,
  sexualTrouble,
  lumps,
  // Injuries, poisons, skin, mind, requests.
  headInjury,
  trauma,
  roadCrash,
  finger,
  wound,
  limbInjury,
  limbPain,
  joint,
  backPain,
  neckPain,
  handNumbness,
  diabeticFoot,
  oldWound,
  sunburn,
  burns,
  electricShock,
  drowning,
  heat,
  animalBite,
  tetanus,
  snake,
  scorpion,
  sting,
  pesticide,
  poisoning,
  smokeGas,
  plantRemedy,
  drunkenness,
  foreignBody,
  rash,
  childhoodRash,
  skinInfection,
  nail,
  shingles,
  itchySkin,
  mildSkin,
  lastingSkin,
  suicide,
  psychosis,
  panic,
  anxiety,
  lowMood,
  sleep,
  memory,
  dependence,
  violence,
  childBehaviour,
  supply,
  testResults,
  requests,
  specialist,
  adviceQuestion,
  // The server's alone.
  ...everydayPresentations,
];
