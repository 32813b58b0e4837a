import type { Asked, makeReader, Reading } from "./language/read.ts";
import { words } from "./knowledge/words.ts";
import { apply, unanswered } from "./reasoning/apply.ts";
import { bareYes } from "./reasoning/bare-yes.ts";
import type { Book } from "./reasoning/book.ts";
import { holds } from "./reasoning/conditions.ts";
import { doubted, type Doubt } from "./reasoning/doubts.ts";
import { inPassing, passed } from "./reasoning/passing.ts";
import { complete, noFacts, noteSign, signsThere, type Fact, type Facts } from "./reasoning/facts.ts";
import { firedRules, higher, open, type Moment, type Opened } from "./reasoning/levels.ts";
import { allGrave, firedWith, someOf } from "./reasoning/one-more.ts";
import { ofHerself } from "./reasoning/her-baby.ts";
import { askedOf, chooseQuestion, openPart, type Open } from "./reasoning/questions.ts";
import { conclude, type Result, type Unnamed } from "./reasoning/result.ts";
import { rank, type Level } from "./schema.ts";
import type { Sense, SenseAt } from "./likelihood/sense.ts";
import { foundEchoes } from "./reasoning/echoes.ts";
import { foundChoice, foundSigns, namedPart } from "./reasoning/taps.ts";
import {
  ageQuestion,
  type Beginning,
  clearerQuestion,
  eventQuestion,
  feelsItsWay,
  isOpen,
  openingQuestion,
  somethingWrong,
  unwellQuestion,
  wantsAdvice,
  whereQuestion,
} from "./reasoning/vague.ts";
import { asPut } from "./reasoning/wording.ts";

/**
 * One message. `extra` are concepts that a language model read in it: they may add a sign, never take one away. `to` is what the nurse had said before it, where
 * another nurse may have said it than this one: an answer to a question that this one did not put answers no question of hers.
 */
export type Turn = { says: string; extra?: readonly string[]; to?: string | undefined };

/** Where a chat stands after its last message. */
export type Chat = {
  facts: Facts;
  moment: Moment;
  asked: readonly string[];
  /** Questions put so far, repeated ones included. */
  step: number;
  pending?: Open | undefined;
  say?: string | undefined;
  result?: Result | undefined;
  /** What was weighed of what may have been misheard, when the chat might end. */
  doubt?: Doubt | undefined;
  /** Signs one of which is there, though nobody said which, unless one of them would be an emergency. */
  supposed: readonly string[];
};

/** Questions put at most, the age, repeated ones and a request for clearer words included. */
const most = 12;

/** A message as short as this may be the beginning of a sentence that the next one ends. */
const fewLetters = 25;
/** The turn of what was asked twice and answered calmly, though in words nobody knows: all of it weighs as one list (`unknownDangers`). */
const calmly = 0;

export type Reader = ReturnType<typeof makeReader>;

/** Plays a chat from its first message to its last. The same messages always end in the same place. */
export function play(book: Book, read: Reader, turns: readonly Turn[], sense?: Sense): Chat {
  const table = new Table(book, sense);
  turns.forEach((turn, index) => table.hear(read, turn, index + 1));
  return table.chat();
}

/** A chat, message by message. */
export class Table {
  readonly #book: Book;
  readonly #sense: Sense | undefined;
  readonly #told = { freely: [] as Reading[], all: [] as Reading[] };
  #freely = "";
  readonly #facts = noFacts();
  readonly #asked: string[] = [];
  readonly #repeated = new Set<string>();
  #step = 0;
  #unclear = 0;
  /** What was said so far without being understood, when it was only a few words. */
  #few = "";
  #pending: Open | undefined;
  #say: string | undefined;
  #result: Result | undefined;
  #unnamed: Unnamed | undefined;
  #supposed: readonly string[] = [];
  #doubt: Doubt | undefined;
  /** Lists that were answered in words nobody knows, by the sign that was asked for instead. */
  readonly #guessed = new Map<string, Open>();
  /** Signs told of in passing, to be asked for before they count. */
  readonly #passing = new Set<string>();
  /** The facts with all that follows, until they change. */
  #now: Moment | undefined;
  #heard = 0;
  /** Signs that another nurse left out of a list which was answered: not asked here either. */
  readonly #leftOut = new Set<string>();

