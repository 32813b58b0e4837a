import { expect, test } from "vitest";
import { assess } from "#triage-engine/engine.ts";

test.each([
  ["j'ai 34 ans, je suis un homme, j'ai mordu ma langue", "Malade : la personne qui écrit, 34 ans, sexe masculin"],
  ["mon fils de 4 ans tousse depuis hier", "Malade : fils de la personne qui écrit, 4 ans, sexe masculin"],
  ["ma mère de 70 ans tousse depuis hier", "Malade : mère de la personne qui écrit, 70 ans, sexe féminin"],
])("the doctor's summary of « %s » speaks to the doctor, not to the writer", (says, line) => {
  const { summary } = assess([{ says }]);
  expect(summary.split("\n").slice(0, 2)).toEqual([`Premier message : ${says}`, line]);
  expect(summary).not.toContain("Vous");
});

test("signs stand apart in the doctor's summary by more than a comma, which their names hold", () => {
  const { summary } = assess([
    { says: "j'ai 34 ans, je tousse, j'ai de la fièvre à 39, pas de vomissements, pas de diarrhée" },
  ]);
  for (const title of ["Signes présents", "Signes absents"])
    expect(summary.split("\n").find((line) => line.startsWith(title))).toMatch(/ : .+ ; .+/);
});
