import { useEffect, useState } from "react";
import { listOwnAppointments } from "#contract/appointments.ts";
import { initializePayment } from "#contract/payments.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";

/** Opens the payment of an appointment and goes to the provider's page. Pressed twice, it is one payment. */
export function usePayment(appointmentId: string) {
  const [leaving, setLeaving] = useState(false);
  const opening = useApiMutation(initializePayment, {
    invalidates: [listOwnAppointments],
    onSuccess: ({ authorization_url }) => {
      setLeaving(true);
      location.assign(authorization_url);
    },
  });
  useEffect(() => {
    // Brought back by the browser as it was left: the button can be pressed again.
    const back = () => setLeaving(false);
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  return {
    pay: () => opening.mutate({ input: { appointment_id: appointmentId } }),
    busy: opening.isPending || leaving,
    error: opening.isError ? detailOf(opening.error, words.initFallback) : null,
  };
}
