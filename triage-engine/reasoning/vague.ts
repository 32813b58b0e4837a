import { ageChoices, eventChoices, whereChoices, words } from "#triage-engine/knowledge/words.ts";
import type { Reading } from "#triage-engine/language/read.ts";
import type { Book, ReadQuestion } from "./book.ts";
import { holds } from "./conditions.ts";
import type { Facts } from "./facts.ts";
import { complaints, openedBy, type Moment } from "./levels.ts";
import { openPart, type Open } from "./questions.ts";

/** Questions that belong to no page: put while nobody knows what it is about. */
export const ageQuestion: ReadQuestion = {
  id: "age",
  number: "age",
  choices: ageChoices,
  you: words.age.you,
  they: words.age.they,
};
export const openingQuestion: ReadQuestion = { id: "opening", you: words.opening, they: words.opening };
export const clearerQuestion: ReadQuestion = { id: "clearer", you: words.clearer, they: words.clearer };
export const whereQuestion: ReadQuestion = { id: "where", choices: whereChoices, you: words.where, they: words.where };
export const eventQuestion: ReadQuestion = { id: "event", choices: eventChoices, you: words.event, they: words.event };

/** Whether it asks for a story, not for signs. */
export const isOpen = ({ question }: Open) => ["opening", "clearer", "where"].includes(question.id);

/** Whether it only feels its way (`unheard:`, `untold:`, `unwell_…`): nothing of such a list is supposed, and any word of an answer may be new. */
export const feelsItsWay = ({ id }: Pick<ReadQuestion, "id">) => id.startsWith("un");

/** Whether anything was told that a page could begin with. */
export const somethingWrong = (book: Book, moment: Moment) =>
  complaints(book, moment).length > 0 || openedBy(book, moment.signs).size > 0;

/** Told by who does not say what is wrong. */
const vague = new Set(["unwell_vague", "anxiety", "advice_question", "cannot_sleep"]);

/** Where a chat stands, and what was said freely in it. */
export type Beginning = { book: Book; moment: Moment; facts: Facts; asked: ReadonlySet<string>; freely: string };

/** Who tells more than these letters has said why they are afraid or do not sleep. */
const shortStory = 90;

/**
 * Of somebody who only says that they are not well: other words, then what is commonest, where it is, then what nobody tells by itself. Who only is afraid, or does not
 * sleep, is asked for what is commonest and where as well: what one does not name makes afraid.
 */
export function unwellQuestion({ book, moment, facts, asked, freely }: Beginning): Open | undefined {
  const there = (id: string) => moment.signs.get(id)?.value === "yes";
  const nothing = complaints(book, moment).every((id) => vague.has(id));
  const only = nothing && there("unwell_vague");
  const put = (id: string) => {
    const question = book.questions.get(id);
    const fits = question && !(question.need && holds(question.need, moment.known) === false);
    return fits && !asked.has(id) ? openPart({ moment, facts }, question) : undefined;
  };
  const where = asked.has(whereQuestion.id) ? undefined : { question: whereQuestion, facts: [] };
  const uneasy = (there("anxiety") || there("cannot_sleep")) && freely.trim().length <= shortStory;
  if (nothing && !only && (uneasy || asked.has("unwell_body"))) return put("unwell_body") ?? where;
  if (!asked.has(clearerQuestion.id)) return only ? { question: clearerQuestion, facts: [] } : undefined;
  if (!asked.has("unwell_body") && !only) return;
  if (only) {
    const intimate = there("asks_privacy") ? put("unwell_intimate") : undefined;
    const next = intimate ?? put("unwell_body") ?? put("pregnant") ?? where ?? put("unwell_mind");
    if (next) return next;
  }
  return put("general_event");
}

/** Words of a question that wants advice. */
const asking = /[?]|\b(combien|comment|est[- ]ce que|puis[- ]je|peut[- ]on|je peu[xt]|faut[- ]il)\b/i;

/** Said by who is well; « ça va bien ? » greets, and « pas trop bien », « pas en forme » say the contrary. */
const saysWell =
  /\b(porte|portons|vais|va|allons|sens) (tous |tr[eè]s )?bien\b|\b(en|la) (pleine )?forme\b|pas malade|bien r[eé]gl[eé]/i;
const saysUnwell = /(\b(pas|plus|ni|comment)|[cç]a va)\b[^.,;!?]{0,10}\b(bien|forme)\b|forme *[?]/i;
const well = (text: string) => saysWell.test(text) && !saysUnwell.test(text);

/** Said by who wants to be seen. */
const visit = /rendez|rdv|consult|suivie?\b/i;

/**
 * Whether it is advice somebody wants: who asked something and named no illness of anybody, and is well or has denied every place and event they were asked for;
 * and who has a known illness or is pregnant, complains of nothing, is well and asks for no visit.
 */
export function wantsAdvice(
  { book, moment, asked, freely }: Omit<Beginning, "facts">,
  said: readonly Reading[],
): boolean {
  const value = (id: string) => moment.signs.get(id)?.value;
  if (!asking.test(freely) || value("advice_question")) return false;
  const isWell = well(freely);
  if (somethingWrong(book, moment))
    return (isWell || value("stable_condition") === "yes") && !visit.test(freely) && !complaints(book, moment).length;
  const denied = (eventQuestion.choices ?? []).flatMap(({ no = [] }) => no);
  return (
    (isWell || (asked.has(eventQuestion.id) && denied.every((id) => value(id) === "no"))) &&
    !said.some(({ mentions }) =>
      mentions.some(({ concept: id }) => book.index.opened.has(id) && !(isWell && value(id) === "no")),
    )
  );
}
