import { useEffect } from "react";
import type { ReactNode } from "react";
import { listOwnAppointments } from "#contract/appointments.ts";
import type { Appointment, AppointmentTime } from "#contract/appointments.ts";
import { common } from "#texts/common.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { offline } from "#texts/offline.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { useOnline } from "#web/offline/use-online.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppointmentItem } from "./appointment-item.tsx";
import { longInstant } from "./appointment-words.ts";
import { keepSeenAppointments, seenAppointments } from "./seen-appointments.ts";
import "./appointment-list.css";

export interface AppointmentListProps {
  when: AppointmentTime;
  /** At most this many, and no way to more: what is next, for the first screen. */
  most?: number;
  pay: (appointment: Appointment) => ReactNode;
  /** What an empty list offers. */
  emptyAction: ReactNode;
}

/**
 * The account's appointments that lie ahead, or those that are over. Asked anew whenever it is opened: the doctor may have answered.
 * Without a connection the ones seen last are shown, and that they are.
 */
export function AppointmentList({ when, most, pay, emptyAction }: AppointmentListProps) {
  const online = useOnline();
  const found = useApiPages(listOwnAppointments, { query: { when } }, { staleTime: 0 });
  const known = found.data?.pages.flatMap(({ items }) => items);
  const ahead = when === "upcoming";
  useEffect(() => {
    if (ahead && known) keepSeenAppointments(known);
    // The answer changes, the list made of it is new each time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ahead, found.data]);
  const lost = !known && (found.isError || !online);
  const seen = lost && ahead && (!online || found.error?.offline) ? seenAppointments() : null;
  if (lost && !seen) {
    return (
      <ErrorState
        title={words.failed}
        retryLabel={common.retry}
        onRetry={() => void found.refetch()}
        busy={found.isFetching}
      >
        {found.error && detailOf(found.error, "")}
      </ErrorState>
    );
  }
  const all = known ?? seen?.data;
  if (!all) return <Skeleton label={words.loading} look="blocks" count={2} />;
  if (all.length === 0) {
    return (
      <EmptyState title={ahead ? words.noneNext : words.nonePast} action={emptyAction}>
        {ahead && words.noneHelp}
      </EmptyState>
    );
  }
  const severalPatients = new Set(all.map(({ patient_id }) => patient_id)).size > 1;
  return (
    <>
      {seen && <Notice tone="warning" title={offline.lastSeen(longInstant(seen.at))} />}
      {most === undefined && <h2 className="hidden-name">{words.list}</h2>}
      <ul className="visits">
        {all.slice(0, most).map((appointment) => (
          <AppointmentItem key={appointment.id} appointment={appointment} patientShown={severalPatients} pay={pay} />
        ))}
      </ul>
      {most === undefined && found.hasNextPage && (
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
