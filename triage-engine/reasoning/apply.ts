import { graveInDoubt } from "#triage-engine/knowledge/words.ts";
import type { Mention, Reading } from "#triage-engine/language/read.ts";
import type { Choice } from "#triage-engine/schema.ts";
import type { Book } from "./book.ts";
import type { Echoes } from "./echoes.ts";
import { complete, noFacts, noteNumber, noteSign, type Answer, type Fact, type Facts } from "./facts.ts";
import type { Open } from "./questions.ts";

/** Where a message stands in the chat. */
export type Said = {
  reading: Reading;
  turn: number;
  pending?: Open;
  tapped?: readonly string[];
  choice?: Choice;
  echoes?: Pick<Echoes, "yes" | "no">;
  /** The pending question has been put twice. */
  again?: boolean;
};

/** With what was known before it. */
type Answered = Said & { before: ReadonlyMap<string, Fact> };

/**
 * Writes a message into the facts.
 * Answers false when it said nothing to the pending question, so that this is asked once more.
 */
export function apply(book: Book, facts: Facts, said: Said): boolean {
  const { pending } = said;
  const before = new Map(facts.signs);
  const reading = withoutStrangeSex(book, said.reading);
  // A tap says what its labels stand for and no more: « maigreur extrême (os visibles) » tells of no open fracture.
  if (!said.tapped && !said.choice) {
    notePerson(facts, reading);
    noteMentions(book, facts, said);
    noteNumbers(facts, said);
  }
  return pending ? answer(book, facts, { ...said, reading, before }, pending) : true;
}

/** Signs that nobody of this sex has. */
function barredBy(book: Book, sex: Reading["sex"]): (id: string) => boolean {
  const signs = sex && complete({ ...noFacts(), sex }, book.consequences).signs;
  return (id) => signs?.get(id)?.value === "no";
}

/** « elle a grossi », of a testicle: who tells of what no woman has is none. */
function withoutStrangeSex(book: Book, reading: Reading): Reading {
  const barred = barredBy(book, reading.sex);
  const told = ({ concept, polarity, about }: Mention) => polarity === "yes" && about === "patient" && barred(concept);
  if (reading.sex !== "female" || !reading.mentions.some(told)) return reading;
  const { sex: _, ...rest } = reading;
  return rest;
}

function notePerson(facts: Facts, { who, sex, town, corrects, renames }: Reading): void {
  if (renames && who) {
    // The age and the sex that were noted are another's.
    facts.numbers.delete("age");
    facts.missing.delete("age");
    delete facts.sex;
  }
  if (who && (!facts.who || corrects || renames)) facts.who = who;
  if (sex && (!facts.sex || corrects)) facts.sex = sex;
  if (town) facts.town = town;
  // « le bébé est bien placé », « 26 ans »: she speaks of the child she carries.
  if (facts.who?.kind === "baby" && (facts.numbers.get("age") ?? 0) >= 12 * 365.25) delete facts.who;
}

function noteMentions(book: Book, facts: Facts, { reading, turn, pending }: Said): void {
  for (const mention of reading.mentions) {
    if (!counts(book, mention)) continue;
    // « on me l'a dit à mes grossesses », « toutes les analyses pendant la grossesse », of who has given birth
    if (
      mention.concept === "pregnant" &&
      ((facts.numbers.get("age") ?? 0) > lastPregnancy || toldBefore(facts, "postpartum", turn))
    )
      continue;
    const { concept, polarity, loose, doubtful } = mention;
    // « dysurie … ni brûlure mictionnelle »: what is plainly denied is not what a doubtful word stood for.
    const plainly = reading.mentions.some((one) => one.concept === concept && one.polarity === "no" && !one.loose);
    // « Ai-je bien compris ? » « non ! joues rondes de bébé bien nourri »; « le mollet est chaud, mon corps est frais »
    const refused = reading.reply === "no" && pending?.question.id === `heard:${concept}`;
    if (polarity === "yes" && (refused || (plainly && (loose || concept === "fever")))) continue;
    // A dog's teeth leave two holes as well.
    if (
      concept === "snake_bite" &&
      polarity === "yes" &&
      toldBefore(facts, "animal_bite", turn) &&
      !spoke(reading, "snake_seen")
    )
      continue;
    // « il ne boit pas », of alcohol; « j'urine souvent », where little urine was asked for
    if (pending?.facts.some((id) => answersTo[id]?.includes(concept)) && polarity === "yes") continue;
    // « Douleur très forte ? » « la douleur est supportable »: nobody has to say where.
    if (concept === "pain_unplaced" && pending?.facts.includes("severe_pain")) continue;
    // « mais je ne suis pas enceinte ! »: of what is no sign, what is said last holds.
    const kind = book.concepts.get(concept)?.kind ?? "sign";
    const withdraws = kind !== "sign" && polarity === "no" && (facts.signs.get(concept)?.turn ?? turn) < turn;
    // « son corps est bien chaud », where the thermometer has said that there is no fever.
    const cool = concept === "fever" && (facts.numbers.get("temperature") ?? 99) < 37.5;
    const had = facts.signs.get(concept);
    // « je ne vois rien », of a period, then « je vois très bien »: what is plainly denied later is asked before it counts.
    if (pending && polarity === "no" && !loose && had?.value === "yes" && had.via === "said" && had.turn < turn)
      facts.signs.set(concept, { ...had, loose: true });
    // « brûlure étendue ? » « je ne me suis pas brûlé »: what a sign is a kind of is asked with it.
    const asked = pending?.facts.some((id) => id === concept || book.concepts.get(id)?.implies?.includes(concept));
    noteSign(
      facts,
      concept,
      {
        value: polarity,
        via: polarity === "no" && !loose && reading.reply !== "unknown" && asked ? "asked" : "said",
        turn,
        // « deux petits trous », after a no to « morsure de serpent ? »
        loose: polarity === "yes" && (loose || cool || (doubtful && had?.value === "no")),
        ...(loose && !doubtful ? { backed: backing(book, mention, reading.mentions) } : {}),
      },
      reading.corrects || withdraws,
    );
    if (mention.days !== undefined && mention.polarity === "yes") facts.days.set(mention.concept, mention.days);
  }
  const there = (id: string) => facts.signs.get(id)?.value === "yes";
  for (const [id, others] of Object.entries(yields))
    if (there(id) && facts.signs.get(id)?.loose && others.some(there)) facts.signs.delete(id);
}

