import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { pendingPlace } from "#web/session/pending-choice.ts";
import { useSession } from "#web/session/session.tsx";
import { LoginDialog } from "./login-dialog.tsx";

/** The login window of the landing page: open when the address says so (`/?login=true`), which every link can do before any script. */
export function LoginDoor() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const asked = search.get("login") === "true";

  useEffect(() => {
    if (asked && user) void navigate(placeAfterLogin(user), { replace: true });
  }, [asked, user, navigate]);

  return (
    <LoginDialog
      open={asked && status === "visitor"}
      byAddress
      onClose={() => void navigate(paths.home(), { replace: true })}
      // The session has begun: the effect above leads on.
      onSignedIn={() => {}}
    />
  );
}

/** Back to the slot that was chosen before the sign-in, else home. */
function placeAfterLogin(user: User): string {
  const chosen = user.role === "patient" ? pendingPlace() : null;
  return chosen ?? ownSpace(user);
}
