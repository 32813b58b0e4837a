import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { readAppointment } from "#contract/appointment-changes.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { common } from "#texts/common.ts";
import { offline } from "#texts/offline.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { useKeptFor } from "#web/offline/use-kept-writes.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppointmentActions } from "./appointment-actions.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { AppointmentHistory } from "./appointment-history.tsx";
import { endedBecause, longInstant, shortInstant, visitDay } from "./appointment-words.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ProposalNotice } from "./proposal-notice.tsx";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import { seenAppointments } from "./seen-appointments.ts";
import { StatusBadge } from "./status-badge.tsx";
import { SymptomsDialog } from "./symptoms-dialog.tsx";
import { SymptomsTold } from "./symptoms-told.tsx";
import { myAppointments } from "#texts/my-appointments.ts";
import "./appointment-detail.css";

/** The windows that stand over an appointment. */
export type AppointmentWindow = "symptoms" | "cancel" | "move";

export interface AppointmentDetailProps {
  id: string;
  /** Which window is open, as the address says it. */
  open: AppointmentWindow | null;
  onOpen: (window: AppointmentWindow) => void;
  onClose: () => void;
  /** The button that pays, which belongs to another feature. */
  pay: (appointment: Appointment) => ReactNode;
  /** The assessment that goes with it, which belongs to another feature. */
  assessment: (appointment: Appointment) => ReactNode;
}

/** One appointment whole: what it is, everything that can be done about it, and what happened to it. */
export function AppointmentDetail({ id, open, onOpen, onClose, pay, assessment }: AppointmentDetailProps) {
  const online = useOnline();
  const kept = useKeptFor(id);
  const answer = useApiQuery(readAppointment, { params: { id } }, { staleTime: 0 });
  const seen = !answer.data && (!online || answer.error?.offline) ? seenAppointments() : null;
  const known = seen?.data.find((one) => one.id === id);
  const appointment = answer.data ?? known;
  if (!appointment) {
    if (!answer.isError) return <Skeleton label={words.loading} look="blocks" count={3} />;
    return (
      <ErrorState
        title={words.failed}
        retryLabel={common.retry}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      >
        {detailOf(answer.error, "")}
      </ErrorState>
    );
  }
  return (
    <article className="one-visit">
      <header className="one-visit-head">
        <h1>{words.title(visitDay(appointment.appointment_date), appointment.appointment_time)}</h1>
        <StatusBadge status={appointment.status} />
      </header>
      {seen && known && <Notice tone="warning" title={offline.lastSeenOne(longInstant(seen.at))} />}
      <Steps appointment={appointment} changeable={answer.data !== undefined && !kept} onOpen={onOpen} pay={pay} />
      {kept && <Notice tone="warning" title={words.kept} />}
      <div className="one-visit-columns">
        <div className="one-visit">
          <AppointmentFacts appointment={appointment} />
          <AppointmentActions
            appointment={appointment}
            changeable={answer.data !== undefined && !kept}
            onOpen={onOpen}
          />
          <SymptomsTold appointment={appointment} />
          {answer.data && assessment(answer.data)}
        </div>
        {answer.data && <AppointmentHistory history={answer.data.history} />}
      </div>
      {answer.data && open && <Window key={open} appointment={answer.data} open={open} onClose={onClose} />}
    </article>
  );
}

/** What is to be done now, the most pressing first. */
function Steps({
  appointment,
  changeable,
  onOpen,
  pay,
}: {
  appointment: Appointment;
  changeable: boolean;
  onOpen: (window: AppointmentWindow) => void;
  pay: (appointment: Appointment) => ReactNode;
}) {
  const { status, symptoms, payable, proposal, whatsapp_url } = appointment;
  const ended = endedBecause(appointment);
  return (
    <>
      {ended && <p>{ended}</p>}
      {changeable && <ProposalNotice appointment={appointment} />}
      {appointment.payable && (
        <div className="visit-pay">
          {appointment.pay_before && (
            <p className="small">{myAppointments.payBefore(shortInstant(appointment.pay_before))}</p>
          )}
          {pay(appointment)}
        </div>
      )}
      {status === "accepted" && (whatsapp_url || (symptoms === null && changeable)) && (
        <div className="one-visit-ways">
          {symptoms === null && changeable && (
            // One orange button on the screen: what must be paid or answered comes first.
            <Button
              look={payable || proposal?.by === "doctor" ? "secondary" : "primary"}
              onClick={() => onOpen("symptoms")}
            >
              {words.symptoms}
            </Button>
          )}
          {whatsapp_url && (
            <LinkButton to={whatsapp_url} icon="video" label={words.whatsappLabel(appointment.doctor_name)}>
              {words.whatsapp}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}

/**
 * The window the address names, if the appointment's state allowed it when it was opened; else the address is mended. Once open it stays
 * though the state changes: it says why nothing came of it.
 */
function Window({
  appointment,
  open,
  onClose,
}: {
  appointment: Appointment;
  open: AppointmentWindow;
  onClose: () => void;
}) {
  const { status, cancellation, reschedulable } = appointment;
  const [allowed] = useState(
    () => ({ symptoms: status === "accepted", cancel: cancellation.allowed, move: reschedulable })[open],
  );
  useEffect(() => {
    if (!allowed) onClose();
    // Once: closing is another way to the same address.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [allowed]);
  if (!allowed) return null;
  if (open === "cancel") return <CancelDialog appointment={appointment} onClose={onClose} />;
  if (open === "move") return <RescheduleDialog appointment={appointment} onClose={onClose} />;
  return <SymptomsDialog appointment={appointment} onClose={onClose} />;
}
