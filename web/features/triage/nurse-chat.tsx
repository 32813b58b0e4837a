import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Doctor } from "#contract/doctors.ts";
import type { TriageState } from "#contract/triage.ts";
import { triageFields } from "#texts/triage.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { useSession } from "#web/session/session.tsx";
import { stageOf, townOf } from "./chat-steps.ts";
import type { Stage } from "./chat-steps.ts";
import { ChatProblem } from "./chat-problem.tsx";
import { ChatTools } from "./chat-tools.tsx";
import { ClaimChat } from "./claim-chat.tsx";
import { EmergencyBar } from "./emergency-bar.tsx";
import { Opening } from "./opening.tsx";
import { ResultEnding } from "./result-ending.tsx";
import { Result } from "./result.tsx";
import { Talk } from "./talk.tsx";
import { TownChoice } from "./town-choice.tsx";
import { useChat } from "./use-chat.ts";
import { useCentersAhead } from "./use-recommended.ts";
import { useSpeech } from "./use-speech.ts";
import "./triage.css";

export interface NurseChatProps {
  towns: readonly string[];
  /** In the order in which they are offered. */
  numbers: TriageState["emergency_numbers"];
  /** Doctors with their next free hours, which belong to another feature. */
  doctors: (found: readonly Doctor[]) => ReactNode;
  /** Who is ill, where the account has several people; belongs to another feature. */
  patientChoice: (choice: { value: string | null; onChange: (id: string | null) => void }) => ReactNode;
}

/** The nurse's window: its four stages, the emergency numbers above all of them. */
export function NurseChat({ towns, numbers, doctors, patientChoice }: NurseChatProps) {
  const [{ text }, setDraft, forgetDraft] = useDraft({ text: "" }, { key: "keneya-triage-draft", without: [] });
  const setText = useCallback((said: string) => setDraft({ text: said }), [setDraft]);
  const [missing, setMissing] = useState(false);
  const window = useChat({ numbers, onRefused: setText });
  const { chat, state } = window;
  const { user } = useSession();
  const town = townOf(chat, state, towns);
  const begun = chat.turns.length > 0;
  useCentersAhead(chat.taken > 0, towns, town);
  const stage = begun && !state ? "conversation" : stageOf(state, town);
  const speech = useSpeech(state && begun ? state.ai_message : null);
  const inside = useStageInView(stage);
  const say = (said: string) => window.say(said);
  const sendText = () => {
    setMissing(!begun && text.trim() === "");
    if (text.trim() === "" || !window.say(text)) return;
    setText("");
    forgetDraft();
  };
  const writing = { text, onText: setText, onSend: sendText };
  return (
    <div className="nurse-chat" ref={inside}>
      <EmergencyBar numbers={numbers} />
      {window.unclaimed ? (
        <ClaimChat window={window} />
      ) : stage === "initial" ? (
        <>
          <ChatProblem window={window} />
          <Opening
            {...writing}
            error={missing && text.trim() === "" ? triageFields.symptomsMissing : null}
            hasAccount={user?.role === "patient"}
            patientChoice={patientChoice({ value: chat.patient_id, onChange: window.setPatient })}
          />
        </>
      ) : stage === "conversation" ? (
        <Talk
          window={window}
          writing={writing}
          onSay={say}
          tools={<ChatTools speech={speech} onRestart={window.restart} />}
        />
      ) : (
        <>
          {stage === "town" ? (
            <TownChoice level={state?.urgency_level ?? null} towns={towns} onTown={window.setTown} />
          ) : (
            state && (
              <Result
                state={state}
                towns={towns}
                town={town}
                onTown={window.setTown}
                doctors={doctors}
                joinable={!window.isLocal}
              />
            )
          )}
          <ResultEnding window={window} writing={writing} state={state} />
          <div className="talk-tools">
            <ChatTools speech={speech} onRestart={window.restart} />
          </div>
        </>
      )}
    </div>
  );
}

/** A new stage begins at its top: the degree of urgency is what is read out first. */
function useStageInView(stage: Stage) {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    const box = inside.current?.closest("dialog");
    if (stage !== "conversation") box?.scrollTo?.(0, 0);
    const holds = document.activeElement;
    if (!holds || holds === document.body || holds === box)
      (inside.current?.querySelector<HTMLElement>("[data-first]") ?? box?.querySelector("h2"))?.focus({
        preventScroll: true,
      });
  }, [stage]);
  return inside;
}
