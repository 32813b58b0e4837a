import { useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { TriageState, UrgencyLevel } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { triageFields } from "#texts/triage.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { useSession } from "#web/session/session.tsx";
import { clinicTimeAt } from "#contract/clinic-time.ts";
import { answerWith, messageOf, stageOf, townOf } from "./chat-steps.ts";
import type { Stage } from "./chat-steps.ts";
import { ChatProblem } from "./chat-problem.tsx";
import { ReadAloud, Restart } from "./chat-tools.tsx";
import { ClaimChat } from "./claim-chat.tsx";
import { EmergencyBar, LateEmergencyBar } from "./emergency-bar.tsx";
import { Opening } from "./opening.tsx";
import { ResultEnding } from "./result-ending.tsx";
import { Result, type ResultProps } from "./result.tsx";
import { spokenOf, spokenOpening } from "./spoken.ts";
import { Talk, type Ticks } from "./talk.tsx";
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
  const [draft, setDraft] = useDraft(nothing, { key: "keneya-triage-draft", without: [] });
  const { text } = draft;
  const setText = useCallback((said: string) => setDraft((before) => ({ ...before, text: said })), [setDraft]);
  const [missing, setMissing] = useState(false);
  const window = useChat({ numbers, onRefused: setText });
  const { chat, state } = window;
  const { user } = useSession();
  const town = townOf(chat, state, towns);
  const begun = chat.turns.length > 0;
  useCentersAhead(chat.taken > 0, towns, town);
  const stage = begun && !state ? "conversation" : stageOf(state, town);
  const speech = useSpeech(window.unclaimed ? null : !begun ? spokenOpening : state && spokenOf(state));
  const { inside, reviewed } = useStageInView(stage, {
    level: state?.urgency_level ?? null,
    answered: chat.answers.length,
    settled: chat.answers.length === chat.turns.length,
  });
  const aloud = <ReadAloud speech={speech} />;
  const sendText = (signs: readonly string[] = []) => {
    const said = messageOf(signs, text);
    setMissing(!begun && said === "");
    if (said === "" || !window.say(said)) return false;
    setDraft(nothing);
    return true;
  };
  const sendAnswer = (label: string, offered: readonly string[]) => {
    const whole = answerWith(label, offered, text);
    if (window.say(whole ?? label)) setDraft(whole === null ? { ...nothing, text } : nothing);
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
          ticks={draft}
          onTicks={(ticks) => setDraft((before) => ({ ...before, ...ticks }))}
          onAnswer={sendAnswer}
          aloud={aloud}
          tools={<Restart onRestart={window.restart} />}
        />
      ) : (
        <>
          <p className="reviewed" role="status">
            {reviewed && words.reviewed(reviewed.time, words.levels[reviewed.level], words.levels[reviewed.before])}
          </p>
          {stage === "town" ? (
            <TownChoice state={state} aloud={aloud} towns={towns} onTown={window.setTown} />
          ) : (
            state && (
              <Result
                state={state}
                aloud={aloud}
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
            <Restart onRestart={window.restart} />
          </div>
        </>
      )}
    </div>
  );
}

/** What is kept of an answer before it is sent: the words in the field, the signs that were ticked. */
const nothing: Ticks & { text: string } = { text: "", question: "", ticked: [] };

const ends = (stage: Stage) => stage === "town" || stage === "results";

/** The level on the screen, how many messages it answers, and whether those are all. */
interface Shown {
  level: UrgencyLevel | null;
  answered: number;
  settled: boolean;
}

/**
 * A new stage begins at its top, and so does a result that was reviewed, whatever holds the focus: the degree of urgency is what is read
 * out first. Tells when the result on the screen took the place of another one, and which.
 */
function useStageInView(stage: Stage, { level, answered, settled }: Shown) {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef({ stage, level, answered });
  // Between two results the nurse may ask again.
  const former = useRef(ends(stage) ? level : null);
  const [reviewed, setReviewed] = useState<{ time: string; level: UrgencyLevel; before: UrgencyLevel } | null>(null);
  useEffect(() => {
    // While an answer is on its way the former result stands there; from this device its parts come one after the other.
    if (ends(stage) && !settled) return;
    const left = before.current;
    before.current = { stage, level, answered };
    const same = left.level === level && left.answered === answered;
    if (left.stage === stage && (same || !ends(stage))) return;
    const again = ends(stage) && !same && level && former.current;
    setReviewed(again ? { time: clinicTimeAt(new Date()), level, before: former.current! } : null);
    if (ends(stage) || stage === "initial") former.current = level;
    const box = inside.current?.closest("dialog");
    if (stage !== "conversation") box?.scrollTo?.(0, 0);
    const holds = document.activeElement;
    if (ends(stage) || !holds || holds === document.body || holds === box)
      (inside.current?.querySelector<HTMLElement>("[data-first]") ?? box?.querySelector("h2"))?.focus({
        preventScroll: true,
      });
  }, [stage, level, answered, settled]);
  return { inside, reviewed };
}
