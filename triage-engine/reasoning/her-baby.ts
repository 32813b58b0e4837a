import type { Reading } from "#triage-engine/language/read.ts";
import type { Open } from "./questions.ts";

/** Two months, in days. */
const youngBaby = 61;

/** « Êtes-vous enceinte ? » « oui, mon bébé a vingt-cinq jours »: she has given birth so long ago, and is no baby herself. */
export function ofHerself(reading: Reading, pending: Open | undefined): Reading {
  const age = reading.numbers.find(({ name, value }) => name === "age" && value <= youngBaby);
  if (pending?.question.id !== "pregnant" || !age) return reading;
  const { who: _, renames: __, ...rest } = reading;
  const born = { ...age, name: "days_after_birth" } as const;
  const birth = {
    concept: "postpartum",
    polarity: "yes",
    about: "patient",
    time: "now",
    hypothetical: false,
    from: age.from,
    to: age.to,
  } as const;
  return {
    ...rest,
    numbers: [...reading.numbers.filter((one) => one !== age), born],
    mentions: [...reading.mentions, birth],
  };
}
