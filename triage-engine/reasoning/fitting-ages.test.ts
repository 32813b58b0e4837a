import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const ages = (says: string) => assess([{ says }]).question?.choices ?? [];

it("offers no baby's age to who is with child, has given birth or has her periods", () => {
  for (const says of [
    "je suis enceinte de 5 mois, ça gratte en bas",
    "j'ai accouché il y a 10 jours, mes seins me font mal",
  ]) {
    expect(ages(says)).toContain("15 à 49 ans");
    expect(ages(says)).not.toContain("Moins de 1 mois");
  }
});

it("offers every age of a baby, or of whom nothing tells", () => {
  expect(ages("j'ai mal à la gorge depuis hier")).toContain("Moins de 1 mois");
});
