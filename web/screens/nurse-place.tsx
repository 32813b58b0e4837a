import { useLocation, useNavigate, useSearchParams } from "react-router";
import { common } from "#texts/common.ts";
import { nurseTitle } from "#texts/nurse-title.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { loadNurse } from "./load-nurse.ts";

/** Where the nurse's window opens when the address says so; her script is fetched then. */
export function NursePlace() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    // Opened by a press: the entry before is the same screen without the window. The first entry of a visit has none before it.
    if (key !== "default") return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete("infirmiere");
    void navigate({ search: String(rest) }, { replace: true });
  };
  return (
    <Dialog open={search.has("infirmiere")} byAddress wide onClose={close} title={nurseTitle} closeLabel={common.close}>
      <Later
        load={loadNurse}
        props={{}}
        waiting={<Skeleton label={common.loading} look="blocks" />}
        failed={(retry) => (
          <ErrorState title={common.screenFailed} retryLabel={common.retry} onRetry={retry}>
            {common.screenFailedHelp}
          </ErrorState>
        )}
      />
    </Dialog>
  );
}
