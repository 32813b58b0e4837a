import { useEffect } from "react";
import type { ComponentType } from "react";
import { common } from "#texts/common.ts";
import { medicalHistoryTexts } from "#texts/medical-history.ts";
import { accountPage } from "#texts/account-page.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { patientTexts } from "#texts/patients.ts";
import { AccountMenu } from "#web/features/accounts/account-menu.tsx";
import { CompleteAccount } from "#web/features/accounts/complete-account.tsx";
import { AppointmentList } from "#web/features/appointments/appointment-list.tsx";
import { MedicalHistoryCard } from "#web/features/medical-records/medical-history-card.tsx";
import { PayButton } from "#web/features/payments/pay-button.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { EmergencyCalls } from "#web/layouts/emergency-calls.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AccountPeople } from "./account-people.tsx";
import { AccountPlace } from "./account-place.tsx";
import { useCareAddress } from "./appointment-address.ts";
import type { CareAddress } from "./appointment-address.ts";
import { FindDoctor } from "./find-doctor.tsx";
import { loadNurse } from "./load-nurse.ts";
import { NurseBanner } from "./nurse-banner.tsx";
import "./patient-dashboard.css";

const tabs = [
  { id: "accueil", label: words.tabs.home, icon: "home" },
  { id: "rendez-vous", label: words.tabs.appointments, icon: "calendar" },
  { id: "medecins", label: words.tabs.doctors, icon: "search" },
  { id: "dossier", label: words.tabs.record, icon: "heart" },
  { id: "proches", label: patientTexts.title, icon: "people" },
  { id: "compte", label: accountPage.tab, icon: "person" },
] as const;

const loadAppointment = async () => (await import("./appointment.tsx")).AppointmentScreen;
const loadRecord = async () => (await import("./medical-history.tsx")).MedicalHistoryScreen;

/** Appointments shown on the first tab. */
const nextShown = 3;

/** A patient's own space: what comes next, all appointments, the way to a doctor, the medical record. */
export function PatientDashboardScreen() {
  const tab = useTab(tabs.map(({ id }) => id));
  const address = useCareAddress();
  const { user } = useSession();
  const name = user?.full_name ?? "";
  useFetchAhead();
  return (
    <DashboardLayout owner={name} label={words.navigation} tabs={tabs} current={tab} account={<AccountMenu />}>
      <Page title={words.pageTitle} hidden />
      {tab !== "compte" && <CompleteAccount />}
      {tab === "accueil" && <Home firstName={name.split(/\s+/)[0] ?? name} />}
      {tab === "rendez-vous" && <Appointments address={address} />}
      {tab === "medecins" && (
        <>
          <h1>{words.findTitle}</h1>
          <FindDoctor previewSize={0} />
        </>
      )}
      {tab === "dossier" && (
        <>
          <h1>{medicalHistoryTexts.title}</h1>
          <Part load={loadRecord} props={{ address }} />
        </>
      )}
      {tab === "proches" && <AccountPeople />}
      {tab === "compte" && <AccountPlace />}
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
      <NurseBanner />
      <section className="stack" aria-labelledby="prochains">
        <h2 id="prochains" className="patient-next">
          {words.next}
        </h2>
        <AppointmentList
          when="upcoming"
          most={nextShown}
          pay={(one) => <PayButton appointment={one} />}
          emptyAction={null}
        />
      </section>
      <MedicalHistoryCard />
      <section className="patient-emergency" aria-label={words.emergency}>
        <p>{words.emergency}</p>
        <EmergencyCalls />
      </section>
    </>
  );
}

function Appointments({ address }: { address: CareAddress }) {
  if (address.appointmentId) {
    return <Part load={loadAppointment} props={{ id: address.appointmentId, address }} />;
  }
  return (
    <>
      <h1>{words.title}</h1>
      <Tabs
        label={words.times}
        tabs={[
          { id: "upcoming", label: words.upcoming },
          { id: "past", label: words.past },
        ]}
        selected={address.when}
        onSelect={(when) => address.setWhen(when === "past" ? "past" : "upcoming")}
      >
        <div className="stack">
          <AppointmentList
            key={address.when}
            when={address.when}
            pay={(one) => <PayButton appointment={one} />}
            emptyAction={<ToDoctors />}
          />
        </div>
      </Tabs>
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

/** A part of the dashboard whose script is fetched when it is first opened. */
function Part<P extends object>({ load, props }: { load: () => Promise<ComponentType<P>>; props: P }) {
  return (
    <Later
      load={load}
      props={props}
      waiting={<Skeleton label={common.loading} look="blocks" />}
      failed={(retry) => (
        <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
          {common.screenFailedHelp}
        </ErrorState>
      )}
    />
  );
}

/** Fetches the parts once the first screen has had its time: without a connection they must be there. */
function useFetchAhead() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of [loadAppointment, loadRecord, loadNurse]) void load().catch(() => {});
    }, 4000);
    return () => clearTimeout(timer);
  }, []);
}
