import type { ReactNode } from "react";
import type { Doctor } from "#contract/doctors.ts";
import type { TriageState } from "#contract/triage.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AdviceList } from "./advice-list.tsx";
import { Centers } from "./centers.tsx";
import { EmergencyScreen } from "./emergency-screen.tsx";
import { TownButtons } from "./town-choice.tsx";
import { UrgencyBand } from "./urgency-level.tsx";
import { useRecommendedDoctors } from "./use-recommended.ts";
import { useTownChoice } from "./use-town-choice.ts";

export interface ResultProps {
  state: TriageState;
  towns: readonly string[];
  town: string | null;
  /** Null asks for the town again. */
  onTown: (town: string | null) => void;
  /** Doctors with their next free hours, which belong to another feature. */
  doctors: (found: readonly Doctor[]) => ReactNode;
  /** The server has it: it can go along with a booking. */
  joinable: boolean;
}

/** One screen: how urgent it is, what to do now, whom to see, where. */
export function Result({ state, towns, town, onTown, doctors, joinable }: ResultProps) {
  const { needs_emergency_care: emergency, urgency_level: level } = state;
  return (
    <div className="stack result">
      {emergency ? <EmergencyScreen state={state} /> : level && <UrgencyBand level={level} />}
      <AdviceList title={words.actions} icon="check" tone="do" items={state.recommended_actions} />
      <AdviceList title={words.avoid} icon="close" tone="avoid" items={state.avoid} />
      {/* What to do at once comes before where to go. */}
      {emergency && <Centers towns={towns} town={town} onTown={onTown} />}
      <AdviceList title={words.reasons} icon="info" tone="why" items={state.reasons} />
      <AdviceList title={words.warning} icon="warning" tone="watch" items={state.warning_signs} />
      {emergency ? (
        <details className="more">
          <summary>{words.followUp}</summary>
          <Whom state={state} towns={towns} town={town} onTown={onTown} doctors={doctors} />
        </details>
      ) : (
        <section className="stack" aria-labelledby="nurse-whom">
          <h3 id="nurse-whom">{words.whom}</h3>
          <Whom state={state} towns={towns} town={town} onTown={onTown} doctors={doctors} />
          {joinable && <p className="quiet small">{words.joinHint}</p>}
        </section>
      )}
    </div>
  );
}

function Whom({ state, towns, town, onTown, doctors }: Omit<ResultProps, "joinable">) {
  const { choosing, place, change, choose } = useTownChoice(onTown);
  const { recommended_specialties: specialties } = state;
  return (
    <div className="stack">
      {specialties.length > 0 && (
        <ol className="specialties">
          {specialties.map((specialty) => (
            <li key={specialty}>{specialty}</li>
          ))}
        </ol>
      )}
      {town === null || choosing ? (
        <TownButtons towns={towns} onTown={choose} place={place} />
      ) : (
        <>
          <div className="town-line">
            <h4 tabIndex={-1} ref={place}>
              {town ? words.doctorsIn(town) : words.doctorsAnywhere}
            </h4>
            {/* In an emergency the screen stays: going back to the town stage would hide what to do. */}
            <Button look="quiet" icon="place" onClick={() => (state.needs_emergency_care ? change() : onTown(null))}>
              {words.changeTown}
            </Button>
          </div>
          <Found specialties={specialties} town={town} doctors={doctors} />
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
  doctors: ResultProps["doctors"];
}) {
  const found = useRecommendedDoctors(specialties, town);
  if (found.isError) {
    return (
      <ErrorState
        title={words.doctorsFailed}
        retryLabel={common.retry}
        busy={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (!found.data && specialties.length > 0) return <Skeleton label={common.loading} look="blocks" count={2} />;
  if (!found.data || found.data.length === 0) {
    return (
      <EmptyState
        title={town ? words.noDoctors(town) : words.noDoctorsAnywhere}
        action={<LinkButton to={paths.doctors()}>{words.allDoctors}</LinkButton>}
      >
        {words.noDoctorsHelp}
      </EmptyState>
    );
  }
  return doctors(found.data);
}
