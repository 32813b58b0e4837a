import { frenchDate, frenchInstant } from "#contract/clinic-time.ts";
import { listRecordReadings } from "#contract/medical-records.ts";
import { common } from "#texts/common.ts";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** How many are read at once. */
const atOnce = 10;

/** Which doctors read the record, and when: the patient sees every reading (decisions, "Health data"). */
export function RecordReadings({ patientId }: { patientId: string }) {
  const found = useApiPages(listRecordReadings, { query: { patient_id: patientId, limit: atOnce } }, { staleTime: 0 });
  const readings = found.data?.pages.flatMap(({ items }) => items);
  return (
    <Card title={words.readings}>
      <p className="quiet">{words.readingsHelp}</p>
      {!readings && !found.isError && <Skeleton label={words.loadingReadings} />}
      {found.isError && !found.isFetching && (
        <ErrorState title={words.readingsFailed} retryLabel={common.retry} onRetry={() => void found.refetch()}>
          {detailOf(found.error, "")}
        </ErrorState>
      )}
      {readings?.length === 0 && <p>{words.noReading}</p>}
      {readings && readings.length > 0 && (
        <ul className="readings">
          {readings.map(({ id, doctor_name, specialty, appointment_date, read_at }) => (
            <li key={id}>
              <span>
                <strong>{doctor_name}</strong> <span className="quiet">{specialty}</span>
              </span>
              <span className="figures">{words.readAt(frenchInstant(read_at))}</span>
              {appointment_date && <span className="quiet small">{words.readFor(frenchDate(appointment_date))}</span>}
            </li>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} busyLabel={words.moreBusy} onClick={() => void found.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </Card>
  );
}
