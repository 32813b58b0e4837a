import { expect, it } from "vitest";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { dangerWordings } from "./danger-wordings.ts";
import { everydayWordings } from "./everyday-wordings.ts";
import { makeReader } from "./read.ts";

const read = makeReader(concepts);
const implied = new Map(concepts.map(({ id, implies = [] }) => [id, implies]));

/** The signs a text tells of, with all that follows from them. */
function heard(text: string): Set<string> {
  const signs = new Set<string>();
  for (const { concept, polarity, time, hypothetical } of read(text).mentions)
    if (polarity === "yes" && time === "now" && !hypothetical) signs.add(concept);
  for (const id of signs) for (const other of implied.get(id) ?? []) signs.add(other);
  return signs;
}

it.each([
  ["danger signs", dangerWordings],
  ["everyday complaints", everydayWordings],
])("hears the %s in the words people use", (_name, list) => {
  const missed = list.flatMap(([ids, wordings]) =>
    wordings.split(" ; ").flatMap((text) => {
      const signs = heard(text);
      return ids.split("|").some((id) => signs.has(id)) ? [] : [`${ids}: ${text} (${[...signs].join(" ")})`];
    }),
  );
  expect(missed).toEqual([]);
});
