import { useEffect, useMemo, useState } from "react";
import type { TriageState } from "#contract/triage.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Pocket } from "#triage-engine/pocket/pocket.ts";
import type { Chat } from "./kept-chat.ts";
import { answeredHere } from "./local-engine.ts";

/** What the nurse answers from this device to what the server has not taken; null while she thinks, and when there is nothing to answer. */
export function useLocal(
  pocket: Pocket | null,
  chat: Chat,
  numbers: TriageState["emergency_numbers"],
): TriageState | null {
  const [answer, setAnswer] = useState<{ turns: Chat["turns"]; outcome: Outcome } | null>(null);
  const { turns } = chat;
  const waiting = chat.taken < turns.length;
  useEffect(() => {
    if (!pocket || !waiting) return;
    let current = true;
    const answerHere = async () => {
      const outcome = await pocket.assess(turns.map((says) => ({ says })));
      if (current) setAnswer({ turns, outcome });
    };
    void answerHere();
    return () => {
      current = false;
    };
  }, [pocket, turns, waiting]);
  return useMemo(
    () => (pocket && waiting && answer?.turns === turns ? answeredHere(answer.outcome, chat, numbers) : null),
    [pocket, waiting, answer, turns, chat, numbers],
  );
}
