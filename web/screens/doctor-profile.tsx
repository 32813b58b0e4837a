import type { ComponentType } from "react";
import { common } from "#texts/common.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const loadToVerify = async () => (await import("#web/features/doctors/own-profile.tsx")).ProfileToVerify;
const loadSettings = async () => (await import("#web/features/doctors/own-profile.tsx")).OwnProfileSettings;
const nothing = {};

/** What a doctor whose licence is not verified sees first: the profile to fill in, then the wait. */
export function DoctorProfileToVerify() {
  return <Fetched load={loadToVerify} />;
}

/** A doctor's public profile, above the account page. */
export function DoctorProfileSettings() {
  return <Fetched load={loadSettings} />;
}

/** Its script is fetched when it is needed. */
function Fetched({ load }: { load: () => Promise<ComponentType<object>> }) {
  return (
    <Later
      load={load}
      props={nothing}
      waiting={<Skeleton label={common.loading} look="blocks" count={3} />}
      failed={(retry) => (
        <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
          {common.screenFailedHelp}
        </ErrorState>
      )}
    />
  );
}
