import type { OutputOf } from "#contract/endpoint.ts";
import { readHealthCenterStatus } from "#contract/health-centers.ts";
import { common } from "#texts/common.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type CenterState = OutputOf<typeof readHealthCenterStatus>;

/** The signed-in center: its name and its state of approval. */
export function useCenterStatus() {
  return useApiQuery(readHealthCenterStatus);
}

/** Where the approval of the center stands (specification, section 4). */
export function CenterStatus() {
  const query = useCenterStatus();
  if (query.isPending) return <Skeleton label={common.loading} count={2} />;
  if (query.isError) {
    return (
      <ErrorState
        title={words.statusFailed}
        retryLabel={common.retry}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      >
        {query.error.detail}
      </ErrorState>
    );
  }
  return (
    <div className="row">
      <span className="hidden-name">{words.approval}</span>
      <StatusBadge status={query.data.status} />
      <span className="quiet">{noteOf(query.data)}</span>
    </div>
  );
}

function StatusBadge({ status }: Pick<CenterState, "status">) {
  if (status === "approved") {
    return (
      <Badge colour="green" icon="success">
        {words.approved}
      </Badge>
    );
  }
  return status === "rejected" ? (
    <Badge colour="red" icon="error">
      {words.rejected}
    </Badge>
  ) : (
    <Badge colour="amber" icon="clock">
      {words.pending}
    </Badge>
  );
}

function noteOf({ status, rejection_reason }: CenterState): string {
  if (status === "approved") return words.approvedNote;
  return status === "rejected" ? words.rejectedNote(rejection_reason) : words.pendingNote;
}
