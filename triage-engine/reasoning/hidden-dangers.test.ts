import { describe, expect, it } from "vitest";
import { assess, type Outcome } from "#triage-engine/engine.ts";

/** Answers each question by the first pair whose words stand in it, else « non ». */
function chat(
  opening: string,
  answers: readonly (readonly [asked: string, says: string])[],
): Outcome & { asked: string } {
  const messages = [opening];
  let asked = "";
  let outcome = assess([{ says: opening }]);
  while (outcome.question && messages.length < 20) {
    const { text } = outcome.question;
    asked += `\n${text}`;
    messages.push(answers.find(([part]) => text.includes(part))?.[1] ?? "non");
    outcome = assess(messages.map((says) => ({ says })));
  }
  return { ...outcome, asked };
}

describe("what hides behind an everyday complaint", () => {
  it("asks what bit or stung where nobody saw it, and does not stay at home on « je ne sais pas »", () => {
    for (const opening of ["Une bête m'a mordu au pied.", "Quelque chose m'a piqué au pied la nuit."]) {
      const bitten = chat(opening, [
        ["Quel âge", "39 ans"],
        ["serpent", "oui, deux petits trous"],
      ]);
      expect(bitten.level).toBe("emergency");
      const unsure = chat(opening, [
        ["Quel âge", "39 ans"],
        ["serpent", "je ne sais pas"],
      ]);
      expect(unsure.level).not.toBe("self_care");
      expect(chat(opening, [["Quel âge", "39 ans"]]).level).not.toBe("emergency");
    }
  });

  it("asks for a fire in a closed room when others of the house have the same headache", () => {
    for (const opening of [
      "Je me suis réveillé avec un gros mal de tête et la nausée, et ma femme a la même chose",
      "Je me suis réveillée avec mal de tête et vertiges, mon fils aussi a mal à la tête",
    ]) {
      const said = [["Quel âge", "39 ans"]] as const;
      expect(chat(opening, [...said, ["charbon", "oui, un brasero dans la chambre"]]).level).toBe("emergency");
      // Without it no rule makes it an emergency; it may still resemble one.
      const denied = chat(opening, said);
      expect(denied.trace.facts["smoke_gas"]).toBe("no");
      expect(denied.trace.fired.filter((rule) => /smoke|gas/.test(rule))).toEqual([]);
    }
  });

  it("believes whoever tells of a snake late", () => {
    const late = chat("Une bête m'a mordu au pied.", [
      ["Quel âge", "39 ans"],
      ["difficulté à respirer", "non, rien de tout ça. La bête, c'était un serpent"],
    ]);
    expect(late.level).toBe("emergency");
    const before = chat("Un chien a mordu mon fils de 9 ans.", [
      ["morsure au visage", "non, c'est au mollet, deux petits trous"],
    ]);
    expect(before.level).toBe("urgent");
  });

  it("asks who is stiff or takes much against a pain for tetanus and paracetamol", () => {
    const back = "J'ai le bas du dos qui fait mal depuis deux jours, j'ai pris du paracétamol.";
    const took = chat(back, [
      ["Quel âge", "28 ans"],
      ["paracétamol", "oui j'en ai pris beaucoup, trois comprimés toutes les deux heures"],
    ]);
    expect(took.level).toBe("emergency");
    const stiff = chat("Depuis hier j'ai le dos et les épaules raides après le champ.", [
      ["Quel âge", "52 ans"],
      ["mâchoire", "oui, j'ouvre à peine la bouche"],
    ]);
    expect(stiff.level).toBe("emergency");
    expect(chat(back, [["Quel âge", "28 ans"]]).level).toBe("self_care");
  });

  it("asks of one swollen leg for a bite", () => {
    const leg = chat("Mon pied droit est gonflé depuis hier soir, au retour du champ.", [["Quel âge", "50 ans"]]);
    expect(leg.asked).toContain("morsure de serpent");
  });

  it("asks a child who vomits for much urine, and a small one who dribbles for what was swallowed", () => {
    const vomits = chat("Ma fille de 11 ans a mal au ventre depuis hier et elle vomit.", []);
    expect(vomits.asked).toContain("urines très abondantes");
    const dribbles = chat("Ma petite de 20 mois ne veut plus manger depuis hier et elle bave.", [
      ["avalés", "la petite pile ronde de la télécommande a disparu"],
    ]);
    expect(dribbles.level).toBe("emergency");
  });
});

