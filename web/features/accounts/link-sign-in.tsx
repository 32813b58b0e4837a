import { useState } from "react";
import { useNavigate } from "react-router";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { ApiError, detailOf } from "#web/api/api-error.ts";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { startSessionByLink, useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "./email-proof.css";

export interface SignInLink {
  token: string;
  type: string;
  redirectTo: string | null;
}

/** The path on our own site that a link leads to; null when it leads elsewhere. */
function ownPath(redirectTo: string): string | null {
  try {
    const { origin, pathname, search } = new URL(redirectTo);
    return origin === location.origin ? pathname + search : null;
  } catch {
    return null;
  }
}

/** Sign-ins that end on the device they began on, and those for another app, are the identity service's to lead on. */
function leadsOn({ token, redirectTo }: SignInLink): boolean {
  return token.startsWith("pkce_") || (redirectTo !== null && ownPath(redirectTo) === null);
}

/**
 * What a link that signs in leads to. It asks first: a mail scanner that runs scripts spends nothing, and nobody is signed in to a stranger's
 * account by merely opening what the stranger sent.
 */
export function LinkSignIn({ link }: { link: SignInLink }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const [state, setState] = useState<{ busy: boolean; failure: string | null }>({ busy: false, failure: null });

  async function go(): Promise<void> {
    setState({ busy: true, failure: null });
    const { token, type, redirectTo } = link;
    if (leadsOn(link)) {
      location.assign(paths.openLink({ token, type, redirect_to: redirectTo }));
      return;
    }
    try {
      const signedIn = await startSessionByLink(token, type);
      await navigate((redirectTo && ownPath(redirectTo)) ?? ownSpace(signedIn), { replace: true });
    } catch (fault) {
      const undecided = fault instanceof ApiError && fault.undecided;
      setState({ busy: false, failure: undecided ? detailOf(fault, words.linkFailed) : words.linkFailed });
    }
  }

  return (
    <div className="proof">
      <div className="proof-words">
        <Icon name="mail" size="l" />
        <h1>{words.linkTitle}</h1>
        <p>{words.linkLead}</p>
        {user && <p>{words.linkOther(user.full_name)}</p>}
      </div>
      {state.failure && <Notice tone="error" live title={state.failure} />}
      <Button look="primary" whole busy={state.busy} busyLabel={words.linkGoing} onClick={() => void go()}>
        {words.linkGo}
      </Button>
      {state.failure && (
        <LinkButton to={paths.login()} whole>
          {words.logIn}
        </LinkButton>
      )}
    </div>
  );
}
