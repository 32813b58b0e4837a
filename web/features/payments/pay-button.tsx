import type { Appointment } from "#contract/appointments.ts";
import { formatFcfa } from "#contract/money.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { useSiteSettings } from "#web/api/site.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { usePayment } from "./use-payment.ts";

/** « Payer » beside an appointment: one touch leads to the provider's page. */
export function PayButton({ appointment }: { appointment: Appointment }) {
  const { payments_simulated: simulated } = useSiteSettings();
  const { pay, busy, error } = usePayment(appointment.id);
  return (
    <>
      <Button
        look="primary"
        busy={busy}
        busyLabel={words.opening}
        onClick={pay}
        aria-label={busy ? undefined : words.payWith(formatFcfa(appointment.fee), appointment.doctor_name)}
      >
        {words.pay}
      </Button>
      {simulated && <p className="small quiet">{words.simulated}</p>}
      {error && (
        <Notice tone="error" live>
          {error}
        </Notice>
      )}
    </>
  );
}