const backing = (book: Book, mention: Mention, all: readonly Mention[]) =>
  new Set(all.filter((other) => backs(book, other, mention)).map(({ concept }) => concept)).size;

/** « une toux sèche … qui siffle »: whether the other is told in words of its own, and leads to the same page. */
function backs({ index }: Book, other: Mention, { concept, from, to }: Mention): boolean {
  const own = other.to <= from || to <= other.from;
  const told = other.polarity === "yes" && other.about === "patient" && other.time === "now" && !other.hypothetical;
  if (!own || !told || other.concept === concept) return false;
  const pages = index.opened.get(concept) ?? [];
  return (index.opened.get(other.concept) ?? []).some((page) => pages.includes(page));
}

/** What is said in answer to these and is no sign then. */
const littleUrine = ["frequent_urine", "much_urine"];
const drinks = ["cannot_drink", "poor_feeding"];
const answersTo: Readonly<Record<string, readonly string[]>> = {
  little_urine: littleUrine,
  no_urine: littleUrine,
  cough_blood: ["productive_cough"],
  eyelid_swollen: ["face_swelling"],
  alcohol: drinks,
  withdrawal: drinks,
  tetanus_doubt: ["vaccine_request"],
  sweating: ["eczema"],
  hard_breathing: ["hearing_gone"],
};

/** Told in answer to these, it is that and not this. */
const insteadOf: Readonly<Record<string, readonly string[]>> = {
  snake_bite: ["animal_bite"],
  little_urine: ["much_urine", "frequent_urine"],
};
/** The same, told as the only thing. */
const onlyInsteadOf: Readonly<Record<string, readonly string[]>> = { anticoagulant: ["taking_medicine"] };

/** 55 years, in days. */
const lastPregnancy = 55 * 365.25;

/** Told in an earlier message. */
const toldBefore = ({ signs }: Facts, id: string, turn: number) =>
  signs.get(id)?.value === "yes" && signs.get(id)!.turn < turn;

const spoke = ({ mentions }: Reading, id: string) => mentions.some(({ concept }) => concept === id);

/** What a word that may mean something else stands for no more, once one of these is there: « juste la brûlure » where urine burns. */
const yields: Readonly<Record<string, readonly string[]>> = {
  burn: ["burning_urine", "heartburn", "shingles", "vaginal_itch"],
  fever: ["burn"],
  vomiting: ["baby_spits_up"],
  face_swelling: ["stye"],
  self_harm: ["burn", "animal_bite"],
};

/** What is told of others and counts for the one who is ill: contacts, and what a parent asks for a child. */
const ofOthers = new Set(
  "abortion_request advice_question feeding_question glasses_request haemorrhagic_contact imaging_request meningitis_contact sick_contact specialist_request supply_request tb_contact vaccine_request cluster_diarrhea".split(
    " ",
  ),
);

/** Circumstances that end: « ma grossesse, c'était en 2023 », « j'ai allaité ma première » say nothing of today. */
const ends: ReadonlySet<string> = new Set(["pregnant", "breastfeeding", "alone_now"]);

