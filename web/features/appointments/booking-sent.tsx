import { booking as words } from "#texts/booking.ts";
import { paths } from "#web/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BookedSummary } from "./booked-summary.tsx";
import type { BookableDoctor, Booked } from "./booking-choice.ts";

/** Booked and nothing to pay now: the doctor has to confirm. */
export function BookingSent({
  doctor,
  booked,
  onDone,
}: {
  doctor: BookableDoctor;
  booked: Booked;
  onDone: () => void;
}) {
  const video = booked.consultation_type === "whatsapp-video";
  return (
    <>
      <Notice tone="success" live>
        <p>{video ? words.sentVideo(doctor.full_name) : words.sentInPerson(doctor.full_name)}</p>
        {booked.payment_state === "desk" && <p>{words.sentDesk}</p>}
        {booked.payment_state === "none" && <p>{words.sentQuote}</p>}
      </Notice>
      <p>
        <Badge colour="amber" icon="clock">
          {words.awaiting}
        </Badge>
      </p>
      <BookedSummary doctor={doctor} booked={booked} />
      <div className="booking-end">
        <Button look="primary" whole onClick={onDone}>
          {words.done}
        </Button>
        <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })} look="quiet" whole>
          {words.seeAppointments}
        </LinkButton>
      </div>
    </>
  );
}
