import { useState } from "react";
import { Navigate } from "react-router";
import { accountPage } from "#texts/account-page.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { AccountMenu } from "#web/features/accounts/account-menu.tsx";
import { AddSpecialistDialog } from "#web/features/health-centers/add-specialist-dialog.tsx";
import { CenterProfileMissing, CenterProfileSettings } from "#web/features/health-centers/center-profile.tsx";
import { CenterStatus, useCenterStatus } from "#web/features/health-centers/center-status.tsx";
import { SpecialistCount, SpecialistList, useSpecialists } from "#web/features/health-centers/specialist-list.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Page } from "#web/layouts/page.tsx";
import { WrongDoor } from "#web/layouts/wrong-door.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { AccountPlace } from "./account-place.tsx";
import "./health-center-dashboard.css";

const tabIds = ["tableau-de-bord", "specialistes", "compte"] as const;
const titles = {
  "tableau-de-bord": words.tabs.home,
  specialistes: words.specialists,
  compte: accountPage.title,
} as const;

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
  const status = useCenterStatus();
  const { rows } = useSpecialists();
  const [adding, setAdding] = useState(false);
  const add = status.data?.status === "approved" ? () => setAdding(true) : null;
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
        { id: "compte", label: accountPage.tab, icon: "person" },
      ]}
      current={tab}
      account={<AccountMenu />}
    >
      <Page title={titles[tab]} hidden />
      {tab === "compte" && (
        <AccountPlace>
          <CenterProfileSettings />
        </AccountPlace>
      )}
      {tab === "specialistes" && (
        <>
          <div className="center-head">
            <h1>{words.specialists}</h1>
            {rows.length > 0 && addButton}
          </div>
          <SpecialistList onAdd={add} />
        </>
      )}
      {tab === "tableau-de-bord" && (
        <>
          <div className="stack">
            <h1>{words.welcome(name)}</h1>
            <CenterStatus />
          </div>
          <CenterProfileMissing />
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
