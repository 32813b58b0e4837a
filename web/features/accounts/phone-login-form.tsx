import { loginByPhone } from "#contract/accounts.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { sessionLacks } from "./session-lacks.ts";

/** What is typed at the door, the password apart: kept above the forms, so that changing the form and a reload do not lose it. */
export type TypedLogin = { phone: string; email: string; remember: boolean };

/** Signing in with phone and password. */
export function PhoneLoginForm(props: {
  typed: TypedLogin;
  onTyped: (part: Partial<TypedLogin>) => void;
  onDone: (answer: SessionAnswer, remember: boolean) => void;
}) {
  const form = useForm(loginByPhone, {
    initial: { phone: props.typed.phone, password: "", remember: props.typed.remember },
    toInput: (values) => values,
    fallback: words.loginFailed,
    lacks: sessionLacks,
    onSuccess: (answer, { remember }) => props.onDone(answer, remember),
  });
  const phone = form.text("phone");
  const remember = form.check("remember");
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...phone}
        onChange={(event) => {
          phone.onChange(event);
          props.onTyped({ phone: event.target.value });
        }}
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="username"
      />
      <PasswordField
        {...form.text("password")}
        label={words.password}
        autoComplete="current-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <Checkbox
        {...remember}
        onChange={(event) => {
          remember.onChange(event);
          props.onTyped({ remember: event.target.checked });
        }}
        label={words.remember}
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}
