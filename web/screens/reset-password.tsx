import { useNavigate, useSearchParams } from "react-router";
import type { SessionAnswer } from "#contract/accounts.ts";
import { resetPasswordTexts as words } from "#texts/reset-password.ts";
import { ForgottenPassword } from "#web/features/accounts/forgotten-password.tsx";
import { NewPasswordForm } from "#web/features/accounts/new-password-form.tsx";
import { Page } from "#web/layouts/page.tsx";
import { paths } from "#web/paths.ts";
import { ownSpace } from "#web/session/own-space.ts";
import { startSession } from "#web/session/session.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import "#web/layouts/door.css";

/** Where the mailed link leads: a new password. Without a link, the way to get a code or a link (decisions, "Identity"). */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token");
  const enter = (answer: SessionAnswer) => {
    startSession(answer, { remember: true });
    void navigate(ownSpace(answer.user), { replace: true });
  };
  return (
    <div className="wide section">
      <Page title={token ? words.newTitle : words.pageTitle} hidden />
      <div className="door stack">
        <h1>{token ? words.newTitle : words.pageTitle}</h1>
        <p className="lead">{token ? words.newLead : words.lead}</p>
        {token ? (
          <NewPasswordForm
            key={token}
            proof={{ token }}
            onDone={enter}
            wayOut={<LinkButton to={paths.resetPassword()}>{words.again}</LinkButton>}
          />
        ) : (
          <ForgottenPassword onDone={enter} />
        )}
        <div className="door-others">
          <LinkButton look="quiet" icon="chevron-left" to={paths.login()}>
            {words.backToLogin}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
