import type { OutputOf } from "#contract/endpoint.ts";
import { listOwnSpecialists } from "#contract/health-centers.ts";
import { common } from "#texts/common.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import type { Column } from "#web/ui/data-table.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Figure, FigureList } from "#web/ui/figure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./health-centers.css";

type Specialist = OutputOf<typeof listOwnSpecialists>[number];

/** The specialists of the signed-in center, as far as they have been read. */
export function useSpecialists() {
  const query = useApiPages(listOwnSpecialists, { query: { limit: 200 } });
  return { query, rows: query.data?.pages.flatMap((page) => page.items) ?? [] };
}

const columns: readonly Column<Specialist>[] = [
  { key: "name", header: words.name, cell: (row) => row.full_name },
  { key: "specialty", header: words.specialty, cell: (row) => row.specialty },
  {
    key: "code",
    header: words.specialistCode,
    cell: (row) => (
      <span className="center-code figures" translate="no">
        {row.specialist_code ?? words.noCode}
      </span>
    ),
  },
  { key: "status", header: words.status, cell: (row) => <SpecialistBadge status={row.status} /> },
  {
    key: "actions",
    header: words.actions,
    bare: true,
    align: "end",
    cell: (row) =>
      row.specialist_code && (
        <CopyButton
          text={row.specialist_code}
          label={words.copyOf(row.full_name)}
          copiedLabel={words.copied}
          failedLabel={words.copyFailed}
        >
          {words.copy}
        </CopyButton>
      ),
  },
];

/** All specialists of the center, with the code each signs in with. `onAdd` is absent while the center may add nobody. */
export function SpecialistList({ onAdd }: { onAdd: (() => void) | null }) {
  const { query, rows } = useSpecialists();
  if (query.isPending) return <Skeleton label={common.loading} count={5} look="blocks" />;
  if (query.isError && rows.length === 0) {
    return (
      <ErrorState
        title={words.specialistsFailed}
        retryLabel={common.retry}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      >
        {query.error.detail}
      </ErrorState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.noSpecialist}
        action={
          onAdd && (
            <Button look="primary" icon="plus" onClick={onAdd}>
              {words.add}
            </Button>
          )
        }
      >
        {onAdd ? words.noSpecialistHelp : words.addingClosed}
      </EmptyState>
    );
  }
  return (
    <div className="stack">
      <DataTable caption={words.specialists} columns={columns} rows={rows} rowKey={(row) => row.id} />
      {query.hasNextPage && (
        <div>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.showMore}
          </Button>
        </div>
      )}
    </div>
  );
}

/** How many specialists the center has. */
export function SpecialistCount() {
  const { query, rows } = useSpecialists();
  if (!query.data) return null;
  return (
    <FigureList>
      <Figure
        label={words.specialistCount(rows.length)}
        value={query.hasNextPage ? words.moreThan(rows.length) : rows.length}
      />
    </FigureList>
  );
}

function SpecialistBadge({ status }: Pick<Specialist, "status">) {
  if (status === "active") {
    return (
      <Badge colour="green" icon="success">
        {words.statuses.active}
      </Badge>
    );
  }
  return status === "waiting" ? (
    <Badge colour="amber" icon="clock">
      {words.statuses.waiting}
    </Badge>
  ) : (
    <Badge icon="cancelled">{words.statuses.inactive}</Badge>
  );
}
