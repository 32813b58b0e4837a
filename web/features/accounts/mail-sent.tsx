import { useState } from "react";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { Notice } from "#web/ui/notice.tsx";
import { EmailCodeForm } from "./email-code-form.tsx";
import { ResendLink } from "./resend-link.tsx";

/** How long a link just sent is given to arrive. */
const firstWait = 60;

/** Signed up by email: what the server said, where to look, the code of that mail, and another link for whom it did not reach. */
export function MailSent({ email, message }: { email: string; message: string }) {
  const [proven, setProven] = useState<string | null>(null);
  if (proven) return <Notice tone="success" live title={proven} />;
  return (
    <div className="stack">
      <Notice tone="success" live title={message}>
        <p>{words.checkInbox}</p>
      </Notice>
      <p>{words.checkInboxAt(email)}</p>
      <p>{words.afterLink}</p>
      <h3>{words.codeTitle}</h3>
      <EmailCodeForm email={email} onProven={setProven} />
      <ResendLink email={email} wait={firstWait} />
    </div>
  );
}
