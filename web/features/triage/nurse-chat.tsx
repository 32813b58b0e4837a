import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { triageFields } from "#texts/triage.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { useSession } from "#web/session/session.tsx";
import { messageOf, stageOf, townOf } from "./chat-steps.ts";
import type { Stage } from "./chat-steps.ts";
import { ChatProblem } from "./chat-problem.tsx";
import { ChatTools } from "./chat-tools.tsx";
import { ClaimChat } from "./claim-chat.tsx";
import { EmergencyBar, LateEmergencyBar } from "./emergency-bar.tsx";
import { Opening } from "./opening.tsx";
import { ResultEnding } from "./result-ending.tsx";
import { Result, type ResultProps } from "./result.tsx";
import { spokenOf, spokenOpening } from "./spoken.ts";
import { Talk } from "./talk.tsx";
import { TownChoice } from "./town-choice.tsx";
import { useChat } from "./use-chat.ts";
import { useCentersAhead } from "./use-recommended.ts";
import { useSpeech } from "./use-speech.ts";
import "./talk.css";
import "./triage.css";

export interface NurseChatProps {
  towns: readonly string[];
  /** In the order in which they are offered. */
  numbers: TriageState["emergency_numbers"];
  /** Doctors with their next free hours, which belong to another feature. */
  doctors: ResultProps["doctors"];
  /** Who is ill, where the account has several people; belongs to another feature. */
  patientChoice: (choice: { value: string | null; onChange: (id: string | null) => void }) => ReactNode;
}

/** The nurse's window: its four stages; above them all that it replaces no doctor, and the emergency numbers. */
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
  const speech = useSpeech(window.unclaimed ? null : !begun ? spokenOpening : state && spokenOf(state));
  const { inside, reviewed } = useStageInView(stage, `${state?.urgency_level} ${chat.answers.length}`);
  const say = (said: string) => window.say(said);
  const sendText = (signs: readonly string[] = []) => {
    const said = messageOf(signs, text);
    setMissing(!begun && said === "");
    if (said === "" || !window.say(said)) return false;
    setText("");
    forgetDraft();
    return true;
  };
  const writing = { text, onText: setText, onSend: sendText };
  return (
    <div className="nurse-chat" ref={inside}>
      <div className="nurse-top">
        <p className="quiet small">{words.disclaimer}</p>
        {stage === "results" && state?.needs_emergency_care && !window.unclaimed ? (
          <LateEmergencyBar numbers={numbers} />
        ) : (
          <EmergencyBar numbers={numbers} />
        )}
      </div>
      {window.unclaimed ? (
        <ClaimChat window={window} />
      ) : stage === "initial" ? (
        <>
          <ChatProblem window={window} />
          <Opening
            {...writing}
            error={missing && text.trim() === "" ? triageFields.symptomsMissing : null}
            speech={speech}
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
          <p className="reviewed" role="status">
            {reviewed && words.reviewed}
          </p>
          {stage === "town" ? (
            <TownChoice state={state} towns={towns} onTown={window.setTown} />
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

const ends = (stage: Stage) => stage === "town" || stage === "results";

/**
 * A new stage begins at its top, and so does a result that was reviewed, whatever holds the focus: the degree of urgency is what is read
 * out first. Tells whether the result on the screen took the place of another one.
 */
function useStageInView(stage: Stage, result: string) {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef({ stage, result });
  const [reviewed, setReviewed] = useState(false);
  useEffect(() => {
    const { stage: left, result: former } = before.current;
    before.current = { stage, result };
    if (left === stage && (former === result || !ends(stage))) return;
    setReviewed(ends(left) && ends(stage) && former !== result);
    const box = inside.current?.closest("dialog");
    if (stage !== "conversation") box?.scrollTo?.(0, 0);
    const holds = document.activeElement;
    if (ends(stage) || !holds || holds === document.body || holds === box)
      (inside.current?.querySelector<HTMLElement>("[data-first]") ?? box?.querySelector("h2"))?.focus({
        preventScroll: true,
      });
  }, [stage, result]);
  return { inside, reviewed };
}
