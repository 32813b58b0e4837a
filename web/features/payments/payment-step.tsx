import { clinicTimeAt } from "#contract/clinic-time.ts";
import { formatFcfa } from "#contract/money.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { useSiteSettings } from "#web/api/site.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useMinutesLeft } from "./use-minutes-left.ts";
import { usePayment } from "./use-payment.ts";
import "./payment-step.css";

export interface PaymentStepProps {
  appointmentId: string;
  amount: number;
  /** Until when the slot is held. */
  payBefore: string | null;
  onBack: () => void;
}

/** The payment stage of a booking: how much, until when, and one button to the provider's page. */
export function PaymentStep({ appointmentId, amount, payBefore, onBack }: PaymentStepProps) {
  const { payments_simulated: simulated } = useSiteSettings();
  const left = useMinutesLeft(payBefore);
  const { pay, busy, error } = usePayment(appointmentId);
  const over = left !== null && left < 0;
  return (
    <div className="stack">
      <p className="pay-amount">
        <span className="quiet">{words.amount}</span>
        <strong className="figures">{formatFcfa(amount)}</strong>
      </p>
      {over && <Notice tone="error" live title={words.heldOver} />}
      {payBefore && !over && (
        <p className="pay-clock">
          <Icon name="clock" />
          <span>
            {words.heldUntil(clinicTimeAt(new Date(payBefore)))} <strong>{words.remaining(left ?? 0)}</strong>
          </span>
        </p>
      )}
      <p className="quiet">{words.means}</p>
      {simulated && <Notice tone="warning" title={words.simulated} />}
      {error && (
        <Notice tone="error" live title={error}>
          {null}
        </Notice>
      )}
      <div className="pay-end">
        {!over && (
          <Button look="primary" whole busy={busy} busyLabel={words.opening} onClick={pay}>
            {error ? words.retry : words.payNow}
          </Button>
        )}
        <Button look="quiet" whole icon="chevron-left" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </div>
  );
}
