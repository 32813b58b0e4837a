import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";

/** All that is asked of somebody who denies everything, the age apart. */
function askedOf(says: string, age: string): Set<string> {
  const messages = [says];
  const asked = new Set<string>();
  for (let outcome = assess([{ says }]); !outcome.done && outcome.question && messages.length < 14;) {
    for (const id of outcome.question.facts) asked.add(id);
    messages.push(outcome.question.number === "age" ? age : "non");
    outcome = assess(messages.map((each) => ({ says: each })));
  }
  return asked;
}

describe("a sign that is far from all that was said", () => {
  it.each([
    ["J'ai une boule au nombril qui sort quand je tousse et rentre quand je me couche, depuis six mois", "face_droop"],
    ["J'ai une dent gâtée qui me lance depuis quatre jours et ma joue a gonflé", "haemorrhagic_contact"],
    ["J'ai dormi avec mes lentilles, mon œil droit est rouge et me fait mal depuis hier", "one_side_weak"],
    ["J'ai mal au genou depuis un an, surtout dans les escaliers", "hears_voices"],
  ])("is not asked: %s: %s", (says, sign) => {
    const asked = askedOf(says, "40 ans");
    expect(asked.size).toBeGreaterThan(2);
    expect(asked).not.toContain(sign);
  });

  it.each([
    ["J'ai mal à la tête depuis ce matin", "40 ans", "neck_stiff"],
    ["Mon bébé pleure beaucoup", "3 semaines", "convulsion"],
    ["Je ne me sens pas bien", "40 ans", "hard_breathing"],
    ["J'ai mal au ventre depuis hier soir, en bas", "30 ans", "fainted"],
    ["J'ai de la fièvre depuis trois jours", "40 ans", "confusion"],
  ])("is what is near: %s (%s): %s is asked", (says, age, sign) => expect(askedOf(says, age)).toContain(sign));

  it("is asked where staying at home is proven by its absence", () => {
    const asked = askedOf("Les moustiques m'ont piqué les jambes au village, ça gratte", "18 ans");
    expect(asked).toContain("fever");
    expect(asked).toContain("hard_breathing");
  });
});
