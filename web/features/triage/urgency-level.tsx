import type { UrgencyLevel } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { urgencyMessages } from "#texts/triage.ts";
import { Icon } from "#web/ui/icon.tsx";

export const levelLooks = {
  emergency: { icon: "siren", colour: "red" },
  urgent: { icon: "warning", colour: "amber" },
  routine: { icon: "calendar", colour: "blue" },
  self_care: { icon: "home", colour: "green" },
} as const;

/** The degree of urgency: an icon, a word, what it means, and a colour. */
export function UrgencyBand({ level }: { level: UrgencyLevel }) {
  const { icon, colour } = levelLooks[level];
  return (
    <div className={`urgency urgency-${colour}`} data-first tabIndex={-1}>
      <Icon name={icon} size="l" />
      <div>
        <p className="urgency-word">{words.levels[level]}</p>
        <p>{urgencyMessages[level]}</p>
      </div>
    </div>
  );
}
