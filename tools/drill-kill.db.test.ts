import { afterAll, beforeAll, expect, it } from "vitest";
import { openHouse, type House } from "./drill/house.ts";
import { killUnderLoad } from "./drill/kill.ts";

// A short sample of `npm run drill:kill`: everything at once, as when the power fails.
let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 120_000);

afterAll(() => house?.close(), 60_000);

it.runIf(process.platform === "linux")(
  "loses no acknowledged booking and doubles none when the server and PostgreSQL are killed",
  async () => {
    const outcomes = await killUnderLoad(house, 1, { kinds: ["both"] });
    expect(outcomes.map(({ victim, faults }) => ({ victim, faults }))).toEqual([{ victim: "both", faults: [] }]);
    for (const { acknowledged } of outcomes) expect(acknowledged).toBeGreaterThan(0);
  },
  180_000,
);
