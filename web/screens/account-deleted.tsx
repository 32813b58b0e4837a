import { useEffect } from "react";
import { useLocation } from "react-router";
import { accountPage as words } from "#texts/account-page.ts";
import { leavingTexts } from "#texts/accounts.ts";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { signOut, useSession } from "#web/session/session.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import "#web/layouts/door.css";
import "#web/ui/plain-list.css";

/** What the deletion answered, and whose account it was. */
export interface Farewell {
  account: string;
  message: string;
  kept: readonly string[];
}

/** The last page of an account: it is gone, and what the law makes us keep. The session, which the server has ended, is forgotten here. */
export function AccountDeletedScreen() {
  const state = useLocation().state as Farewell | null;
  const { user } = useSession();
  const isGone = user !== null && user.id === state?.account;
  useEffect(() => {
    if (isGone) void signOut();
  }, [isGone]);
  return (
    <div className="wide section">
      <Page title={words.deletedTitle} hidden />
      <div className="door stack">
        <h1>{words.deletedTitle}</h1>
        <Notice tone="success" live title={state?.message ?? words.deletedText} />
        <h2>{words.kept}</h2>
        <ul className="plain-list">
          {(state?.kept ?? leavingTexts.kept).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <div>
          <LinkButton to={paths.home()} look="primary">
            {words.backHome}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
