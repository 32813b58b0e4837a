import { useState } from "react";
import { useNavigate } from "react-router";
import { frenchInstant } from "#contract/clinic-time.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { listTriage } from "#contract/triage-records.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { tied } from "#texts/tied.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiPages } from "#web/api/use-api-pages.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { OwnAssessment } from "./own-assessment.tsx";
import { levelLooks } from "./urgency-level.tsx";
import "./triage-summary.css";

type Listed = OutputOf<typeof listTriage>[number];

/** How many are read at once. */
const atOnce = 10;

/** What the people of this account told the nurse, the newest first: to read again, or to go on with. */
export function OwnAssessments() {
  const found = useApiPages(listTriage, { query: { limit: atOnce } }, { staleTime: 0 });
  const listed = found.data?.pages.flatMap(({ items }) => items);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Listed | null>(null);
  return (
    <Card title={words.ownTitle}>
      <p className="quiet">{words.ownHelp}</p>
      {!listed && !found.isError && <Skeleton label={common.loading} />}
      {found.isError && !found.isFetching && (
        <ErrorState title={words.ownFailed} retryLabel={common.retry} onRetry={() => void found.refetch()}>
          {detailOf(found.error, "")}
        </ErrorState>
      )}
      {listed?.length === 0 && (
        <div className="stack">
          <p>{words.ownNone}</p>
          <div>
            <LinkButton to={paths.dashboard({ infirmiere: "true" })} icon="heart">
              {words.ownBegin}
            </LinkButton>
          </div>
        </div>
      )}
      {listed && listed.length > 0 && (
        <ul className="own-assessments">
          {listed.map((one) => (
            <Row key={one.session_id} one={one} onOpen={() => setOpened(one)} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {words.ownMore}
          </Button>
        </div>
      )}
      <Dialog
        open={opened !== null}
        wide
        onClose={() => setOpened(null)}
        title={opened ? words.summaryOf(opened.patient_name) : ""}
        closeLabel={common.close}
      >
        {opened && (
          <OwnAssessment
            id={opened.session_id}
            onGoOn={() => {
              setOpened(null);
              void navigate(paths.dashboard({ infirmiere: "true" }));
            }}
          />
        )}
      </Dialog>
    </Card>
  );
}

function Row({ one, onOpen }: { one: Listed; onOpen: () => void }) {
  const { patient_name, created_at, urgency_level: level, initial_symptoms, completed, open } = one;
  const when = frenchInstant(created_at);
  const goesOn = open && !completed;
  return (
    <li>
      <p className="summary-head">
        {level ? (
          <Badge colour={levelLooks[level].colour} icon={levelLooks[level].icon}>
            {words.levels[level]}
          </Badge>
        ) : (
          <Badge icon="clock">{words.ownUnfinished}</Badge>
        )}
        <strong>{patient_name}</strong> <span className="quiet small">{when}</span>
      </p>
      <p className="own-words">{tied(words.quoted(initial_symptoms))}</p>
      <div className="own-read">
        <Button
          look="quiet"
          aria-label={goesOn ? words.ownGoOnNamed(patient_name, when) : words.ownReadNamed(patient_name, when)}
          onClick={onOpen}
        >
          {goesOn ? words.ownGoOn : words.ownRead}
        </Button>
      </div>
    </li>
  );
}
