import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProviderVerdict } from "#server/ports/payments.ts";
import { settlementOf } from "./verdict.ts";

const created = new Date("2026-11-23T08:00:00.000Z");
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);
const payment = (status: "opening" | "open" | "successful" | "failed", failure: string | null = null) => ({
  status,
  failure,
  amount: 10_000,
  currency: "XOF",
  created_at: created,
});
const money = (amount = 10_000, currency = "XOF"): ProviderVerdict => ({ state: "successful", amount, currency });

const verdicts = fc.oneof(
  fc.constant(null),
  fc.constantFrom<ProviderVerdict>({ state: "waiting" }, { state: "pending" }, { state: "unknown" }),
  fc.record({ state: fc.constant("failed" as const), reason: fc.string() }),
  fc.record({
    state: fc.constant("successful" as const),
    amount: fc.double(),
    currency: fc.constantFrom("XOF", "NGN"),
  }),
);

describe("what is done about an attempt", () => {
  it.each([
    ["open", money(), 0, "paid"],
    ["opening", money(), 0, "paid"],
    ["failed", money(), 5000, "paid"],
    ["open", { state: "failed", reason: "refused" }, 0, "failed"],
    ["open", { state: "waiting" }, 29, "nothing"],
    ["open", { state: "waiting" }, 30, "failed"],
    ["open", { state: "pending" }, 300, "nothing"],
    ["open", { state: "pending" }, 24 * 60, "failed"],
    ["opening", { state: "unknown" }, 1, "nothing"],
    ["opening", { state: "unknown" }, 2, "failed"],
    ["open", { state: "unknown" }, 2, "nothing"],
    ["open", null, 300, "nothing"],
    ["open", null, 24 * 60, "failed"],
    ["opening", null, 29, "nothing"],
    ["opening", null, 30, "failed"],
    ["failed", { state: "waiting" }, 500, "nothing"],
  ] as ["open" | "opening" | "failed", ProviderVerdict | null, number, string][])(
    "%s, the provider says %o after %i minutes: %s",
    (status, verdict, minutes, kind) => {
      expect(settlementOf(payment(status), verdict, after(minutes)).kind).toBe(kind);
    },
  );

  it("never leaves paid, whatever is said whenever", () => {
    fc.assert(
      fc.property(verdicts, fc.nat(), (verdict, minutes) => {
        expect(settlementOf(payment("successful"), verdict, after(minutes)).kind).toBe("nothing");
      }),
    );
  });

  it("never calls paid what is not our sum in our currency, and looks at such money once", () => {
    fc.assert(
      fc.property(verdicts, fc.nat(10_000), (verdict, minutes) => {
        const { kind } = settlementOf(payment("open"), verdict, after(minutes));
        const ours = verdict?.state === "successful" && verdict.amount === 10_000 && verdict.currency === "XOF";
        expect(kind === "paid").toBe(ours);
        expect(settlementOf(payment("failed", "wrong_money"), verdict, after(minutes)).kind).toBe("nothing");
      }),
    );
  });
});
