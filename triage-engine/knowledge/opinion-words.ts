import type { Level } from "#triage-engine/schema.ts";

/** Why somebody is sent higher than the rules say, by what all of their words speak for. */
export const resembles: Readonly<Record<Exclude<Level, "self_care">, string>> = {
  emergency: "ce que vous racontez ressemble à des urgences ; par prudence, il faut être examiné tout de suite.",
  urgent:
    "ce que vous racontez ressemble à des cas qui ne peuvent pas attendre ; par prudence, il faut être examiné aujourd'hui.",
  routine: "ce que vous racontez ressemble à des cas qu'un soignant doit voir ; par prudence, il faut être examiné.",
};

/** Asked after a first message that may tell of a danger. */
export const anyOfThese = { you: "Avez-vous un de ces signes", they: "{Qui} a-t-{il} un de ces signes" };