  constructor(book: Book, sense: Sense | undefined) {
    this.#book = book;
    this.#sense = sense;
  }

  chat(): Chat {
    const standing = { facts: this.#facts, moment: this.#moment(), asked: this.#asked, step: this.#step };
    const now = { pending: this.#pending, say: this.#say, result: this.#result, doubt: this.#doubt };
    return { ...standing, ...now, supposed: this.#supposed };
  }

  #moment(): Moment {
    this.#now ??= complete(this.#facts, this.#book.consequences);
    return this.#now;
  }

  hear(read: Reader, { says, extra = [], to }: Turn, turn: number): void {
    this.#heard = turn;
    const put = this.#pending;
    const pending = put && to !== undefined ? asPut(this.#book, put, this.#facts, to) : put;
    if (put && !pending) this.#asked.splice(this.#asked.lastIndexOf(put.question.id), 1);
    for (const id of put?.facts ?? []) if (pending && !pending.facts.includes(id)) this.#leftOut.add(id);
    this.#pending = pending;
    const whole = this.#whole(says);
    this.#few = "";
    let choice = pending && foundChoice(says, pending.question);
    const tapped = pending && !choice ? foundSigns(this.#book, says, pending.facts) : undefined;
    const echoes = pending && !choice && !tapped ? foundEchoes(this.#book, says, pending.facts) : undefined;
    const heard = (asked?: Asked) => read(echoes?.rest ?? whole, asked, this.#facts.who);
    const asked = pending && askedOf(pending);
    const first = heard(asked);
    // « en fait elle est consciente »: what is put right answers to what was told; what was not seen may be there.
    const meant =
      first.corrects && !/pas vu/.test(says)
        ? heard({ ...asked, facts: [...(asked?.facts ?? []), ...signsThere(this.#facts)] })
        : first;
    if (!pending || isOpen(pending)) {
      this.#told.freely.push(first);
      this.#freely += ` ${says}`;
    }
    choice ??= namedPart(whole, first, pending?.question.choices ?? []);
    const worded =
      pending && !choice && !tapped && !this.#allGrave(pending)
        ? this.#sense?.worded(pending, meant, echoes?.yes ?? [])
        : undefined;
    if (!choice && !tapped) this.#told.all.push(first);
    const reading = this.#withoutPassing(this.#ofTheSame(ofHerself(worded ? worded.reading : meant, pending)), whole);
    const named = choice ?? tapped ?? worded ?? (echoes?.yes.length ? echoes : undefined);
    const which = pending && !named && this.#mustName(pending, reading);
    const before = this.#facts.signs.size + this.#facts.numbers.size;
    const answered = apply(this.#book, this.#facts, {
      reading,
      turn,
      ...(pending && !which ? { pending } : {}),
      ...(tapped ? { tapped } : {}),
      ...(echoes || worded
        ? { echoes: { yes: [...(echoes?.yes ?? []), ...(worded?.yes ?? [])], no: echoes?.no ?? [] } }
        : {}),
      ...(choice ? { choice } : {}),
      again: pending !== undefined && this.#repeated.has(pending.question.id),
    });
    const isNew = (one: string) => this.#book.concepts.has(one) && !this.#facts.signs.has(one);
    this.#note(extra.filter(isNew), { value: "yes", via: "said", turn });
    const guessed = pending && this.#guessed.get(pending.question.id);
    // Whoever meant one sign of a list has read the others.
    if (guessed && this.#facts.signs.get(pending.facts[0]!)?.value === "yes")
      this.#note(guessed.facts, { value: "no", via: "asked", turn });
    const learned = this.#facts.signs.size + this.#facts.numbers.size > before;
    this.#pending = undefined;
    this.#say = undefined;
    this.#result = undefined;
    this.#doubt = undefined;
    if (pending && !which && !named && bareYes(this.#book, pending, reading)) this.#someOf(pending);
    if (which && !this.#emergency()) this.#repeat(pending, words.which);
    else if (pending && !answered) this.#again(pending, reading, turn, learned);
    if (!this.#pending) this.#next(reading, whole);
    if (reading.foreign && this.#pending) this.#say ??= words.foreign;
    if (reading.mentions.some(({ concept }) => concept === "asks_privacy") && this.#pending) this.#say = words.privacy;
  }

  /** Once it is an emergency, somebody else who is named takes nothing of it away, unless a mistake is put right. */
  #ofTheSame(reading: Reading): Reading {
    const { renames, who: _, ...rest } = reading;
    return this.#result?.level === "emergency" && renames && !reading.corrects ? rest : reading;
  }

  /** What was read, without what was only told in passing; what cannot wait for days never is. */
  #withoutPassing(reading: Reading, says: string): Reading {
    const pending = this.#pending;
    if (!pending?.facts.length || pending.question.id.startsWith("heard:") || this.#step >= most) return reading;
    const passing = inPassing(this.#book, says, reading, pending.facts).filter(
      ({ concept }) => !this.#facts.signs.has(concept) && !this.#urgentWith(concept),
    );
    if (!passing.length) return reading;
    for (const { concept } of passing) this.#passing.add(concept);
    return { ...reading, mentions: reading.mentions.filter((mention) => !passing.includes(mention)) };
  }

  /** « gorge », then « ça gratte quand j'avale »: who is asked for clearer words goes on where they stopped. */
  #whole(says: string): string {
    const telling = this.#pending && [clearerQuestion.id, whereQuestion.id].includes(this.#pending.question.id);
    return telling && this.#few ? `${this.#few} ${says}` : says;
  }

  /**
   * A bare « oui » to a list: enough when each of its signs would be an emergency, else the person is asked which, once; of somebody who still says
   * « oui » the worst of them is supposed.
   */
  #mustName(pending: Open, reading: Reading): boolean {
    const asked = this.#repeated.has(pending.question.id) || this.#step >= most;
    return !asked && bareYes(this.#book, pending, reading) && !this.#allGrave(pending);
  }

  /** Of a list that only feels its way a « oui » says nothing. */
  #allGrave(list: Open): boolean {
    return !feelsItsWay(list.question) && allGrave(this.#book, this.#facts, list);
  }

  /** Notes that one of these signs is there, by the rules the worst of them would fire; not of lists that only feel their way (`un…`). */
  #someOf(list: Open): void {
    if (feelsItsWay(list.question)) return;
    const some = someOf(this.#book, this.#facts, list);
    this.#unnamed = some ?? this.#unnamed;
    this.#supposed = some?.rules[0]?.level === "emergency" ? [] : list.facts;
  }

  /** A question that got no answer is put once more; after that its signs count as not known. */
  #again(pending: Open, reading: Reading, at: number, learned: boolean): void {
    const { id, facts = [], number, need } = pending.question;
    if (isOpen(pending)) return;
    const turn = reading.calm || reading.denies ? calmly : at;
    const guess = this.#emergency()
      ? undefined
      : this.#sense?.meant(pending, reading, { book: this.#book, facts: this.#facts });
    // « Ai-je bien compris ? » and the same once more: so it was meant.
    const there: Fact = { value: "yes", via: "asked", turn, loose: true };
    if (guess && this.#guessed.has(id)) return this.#note(guess.facts, there);
    if (this.#repeated.has(id) || this.#step >= most) {
      if (number) this.#facts.missing.add(number);
      return this.#note(facts, unanswered(pending.facts, turn, turn === calmly));
    }
    // « je suis un homme » to a question about a pregnancy answers it.
    const moment = this.#moment();
    if (need && holds(need, moment.known) === false) return;
    if (facts.length && !openPart({ moment, facts: this.#facts }, pending.question)) return;
    // What else was said may make the question needless, or be an emergency: then the usual order decides.
    const alarm = guess ? undefined : this.#sense?.alarm(this.#told, this.#at(moment), this.#asked);
    if (!guess && !learned && !alarm && !this.#emergency()) return this.#repeat(pending, words.again);
    this.#repeated.add(id);
    this.#asked.splice(this.#asked.lastIndexOf(id), 1);
    if (alarm) return this.#ask(alarm);
    if (!guess) return;
    this.#guessed.set(guess.question.id, pending);
    this.#ask(guess);
  }

  #note(signs: readonly string[], fact: Fact): void {
    for (const id of signs) noteSign(this.#facts, id, fact, false);
    this.#now = undefined;
  }

  #repeat(pending: Open, say: string): void {
    this.#repeated.add(pending.question.id);
    this.#asked.splice(this.#asked.lastIndexOf(pending.question.id), 1);
    this.#ask(pending, say);
  }

  #emergency(): boolean {
    return this.#level() === "emergency";
  }

  #level(): Level | undefined {
    const levels = [...firedRules(this.#book, this.#moment()), ...(this.#unnamed?.rules ?? [])].map(
      ({ level }) => level,
    );
    return levels.length ? levels.reduce(higher) : undefined;
  }

  /** Whether a rule that cannot wait for days would be true with this sign, and is not without it. */
  #urgentWith(sign: string): boolean {
    const now = new Set(firedRules(this.#book, this.#moment()));
    return firedWith(this.#book, this.#facts, sign).some(
      (rule) => !now.has(rule) && rank(rule.level) >= rank("urgent"),
    );
  }

  #next(reading: Reading, says: string): void {
    const moment = this.#moment();
    const opened = open(this.#book, moment);
    const level = this.#level();
    if (level === "emergency") {
      const sure = this.#unsure(opened, moment, level);
      return sure ? this.#ask(sure, words.perhaps) : this.#end(opened, moment, false);
    }
    const mayAsk = this.#step < most;
    if (mayAsk && !level) {
      if (!somethingWrong(this.#book, moment) && !this.#vague(reading, says)) return;
      if (wantsAdvice(this.#beginning(), this.#told.freely)) {
        this.#note(["advice_question"], { value: "yes", via: "said", turn: 1 });
        return this.#next(reading, says);
      }
    }
    const alarm = mayAsk && this.#sense?.alarm(this.#told, this.#at(moment, opened), this.#asked);
    if (alarm) return this.#ask(alarm);
    const unwell = mayAsk ? unwellQuestion(this.#beginning()) : undefined;
    if (unwell) return this.#ask(unwell, unwell.facts.length ? undefined : words.unclear);
    const age = openPart({ moment, facts: this.#facts }, ageQuestion);
    if (mayAsk && age && !this.#asked.includes("age") && !opened.main[0]?.ageLast) return this.#ask(age);
    const asking = { book: this.#book, opened, moment, facts: this.#facts, asked: new Set(this.#asked), level };
    const next = chooseQuestion(asking);
    // The last question is for what was loosely heard, where the level rests on it.
    const hurries = !next || (level === "urgent" && this.#step === most - 1);
    const put = (hurries ? this.#unsure(opened, moment, level) : undefined) ?? next ?? this.#untold(opened, moment);
    if (!put || !mayAsk) return this.#end(opened, moment, Boolean(next));
    this.#put(put, reading, says);
  }

  /**
   * Puts a question without what stands in the person's own words. What no pattern heard of it counts as loosely heard from now on, to be confirmed where the
   * level rests on it, and the chat goes on from there.
   */
  #put(next: Open, reading: Reading, says: string, say?: string): void {
    const left = next.facts.filter((id) => !this.#leftOut.has(id));
    const own =
      this.#sense?.ownWords(next, this.#told.all, this.#at()) ??
      (left.length < next.facts.length ? { told: [], left } : undefined);
    this.#note(own?.told ?? [], { value: "yes", via: "said", turn: this.#heard, loose: true });
    if (!own || (own.left.length && !own.told.length)) return this.#ask(own ? { ...next, facts: own.left } : next, say);
    if (!own.left.length) this.#asked.push(next.question.id);
    this.#next(reading, says);
  }

  /** Where the chat stands, for what its words may speak of besides. */
  #at(moment = this.#moment(), opened = open(this.#book, moment)): SenseAt {
    return { book: this.#book, facts: this.#facts, moment, opened, unnamed: this.#unnamed };
  }

  #beginning(): Beginning {
    const asked = new Set(this.#asked);
    return { book: this.#book, moment: this.#moment(), facts: this.#facts, asked, freely: this.#freely };
  }

  /** What was loosely heard and must be asked before the chat ends. */
  #unsure(opened: Opened, moment: Moment, level: Level | undefined): Open | undefined {
    const standing = { opened, moment, level, asked: this.#asked, unnamed: this.#unnamed };
    const facts = this.#sense?.doubted(this.#facts, this.#told, standing) ?? this.#facts;
    this.#doubt = doubted(this.#book, facts, standing);
    // What is asked once more may be taken back by the answer.
    for (const [id, fact] of facts.signs)
      if (fact.loose && this.#doubt.ask?.facts.includes(id)) this.#facts.signs.set(id, fact);
    if (!this.#doubt.ask && !this.#doubt.nameless.length && level !== "emergency")
      this.#doubt = passed(this.#book, this.#facts, standing, this.#passing) ?? this.#doubt;
    return this.#step < most ? this.#doubt.ask : undefined;
  }

  /** What the words said freely may speak of as well, asked once; with the last question only what cannot wait: nothing could be proven after it. */
  #untold(opened: Opened, moment: Moment): Open | undefined {
    if (this.#asked.some((id) => id.startsWith("untold:"))) return;
    const more = this.#sense?.untold(this.#told, this.#at(moment, opened));
    return more && (this.#step < most - 3 || more.facts.some((id) => this.#urgentWith(id))) ? more : undefined;
  }

  /** Nothing to go on yet. Answers true when the person is ill all the same and the general questions must do. */
  #vague(reading: Reading, says: string): boolean {
    const { sort } = reading;
    // Who goes on with what seemed off topic may speak of an illness in words nobody knows.
    const insists = sort === "off_topic" && this.#asked.includes(openingQuestion.id);
    if (sort !== "clinical" && sort !== "unclear" && sort !== "reply" && !insists) {
      this.#ask({ question: openingQuestion, facts: [] }, words[sort]);
      return false;
    }
    const likely =
      this.#asked.some((id) => id.startsWith("unheard:")) ||
      this.#sense?.unheard(this.#told.freely, { book: this.#book, moment: this.#moment() });
    if (typeof likely === "object") {
      this.#put(likely, reading, says, words.unclear);
      return false;
    }
    if (wantsAdvice(this.#beginning(), this.#told.freely)) return true;
    this.#unclear += 1;
    if (says.length <= fewLetters && sort !== "reply") this.#few = says;
    if (this.#unclear === 1) this.#ask({ question: clearerQuestion, facts: [] }, words.unclear);
    else if (this.#unclear === 2) this.#ask({ question: whereQuestion, facts: [] });
    else if (this.#unclear === 3) this.#ask({ question: eventQuestion, facts: [] });
    return this.#unclear > 3;
  }

  #ask(next: Open, say?: string): void {
    this.#pending = next;
    this.#say = say;
    this.#step += 1;
    this.#asked.push(next.question.id);
  }

  #end(opened: Opened, moment: Moment, unresolved: boolean): void {
    const resembles = this.#sense?.resembles(this.#told, moment);
    this.#result = conclude(this.#book, opened, moment, this.#facts, { unresolved, unnamed: this.#unnamed, resembles });
  }
}
