import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createSealer } from "#server/platform/sealing.ts";
import { isGenuine, readRefreshToken, writeRefreshToken } from "./refresh-token.ts";

const sealer = createSealer("a key");
const key = randomBytes(32);

it("reads back what it wrote, for every counter", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffffff }), (counter) => {
      const id = newId();
      const token = readRefreshToken(writeRefreshToken(sealer, key, id, counter))!;
      expect(token).toMatchObject({ sessionId: id, counter });
      expect(isGenuine(sealer, key, token)).toBe(true);
    }),
  );
});

it("writes the same text for the same session and counter, another for any other", () => {
  const id = newId();
  const text = writeRefreshToken(sealer, key, id, 3);
  expect(writeRefreshToken(sealer, key, id, 3)).toBe(text);
  expect(writeRefreshToken(sealer, key, id, 4)).not.toBe(text);
});

it("is not genuine under another session's key or another server's", () => {
  const token = readRefreshToken(writeRefreshToken(sealer, key, newId(), 0))!;
  expect(isGenuine(sealer, randomBytes(32), token)).toBe(false);
  expect(isGenuine(createSealer("another key"), key, token)).toBe(false);
});

it("reads null from any text that is no token", () => {
  fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => readRefreshToken(text) === null));
});
