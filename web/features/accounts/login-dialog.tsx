import { useEffect, useRef, useState } from "react";
import type { User } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginWindow as words } from "#texts/login-window.ts";
import { attendStep } from "#web/session/factor-step.ts";
import { useSession } from "#web/session/session.tsx";
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
const loadStep = async () => (await import("./factor-proof.tsx")).FactorProof;

/**
 * The window where people sign in and sign up, and show a second factor where they have one (specification, "Modals"). Only its frame comes with the page that opens it: the forms
 * are fetched when it opens.
 */
export function LoginDialog({ open, ...rest }: LoginDialogProps) {
  // Closed is gone: the next opening starts at the beginning.
  return open ? <OpenLoginDialog {...rest} /> : null;
}

function OpenLoginDialog({ onClose, onSignedIn, byAddress }: Omit<LoginDialogProps, "open">) {
  const [stage, setStage] = useState<LoginStage>("login");
  const inside = useRef<HTMLDivElement>(null);
  const { status, owing } = useSession();
  const [asked, setAsked] = useState(false);
  if (owing && !asked) setAsked(true);
  // Shown, the step stays until whoever opened the window closes it.
  const owes = owing !== undefined || (asked && status === "signed-in");
  useEffect(attendStep, []);
  // What had the focus is gone: the title says where we are now.
  const arrive = () => {
    const box = inside.current?.closest("dialog");
    box?.querySelector("h2")?.focus();
    box?.scrollTo?.(0, 0);
  };
  useEffect(() => {
    if (owes) arrive();
  }, [owes]);
  const go = (next: LoginStage) => {
    setStage(next);
    arrive();
  };
  const frame = {
    waiting: <Skeleton label={common.loading} count={4} look="blocks" />,
    failed: (retry: () => void) => (
      <ErrorState title={words.failed} retryLabel={common.retry} onRetry={retry}>
        {words.failedHelp}
      </ErrorState>
    ),
  } as const;
  const title = owes ? words.factor : words[stage];
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common.close} byAddress={byAddress}>
      <div ref={inside}>
        {owes ? (
          <Later key="step" load={loadStep} props={{ onProven: onSignedIn }} {...frame} />
        ) : (
          <Later key="panel" load={loadPanel} props={{ stage, onStage: go, onSignedIn }} {...frame} />
        )}
      </div>
    </Dialog>
  );
}
