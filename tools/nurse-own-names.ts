/**
 * Names of properties that the nurse's modules use among themselves only. In the browser they go by a letter (`smaller-chunks-plugin.ts`), which saves 1 kB;
 * those that a browser's own objects know as well are no exception.
 * Nothing stands here that a result is made of (`Outcome`), that a data file spells out, or that is looked up by a word; `built-nurse.ts` plays cases
 * with what was built.
 */
export const nurseOwnNames: readonly string[] = (
  "kind unit word words letters parts pieces elements stem stems filler covers covered accented accents " +
  "notRaw notBefore notAfter cue loose apart tight clause used bySound byFirst byStem byStart negation negates " +
  "denied denies doubtful beginnings shares implies excludes pronoun somebody somebodies stranger storyFrom " +
  "ageLast ageNear replying aboutSign affirmed ofThing ofThingAffirmed concepts signs numbers mentions " +
  "polarity echoes tacit hypothetical corrects inAnswer reading turn via condition opens opened layer layers " +
  "presentation presentations derivations consequences companions sharedQuestions main moment truths proven " +
  "possible missing pending tapped choice listed outline decideBoth unresolved unnamed unexplained unfinished " +
  "nameless heardAmong supposed doubt ids logic away aside known again alarms own renamed calm rest after raw " +
  "concept days noun list most fills person"
).split(" ");
