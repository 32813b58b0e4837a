import { weekdays } from "#contract/clinic-time.ts";
import type { AvailableHours } from "#contract/doctors.ts";
import { directory as words } from "#texts/directory.ts";

/** The usual week, Monday first. */
export function WeekHours({ hours }: { hours: AvailableHours }) {
  return (
    <section className="stack">
      <h2 className="profile-title">{words.week}</h2>
      <dl className="week">
        {weekdays.map((day) => (
          <div key={day} className="week-day">
            <dt>{words.weekdays[day]}</dt>
            <dd className="figures">{spoken(hours[day])}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet small">{words.weekNote}</p>
    </section>
  );
}

function spoken(ranges: readonly string[] | undefined): string {
  if (!ranges || ranges.length === 0) return words.closed;
  return ranges.map((range) => range.replace("-", " – ")).join(", ");
}
