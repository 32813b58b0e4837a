import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { companions } from "#triage-engine/knowledge/companions.ts";
import type { Level } from "#triage-engine/schema.ts";

/** Plays a chat of somebody who denies every sign. */
function denying(says: string, age: string): Level | undefined {
  const messages = [says];
  let outcome = assess([{ says }]);
  while (!outcome.done && messages.length < 20) {
    const number = outcome.question?.number;
    messages.push(number === "age" ? age : number === "duration" ? "2 jours" : number ? "je ne sais pas" : "non");
    outcome = assess(messages.map((one) => ({ says: one })));
  }
  return outcome.level;
}

describe("small signs beside a harmless picture", () => {
  it("do not keep a proven picture from being self-care", () => {
    expect(denying("un orgelet à la paupière", "30 ans")).toBe("self_care");
    expect(denying("un orgelet à la paupière, un peu fatigué et je dors mal", "30 ans")).toBe("self_care");
  });

  it("count for more in somebody old", () => {
    expect(denying("un orgelet à la paupière, fatigué et pas d'appétit", "78 ans")).not.toBe("self_care");
  });

  it("prove nothing by themselves, and never a sign of danger", () => {
    const covered = companions.flatMap(({ covers = [] }) => covers);
    for (const danger of [
      "fever",
      "severe_pain",
      "vomiting",
      "dizzy",
      "chest_pain",
      "hard_breathing",
      "drowsy",
      "pallor",
    ])
      expect(covered).not.toContain(danger);
    expect(denying("pas d'appétit", "30 ans")).not.toBe("self_care");
  });

  it("leave what nobody complains of to the picture it belongs to", () => {
    expect(denying("j'ai vu un serpent au champ, il ne m'a pas mordu", "30 ans")).toBe("self_care");
    expect(denying("mon vaccin est à jour", "30 ans")).not.toBe("self_care");
  });
});

describe("a harmless picture beside something for the week", () => {
  it("is for the week, even where its own presentation would else be urgent", () => {
    const says = "je me suis coupé un peu le doigt en cuisine, c'est superficiel et propre";
    expect(denying(says, "30 ans")).toBe("self_care");
    expect(denying(`${says}. Et je perds mes cheveux depuis six mois`, "30 ans")).toBe("routine");
  });
});

describe("a bitten tongue", () => {
  it("is a fit in somebody who fell, and small in somebody who denies it", () => {
    expect(denying("il est tombé, il ne répondait plus et il s'est mordu la langue", "20 ans")).toBe("emergency");
    expect(denying("elle a fait pipi sur elle et s'est mordu la langue", "20 ans")).toBe("emergency");
    expect(denying("j'ai mordu ma langue", "20 ans")).toBe("self_care");
  });
});