/** What is said of somebody else, supposed, or long past is not a sign of this illness. */
function counts(book: Book, { concept, about, time, hypothetical }: Mention): boolean {
  const kind = book.concepts.get(concept)?.kind ?? "sign";
  if (hypothetical) return false;
  if (about === "other") return ofOthers.has(concept);
  return time === "now" || (kind !== "sign" && !ends.has(concept));
}

function noteNumbers(facts: Facts, { reading, pending, turn }: Said): void {
  const corrected = reading.corrects ? reading.numbers.filter(({ name }) => name === "duration").at(-1) : undefined;
  if (corrected) for (const id of facts.days.keys()) facts.days.set(id, corrected.value);
  for (const { name, value, about } of reading.numbers) {
    // « Êtes-vous enceinte ? » « non, mes règles sont venues la semaine passée »: nothing is said of how long this illness lasts.
    // The same of « le dernier vaccin, il y a 3 ans ».
    if (/^(duration|hours_since_event)$/.test(name) && (pending?.facts.includes("pregnant") || aboutVaccine(pending)))
      continue;
    // « en fait c'est 37 »
    if (name === "temperature" && value < 37.5 && reading.corrects)
      noteSign(facts, "fever", { value: "no", via: "said", turn }, true);
    if (about === "patient") noteNumber(facts, name, value, reading.corrects || pending?.question.number === name);
  }
}

function answer(book: Book, facts: Facts, said: Answered, pending: Open): boolean {
  const { reading, turn, tapped, choice } = said;
  const note = (id: string, value: Answer) => noteSign(facts, id, { value, via: "asked", turn }, reading.corrects);
  if (choice) {
    for (const id of choice.yes ?? []) note(id, "yes");
    for (const id of choice.no ?? []) note(id, "no");
    for (const [name, value] of Object.entries(choice.numbers ?? {})) noteNumber(facts, name as never, value, true);
    if (choice.sex) facts.sex = choice.sex;
    return true;
  }
  if (tapped) {
    for (const id of pending.facts) note(id, tapped.includes(id) ? "yes" : "no");
    return true;
  }
  for (const id of said.echoes?.yes ?? []) note(id, "yes");
  for (const id of said.echoes?.no ?? []) note(id, "no");
  const since = aboutVaccine(pending) && reading.numbers.find(({ name }) => name === "duration");
  if (since) {
    note("tetanus_doubt", since.value < tenYears ? "no" : "yes");
    return true;
  }
  const { number } = pending.question;
  if (number) {
    if (facts.numbers.has(number)) return true;
    // « la sage-femme a dit qu'elle était normale »
    if (reading.reply !== "unknown" && !reading.calm) return false;
    facts.missing.add(number);
    return true;
  }
  return answerSigns(book, facts, said, pending, note);
}

type Note = (id: string, value: Answer) => void;

const aboutVaccine = (pending: Open | undefined) => pending?.question.id === "tetanus";

/** Ten years, after which the vaccine is old. */
const tenYears = 10 * 365;

function answerSigns(book: Book, facts: Facts, said: Answered, { facts: ids, question }: Open, note: Note): boolean {
  const { reading, turn, again, before } = said;
  // « enceinte, ou vos règles en retard ? » « en retard de neuf jours, je n'ai pas fait le test »
  if (ids.includes("pregnant") && facts.signs.get("late_period")?.turn === turn) note("pregnant", "unknown");
  // « Retard de règles ? » « mais je suis un homme ! »
  const barred = barredBy(book, reading.sex);
  for (const id of ids) if (barred(id)) noteSign(facts, id, { value: "no", via: "asked", turn }, true);
  // « Brûlure du visage ? Étendue ? » « je ne me suis pas brûlé »: what a sign is a kind of is denied, and so it is.
  for (const id of ids)
    if (book.concepts.get(id)?.implies?.some((one) => isDenied(facts.signs.get(one), turn)) && !facts.signs.has(id))
      note(id, "no");
  const told = toldIn(book, reading);
  const more = told.some((id) => ids.includes(id) || before.get(id)?.value !== "yes");
  // « une petite brûlure » says that there is a burn, « 36,8 » that there is no fever.
  const { signs } = complete(facts, book.consequences);
  const follows = (id: string) => !facts.signs.has(id) && signs.has(id);
  const named = ids.filter((id) => facts.signs.get(id)?.turn === turn || follows(id));
  const there = named.filter((id) => signs.get(id)?.value === "yes");
  const rest = ids.filter((id) => !named.includes(id));
  if (!ids.length) return answerChoices(facts, question.choices ?? [], reading, turn);
  // « Morsure de serpent ? » « c'est bien un chien qui l'a mordu »; « Un médicament qui fluidifie le sang ? » « elle prend juste ses vitamines »
  for (const id of ids) {
    const others = [...(insteadOf[id] ?? []), ...((reading.only && onlyInsteadOf[id]) || [])];
    if (others.some((other) => spoke(reading, other)) && !spoke(reading, id)) note(id, "no");
  }
  // Somebody who names one sign of a list has read the others; what was loosely heard of them needs a clearer no.
  if (there.length) rest.filter((id) => reading.only || !facts.signs.get(id)?.loose).forEach((id) => note(id, "no"));
  // « je suis partie dans les pommes, le reste non »: one of them is there, in words nobody knows.
  else if (reading.rest && !named.length && !reading.calm && !reading.numbers.length && !more) {
    if (again) rest.forEach((id) => note(id, "unknown"));
    return again === true;
  }
  // « la fièvre, oui, pour le reste, non »
  else if (ids.length > 1 && reading.rest && reading.reply === "yes" && told.length)
    rest.forEach((id) => note(id, "no"));
  else if (reading.reply === "yes") rest.forEach((id) => note(id, ids.length > 1 ? "unknown" : "yes"));
  else if (reading.reply === "no" || (reading.only && ids.length > 1 && told.length > 0))
    rest.forEach((id) => note(id, "no"));
  else if (reading.reply === "unknown") rest.forEach((id) => noteSign(facts, id, doubtOf(ids, turn), false));
  else if (named.length * 2 > ids.length && !more && readThrough(signs, named)) rest.forEach((id) => note(id, "no"));
  // « il raisonne comme un jeune homme, son sourire est bien droit »: more than a third of it, or any of it where it is the second answer.
  else if (
    !more &&
    (reading.denies || !isGraveAlone(ids)) &&
    (again ? isCalm(reading, 0.1, 0) : isCalm(reading, 0.34, named.length))
  )
    rest.forEach((id) => note(id, "no"));
  else return named.length > 0 && named.length === ids.length;
  return true;
}

