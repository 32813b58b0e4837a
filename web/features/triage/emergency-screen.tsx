import type { ReactNode } from "react";
import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { urgencyMessages } from "#texts/triage.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture } from "./pictures.tsx";

/** What somebody who cannot read understands: red, one huge button that calls, three drawings. */
export function EmergencyScreen({
  state,
  aloud,
}: {
  state: Pick<TriageState, "emergency_numbers">;
  /** Reads it aloud. */
  aloud: ReactNode;
}) {
  const [first, ...others] = state.emergency_numbers;
  return (
    <>
      <section className="emergency" aria-labelledby="nurse-emergency" data-first tabIndex={-1}>
        <Icon name="siren" size="l" />
        <h3 id="nurse-emergency">{words.emergencyWord}</h3>
        <p>{urgencyMessages.emergency}</p>
        {aloud}
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
        <p className="small">{words.numbersOf}</p>
      </section>
      <ol className="pictures">
        {words.pictures.map(({ picture, word }) => (
          <li key={picture}>
            <Picture name={picture} />
            {word}
          </li>
        ))}
      </ol>
    </>
  );
}
