import { describe, expect, it } from "vitest";
import type { Actor } from "#server/platform/actor.ts";
import { mayDecide, maySeeAsDoctor } from "./policy.ts";

const actor = (over: Partial<Actor>): Actor => ({
  accountId: "doctor",
  role: "specialist",
  isSuperAdmin: false,
  sessionId: "s",
  aal: "aal1",
  mfaRequired: false,
  ...over,
});
const request = { doctor_account_id: "doctor", consultation_type: "in-person", payment_state: "paid" } as const;

describe("rights on an appointment", () => {
  it.each([
    ["its doctor", actor({}), true],
    ["another doctor", actor({ accountId: "other" }), false],
    ["its doctor's number in another role", actor({ role: "patient" }), false],
    ["an administrator", actor({ accountId: "admin", role: "admin", isSuperAdmin: true }), false],
  ])("lets %s decide: %s", (_who, who, may) => expect(mayDecide(who, request)).toBe(may));

  it("hides an in-person booking nobody has paid from its doctor, and shows a video request", () => {
    expect(maySeeAsDoctor(actor({}), { ...request, payment_state: "due" })).toBe(false);
    expect(maySeeAsDoctor(actor({}), { ...request, payment_state: "desk" })).toBe(true);
    expect(maySeeAsDoctor(actor({}), { ...request, consultation_type: "video", payment_state: "due" })).toBe(true);
  });
});
