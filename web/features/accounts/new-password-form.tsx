import type { ReactNode } from "react";
import { resetPassword } from "#contract/account-doors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import type { ApiError } from "#web/api/api-error.ts";
import { common } from "#texts/common.ts";
import { resetPasswordTexts as words } from "#texts/reset-password.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { CodeField, onlyCode } from "./code-fields.tsx";

/** What proves that the password may be chosen anew: a number and the code sent to it, or the token of a mailed link. */
export type ResetProof = { phone_number: string } | { token: string };

/** Chooses a new password. Every other session ends; this device is signed in. */
export function NewPasswordForm(props: {
  proof: ResetProof;
  onDone: (answer: SessionAnswer) => void;
  onError?: (error: ApiError) => void;
  /** Under the sentence of a failure. */
  wayOut?: ReactNode;
}) {
  const { proof } = props;
  const byCode = "phone_number" in proof;
  const form = useForm(resetPassword, {
    initial: { code: "", password: "" },
    toInput: ({ code, password }) => ({ ...proof, ...(byCode ? { code } : {}), password }),
    fallback: words.saveFailed,
    onSuccess: ({ new_account: _new, ...answer }) => props.onDone(answer),
    ...(props.onError ? { onError: props.onError } : {}),
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <Notice tone="error" live title={form.failure}>
          {props.wayOut}
        </Notice>
      )}
      {byCode && <CodeField {...form.text("code", onlyCode)} label={words.code} help={words.codeHelp} />}
      <PasswordField
        {...form.text("password")}
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
