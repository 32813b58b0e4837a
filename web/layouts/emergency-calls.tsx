import { site as words } from "#texts/site.ts";
import { useSite } from "./site.tsx";

/** The emergency numbers as call buttons: one touch dials. */
export function EmergencyCalls() {
  const { emergency_numbers } = useSite();
  return (
    <ul className="calls">
      {emergency_numbers.map(({ number, name }) => (
        <li key={number}>
          <a className="call" href={`tel:${number}`} aria-label={words.call(name, number)}>
            <span className="call-number">{number}</span> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
