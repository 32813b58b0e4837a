import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { refuse } from "./refuse.ts";

/** Limits against abuse (decisions, "HTTP API"); `RATE_LIMITS=off` lifts them all. */
export interface RateLimits {
  /** Every request: 600 a minute per address. */
  request(address: string): Promise<void>;
  /** Every write of a signed-in account: 60 a minute. */
  write(accountId: string): Promise<void>;
  /** Refuses: too_many_attempts when this account or address has failed too often already. Call before checking a secret. */
  beforeAttempt(kind: AttemptKind, account: string, address: string): Promise<void>;
  /** Counts a wrong secret. */
  attemptFailed(kind: AttemptKind, account: string, address: string): Promise<void>;
  /** A right secret wipes the account's failures. */
  attemptSucceeded(kind: AttemptKind, account: string): Promise<void>;
}

/** `login`: 10 failures per account and 100 per address in 15 minutes. `center_code`, `setup_key`: 10 per address, whatever was typed. */
export type AttemptKind = "login" | "center_code" | "setup_key";

const attemptWindow = 15 * 60;
const perAccount: Record<AttemptKind, number> = { login: 10, center_code: 10, setup_key: 10 };
const perAddress: Record<AttemptKind, number> = { login: 100, center_code: 10, setup_key: 10 };

const secondsOf = (result: RateLimiterRes) => Math.max(1, Math.ceil(result.msBeforeNext / 1000));

/** IPv6 hosts own a /64: counting single addresses there would count nothing. */
function networkOf(address: string): string {
  return address.includes(":") && !address.startsWith("::ffff:") ? address.split(":").slice(0, 4).join(":") : address;
}

export function createRateLimits(on: boolean): RateLimits {
  const requests = new RateLimiterMemory({ points: 600, duration: 60 });
  const writes = new RateLimiterMemory({ points: 60, duration: 60 });
  const byAccount = new RateLimiterMemory({ points: 1_000_000, duration: attemptWindow });
  const byAddress = new RateLimiterMemory({ points: 1_000_000, duration: attemptWindow, keyPrefix: "address" });

  async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
    try {
      await limiter.consume(key);
    } catch (result) {
      refuse("too_many_requests", { retryAfter: secondsOf(result as RateLimiterRes) });
    }
  }

  if (!on) {
    const nothing = async () => {};
    return {
      request: nothing,
      write: nothing,
      beforeAttempt: nothing,
      attemptFailed: nothing,
      attemptSucceeded: nothing,
    };
  }
  return {
    request: (address) => consume(requests, networkOf(address)),
    write: (accountId) => consume(writes, accountId),
    async beforeAttempt(kind, account, address) {
      const [own, there] = await Promise.all([
        byAccount.get(`${kind} ${account}`),
        byAddress.get(`${kind} ${networkOf(address)}`),
      ]);
      const spent = [
        own && own.consumedPoints >= perAccount[kind] ? own : null,
        there && there.consumedPoints >= perAddress[kind] ? there : null,
      ].filter((result) => result !== null);
      if (spent.length > 0) refuse("too_many_attempts", { retryAfter: Math.max(...spent.map(secondsOf)) });
    },
    async attemptFailed(kind, account, address) {
      await Promise.all([byAccount.consume(`${kind} ${account}`), byAddress.consume(`${kind} ${networkOf(address)}`)]);
    },
    async attemptSucceeded(kind, account) {
      await byAccount.delete(`${kind} ${account}`);
    },
  };
}
