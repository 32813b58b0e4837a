import { useNavigate } from "react-router";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { AppointmentList } from "#web/features/appointments/appointment-list.tsx";
import { PayButton } from "#web/features/payments/pay-button.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { EmergencyCalls } from "#web/layouts/emergency-calls.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { signOut, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FindDoctor } from "./find-doctor.tsx";
import "./patient-dashboard.css";

const tabs = [
  { id: "accueil", label: words.tabs.home, icon: "home" },
  { id: "rendez-vous", label: words.tabs.appointments, icon: "calendar" },
  { id: "medecins", label: words.tabs.doctors, icon: "search" },
] as const;

/** Appointments shown on the first tab. */
const nextShown = 3;

/** A patient's own space: what comes next, all appointments, and the way to a doctor. */
export function PatientDashboardScreen() {
  const tab = useTab(tabs.map(({ id }) => id));
  const { user } = useSession();
  const navigate = useNavigate();
  const name = user?.full_name ?? "";
  const leave = () => {
    void signOut();
    void navigate(paths.home());
  };
  return (
    <DashboardLayout
      owner={name}
      label={words.navigation}
      tabs={tabs}
      current={tab}
      account={
        <Button look="quiet" icon="door" onClick={leave}>
          {words.logout}
        </Button>
      }
    >
      <Page title={words.pageTitle} hidden />
      {tab === "accueil" && <Home firstName={name.split(/\s+/)[0] ?? name} />}
      {tab === "rendez-vous" && (
        <>
          <h1>{words.title}</h1>
          <AppointmentList pay={(one) => <PayButton appointment={one} />} emptyAction={<ToDoctors />} />
        </>
      )}
      {tab === "medecins" && (
        <>
          <h1>{words.findTitle}</h1>
          <FindDoctor previewSize={0} />
        </>
      )}
    </DashboardLayout>
  );
}

function Home({ firstName }: { firstName: string }) {
  return (
    <>
      <h1>{words.hello(firstName)}</h1>
      <div className="row">
        <ToDoctors />
        <LinkButton to={paths.dashboard({ onglet: "rendez-vous" })}>{words.seeAll}</LinkButton>
      </div>
      <section className="stack" aria-labelledby="prochains">
        <h2 id="prochains" className="patient-next">
          {words.next}
        </h2>
        <AppointmentList ahead={nextShown} pay={(one) => <PayButton appointment={one} />} emptyAction={null} />
      </section>
      <section className="patient-emergency" aria-label={words.emergency}>
        <p>{words.emergency}</p>
        <EmergencyCalls />
      </section>
    </>
  );
}

function ToDoctors() {
  return (
    <LinkButton to={paths.dashboard({ onglet: "medecins" })} look="primary" icon="search">
      {words.findTitle}
    </LinkButton>
  );
}
