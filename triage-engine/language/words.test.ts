import { describe, expect, it } from "vitest";
import { readWords } from "./words.ts";

const stems = (text: string) => readWords(text).map((word) => word.stem);
const texts = (text: string) => readWords(text).map((word) => word.text);

describe("readWords", () => {
  it("reads SS and AS in capitals as types of haemoglobin, and « ss » as « sans » where « sans » can stand", () => {
    expect(texts("mon fils SS a de la fièvre")).toContain("drepanocytaire");
    expect(texts("mon fils ss a de la fievre")).toContain("drepanocytaire");
    expect(texts("je suis AS")).toContain("drepanotrait");
    expect(texts("palu ss fievre")).toContain("sans");
    expect(texts("tu as mal")).not.toContain("drepanotrait");
    expect(texts("JAI MAL SS FIEVRE")).toContain("sans");
  });

  it("keeps apart words that only lose their difference with their endings", () => {
    expect(stems("je me suis coupé")).not.toEqual(expect.arrayContaining(stems("coup")));
    expect(stems("en train de")).not.toEqual(expect.arrayContaining(stems("traîne").slice(0, 1)));
    expect(stems("des points rouges")).not.toEqual(expect.arrayContaining(stems("pointe")));
    expect(stems("j'ai pris")).not.toEqual(expect.arrayContaining(stems("prise")));
    expect(stems("une gorgée")).not.toEqual(expect.arrayContaining(stems("gorge")));
    expect(stems("mon oreiller")).not.toEqual(expect.arrayContaining(stems("oreille")));
    expect(texts("ma mémé est tombée")).toContain("mamie");
    expect(texts("je suis même tombé")).not.toContain("mamie");
    expect(texts("j'ai soudé sans lunettes")).not.toContain("soude");
  });
});
