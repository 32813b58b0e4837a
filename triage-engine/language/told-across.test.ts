import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { noteWords } from "#triage-engine/likelihood/telling-words.ts";
import { makeReader } from "./read.ts";
import { hearingAcross } from "./told-across.ts";

const hear = hearingAcross([
  { id: "tear_duct", told: ["œil|yeux & coul*|pleur* & /pas rouge"], unless: /\bpus\b/, of: "child" },
])(makeReader(concepts, noteWords));
const told = (says: string) => hear(says).mentions.filter(({ concept }) => concept === "tear_duct");

it("puts together what stands in different sentences, with a mention for each of them", () => {
  expect(told("L'œil de mon bébé coule. Il n'est pas rouge.").map(({ polarity }) => polarity)).toEqual(["yes", "yes"]);
});

it.each([
  ["a part is missing", "L'œil de mon bébé coule."],
  ["other words make something else of it", "L'œil de mon bébé coule. Il n'est pas rouge mais il y a du pus."],
  ["it is told of somebody else", "Mon œil coule. Il n'est pas rouge, je suis chauffeur."],
])("hears nothing where %s", (_, says) => expect(told(says)).toEqual([]));
