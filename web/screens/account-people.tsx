import { common } from "#texts/common.ts";
import { patientTexts as words } from "#texts/patients.ts";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const load = async () => (await import("#web/features/accounts/patient-list.tsx")).PatientList;
const nothing = {};

/** The people of a patient's account, inside the dashboard; its script is fetched when somebody opens it. */
export function AccountPeople() {
  return (
    <>
      <div className="stack">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
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
    </>
  );
}
