import { useParams } from "react-router";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { PaymentReceipt } from "#web/features/payments/payment-receipt.tsx";
import { Page } from "#web/layouts/page.tsx";
import { useSite } from "#web/layouts/site.tsx";

/** What a payment paid for, to be shown at the desk or printed. */
export function PaymentConfirmationScreen() {
  const { reference = "" } = useParams();
  const { name } = useSite();
  return (
    <div className="wide section">
      <Page title={words.confirmationTitle} hidden />
      <PaymentReceipt reference={reference} issuer={name} />
    </div>
  );
}
