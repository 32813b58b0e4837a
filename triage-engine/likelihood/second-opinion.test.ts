import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { resembles } from "#triage-engine/knowledge/opinion-words.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { levels } from "#triage-engine/schema.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import learnt from "./learnt-opinion.json" with { type: "json" };
import { makeCues } from "./cues.ts";
import { learnOdds } from "./logistic.ts";
import { lessonOf, makeOpinion, opinionOf } from "./second-opinion.ts";
import { noteWords } from "./telling-words.ts";

const read = makeReader(concepts, noteWords);
const cuesOf = makeCues(concepts);
const opine = makeOpinion(learnt, cuesOf);
const odds = (...texts: string[]) =>
  opine(
    texts.map((text) => read(text)),
    [],
  );

describe("what all words speak for", () => {
  it("is nothing where hardly anything was said", () => {
    expect(odds("bonjour")).toBeUndefined();
    expect(odds("ça va pas")).toBeUndefined();
    expect(opinionOf(undefined).doubts("emergency")).toBe(false);
  });

  it("is higher for what others were in danger with", () => {
    const grave = odds("Il est tombé du manguier, depuis il vomit et ne me reconnaît plus")!.all;
    const light = odds("J'ai le nez qui coule et j'éternue depuis deux jours avec l'harmattan")!.all;
    for (const step of ["routine", "urgent", "emergency"] as const) expect(grave[step]).toBeGreaterThan(light[step]);
    expect(grave.emergency).toBeGreaterThan(0);
    expect(light.urgent).toBeLessThan(0);
  });

  it("counts what was not understood apart, without the words of what was", () => {
    const { all, strange } = makeOpinion({ "": "VVV", touss: "VVa", zonzon: "VVa", nuit: "VVW", soir: "VVW" }, cuesOf)(
      [read("je tousse la nuit et le soir zonzon")],
      [],
    )!;
    expect(all.emergency).toBeGreaterThan(strange.emergency);
    expect(strange.emergency).toBeGreaterThan(0);
  });

  it("teaches nothing of a step on both sides of which careful clinicians stand", () => {
    expect(lessonOf(["a"], ["emergency", "urgent"]).answers).toEqual([1, 1, undefined]);
    expect(lessonOf(["a"], ["self_care"]).answers).toEqual([0, 0, 0]);
  });
});

describe("learning", () => {
  const lessons = Array.from({ length: 40 }, (_, at) => ({
    cues: ["", at % 2 ? "sang" : "nez", "depuis"],
    answers: [at % 2],
  }));

  it("gives the same for the same lessons, and keeps no cue of one lesson", () => {
    expect(learnOdds(lessons)).toEqual(learnOdds(lessons));
    expect(learnOdds([...lessons, { cues: ["", "seul"], answers: [1] }])).not.toHaveProperty("seul");
  });

  it("weighs what tells of it above what does not", () => {
    const { sang, nez } = learnOdds(lessons);
    expect(sang! > nez!).toBe(true);
  });
});

/** Cases whose rules alone would send them lower. */
const byWordsAlone = workVignettes.filter(({ id }) => ["yc1-tdr-mal-lu", "urine-blocked-painful"].includes(id));

it("raises a level and never lowers one, and says what was told before the reason", () => {
  const byPrudence: string[] = [];
  for (const vignette of [...spread(workVignettes, 60), ...byWordsAlone]) {
    const { outcome } = playVignette(vignette);
    const [reason = ""] = outcome.reasons;
    const raised = levels.find((level) => level !== "self_care" && reason.endsWith(resembles[level]));
    if (!raised) continue;
    byPrudence.push(reason);
    expect(outcome.level).toBe(raised);
    expect(outcome.reasons).toEqual([reason]);
  }
  expect(byPrudence.filter((reason) => / : ce que vous racontez/.test(reason)).length).toBeGreaterThan(0);
});

it("names the complaints before the reason where dangers could not be checked", () => {
  const messages = ["J'ai mal à la tête depuis trois jours, j'ai 40 ans"];
  let outcome = assess([{ says: messages[0]! }]);
  while (outcome.question) {
    messages.push("je ne sais pas");
    outcome = assess(messages.map((says) => ({ says })));
  }
  expect(outcome.reasons).toEqual([expect.stringMatching(/^Mal de tête.* : plusieurs signes de danger/)]);
});

it("leaves an emergency that its own sentence tells of, whatever calm story stands around", () => {
  const story =
    "Je suis allé au marché, j'ai acheté du poisson, les enfants jouent dans la cour et tout le monde mange.";
  for (const grave of ["Mon bébé convulse en ce moment.", "Il a bu de la soude caustique."])
    expect(assess([{ says: `${story} ${grave}` }]).level).toBe("emergency");
});
