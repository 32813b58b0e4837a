import type { Clock } from "./clock.ts";

/** Counts wrong secrets by key and says how long to wait. */
export interface Attempts {
  /** Takes one try; answers 0, or how many seconds to wait before there is one. */
  take(key: string): number;
  /** The try was wrong. */
  failed(key: string): void;
  /** The try was neither: it is given back. */
  release(key: string): void;
  /** Forgets a key's failures. */
  forget(key: string): void;
}

interface KeyState {
  failures: number;
  /** Tries taken and not yet decided: a thousand at once are not a thousand free ones. */
  pending: number;
  pendingUntil: number;
  blockedUntil: number;
  forgetAt: number;
}

export interface AttemptRules {
  /** Wrong tries within the window before there is a wait. */
  limit: number;
  windowMs: number;
}

/** The first wait; it doubles with every further wrong try, and never outgrows the longest: nobody is locked out for ever. */
const firstWaitMs = 60_000;
const longestWaitMs = 15 * 60_000;
/** A try nobody decided (the database went away) is given back after this long. */
const pendingMs = 10_000;
/** Beyond this many keys the oldest are forgotten: memory stays bounded whatever is typed. */
const mostKeys = 100_000;

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

export function createAttempts({ limit, windowMs }: AttemptRules, clock: Clock): Attempts {
  const records = new Map<string, KeyState>();

  function recordOf(key: string): KeyState {
    const now = clock.now().getTime();
    let record = records.get(key);
    if (!record || (record.forgetAt <= now && record.pending === 0)) {
      record = { failures: 0, pending: 0, pendingUntil: 0, blockedUntil: 0, forgetAt: now + windowMs };
      records.delete(key);
      records.set(key, record);
      if (records.size > mostKeys) for (const oldest of records.keys()) if (records.delete(oldest)) break;
    }
    if (record.pendingUntil <= now) record.pending = 0;
    return record;
  }

  function release(key: string): void {
    const record = records.get(key);
    if (record) record.pending = Math.max(0, record.pending - 1);
  }

  return {
    take(key) {
      const now = clock.now().getTime();
      const record = recordOf(key);
      if (record.blockedUntil > now) return seconds(record.blockedUntil - now);
      // After a wait there is one try at a time.
      if (record.pending >= Math.max(1, limit - record.failures)) return 1;
      record.pending += 1;
      record.pendingUntil = now + pendingMs;
      return 0;
    },
    failed(key) {
      release(key);
      const now = clock.now().getTime();
      const record = recordOf(key);
      record.failures += 1;
      if (record.failures < limit) return;
      const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(20, record.failures - limit));
      record.blockedUntil = now + wait;
      record.forgetAt = record.blockedUntil + windowMs;
    },
    release,
    forget: (key) => void records.delete(key),
  };
}
