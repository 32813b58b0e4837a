import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { createAttempts, type Attempts } from "./attempts.ts";
import { systemClock, type Clock } from "./clock.ts";
import { refuse } from "./refuse.ts";

/** Limits against abuse (decisions, "HTTP API"); `RATE_LIMITS=off` lifts them all. */
export interface RateLimits {
  /** Every request: 600 a minute per address. */
  request(address: string): Promise<void>;
  /** Every write of a signed-in account: 60 a minute. */
  write(accountId: string): Promise<void>;
  /** What costs or proves something, or opens a door to anybody: so often per address. */
  action(kind: ActionKind, address: string, points?: number): Promise<void>;
  /** The action came to nothing: it is given back. */
  actionUndone(kind: ActionKind, address: string): Promise<void>;
  /**
   * Takes one try before a secret is checked; the verdict must follow. Refuses: too_many_attempts when this account or address has
   * failed too often, for a time that grows with each further failure.
   */
  beforeAttempt(kind: AttemptKind, account: string, address: string): Promise<void>;
  /** Counts a wrong secret. */
  attemptFailed(kind: AttemptKind, account: string, address: string): Promise<void>;
  /** A right secret wipes the account's failures. */
  attemptSucceeded(kind: AttemptKind, account: string, address?: string): Promise<void>;
}

/**
 * `login`: 10 failures per account and 100 per address in 15 minutes. `center_code`, `setup_key`: 10 per address, whatever was typed.
 * `second_factor`: 5 per account, whose password is known to whoever tries.
 */
export type AttemptKind = "login" | "center_code" | "setup_key" | "second_factor";

/** How often each may be done from one address, and in how many seconds (auth wire contract, section 3). */
const actionLimits = {
  second_factor: { points: 15, duration: 60 },
  sign_up: { points: 30, duration: 300 },
  sign_up_anonymously: { points: 30, duration: 3600 },
  token: { points: 150, duration: 300 },
  verify: { points: 30, duration: 300 },
  otp: { points: 30, duration: 300 },
  recover: { points: 30, duration: 300 },
  resend: { points: 30, duration: 300 },
  update_user: { points: 30, duration: 300 },
  // A family, a waiting room, a whole carrier may stand behind one address.
  triage_start: { points: 300, duration: 300 },
  // One for each hundred letters begun: reading is what costs.
  triage_words: { points: 6000, duration: 300 },
  triage_problem: { points: 20, duration: 3600 },
} as const;
export type ActionKind = keyof typeof actionLimits;

const attemptWindowMs = 15 * 60_000;
const perAccount: Record<AttemptKind, number> = {
  login: 10,
  center_code: 10,
  setup_key: 10,
  second_factor: 5,
};
const perAddress: Record<AttemptKind, number> = { login: 100, center_code: 10, setup_key: 10, second_factor: 100 };

const secondsOf = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** IPv6 hosts own a /64: counting single addresses there would count nothing. */
export function networkOf(address: string): string {
  return address.includes(":") && !address.startsWith("::ffff:") ? address.split(":").slice(0, 4).join(":") : address;
}

function attemptsOf(limits: Record<AttemptKind, number>, clock: Clock): Record<AttemptKind, Attempts> {
  const of = (kind: AttemptKind) => createAttempts({ limit: limits[kind], windowMs: attemptWindowMs }, clock);
  return {
    login: of("login"),
    center_code: of("center_code"),
    setup_key: of("setup_key"),
    second_factor: of("second_factor"),
  };
}

export function createRateLimits(on: boolean, clock: Clock = systemClock): RateLimits {
  const requests = new RateLimiterMemory({ points: 600, duration: 60 });
  const writes = new RateLimiterMemory({ points: 60, duration: 60 });
  const actions = Object.fromEntries(
    Object.entries(actionLimits).map(([kind, limit]) => [kind, new RateLimiterMemory(limit)]),
  ) as Record<ActionKind, RateLimiterMemory>;
  const byAccount = attemptsOf(perAccount, clock);
  const byAddress = attemptsOf(perAddress, clock);

  async function consume(limiter: RateLimiterMemory, key: string, points = 1): Promise<void> {
    try {
      await limiter.consume(key, points);
    } catch (result) {
      refuse("too_many_requests", { retryAfter: secondsOf(result as RateLimiterRes) });
    }
  }

  if (!on) {
    const nothing = async () => {};
    return {
      request: nothing,
      write: nothing,
      action: nothing,
      actionUndone: nothing,
      beforeAttempt: nothing,
      attemptFailed: nothing,
      attemptSucceeded: nothing,
    };
  }
  return {
    request: (address) => consume(requests, networkOf(address)),
    write: (accountId) => consume(writes, accountId),
    action: (kind, address, points) => consume(actions[kind], networkOf(address), points),
    actionUndone: async (kind, address) => void (await actions[kind].reward(networkOf(address))),
    async beforeAttempt(kind, account, address) {
      const there = byAddress[kind].take(networkOf(address));
      if (there > 0) refuse("too_many_attempts", { retryAfter: there });
      const own = byAccount[kind].take(account);
      if (own === 0) return;
      byAddress[kind].release(networkOf(address));
      refuse("too_many_attempts", { retryAfter: own });
    },
    async attemptFailed(kind, account, address) {
      byAccount[kind].failed(account);
      byAddress[kind].failed(networkOf(address));
    },
    async attemptSucceeded(kind, account, address) {
      byAccount[kind].forget(account);
      if (address !== undefined) byAddress[kind].release(networkOf(address));
    },
  };
}
