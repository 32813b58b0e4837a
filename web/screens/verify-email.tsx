import { useSearchParams } from "react-router";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { EmailProof } from "#web/features/accounts/email-proof.tsx";
import { LinkSignIn } from "#web/features/accounts/link-sign-in.tsx";
import { Page } from "#web/layouts/page.tsx";

/** Specification, "Email verification page"; also where links lead that sign in. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get("token");
  const type = search.get("type") ?? "signup";
  const redirectTo = search.get("redirect_to");
  const signsIn = type === "magiclink" || type === "invite" || redirectTo !== null || token?.startsWith("pkce_");
  return (
    <div className="wide section">
      <Page title={words.pageTitle} hidden />
      {token && signsIn ? (
        <LinkSignIn key={token} link={{ token, type, redirectTo }} />
      ) : (
        <EmailProof key={token} token={token} isChange={type.startsWith("email_change")} />
      )}
    </div>
  );
}
