import { expect, test } from "vitest";

import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);

/** The signs that are there now, of the patient, and who that is. */
function patient(says: string): { who: string | undefined; signs: string[] } {
  const { mentions, who } = read(says);
  const now = mentions.filter(
    ({ polarity, about, time, hypothetical }) =>
      polarity === "yes" && about === "patient" && time === "now" && !hypothetical,
  );
  return { who: who?.noun, signs: now.map(({ concept }) => concept) };
}

test("an illness told of as something over, after somebody who is ill, is nobody's here", () => {
  const stories = [
    "Un collègue était resté quatre jours sous perfusion, ses yeux étaient rentrés.",
    "Ma grande sœur vomissait du sang, on l'a hospitalisée.",
    "L'année passée mon oncle a perdu connaissance.",
    "Mon cousin avait perdu un œil en une nuit.",
    "L'enfant de ma collègue est resté dans le coma.",
  ];
  const heard = stories.map((story) => [story, patient(`J'ai la diarrhée depuis hier. ${story}`).signs]);
  expect(heard).toEqual(stories.map((story) => [story, ["diarrhea"]]));
});

test("whoever is told of today is ill, and so is a child of the writer", () => {
  expect(patient("J'ai mal à la gorge. Ma mère avait de la fièvre et ce matin elle convulse.")).toMatchObject({
    who: "Votre mère",
    signs: expect.arrayContaining(["convulsion"]) as string[],
  });
  expect(patient("Je suis fatiguée. Mon fils avait de la fièvre cette nuit et il convulse.").signs).toContain(
    "convulsion",
  );
  expect(patient("J'ai mal à la tête. Le bébé de ma sœur convulse.").signs).toContain("convulsion");
  expect(patient("Mon père avait mal à la poitrine.")).toMatchObject({ who: "Votre père", signs: ["chest_pain"] });
});

test("a child of another, the same under another name and a mother who nurses are told apart", () => {
  expect(
    patient("Mon bébé a le hoquet. Une dame dont le bébé est mort ne respirait plus. Il tousse beaucoup."),
  ).toMatchObject({ who: "Votre bébé", signs: expect.arrayContaining(["hiccups", "cough"]) as string[] });
  expect(patient("Mon neveu est venu étudier, un garçon poli, il tousse depuis hier.")).toMatchObject({
    who: "Votre neveu",
    signs: ["cough"],
  });
  expect(
    patient("J'allaite mon deuxième, il a un mois. Mon sein gauche est rouge et j'ai de la fièvre."),
  ).toMatchObject({
    who: "Vous",
    signs: expect.arrayContaining(["breast_red", "fever"]) as string[],
  });
});
