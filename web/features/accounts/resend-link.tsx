import { useState } from "react";
import { resendVerification } from "#contract/account-doors.ts";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useSecondsLeft } from "#web/ui/use-seconds-left.ts";

/** Sends the link of a new account again; `wait` seconds must pass before the first time. */
export function ResendLink({ email, wait = 0 }: { email: string; wait?: number }) {
  const [left, start] = useSecondsLeft(wait);
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const resend = useApiMutation(resendVerification, {
    onSuccess: ({ message, retry_after }) => {
      setSaid({ tone: "success", text: message });
      start(retry_after);
    },
    onError: (error) => {
      setSaid({ tone: "error", text: detailOf(error, words.resendFailed) });
      if (error.retryAfter) start(error.retryAfter);
    },
  });
  return (
    <div className="stack">
      {said && <Notice tone={said.tone} live title={said.text} />}
      <Button
        whole
        disabled={left > 0}
        busy={resend.isPending}
        busyLabel={words.resending}
        onClick={() => resend.mutate({ input: { email } })}
      >
        {left > 0 ? words.resendIn(left) : words.resend}
      </Button>
    </div>
  );
}
