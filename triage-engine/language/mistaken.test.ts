import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { hearingMistakes } from "./mistaken.ts";
import { makeReader } from "./read.ts";

const read = hearingMistakes(makeReader(concepts));
const told = (text: string) =>
  read(text).mentions.flatMap(({ concept, polarity, time }) => (polarity === "yes" && time === "now" ? [concept] : []));

describe("what somebody was wrong about", () => {
  it.each([
    ["Je croyais avoir de la fièvre, mais c'est la chaleur de la cuisine", "fever"],
    ["J'avais dit fièvre à ma mère, mais j'ai mesuré, c'est 37", "fever"],
    ["J'ai dit que j'étais chaud, mais c'était après le baume, ma sœur a mesuré, c'est 36,9", "fever"],
    ["J'ai uriné du sang, en fait je croyais du sang, mais ça doit être la betterave", "blood_urine"],
    ["On pensait qu'il chauffait, mais c'était la couverture", "fever"],
    ["J'avais écrit que j'ai vomi, c'était juste la faim", "vomiting"],
    ["J'ai dit 39 de fièvre à mon patron, en vrai c'est 37,2", "fever"],
    ["Les deux pieds enflés. Erreur : c'est la jambe gauche seulement", "leg_swelling_both"],
    ["Ma vue est partie d'un coup. Je me suis mal exprimée : petit à petit, depuis un an", "sudden_onset"],
  ])("« %s »: no %s", (text, sign) => expect(told(text)).not.toContain(sign));

  it.each([
    ["Je pensais que la douleur dans la poitrine passerait, mais c'est toujours là", "chest_pain"],
    ["Je croyais que la toux était finie, mais c'est revenu", "cough"],
    ["J'ai mesuré 37 ce matin, mais la fièvre monte chaque soir", "fever"],
    ["Il a de la fièvre, 37 après le paracétamol, j'ai mesuré", "fever"],
    ["Je meurs de mal de tête ! Non, j'exagère, disons 4 sur 10", "headache"],
    ["J'ai dit que j'avais mal au ventre, c'est en bas à droite", "belly_pain"],
    ["Je croyais à une toux, mais c'est une grosse toux", "cough"],
    ["Les deux pieds enflés. Erreur : c'est la jambe gauche seulement", "leg_swelling_one"],
    ["Ma vue est partie d'un coup. Je me suis mal exprimée : petit à petit, depuis un an", "gradual_onset"],
  ])("« %s »: %s", (text, sign) => expect(told(text)).toContain(sign));

  it("an age that is put right", () => {
    const ages = read("Ma fille de 5 ans fait pipi au lit. Je me trompe, elle a 8 ans").numbers.filter(
      ({ name }) => name === "age",
    );
    expect(ages.map(({ value }) => value)).toEqual([8 * 365.25]);
  });
});
