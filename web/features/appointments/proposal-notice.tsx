import type { Appointment } from "#contract/appointments.ts";
import { acceptReschedule, declineReschedule, withdrawReschedule } from "#contract/appointment-changes.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { longInstant, visitDay } from "./appointment-words.ts";
import { useChange } from "./use-change.ts";

/** Another time is proposed: by the doctor, to be answered; or by the patient, to be waited for or taken back. */
export function ProposalNotice({ appointment }: { appointment: Appointment }) {
  const { id, proposal } = appointment;
  const answering = { fallback: words.answerFailed, mayWait: true };
  const accept = useChange(acceptReschedule, { ...answering, done: () => words.accepted });
  const decline = useChange(declineReschedule, { ...answering, done: () => words.declined });
  const withdraw = useChange(withdrawReschedule, { ...answering, done: () => words.withdrawn });
  const failure = accept.failure ?? decline.failure ?? withdraw.failure;
  // What came to nothing is told even when the proposal is gone: that may be why.
  const told = failure && <Notice tone="error" live title={failure} />;
  if (!proposal) return told;
  const mine = proposal.by === "patient";
  const answer = { proposal_id: proposal.id };
  const busy = accept.busy || decline.busy || withdraw.busy;
  return (
    <>
      <Notice tone={mine ? "info" : "warning"} title={mine ? words.proposedByYou : words.proposedByDoctor}>
        <p className="proposal-when">{words.proposedFor(visitDay(proposal.date), proposal.time)}</p>
        <p>{(mine ? words.waitsUntil : words.answerBefore)(longInstant(proposal.expires_at))}</p>
        <div className="proposal-ways">
          {mine ? (
            <Button busy={withdraw.busy} busyLabel={words.accepting} onClick={() => withdraw.send(id, answer)}>
              {words.withdraw}
            </Button>
          ) : (
            <>
              <Button
                look="primary"
                busy={accept.busy}
                busyLabel={words.accepting}
                onClick={() => !busy && accept.send(id, answer)}
              >
                {words.accept}
              </Button>
              <Button busy={decline.busy} busyLabel={words.accepting} onClick={() => !busy && decline.send(id, answer)}>
                {words.decline}
              </Button>
            </>
          )}
        </div>
      </Notice>
      {told}
    </>
  );
}
