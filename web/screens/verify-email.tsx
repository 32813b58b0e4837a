import { useSearchParams } from "react-router";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { EmailProof } from "#web/features/accounts/email-proof.tsx";
import { Page } from "#web/layouts/page.tsx";

/** Specification, "Email verification page". */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get("token");
  return (
    <div className="wide section">
      <Page title={words.pageTitle} hidden />
      <EmailProof key={token} token={token} isChange={search.get("type")?.startsWith("email_change") ?? false} />
    </div>
  );
}
