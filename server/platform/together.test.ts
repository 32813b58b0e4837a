import { describe, expect, it } from "vitest";
import { together } from "./together.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe("people served together", () => {
  it("serves one alone at once, and those who come meanwhile in one run, each with its own answer", async () => {
    const runs: number[][] = [];
    const ask = together<number, number>({
      most: 10,
      atOnce: 1,
      run: async (items) => {
        runs.push([...items]);
        await tick();
        return items.map((item) => item * 2);
      },
    });
    expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([2, 4, 6, 8]);
    expect(runs).toEqual([[1], [2, 3, 4]]);
  });

  it("takes no more than it may, and no two with one mark, in the order they came", async () => {
    const runs: string[][] = [];
    const ask = together<string, string>({
      most: 3,
      atOnce: 1,
      marks: (item) => [item[0]!],
      run: async (items) => {
        runs.push([...items]);
        await tick();
        return items;
      },
    });
    await Promise.all(["z", "a1", "a2", "b1", "c1", "d1"].map(ask));
    expect(runs).toEqual([["z"], ["a1", "b1", "c1"], ["a2", "d1"]]);
  });

  it("lets nobody fail for another: what one caused is tried alone, what all met is told to all", async () => {
    const attempts: string[][] = [];
    const ask = together<string, string>({
      most: 10,
      atOnce: 1,
      causedByOne: (error) => (error as Error).message === "bad",
      run: async (items) => {
        attempts.push([...items]);
        await tick();
        if (items.includes("bad")) throw new Error("bad");
        if (items.includes("outage")) throw new Error("away");
        return items;
      },
    });
    const outcome = (item: string) => ask(item).catch((error: Error) => `! ${error.message}`);
    expect(await Promise.all(["first", "good", "bad"].map(outcome))).toEqual(["first", "good", "! bad"]);
    await tick();
    expect(await Promise.all(["first", "good", "outage"].map(outcome))).toEqual(["first", "! away", "! away"]);
    expect(attempts).toEqual([["first"], ["good", "bad"], ["good"], ["bad"], ["first"], ["good", "outage"]]);
  });
});
