import { useNavigate, useSearchParams } from "react-router";
import { specialist as words } from "#texts/specialist.ts";
import { DoctorAppointments, statusNamed } from "#web/features/appointments/doctor-appointments.tsx";
import { DoctorRequests } from "#web/features/appointments/doctor-requests.tsx";
import { useDoctorRequests } from "#web/features/appointments/use-doctor-requests.ts";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { signOut, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";

const tabIds = ["accueil", "rendez-vous"] as const;

/** A doctor's workspace: what waits for a decision, and all appointments. */
export function SpecialistDashboardScreen() {
  const tab = useTab(tabIds);
  const { user } = useSession();
  const navigate = useNavigate();
  const { query, count, more } = useDoctorRequests();
  const name = user?.full_name ?? "";
  const leave = () => {
    void signOut();
    void navigate(paths.home());
  };
  return (
    <DashboardLayout
      owner={name}
      label={words.navigation}
      tabs={[
        { id: "accueil", label: words.tabs.home, icon: "home", count },
        { id: "rendez-vous", label: words.tabs.appointments, icon: "calendar" },
      ]}
      current={tab}
      account={
        <Button look="quiet" icon="door" onClick={leave}>
          {words.logOut}
        </Button>
      }
    >
      <Page title={tab === "accueil" ? words.title : words.appointmentsTitle} hidden />
      {tab === "accueil" ? (
        <>
          <div className="stack">
            <h1>{words.greeting(name)}</h1>
            {query.data && <p className="lead">{words.requestCount(count, more)}</p>}
          </div>
          <DoctorRequests />
        </>
      ) : (
        <Appointments />
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
        status={statusNamed(search.get("statut"))}
        onStatus={(status) =>
          setSearch({ onglet: "rendez-vous", ...(status ? { statut: status } : {}) }, { replace: true })
        }
      />
    </>
  );
}
