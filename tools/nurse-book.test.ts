import { describe, expect, it } from "vitest";
import { assessAlone, type Outcome } from "#triage-engine/engine.ts";
import { carriedConcepts } from "#triage-engine/knowledge/carried.ts";
import { protectedWords } from "#triage-engine/language/common-words.ts";
import { lexiconOf } from "#triage-engine/language/lexicon.ts";
import { compilePatterns } from "#triage-engine/language/patterns.ts";
import { makeReader } from "#triage-engine/language/read.ts";
import { makeSpeller } from "#triage-engine/language/spelling.ts";
import { stem } from "#triage-engine/language/stem.ts";
import { dangersByMatter } from "#triage-engine/knowledge/words.ts";
import { unpack, type Packed } from "#triage-engine/pocket/packed.ts";
import { unpackPage } from "#triage-engine/pocket/packed-page.ts";
import { makePocket, type WantedPage } from "#triage-engine/pocket/pocket.ts";
import { workVignettes } from "#triage-engine/vignettes/index.ts";
import { spread } from "#triage-engine/vignettes/spread.ts";
import { playVignette } from "#triage-engine/vignettes/play-vignette.ts";
import { namedInCode } from "./named-in-code.ts";
import { packed, pages } from "./nurse-book.ts";
import { nurseOwnNames } from "./nurse-own-names.ts";

const outline = unpack(JSON.parse(packed) as Packed);
const files = new Map(pages);
const read = (name: string) => files.get(name)!.toString("base64");
/** As it comes to a browser. */
const anyPage = ({ id, ask, told, grave }: WantedPage) =>
  Promise.resolve(
    unpackPage(outline, read(id), ask && read(`${id}.ask`), told && read(`${id}.told`), grave && read(`${id}.grave`)),
  );
const noPage = () => Promise.reject(new Error("no network"));

/** Names as the whole engine has them. */
const names = new Map(outline.concepts.map(({ id }, at) => [id, carriedConcepts[at]!.id]));
const whole = (id: string) => names.get(id) ?? id;
const asked = (question: Outcome["question"]) =>
  question && {
    ...question,
    id: question.id.replace(/(?<=^(?:sign|heard):).*/, whole),
    facts: question.facts.map(whole),
  };

/** What the person sees of an answer. */
const seen = ({ done, question, say, level, reasons, todo, avoid, watch, specialties, town }: Outcome) => ({
  done,
  question: asked(question),
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

describe("names in the browser", () => {
  it("are kept where code speaks of a concept, and dropped elsewhere", () => {
    const named = namedInCode();
    for (const id of ["child", "cluster_diarrhea", "sick_contact", ...dangersByMatter.flat()])
      expect([id, named(id)]).toEqual([id, true]);
    expect(outline.concepts.filter(({ id }) => id.length === 1).length).toBeGreaterThan(carriedConcepts.length / 2);
    expect(outline.concepts.map(({ id }) => id)).toEqual(
      carriedConcepts.map(({ id }, at) => (named(id) ? id : String.fromCharCode(0x100 + at))),
    );
  });
});

describe("French words in the browser", () => {
  it("are left as they are, with their endings, though not all are sent", () => {
    const { words, beginnings } = compilePatterns(carriedConcepts);
    const sent = new Set(outline.french);
    const spell = makeSpeller(lexiconOf(words), beginnings, sent);
    const plurals = [...protectedWords].map((word) => `${word}s`).filter((word) => protectedWords.has(stem(word)));
    expect([...protectedWords, ...plurals].filter((word) => spell(word).join(" ") !== word)).toEqual([]);
    expect(sent.size).toBeLessThan(protectedWords.size / 4);
  });
});

describe("the reader in the browser", () => {
  it("hears in a case what the whole engine hears by the wordings it carries, and of whom", () => {
    const heard = (reader: ReturnType<typeof makeReader>, says: string) =>
      reader(says).mentions.map(({ concept, polarity, about, time }) =>
        [whole(concept), polarity, about, time].join(" "),
      );
    const [here, there] = [makeReader(carriedConcepts), makeReader(outline.concepts)];
    const some = spread(workVignettes, 500);
    const told = some.flatMap(({ says, words = {} }) => [says, ...Object.values(words)]);
    expect(told.filter((says) => heard(here, says).toSorted().join() !== heard(there, says).toSorted().join())).toEqual(
      [],
    );
  }, 300_000);
});

describe("the engine in the browser", () => {
  const played = spread(workVignettes, 48).map((vignette) => playVignette(vignette, undefined, assessAlone));

  it("answers every message of a case as the whole engine does", async () => {
    const pocket = makePocket(outline, anyPage);
    // What `tools/build.mjs` made of it plays more of them (`built-nurse.ts`).
    for (const { vignette, messages } of played.slice(0, 24)) {
      // A message at a time, as people write.
      for (let count = 1; count <= messages.length; count += 1) {
        const turns = turnsOf(messages, count);
        const name = `${vignette.id}, message ${count}`;
        expect({ name, ...seen(await pocket.assess(turns)) }).toEqual({ name, ...seen(assessAlone(turns)) });
      }
    }
  }, 120_000);

  it("takes up a chat in the middle, page by page, and asks what the whole engine asks", async () => {
    for (const { messages } of played.slice(0, 3)) {
      const turns = turnsOf(messages, messages.length);
      expect(seen(await makePocket(outline, anyPage).assess(turns))).toEqual(seen(assessAlone(turns)));
    }
  }, 60_000);

  it.each([
    ["what they tell", 24, ({ told, grave }: WantedPage) => told || grave],
    ["the names of signs", 45, ({ id }: WantedPage) => id.startsWith("names-")],
  ])(
    "gives no reason that is empty or unnamed where pages come without %s",
    async (_what, cases, lost) => {
      const pocket = makePocket(outline, (wanted) => (lost(wanted) ? noPage() : anyPage(wanted)));
      const known = new Set(outline.concepts.map(({ id }) => id).filter((id) => id.length === 1 || id.includes("_")));
      let partial = 0;
      for (const { messages } of played.slice(0, cases)) {
        const outcome = await pocket.assess(turnsOf(messages, messages.length));
        if (outcome.partial) partial += 1;
        // What the window reads keeps its name in the browser.
        expect(Object.keys(outcome).filter((name) => nurseOwnNames.includes(name))).toEqual([]);
        for (const reason of outcome.reasons) {
          expect(reason).toMatch(/\p{L}{3}.*\.$/u);
          expect(
            reason.split(/[ ,]+/).filter((word) => known.has(word.toLowerCase()) && !/^[a-zà]$/i.test(word)),
          ).toEqual([]);
        }
        expect(outcome.todo.length).toBeGreaterThan(0);
      }
      expect(partial).toBeGreaterThan(3);
    },
    120_000,
  );

  it("finds each emergency that its own wordings make plain from the first words without any page", async () => {
    const pocket = makePocket(outline, noPage);
    const openings = spread(workVignettes, 200).map(({ says }) => [{ says }]);
    const plain = openings.filter((turns) => assessAlone(turns).emergency);
    expect(plain.length).toBeGreaterThan(20);
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
