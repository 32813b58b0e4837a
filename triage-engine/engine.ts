import { play, type Chat, type Turn } from "./chat.ts";
import { knowingWhoGaveIt } from "./language/given-by.ts";
import { hearingHarm } from "./language/harm.ts";
import { hearingMistakes } from "./language/mistaken.ts";
import { settingAside } from "./language/set-aside.ts";
import { hearingShortAnswers } from "./language/short-answers.ts";
import { hearingTheirs } from "./language/theirs.ts";
import { carriedConcepts, carriedPresentations } from "./knowledge/carried.ts";
import { concepts, presentations } from "./knowledge/index.ts";
import { everydayConcepts, everydayTold } from "./knowledge/everyday/index.ts";
import { derivations } from "./knowledge/derivations.ts";
import { sharedQuestions } from "./knowledge/questions.ts";
import { playOn } from "./play-on.ts";
import { raised } from "./raised.ts";
import { hearingBareDenials } from "./language/bare-denials.ts";
import { knowingTheBorn, knowingTheUnborn } from "./language/born-then.ts";
import { hearingHowThingsAre } from "./language/how-things-are.ts";
import { hearingInContext } from "./language/in-context.ts";
import { knowingWhereItIs } from "./language/where-it-is.ts";
import { hearingOtherwiseMeant } from "./language/otherwise-meant.ts";
import { knowingSexByLife } from "./language/sex-by-life.ts";
import { readingTidied } from "./language/tidied.ts";
import { hearingAcross } from "./language/told-across.ts";
import { makeReader, type Reader, type Reading } from "./language/read.ts";
import { remembering } from "./language/remember.ts";
import answered from "./likelihood/learnt-answers.json" with { type: "json" };
import judged from "./likelihood/learnt-opinion.json" with { type: "json" };
import learnt from "./likelihood/learnt-words.json" with { type: "json" };
import { makeCues } from "./likelihood/cues.ts";
import { makeLikelihood } from "./likelihood/likelihood.ts";
import { hearingAnswers, makeAffirms } from "./likelihood/affirming.ts";
import { doubting } from "./likelihood/doubting.ts";
import { namesIn } from "./likelihood/own-words.ts";
import { makeOpinion } from "./likelihood/second-opinion.ts";
import { makeSense } from "./likelihood/sense.ts";
import { noteWords } from "./likelihood/telling-words.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { readBook } from "./reasoning/book.ts";
import { withFittingAges } from "./reasoning/fitting-ages.ts";
import { makeWarnings } from "./reasoning/known-warnings.ts";
import { saidOnce } from "./reasoning/said-once.ts";
import { summarize } from "./reasoning/summary.ts";

export type { Outcome } from "./outcome.ts";

const book = readBook({ concepts, presentations, sharedQuestions, derivations });
const weigh = makeLikelihood(learnt);
const noting = makeReader(concepts, noteWords);
const cuesOf = makeCues(concepts);
const affirms = makeAffirms(answered, cuesOf, weigh);
const names = namesIn(noting, concepts);
/** What is habitual of a small baby or an eye, known before there were everyday matters. */
const habitual = ["breastfed_stool", "newborn_marks", "baby_spits_up", "eye_blood_spot"];
const everyday = new Set([
  ...habitual,
  ...everydayConcepts.filter(({ kind = "sign" }) => kind === "sign").map(({ id }) => id),
]);
const sense = makeSense(weigh, names, makeOpinion(judged, cuesOf), affirms, everyday);
const opening = new Set(presentations.flatMap(({ opens }) => Object.keys(opens)));
const doubtful = doubting(noting, weigh, concepts, opening);
/** What the server's nurse hears besides, each after those before it. */
const besides: readonly ((hearing: Reader) => Reader)[] = [
  hearingAcross(everydayTold),
  hearingOtherwiseMeant,
  hearingBareDenials,
  hearingInContext,
  knowingTheBorn,
  knowingTheUnborn,
  knowingSexByLife,
  knowingWhereItIs,
  hearingHowThingsAre,
  hearingHarm,
  hearingShortAnswers(new Map(concepts.map(({ id, label }) => [id, label]))),
];
const hearing = besides.reduce((heard, more) => more(heard), doubtful);
const answering = hearingAnswers(hearing, affirms, weigh, {
  names,
  lasting: (sign) => book.concepts.get(sign)?.kind === "history",
});
const read = remembering(readingTidied(settingAside(knowingWhoGaveIt(hearingMistakes(hearingTheirs(answering))))));
const goOn = playOn(book, read, sense);
const stillToCome = makeWarnings(noting);

/** Every concept a language model may name, with the label it is shown by. */
export const namedConcepts: readonly { id: string; label: string }[] = concepts.map(({ id, label }) => ({ id, label }));

/**
 * Answers a chat. Pure: the same messages under the same version give the same outcome to the last letter; any text is accepted.
 * Emergencies end the questions at once; a completed chat goes on when a later message corrects it.
 */
export function assess(turns: readonly Turn[]): Outcome {
  return settled(raised(book, goOn, turns), turns);
}

/** Without warnings of what is there already. */
function settled(chat: Chat, turns: readonly Turn[]): Outcome {
  const outcome = withFittingAges(outcomeOf(book, chat, summarize(book, chat, turns)), chat);
  return {
    ...saidOnce(outcome),
    watch: stillToCome(outcome.watch, (sign) => chat.moment.signs.get(sign)?.value === "yes"),
  };
}

const carried = readBook({
  concepts: carriedConcepts,
  presentations: carriedPresentations,
  sharedQuestions,
  derivations,
});
const readAlone = remembering(makeReader(carriedConcepts));
const goOnAlone = playOn(carried, readAlone);

/** The same as in a browser without a network, which has not learnt what words speak for (`likelihood/`): it asks for other words instead. */
export function assessAlone(turns: readonly Turn[]): Outcome {
  const chat = raised(carried, goOnAlone, turns);
  return outcomeOf(carried, chat, summarize(carried, chat, turns));
}

/** The same for a nurse who hears otherwise: `hear` gets what was read in each message, and the message. For exercises (`bench/deaf.ts`). */
export function assessHearing(hear: (reading: Reading, text: string) => Reading, turns: readonly Turn[]): Outcome {
  return settled(
    play(book, (text, asked, who) => hear(read(text, asked, who), text), turns, sense),
    turns,
  );
}
