import {
  appointmentStatuses,
  listDoctorAppointments,
  type Appointment,
  type AppointmentStatus,
} from "#contract/appointments.ts";
import { statusLabels } from "#texts/appointments.ts";
import { common } from "#texts/common.ts";
import { specialist as words } from "#texts/specialist.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { DataTable, type Column } from "#web/ui/data-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Select } from "#web/ui/select.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppointmentTime, consultationTypeLabel, DecisionButtons, PatientName } from "./doctor-appointment-parts.tsx";
import type { AssessmentOf } from "./doctor-appointment-parts.tsx";
import { RejectDialog } from "./doctor-requests-reject.tsx";
import { StatusBadge } from "./status-badge.tsx";
import { useDoctorDecisions, type DoctorDecisions } from "./use-doctor-decisions.ts";
import "./doctor-requests.css";

const pageSize = 20;

export interface DoctorAppointmentsProps {
  /** The status asked for in the address; null: all. */
  status: AppointmentStatus | null;
  onStatus: (status: AppointmentStatus | null) => void;
  assessment: AssessmentOf;
}

/** A doctor's appointments of one status or all, page after page; what may be decided can be decided here. */
export function DoctorAppointments({ status, onStatus, assessment }: DoctorAppointmentsProps) {
  const query = useApiPages(
    listDoctorAppointments,
    { query: { limit: pageSize, ...(status ? { status } : {}) } },
    { keepLast: true, staleTime: 0 },
  );
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  const decisions = useDoctorDecisions();
  return (
    <section className="stack" aria-label={words.appointmentsTitle}>
      <div className="appointment-filter">
        <Select
          label={words.filter}
          value={status ?? ""}
          placeholder={words.everyStatus}
          options={appointmentStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          onChange={(event) => onStatus(statusNamed(event.target.value))}
        />
      </div>
      {decisions.problem && !decisions.rejecting && (
        <Notice tone="error" live>
          {decisions.problem}
        </Notice>
      )}
      {query.isPending ? (
        <Skeleton label={common.loading} look="blocks" count={3} />
      ) : query.isError && rows.length === 0 ? (
        <ErrorState
          title={words.appointmentsFailed}
          retryLabel={common.retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.detail}
        </ErrorState>
      ) : rows.length === 0 ? (
        <NoAppointments filtered={status !== null} onShowAll={() => onStatus(null)} />
      ) : (
        <DataTable
          caption={words.appointmentsCaption}
          columns={columnsFor(decisions, assessment)}
          rows={rows}
          rowKey={(row) => row.id}
        />
      )}
      {query.isFetchNextPageError && (
        <Notice tone="error" live title={words.moreFailed}>
          {query.error?.detail}
        </Notice>
      )}
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} busyLabel={common.loading} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      <RejectDialog decisions={decisions} />
    </section>
  );
}

/** The status of that name, or null: an address may say anything. */
export function statusNamed(text: string | null): AppointmentStatus | null {
  return appointmentStatuses.find((status) => status === text) ?? null;
}

function NoAppointments({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered) return <EmptyState title={words.noAppointments}>{words.noAppointmentsHelp}</EmptyState>;
  return (
    <EmptyState title={words.noneWithStatus} action={<Button onClick={onShowAll}>{words.showAll}</Button>}>
      {words.noneWithStatusHelp}
    </EmptyState>
  );
}

function columnsFor(decisions: DoctorDecisions, assessment: AssessmentOf): readonly Column<Appointment>[] {
  return [
    { key: "patient", header: words.columns.patient, cell: (row) => <PatientName appointment={row} /> },
    { key: "when", header: words.columns.when, cell: (row) => <AppointmentTime appointment={row} /> },
    { key: "type", header: words.columns.type, cell: consultationTypeLabel },
    { key: "status", header: words.columns.status, cell: (row) => <StatusCell appointment={row} /> },
    {
      key: "actions",
      header: words.columns.actions,
      bare: true,
      align: "end",
      cell: (row) => (
        <>
          {assessment(row)}
          <DecisionButtons appointment={row} decisions={decisions} />
        </>
      ),
    },
  ];
}

function StatusCell({ appointment }: { appointment: Appointment }) {
  return (
    <span className="status-cell">
      <StatusBadge status={appointment.status} />
      {appointment.rejection_reason && <span className="quiet small">{appointment.rejection_reason}</span>}
    </span>
  );
}
