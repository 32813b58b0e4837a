import { useSearchParams } from "react-router";
import { directoryPageSize, searchDoctors } from "#contract/doctors.ts";
import { common } from "#texts/common.ts";
import { directory as words } from "#texts/directory.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DoctorRows } from "./doctor-rows.tsx";
import { filtersIn, hasFilter, noFilters, questionFor, withFilters } from "./filters.ts";
import type { DirectoryFilters } from "./filters.ts";
import type { BookSlot } from "./next-slots.tsx";
import { SearchForm } from "./search-form.tsx";

export interface DoctorSearchProps {
  towns: readonly string[];
  /** Opens the booking window where one is; without it a slot leads to the doctor's page. */
  onBook?: BookSlot;
  /** Doctors shown while nothing is asked; 0 asks the person to choose first. */
  previewSize?: number;
}

/** The directory: searches as one types, keeps its filters in the address, shows the next free hours of each doctor. */
export function DoctorSearch({ towns, onBook, previewSize = directoryPageSize }: DoctorSearchProps) {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const setFilters = (next: DirectoryFilters) =>
    setSearch((now) => withFilters(now, next), { replace: true, preventScrollReset: true });
  const asked = hasFilter(filters) || previewSize > 0;
  const found = useApiPages(
    searchDoctors,
    { query: questionFor(filters, previewSize) },
    { enabled: asked, keepLast: true },
  );
  return (
    <div className="stack">
      <SearchForm
        towns={towns}
        filters={filters}
        onFilters={setFilters}
        action={paths.doctors()}
        // Not `isFetching`: what came with the document may be asked again at once, and the first painting must match the server's.
        busy={found.isLoading || found.isPlaceholderData}
      />
      {asked ? (
        <Results found={found} onBook={onBook} onClear={hasFilter(filters) ? () => setFilters(noFilters) : null} />
      ) : (
        <EmptyState title={words.choose}>{words.chooseHelp}</EmptyState>
      )}
    </div>
  );
}

type Found = ReturnType<typeof useApiPages<typeof searchDoctors>>;

function Results({
  found,
  onBook,
  onClear,
}: {
  found: Found;
  onBook: BookSlot | undefined;
  onClear: (() => void) | null;
}) {
  const pages = found.data?.pages ?? [];
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const failed = found.isError && !found.isFetchNextPageError;
  if (failed && !found.isFetching) {
    return (
      <ErrorState title={words.failed} retryLabel={common.retry} onRetry={() => void found.refetch()}>
        {detailOf(found.error, "")}
      </ErrorState>
    );
  }
  if (!found.data) return <Skeleton label={words.searching} look="blocks" count={3} />;
  return (
    <>
      <p className="quiet" role="status">
        {found.isPlaceholderData ? words.searching : onClear && count > 0 && words.found(count, found.hasNextPage)}
      </p>
      {count === 0 ? (
        <EmptyState title={words.none} action={onClear && <Button onClick={onClear}>{words.clear}</Button>}>
          {words.noneHelp}
        </EmptyState>
      ) : (
        <>
          <h2 className="hidden-name">{words.results}</h2>
          <ul className={found.isPlaceholderData ? "doctors doctors-old" : "doctors"} aria-label={words.results}>
            {pages.map(({ items }) => (
              <DoctorRows key={items[0]?.id} doctors={items} onBook={onBook} />
            ))}
          </ul>
        </>
      )}
      <More found={found} />
    </>
  );
}

function More({ found }: { found: Found }) {
  if (!found.hasNextPage || found.isPlaceholderData) return null;
  return (
    <div className="stack">
      {found.isFetchNextPageError && (
        <Notice tone="error" live title={words.moreFailed}>
          {detailOf(found.error, "")}
        </Notice>
      )}
      <div>
        <Button busy={found.isFetchingNextPage} busyLabel={words.moreBusy} onClick={() => void found.fetchNextPage()}>
          {found.isFetchNextPageError ? common.retry : words.more}
        </Button>
      </div>
    </div>
  );
}
