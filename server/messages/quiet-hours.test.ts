import { expect, it } from "vitest";
import { afterQuietHours } from "./quiet-hours.ts";
import { messageRow } from "./write-message.ts";

it.each([
  ["2026-11-23T06:59:59.000Z", "2026-11-23T07:00:00.000Z"],
  ["2026-11-23T07:00:00.000Z", "2026-11-23T07:00:00.000Z"],
  ["2026-11-23T20:59:59.000Z", "2026-11-23T20:59:59.000Z"],
  ["2026-11-23T21:00:00.000Z", "2026-11-24T07:00:00.000Z"],
  ["2026-12-31T23:30:00.000Z", "2027-01-01T07:00:00.000Z"],
])("lets what is written at %s ring at %s", (written, rings) => {
  expect(afterQuietHours(new Date(written)).toISOString()).toBe(rings);
});

it("holds back only what the reader did not ask for", () => {
  const now = new Date("2026-11-23T23:00:00.000Z");
  const message = { channel: "sms", to: "+2250707123456", purpose: "code", body: "123456 est votre code." } as const;
  expect(messageRow(now, message).not_before).toEqual(now);
  const held = messageRow(now, { ...message, keepsQuiet: true });
  expect(held.not_before.toISOString()).toBe("2026-11-24T07:00:00.000Z");
  expect(held.next_attempt_at).toEqual(held.not_before);
});
