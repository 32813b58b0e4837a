import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...says: string[]) => assess(says.map((text) => ({ says: text })));

describe("what to do", () => {
  it("comes from the pages that explain the result: who may have a clot is not told to stretch a cramp", () => {
    const chat = [
      "J'ai 35 ans, mon mollet droit est plus gros que l'autre et me fait mal depuis hier, après un long voyage en car",
    ];
    while (!told(...chat).done && chat.length < 14) chat.push("Rien de tout cela");
    const { level, reasons, todo } = told(...chat);
    expect(level).toBe("urgent");
    expect(reasons.join()).toMatch(/caillot|phlébite/);
    expect(todo.join()).not.toMatch(/étirement|tirez/i);
  });

  it("gives nothing to drink where another page says that nothing may be given", () => {
    const { level, todo, avoid } = told(
      "Mon bébé de 7 mois pleure par crises en repliant les jambes et a du sang dans les selles, il ne peut plus boire",
    );
    expect(level).toBe("emergency");
    expect(avoid.join("\n")).toMatch(/^Ne donnez (rien à boire ni à manger|ni à manger ni à boire)/m);
    expect(todo.join()).not.toMatch(/boire|buvez|gorgées/i);
  });

  it("keeps a hand off a cord that is seen before the baby", () => {
    const { level, todo, avoid } = told(
      "Ma voisine est enceinte de 8 mois, les eaux sont parties et on voit le cordon",
    );
    expect(level).toBe("emergency");
    expect(todo.join()).toMatch(/fesses en l'air/);
    expect(avoid).toContain("Ne touchez pas le cordon, ne poussez pas.");
  });

  const end = (says: string, answer = "Rien de tout cela") => {
    const chat = [says];
    while (!told(...chat).done && chat.length < 14) chat.push(answer);
    return told(...chat);
  };

  it("is said to whom it is for", () => {
    const cold = (age: string) => end(`Mon fils de ${age} a le nez qui coule depuis hier, il joue et il boit bien`);
    expect(cold("8 mois").todo.join()).toMatch(/le sein/);
    expect(cold("4 ans").todo.join()).not.toMatch(/sein/);
    expect(cold("4 ans").todo).toContain("Donnez à boire plus souvent.");

    const psychosis = end("Ma sœur de 23 ans entend des voix depuis deux semaines et ne dort presque plus");
    expect(psychosis.level).toBe("urgent");
    expect(psychosis.todo.join()).not.toMatch(/heures fixes/);

    const stomach = end("J'ai 33 ans, l'estomac me brûle depuis deux mois surtout la nuit");
    expect([...stomach.todo, ...stomach.avoid].join()).not.toMatch(/heure du début|avant l'examen/);
  });

  it("cools who is burning and confused in the sun", () => {
    const { level, reasons, todo } = told(
      "Notre maçon est tombé au chantier en plein soleil, il est brûlant et il raconte n'importe quoi",
    );
    expect(level).toBe("emergency");
    expect(reasons[0]).toMatch(/coup de chaleur/);
    expect(todo.join()).toMatch(/mouillez tout le corps/);
  });

  it("tells of the malaria test once, whatever pages explain a fever, and not after a negative one", () => {
    const tests = (...says: string[]) => {
      const chat = says;
      while (!told(...chat).done && chat.length < 14) chat.push("Rien de tout cela");
      return told(...chat).todo.filter((line) => line.includes("test du paludisme"));
    };
    const opening = "Mon fils de 4 ans a 39 de fièvre et mal à l'oreille depuis hier";
    expect(tests(opening)).toHaveLength(1);
    expect(tests(`${opening}. Le test du palu est négatif`)).toEqual([]);
  });

  it("does not tell a kidney that burns with fever to drink as usual until a fever comes", () => {
    const chat = ["J'ai 29 ans, ça brûle quand j'urine, 38,6 de fièvre et mal au dos côté droit sous les côtes"];
    while (!told(...chat).done && chat.length < 14) chat.push("Rien de tout cela");
    const { reasons, todo, watch } = told(...chat);
    expect(reasons[0]).toMatch(/rein/);
    expect(todo.join()).not.toMatch(/Buvez normalement/);
    expect(watch.join()).not.toMatch(/si la fièvre vient/);
  });
});
