import { setTimeout as wait } from "node:timers/promises";

/** Longer than a few statements take: whatever was done or left out, the answer comes then. */
const leastMs = 50;

/**
 * Does work whose length would tell something (whether an address has an account), and answers no sooner than it ever takes.
 */
export async function unhurried<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(leastMs)]);
  return result;
}
