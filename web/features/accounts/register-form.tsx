import { useState } from "react";
import { registerByPhone } from "#contract/accounts.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RoleChoice, chosenRole } from "./role-choice.tsx";
import { sessionLacks } from "./session-lacks.ts";
import { TermsStep } from "./terms-step.tsx";

export interface RegisterFormProps {
  /** The terms are shown in place of the fields; what was typed stays. */
  atTerms: boolean;
  /** A number typed before, in the other form. */
  phone: string;
  onTerms: (open: boolean) => void;
  /** The number has an account already, and the person would rather sign in with it. */
  onKnown: (phone: string) => void;
  onDone: (answer: SessionAnswer) => void;
}

/** Signing up by phone: the fields, then the terms, and only with those accepted is anything sent. */
export function RegisterForm({ atTerms, phone, onTerms, onKnown, onDone }: RegisterFormProps) {
  const [known, setKnown] = useState(false);
  const form = useForm(registerByPhone, {
    initial: { full_name: "", phone_number: phone, password: "", role: "patient" },
    toInput: ({ role, ...typed }) => ({
      ...typed,
      role: chosenRole(role),
      terms_accepted: true as const,
    }),
    fallback: words.registerFailed,
    lacks: sessionLacks,
    draft: { key: "keneya-inscription", without: ["password"] },
    onValid: () => {
      setKnown(false);
      onTerms(true);
      return true;
    },
    onSuccess: onDone,
    onError: (error) => {
      setKnown(error.code === "phone_already_registered");
      // What the server decided is mended in the fields; what it did not hear is sent again from here.
      if (!error.undecided) onTerms(false);
    },
  });
  if (atTerms) {
    return (
      <TermsStep
        busy={form.busy}
        failure={form.failure}
        onAccept={form.send}
        onDecline={() => {
          form.setFailure(words.declined);
          onTerms(false);
        }}
      />
    );
  }
  return (
    <form className="stack" {...form.form}>
      {form.failure && (
        <Notice tone="error" live title={form.failure}>
          {known && (
            <Button look="quiet" onClick={() => onKnown(form.values.phone_number)}>
              {words.logIn}
            </Button>
          )}
        </Notice>
      )}
      <Field {...form.text("full_name")} label={words.fullName} autoComplete="name" />
      <Field
        {...form.text("phone_number")}
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="tel-national"
      />
      <PasswordField
        {...form.text("password")}
        label={words.password}
        help={words.passwordHint}
        autoComplete="new-password"
        showLabel={common.showPassword}
        hideLabel={common.hidePassword}
      />
      <RoleChoice value={form.values.role} onChange={(role) => form.set("role", role)} />
      <Button type="submit" look="primary" whole>
        {words.goOn}
      </Button>
    </form>
  );
}
