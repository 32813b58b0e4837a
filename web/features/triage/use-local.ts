import { useEffect, useMemo, useState } from "react";
import type { TriageState } from "#contract/triage.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Pocket } from "#triage-engine/pocket/pocket.ts";
import type { Chat } from "./kept-chat.ts";
import { answeredHere, turnsOf } from "./local-engine.ts";
import type { Answer } from "./local-engine.ts";

/**
 * What the nurse answers from this device to what the server has not taken; null when there is nothing to answer. While she thinks about one more
 * message her answer to those before it stands, `thinking`: the server's own may be far older.
 */
export function useLocal(
  pocket: Pocket | null,
  chat: Chat,
  numbers: TriageState["emergency_numbers"],
): { state: Answer; thinking: boolean } | null {
  const [answer, setAnswer] = useState<{ turns: Chat["turns"]; outcome: Outcome } | null>(null);
  const { turns, answers } = chat;
  const waiting = chat.taken < turns.length;
  useEffect(() => {
    if (!pocket || !waiting) return;
    let current = true;
    const answerHere = async () => {
      const outcome = await pocket.assess(turnsOf({ turns, answers }));
      if (current) setAnswer({ turns, outcome });
    };
    void answerHere();
    return () => {
      current = false;
    };
  }, [pocket, turns, answers, waiting]);
  return useMemo(() => {
    if (!pocket || !waiting || !answer || !beginsWith(turns, answer.turns)) return null;
    const said = { ...chat, turns: answer.turns };
    return { state: answeredHere(answer.outcome, said, numbers), thinking: answer.turns !== turns };
  }, [pocket, waiting, answer, turns, chat, numbers]);
}

/** Whether a chat goes on from another: one that was begun anew or put right does not. */
function beginsWith(turns: Chat["turns"], before: Chat["turns"]): boolean {
  return before.every((said, at) => said === turns[at]);
}
