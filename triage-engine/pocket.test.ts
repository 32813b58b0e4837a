import { describe, expect, it } from "vitest";
import { assess, type Outcome } from "./engine.ts";
import { derivations } from "./knowledge/derivations.ts";
import { concepts, presentations } from "./knowledge/index.ts";
import { sharedQuestions } from "./knowledge/questions.ts";
import { pack, unpack } from "./packed.ts";
import { packPage, unpackPage } from "./packed-page.ts";
import { pageOf } from "./outline.ts";
import { makePocket } from "./pocket.ts";
import { workVignettes } from "./vignettes/index.ts";
import { playVignette } from "./vignettes/play-vignette.ts";

const knowledge = { concepts, presentations, sharedQuestions, derivations };
const outline = unpack(pack(knowledge));
/** As it comes to a browser. */
const anyPage = (id: string, whole: boolean) => {
  const [gist, rest] = packPage(knowledge, pageOf(knowledge, id)!);
  return Promise.resolve(unpackPage(outline, gist, whole ? rest : undefined));
};
const noPage = () => Promise.reject(new Error("no network"));

/** What the person sees of an answer. */
const seen = ({ done, question, say, level, reasons, todo, avoid, watch, specialties, town }: Outcome) => ({
  done,
  question,
  say,
  level,
  reasons,
  todo,
  avoid,
  watch,
  specialties,
  town,
});
const turnsOf = (messages: readonly string[], count: number) => messages.slice(0, count).map((says) => ({ says }));

describe("the engine in the browser", () => {
  // Every twentieth case: the whole set plays for minutes.
  const played = workVignettes.filter((_, at) => at % 20 === 0).map(playVignette);

  it("answers every message of a case as the whole engine does", async () => {
    const pocket = makePocket(outline, anyPage);
    for (const { vignette, messages } of played) {
      // A message at a time, as people write.
      for (let count = 1; count <= messages.length; count += 1) {
        const turns = turnsOf(messages, count);
        const name = `${vignette.id}, message ${count}`;
        expect({ name, ...seen(await pocket.assess(turns)) }).toEqual({ name, ...seen(assess(turns)) });
      }
    }
  }, 120_000);

  it("takes up a chat in the middle, page by page, and asks what the whole engine asks", async () => {
    for (const { messages } of played.slice(0, 3)) {
      const turns = turnsOf(messages, messages.length);
      expect(seen(await makePocket(outline, anyPage).assess(turns))).toEqual(seen(assess(turns)));
    }
  }, 60_000);

  it("finds each emergency that was plain from the first words without any page", async () => {
    const pocket = makePocket(outline, noPage);
    const plain = played.map(({ messages }) => turnsOf(messages, 1)).filter((turns) => assess(turns).emergency);
    expect(plain.length).toBeGreaterThan(5);
    for (const turns of plain) expect((await pocket.assess(turns)).emergency).toBe(true);
  }, 60_000);

  it("sends nobody home without the pages of the complaint", async () => {
    const pocket = makePocket(outline, noPage);
    for (const { vignette } of played.filter(({ outcome }) => outcome.level === "self_care")) {
      const messages = [vignette.says];
      let outcome = await pocket.assess(turnsOf(messages, 1));
      while (outcome.question && messages.length < 20) {
        messages.push(outcome.question.number ? "je ne sais pas" : "non");
        outcome = await pocket.assess(turnsOf(messages, messages.length));
      }
      expect(outcome.done).toBe(true);
      expect(outcome.level).not.toBe("self_care");
    }
  }, 120_000);
});
