import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

it("takes nobody for ill who only gave it on", () => {
  const { question, trace } = assess([
    { says: "Ma femme tousse, c'est mon fils qui l'a contaminée je pense, lui aussi était enrhumé la semaine passée." },
  ]);
  expect(question?.text).toBe("Quel âge a votre femme ?");
  expect(trace.facts).toMatchObject({ cough: "yes", sick_contact: "yes" });
});

it("keeps who struck, and what nobody else stands before", () => {
  expect(assess([{ says: "C'est mon mari qui m'a donné un coup, j'ai mal au bras" }]).trace.facts).toMatchObject({
    violence_home: "yes",
    limb_pain: "yes",
  });
  expect(assess([{ says: "C'est mon fils qui m'a passé sa toux" }]).question?.text).toBeTruthy();
});
