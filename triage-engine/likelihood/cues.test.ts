import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { fewestLessons, makeCues } from "./cues.ts";
import { noteWords } from "./telling-words.ts";

const read = makeReader(concepts, noteWords);
const cuesOf = makeCues(concepts);
const of = (text: string, kinds: readonly string[] = []) => cuesOf([read(text)], kinds);

it("marks the words and the signs of a clause that denies", () => {
  const { all } = of("pas de fièvre, il tousse la nuit", ["child"]);
  expect(all).toEqual(expect.arrayContaining(["", "@child", "touss", "touss nuit", "#cough", "~#fever"]));
  expect(all).not.toContain("~touss");
  expect(all).not.toContain("#fever");
});

it("counts a sign with what it implies, and apart where it is another's, past or supposed", () => {
  const { all } = of("je ne tiens plus debout");
  expect(all).toEqual(expect.arrayContaining(["#cannot_stand", "#fatigue"]));
  const brother = of("mon frère a eu des convulsions quand il était petit, moi je tousse").all;
  expect(brother).toEqual(expect.arrayContaining(["?#convulsion", "#cough"]));
  expect(brother).not.toContain("#convulsion");
});

it("hears words as they sound, small ones too, and which stand near each other", () => {
  const byEar = of("il ne bouj plu").all;
  const spelt = of("il ne bouge plus").all;
  const sounds = (cues: readonly string[]) => cues.filter((cue) => cue.startsWith("/"));
  expect(sounds(spelt).length).toBeGreaterThan(5);
  expect(sounds(byEar)).toEqual(sounds(spelt));
  expect(fewestLessons(sounds(spelt)[0]!)).toBeGreaterThan(fewestLessons("boug"));
});

it("counts among what is strange nothing of what was understood", () => {
  const { strange } = of("je tousse et le zonzon me prend");
  expect([...strange].some((cue) => cue.includes("zonzon"))).toBe(true);
  expect([...strange].some((cue) => cue.includes("tous") || cue.includes("#"))).toBe(false);
});
