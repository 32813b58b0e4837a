import { arch, availableParallelism, cpus, platform, totalmem } from "node:os";
import { quantile, type Round } from "./load.ts";
import { goals, type Goal, type WorkloadName } from "./workloads.ts";

export interface MeasuredRound extends Round {
  /** Processor time per answer of the server and of PostgreSQL; not a number where it cannot be read. */
  serverMs: number;
  databaseMs: number;
}

export interface Measured {
  name: WorkloadName;
  doctors: number;
  limit: MeasuredRound[];
  product: MeasuredRound[];
  /** How long the product's messages took to leave after each round. */
  drainedMs: number[];
}

interface Middle {
  rate: number;
  p50: number;
  p99: number;
  serverMs: number;
  databaseMs: number;
}

function middleOf(rounds: readonly MeasuredRound[]): Middle {
  const middle = (pick: (round: MeasuredRound) => number) =>
    quantile(
      rounds.map(pick).toSorted((a, b) => a - b),
      0.5,
    );
  return {
    rate: middle((round) => round.rate),
    p50: middle((round) => round.p50),
    p99: middle((round) => round.p99),
    serverMs: middle((round) => round.serverMs),
    databaseMs: middle((round) => round.databaseMs),
  };
}

/** Each round is compared with its neighbour of the same minute; the middle of these ratios is what counts. */
function ratiosOf({ limit, product }: Measured): Goal {
  const of = (pick: (one: Round, other: Round) => number) =>
    quantile(
      product.map((round, index) => pick(round, limit[index]!)).toSorted((a, b) => a - b),
      0.5,
    );
  return { ratio: of((one, other) => one.rate / other.rate), p99: of((one, other) => one.p99 / other.p99) };
}

const isMet = (measured: Goal, goal: Goal) => measured.ratio >= goal.ratio && measured.p99 <= goal.p99;
const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const ms = (value: number) => `${value.toFixed(1)} ms`;
const times = (value: number) => `${value.toFixed(2)}×`;
const goalText = (goal: Goal) => `≥ ${goal.ratio.toFixed(2)}, ≤ ${goal.p99.toFixed(1)}×`;

const processorText = ({ serverMs, databaseMs }: Middle) => `${serverMs.toFixed(2)} + ${databaseMs.toFixed(2)} ms`;

export function printed(measured: Measured): string {
  const [limit, product, ratios] = [middleOf(measured.limit), middleOf(measured.product), ratiosOf(measured)];
  const asked = goals[measured.name];
  const verdict = asked
    ? ` · must ${isMet(ratios, asked.must) ? "met" : "missed"}, aim ${isMet(ratios, asked.aim) ? "met" : "missed"}`
    : "";
  return (
    `  ${measured.name.padEnd(8)} limit ${whole(limit.rate)}/s p99 ${ms(limit.p99)} · product ${whole(product.rate)}/s p99 ${ms(product.p99)}` +
    ` · processor ${processorText(limit)} / ${processorText(product)}` +
    ` · ratio ${ratios.ratio.toFixed(2)}, p99 ${times(ratios.p99)}${verdict}`
  );
}

export interface MachineFacts {
  line: string;
}

export function machineFacts(postgres: string): MachineFacts {
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  return {
    line:
      `${availableParallelism()} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, ` +
      `Node ${process.versions.node}, PostgreSQL ${postgres}`,
  };
}

interface RunFacts {
  loads: readonly { doctors: number; seconds: number }[];
  rounds: number;
  seconds: number;
  connections: number;
  patients: number;
  logins: readonly string[];
}

function mainTable(all: readonly Measured[]): string[] {
  const rows = all.map((measured) => {
    const [limit, product, ratios] = [middleOf(measured.limit), middleOf(measured.product), ratiosOf(measured)];
    const asked = goals[measured.name];
    const verdict = (goal: Goal | undefined) =>
      goal ? `${goalText(goal)} **${isMet(ratios, goal) ? "met" : "missed"}**` : "–";
    return `| ${measured.name} | ${whole(measured.doctors)} | ${whole(limit.rate)}/s | ${whole(product.rate)}/s | ${ratios.ratio.toFixed(2)} | ${ms(limit.p50)}, ${ms(limit.p99)} | ${ms(product.p50)}, ${ms(product.p99)} | ${times(ratios.p99)} | ${processorText(limit)} / ${processorText(product)} | ${verdict(asked?.must)} | ${verdict(asked?.aim)} |`;
  });
  return [
    "| request | doctors | limit | product | ratio | limit p50, p99 | product p50, p99 | p99 ratio | processor per answer | must | aim |",
    "|---|---|---|---|---|---|---|---|---|---|---|",
    ...rows,
  ];
}

/** What one request costs more with many doctors than with few: time per answer, and the slowest hundredth. */
function growthTable(all: readonly Measured[]): string[] {
  const rows = [...new Set(all.map(({ name }) => name))].flatMap((name) => {
    const own = all.filter((measured) => measured.name === name);
    const [few, many] = [own[0], own.at(-1)];
    if (!few || !many || few === many) return [];
    const growth = (side: "limit" | "product") => {
      const [one, other] = [middleOf(few[side]), middleOf(many[side])];
      return `${times(one.rate / other.rate)}, ${times(other.p99 / one.p99)}`;
    };
    return [`| ${name} | ${whole(few.doctors)} → ${whole(many.doctors)} | ${growth("product")} | ${growth("limit")} |`];
  });
  if (rows.length === 0) return [];
  const head = ["| request | doctors | product: cost, p99 | limit: cost, p99 |", "|---|---|---|---|"];
  return ["", "Growth with the directory (must: cost ≤ 1.5, p99 ≤ 2; aim 1.2 and 1.5):", "", ...head, ...rows];
}

export function reportText(all: readonly Measured[], machine: MachineFacts, run: RunFacts): string {
  const drained = all.flatMap((measured) => measured.drainedMs).map((value) => value / 1000);
  return [
    "# Benchmark: search, slots, booking and sign-in against a bare limit",
    "",
    `${new Date().toISOString().slice(0, 10)} · ${machine.line}`,
    "",
    "The limit is node:http with `pg`, a pool of ten and one prepared statement per request doing the comparable bare work; the product is",
    "`server/main.ts` in production mode with `RATE_LIMITS=off`. Both run as processes of their own on the same embedded PostgreSQL with fsync on,",
    `and are sent the same bytes by the same generator on the same cores: ${run.connections} connections, ${run.rounds} rounds of ${run.seconds} s in turn, only one`,
    "of the two loaded at a time. Figures are medians; a ratio is the median of the ratios of neighbouring rounds. A booking carries a token, an",
    `\`Idempotency-Key\` and notes, takes a slot nobody held, by one of ${whole(run.patients)} accounts in turn whose tokens are known; between rounds bookings are paid and messages leave.`,
    "Processor time per answer is that of the server + PostgreSQL (limit / product), without the generator: it says what a ratio is made of, and hardly moves with other load.",
    "",
    ...mainTable(all),
    ...growthTable(all),
    "",
    ...(run.logins.length > 0 ? ["Log-ins:", "", ...run.logins.map((line) => `- ${line}`), ""] : []),
    `Writing the people: ${run.loads.map(({ doctors, seconds }) => `${whole(doctors)} doctors in ${seconds.toFixed(1)} s`).join(", ")}.`,
    ...(drained.length > 0
      ? [`Messages left in the outbox after a booking round were sent within ${Math.max(...drained).toFixed(1)} s.`]
      : []),
    "",
  ].join("\n");
}
