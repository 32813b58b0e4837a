import { describe, expect, it } from "vitest";
import { recordAccessOf } from "./policy.ts";

describe("a doctor before a patient's record", () => {
  it.each([
    [true, true, "open"],
    [true, false, "not_shared"],
    [true, null, "none"],
    [false, true, "no_appointment"],
    [false, false, "no_appointment"],
    [false, null, "no_appointment"],
  ] as const)("with a confirmed appointment %s and sharing %s meets %s", (hasConfirmedAppointment, shared, access) => {
    expect(recordAccessOf({ hasConfirmedAppointment, shared })).toBe(access);
  });
});
