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

/** Signing in with e-mail address and password. */
export function EmailLoginForm({ onDone }: { onDone: (answer: SessionAnswer, remember: boolean) => void }) {
  const form = useForm(loginByEmail, {
    initial: { email: "", password: "", remember: true },
    toInput: ({ email, password }) => ({ email, password }),
    fallback: words.emailLoginFailed,
    onSuccess: (answer, { remember }) => onDone(answer, remember),
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
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