/** What two answers say of the signs of a question that neither answered: calm ones that they are not known, others of a grave sign that it may be there. */
export const unanswered = (ids: readonly string[], turn: number, calm: boolean): Fact =>
  calm
    ? doubtOf(ids, turn)
    : isGraveAlone(ids)
      ? { value: "yes", via: "said", turn, loose: true }
      : { value: "unknown", via: "unheard", turn };

/** What « je ne sais pas » says of the signs of a question. */
const doubtOf = (ids: readonly string[], turn: number): Fact => ({
  value: "unknown",
  via: isGraveAlone(ids) ? "hesitated" : "asked",
  turn,
});

/** Whether a question asks for one sign alone that is not denied by calm words. */
const isGraveAlone = (ids: readonly string[]) => ids.length === 1 && graveInDoubt.includes(ids[0]!);

/** Denied in answer to a list. */
const isDenied = (fact: Fact | undefined, turn: number) =>
  fact?.turn === turn && fact.value === "no" && fact.via === "asked";

/** Whether enough of an answer is calm, and it tells of more than the signs that were heard in it. */
const isCalm = ({ calm = 0, calmParts = 0 }: Reading, enough: number, heard: number) =>
  calm >= enough && calmParts > heard;

/** Somebody who denies more than half of a list, and tells of nothing else, has read the others. */
function readThrough(signs: ReadonlyMap<string, Fact>, named: readonly string[]): boolean {
  const denied = named.filter((id) => signs.get(id)?.value === "no");
  return denied.length > 1 && denied.length === named.length;
}

/** The signs an answer tells of: « juste une petite bosse » says no to a list it does not stand in. */
function toldIn(book: Book, { mentions }: Reading): string[] {
  const tells = (id: string) => {
    const { kind = "sign", tacit, excludes } = book.concepts.get(id) ?? {};
    return kind === "sign" && !tacit && !excludes && book.index.weighs.has(id);
  };
  return mentions.flatMap(({ concept, polarity, calmly }) =>
    polarity === "yes" && !calmly && tells(concept) ? [concept] : [],
  );
}

/** A question by choices that was answered in one's own words. A bare « oui » where no choice begins with it says nothing. */
function answerChoices(facts: Facts, choices: readonly Choice[], reading: Reading, turn: number): boolean {
  const names = [...new Set(choices.flatMap(({ yes = [], no = [] }) => [...yes, ...no]))];
  if (names.some((id) => facts.signs.get(id)?.turn === turn)) return true;
  const chosen =
    reading.reply === "yes"
      ? choices.find(({ label }) => label.startsWith("Oui"))
      : choices.find(({ yes, no }) => !yes?.length && no?.length);
  if (reading.reply === "unknown") {
    for (const id of names) noteSign(facts, id, { value: "unknown", via: "asked", turn }, false);
    return true;
  }
  if (!reading.reply || !chosen) return Boolean(reading.sex);
  for (const id of chosen.yes ?? []) noteSign(facts, id, { value: "yes", via: "asked", turn }, false);
  for (const id of chosen.no ?? []) noteSign(facts, id, { value: "no", via: "asked", turn }, false);
  return true;
}
