import type { Who } from "#triage-engine/language/read.ts";
import { askingIllnesses, words } from "#triage-engine/knowledge/words.ts";
import { unlabelled, type Book, type ReadRule } from "./book.ts";
import { witnesses, type Known } from "./conditions.ts";
import type { Facts } from "./facts.ts";
import { measure } from "./measure.ts";
import type { Open } from "./questions.ts";

/** The words of a question, for the person who is ill or about them. Ends in « ? ». */
export function textOf(book: Book, { question, facts: open }: Open, facts: Facts): { text: string } {
  const who = spokenOf(facts);
  if (question.id === "age" && !facts.who) return { text: words.age.nobody };
  const illness = open.length > 0 && open.every((id) => book.concepts.get(id)?.kind === "history");
  const asked = illness && /\bsignes?\b/.test(question.you) ? askingIllnesses(open) : question;
  const stem = who ? about(asked.they, who) : asked.you;
  if (stem.endsWith("?")) return { text: stem };
  const few = open.length > 1 ? stem : stem.replace("un de ces signes", "ce signe");
  return { text: `${few} : ${listed(open.map((id) => labelFor(book, id, facts)))} ?` };
}

/**
 * A question as another nurse put it, who asks for fewer or more signs of the same list: a browser without a network leaves nothing out (decision 0057). Undefined where she
 * asked something else.
 */
export function asPut(book: Book, open: Open, facts: Facts, to: string): Open | undefined {
  const isPut = (one: Open) => to.endsWith(textOf(book, one, facts).text);
  if (isPut(open)) return open;
  const signs = (open.question.facts ?? []).filter((id) => to.includes(labelFor(book, id, facts)));
  const put = { ...open, facts: signs };
  return signs.length && isPut(put) ? put : undefined;
}

/** Whom questions speak of in the third person; undefined when they address the ill person. */
function spokenOf({ who, numbers, sex }: Facts): Who | undefined {
  if (who && who.kind !== "self") return agreeing(who, sex);
  const age = numbers.get("age");
  if (age === undefined || age >= 12 * 365.25) return;
  return age < 365 ? { kind: "baby", ...words.baby } : { kind: "child", ...words.child };
}

/** « L'élève » and « l'enfant » are spoken of as the girl or the boy they are. */
function agreeing(who: Who, sex: Facts["sex"]): Who {
  return who.kind === "child" && who.noun.startsWith("L'") && sex
    ? { ...who, pronoun: sex === "female" ? "elle" : "il" }
    : who;
}

function about(text: string, { noun, pronoun }: Who): string {
  return text
    .replaceAll("{Qui}", noun)
    .replaceAll("{qui}", noun.charAt(0).toLowerCase() + noun.slice(1))
    .replaceAll("{Il}", pronoun === "il" ? "Il" : "Elle")
    .replaceAll("{il}", pronoun)
    .replaceAll("{e}", pronoun === "elle" ? "e" : "");
}

/** A sign's label as it is asked: of nobody but a small child whether they can suck. */
function labelFor(book: Book, id: string, { who, numbers }: Facts): string {
  const label = book.concepts.get(id)?.label ?? id;
  const small = (numbers.get("age") ?? (who?.kind === "baby" || who?.kind === "child" ? 0 : weaned)) < weaned;
  return small ? label : label.replace(/ \(?ou (de téter|tète)\)?/, "");
}

/** Three years, in days. */
const weaned = 3 * 365;

/** « a, b ou c »; « a ou b, ou c » where a name holds an « ou » of its own. */
function listed(labels: readonly string[], link = "ou"): string {
  const pause = labels.some((label) => label.includes(` ${link} `)) ? "," : "";
  return labels.length < 2 ? labels.join("") : `${labels.slice(0, -1).join(", ")}${pause} ${link} ${labels.at(-1)!}`;
}

/**
 * Why rules hold. A reason that begins with a small letter says what follows from the signs and measures that were told and made the rule true, which stand
 * before it: « Fièvre et nuque raide : une méningite est à craindre. » One that rests on nothing else than one before it is left out. `nameless` are signs
 * whose names are not here yet (`pocket/outline.ts`).
 */
export function reasonsOf(
  book: Book,
  rules: readonly Pick<ReadRule, "reason" | "condition">[],
  known: Known,
  facts: Facts,
): { reasons: string[]; nameless: string[] } {
  const nameless = new Set<string>();
  const before: (readonly string[])[] = [];
  const reasons = rules.flatMap(({ reason, condition }) => {
    const labels = toldBy(book, witnesses(condition, known), facts);
    const whole = capital(reason) === reason;
    const again = before.some((told) => labels.every((label) => told.includes(label)));
    if (again && (labels.length || !whole)) return [];
    before.push(labels);
    if (whole) return [reason];
    for (const label of labels) if (label.startsWith(unlabelled)) nameless.add(label.slice(1));
    return [capital(labels.length ? `${listed(labels, "et")} : ${reason}` : reason)];
  });
  return { reasons, nameless: [...nameless] };
}

/** The names of signs and measures, without those another sign says already. */
function toldBy(book: Book, found: ReturnType<typeof witnesses>, facts: Facts): string[] {
  const implied = new Set(
    found.flatMap((one) => (one.kind === "sign" ? (book.concepts.get(one.id)?.implies ?? []) : [])),
  );
  const labels = found.flatMap((one) => {
    if (one.kind === "number")
      return /^(duration|pregnancy_weeks)$/.test(one.name) ? [] : measure([one.name, facts.numbers.get(one.name)!]);
    const told = !implied.has(one.id) && !book.concepts.get(one.id)?.tacit;
    return told ? [labelFor(book, one.id, facts).replace(/ \(.*?\)/, "")] : [];
  });
  // « pertes qui sentent mauvais après l'accouchement » says « pertes qui sentent mauvais ».
  const says = (label: string) => labels.some((other) => other.startsWith(`${label} `));
  return [...new Set(labels)].filter((label) => !says(label));
}

/** What may be tapped: nobody known to be a woman is offered « C'est un homme ». */
export function choicesOf(
  book: Book,
  { question, facts: open }: Open,
  facts: Facts,
): { choices: readonly string[]; many: boolean } {
  if (question.choices) {
    const labels = question.choices
      .filter(({ sex }) => !sex || !facts.sex || sex === facts.sex)
      .map(({ label }) => label);
    return { choices: question.id === "where" ? labels : [...labels, words.unknown], many: false };
  }
  if (open.length > 1) {
    const labels = open.map((id) => capital(labelFor(book, id, facts)));
    return { choices: [...labels, words.none, words.unknown], many: true };
  }
  return {
    choices: open.length ? [words.yes, words.no, words.unknown] : question.number ? [words.unknown] : [],
    many: false,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
