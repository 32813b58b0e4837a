import type { Concept } from "#triage-engine/schema.ts";
import { agesAndPregnancy } from "./concepts/ages-pregnancy.ts";
import { courseWords } from "./concepts/course.ts";
import { drinkingWater } from "./concepts/drinking-water.ts";
import { feverSigns } from "./concepts/fever-signs.ts";
import { generalSigns } from "./concepts/general-signs.ts";
import { livingWith } from "./concepts/living-with.ts";
import { namedFevers } from "./concepts/named-fevers.ts";
import { smallChildren } from "./concepts/small-children.ts";
import { breathCough } from "./concepts/breath-cough.ts";
import { coughConcepts } from "./concepts/cough.ts";
import { allergy } from "./concepts/allergy.ts";
import { earsMouth } from "./concepts/ears-mouth.ts";
import { eyes } from "./concepts/eyes.ts";
import { headSight } from "./concepts/head-sight.ts";
import { heartLegs } from "./concepts/heart-legs.ts";
import { nerves } from "./concepts/nerves.ts";
import { noseThroat } from "./concepts/nose-throat.ts";
import { bellyConcepts } from "./concepts/belly.ts";
import { digestionConcepts } from "./concepts/digestion.ts";
import { lumpConcepts } from "./concepts/lumps.ts";
import { pregnancyConcepts } from "./concepts/pregnancy.ts";
import { afterBirthConcepts } from "./concepts/after-birth.ts";
import { sexualHealthConcepts } from "./concepts/sexual-health.ts";
import { stoolVomitConcepts } from "./concepts/stool-vomit.ts";
import { vomitConcepts } from "./concepts/vomit.ts";
import { urineGenitalConcepts } from "./concepts/urine-genital.ts";
import { womenConcepts } from "./concepts/women.ts";
import { injuryConcepts } from "./concepts/injuries.ts";
import { woundConcepts } from "./concepts/wounds.ts";
import { burnConcepts } from "./concepts/burns-environment.ts";
import { biteConcepts } from "./concepts/bites-stings.ts";
import { poisonConcepts } from "./concepts/poisons.ts";
import { skinConcepts } from "./concepts/skin.ts";
import { lastingSkinConcepts } from "./concepts/skin-lasting.ts";
import { boneConcepts } from "./concepts/bones-back.ts";
import { backConcepts } from "./concepts/back.ts";
import { mindConcepts } from "./concepts/mind.ts";
import { mindLifeConcepts } from "./concepts/mind-life.ts";
import { requestConcepts } from "./concepts/requests.ts";
import { turnsOfPhrase } from "./concepts/turns-of-phrase.ts";
import { everydayConcepts } from "./everyday/index.ts";

/** Everything that may be said. Each author of knowledge has a block; a concept is defined once. */
export const concepts: readonly Concept[] = [
  // General signs, fever and children.
  generalSigns,
  drinkingWater,
  courseWords,
  feverSigns,
  namedFevers,
  agesAndPregnancy,
  livingWith,
  smallChildren,
  // Breath, heart, head, face.
  breathCough,
  coughConcepts,
  heartLegs,
  headSight,
  nerves,
  noseThroat,
  eyes,
  earsMouth,
  allergy,
  // Belly, urine, women and pregnancy.
  bellyConcepts,
  digestionConcepts,
  stoolVomitConcepts,
  vomitConcepts,
  urineGenitalConcepts,
  sexualHealthConcepts,
  womenConcepts,
  pregnancyConcepts,
  afterBirthConcepts,
  lumpConcepts,
  // Injuries, poisons, skin, mind, requests.
  injuryConcepts,
  woundConcepts,
  burnConcepts,
  biteConcepts,
  poisonConcepts,
  skinConcepts,
  lastingSkinConcepts,
  boneConcepts,
  backConcepts,
  mindConcepts,
  mindLifeConcepts,
  requestConcepts,
  turnsOfPhrase,
  // The server's alone.
  everydayConcepts,
].flat();
