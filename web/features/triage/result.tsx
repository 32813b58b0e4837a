import type { ReactNode } from "react";
import type { Doctor } from "#contract/doctors.ts";
import type { TriageState } from "#contract/triage.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { paths } from "#web/paths.ts";
import { detailOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Advice, Reasons } from "./advice.tsx";
import { Centers } from "./centers.tsx";
import { EmergencyScreen } from "./emergency-screen.tsx";
import type { Answer } from "./local-engine.ts";
import { Specialties, TownButtons, doctorsHeading } from "./town-choice.tsx";
import { UrgencyBand, withinHours } from "./urgency-level.tsx";
import { useRecommendedDoctors } from "./use-recommended.ts";
import { useTownChoice } from "./use-town-choice.ts";

/** How soon one of the doctors should be free. */
export interface InTime {
  hours: number;
  /** Stands beside a doctor who is free only later. */
  late: string;
  /** Said where nobody is free in time. */
  none: string;
}

export interface ResultProps {
  state: Answer;
  /** Reads it aloud: stands where it begins. */
  aloud: ReactNode;
  towns: readonly string[];
  town: string | null;
  onTown: (town: string) => void;
  /** Doctors with their next free hours, the soonest first, which belong to another feature. */
  doctors: (found: readonly Doctor[], inTime: InTime | null) => ReactNode;
  /** The server has it: it can go along with a booking. */
  joinable: boolean;
}

/** One screen: how urgent it is, what to do now, whom to see, where. */
export function Result({ state, aloud, towns, town, onTown, doctors, joinable }: ResultProps) {
  const { needs_emergency_care: emergency, urgency_level: level } = state;
  return (
    <div className="stack result">
      {emergency ? (
        <EmergencyScreen state={state} aloud={aloud} />
      ) : (
        level && <UrgencyBand level={level}>{aloud}</UrgencyBand>
      )}
      <Advice state={state} />
      {/* What to do at once comes before where to go. */}
      {emergency ? (
        <>
          <Centers towns={towns} town={town} onTown={onTown} />
          <Reasons state={state} />
          <details className="more">
            <summary>{words.followUp}</summary>
            <Whom state={state} towns={towns} town={town} onTown={onTown} doctors={doctors} />
          </details>
        </>
      ) : (
        <>
          <section className="stack" aria-labelledby="nurse-whom">
            <h3 id="nurse-whom">{words.whom}</h3>
            {joinable && <p className="quiet small">{words.joinHint}</p>}
            <Whom state={state} towns={towns} town={town} onTown={onTown} doctors={doctors} />
          </section>
          <Reasons state={state} />
        </>
      )}
    </div>
  );
}

function Whom({ state, towns, town, onTown, doctors }: Omit<ResultProps, "joinable" | "aloud">) {
  const { choosing, place, change, choose } = useTownChoice(onTown);
  const { recommended_specialties: specialties } = state;
  return (
    <div className="stack">
      <Specialties named={specialties} />
      {town === null || choosing ? (
        <>
          {town !== null && <h4>{words.townTitle}</h4>}
          <TownButtons towns={towns} onTown={choose} place={place} />
        </>
      ) : (
        <>
          <div className="town-line">
            <h4 id={doctorsHeading} tabIndex={-1} ref={place}>
              {town ? words.doctorsIn(town) : words.doctorsAnywhere}
            </h4>
            {/* Chosen again where it stands: what to do stays in view. */}
            <Button look="quiet" icon="place" onClick={change}>
              {words.changeTown}
            </Button>
          </div>
          <Found specialties={specialties} town={town} doctors={(found) => doctors(found, inTimeOf(state))} />
        </>
      )}
    </div>
  );
}

function Found({
  specialties,
  town,
  doctors,
}: {
  specialties: readonly string[];
  town: string;
  doctors: (found: readonly Doctor[]) => ReactNode;
}) {
  const found = useRecommendedDoctors(specialties, town);
  if (found.isError) {
    return (
      <ErrorState
        title={words.doctorsFailed}
        retryLabel={common.retry}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      >
        {detailOf(found.error, "")}
      </ErrorState>
    );
  }
  if (!found.data && specialties.length > 0) return <Skeleton label={common.loading} look="blocks" count={2} />;
  if (!found.data || found.data.length === 0) {
    return (
      <EmptyState title={words.noDoctors} action={<LinkButton to={paths.doctors()}>{words.allDoctors}</LinkButton>}>
        {words.noDoctorsHelp(town)}
      </EmptyState>
    );
  }
  return doctors(found.data);
}

/** What the level asks of the doctors; null where it sets no time. */
function inTimeOf({ urgency_level: level }: TriageState): InTime | null {
  const hours = level && withinHours[level];
  return hours && (level === "urgent" || level === "routine") ? { hours, ...words.inTime[level] } : null;
}
