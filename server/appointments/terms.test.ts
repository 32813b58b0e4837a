import { describe, expect, it } from "vitest";
import { cancellationTerms, proposalDeadline } from "./terms.ts";

const row = {
  status: "accepted",
  payment_state: "paid",
  consultation_type: "in-person",
  fee: 15_000,
  appointment_date: "2026-11-24",
  appointment_time: "09:00",
} as const;
const at = (iso: string) => new Date(`2026-11-${iso}Z`);

describe("what comes back with a cancellation", () => {
  it.each([
    ["the patient more than a day before", "patient", "23T08:59:59.999", 15_000, 0],
    ["the patient exactly a day before", "patient", "23T09:00:00.000", 15_000, 0],
    ["the patient a moment later", "patient", "23T09:00:00.001", 0, 15_000],
    ["the doctor a minute before", "doctor", "24T08:59:00.000", 15_000, 0],
  ] as const)("%s", (_who, side, now, refund, kept) => {
    expect(cancellationTerms(row, side, at(now))).toEqual({
      allowed: true,
      refund,
      kept,
      refund_until: side === "patient" ? "2026-11-23T09:00:00.000Z" : null,
    });
  });

  it.each([
    ["its beginning", row, "patient", "24T09:00:00.000"],
    ["it was refused", { ...row, status: "rejected" }, "patient", "20T09:00:00.000"],
    ["it was cancelled", { ...row, status: "cancelled" }, "doctor", "20T09:00:00.000"],
    ["it is over", { ...row, status: "completed" }, "doctor", "20T09:00:00.000"],
  ] as const)("is nothing once %s: there is nothing to cancel", (_why, state, side, now) => {
    expect(cancellationTerms(state, side, at(now))).toEqual({ allowed: false, refund: 0, kept: 0, refund_until: null });
  });

  it.each(["due", "desk", "none", "refunded"] as const)("is nothing where nothing was taken (%s)", (payment_state) => {
    const state = { ...row, consultation_type: "video", payment_state };
    expect(cancellationTerms(state, "patient", at("20T09:00:00.000"))).toMatchObject({
      allowed: true,
      refund: 0,
      kept: 0,
    });
  });
});

describe("a proposal", () => {
  const begins = at("26T09:00:00.000");
  it.each([
    ["a day from now", begins, "23T08:00:00.000", "24T08:00:00.000"],
    ["two hours before the appointment", begins, "25T12:00:00.000", "26T07:00:00.000"],
    ["two hours before the time proposed", at("24T10:00:00.000"), "23T12:00:00.000", "24T08:00:00.000"],
  ])("stands until %s at the latest", (_until, proposed, now, until) => {
    expect(proposalDeadline(begins, proposed, at(now))).toEqual(at(until));
  });

  it("is too late when either time is two hours away or less", () => {
    expect(proposalDeadline(begins, at("24T10:00:00.000"), at("24T08:00:00.000"))).toBeNull();
    expect(proposalDeadline(begins, at("30T10:00:00.000"), at("26T07:00:00.000"))).toBeNull();
    expect(proposalDeadline(begins, at("30T10:00:00.000"), at("26T06:59:00.000"))).toEqual(at("26T07:00:00.000"));
  });
});
