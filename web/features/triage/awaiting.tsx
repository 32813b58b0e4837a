import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { detailOf } from "#web/api/api-error.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type Answer = { isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };

/** What stands where an assessment will: its shape while it is on its way, or why it did not come and « Réessayer ». */
export function AwaitingAssessment({ answer: { isError, isFetching, error, refetch } }: { answer: Answer }) {
  if (!isError) return <Skeleton label={common.loading} count={4} />;
  return (
    <ErrorState title={words.summaryFailed} retryLabel={common.retry} busy={isFetching} onRetry={() => void refetch()}>
      {detailOf(error, "")}
    </ErrorState>
  );
}
