import { loginAdmin, setUpFirstAdmin } from "#contract/accounts.ts";
import { adminTexts as words } from "#texts/admin.ts";
import { common } from "#texts/common.ts";
import { call } from "#web/api/call.ts";
import { useForm } from "#web/api/use-form.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** Creates the first administrator with the setup key, then signs them in. `onNotIn`: created, but the sign-in failed. */
export function AdminSetupForm({ onDone, onNotIn }: { onDone?: () => void; onNotIn: () => void }) {
  const form = useForm(setUpFirstAdmin, {
    initial: { full_name: "", email: "", password: "", again: "", setup_key: "" },
    toInput: ({ again: _again, ...input }) => input,
    check: ({ password, again }): Record<string, string> =>
      password === again ? {} : { again: words.passwordsDiffer },
    fallback: words.setupFailed,
    draft: { key: "keneya-premier-admin", without: ["password", "again", "setup_key"] },
    onSuccess: async (_answer, { email, password }) => {
      try {
        startSession(await call(loginAdmin, { input: { email, password } }), { remember: false });
        onDone?.();
      } catch {
        onNotIn();
      }
    },
  });
  const secret = { autoComplete: "new-password", showLabel: common.showPassword, hideLabel: common.hidePassword };
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("full_name")} label={words.fullName} autoComplete="name" />
      <Field {...form.text("email")} label={words.email} type="email" autoComplete="username" />
      <PasswordField {...form.text("password")} {...secret} label={words.password} help={words.passwordHelp} />
      <PasswordField {...form.text("again")} {...secret} label={words.passwordAgain} />
      <PasswordField {...form.text("setup_key")} {...secret} label={words.setupKey} autoComplete="off" />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.creating}>
        {words.create}
      </Button>
    </form>
  );
}
