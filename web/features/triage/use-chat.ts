import { useCallback, useEffect, useRef, useState } from "react";
import { claimTriage, continueTriage, readTriage, startTriage, type TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import type { Pocket } from "#triage-engine/pocket/pocket.ts";
import { ApiError, detailOf } from "#web/api/api-error.ts";
import { call } from "#web/api/call.ts";
import { useSession } from "#web/session/session.tsx";
import { adopted, withAnswer, withTurn, withoutUntaken } from "./chat-steps.ts";
import { keepChat, keptChat, newChat } from "./kept-chat.ts";
import type { Chat } from "./kept-chat.ts";
import { useAgain, useEngineAhead, useGone, useResume } from "./chat-upkeep.ts";
import { loadEngine } from "./local-engine.ts";
import { useLocal } from "./use-local.ts";

/** What stands in the way, where it is told. */
export type ChatProblem =
  /** Nothing was decided: what was said is kept, and can be sent again. */
  | { kind: "failed"; detail: string; help: string | null }
  /** No network: what was said goes by itself when it is back. */
  | { kind: "waiting" }
  /** The server's no, or what the person must know. */
  | { kind: "told"; detail: string };

/**
 * A chat with the nurse. What is said shows at once and is kept before it is sent; it counts once, however often it must be sent. Without a
 * network the nurse's rules go on in this browser, and what was said follows when it is back.
 */
export function useChat({
  numbers,
  onRefused,
}: {
  numbers: TriageState["emergency_numbers"];
  onRefused: (text: string) => void;
}) {
  const { user, status } = useSession();
  const me = user?.role === "patient" ? user.id : null;
  const [chat, setChat] = useState<Chat>(() => keptChat() ?? newChat());
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<ChatProblem | null>(null);
  const [engine, setEngine] = useState<Pocket | null>(null);
  const [closed, setClosed] = useState(false);
  const latest = useRef(chat);
  const flying = useRef(false);

  const gone = useGone();

  const put = useCallback(
    (next: Chat) => {
      // Closed meanwhile, and forgotten: whoever signed out takes the chat along, an answer that comes later does not bring it back.
      if (gone.current && keptChat()?.key !== next.key) return;
      latest.current = next;
      keepChat(next);
      setChat(next);
    },
    [gone],
  );

  const forget = useCallback(() => {
    setProblem(null);
    setClosed(false);
    put(newChat());
  }, [put]);

  /** What the server refused, told where it belongs; the words stand in the field again where they may be said otherwise. */
  const refused = useCallback(
    async (fault: unknown) => {
      const before = latest.current;
      const said = before.turns[before.taken];
      const general = before.taken === 0 ? words.startFailed : words.talkFailed;
      if (!(fault instanceof ApiError) || (fault.undecided && !fault.offline)) {
        return setProblem({ kind: "failed", detail: general, help: words.nothingLost });
      }
      if (fault.offline) {
        setProblem({ kind: "waiting" });
        const pocket = await loadEngine().catch(() => null);
        if (pocket && latest.current.key === before.key) setEngine(pocket);
        return;
      }
      if (fault.status === 429 || fault.status === 401 || fault.status === 403) {
        return setProblem({ kind: "failed", detail: detailOf(fault, general), help: words.nothingLost });
      }
      if (fault.code === "triage_session_not_found") put(newChat());
      else if (fault.code === "triage_moved_on" && before.session_id) {
        const session = await call(readTriage, { params: { session_id: before.session_id } }).catch(() => null);
        if (!session) return setProblem({ kind: "failed", detail: general, help: words.nothingLost });
        put(adopted(latest.current, session));
      } else put(withoutUntaken(before));
      if (said !== undefined) onRefused(said);
      const detail = fault.errors[0]?.message ?? detailOf(fault, general);
      setProblem({ kind: "told", detail: fault.code === "triage_moved_on" ? words.movedOn : detail });
    },
    [onRefused, put],
  );

  /** Sends what the server has not taken yet, one after the other. */
  const flush = useCallback(async () => {
    if (flying.current) return;
    flying.current = true;
    setSending(true);
    const { key } = latest.current;
    const same = () => latest.current.key === key;
    try {
      while (same() && latest.current.taken < latest.current.turns.length) {
        const state = await sendNext(latest.current);
        if (!same()) break;
        const { chat: next, differs } = withAnswer(latest.current, state, me);
        put(next);
        setProblem(differs ? { kind: "told", detail: words.again } : null);
      }
      setEngine(null);
    } catch (fault) {
      if (same()) await refused(fault);
    } finally {
      flying.current = false;
      setSending(false);
    }
  }, [me, put, refused]);

  const unclaimed = Boolean(chat.session_id && me && chat.owner !== me);
  useResume({ chat, latest, put, setProblem, setClosed, flush, ready: status !== "unknown" && !unclaimed });
  useAgain(problem?.kind === "waiting" && !unclaimed, flush);
  useEngineAhead(chat.taken > 0 && !chat.state?.completed, chat);

  const here = useLocal(engine, chat, numbers);
  const local = here?.thinking ? null : here?.state;
  const answered = local?.ai_message;
  useEffect(() => {
    const before = latest.current;
    if (answered === undefined || before.answers.length >= before.turns.length) return;
    put({ ...before, answers: [...before.answers, answered] });
  }, [answered, chat.turns.length, put]);

  const waiting = chat.taken < chat.turns.length;
  return {
    chat,
    state: here?.state ?? chat.state,
    /** The nurse answers from this device. */
    isLocal: here !== null,
    busy: (sending || (engine !== null && waiting)) && !local,
    problem,
    /** Completed and too old to take anything more. */
    closed,
    unclaimed,
    say: (text: string) => {
      // One at a time, save where the nurse has answered from here.
      if (text.trim() === "" || (waiting && !local) || unclaimed) return false;
      put(withTurn(latest.current, text.trim()));
      if (!local) setProblem(null);
      void flush();
      return true;
    },
    retry: () => {
      setProblem(null);
      void flush();
    },
    restart: forget,
    setTown: (town: string | null) => put({ ...latest.current, town }),
    setPatient: (patient_id: string | null) => put({ ...latest.current, patient_id }),
    claim: async () => {
      const { session_id } = latest.current;
      if (!session_id || !me) return;
      setProblem(null);
      try {
        await call(claimTriage, { params: { session_id }, input: {} });
        put({ ...latest.current, owner: me });
        void flush();
      } catch (fault) {
        if (fault instanceof ApiError && fault.status === 404) forget();
        setProblem({ kind: "told", detail: detailOf(fault, words.claimFailed) });
      }
    },
  };
}

export type ChatWindow = ReturnType<typeof useChat>;

function sendNext({ key, session_id, patient_id, turns, taken }: Chat): Promise<TriageState> {
  const message = turns[taken]!;
  if (session_id === null) {
    return call(startTriage, { input: { initial_symptoms: message, patient_id }, idempotencyKey: key });
  }
  const input = { session_id, message, step: taken };
  return call(continueTriage, { input, idempotencyKey: `${key}-${taken}-${sumOf(message)}` });
}

/** Tells two messages of one place apart, in few letters: a key belongs to one request to the letter. */
function sumOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)!) % 0x7fffffff;
  return sum.toString(36);
}
