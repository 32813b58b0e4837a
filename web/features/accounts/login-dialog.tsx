import { useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorState } from "#web/ui/error-state.tsx";
import { Later } from "#web/ui/later.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { LoginStage } from "./login-panel.tsx";

export interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  /** The session has begun. Whoever opened the window goes on with what the person was doing. */
  onSignedIn: (user: User) => void;
  /** The address says that it is open (`/?login=true`). */
  byAddress?: boolean;
}

/** Fetches the forms; may be called ahead, when somebody is about to open the window. */
export const loadPanel = async () => (await import("./login-panel.tsx")).LoginPanel;
const titles = {
  login: words.login,
  register: words.register,
  terms: words.terms,
  sent: words.mailSentTitle,
  forgotten: words.forgotTitle,
} as const;

/**
 * The window where people sign in and sign up (specification, "Modals"). Only its frame comes with the page that opens it: the forms
 * are fetched when it opens.
 */
export function LoginDialog({ open, ...rest }: LoginDialogProps) {
  // Closed is gone: the next opening starts at the beginning.
  return open ? <OpenLoginDialog {...rest} /> : null;
}

function OpenLoginDialog({ onClose, onSignedIn, byAddress }: Omit<LoginDialogProps, "open">) {
  const [stage, setStage] = useState<LoginStage>("login");
  const inside = useRef<HTMLDivElement>(null);
  const go = (next: LoginStage) => {
    setStage(next);
    // What had the focus is gone: the title says where we are now.
    const box = inside.current?.closest("dialog");
    box?.querySelector("h2")?.focus();
    box?.scrollTo?.(0, 0);
  };
  return (
    <Dialog open onClose={onClose} title={titles[stage]} closeLabel={common.close} byAddress={byAddress}>
      <div ref={inside}>
        <Later
          load={loadPanel}
          props={{ stage, onStage: go, onSignedIn }}
          waiting={<Skeleton label={common.loading} count={4} look="blocks" />}
          failed={(retry) => (
            <ErrorState title={words.windowFailed} retryLabel={common.retry} onRetry={retry}>
              {words.windowFailedHelp}
            </ErrorState>
          )}
        />
      </div>
    </Dialog>
  );
}
