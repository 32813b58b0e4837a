import { registerByEmail } from "#contract/account-doors.ts";
import { common } from "#texts/common.ts";
import { loginTexts as words } from "#texts/login.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { RoleChoice, chosenRole } from "./role-choice.tsx";
import { TermsStep } from "./terms-step.tsx";

export interface RegisterEmailFormProps {
  /** The terms are shown in place of the fields; what was typed stays. */
  atTerms: boolean;
  onTerms: (open: boolean) => void;
  /** A link is on its way to this address. */
  onSent: (email: string, message: string) => void;
}

/** Signing up by email: the fields, then the terms, then the mailed link. A known address is answered like a new one. */
export function RegisterEmailForm({ atTerms, onTerms, onSent }: RegisterEmailFormProps) {
  const form = useForm(registerByEmail, {
    initial: { full_name: "", email: "", password: "", role: "patient" },
    toInput: ({ role, ...typed }) => ({ ...typed, role: chosenRole(role), terms_accepted: true as const }),
    fallback: words.registerFailed,
    draft: { key: "keneya-inscription-email", without: ["password"] },
    onValid: () => {
      onTerms(true);
      return true;
    },
    onSuccess: ({ message }, { email }) => onSent(email.trim(), message),
    onError: (error) => {
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
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("full_name")} label={words.fullName} autoComplete="name" />
      <Field {...form.text("email")} label={words.email} type="email" autoComplete="email" />
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
