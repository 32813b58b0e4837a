import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

const after = (chat: readonly string[]) => assess(chat.map((says) => ({ says })));

/** Answers as they are said, then « Oui » to whether it was understood and « Rien de tout cela » to whatever else is asked. */
const end = (...says: string[]) => {
  const chat = [...says];
  while (!after(chat).done && chat.length < 15)
    chat.push(after(chat).question?.text.startsWith("Ai-je bien compris") ? "Oui" : "Rien de tout cela");
  return after(chat);
};

describe("who lives with an illness", () => {
  it("has a painful crisis of sickle cell seen today, from five in ten, and at home only when it is slight", () => {
    const crisis = (pain: string) =>
      end("Je suis drépanocytaire SS, j'ai 22 ans, mes cuisses et mon dos font mal depuis hier nuit", pain);
    expect(crisis("6 sur 10, le paracétamol calme un peu, pas de fièvre").level).toBe("urgent");
    expect(crisis("2 sur 10, le paracétamol calme, pas de fièvre").level).not.toBe("emergency");
  });

  it("has white patches in the mouth seen today where the defences are weak", () => {
    expect(end("Depuis 6 jours j'avale avec peine, ma langue est toute blanche. Je suis sous ARV, 41 ans").level).toBe(
      "urgent",
    );
  });

  it("who says that there is none is asked for no heart, no sugar, no kidneys", () => {
    const chat = ["J'ai 28 ans, mon cœur bat vite depuis ce matin", "non, je n'ai pas de maladie"];
    const asked: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { done, question } = after(chat);
      if (done || !question) break;
      asked.push(question.text);
      chat.push("Rien de tout cela");
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.join()).not.toMatch(/maladie du cœur|diabète|maladie des reins|dialyse/);
  });
});
