import { hash, verify } from "@node-rs/argon2";
import { load, quantile, type Round } from "./load.ts";
import type { Stage } from "./stage.ts";
import { searches } from "./workloads.ts";

/** The product's own cost (decisions, "Identity"): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const password = "Baobab-du-banc-2026";
/** People who sign in at the same time, again and again. */
const people = 8;
/** People who search meanwhile: enough to be noticed, too few to fill the machine by themselves. */
const searching = 8;

/** One hash after the other: what a machine that did nothing else would let in. */
async function hashesPerSecond(known: string, seconds: number): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    // One after the other is what is measured.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await verify(known, password))) throw new Error("the password is not the password");
    done += 1;
  }
  return done / ((performance.now() - startedAt) / 1000);
}

function logIns(phones: readonly string[]): () => string {
  let n = 0;
  return () => {
    n += 1;
    const text = JSON.stringify({ phone: phones[n % phones.length], password });
    return (
      `POST /api/auth/phone/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    );
  };
}

const middle = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function right(what: string, round: Round): Round {
  if (round.wrong > 0) throw new Error(`${what}: ${round.wrong} wrong answers, such as ${round.sample}`);
  return round;
}

/** Log-ins per second against bare hashes per second, and what searching costs while they run. Answers sentences for the report. */
export async function measureLogins(stage: Stage, rounds: number, seconds: number): Promise<string[]> {
  const known = await hash(password, cost);
  await stage.query("update auth.users set password_hash = $1", [known]);
  const phones = await stage.query<{ phone_number: string }>("select phone_number from accounts limit 400");
  const next = logIns(phones.map(({ phone_number }) => phone_number));
  const { port } = stage.product;
  const signIn = async (lasting: number) =>
    right("log-ins", await load({ port, connections: people, seconds: lasting, next, expected: 200 }));
  const search = async (lasting: number) =>
    right("search", await load({ port, connections: searching, seconds: lasting, next: searches(), expected: 200 }));
  await signIn(1);
  const [ratios, bare, product, quiet, busy] = [[], [], [], [], []] as number[][] as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  for (let round = 0; round < rounds; round += 1) {
    const hashes = await hashesPerSecond(known, seconds);
    const { rate } = await signIn(seconds);
    bare.push(hashes);
    product.push(rate);
    ratios.push(rate / hashes);
    quiet.push((await search(seconds)).p99);
    const [, meanwhile] = await Promise.all([signIn(seconds + 1), search(seconds)]);
    busy.push(meanwhile.p99);
  }
  const slower = middle(busy.map((p99, index) => p99 / quiet[index]!));
  const verdict = (isMet: boolean) => (isMet ? "met" : "missed");
  const ratio = middle(ratios);
  return [
    `${people} people at once: ${middle(product).toFixed(1)} log-ins/s against ${middle(bare).toFixed(1)} Argon2id hashes/s one after the other (19 MiB, 2, 1): ` +
      `ratio ${ratio.toFixed(2)} (must 0.90 **${verdict(ratio >= 0.9)}**, aim 0.97 **${verdict(ratio >= 0.97)}**)`,
    `search by ${searching} people, p99: ${middle(quiet).toFixed(1)} ms quiet, ${middle(busy).toFixed(1)} ms while ${people} people sign in without a pause: ` +
      `${slower.toFixed(2)}× (must 3 **${verdict(slower <= 3)}**, aim 2 **${verdict(slower <= 2)}**)`,
  ];
}
