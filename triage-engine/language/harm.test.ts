import { expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { hearingHarm } from "./harm.ts";
import { makeReader } from "./read.ts";

const read = hearingHarm(makeReader(concepts));
const told = (text: string) =>
  read(text).mentions.flatMap(({ concept, polarity, about, hypothetical }) =>
    polarity === "yes" && about === "patient" && !hypothetical ? [concept] : [],
  );

it.each([
  "j'ai peur de me tuer",
  "j'ai peur de me faire du mal ce soir",
  "elle dit qu'elle a peur de se faire du mal",
  "je risque de me jeter sous un gbaka",
  "j'ai peur de moi-même",
  "je serais mieux sous terre",
  "que Dieu me prenne seulement",
  "je prie pour ne plus me réveiller",
  "si je mourais ça arrangerait tout le monde",
  "je n'ai plus la force de vivre",
  "à quoi bon rester",
])("« %s » speaks of dying, and is asked about at once", (text) => {
  expect(told(text)).toContain("suicidal_thoughts");
  expect(assess([{ says: text }]).question?.text).toMatch(/moyen|Ai-je bien compris/);
});

it.each([
  "je n'ai jamais pensé à me tuer",
  "j'ai peur de me faire mal en marchant",
  "j'ai peur de me blesser au travail",
  "on va m'endormir le mois prochain et je suis sûr de ne pas me réveiller",
  "à quoi bon cette pommade ?",
])("« %s » does not", (text) => {
  expect(told(text)).not.toContain("suicidal_thoughts");
});

it("takes who threatens somebody for a danger that is not theirs", () => {
  expect(told("mon mari a envie de me tuer")).toEqual(expect.arrayContaining(["violence_danger"]));
  expect(told("mon mari a envie de me tuer")).not.toContain("suicidal_thoughts");
  expect(told("il n'a jamais parlé de me tuer")).not.toContain("violence_danger");
});

it("hears a means that was prepared as an emergency", () => {
  expect(assess([{ says: "j'ai acheté du rat-mort pour moi" }]).level).toBe("emergency");
});

it("hears who was forced, whoever did it", () => {
  expect(told("Mon mari m'a encore prise de force hier en me tapant")).toContain("sexual_violence");
  expect(told("ma sœur dit que son mari la prend de force")).not.toContain("suicidal_thoughts");
});

it.each(["il m'a serré le cou un peu, pas longtemps", "mon mari m'a attrapée à la gorge", "il a juste serré mon cou"])(
  "« %s » is a danger of now",
  (text) => expect(told(text)).toContain("violence_danger"),
);

it("nobody struck where « personne » did", () => {
  expect(told("personne m'a tapé")).not.toContain("blow");
  expect(told("cette personne, il m'a tapé")).toContain("blow");
});

it("hears who a child was struck by", () => {
  const child = assess([{ says: "Mon fils de 9 ans a mal au bras, son papa l'a frappé hier" }]);
  expect(child.trace.facts).toMatchObject({ blow: "yes", violence_home: "yes" });
});
