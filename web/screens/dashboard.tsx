import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { User } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { myAppointments as words } from "#texts/my-appointments.ts";
import { LatePage } from "#web/layouts/late-page.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { useSession } from "#web/session/session.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const dashboards = {
  patient: async () => (await import("./patient-dashboard.tsx")).PatientDashboardScreen,
  specialist: async () => (await import("./specialist-dashboard.tsx")).SpecialistDashboardScreen,
} as const;

/** One address, one dashboard per role; visitors go home, centers and administrators to their own (specification, "Patient dashboard"). */
export function DashboardScreen() {
  const { status, user } = useSession();
  const navigate = useNavigate();
  const elsewhere =
    status === "visitor" ? paths.home() : user && ownSpace(user) !== paths.dashboard() ? ownSpace(user) : null;
  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true });
  }, [elsewhere, navigate]);
  if (!user || elsewhere) return <Waiting />;
  return <LatePage key={user.role} load={loaderOf(user)} waiting={<Waiting />} />;
}

function loaderOf({ role }: User) {
  return role === "specialist" ? dashboards.specialist : dashboards.patient;
}

function Waiting() {
  return (
    <div className="wide section">
      <Page title={words.pageTitle} hidden />
      <Skeleton label={common.loading} look="blocks" />
    </div>
  );
}
