import type { UrgencyLevel } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { UrgencyBand } from "./urgency-level.tsx";

/** The towns where doctors are listed, each one touch; whoever is elsewhere goes on too. */
export function TownButtons({
  towns,
  onTown,
  place,
}: {
  towns: readonly string[];
  onTown: (town: string) => void;
  /** Takes the focus where the buttons come in the place of something else. */
  place?: (taking: HTMLElement | null) => void;
}) {
  return (
    <div className="replies" role="group" aria-label={words.townTitle} tabIndex={place && -1} ref={place}>
      {[...towns, ""].map((town) => (
        <Button key={town} icon={town ? "place" : undefined} onClick={() => onTown(town)}>
          {town || words.otherTown}
        </Button>
      ))}
    </div>
  );
}

/** The stage between the chat and the result. The degree of urgency does not wait for it. */
export function TownChoice({
  level,
  towns,
  onTown,
}: {
  level: UrgencyLevel | null;
  towns: readonly string[];
  onTown: (town: string) => void;
}) {
  return (
    <section className="stack" aria-labelledby="nurse-town">
      {level && <UrgencyBand level={level} />}
      <h3 id="nurse-town">{words.townTitle}</h3>
      <p className="quiet">{words.townHelp}</p>
      <TownButtons towns={towns} onTown={onTown} />
    </section>
  );
}
