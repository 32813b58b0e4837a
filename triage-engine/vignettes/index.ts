import type { Vignette } from "#triage-engine/vignette.ts";
import { afterBirthWomen1 } from "#triage-engine/vignettes/work/after-birth-women-1.ts";
import { afterBirthWomen2 } from "#triage-engine/vignettes/work/after-birth-women-2.ts";
import { backJoints1 } from "#triage-engine/vignettes/work/back-joints-1.ts";
import { backJoints2 } from "#triage-engine/vignettes/work/back-joints-2.ts";
import { belly1 } from "#triage-engine/vignettes/work/belly-1.ts";
import { belly2 } from "#triage-engine/vignettes/work/belly-2.ts";
import { bleedingPale } from "#triage-engine/vignettes/work/bleeding-pale.ts";
import { burnsBites1 } from "#triage-engine/vignettes/work/burns-bites-1.ts";
import { burnsBites2 } from "#triage-engine/vignettes/work/burns-bites-2.ts";
import { chestBreath1 } from "#triage-engine/vignettes/work/chest-breath-1.ts";
import { chestBreath2 } from "#triage-engine/vignettes/work/chest-breath-2.ts";
import { coughCold1 } from "#triage-engine/vignettes/work/cough-cold-1.ts";
import { coughCold2 } from "#triage-engine/vignettes/work/cough-cold-2.ts";
import { diarrhoea1 } from "#triage-engine/vignettes/work/diarrhoea-1.ts";
import { diarrhoea2 } from "#triage-engine/vignettes/work/diarrhoea-2.ts";
import { eyeEar } from "#triage-engine/vignettes/work/eye-ear.ts";
import { feverAdults1 } from "#triage-engine/vignettes/work/fever-adults-1.ts";
import { feverAdults2 } from "#triage-engine/vignettes/work/fever-adults-2.ts";
import { feverChildren1 } from "#triage-engine/vignettes/work/fever-children-1.ts";
import { feverChildren2 } from "#triage-engine/vignettes/work/fever-children-2.ts";
import { headStroke1 } from "#triage-engine/vignettes/work/head-stroke-1.ts";
import { headStroke2 } from "#triage-engine/vignettes/work/head-stroke-2.ts";
import { injuries1 } from "#triage-engine/vignettes/work/injuries-1.ts";
import { injuries2 } from "#triage-engine/vignettes/work/injuries-2.ts";
import { mind } from "#triage-engine/vignettes/work/mind.ts";
import { newborns1 } from "#triage-engine/vignettes/work/newborns-1.ts";
import { newborns2 } from "#triage-engine/vignettes/work/newborns-2.ts";
import { poisonsAllergy } from "#triage-engine/vignettes/work/poisons-allergy.ts";
import { pregnancy1 } from "#triage-engine/vignettes/work/pregnancy-1.ts";
import { pregnancy2 } from "#triage-engine/vignettes/work/pregnancy-2.ts";
import { publicHealth } from "#triage-engine/vignettes/work/public-health.ts";
import { requests1 } from "#triage-engine/vignettes/work/requests-1.ts";
import { requests2 } from "#triage-engine/vignettes/work/requests-2.ts";
import { sickleOutbreaks } from "#triage-engine/vignettes/work/sickle-outbreaks.ts";
import { skin1 } from "#triage-engine/vignettes/work/skin-1.ts";
import { skin2 } from "#triage-engine/vignettes/work/skin-2.ts";
import { throatMouth } from "#triage-engine/vignettes/work/throat-mouth.ts";
import { urineMen1 } from "#triage-engine/vignettes/work/urine-men-1.ts";
import { urineMen2 } from "#triage-engine/vignettes/work/urine-men-2.ts";

/** The cases the engineers work with. */
export const workVignettes: readonly Vignette[] = [
  ...afterBirthWomen1,
  ...afterBirthWomen2,
  ...backJoints1,
  ...backJoints2,
  ...belly1,
  ...belly2,
  ...bleedingPale,
  ...burnsBites1,
  ...burnsBites2,
  ...chestBreath1,
  ...chestBreath2,
  ...coughCold1,
  ...coughCold2,
  ...diarrhoea1,
  ...diarrhoea2,
  ...eyeEar,
  ...feverAdults1,
  ...feverAdults2,
  ...feverChildren1,
  ...feverChildren2,
  ...headStroke1,
  ...headStroke2,
  ...injuries1,
  ...injuries2,
  ...mind,
  ...newborns1,
  ...newborns2,
  ...poisonsAllergy,
  ...pregnancy1,
  ...pregnancy2,
  ...publicHealth,
  ...requests1,
  ...requests2,
  ...sickleOutbreaks,
  ...skin1,
  ...skin2,
  ...throatMouth,
  ...urineMen1,
  ...urineMen2,
];

/** The cases nobody looks at while building: only the report plays them. */
export const heldVignettes: readonly Vignette[] = [];
