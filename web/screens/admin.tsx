import { useState } from "react";
import { accountPage } from "#texts/account-page.ts";
import { adminTexts as words } from "#texts/admin.ts";
import { common } from "#texts/common.ts";
import { AccountMenu } from "#web/features/accounts/account-menu.tsx";
import { AdminLoginForm } from "#web/features/accounts/admin-login-form.tsx";
import { AdminSetupForm } from "#web/features/accounts/admin-setup-form.tsx";
import { useOwnAccount } from "#web/features/accounts/use-own-account.ts";
import { CreateCenterForm } from "#web/features/health-centers/create-center-form.tsx";
import { Brand } from "#web/layouts/brand.tsx";
import { DashboardLayout, useTab } from "#web/layouts/dashboard-layout.tsx";
import { Door } from "#web/layouts/door.tsx";
import { Page } from "#web/layouts/page.tsx";
import { WrongDoor } from "#web/layouts/wrong-door.tsx";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountPlace } from "./account-place.tsx";

const tabIds = ["creer-un-centre", "compte"] as const;

/** Specification, "Admin panel": checking, then login or setup, or the space itself; only the server's word opens it. */
export function AdminScreen() {
  const { user } = useSession();
  const account = useOwnAccount();
  if (!user) return <AdminDoor />;
  if (account.isPending || account.isError) {
    return (
      <main className="wide section" id="content" tabIndex={-1}>
        <Page title={words.title} hidden />
        {account.isPending ? (
          <Skeleton label={words.checking} look="blocks" />
        ) : (
          <ErrorState
            title={words.checkFailed}
            retryLabel={common.retry}
            onRetry={() => void account.refetch()}
            busy={account.isFetching}
          >
            {account.error.detail}
          </ErrorState>
        )}
      </main>
    );
  }
  if (account.data.user.role !== "admin") {
    return (
      <WrongDoor
        title={words.notAdmin}
        help={words.notAdminHelp(account.data.user.full_name)}
        rightDoor={words.ownSpace}
        thisDoor={words.logInAsAdmin}
        to={paths.adminLogin()}
      />
    );
  }
  return <AdminSpace name={account.data.user.full_name} />;
}

function AdminDoor() {
  const [stage, setStage] = useState<"login" | "setup">("login");
  const [failure, setFailure] = useState<string | null>(null);
  const setup = stage === "setup";
  return (
    <>
      <header className="wide door-top">
        <Brand />
      </header>
      <main id="content" tabIndex={-1}>
        <Door
          title={setup ? words.setupTitle : words.title}
          lead={setup ? words.setupLead : words.loginLead}
          others={
            <Button look="quiet" onClick={() => setStage(setup ? "login" : "setup")}>
              {setup ? words.toLogin : words.toSetup}
            </Button>
          }
        >
          {setup ? (
            <AdminSetupForm
              onNotIn={() => {
                setFailure(words.setUpButNotIn);
                setStage("login");
              }}
            />
          ) : (
            <AdminLoginForm failure={failure} />
          )}
        </Door>
      </main>
    </>
  );
}

function AdminSpace({ name }: { name: string }) {
  const tab = useTab(tabIds);
  return (
    <DashboardLayout
      owner={name}
      label={words.navigation}
      tabs={[
        { id: "creer-un-centre", label: words.tabs.create, icon: "center" },
        { id: "compte", label: accountPage.tab, icon: "person" },
      ]}
      current={tab}
      account={
        <>
          <LinkButton look="quiet" icon="home" to={paths.home()}>
            {words.home}
          </LinkButton>
          <AccountMenu />
        </>
      }
    >
      <Page title={tab === "compte" ? accountPage.title : words.createTitle} hidden />
      {tab === "compte" ? (
        <AccountPlace />
      ) : (
        <>
          <div className="stack">
            <h1>{words.createTitle}</h1>
            <p className="lead">{words.createLead}</p>
          </div>
          <CreateCenterForm />
        </>
      )}
    </DashboardLayout>
  );
}
