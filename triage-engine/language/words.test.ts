import { describe, expect, it } from "vitest";
import { readWords } from "./words.ts";

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
});
