import { useNavigate } from "react-router";
import { accountPage as words } from "#texts/account-page.ts";
import { paths } from "#web/paths.ts";
import { LeaveButton } from "#web/session/leave-button.tsx";
import { lock } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
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
  const navigate = useNavigate();
  return (
    <>
      <LockButton />
      <LeaveButton label={words.logOut} onLeft={() => void navigate(paths.home())} />
    </>
  );
}
