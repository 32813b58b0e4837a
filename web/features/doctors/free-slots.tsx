import type { MouseEvent } from "react";
import { Link } from "react-router";
import { frenchDate } from "#contract/clinic-time.ts";
import { listSlots } from "#contract/doctors.ts";
import type { DoctorPage } from "#contract/doctors.ts";
import type { DaySlots } from "#contract/slots.ts";
import { common } from "#texts/common.ts";
import { directory as words } from "#texts/directory.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiQuery } from "#web/api/use-api.ts";
import { paths } from "#web/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dayLabel, spokenDay } from "./day-label.ts";
import { useToday } from "./use-today.ts";
import "./free-slots.css";

/** The page itself may be a minute old, and hours go quickly: they are shown as they came, and asked again. */
const slotsFreshMs = 15_000;

/** What the address says is chosen. */
export interface PickedSlot {
  date: string | null;
  time: string | null;
}

/** The free hours of a doctor, day by day. Days and hours are links: they work before the script and without it. */
export function FreeSlots({
  doctor,
  picked,
  onBook,
}: {
  doctor: DoctorPage;
  picked: PickedSlot;
  onBook: (slot: { date: string; time: string }) => void;
}) {
  const slots = useApiQuery(listSlots, { params: { id: doctor.id } }, { staleTime: slotsFreshMs });
  if (slots.isError && !slots.data) {
    return (
      <ErrorState
        title={words.slotsOfDoctorFailed}
        retryLabel={common.retry}
        onRetry={() => void slots.refetch()}
        busy={slots.isFetching}
      >
        {detailOf(slots.error, "")}
      </ErrorState>
    );
  }
  if (!slots.data) return <Skeleton label={common.loading} look="blocks" count={2} />;
  const first = slots.data[0];
  if (!first) {
    return (
      <EmptyState
        title={words.noSlotsDoctor}
        action={
          <LinkButton to={paths.doctors({ specialty: doctor.specialty })}>
            {words.sameSpecialty(doctor.specialty)}
          </LinkButton>
        }
      >
        {words.noSlotsDoctorHelp}
      </EmptyState>
    );
  }
  const day = slots.data.find(({ date }) => date === picked.date) ?? first;
  return (
    <section className="stack" aria-labelledby="heures-libres">
      <div>
        <BookNext doctorId={doctor.id} day={day} />
      </div>
      <h2 id="heures-libres" className="profile-title">
        {words.freeSlots}
      </h2>
      <Days doctorId={doctor.id} days={slots.data} current={day.date} />
      <Hours doctorId={doctor.id} day={day} picked={picked} onBook={onBook} />
      {picked.time && (
        <noscript>
          <p>{words.chosenWithoutScript(frenchDate(day.date), picked.time)}</p>
        </noscript>
      )}
    </section>
  );
}

/** The soonest hour of the shown day, for whoever needs no choice. */
function BookNext({ doctorId, day }: { doctorId: string; day: DaySlots }) {
  const today = useToday();
  const time = day.times[0]!;
  return (
    <LinkButton to={paths.doctor(doctorId, { date: day.date, heure: time })} look="primary" className="book-next">
      {words.bookNext(spokenDay(day.date, today), time)}
    </LinkButton>
  );
}

function Days({ doctorId, days, current }: { doctorId: string; days: readonly DaySlots[]; current: string }) {
  const today = useToday();
  return (
    <nav aria-label={words.days} className="days">
      <ul>
        {days.map(({ date }) => (
          <li key={date}>
            <Link
              className="day"
              to={paths.doctor(doctorId, { date })}
              replace
              aria-current={date === current ? "true" : undefined}
            >
              {dayLabel(date, today)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hours({
  doctorId,
  day,
  picked,
  onBook,
}: {
  doctorId: string;
  day: DaySlots;
  picked: PickedSlot;
  onBook: (slot: { date: string; time: string }) => void;
}) {
  return (
    <ul className="hours" aria-label={words.times(frenchDate(day.date))}>
      {day.times.map((time) => {
        const press = (event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBook({ date: day.date, time });
        };
        const chosen = day.date === picked.date && time === picked.time;
        return (
          <li key={time}>
            <Link
              className="hour"
              to={paths.doctor(doctorId, { date: day.date, heure: time })}
              onClick={press}
              aria-current={chosen ? "true" : undefined}
            >
              {time}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
