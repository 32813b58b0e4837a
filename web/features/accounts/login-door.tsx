import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { User } from "#contract/accounts.ts";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { pendingPlace } from "#web/session/pending-choice.ts";
import { useSession } from "#web/session/session.tsx";
import { LoginDialog, loadPanel } from "./login-dialog.tsx";

/** The login window of the landing page: open when the address says so (`/?login=true`), which every link can do before any script. */
export function LoginDoor() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const asked = search.get("login") === "true";
  const [pressed, forgetPress] = usePressedLogin(asked);

  useEffect(() => {
    if (asked && user) void navigate(placeAfterLogin(user), { replace: true });
  }, [asked, user, navigate]);

  return (
    <LoginDialog
      open={(asked || pressed) && status === "visitor"}
      byAddress
      onClose={() => {
        forgetPress();
        void navigate(paths.home(), { replace: true });
      }}
      // The session has begun: the effect above leads on.
      onSignedIn={() => {}}
    />
  );
}

/**
 * True from the press on a link to the window until the router tells of the new address: on a slow network that takes as long as the parts
 * of the page that are still being fetched, and somebody who pressed must see at once that it was felt.
 */
function usePressedLogin(asked: boolean): [boolean, () => void] {
  const [pressed, setPressed] = useState(false);
  if (asked && pressed) setPressed(false);
  useEffect(() => {
    const near = (event: Event) => {
      if (isLogin(event)) void loadPanel().catch(() => {});
    };
    const press = (event: Event) => {
      // The router has taken this press as its own: no new window, no download.
      if (isLogin(event) && event.defaultPrevented) setPressed(true);
    };
    const back = () => setPressed(false);
    document.addEventListener("pointerover", near, { passive: true });
    document.addEventListener("click", press);
    addEventListener("popstate", back);
    return () => {
      document.removeEventListener("pointerover", near);
      document.removeEventListener("click", press);
      removeEventListener("popstate", back);
    };
  }, []);
  return [pressed, () => setPressed(false)];
}

function isLogin({ target }: Event): boolean {
  return target instanceof Element && target.closest("a")?.getAttribute("href") === paths.login();
}

/** Back to the slot that was chosen before the sign-in, else home. */
function placeAfterLogin(user: User): string {
  const chosen = user.role === "patient" ? pendingPlace() : null;
  return chosen ?? ownSpace(user);
}
