import type { Concept, Presentation } from "#triage-engine/schema.ts";
import { everydayAfterBirth, everydayAfterBirthConcepts } from "./after-birth.ts";
import { everydayBabies, everydayBabyConcepts } from "./babies.ts";
import { everydayBabyLook, everydayBabyLookConcepts } from "./baby-look.ts";
import { everydayFaint, everydayFaintConcepts } from "./blood-faint.ts";
import { everydayBody, everydayBodyConcepts } from "./body.ts";
import { everydayChildConcepts, everydayChildren } from "./children.ts";
import type { EverydayConcept } from "./concept.ts";
import { everydayIntake, everydayIntakeConcepts } from "./intake.ts";
import { everydayIntimateConcepts, everydayIntimateLife } from "./intimate-life.ts";
import { everydayLimbs, everydayLimbsConcepts } from "./limbs.ts";
import { everydayMarks, everydayMarksConcepts } from "./marks.ts";
import { everydayMedicineConcepts, everydayMedicines } from "./medicines.ts";
import { everydayMethodConcepts, everydayMethods } from "./methods.ts";
import { everydayNerves, everydayNervesConcepts } from "./nerves.ts";
import { pageForEach } from "./page-each.ts";
import { everydayPregnancy, everydayPregnancyConcepts } from "./pregnancy.ts";
import { everydaySenses, everydaySensesConcepts } from "./senses.ts";
import { everydayWays, everydayWaysConcepts } from "./small-child-ways.ts";
import { toldBesides } from "./told-besides.ts";
import { everydayWomen, everydayWomenConcepts } from "./women.ts";

const all: readonly EverydayConcept[] = [
  // Babies, children, women.
  everydayBabyConcepts,
  everydayBabyLookConcepts,
  everydayWaysConcepts,
  everydayChildConcepts,
  everydayPregnancyConcepts,
  everydayWomenConcepts,
  everydayAfterBirthConcepts,
  everydayMethodConcepts,
  // Grown-ups.
  everydayBodyConcepts,
  everydayMarksConcepts,
  everydaySensesConcepts,
  everydayLimbsConcepts,
  everydayIntakeConcepts,
  everydayMedicineConcepts,
  everydayIntimateConcepts,
  everydayFaintConcepts,
  everydayNervesConcepts,
].flat();

/**
 * What worries people and is harmless as a rule, each proven by its own negatives. The server's alone: a browser without a network has no room for it (decision 0028),
 * and sends who tells of it to a doctor within the week. Nothing elsewhere may speak of these concepts.
 */
export const everydayConcepts: readonly Concept[] = all.map(bare);

/** A concept without how it is told over several sentences. */
function bare(one: EverydayConcept): Concept {
  const { told: _, unless: __, of: ___, ...concept } = one;
  return concept;
}

/** How they are told over several sentences, and what makes them something else. */
export const everydayTold = [...all, ...toldBesides];

export const everydayPresentations: readonly Presentation[] = [
  ...[
    everydayBabies,
    everydayBabyLook,
    everydayWays,
    everydayChildren,
    everydayPregnancy,
    everydayWomen,
    everydayAfterBirth,
    everydayMethods,
  ].flatMap(pageForEach),
  ...everydayBody,
  ...everydayMarks,
  ...everydaySenses,
  ...everydayLimbs,
  ...everydayIntake,
  ...everydayMedicines,
  ...everydayIntimateLife,
  ...everydayFaint,
  ...everydayNerves,
];
