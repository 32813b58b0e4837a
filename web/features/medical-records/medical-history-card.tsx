import { frenchDate } from "#contract/clinic-time.ts";
import { readMedicalHistory } from "#contract/medical-records.ts";
import type { MedicalHistory } from "#contract/medical-records.ts";
import { common } from "#texts/common.ts";
import { medicalHistoryTexts as words } from "#texts/medical-history.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { historyFacts } from "./history-words.ts";
import "./medical-history.css";

/** How many lines the first screen shows: what an emergency would ask for first. */
const mostFacts = 4;

/** The account's own record on the first screen: what it says, since when, who may read it (specification, "Medical History card"). */
export function MedicalHistoryCard() {
  const answer = useApiQuery(readMedicalHistory, {}, { staleTime: 0 });
  const history = answer.data;
  return (
    <Card title={words.title} aside={history?.updated_at && <SharedBadge history={history} />}>
      {history ? (
        <Summary history={history} />
      ) : answer.isError ? (
        <ErrorState
          title={words.failed}
          retryLabel={common.retry}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        >
          {detailOf(answer.error, "")}
        </ErrorState>
      ) : (
        <Skeleton label={words.loading} />
      )}
    </Card>
  );
}

function Summary({ history }: { history: MedicalHistory }) {
  const facts = historyFacts(history);
  const pressing = [
    words.blood_type,
    words.lists.allergies,
    words.lists.current_medications,
    words.lists.chronic_conditions,
  ];
  // What presses most stands first; the rest of the record follows as far as there is room.
  const order = (label: string) => (pressing as string[]).indexOf(label) + 1 || pressing.length + 1;
  // oxlint-disable-next-line unicorn/no-array-sort -- a list of our own; phones of 2022 have no toSorted
  const first = [...facts].sort((one, other) => order(one.label) - order(other.label)).slice(0, mostFacts);
  return (
    <>
      {history.updated_at === null ? (
        <p>
          <strong>{words.empty}</strong>
          <br />
          <span className="quiet">{words.emptyHelp}</span>
        </p>
      ) : (
        <>
          <HistoryFacts facts={first} />
          <UpdatedAt history={history} />
        </>
      )}
      <div>
        <LinkButton to={paths.dashboard({ onglet: "dossier" })}>
          {history.updated_at === null ? words.fill : words.open}
        </LinkButton>
      </div>
    </>
  );
}

export function HistoryFacts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  if (facts.length === 0) return <p className="quiet">{words.noneListed}</p>;
  return (
    <dl className="record-facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SharedBadge({ history }: { history: MedicalHistory }) {
  return history.share_with_doctors ? (
    <Badge colour="green" icon="check">
      {words.shared}
    </Badge>
  ) : (
    <Badge colour="grey" icon="eye-off">
      {words.notShared}
    </Badge>
  );
}

export function UpdatedAt({ history }: { history: MedicalHistory }) {
  if (!history.updated_at) return null;
  return <p className="quiet small">{words.updated(frenchDate(history.updated_at.slice(0, 10)))}</p>;
}
