import { describe, expect, it } from "vitest";
import { rank } from "#triage-engine/schema.ts";
import { lead } from "#triage-engine/vignettes/conversation.ts";
import { conversations } from "#triage-engine/vignettes/conversations-set.ts";

const led = conversations.map((one) => ({ one, ...lead(one) }));

describe("conversations led in people's own words", () => {
  it("have each their own id, and end", () => {
    expect(new Set(conversations.map(({ id }) => id)).size).toBe(conversations.length);
    expect(led.filter(({ outcome, asked }) => !outcome.done || asked.length > 12).map(({ one }) => one.id)).toEqual([]);
  });

  it("end at an accepted level, save one in twenty, and never two levels too low", () => {
    const missed = led.filter(
      ({ one, outcome }) => outcome.level !== one.level && !one.accepts?.includes(outcome.level!),
    );
    // Which they are is printed by `npm run bench:triage -- --conversations`.
    expect(missed.length).toBeLessThanOrEqual(Math.floor(conversations.length / 20));
    const gravely = missed.filter(
      ({ one, outcome, unforeseen }) => unforeseen === 0 && rank(one.level) - rank(outcome.level!) > 1,
    );
    expect(gravely.map(({ one }) => one.id)).toEqual([]);
  });
});
