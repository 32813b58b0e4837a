import { landing as words } from "#texts/landing.ts";
import { Icon } from "#web/ui/icon.tsx";

const looks = {
  emergency: { icon: "siren", colour: "red" },
  urgent: { icon: "warning", colour: "amber" },
  routine: { icon: "calendar", colour: "blue" },
  self_care: { icon: "home", colour: "green" },
} as const;

/** The four degrees of urgency, each an icon, a word, what to do and what it looks like. */
export function UrgencyLegend() {
  return (
    <ol className="degrees">
      {words.levels.map(({ level, name, when, example }) => (
        <li key={level} className={`degree degree-${looks[level].colour}`}>
          <Icon name={looks[level].icon} size="l" />
          <div>
            <h3>{name}</h3>
            <p className="degree-when">{when}</p>
            <p className="quiet small">{example}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
