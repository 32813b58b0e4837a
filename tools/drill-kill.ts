import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { openHouse } from "./drill/house.ts";
import { killUnderLoad, victims, type Outcome } from "./drill/kill.ts";

/*
 * npm run drill:kill: kill -9 of the server, of PostgreSQL and of both under a booking load; nothing acknowledged may be lost.
 * --times 50: so many of each (5) · --report docs/reports/…: writes the report
 */

const { values: asked } = parseArgs({
  options: { times: { type: "string", default: "5" }, report: { type: "string" } },
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const sum = (outcomes: readonly Outcome[], pick: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + pick(outcome), 0);

function table(all: readonly Outcome[]): string[] {
  const names = { server: "the server", database: "PostgreSQL", both: "both" };
  const rows = victims.map((victim) => {
    const own = all.filter((outcome) => outcome.victim === victim);
    const back = own.map((outcome) => outcome.backAfterMs).toSorted((one, other) => one - other);
    const middle = back[Math.floor(back.length / 2)] ?? 0;
    return `| ${names[victim]} | ${own.length} | ${sum(own, (it) => it.acknowledged)} | ${sum(own, (it) => it.unanswered)} (${sum(own, (it) => it.bookedUnheard)}) | ${sum(own, (it) => it.faults.length)} | ${seconds(middle)}, ${seconds(back.at(-1) ?? 0)} | ${(back.at(-1) ?? 0) <= 2000 ? "met" : "missed"} |`;
  });
  return [
    "| killed | times | acknowledged | unanswered, then repeated (booked unheard) | faults | back after: median, worst | goal ≤ 2 s |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

function reportText(all: readonly Outcome[]): string {
  const faults = all.flatMap((outcome) => outcome.faults);
  return [
    "# Drill: kill -9 under booking load",
    "",
    `${new Date().toISOString().slice(0, 10)} · ${availableParallelism()} cores, Node ${process.versions.node}`,
    "",
    "Sixteen people book as fast as they are answered, each booking with an `Idempotency-Key`; at a random moment `kill -9` meets the server, the",
    "first process of its PostgreSQL, or both. Where the server died the same command starts it again; PostgreSQL alone is brought back by the",
    "server. “Back” is the first 200 of `/api/ready`, counted from the new start, else from the kill.",
    "",
    ...table(all),
    "",
    "After every kill: each acknowledged booking is there once, with its claim, audit line and message; each unanswered one, repeated",
    "twice with its key, exists once and answers the same both times; no slot is held twice; one PostgreSQL works on the data folder.",
    "",
    ...(faults.length === 0 ? ["No fault was found."] : ["Faults:", "", ...faults.map((fault) => `- ${fault}`)]),
    "",
  ].join("\n");
}

const house = await openHouse();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void house.close().finally(() => process.exit(1)));
}
try {
  const all = await killUnderLoad(house, Number(asked.times), {
    tell: (outcome) => {
      const { victim, acknowledged, unanswered, backAfterMs, faults } = outcome;
      console.log(
        `${victim}: ${acknowledged} acknowledged, ${unanswered} repeated, back after ${seconds(backAfterMs)}, ${faults.length} faults`,
      );
    },
  });
  const text = reportText(all);
  console.log(`\n${text}`);
  if (asked.report) writeFileSync(asked.report, text);
  if (all.some((outcome) => outcome.faults.length > 0)) process.exitCode = 1;
} finally {
  await house.close();
}
