/** The edition of rules and words. Raised with every change that may alter an outcome, so that a stored evaluation can be replayed under its own. */
export const engineVersion = "1.0.0";

/** What changed in each edition, newest first, in French: it is shown to readers of a result. */
export const changelog: readonly { version: string; date: string; changes: readonly string[] }[] = [
  {
    version: "1.0.0",
    date: "2026-11-21",
    changes: ["Première édition : adultes, enfants, nouveau-nés, grossesse et suites de couches, personnes âgées."],
  },
];
