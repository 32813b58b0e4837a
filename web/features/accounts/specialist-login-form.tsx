import { loginSpecialist } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** A specialist's code has exactly this many characters (specification, section 5). */
const codeLength = 8;
const normal = (typed: string) => typed.toUpperCase().replace(/\s/g, "");

/** Signing in with the code a center handed out. Afterwards the dashboard is loaded anew (specification, "Specialist login"). */
export function SpecialistLoginForm({ code }: { code: string }) {
  const form = useForm(loginSpecialist, {
    initial: { specialist_code: normal(code), password: "" },
    toInput: (values) => values,
    fallback: words.specialistLoginFailed,
    // A name, not a secret: it stands in the links that centers hand out. A link that names another one counts more.
    ...(code ? {} : { draft: { key: "keneya-code-specialiste", without: ["password"], late: true } }),
    onSuccess: (answer) => {
      startSession(answer, { remember: true });
      location.assign(paths.dashboard());
    },
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...form.text("specialist_code", normal)}
        label={words.specialistCode}
        help={words.specialistCodeHelp}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...form.text("password")}
        label={words.password}
        autoComplete="current-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Button
        type="submit"
        look="primary"
        whole
        busy={form.busy}
        busyLabel={words.loggingIn}
        disabled={form.values.specialist_code.length !== codeLength}
      >
        {words.logIn}
      </Button>
    </form>
  );
}
