import { describe, expect, it } from "vitest";
import type { Actor } from "#server/platform/actor.ts";
import { mayDecide, maySeeAsDoctor, sideOf } from "./policy.ts";

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

  it.each([
    ["who booked it", actor({ accountId: "awa", role: "patient" }), "patient"],
    ["its doctor", actor({}), "doctor"],
    ["another patient", actor({ accountId: "yao", role: "patient" }), null],
    ["another doctor", actor({ accountId: "other" }), null],
    ["a health center", actor({ accountId: "awa", role: "health_center" }), null],
    ["an administrator", actor({ accountId: "doctor", role: "admin", isSuperAdmin: true }), null],
  ])("knows on which side %s stands", (_who, who, side) => {
    expect(sideOf(who, { ...request, account_id: "awa" })).toBe(side);
  });

  it("leaves what is only held to who booked it", () => {
    const held = { ...request, account_id: "awa", payment_state: "due" } as const;
    expect(sideOf(actor({}), held)).toBeNull();
    expect(sideOf(actor({ accountId: "awa", role: "patient" }), held)).toBe("patient");
  });
});
