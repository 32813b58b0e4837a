import { describe, expect, it } from "vitest";
import { assess } from "#triage-engine/engine.ts";
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

it.each([
  [
    "J'ai des contractions, enceinte de 31 semaines. Non, le mot est trop fort : mon ventre durcit quelques secondes sans douleur et ça passe",
    "contractions",
  ],
  [
    "Mon fils a avalé la pile ! Non c'est bon, les piles sont là, c'est un pépin d'orange qu'il a avalé",
    "swallowed_battery",
  ],
  ["J'ai oublié deux pilules. Non attends, une seule, celle d'hier soir", "pills_missed_many"],
  ["Mon œil saigne ! Pardon, il ne saigne pas : c'est une tache rouge vif sur le blanc", "bleeding"],
])("takes back what was put right: %s", (says, sign) => {
  expect(assess([{ says }]).trace.facts[sign]).not.toBe("yes");
});

it.each([
  ["J'ai des contractions, enceinte de 38 semaines. Pardon, toutes les cinq minutes", "contractions"],
  ["Mon fils a avalé la pile de la télécommande. Pardon, une pile bouton", "swallowed_battery"],
])("and nothing that was only told better: %s", (says, sign) => {
  expect(assess([{ says }]).trace.facts[sign]).toBe("yes");
});
