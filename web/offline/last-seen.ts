import { bearer } from "#web/api/bearer.ts";

/** What was last read of the server, for the time without a connection. Never what tells of health: the caller leaves it out. */
export interface LastSeen<T> {
  at: string;
  data: T;
}

const nameOf = (name: string) => `keneya-kept-seen-${name}`;

/** Keeps it where the account's session is kept: signing out takes it away. */
export function keepLastSeen(name: string, data: unknown): void {
  const holder = bearer().holder();
  try {
    const seen = { owner: holder?.id, at: new Date().toISOString(), data };
    holder?.storage?.setItem(nameOf(name), JSON.stringify(seen));
  } catch {
    // No room, or storage closed to us: then nothing is shown without a connection.
  }
}

/** What this account saw last; null when nothing is kept. */
export function lastSeen<T>(name: string): LastSeen<T> | null {
  const holder = bearer().holder();
  try {
    const kept = JSON.parse(holder?.storage?.getItem(nameOf(name)) ?? "null") as
      | (LastSeen<T> & { owner: string })
      | null;
    return kept && kept.owner === holder?.id ? kept : null;
  } catch {
    return null;
  }
}
