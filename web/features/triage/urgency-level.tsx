import type { ReactNode } from "react";
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

/** Hours within which a doctor should see the person; a level that is not here sets none. */
export const withinHours: Partial<Record<UrgencyLevel, number>> = { urgent: 24, routine: 7 * 24 };

/** The degree of urgency: an icon, a word, what it means, and a colour. `children` stand at its end. */
export function UrgencyBand({ level, children }: { level: UrgencyLevel; children?: ReactNode }) {
  const { icon, colour } = levelLooks[level];
  return (
    <section
      className={`urgency urgency-${colour}`}
      aria-labelledby="nurse-level nurse-level-means"
      data-first
      tabIndex={-1}
    >
      <Icon name={icon} size="l" />
      <div>
        <h3 className="urgency-word" id="nurse-level">
          {words.levels[level]}
        </h3>
        <p id="nurse-level-means">{urgencyMessages[level]}</p>
      </div>
      {children}
    </section>
  );
}
