import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { assess, type Outcome } from "#triage-engine/engine.ts";
import { firstLinesIn } from "#triage-engine/vignettes/first-lines.ts";

const sentences = path.join(import.meta.dirname, "../vignettes/sentences");
const lines = firstLinesIn(readFileSync(path.join(sentences, "first-lines.tsv"), "utf8"));
// Every third line: all of them are read for half a minute.
const some = lines.filter((_, at) => at % 3 === 0);
const emergencies = some.filter(({ level }) => level === "emergency");
const others = some.filter(({ level }) => level === "self_care" || level === "routine");
const answers = new Map<string, Outcome>();
/** The answer to a first message. */
function first(says: string): Outcome {
  const answer = answers.get(says) ?? assess([{ says }]);
  answers.set(says, answer);
  return answer;
}
const askedFirst = (says: string) => first(says).question;

describe("the danger a first message speaks of", () => {
  it("is asked for before the age, of most who tell of an emergency that no rule knows and of few others", () => {
    const untold = emergencies.filter(({ says }) => !first(says).emergency);
    const dangers = untold.filter(({ says }) => askedFirst(says)?.id.startsWith("alarm:"));
    expect(dangers.length).toBeGreaterThan(untold.length / 4);
    const alarmed = others.filter(({ says }) => askedFirst(says)?.id.startsWith("alarm:"));
    expect(alarmed.length).toBeLessThan(others.length / 12);
  });

  it("is an emergency once it is affirmed, and never what is confided only to who asks for it alone", () => {
    const questions = emergencies.flatMap(({ says }) => {
      const question = askedFirst(says);
      return question?.id.startsWith("alarm:") ? [{ says, question }] : [];
    });
    expect(questions.length).toBeGreaterThan(10);
    const ends = questions.map(({ says, question }) => assess([{ says }, { says: question.choices[0]! }]));
    // Of a few the words told first are asked about once more, because the level rests on them as well.
    expect(ends.filter(({ done, question }) => !done && !question?.id.startsWith("heard:"))).toEqual([]);
    expect(ends.filter(({ level }) => level === "emergency").length).toBeGreaterThan(questions.length * 0.8);
    const asked = questions.flatMap(({ question }) => question.facts);
    expect(asked.filter((id) => /^(suicid|overdose|self_harm|sexual_violence)/.test(id))).toEqual([]);
  });

  it("leaves a farewell to the question about a means, and a fire to the one about coal", () => {
    expect(askedFirst("J'ai écrit une lettre pour ma maman et j'ai partagé mes habits à mes soeurs")?.text).toMatch(
      /moyen/,
    );
    expect(askedFirst("Mal de tête et nausée au réveil, ma femme a la même chose")?.id).toBe("age");
  });

  it("is asked for once", () => {
    const [{ says } = { says: "" }] = emergencies.filter((line) => askedFirst(line.says)?.id.startsWith("alarm:"));
    expect(assess([{ says }, { says: "non" }]).question?.id).not.toMatch(/^alarm:/);
  });
});

describe("a danger told in an answer", () => {
  const after = (...messages: string[]) => assess(messages.map((says) => ({ says })));

  it("is asked for by its name, whatever was asked", () => {
    const chat = ["Mon père s'est fait une bosse au front hier", "68 ans"];
    const told =
      "Il s'est relevé seul. Il prend un comprimé chaque soir pour rendre le sang liquide, à cause de son coeur";
    expect(after(...chat, told).question?.id).toBe("heard:anticoagulant");
    expect(after(...chat, told, "oui").level).toBe("emergency");
    expect(after(...chat, told, "non").question?.id).not.toBe("heard:anticoagulant");
  });

  it("is led up to gently where it is a wish to die", () => {
    const chat = ["Bonsoir, je dors mal ces derniers temps", "23 ans", "Mon cou tourne bien et mon corps est frais"];
    expect(after(...chat).question?.facts).not.toContain("suicidal_thoughts");
    const told = "J'ai déjà acheté le produit pour les rats, il est sous mon lit";
    expect(after(...chat, told).question?.text).toBe("Vous arrive-t-il de penser à mourir ou à vous faire du mal ?");
    expect(after(...chat, told, "oui").question?.facts).toEqual(["suicidal_plan"]);
    expect(after(...chat, told, "oui", "oui").level).toBe("emergency");
  });

  it("is asked for once more before the end where a short answer was taken for a no to a long list", () => {
    const chat = ["Mon papa a une petite infection urinaire depuis 3 jours, ça le brûle quand il urine", "72 ans"];
    expect(after(...chat).question?.facts).toContain("fever");
    const short = after(...chat, "Il garde sa nourriture et l'urine est jaune comme d'habitude");
    expect(short.question?.facts).toContain("fever");
    expect(after(...chat, "non").question?.facts ?? []).not.toContain("fever");
  });
});
