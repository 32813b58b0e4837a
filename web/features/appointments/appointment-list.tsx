import type { ReactNode } from "react";
import { clinicDateAt } from "#contract/clinic-time.ts";
import { listOwnAppointments } from "#contract/appointments.ts";
import type { Appointment } from "#contract/appointments.ts";
import { common } from "#texts/common.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { detailOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppointmentItem } from "./appointment-item.tsx";
import "./appointment-list.css";

export interface AppointmentListProps {
  /** Only what lies ahead, at most this many, soonest first; without it all of them, page by page. */
  ahead?: number;
  pay: (appointment: Appointment) => ReactNode;
  /** What an empty list offers. */
  emptyAction: ReactNode;
}

/** The account's appointments. Asked anew whenever it is opened: the doctor may have answered. */
export function AppointmentList({ ahead, pay, emptyAction }: AppointmentListProps) {
  const found = useApiPages(listOwnAppointments, {}, { staleTime: 0 });
  if (found.isError && !found.data) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel={common.retry}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {detailOf(found.error, "")}
      </ErrorState>
    );
  }
  if (!found.data) return <Skeleton label={words.loading} look="blocks" count={2} />;
  const all = found.data.pages.flatMap(({ items }) => items);
  const shown = ahead === undefined ? all : soonest(all, ahead);
  const severalPatients = new Set(all.map(({ patient_id }) => patient_id)).size > 1;
  if (shown.length === 0) {
    return (
      <EmptyState title={all.length === 0 ? words.none : words.noneNext} action={emptyAction}>
        {words.noneHelp}
      </EmptyState>
    );
  }
  return (
    <>
      {ahead === undefined && <h2 className="hidden-name">{words.list}</h2>}
      <ul className="visits">
        {shown.map((appointment) => (
          <AppointmentItem key={appointment.id} appointment={appointment} patientShown={severalPatients} pay={pay} />
        ))}
      </ul>
      {ahead === undefined && found.hasNextPage && (
        <>
          {found.isFetchNextPageError && (
            <Notice tone="error" live>
              {detailOf(found.error, "")}
            </Notice>
          )}
          <div>
            <Button
              busy={found.isFetchingNextPage}
              busyLabel={words.moreBusy}
              onClick={() => void found.fetchNextPage()}
            >
              {words.more}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** What still has to happen, today included, soonest first. */
function soonest(appointments: readonly Appointment[], most: number): Appointment[] {
  const today = clinicDateAt(new Date());
  const when = (one: Appointment) => `${one.appointment_date} ${one.appointment_time}`;
  const coming = appointments.filter(
    (one) => one.appointment_date >= today && (one.status === "pending" || one.status === "accepted"),
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of our own; phones of 2022 have no toSorted
  return coming.sort((one, other) => when(one).localeCompare(when(other))).slice(0, most);
}
