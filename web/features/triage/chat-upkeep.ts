import { useEffect, useRef, useState } from "react";
import { readTriage, type TriageSession } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { ApiError } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { adopted } from "./chat-steps.ts";
import { isDear } from "./is-dear.ts";
import { newChat } from "./kept-chat.ts";
import type { Chat } from "./kept-chat.ts";
import type { Turn } from "#triage-engine/chat.ts";
import { loadEngine, turnsOf } from "./local-engine.ts";
import type { ChatProblem } from "./use-chat.ts";

interface Resuming {
  chat: Chat;
  latest: { current: Chat };
  put: (chat: Chat) => void;
  setProblem: (problem: ChatProblem | null) => void;
  setClosed: (closed: boolean) => void;
  flush: () => Promise<void>;
  ready: boolean;
}

/** Once the window opens on a kept chat: what waits is sent, else the server tells how it stands. */
export function useResume({ chat, latest, put, setProblem, setClosed, flush, ready }: Resuming): void {
  const [asked, setAsked] = useState(chat.turns.length === 0);
  useEffect(() => {
    if (asked || !ready) return;
    setAsked(true);
    const { key, session_id, taken, turns } = latest.current;
    if (taken < turns.length) return void flush();
    if (!session_id) return;
    const settle = (session: TriageSession) => {
      const now = latest.current;
      if (now.key !== key || now.turns.length > taken) return;
      setClosed(!session.open);
      if (session.open || session.completed) put(adopted(now, session));
      else lose(words.tooOld);
    };
    const lose = (detail: string) => {
      put(newChat());
      setProblem({ kind: "told", detail });
    };
    call(readTriage, { params: { session_id } }).then(settle, (fault: unknown) => {
      // Without an answer what is kept stands; the next message will tell.
      if (fault instanceof ApiError && fault.status === 404 && latest.current.key === key) lose(words.gone);
    });
  }, [asked, ready, flush, latest, put, setClosed, setProblem]);
}

/** How long after a lost connection the message is tried again by itself. */
const againAfter = 12_000;

/** Tries again when the network is back, and now and then: phones do not always tell. */
export function useAgain(waiting: boolean, flush: () => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return;
    const again = () => void flush();
    addEventListener("online", again);
    const timer = setInterval(again, againAfter);
    return () => {
      removeEventListener("online", again);
      clearInterval(timer);
    };
  }, [waiting, flush]);
}

/** Fetches the nurse's rules once a chat has begun and the first answer is there, unless the person saves data or the network is slow. */
export function useEngineAhead(begun: boolean, { turns, answers }: Pick<Chat, "turns" | "answers">): void {
  useEffect(() => {
    if (!begun || isDear()) return;
    const timer = setTimeout(() => void readAhead(turnsOf({ turns, answers })).catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, [begun, turns, answers]);
}

/** True once the window is closed. */
export function useGone(): { current: boolean } {
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return gone;
}

/** Answering once brings every page that the chat has opened. */
async function readAhead(turns: readonly Turn[]): Promise<void> {
  const { assess } = await loadEngine();
  await assess(turns);
}
