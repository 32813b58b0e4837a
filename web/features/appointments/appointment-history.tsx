import type { HistoryEntry } from "#contract/appointment-changes.ts";
import { frenchInstant } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { appointmentPage as words } from "#texts/appointment-page.ts";
import { eventLabels } from "#texts/appointments.ts";
import { visitDay } from "./appointment-words.ts";

/** What happened to an appointment, the latest first: a sentence and an instant each. */
export function AppointmentHistory({ history }: { history: readonly HistoryEntry[] }) {
  // Phones of 2022 have no toReversed.
  const latestFirst = history.map((_, place) => history[history.length - 1 - place]!);
  return (
    <section className="stack" aria-labelledby="histoire">
      <h2 id="histoire">{words.historyTitle}</h2>
      <ol className="history" reversed>
        {latestFirst.map((entry) => (
          <li key={`${entry.at} ${entry.event}`}>
            <span>{sentence(entry)}</span>
            <span className="quiet small figures">{frenchInstant(entry.at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentence({ event, by, details }: HistoryEntry): string {
  const { date, time, from_date, from_time, refund } = details;
  const label = eventLabels[event](by, date && visitDay(date), time);
  const from = event === "moved" && from_date && from_time ? words.historyFrom(visitDay(from_date), from_time) : null;
  return [label, from, refund ? words.historyRefund(formatFcfa(refund)) : null].filter(Boolean).join(" · ");
}
