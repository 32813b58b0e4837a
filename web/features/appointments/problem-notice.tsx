import { frenchShortDate } from "#contract/clinic-time.ts";
import type { DaySlots } from "#contract/slots.ts";
import { booking as words } from "#texts/booking.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { dayAndMonth } from "./booking-choice.ts";
import type { BookingProblem } from "./use-booking.ts";
import { nearestSlots } from "./use-slots.ts";

/** Why the booking was not made, and the next step: try again, another slot, pay what is open. */
export function ProblemNotice({
  problem,
  days,
  onSlot,
}: {
  problem: BookingProblem | null;
  days: readonly DaySlots[];
  onSlot: (slot: { date: string; time: string }) => void;
}) {
  if (!problem) return null;
  if (problem.kind === "signed-out") return <Notice tone="error" live title={words.notSignedIn} />;
  if (problem.kind === "undecided") {
    return (
      <Notice tone="warning" live title={problem.detail}>
        <p className="small">{words.nothingLost}</p>
      </Notice>
    );
  }
  if (problem.kind === "refused") {
    return (
      <Notice tone="error" live title={problem.detail}>
        {problem.code === "not_allowed" && <p>{words.notPatient}</p>}
        {problem.code === "too_many_unpaid" && (
          <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })} look="quiet">
            {words.seeAppointments}
          </LinkButton>
        )}
      </Notice>
    );
  }
  const near = nearestSlots(days, problem);
  return (
    <Notice tone="error" live title={words.slotGone(dayAndMonth(problem.date), problem.time)}>
      <p>{problem.detail}</p>
      {near.length > 0 && (
        <>
          <p className="booking-near">{words.nearest}</p>
          <div className="row">
            {near.map((slot) => (
              <Button key={`${slot.date} ${slot.time}`} onClick={() => onSlot(slot)}>
                {words.shortWhen(frenchShortDate(slot.date), slot.time)}
              </Button>
            ))}
          </div>
        </>
      )}
    </Notice>
  );
}
