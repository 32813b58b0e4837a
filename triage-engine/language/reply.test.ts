import { describe, expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);
const replyTo = (text: string) => read(text, { facts: ["fever", "headache"] }).reply;

describe("a reply to a list of signs", () => {
  it("says no wherever in the message it says so", () => {
    const denials = [
      "ni l'un ni l'autre",
      "rien de ça, je tourne juste dans le lit",
      "je n'en vois pas",
      "une petite gêne mais pas de vraie douleur, non pour le reste",
      "le souffle est court quand je marche, le reste non",
      "Pour le reste non, je respire bien et je tiens debout.",
      "Mon bébé a une peau toute lisse, donc non, aucun.",
      "Pas ma mère, mon bébé. Non, il est bien tonique, il respire bien.",
      "Mon père est mort. Et moi, non, je n'ai aucune idée comme cela.",
      "Toujours pour mon bébé : non, il est tiède comme il faut",
      "Pas à ma connaissance",
      "aucun, elle tète fort",
      "aucun de ça, ça sort mais faible",
      "pa ca, c juste le sein ki me fai mal",
      "il marche et parle comme avant, non",
      "aucune idée, je crois pas",
      "aucune maladie connue",
      "pas de diabète ni autre maladie",
      "je vomis tous les deux jours, pas le reste",
    ];
    expect(denials.filter((text) => replyTo(text) !== "no")).toEqual([]);
  });

  it("says yes or that it is not known", () => {
    const affirmed = ["Oui, un peu", "voilà", "je crois que oui", "La mâchoire, oui, elle est bloquée"];
    expect(affirmed.filter((text) => replyTo(text) !== "yes")).toEqual([]);
    expect(["je l'ignore", "pas sûr", "on ne sait pas"].map(replyTo)).toEqual(["unknown", "unknown", "unknown"]);
  });

  it("a sight that was not seen is no ignorance", () => {
    expect(replyTo("Je n'ai pas vu une goutte de sang, je respire bien")).not.toBe("unknown");
    expect(replyTo("je n'ai pas vu")).toBe("unknown");
  });

  it("that nobody knows of a faint is none", () => {
    expect(read("Pas à ma connaissance", { facts: ["unconscious"] }).mentions).toEqual([]);
  });
});
