import { useEffect, useSyncExternalStore } from "react";
import { offline as words } from "#texts/offline.ts";
import { keptWrites, subscribeKept } from "./kept-writes.ts";
import type { KeptWrite } from "./kept-writes.ts";
import { onSent, sendKept } from "./send-kept.ts";
import type { SentWrite } from "./send-kept.ts";
import { useOnline } from "./use-online.ts";

const none: readonly KeptWrite[] = [];
/** What waits is tried again this often: a phone does not always know that its network is back. */
const againMs = 15_000;

/** What is kept, the oldest first: what waits to be sent, and what the server refused and nobody has read yet. */
export function useKeptWrites(): readonly KeptWrite[] {
  return useSyncExternalStore(subscribeKept, keptWrites, () => none);
}

/** What still waits to be sent. */
export function useWaitingWrites(): readonly KeptWrite[] {
  return useKeptWrites().filter(({ refused }) => refused === null);
}

/** True when a write about this appointment waits: it must not be made a second time. */
export function useKeptFor(appointmentId: string): boolean {
  return useWaitingWrites().some(({ args }) => {
    const input = args.input as { appointment_id?: string } | undefined;
    return args.params?.["id"] === appointmentId || input?.appointment_id === appointmentId;
  });
}

/** What a kept write is called inside a sentence. */
export const nameOfKept = ({ endpoint }: KeptWrite): string => words.what[endpoint] ?? words.something;

/** Sends what waits as soon as the connection is back, for as long as the screen stands. `tell` hears of each that went through. */
export function useSendKept(tell: (sent: SentWrite) => void): void {
  const online = useOnline();
  const some = useWaitingWrites().length > 0;
  useEffect(() => onSent(tell), [tell]);
  useEffect(() => {
    if (!some) return;
    const now = () => void sendKept();
    const seen = () => document.visibilityState === "visible" && now();
    if (online) now();
    const timer = setInterval(now, againMs);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [some, online]);
}
