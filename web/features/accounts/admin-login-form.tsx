import { loginAdmin } from "#contract/accounts.ts";
import { adminTexts as words } from "#texts/admin.ts";
import { common } from "#texts/common.ts";
import { useForm } from "#web/api/use-form.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** Signing in as an administrator: this door admits nobody else. The session ends with the window. */
export function AdminLoginForm({ failure, onDone }: { failure?: string | null; onDone?: () => void }) {
  const form = useForm(loginAdmin, {
    initial: { email: "", password: "" },
    toInput: (values) => values,
    fallback: words.loginFailed,
    draft: { key: "keneya-admin", without: ["password"], late: true },
    onSuccess: (answer) => {
      startSession(answer, { remember: false });
      onDone?.();
    },
  });
  const said = form.failure ?? failure;
  return (
    <form className="stack" {...form.form}>
      {said && <Notice tone="error" live title={said} />}
      <Field {...form.text("email")} label={words.email} type="email" autoComplete="username" />
      <PasswordField
        {...form.text("password")}
        label={words.password}
        autoComplete="current-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}
