import { useState } from "react";
import { loginByEmail } from "#contract/accounts.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ResendLink } from "./resend-link.tsx";
import { sessionLacks } from "./session-lacks.ts";

/** Signing in with e-mail address and password. An address not confirmed yet is offered another link. */
export function EmailLoginForm({ onDone }: { onDone: (answer: SessionAnswer, remember: boolean) => void }) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useForm(loginByEmail, {
    initial: { email: "", password: "", remember: true },
    toInput: ({ email, password }) => ({ email, password }),
    fallback: words.emailLoginFailed,
    lacks: sessionLacks,
    onSuccess: (answer, { remember }) => onDone(answer, remember),
    onError: ({ code }) => setUnconfirmed(code === "email_not_verified"),
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      {form.failure && unconfirmed && <ResendLink email={form.values.email.trim()} />}
      <Field {...form.text("email")} label={words.email} type="email" autoComplete="username" />
      <PasswordField
        {...form.text("password")}
        label={words.password}
        autoComplete="current-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Checkbox {...form.check("remember")} label={words.remember} />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}
