import { expect, test } from "vitest";
import * as z from "zod/mini";
import { saveMedicalHistory } from "./medical-records.ts";

const read = (sent: Record<string, unknown>) => z.parse(saveMedicalHistory.input, sent);

test("height and weight are numbers, not text", () => {
  expect(read({ height: 168, weight: 64.5 })).toMatchObject({ height: 168, weight: 64.5 });
  const { error } = z.safeParse(saveMedicalHistory.input, { height: "168", weight: "64,5" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["height", "Indiquez un nombre."],
    ["weight", "Indiquez un nombre."],
  ]);
});

test("items are trimmed and blank ones ignored", () =>
  expect(read({ allergies: ["  Arachide ", "", "   ", "Pénicilline"] }).allergies).toEqual([
    "Arachide",
    "Pénicilline",
  ]));

test("what is left out is empty; sharing left out is yes", () => {
  expect(read({})).toMatchObject({ height: null, blood_type: null, allergies: [], share_with_doctors: true });
  expect(read({ share_with_doctors: false }).share_with_doctors).toBe(false);
});
