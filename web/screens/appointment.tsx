import { appointmentPage as words } from "#texts/appointment-page.ts";
import { AppointmentDetail } from "#web/features/appointments/appointment-detail.tsx";
import type { AppointmentWindow } from "#web/features/appointments/appointment-detail.tsx";
import { PayButton } from "#web/features/payments/pay-button.tsx";
import { TriageOfAppointment } from "#web/features/triage/triage-summary.tsx";
import { paths } from "#web/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { CareAddress } from "./appointment-address.ts";

/** What the windows are called in the address. */
const windows = { symptoms: "symptomes", cancel: "annuler", move: "deplacer" } as const;

/** One appointment inside the patient's dashboard, with the windows that its address opens. */
export function AppointmentScreen({ id, address }: { id: string; address: CareAddress }) {
  const open = (Object.keys(windows) as AppointmentWindow[]).find((name) => windows[name] === address.window) ?? null;
  return (
    <>
      <div className="way-back">
        <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })} look="quiet" icon="chevron-left">
          {words.backToList}
        </LinkButton>
      </div>
      <AppointmentDetail
        key={id}
        id={id}
        open={open}
        onOpen={(name) => address.openWindow(windows[name])}
        onClose={address.closeWindow}
        pay={(one) => <PayButton appointment={one} />}
        assessment={(one) => <TriageOfAppointment appointment={one} />}
      />
    </>
  );
}
