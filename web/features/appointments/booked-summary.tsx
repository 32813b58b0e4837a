import { formatFcfa } from "#contract/money.ts";
import { booking as words } from "#texts/booking.ts";
import { Button } from "#web/ui/button.tsx";
import { dayAndMonth } from "./booking-choice.ts";
import type { BookableDoctor, Booked } from "./booking-choice.ts";

/** What is booked, in four lines; with the way on to the payment when the person came back from there. */
export function BookedSummary({
  doctor,
  booked,
  onPay,
  onLater,
}: {
  doctor: BookableDoctor;
  booked: Booked;
  onPay?: () => void;
  onLater?: () => void;
}) {
  return (
    <>
      <dl className="booking-facts">
        <Fact label={words.doctor}>{doctor.full_name}</Fact>
        <Fact label={words.bookedSlot}>
          {words.when(dayAndMonth(booked.appointment_date), booked.appointment_time)}
        </Fact>
        <Fact label={words.bookedType}>{booked.consultation_type === "in-person" ? words.inPerson : words.video}</Fact>
        {onPay && <Fact label={words.price}>{formatFcfa(booked.fee)}</Fact>}
      </dl>
      {onPay && (
        <div className="booking-end">
          <Button look="primary" whole onClick={onPay}>
            {words.toPayment}
          </Button>
          <Button look="quiet" whole onClick={onLater}>
            {words.later}
          </Button>
        </div>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
