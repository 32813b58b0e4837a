import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { paths } from "#web/paths.ts";
import { useSession } from "#web/session/session.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Farewell } from "./account-deleted.tsx";

const load = async () => (await import("#web/features/accounts/account-settings.tsx")).AccountSettings;

/** The account page inside any dashboard: its script is fetched when somebody opens it. A role's own settings stand above it. */
export function AccountPlace({ children }: { children?: ReactNode }) {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <h1>{words.title}</h1>
      {children}
      <Later
        load={load}
        props={{
          onDeleted: ({ message, kept }) => {
            const state: Farewell = { account: user?.id ?? "", message, kept };
            void navigate(paths.accountDeleted(), { replace: true, state });
          },
        }}
        waiting={<Skeleton label={common.loading} look="blocks" count={4} />}
        failed={(retry) => (
          <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
            {common.screenFailedHelp}
          </ErrorState>
        )}
      />
    </>
  );
}
