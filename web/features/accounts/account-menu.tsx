import { useState } from "react";
import { useNavigate } from "react-router";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { offline } from "#texts/offline.ts";
import { nameOfKept, useWaitingWrites } from "#web/offline/use-kept-writes.ts";
import { paths } from "#web/paths.ts";
import { lock, signOut } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useAccount } from "./use-account.ts";

/** Hides the space until its code is typed; there only once a code is set. */
function LockButton() {
  const { data } = useAccount();
  if (!data?.has_lock_pin) return null;
  return (
    <Button look="quiet" icon="lock" onClick={lock}>
      {words.lockNow}
    </Button>
  );
}

/** What a space has at its foot: locking it, when a code is set, and signing out. */
export function AccountMenu() {
  return (
    <>
      <LockButton />
      <LeaveButton />
    </>
  );
}

/** Signs out. What still waits for a connection would go with the session: that is said first. */
function LeaveButton() {
  const navigate = useNavigate();
  const waiting = useWaitingWrites();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    void signOut();
    void navigate(paths.home());
  };
  return (
    <>
      <Button look="quiet" icon="door" onClick={() => (waiting.length > 0 ? setAsking(true) : leave())}>
        {words.logOut}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={offline.leaveTitle} closeLabel={common.close}>
        <div className="stack">
          <p>{offline.leave(waiting.map(nameOfKept).join(", "))}</p>
          <div className="row">
            <Button look="danger" onClick={leave}>
              {offline.leaveNow}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {offline.stay}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
