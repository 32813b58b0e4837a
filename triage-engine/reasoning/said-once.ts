import type { Advice } from "#triage-engine/schema.ts";

/** What pages say each in its own words; of two such lines the first is said. */
const matters = [
  /^Couchez(?:-la| la personne) sur le côté\b/,
  /^(?:La personne malade ne reste pas seule|Ne (?:la )?laissez pas (?:la personne )?seule?\b(?! le premier))/,
  /^Savon doux|^Lavez avec un savon doux/,
  /^Buvez (?:souvent|beaucoup|de l'eau)/,
  /^(?:Ne grattez pas|Évitez de gratter)/,
];

/** The advice, with one line of what is said in several. */
export function saidOnce<Told extends Required<Advice>>(told: Told): Told {
  const said = new Set<RegExp>();
  const once = (lines: readonly string[]) =>
    lines.filter((line) => {
      const [matter] = matters.filter((one) => one.test(line));
      if (!matter) return true;
      const again = said.has(matter);
      said.add(matter);
      return !again;
    });
  return { ...told, todo: once(told.todo), avoid: once(told.avoid), watch: once(told.watch) };
}
