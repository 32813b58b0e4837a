import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";

type Numbers = TriageState["emergency_numbers"];

/** The emergency numbers, in view at every moment of the chat: one touch dials. */
export function EmergencyBar({ numbers }: { numbers: Numbers }) {
  return (
    <ul className="nurse-calls-bar" aria-label={words.calls}>
      {numbers.map(({ number, name }) => (
        <li key={number}>
          <a href={`tel:${number}`} aria-label={words.callNamed(number, name)}>
            <strong className="figures">{number}</strong> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
