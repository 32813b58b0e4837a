import { expect, test } from "vitest";
import type { Actor } from "#server/platform/actor.ts";
import { askerOf, mayClaim, mayUse } from "./policy.ts";

const patient: Actor = {
  accountId: "awa",
  role: "patient",
  isSuperAdmin: false,
  sessionId: "s",
  aal: "aal1",
  mfaRequired: false,
};

test.each([
  ["nobody", null, undefined, { accountId: null, unproven: null }],
  ["an ended session", null, "Bearer x", { accountId: null, unproven: "session_expired" }],
  ["a patient", patient, "Bearer x", { accountId: "awa", unproven: null }],
  ["who owes a factor", { ...patient, mfaRequired: true }, "Bearer x", { accountId: null, unproven: "mfa_required" }],
  ["a doctor", { ...patient, role: "specialist" }, "Bearer x", { accountId: null, unproven: null }],
  ["an administrator", { ...patient, role: "admin" }, "Bearer x", { accountId: null, unproven: null }],
] as const)("%s speaks with the nurse as who they are", (_who, actor, authorization, asker) => {
  expect(askerOf(actor, authorization)).toEqual(asker);
});

test.each([
  [null, null, true],
  ["awa", "awa", true],
  ["awa", null, false],
  [null, "awa", false],
  ["yao", "awa", false],
])("%s reads a session held by %s: %s", (accountId, account_id, may) => {
  expect(mayUse({ accountId }, { account_id })).toBe(may);
});

test.each([
  ["awa", null, true],
  ["awa", "awa", true],
  ["yao", "awa", false],
])("%s claims a session held by %s: %s", (accountId, account_id, may) => {
  expect(mayClaim(accountId, { account_id })).toBe(may);
});
