import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);

/** Words of records and referral letters, which patients repeat, and what they stand for. */
const recordWords: readonly (readonly [text: string, concept: string])[] = [
  ["hémoptysie", "cough_blood"],
  ["diplopie", "double_vision"],
  ["hémiparésie droite", "one_side_weak"],
  ["faiblesse du bras droit", "one_side_weak"],
  ["troubles de la parole", "speech_trouble"],
  ["refus de téter", "cannot_drink"],
  ["refus alimentaire", "loss_of_appetite"],
  ["odynophagie", "sore_throat"],
  ["otalgie", "ear_pain"],
  ["otorrhée", "ear_discharge"],
  ["rhinorrhée claire", "runny_nose"],
  ["écoulement nasal", "runny_nose"],
  ["congestion nasale", "blocked_nose"],
  ["épistaxis", "nosebleed"],
  ["épigastralgie", "upper_belly_pain"],
  ["dysurie", "burning_urine"],
  ["brûlures mictionnelles", "burning_urine"],
  ["pollakiurie", "frequent_urine"],
  ["hématurie", "blood_urine"],
  ["oligurie", "little_urine"],
  ["arthralgies", "joint_pain"],
  ["myalgies", "body_aches"],
  ["baisse de l'acuité visuelle", "vision_blurred"],
  ["photophobie", "light_hurts"],
  ["douleur rétrosternale", "chest_pain"],
  ["douleur de la fosse iliaque droite", "right_lower_pain"],
  ["douleur de l'hypocondre droit", "right_upper_pain"],
  ["lésions prurigineuses", "itch"],
  ["crises tonico-cloniques généralisées", "convulsion"],
  ["stridor", "noisy_breathing"],
  ["lombosciatique", "back_pain"],
  ["impotence fonctionnelle totale", "cannot_bear_weight"],
  ["déformation du poignet", "deformity"],
];

describe("words of records", () => {
  it("are heard as what they stand for", () => {
    const missed = recordWords.filter(
      ([text, concept]) => !read(text).mentions.some((one) => one.concept === concept && one.polarity === "yes"),
    );
    expect(missed).toEqual([]);
  });

  it("that say there is no fever deny it", () => {
    for (const text of ["L'enfant est apyrétique.", "patient afébrile"])
      expect(
        read(text)
          .mentions.filter(({ concept }) => concept === "fever")
          .map(({ polarity }) => polarity),
      ).toEqual(["no"]);
  });
});
