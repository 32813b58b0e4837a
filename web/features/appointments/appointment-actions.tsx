import type { Appointment } from "#contract/appointments.ts";
import { makeCalendarLink } from "#contract/appointment-changes.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { myAppointments } from "#texts/my-appointments.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { AppointmentWindow } from "./appointment-detail.tsx";
import { isOver } from "./appointment-words.ts";

export interface AppointmentActionsProps {
  appointment: Appointment;
  /** False when what is shown is old, or a change already waits: then only what changes nothing is offered. */
  changeable: boolean;
  onOpen: (window: AppointmentWindow) => void;
}

/** What else can be done about an appointment in its state; what the server would refuse is not offered. */
export function AppointmentActions({ appointment, changeable, onOpen }: AppointmentActionsProps) {
  const { status, symptoms, directions_url, payment_reference } = appointment;
  const calendar = useApiMutation(makeCalendarLink, { onSuccess: ({ url }) => location.assign(url) });
  const accepted = status === "accepted";
  return (
    <section className="stack" aria-label={words.actions}>
      <div className="one-visit-ways">
        {accepted && changeable && symptoms !== null && (
          <Button onClick={() => onOpen("symptoms")}>{words.symptomsAgain}</Button>
        )}
        {directions_url && (
          <LinkButton to={directions_url} icon="place" label={words.directionsLabel}>
            {words.directions}
          </LinkButton>
        )}
        {accepted && (
          <Button
            icon="calendar"
            busy={calendar.isPending}
            busyLabel={words.calendarBusy}
            onClick={() => calendar.mutate({ params: { id: appointment.id } })}
          >
            {words.calendar}
          </Button>
        )}
        {payment_reference && (
          <LinkButton to={paths.paymentConfirmation(payment_reference)} icon="receipt">
            {words.receipt}
          </LinkButton>
        )}
        {changeable && appointment.reschedulable && (
          <Button icon="clock" onClick={() => onOpen("move")}>
            {words.move}
          </Button>
        )}
        {changeable && appointment.cancellation.allowed && (
          <Button look="danger" aria-label={words.cancelLabel} onClick={() => onOpen("cancel")}>
            {words.cancel}
          </Button>
        )}
        {isOver(appointment) && (
          <LinkButton to={paths.doctor(appointment.doctor_id)} look="primary">
            {myAppointments.bookAgainWith(appointment.doctor_name)}
          </LinkButton>
        )}
      </div>
      {calendar.isError && <Notice tone="error" live title={detailOf(calendar.error, words.calendarFailed)} />}
    </section>
  );
}
