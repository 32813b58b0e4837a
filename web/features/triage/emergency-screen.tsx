import { useState } from "react";
import type { TriageState } from "#contract/triage.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { urgencyMessages } from "#texts/triage.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Picture } from "./pictures.tsx";
import { TownButtons } from "./town-choice.tsx";
import { useWorkplaces } from "./use-recommended.ts";

export interface EmergencyScreenProps {
  state: Pick<TriageState, "emergency_numbers">;
  towns: readonly string[];
  town: string | null;
  onTown: (town: string) => void;
}

/** What somebody who cannot read understands: red, one huge button that calls, three drawings. */
export function EmergencyScreen({ state, towns, town, onTown }: EmergencyScreenProps) {
  const [first, ...others] = state.emergency_numbers;
  return (
    <>
      <section className="emergency" aria-labelledby="nurse-emergency" data-first tabIndex={-1}>
        <Icon name="siren" size="l" />
        <h3 id="nurse-emergency">{words.emergencyWord}</h3>
        <p>{urgencyMessages.emergency}</p>
        {first && (
          <a className="emergency-call" href={`tel:${first.number}`}>
            <Icon name="phone" size="l" />
            {words.callNow(first.number)}
          </a>
        )}
        <ul className="emergency-others">
          {others.map(({ number, name }) => (
            <li key={number}>
              <a href={`tel:${number}`} aria-label={words.callNamed(number, name)}>
                <strong className="figures">{number}</strong> {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <ol className="pictures">
        {words.pictures.map(({ picture, word }) => (
          <li key={picture}>
            <Picture name={picture} />
            {word}
          </li>
        ))}
      </ol>
      <Centers towns={towns} town={town} onTown={onTown} />
    </>
  );
}

function Centers({ towns, town, onTown }: Omit<EmergencyScreenProps, "state">) {
  const [choosing, setChoosing] = useState(false);
  if (town === null || choosing) {
    return (
      <section className="stack" aria-labelledby="nurse-where">
        <h3 id="nurse-where">{words.emergencyTown}</h3>
        <TownButtons
          towns={towns}
          onTown={(chosen) => {
            setChoosing(false);
            onTown(chosen);
          }}
        />
      </section>
    );
  }
  return (
    <section className="stack" aria-labelledby="nurse-where">
      <div className="town-line">
        <h3 id="nurse-where">{words.centersIn(town || words.otherTown)}</h3>
        <Button look="quiet" icon="place" onClick={() => setChoosing(true)}>
          {words.changeTown}
        </Button>
      </div>
      <Places town={town} />
    </section>
  );
}

function Places({ town }: { town: string }) {
  const places = useWorkplaces(town);
  if (places.isError) return <Notice tone="warning" live title={words.centersFailed} />;
  if (town && !places.data) return <Skeleton label={common.loading} count={3} />;
  if (!places.data || places.data.length === 0) return <p>{words.noCenters(town || words.otherTown)}</p>;
  return (
    <>
      <p className="quiet">{words.centersHelp}</p>
      <ul className="centers">
        {places.data.map(({ name, address, directions }) => (
          <li key={name}>
            <div>
              <p className="center-name">{name}</p>
              {address && <p className="quiet small">{address}</p>}
            </div>
            <LinkButton to={directions} icon="place" label={words.directionsTo(name)}>
              {words.directions}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
