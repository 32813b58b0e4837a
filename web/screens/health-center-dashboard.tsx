import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { AddSpecialistDialog } from "#web/features/health-centers/add-specialist-dialog.tsx";
import { CenterStatus, useCenterStatus } from "#web/features/health-centers/center-status.tsx";
import { SpecialistCount, SpecialistList, useSpecialists } from "#web/features/health-centers/specialist-list.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Page } from "#web/layouts/page.tsx";
import { WrongDoor } from "#web/layouts/wrong-door.tsx";
import { paths } from "#web/paths.ts";
import { signOut, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import "./health-center-dashboard.css";

const tabIds = ["tableau-de-bord", "specialistes"] as const;

/** Specification, "Health-center dashboard". A visitor is sent to the center's door. */
export function HealthCenterDashboardScreen() {
  const { user } = useSession();
  if (!user) return <Navigate to={paths.healthCenterLogin()} replace />;
  if (user.role !== "health_center") {
    return (
      <WrongDoor
        title={words.wrongDoor}
        help={words.wrongDoorHelp(user.full_name)}
        rightDoor={words.ownSpace}
        thisDoor={words.logInAsCenter}
        to={paths.healthCenterLogin()}
      />
    );
  }
  return <CenterSpace owner={user.id} name={user.full_name || words.fallbackName} />;
}

function CenterSpace({ owner, name }: { owner: string; name: string }) {
  const tab = useTab(tabIds);
  const navigate = useNavigate();
  const status = useCenterStatus();
  const { rows } = useSpecialists();
  const [adding, setAdding] = useState(false);
  const add = status.data?.status === "approved" ? () => setAdding(true) : null;
  const leave = () => {
    void signOut();
    void navigate(paths.home());
  };
  const addButton = add && (
    <Button look="primary" icon="plus" onClick={add}>
      {words.add}
    </Button>
  );
  return (
    <DashboardLayout
      owner={status.data?.name ?? name}
      label={words.navigation}
      tabs={[
        { id: "tableau-de-bord", label: words.tabs.home, icon: "home" },
        { id: "specialistes", label: words.tabs.specialists, icon: "people" },
      ]}
      current={tab}
      account={
        <Button look="quiet" icon="door" onClick={leave}>
          {words.logOut}
        </Button>
      }
    >
      <Page title={tab === "specialistes" ? words.specialists : words.tabs.home} hidden />
      {tab === "specialistes" ? (
        <>
          <div className="center-head">
            <h1>{words.specialists}</h1>
            {rows.length > 0 && addButton}
          </div>
          <SpecialistList onAdd={add} />
        </>
      ) : (
        <>
          <div className="stack">
            <h1>{words.welcome(name)}</h1>
            <CenterStatus />
          </div>
          <div className="center-figure">
            <SpecialistCount />
          </div>
          {addButton && <div>{addButton}</div>}
        </>
      )}
      <AddSpecialistDialog open={adding} owner={owner} onClose={() => setAdding(false)} />
    </DashboardLayout>
  );
}
