import { offline as words } from "#texts/offline.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import type { CallRest } from "#web/api/call.ts";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import type { Keeper } from "#web/api/use-api.ts";
// At once, not when it is needed: without a network it could not be fetched, and browsers remember that.
import { keptEndpoint } from "./kept-endpoints.ts";
import { dropWrite, keepWrite, keptWrites, refuseWrite } from "./kept-writes.ts";
import type { KeptWrite } from "./kept-writes.ts";

/** The server honours a key for a day; what is older might happen twice, and the person may have changed her mind. */
const keptForMs = 20 * 60 * 60 * 1000;

/** What is told of a write that has gone through. */
export interface SentWrite {
  write: KeptWrite;
  outdates: readonly AnyEndpoint[];
}
const listeners = new Set<(sent: SentWrite) => void>();

/** Is told of each kept write that the server has taken. */
export function onSent(listener: (sent: SentWrite) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const pending = () => keptWrites().filter(({ refused }) => refused === null);

let sending: Promise<void> | null = null;

/** Sends what waits, one after the other in its order, until all is sent or no answer comes. One window does it at a time. */
export function sendKept(): Promise<void> {
  sending ??= oneWindow(sendAll).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (;;) {
    const write = pending()[0];
    if (!write) return;
    const known = keptEndpoint(write.endpoint);
    if (!known || Date.now() - write.at > keptForMs) {
      refuseWrite(write, words.tooOld);
      continue;
    }
    try {
      const args = { ...write.args, idempotencyKey: write.key };
      // In its order: the next one may build on it.
      // oxlint-disable-next-line no-await-in-loop
      await call(known.endpoint, ...([args] as unknown as CallRest<AnyEndpoint>));
      dropWrite(write);
      for (const tell of listeners) tell({ write, outdates: known.outdates });
    } catch (fault) {
      // Nothing was decided, or the session must come back first: all of it stays as it is.
      if (!(fault instanceof ApiError) || fault.undecided || comesBack(fault)) return;
      refuseWrite(write, fault.detail);
    }
  }
}

/** Refused for now: once signed in again, the second factor shown or some time gone by, the same request is another matter. */
function comesBack({ status, code }: ApiError): boolean {
  return status === 401 || status === 429 || code === "mfa_required";
}

/** Without locks (no TLS) two windows may send the same write: its key makes it happen once all the same. */
async function oneWindow(work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  await navigator.locks.request("lock:keneya-kept", work);
}

/** For forms and buttons whose write may wait for a connection (`keptEndpoint` says which). */
export const keeper: Keeper = {
  waiting: async () => {
    if (pending().length === 0) return false;
    if (navigator.onLine) await sendKept();
    return pending().length > 0;
  },
  keep: keepWrite,
};
