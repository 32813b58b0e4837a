import type { FormEvent } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { cancelAppointment } from "#contract/appointment-changes.ts";
import { formatFcfa } from "#contract/money.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { common } from "#texts/common.ts";
import { useDraft } from "#web/api/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { longInstant, visitDay } from "./appointment-words.ts";
import { useChange } from "./use-change.ts";

/** Asks before an appointment is cancelled, and says first what becomes of the money: as the server answers it, not as we would reckon. */
export function CancelDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { id, cancellation, doctor_name, appointment_date, appointment_time } = appointment;
  const [{ reason }, setDraft, forget] = useDraft({ reason: "" }, { key: `keneya-annuler-${id}`, without: [] });
  const change = useChange(cancelAppointment, {
    fallback: words.cancelFailed,
    mayWait: true,
    done: ({ payment_state }) =>
      payment_state === "refund_due" || payment_state === "refunded"
        ? words.cancelledRefund(formatFcfa(appointment.fee))
        : words.cancelled,
    onDone: () => {
      forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.send(id, { reason: reason.trim() || null, kept: cancellation.kept });
  };
  const lost = cancellation.kept > 0;
  return (
    <Dialog open onClose={onClose} title={words.cancelTitle} closeLabel={common.close} byAddress>
      <form className="window-form" onSubmit={submit} noValidate>
        <p>{words.cancelWhat(doctor_name, visitDay(appointment_date), appointment_time)}</p>
        <Notice tone={lost ? "warning" : "info"} title={termsOf(cancellation)} />
        <Textarea
          label={words.cancelReason}
          hint={common.optional}
          help={words.cancelReasonHelp}
          name="reason"
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setDraft({ reason: event.target.value })}
        />
        {change.failure && <Notice tone="error" live title={change.failure} />}
        <div className="row">
          <Button type="submit" look="danger" busy={change.busy} busyLabel={words.cancelling}>
            {lost ? words.cancelKeptNow : words.cancelNow}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {words.cancelBack}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function termsOf({ refund, kept, refund_until }: Appointment["cancellation"]): string {
  const until = refund_until ? longInstant(refund_until) : "";
  if (kept > 0) return words.cancelKept(formatFcfa(kept), until);
  return refund > 0 ? words.cancelRefund(formatFcfa(refund), until) : words.cancelFree;
}
