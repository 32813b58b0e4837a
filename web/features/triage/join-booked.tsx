import { useEffect, useRef, useState } from "react";
import { readAppointment } from "#contract/appointment-changes.ts";
import { claimTriage } from "#contract/triage.ts";
import { attachTriage, readAppointmentTriage } from "#contract/triage-records.ts";
import { useQueryClient } from "@tanstack/react-query";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { ApiError, detailOf } from "#web/api/api-error.ts";
import { call, newKey } from "#web/api/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { joinableChat, keepChat, keptChat, type JoinableChat } from "./kept-chat.ts";

export interface JoinBookedProps {
  appointment: { id: string; patient_id: string };
}

/** Booked: the assessment goes to the doctor if that was ticked. The appointment stands whatever becomes of it. */
export function JoinBooked({ appointment }: JoinBookedProps) {
  const [chat] = useState(joinableChat);
  return chat?.join ? <Joining appointment={appointment} chat={chat} /> : null;
}

/** On an appointment that was booked before: the same, asked for by a press. */
export function JoinLater({ appointment }: JoinBookedProps) {
  const [chat] = useState(joinableChat);
  const [asked, setAsked] = useState(false);
  if (!chat) return null;
  if (asked) return <Joining appointment={appointment} chat={chat} />;
  return (
    <div>
      <Button icon="heart" onClick={() => setAsked(true)}>
        {words.joinLater}
      </Button>
    </div>
  );
}

function Joining({ appointment, chat }: JoinBookedProps & { chat: JoinableChat }) {
  const client = useQueryClient();
  const [state, setState] = useState<"joining" | "joined" | { fault: unknown }>("joining");
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);
  const { id, patient_id } = appointment;
  const { session_id: sessionId } = chat;
  const nobodyChosen = chat.patient_id === null;
  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    setState("joining");
    join(id, patient_id, sessionId, nobodyChosen).then(
      () => {
        setState("joined");
        // Sent once: the next booking asks anew.
        const kept = keptChat();
        if (kept?.session_id === sessionId) keepChat({ ...kept, join: false });
        for (const { name } of [readAppointment, readAppointmentTriage])
          void client.invalidateQueries({ queryKey: [name] });
        return null;
      },
      (fault: unknown) => setState({ fault }),
    );
  }, [attempt, client, id, patient_id, sessionId, nobodyChosen]);
  if (state === "joining") return <p role="status">{words.joining}</p>;
  if (state === "joined") {
    return (
      <Notice tone="success" live>
        {words.joined}
      </Notice>
    );
  }
  return (
    <div className="stack">
      <Notice tone="warning" live title={words.joinFailed}>
        {detailOf(state.fault, "")}
      </Notice>
      <div>
        <Button onClick={() => setAttempt(attempt + 1)}>{common.retry}</Button>
      </div>
    </div>
  );
}

/**
 * What was begun without an account, or without saying for whom, becomes the appointment's patient's first: whoever joins it has chosen so.
 * What was begun for somebody stays theirs.
 */
async function join(id: string, patient_id: string, session_id: string, nobodyChosen: boolean): Promise<void> {
  const attach = () => call(attachTriage, { params: { id }, input: { session_id }, idempotencyKey: newKey() });
  try {
    await attach();
  } catch (fault) {
    const code = fault instanceof ApiError ? fault.code : null;
    const isNobodys = code === "triage_session_not_found" || (code === "triage_of_another_patient" && nobodyChosen);
    if (!isNobodys) throw fault;
    await call(claimTriage, { params: { session_id }, input: { patient_id } });
    await attach();
  }
}
