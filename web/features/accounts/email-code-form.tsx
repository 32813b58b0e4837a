import { verifyEmailByCode } from "#contract/account-doors.ts";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { CodeField, onlyCode } from "./code-fields.tsx";

/** The code of the mailed message, for who reads it on another device than this one. */
export function EmailCodeForm({ email, onProven }: { email: string; onProven: (message: string) => void }) {
  const form = useForm(verifyEmailByCode, {
    initial: { code: "" },
    toInput: ({ code }) => ({ email, code }),
    fallback: words.fallback,
    onSuccess: ({ message }) => onProven(message),
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <CodeField {...form.text("code", onlyCode)} label={words.code} />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.confirming}>
        {words.confirmCode}
      </Button>
    </form>
  );
}
