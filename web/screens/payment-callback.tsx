import { useState } from "react";
import { useSearchParams } from "react-router";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { LoginDialog } from "#web/features/accounts/login-dialog.tsx";
import { PaymentReturn } from "#web/features/payments/payment-return.tsx";
import { Page } from "#web/layouts/page.tsx";

/** Where the payment provider sends people back to (specification, "Payment callback screen"). */
export function PaymentCallbackScreen() {
  const [search] = useSearchParams();
  const [door, setDoor] = useState(false);
  const reference = search.get("reference");
  return (
    <div className="wide section">
      <Page title={words.returnTitle} hidden />
      <PaymentReturn key={reference} reference={reference} onSignIn={() => setDoor(true)} />
      <LoginDialog open={door} onClose={() => setDoor(false)} onSignedIn={() => setDoor(false)} />
    </div>
  );
}
