import { describe, expect, it } from "vitest";
import type { Concept } from "#triage-engine/schema.ts";
import type { Book } from "./book.ts";
import { foundEchoes } from "./echoes.ts";

const labels = {
  weak: "faiblesse au point de ne plus tenir debout",
  cannot_drink: "impossibilité de boire (ou de téter)",
  breath: "difficulté à respirer",
  flank: "douleur d'un côté du dos, au niveau d'un rein",
  vomiting: "vomissements",
};
const concepts = Object.entries(labels).map(([id, label]) => [id, { id, label } as Concept] as const);
const book = { concepts: new Map(concepts) } as unknown as Book;
const found = (text: string) => foundEchoes(book, text, Object.keys(labels));

describe("names of asked signs in a sentence", () => {
  it.each([
    ["Non, pas de faiblesse au point de ne plus tenir debout, pas de difficulté à respirer.", [], ["weak", "breath"]],
    ["non, ni impossibilité de boire ni vomissements", [], ["cannot_drink", "vomiting"]],
    ["oui, difficulté à respirer mais pas de vomissements", ["breath"], ["vomiting"]],
    [
      "Non, pas de difficulté à respirer, vomissements ou impossibilité de boire",
      [],
      ["breath", "vomiting", "cannot_drink"],
    ],
    ["il a surtout une douleur d'un côté du dos, au niveau d'un rein, depuis hier", ["flank"], []],
    ["Non. Difficulté à respirer : oui", ["breath"], []],
    ["Difficulté à respirer. Non, pas de vomissements", ["breath"], ["vomiting"]],
    ["Difficulté à respirer ? Non", [], ["breath"]],
    ["elle n'a aucune difficulté à respirer", [], ["breath"]],
    ["1 et 3", ["weak", "breath"], []],
    ["1, 2", ["weak", "cannot_drink"], []],
    ["pas de douleur, il joue", [], ["flank"]],
    ["ni douleur ni faiblesse", [], ["flank", "weak"]],
  ])("« %s »", (text, yes, no) => {
    expect({ yes: found(text)?.yes.toSorted(), no: found(text)?.no.toSorted() }).toEqual({
      yes: yes.toSorted(),
      no: no.toSorted(),
    });
  });

  it.each([
    "oui",
    "1 et 9",
    "2 fois",
    "vomissements depuis hier",
    "il boit bien",
    "presque pas de vrais vomissements",
    "personne n'a de vomissements",
    "elle n'a plus de vomissements",
    "",
  ])("leaves « %s » to the reader", (text) => {
    expect(found(text)).toBeUndefined();
  });

  it("leaves what else was said where it stood", () => {
    const text = "non pas de vomissements, mais il a de la fièvre";
    expect(found(text)?.rest).toHaveLength(text.length);
    expect(found(text)?.rest).toContain("mais il a de la fièvre");
    expect(found(text)?.rest).not.toContain("vomissements");
  });
});

describe("a name in the first words of a yes", () => {
  it("is a yes though more is said of it", () => {
    expect(foundEchoes(book, "Oui, des vomissements ce matin", ["weak", "vomiting"])?.yes).toEqual(["vomiting"]);
    expect(foundEchoes(book, "Oui, peu de vomissements", ["weak", "vomiting"])?.yes ?? []).toEqual([]);
  });
});

describe("signs told by their place in the list", () => {
  const byPlace = (text: string) => foundEchoes(book, text, ["weak", "breath", "vomiting"])?.yes;

  it.each([
    ["les trois", ["weak", "breath", "vomiting"]],
    ["Les trois : faible, essoufflé, et il vomit", ["weak", "breath", "vomiting"]],
    ["les deux premiers, et je n'ai pas uriné depuis hier", ["weak", "breath"]],
    ["juste le premier", ["weak"]],
    ["oui, le troisième", ["vomiting"]],
    ["les deux derniers", ["breath", "vomiting"]],
  ])("« %s »", (text, yes) => {
    expect(byPlace(text)).toEqual(yes);
  });

  it.each(["les deux", "les deux jambes", "le premier jour oui", "les quatre"])("are not told by « %s »", (text) => {
    expect(byPlace(text)).toBeUndefined();
  });

  it("leaves what follows to the reader, letter by letter as long as before", () => {
    const text = "les deux premiers, et je n'ai pas uriné";
    expect(foundEchoes(book, text, ["weak", "breath", "vomiting"])?.rest).toBe(
      ", et je n'ai pas uriné".padStart(text.length),
    );
  });
});
