import { useSearchParams } from "react-router";
import { accountPage } from "#texts/account-page.ts";
import { specialist as words } from "#texts/specialist.ts";
import { AccountMenu } from "#web/features/accounts/account-menu.tsx";
import { DoctorAppointments, statusNamed } from "#web/features/appointments/doctor-appointments.tsx";
import { DoctorRequests } from "#web/features/appointments/doctor-requests.tsx";
import { useDoctorRequests } from "#web/features/appointments/use-doctor-requests.ts";
import { useOwnProfile } from "#web/features/doctors/use-own-profile.ts";
import { ReadTriage } from "#web/features/triage/triage-summary.tsx";
import type { AppointmentAssessed } from "#web/features/triage/triage-summary.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Page } from "#web/layouts/page.tsx";
import { useSession } from "#web/session/session.tsx";
import { AccountPlace } from "./account-place.tsx";
import { DoctorProfileSettings, DoctorProfileToVerify } from "./doctor-profile.tsx";

/** The assessment that a patient joined, read when it is opened. */
const assessment = (appointment: AppointmentAssessed) => <ReadTriage appointment={appointment} />;

const tabIds = ["accueil", "rendez-vous", "compte"] as const;
const titles = { accueil: words.title, "rendez-vous": words.appointmentsTitle, compte: accountPage.title } as const;

/** A doctor's workspace: what waits for a decision, and all appointments. */
export function SpecialistDashboardScreen() {
  const tab = useTab(tabIds);
  const { user } = useSession();
  const { query, count, more } = useDoctorRequests();
  const { profile, missing } = useOwnProfile();
  const unlisted = missing || profile?.status === "waiting";
  const name = user?.full_name ?? "";
  return (
    <DashboardLayout
      owner={name}
      label={words.navigation}
      tabs={[
        { id: "accueil", label: words.tabs.home, icon: "home", count },
        { id: "rendez-vous", label: words.tabs.appointments, icon: "calendar" },
        { id: "compte", label: accountPage.tab, icon: "person" },
      ]}
      current={tab}
      account={<AccountMenu />}
    >
      <Page title={titles[tab]} hidden />
      {tab === "accueil" && unlisted && <DoctorProfileToVerify />}
      {tab === "accueil" && !unlisted && (
        <>
          <div className="stack">
            <h1>{words.greeting(name)}</h1>
            {query.data && <p className="lead">{words.requestCount(count, more)}</p>}
          </div>
          <DoctorRequests assessment={assessment} />
        </>
      )}
      {tab === "rendez-vous" && <Appointments />}
      {tab === "compte" && (
        <AccountPlace>
          <DoctorProfileSettings />
        </AccountPlace>
      )}
    </DashboardLayout>
  );
}

/** The chosen status lives in the address, so that it survives a reload and the way back. */
function Appointments() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>{words.appointmentsTitle}</h1>
      <DoctorAppointments
        assessment={assessment}
        status={statusNamed(search.get("statut"))}
        onStatus={(status) =>
          setSearch({ onglet: "rendez-vous", ...(status ? { statut: status } : {}) }, { replace: true })
        }
      />
    </>
  );
}
