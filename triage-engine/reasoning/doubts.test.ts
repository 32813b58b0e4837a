import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const told = (...says: string[]) => assess(says.map((text) => ({ says: text })));

const sting = "Piqué à l'orteil par un scorpion noir il y a deux heures, ça brûle seulement là";

describe("what was loosely heard", () => {
  it("is asked before an emergency rests on it", () => {
    const { done, question, say } = told(sting);
    expect(done).toBe(false);
    expect(say).toBe("C'est peut-être une urgence.");
    expect(question).toMatchObject({
      id: "heard:black_skin",
      text: "Ai-je bien compris : peau noire ou qui sent mauvais ?",
    });
  });

  it("is believed in a long story beside its like, and asked for where an emergency rests on it", () => {
    const chat = [
      "Bonjour, j'ai 22 ans, je suis étudiante. Depuis deux jours j'ai la gorge irritée, le nez qui coule clair, j'éternue et je tousse un peu, à sec. Je n'ai pas de fièvre, le thermomètre dit 36,8, j'avale sans problème et je respire bien, je mange et je dors comme toujours.",
    ];
    const asked: string[] = [];
    while (!told(...chat).done && chat.length < 14) {
      asked.push(told(...chat).question!.id);
      chat.push("Rien de tout cela");
    }
    expect(asked.filter((id) => id.startsWith("heard:"))).toEqual([]);
    expect(asked).not.toContain("duration");
    expect(told(...chat).level).toBe("self_care");
  });

  it("gives way to a no, and the questions go on", () => {
    const { done, question, trace } = told(sting, "non");
    expect(done).toBe(false);
    expect(question?.id).toBe("age");
    expect(trace.facts["black_skin"]).toBe("no");
  });

  it("counts as heard for whoever says yes, does not know, or answers in words nobody understands twice", () => {
    for (const replies of [["oui"], ["je ne sais pas"], ["bof", "euh voilà"]])
      expect(told(sting, ...replies)).toMatchObject({ done: true, level: "emergency" });
  });

  it("is never brought back by the same words after a no", () => {
    expect(told(sting, "non", sting).trace.facts["black_skin"]).toBe("no");
  });

  it("is not brought back by doubtful words when little else is said", () => {
    const chat = [
      "J'ai deux petits trous au pied depuis hier, le pied me fait un peu mal",
      "non, ce n'est pas un serpent",
    ];
    expect(told(...chat).trace.facts["snake_bite"]).toBe("no");
    expect(told(...chat, "deux petits trous").level).not.toBe("emergency");
    expect(told(...chat, "un serpent m'a mordu").level).toBe("emergency");
  });

  it("counts and is asked when it comes after a no to a list", () => {
    const chat = [
      "Mon père a de la fièvre",
      "60 ans",
      "Rien de tout cela",
      "Maintenant il est assis dehors et regarde dans le vide",
    ];
    const { trace, question } = told(...chat);
    expect(trace.facts["confusion"]).toBe("yes");
    expect(question?.id).toBe("heard:confusion");
  });

  it("is not asked when it was told plainly as well, nor when the level does not hang on it", () => {
    expect(told(`${sting}. L'orteil est devenu noir et sent le pourri.`)).toMatchObject({
      done: true,
      level: "emergency",
    });
    expect(told(`${sting}. Il ne respire plus.`)).toMatchObject({ done: true, level: "emergency" });
  });

  it("is asked with the dangers next to it, so that who was misheard is heard", () => {
    const { question } = told("Ma grand-mère est assise dans la cour et regarde dans le vide depuis tout à l'heure");
    expect(question?.id).toBe("heard:confusion");
    expect(question?.facts).toEqual(expect.arrayContaining(["confusion", "unconscious", "drowsy", "convulsion"]));
    expect(question?.text).toMatch(/^Qu'y a-t-il au juste : .+ \?$/);
  });

  it("leaves what people tell plainly alone: an emergency ends the questions at once", () => {
    for (const says of [
      "Mon père ne répond plus, il est inconscient",
      "Ma fille convulse depuis dix minutes",
      "J'ai la bouche tordue et le bras gauche qui ne bouge plus depuis une heure",
      "Je perds beaucoup de sang, je trempe une garniture toutes les demi-heures",
    ])
      expect(told(says)).toMatchObject({ done: true, level: "emergency" });
  });

  describe("in a message of more than forty words", () => {
    const story =
      "Je vends des oranges au marché de Gouro depuis que mon mari a changé de travail, je porte mes bassines toute la journée, ma voisine de table me garde la petite quand je vais livrer, et le soir je rentre en gbaka avec les autres vendeuses du quartier";

    it("is one word that stands in passing", () => {
      const { done, question } = told(
        `${story}, et maintenant la petite est inconsciente pendant que je range les sacs.`,
      );
      expect(done).toBe(false);
      expect(question?.id).toBe("heard:unconscious");
      expect(question?.text).toContain("perte de connaissance");
    });

    it("is two words in passing, and more of them only when more is told", () => {
      const mouth = `${story}, et ce matin ma bouche est tordue pendant que je range les sacs`;
      expect(told(mouth).question?.id).toBe("heard:face_droop");
      const bitten = `${story}, et hier un serpent m'a mordu le pied pendant que je rangeais les sacs`;
      expect(told(bitten)).toMatchObject({ done: true, level: "emergency" });
      const weak = `${story}, et depuis ce matin mon bras gauche et ma jambe ne bougent plus quand je range les sacs, j'ai 50 ans`;
      expect(told(weak)).toMatchObject({ done: true, level: "emergency" });
      expect(told(`${weak}, ${story}.`).question?.id).toBe("heard:one_side_weak");
    });

    it("is not what makes up its own sentence, nor an emergency that two signs show", () => {
      expect(told(`${story}. Mordue par un serpent.`)).toMatchObject({ done: true, level: "emergency" });
      const both = `${story}, et hier un serpent m'a mordu le pied pendant que je rangeais, depuis ce matin je vomis du sang.`;
      expect(told(both)).toMatchObject({ done: true, level: "emergency" });
    });
  });
});
