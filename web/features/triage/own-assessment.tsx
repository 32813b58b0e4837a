import { useState } from "react";
import { readTriage } from "#contract/triage.ts";
import type { TriageSession } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Advice, Reasons } from "./advice.tsx";
import { AwaitingAssessment } from "./awaiting.tsx";
import { adopted } from "./chat-steps.ts";
import { keepChat, keptChat, newChat } from "./kept-chat.ts";
import { UrgencyBand } from "./urgency-level.tsx";
import "./triage.css";

/** A past assessment as it was answered then; one that is not finished can be gone on with, also where it was not begun. */
export function OwnAssessment({ id, onGoOn }: { id: string; onGoOn: () => void }) {
  const { data: session, ...answer } = useApiQuery(readTriage, { params: { session_id: id } });
  if (!session) return <AwaitingAssessment answer={answer} />;
  return (
    <div className="nurse-chat stack">
      {!session.open && <Notice>{words.ownOld}</Notice>}
      {session.open && !session.completed && <GoOn id={id} session={session} onGoOn={onGoOn} />}
      {session.urgency_level && <UrgencyBand level={session.urgency_level} />}
      <Advice state={session} />
      <Reasons state={session} />
      <details className="more" open={!session.completed}>
        <summary>{words.seeTalk}</summary>
        <ol className="lines">
          {session.transcript.map(({ from, text }, index) => (
            // A line never moves: its place is its name.
            <li key={index} className={`line line-${from}`}>
              <span className="hidden-name">{from === "person" ? words.you : words.she}</span>
              {text}
            </li>
          ))}
        </ol>
      </details>
      <p className="quiet small">
        {session.disclaimer} {session.content_clinician} {words.version(session.engine_version)}
      </p>
    </div>
  );
}

function GoOn({ id, session, onGoOn }: { id: string; session: TriageSession; onGoOn: () => void }) {
  const { user } = useSession();
  const [held] = useState(keptChat);
  // What this window holds is not thrown away for another chat.
  if (held && held.session_id !== id) return <Notice>{words.ownOther}</Notice>;
  return (
    <div>
      <Button
        look="primary"
        icon="heart"
        onClick={() => {
          const whose = { owner: user?.id ?? null, patient_id: session.patient_id };
          if (!held) keepChat(adopted({ ...newChat(), session_id: id, ...whose }, session));
          onGoOn();
        }}
      >
        {words.ownGoOnNow}
      </Button>
    </div>
  );
}