describe("what an emergency hangs on", () => {
  it("asks for illnesses and treatments that would make one of what was told", () => {
    const stopped = chat("Je suis fatiguée depuis trois jours, j'ai la nausée et je vomis un peu.", [
      ["Quel âge", "34 ans"],
      ["cortisone", "oui, la prednisone, arrêtée il y a six jours"],
    ]);
    expect(stopped.level).toBe("emergency");
    const treated = chat("J'ai un petit rhume depuis hier et le corps chauffe.", [
      ["Quel âge", "49 ans"],
      ["la fièvre", "oui"],
      ["cancer", "oui, un cancer du sein, j'ai eu la chimio la semaine passée"],
    ]);
    expect(treated.level).toBe("emergency");
  });

  it("asks for a cancer once", () => {
    const well = chat("J'ai de la fièvre depuis hier.", [["Quel âge", "49 ans"]]);
    expect(well.asked.split("cancer").length - 1).toBeLessThan(2);
  });

  it("asks for a late period where nothing but a pain of the shoulder and the belly was told", () => {
    const shoulder = chat("J'ai mal en haut de l'épaule droite depuis ce matin et le ventre un peu dérangé.", [
      ["Quel âge", "29 ans"],
      ["enceinte", "mes règles sont en retard de sept semaines"],
    ]);
    expect(shoulder.level).toBe("emergency");
  });

  it("explains nothing by a pregnancy to somebody who was never asked for one", () => {
    const back = chat("J'ai mal au bas du dos depuis deux mois, je suis maçon.", [["Quel âge", "44 ans"]]);
    expect(back.reasons.join(" ")).not.toContain("grossesse");
  });
});

describe("who is asked whether they think of dying", () => {
  const after = (says: string) =>
    assess(["Je suis triste et je dors mal depuis cinq semaines.", "45 ans", says].map((one) => ({ says: one })));

  it("stays the patient whoever they live for, and is another if they say so", () => {
    expect(after("Non, je dois vivre pour mes enfants").about.who).toBe("Vous");
    expect(after("Non, ce n'est pas moi, c'est ma fille de 12 ans").about.who).toBe("Votre fille");
  });
});

describe("an answer that tells how things are", () => {
  it("is heard as a sign in unknown words where the rest is denied", () => {
    const opening = "Ma fille de 5 ans est très fatiguée depuis ce matin et son ventre a gonflé d'un côté.";
    const asked = assess([{ says: opening }]).question!.facts;
    const after = (...says: string[]) => assess([opening, ...says].map((one) => ({ says: one })));
    const says = "Elle est en zigzag, le reste non";
    expect(after(says).question?.facts).toEqual(asked);
    expect(asked.map((id) => after(says, says).trace.facts[id])).toEqual(asked.map(() => "unknown"));
  });

  const opening = "J'ai 31 ans, je tousse depuis cinq jours.";

  it("says no to a list, at once where much of it is calm, and leaves « je ne sais pas » unknown", () => {
    const calm = "Je raisonne comme tout le monde, le teint est bien clair";
    const first = assess([{ says: opening }]);
    const asked = first.question!.facts;
    expect(asked.length).toBeGreaterThan(2);
    const facts = (...says: string[]) => assess([opening, ...says].map((one) => ({ says: one }))).trace.facts;
    expect(asked.map((id) => facts(calm)[id])).toEqual(asked.map(() => "no"));
    // It tells of nothing: the list is put once more.
    const beside = "Mon fils vient me chercher au village demain";
    expect(asked.filter((id) => facts(beside)[id] === "no").length).toBeLessThan(asked.length);
    expect(asked.map((id) => facts("je ne sais pas")[id])).toEqual(asked.map(() => "unknown"));
  });

  it("says no to the rest of a list where part of it is named, only when it tells of more than that", () => {
    const asked = assess([{ says: opening }]).question!.facts;
    const denied = (says: string) => {
      const { facts } = assess([opening, says].map((one) => ({ says: one }))).trace;
      return asked.filter((id) => facts[id] === "no").length;
    };
    expect(denied("La poitrine ne serre pas")).toBeLessThan(asked.length);
    expect(denied("La poitrine ne serre pas, je porte mon panier et je monte chez moi comme avant")).toBe(asked.length);
  });

  it("is no bare yes to a list when the « oui » is of something else", () => {
    const after = assess([opening, "La fièvre, oui, 39 hier. Pour le reste, non."].map((one) => ({ says: one })));
    expect(after.say ?? "").not.toContain("lequel");
  });
});
