import type { Advice } from "#triage-engine/schema.ts";

/** What pages say each in its own words; of two such lines the first is said. */
const matters = [
  /^Couchez(?:-la| la personne) sur le côté\b/,
  /^(?:La personne malade ne reste pas seule|Ne (?:la )?laissez pas (?:la personne )?seule?\b(?! le premier))/,
  /^Savon doux|^Lavez avec un savon doux/,
  /^Buvez (?:souvent|beaucoup|de l'eau)/,
  /^(?:Ne grattez pas|Évitez de gratter)/,
];

/** Nothing by mouth, as long as or until; not « si elle est endormie », which leaves it to who sees. */
const nothingByMouth =
  /^(?:Rien à boire(?! si\b)|Ni boire ni manger|Ni boisson|Ne mettez rien dans la bouche)|\bplus rien à boire\b|^Ne donnez (?:rien à boire(?! si\b| s'il)|ni à manger ni à boire)/;
const byMouth =
  /\btéter ou boire\b|^(?:Buvez|Faites boire|Donnez à boire|Donnez le sein)\b|\bpetites (?:gorgées|quantités)\b|^Solution à préparer\b/;

/** The advice, with one line of what is said in several, and nothing to drink where another page says nothing by mouth. */
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
  const dry = [...told.todo, ...told.avoid].some((line) => nothingByMouth.test(line));
  const todo = told.todo.filter((line) => !(dry && byMouth.test(line)));
  return { ...told, todo: once(todo), avoid: once(told.avoid), watch: once(told.watch) };
}
