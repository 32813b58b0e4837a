import { useEffect, useRef } from "react";
import type { Appointment } from "#contract/appointments.ts";
import { common } from "#texts/common.ts";
import { specialist as words } from "#texts/specialist.ts";
import { paths } from "#web/paths.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AppointmentTime, consultationTypeLabel, DecisionButtons, PatientName } from "./doctor-appointment-parts.tsx";
import type { AssessmentOf } from "./doctor-appointment-parts.tsx";
import { RejectDialog } from "./doctor-requests-reject.tsx";
import { useDoctorDecisions, type DoctorDecisions } from "./use-doctor-decisions.ts";
import { requestsShown, useDoctorRequests } from "./use-doctor-requests.ts";
import "./doctor-requests.css";

/** The requests that wait for the doctor's word, the soonest first, each with its two answers. */
export function DoctorRequests({ assessment }: { assessment: AssessmentOf }) {
  const { query, requests, count, more } = useDoctorRequests();
  const decisions = useDoctorDecisions();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusAfterLeaving(requests, title);
  return (
    <section className="stack" aria-labelledby="requests-title">
      <h2 className="requests-title" id="requests-title" ref={title} tabIndex={-1}>
        {words.requestsTitle}
      </h2>
      {decisions.problem && !decisions.rejecting && (
        <Notice tone="error" live>
          {decisions.problem}
        </Notice>
      )}
      {query.isPending ? (
        <Skeleton label={common.loading} look="blocks" count={2} />
      ) : query.isError && !query.data ? (
        <ErrorState
          title={words.requestsFailed}
          retryLabel={common.retry}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error.detail}
        </ErrorState>
      ) : (
        <RequestList requests={requests} decisions={decisions} assessment={assessment} />
      )}
      {count > requestsShown && (
        <div>
          <LinkButton to={paths.dashboard({ onglet: "rendez-vous", statut: "pending" })}>
            {words.allRequests(count, more)}
          </LinkButton>
        </div>
      )}
      <RejectDialog decisions={decisions} />
    </section>
  );
}

function RequestList({
  requests,
  decisions,
  assessment,
}: {
  requests: readonly Appointment[];
  decisions: DoctorDecisions;
  assessment: AssessmentOf;
}) {
  if (requests.length === 0) {
    return (
      <EmptyState
        title={words.noRequests}
        action={<LinkButton to={paths.dashboard({ onglet: "rendez-vous" })}>{words.seeAppointments}</LinkButton>}
      >
        {words.noRequestsHelp}
      </EmptyState>
    );
  }
  return (
    <ul className="requests">
      {requests.map((request) => (
        <Card key={request.id} as="li">
          <PatientName appointment={request} />
          <div className="request-facts">
            <p className="request-fact">
              <Icon name="calendar" size="s" />
              <AppointmentTime appointment={request} />
            </p>
            <p className="request-fact">
              <Icon name={request.consultation_type === "in-person" ? "place" : "video"} size="s" />
              {consultationTypeLabel(request)}
            </p>
          </div>
          {request.notes && (
            <div>
              <p className="quiet small">{words.notes}</p>
              <p className="request-notes">{request.notes}</p>
            </div>
          )}
          {request.has_triage && <div>{assessment(request)}</div>}
          <DecisionButtons appointment={request} decisions={decisions} />
        </Card>
      ))}
    </ul>
  );
}

/** The button that was pressed leaves the page with its request: whoever works by keyboard goes on from the title of the list. */
function useFocusAfterLeaving(requests: readonly Appointment[], title: { current: HTMLElement | null }): void {
  const shown = requests.map((request) => request.id).join(" ");
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) title.current?.focus();
  }, [shown, title]);
}
