import { centerCodeTypedMost, loginHealthCenter } from "#contract/health-centers.ts";
import { centerTexts as words } from "#texts/health-center-screens.ts";
import { useForm } from "#web/api/use-form.ts";
import { startSession, subjectOf } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";

const normal = (typed: string) => typed.toUpperCase().replace(/\s/g, "").slice(0, centerCodeTypedMost);

/** Signing in with a center's code; it is the only secret, so the field is no password and shows what is typed. */
export function CenterLoginForm({ onDone }: { onDone: () => void }) {
  const form = useForm(loginHealthCenter, {
    initial: { login_code: "" },
    toInput: (values) => values,
    fallback: words.loginFailed,
    onSuccess: ({ health_center, ...answer }) => {
      const user = {
        id: subjectOf(answer.access_token) ?? health_center.id,
        full_name: health_center.name,
        phone_number: null,
        email: null,
        role: "health_center",
        is_super_admin: false,
      } as const;
      startSession({ ...answer, user }, { remember: true });
      onDone();
    },
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...form.text("login_code", normal)}
        label={words.code}
        help={words.codeHelp}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        type="submit"
        look="primary"
        whole
        busy={form.busy}
        busyLabel={words.loggingIn}
        disabled={form.values.login_code === ""}
      >
        {words.logIn}
      </Button>
    </form>
  );
}
