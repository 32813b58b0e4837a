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
import type { TypedLogin } from "./phone-login-form.tsx";
import { ResendLink } from "./resend-link.tsx";
import { sessionLacks } from "./session-lacks.ts";

/** Signing in with e-mail address and password. An address not confirmed yet is offered another link. */
export function EmailLoginForm(props: {
  typed: TypedLogin;
  onTyped: (part: Partial<TypedLogin>) => void;
  onDone: (answer: SessionAnswer, remember: boolean) => void;
}) {
  const [unconfirmed, setUnconfirmed] = useState(false);
  const form = useForm(loginByEmail, {
    initial: { email: props.typed.email, password: "", remember: props.typed.remember },
    toInput: ({ email, password }) => ({ email, password }),
    fallback: words.emailLoginFailed,
    lacks: sessionLacks,
    onSuccess: (answer, { remember }) => props.onDone(answer, remember),
    onError: ({ code }) => setUnconfirmed(code === "email_not_verified"),
  });
  const email = form.text("email");
  const remember = form.check("remember");
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      {form.failure && unconfirmed && <ResendLink email={form.values.email.trim()} />}
      <Field
        {...email}
        onChange={(event) => {
          email.onChange(event);
          props.onTyped({ email: event.target.value });
        }}
        label={words.email}
        type="email"
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
