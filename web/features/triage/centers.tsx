import { useState } from "react";
import type { ListedCenter } from "#contract/center-directory.ts";
import { formatPhone } from "#contract/phone.ts";
import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TownButtons } from "./town-choice.tsx";
import { useCenters } from "./use-recommended.ts";
import { useTownChoice } from "./use-town-choice.ts";

/** Centers shown before more are asked for. */
const first = 4;

interface CentersProps {
  towns: readonly string[];
  town: string | null;
  onTown: (town: string) => void;
}

/** Where to go: the health centers of the town, once it is known. */
export function Centers({ towns, town, onTown }: CentersProps) {
  const { choosing, place, change, choose } = useTownChoice(onTown);
  if (town === null || choosing) {
    return (
      <section className="stack" aria-labelledby="nurse-where">
        <h3 id="nurse-where" tabIndex={-1} ref={place}>
          {words.emergencyTown}
        </h3>
        <TownButtons towns={towns} onTown={choose} />
      </section>
    );
  }
  return (
    <section className="stack" aria-labelledby="nurse-where">
      <div className="town-line">
        <h3 id="nurse-where" tabIndex={-1} ref={place}>
          {town ? words.centersIn(town) : words.centersElsewhere}
        </h3>
        <Button look="quiet" icon="place" onClick={change}>
          {words.changeTown}
        </Button>
      </div>
      {town ? <CentersOf key={town} town={town} /> : <p>{words.nearestHospital}</p>}
    </section>
  );
}

function CentersOf({ town }: { town: string }) {
  const centers = useCenters(town);
  const [all, setAll] = useState(false);
  // A list that is there stays, also where it cannot be asked again.
  if (centers.isError && !centers.data) {
    return (
      <Notice tone="warning" live title={words.centersFailed}>
        <Button busy={centers.isFetching} onClick={() => void centers.refetch()}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  if (!centers.data) return <Skeleton label={common.loading} count={3} />;
  if (centers.data.length === 0) return <p>{words.noCenters(town)}</p>;
  const shown = all ? centers.data : centers.data.slice(0, first);
  const hidden = centers.data.length - shown.length;
  return (
    <>
      <p className="quiet">
        {centers.data[0]!.emergency_service ? words.centersHelp : words.centersWithoutEmergency(town)}
      </p>
      <ul className="centers">
        {shown.map((center) => (
          <Center key={center.id} center={center} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {words.moreCenters(hidden)}
        </Button>
      )}
    </>
  );
}

function Center({ center }: { center: ListedCenter }) {
  const { name, contact_phone, emergency_service, open_24h, opening_hours } = center;
  return (
    <li>
      <div className="center-facts">
        <h4>{name}</h4>
        <p className="center-signs">
          {emergency_service && (
            <Badge colour="red" icon="siren">
              {words.hasEmergency}
            </Badge>
          )}
          {open_24h && <Badge icon="clock">{words.dayAndNight}</Badge>}
          {emergency_service === false && <Badge icon="minus">{words.noEmergency}</Badge>}
        </p>
        <p className="quiet small">{placeOf(center)}</p>
        {opening_hours && <p className="quiet small">{opening_hours}</p>}
        <p className="figures small">{formatPhone(contact_phone)}</p>
      </div>
      <div className="center-ways">
        <LinkButton to={`tel:${contact_phone}`} icon="phone" label={words.callCenter(name)}>
          {words.call}
        </LinkButton>
        <LinkButton to={directionsTo(center)} icon="place" label={words.directionsTo(name)}>
          {words.directions}
        </LinkButton>
      </div>
    </li>
  );
}

/** The address, with the quarter where the address does not name it. */
function placeOf({ neighbourhood, location }: ListedCenter): string {
  const named = !neighbourhood || location.toLowerCase().includes(neighbourhood.toLowerCase());
  return named ? location : `${neighbourhood}, ${location}`;
}

/** Leads there, in whatever map the phone has. */
function directionsTo(center: ListedCenter): string {
  const place = placeOf(center);
  const named = !center.town || place.includes(center.town);
  const destination = [center.name, place, named ? null : center.town].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
