/**
 * Learns from the working cases which words speak for which sign, and from them and the recorded chats which speak for which level, and writes it where the engine
 * reads it (`triage-engine/likelihood/learnt-*.json`). The held set is never learnt from. Run when cases were added, before an edition: `npm run triage:learn`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { concepts } from "#triage-engine/knowledge/index.ts";
import { dangerWordings } from "#triage-engine/language/danger-wordings.ts";
import { everydayWordings } from "#triage-engine/language/everyday-wordings.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { kindsOf, learn, type Told } from "#triage-engine/likelihood/learn.ts";
import { learnAnswers, type AnswerTold } from "#triage-engine/likelihood/answer-lessons.ts";
import { fewestLessons, makeCues } from "#triage-engine/likelihood/cues.ts";
import { makeLikelihood } from "#triage-engine/likelihood/likelihood.ts";
import { learnOdds } from "#triage-engine/likelihood/logistic.ts";
import { lessonOf, tellsOf } from "#triage-engine/likelihood/second-opinion.ts";
import { noteWords } from "#triage-engine/likelihood/telling-words.ts";
import type { Conversation } from "#triage-engine/vignettes/conversation.ts";
import { conversations } from "#triage-engine/vignettes/conversations-set.ts";
import { listAnswersIn } from "#triage-engine/vignettes/list-answers.ts";
import { firstLinesIn } from "#triage-engine/vignettes/first-lines.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";

const engine = path.join(path.dirname(import.meta.dirname), "triage-engine");
const write = (name: string, learnt: object) =>
  writeFileSync(path.join(engine, "likelihood", name), `${JSON.stringify(learnt, null, 2)}\n`);

const read = makeReader(concepts, noteWords);
const told = (text: string, signs: readonly string[], of?: readonly string[]): Told => ({
  stems: read(text).noted!.map(({ stem }) => stem),
  signs,
  ...(of ? { of } : {}),
});

const fromCases = workVignettes.flatMap(({ says, yes, numbers, sex, words = {} }) => [
  told(says, yes, kindsOf(numbers?.age, sex)),
  ...Object.entries(words).flatMap(([id, text]) => (yes.includes(id) ? [told(text, [id])] : [])),
]);
const fromWordings = [...dangerWordings, ...everydayWordings].flatMap(([ids, wordings]) =>
  ids.includes("|") ? [] : wordings.split(" ; ").map((text) => told(text, [ids])),
);
const fromSentences = readFileSync(path.join(engine, "vignettes/sentences/one-sign.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id = "", text = ""]) => told(text, [id]));
/** Answers of people who tell how things are, by a sign they tell or deny. */
const inOtherWords = readFileSync(path.join(engine, "vignettes/sentences/answers.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([kind, id = "", text = ""]) => ({ tells: kind === "yes", id, text }));
/** And answers to a whole list, of people who have one of its signs or none. */
const listAnswers = listAnswersIn(readFileSync(path.join(engine, "vignettes/sentences/list-answers.tsv"), "utf8"));
const fromAnswers = inOtherWords.flatMap(({ tells, id, text }) => (tells ? [told(text, [id])] : []));
/** First messages of one line: the signs they tell of, and further down their levels. */
const lines = firstLinesIn(readFileSync(path.join(engine, "vignettes/sentences/first-lines.tsv"), "utf8"));
const fromLines = lines.map(({ signs, says }) => told(says, signs));
/** A pattern without its marks is a text as well, and so is a name. */
const fromPatterns = concepts.flatMap(({ id, label, says = [] }) => [
  told(label, [id]),
  ...says.map((pattern) => told(pattern.replaceAll(/[|~&*?<>]/g, " "), [id])),
]);

const all = [...fromCases, ...fromWordings, ...fromSentences, ...fromAnswers, ...fromLines, ...fromPatterns].filter(
  ({ stems, signs }) => stems.length > 0 && signs.length > 0,
);
const learnt = learn(all);
write("learnt-words.json", learnt);
console.log(
  `${Object.keys(learnt.words).length} words and ${Object.keys(learnt.signs).length} signs, from ${all.length} texts`,
);

const cuesOf = makeCues(concepts);
/** What a case says in its own words, the answers that tell of something with it. */
const judgedCases = workVignettes.map(({ says, yes, words = {}, level, accepts = [], numbers, sex }) => {
  const answers = Object.entries(words).flatMap(([id, text]) => (yes.includes(id) ? [text] : []));
  const messages = [says, ...answers].map((text) => read(text));
  return lessonOf(cuesOf(messages, kindsOf(numbers?.age, sex)).all, [level, ...accepts]);
});

const judgedChats = conversations.map(({ says, answers, level, accepts = [] }) => {
  const readings = answers.map(([asked, text]) => read(text, { facts: asked.split(" ") }));
  const messages = [read(says), ...readings.filter(tellsOf)];
  return lessonOf(cuesOf(messages, kindsOf(ageIn(answers), undefined)).all, [level, ...accepts]);
});

function ageIn(answers: Conversation["answers"]): number | undefined {
  const [, text] = answers.find(([asked]) => asked === "age") ?? [];
  return text === undefined
    ? undefined
    : read(text, { facts: [], number: "age" }).numbers.find(({ name }) => name === "age")?.value;
}

const judgedLines = lines.map(({ level, says }) => lessonOf(cuesOf([read(says)], []).all, [level]));

const opinion = learnOdds([...judgedCases, ...judgedChats, ...judgedLines], fewestLessons);
write("learnt-opinion.json", opinion);
console.log(
  `${Object.keys(opinion).length} cues of levels, from ${judgedCases.length} cases, ${judgedChats.length} chats and ${judgedLines.length} lines`,
);

/**
 * Answers about signs: how cases word a sign that is there, what the chats of people who needed no care today answered, nearly all of it denials, and what people say who
 * tell how things are, of either kind, to one sign or to a list.
 */
const signs = new Set(concepts.map(({ id }) => id));
/** Asked for something, a message is read as an answer. */
const answerTold = (text: string, asked: readonly string[], tells: boolean): AnswerTold => ({
  answer: read(text, { facts: asked }),
  asked,
  tells,
});
/** The lists in which a sign is asked for. */
const listsOf = new Map<string, string[][]>();
for (const { asked } of listAnswers) for (const id of asked) listsOf.set(id, [...(listsOf.get(id) ?? []), [...asked]]);
/** A sign told in a case's own words, as an answer to a question for it alone and to a list. */
const affirmed = workVignettes
  .flatMap(({ yes, words = {} }) => Object.entries(words).filter(([id]) => signs.has(id) && yes.includes(id)))
  .flatMap(([id, text], at) => {
    const lists = listsOf.get(id) ?? [];
    return [[id], ...(lists.length ? [lists[at % lists.length]!] : [])].map((asked) => answerTold(text, asked, true));
  });
const calm = conversations
  .filter(({ level }) => level === "self_care" || level === "routine")
  .flatMap(({ answers }) => answers)
  .flatMap(([asked, text]) => {
    const list = asked.split(" ");
    return list.every((id) => signs.has(id)) ? [answerTold(text, list, false)] : [];
  });
const otherwise = inOtherWords.map(({ tells, id, text }) => answerTold(text, [id], tells));
const toLists = listAnswers.map(({ asked, sign, text }) => answerTold(text, asked, sign !== undefined));
const answers = learnAnswers([...affirmed, ...calm, ...otherwise, ...toLists], cuesOf, makeLikelihood(learnt));
write("learnt-answers.json", answers);
console.log(
  `${Object.keys(answers).length} cues of answers, from ${affirmed.length} that tell, ${calm.length} calm, ${otherwise.length} in other words and ${toLists.length} to lists`,
);
