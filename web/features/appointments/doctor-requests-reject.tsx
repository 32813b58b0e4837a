import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { rejectAppointment, type Appointment } from "#contract/appointments.ts";
import { frenchDate } from "#contract/clinic-time.ts";
import { common } from "#texts/common.ts";
import { specialist as words } from "#texts/specialist.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { DoctorDecisions } from "./use-doctor-decisions.ts";

/** Asks why a request is refused. The reason is required: the patient reads it. */
export function RejectDialog({ decisions }: { decisions: DoctorDecisions }) {
  const { rejecting } = decisions;
  return (
    <Dialog
      open={rejecting !== null}
      onClose={() => decisions.askReason(null)}
      title={words.rejectTitle}
      closeLabel={common.close}
    >
      {rejecting && <RejectForm key={rejecting.id} appointment={rejecting} decisions={decisions} />}
    </Dialog>
  );
}

function RejectForm({ appointment, decisions }: { appointment: Appointment; decisions: DoctorDecisions }) {
  const [{ reason }, setDraft, forget] = useDraft(
    { reason: "" },
    { key: `keneya-refuser-${appointment.id}`, without: [] },
  );
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = decisions.busyId === appointment.id;

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = rejectAppointment.input.safeParse({ reason });
    if (typed.success) {
      setError(null);
      decisions.reject(typed.data.reason, forget);
    } else {
      setError(typed.error.issues[0]?.message ?? null);
      field.current?.focus();
    }
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <p>
        {words.rejectWhat(
          appointment.patient_name,
          words.when(frenchDate(appointment.appointment_date), appointment.appointment_time),
        )}
      </p>
      <p className="quiet">{words.rejectRefund}</p>
      {decisions.problem && (
        <Notice tone="error" live>
          {decisions.problem}
        </Notice>
      )}
      <Textarea
        ref={field}
        label={words.reason}
        help={words.reasonHelp}
        error={error}
        name="reason"
        rows={4}
        maxLength={500}
        required
        value={reason}
        onChange={(event) => setDraft({ reason: event.target.value })}
      />
      <div className="row">
        <Button type="submit" look="danger" busy={busy} busyLabel={words.rejecting}>
          {words.rejectNow}
        </Button>
        <Button look="quiet" onClick={() => decisions.askReason(null)}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
