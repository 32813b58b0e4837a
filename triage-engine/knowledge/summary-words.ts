import type { Level } from "#triage-engine/schema.ts";

/** What stands in the summary for the doctor: a module of its own, since the browser, which writes no summary, need not load it. */
export const summaryWords = {
  said: "Premier message",
  person: "Malade",
  writer: "la personne qui écrit",
  found: "Signes présents",
  absent: "Signes absents",
  unsure: "Non su",
  level: "Orientation",
  reasons: "Motifs",
  /** Between signs, whose names hold commas. */
  between: " ; ",
  levels: {
    emergency: "urgence immédiate",
    urgent: "urgent, dans les 24 heures",
    routine: "dans la semaine",
    self_care: "soins à la maison",
  } satisfies Record<Level, string>,
} as const;
