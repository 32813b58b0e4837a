import type { ReactNode } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Advice, Reasons } from "./advice.tsx";
import type { Answer } from "./local-engine.ts";
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

/** Whose matter it is, the first choice first. */
export function Specialties({ named }: { named: readonly string[] }) {
  return (
    named.length > 0 && (
      <ol className="specialties">
        {named.map((specialty) => (
          <li key={specialty}>{specialty}</li>
        ))}
      </ol>
    )
  );
}

/** The heading over the doctors, which a town that was chosen leads to. */
export const doctorsHeading = "nurse-doctors";

/** The stage between the chat and the doctors. How urgent it is, what to do now and whom to see do not wait for a town. */
export function TownChoice({
  state,
  aloud,
  towns,
  onTown,
}: {
  state: Answer | null;
  /** Reads it aloud: stands where it begins. */
  aloud: ReactNode;
  towns: readonly string[];
  onTown: (town: string) => void;
}) {
  const choose = (town: string) => {
    onTown(town);
    // A new stage begins at its top, which was read here already: what the choice brought is shown once that is done.
    requestAnimationFrame(() => {
      const doctors = document.getElementById(doctorsHeading);
      doctors?.scrollIntoView?.({ block: "start" });
      doctors?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      {state?.urgency_level && <UrgencyBand level={state.urgency_level}>{aloud}</UrgencyBand>}
      {state && <Advice state={state} />}
      <section className="stack" aria-labelledby="nurse-whom">
        <h3 id="nurse-whom">{words.whom}</h3>
        {state && <Specialties named={state.recommended_specialties} />}
        <h4>{words.townTitle}</h4>
        <p className="quiet">{words.townHelp}</p>
        <TownButtons towns={towns} onTown={choose} />
        {/* Nobody has to say where they are. */}
        <div className="find-doctor">
          <LinkButton to={paths.doctors()} look="quiet" icon="search">
            {words.findDoctor}
          </LinkButton>
        </div>
      </section>
      {state && <Reasons state={state} />}
    </>
  );
}
