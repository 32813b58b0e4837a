import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

/** Written by people who knew neither words nor rules (decision 0033): what no sign may be heard in, and three ways to say each sign. */
const linesOf = (name: string) =>
  readFileSync(new URL(import.meta.resolve(`#triage-engine/vignettes/sentences/${name}`)), "utf8")
    .trim()
    .split("\n");

const read = makeReader(concepts);
const byId = new Map(concepts.map((concept) => [concept.id, concept]));

/** The sign and all that it means. */
function meant(id: string): string[] {
  const all = new Set([id]);
  for (const one of all) for (const other of byId.get(one)?.implies ?? []) all.add(other);
  return [...all];
}

/** What tells of no illness though it is a sign or a past of its own. */
const harmless = new Set(
  (
    "eats_drinks_well plays_normally getting_better stable_condition vaccinated advice_question checkup taking_medicine recurrent fever_gone " +
    "malaria_test_negative temperature_taken adult elderly child infant newborn local_only pain_treated bleeding_stopped screen_fatigue " +
    "after_meal heat_exposure sugar_food alcohol smoker vaccine_recent period_now sick_contact"
  ).split(" "),
);

it("hears a sign without a doubt in at most 72 of 1,500 sentences that hold none", () => {
  const lines = linesOf("harmless.txt");
  const heard = lines.filter((line) =>
    read(line).mentions.some(
      ({ concept, polarity, about, time, hypothetical, loose }) =>
        !loose &&
        polarity === "yes" &&
        about === "patient" &&
        time === "now" &&
        !hypothetical &&
        byId.get(concept)?.kind !== "circumstance" &&
        !harmless.has(concept),
    ),
  );
  process.stdout.write(`harmless sentences with a sign heard: ${heard.length} of ${lines.length}\n`);
  expect(lines.length).toBeGreaterThan(1400);
  expect(heard.length).toBeLessThanOrEqual(72);
}, 30_000);

it("hears at least 1,245 of 2,040 sentences of one sign each", () => {
  const lines = linesOf("one-sign.tsv").map((line) => line.split("\t"));
  const heard = lines.filter(([id = "", text = ""]) =>
    read(text).mentions.some(({ concept, polarity }) => polarity === "yes" && meant(concept).includes(id)),
  );
  process.stdout.write(`sentences of one sign heard: ${heard.length} of ${lines.length}\n`);
  expect(lines.every(([id = ""]) => byId.has(id))).toBe(true);
  expect(heard.length).toBeGreaterThanOrEqual(1245);
}, 30_000);
