import type { AnyEndpoint } from "#contract/endpoint.ts";
import { bearer } from "#web/api/bearer.ts";
import type { KeptArgs } from "#web/api/use-api.ts";

/** A write that could not be sent: which, with what, under which key. */
export interface KeptWrite {
  /** Its `Idempotency-Key`: however often it is sent, it happens once. */
  key: string;
  endpoint: string;
  args: KeptArgs;
  /** Whose it is; null for a visitor's. */
  owner: string | null;
  at: number;
  /** The server's sentence, when it said no: the person must read it before it goes. */
  refused: string | null;
}

const prefix = "keneya-kept-write-";
const listeners = new Set<() => void>();

function stores(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}

/** Each write is an entry of its own, named by its time: windows never overwrite each other's list, and the order is the names'. */
const nameOf = ({ at, key }: Pick<KeptWrite, "at" | "key">) => `${prefix}${String(at).padStart(15, "0")}-${key}`;

let known: { text: string; writes: readonly KeptWrite[] } = { text: "", writes: [] };

/** What waits, the oldest first: this account's and what a visitor wrote here. The same list while nothing changes. */
export function keptWrites(): readonly KeptWrite[] {
  const me = bearer().holder()?.id ?? null;
  const found = stores()
    .flatMap((store) => Object.keys(store).map((name) => [name, store] as const))
    .filter(([name]) => name.startsWith(prefix))
    // oxlint-disable-next-line unicorn/no-array-sort -- a list of our own; phones of 2022 have no toSorted
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, store]) => store.getItem(name) ?? "null");
  const text = `${me} ${found.join()}`;
  if (text !== known.text) known = { text, writes: found.flatMap((entry) => readable(entry, me)) };
  return known.writes;
}

function readable(entry: string, me: string | null): KeptWrite[] {
  try {
    const write = JSON.parse(entry) as KeptWrite | null;
    return write && (write.owner === null || write.owner === me) ? [write] : [];
  } catch {
    return [];
  }
}

let last = 0;

/** Keeps a write where its account's session is kept: it lives no longer than the session it needs. False: storage is closed to us. */
export function keepWrite(endpoint: AnyEndpoint, args: KeptArgs, key: string): boolean {
  const holder = bearer().holder();
  // Two writes of one millisecond still have an order.
  last = Math.max(Date.now(), last + 1);
  const write = { key, endpoint: endpoint.name, args, owner: holder?.id ?? null, at: last, refused: null };
  try {
    put(write, holder ? holder.storage : sessionStorage);
  } catch {
    return false;
  }
  tell();
  return true;
}

function put(write: KeptWrite, place: Storage | null): void {
  if (!place) throw new Error("Nothing is kept beyond this page");
  place.setItem(nameOf(write), JSON.stringify(write));
}

/** The write is done, or the person gave it up. */
export function dropWrite(write: KeptWrite): void {
  for (const place of stores()) place.removeItem(nameOf(write));
  tell();
}

/** The server said no: the write is not sent again, and its sentence stays until it was read. */
export function refuseWrite(write: KeptWrite, sentence: string): void {
  const place = stores().find((one) => one.getItem(nameOf(write)) !== null);
  if (place) put({ ...write, refused: sentence }, place);
  tell();
}

export function subscribeKept(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => (key === null || key.startsWith(prefix)) && listener();
  listeners.add(listener);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", elsewhere);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
