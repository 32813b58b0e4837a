import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** What the result says led to it. */
const reasons = (says: string) => assess([{ says }]).reasons;

describe("the reasons of a result", () => {
  it("name what was told, and none of the other signs the rule would hold for", () => {
    expect(reasons("J'ai 30 ans, 39 de fièvre et la nuque raide.")[0]).toBe(
      "Fièvre et nuque raide : une méningite est à craindre.",
    );
    expect(reasons("J'ai 30 ans, 39 de fièvre et les yeux jaunes.")[0]).toMatch(/^Fièvre et yeux ou peau jaunes : /);
  });

  it("name a measure when the rule rests on it", () => {
    for (const says of ["il respire 70 fois par minute", "fréquence respiratoire 70", "FR 70"])
      expect(reasons(`Mon bébé a 3 semaines, ${says}.`)[0]).toBe(
        "Respiration à 70 par minute : chez un tout petit bébé, une infection grave est à craindre.",
      );
  });

  it("leave out what another told sign says already, and the age group", () => {
    expect(reasons("Mon fils de 3 ans a 39 de fièvre, on n'arrive pas à le réveiller.")[0]).not.toMatch(
      /enfant[, ]de/i,
    );
    // A squeezed chest is a chest pain.
    expect(reasons("J'ai 60 ans, ma poitrine serre fort et j'ai des sueurs.")[0]).toBe(
      "Poitrine qui serre ou qui pèse et sueurs : un infarctus est à craindre.",
    );
  });

  it("are not given twice for the same signs", () => {
    expect(reasons("J'ai 30 ans, 39 de fièvre et la nuque raide.")).toHaveLength(1);
    // Three rules hold, each with a sentence of its own.
    expect(reasons("Ma fille d'un an et demi a fait une crise, le corps secouait, elle est très chaude.")).toHaveLength(
      1,
    );
  });

  it("do not name a sign that another name says already", () => {
    const lochia = reasons("J'ai accouché il y a 6 jours, je tremble de froid et les pertes sentent très mauvais")[0];
    expect(lochia?.match(/sentent mauvais/g)).toHaveLength(1);
  });
});
