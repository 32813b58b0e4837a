import { useState } from "react";
import { updateAccount } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { verifyEmailTexts } from "#texts/verify-email.ts";
import { useForm } from "#web/api/use-form.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useAccountChanged } from "./use-account.ts";

/** The address: confirmed or not, and another one, which counts once its mailed link is opened. */
export function AccountEmail({ account }: { account: OwnAccount }) {
  const { email, email_verified: verified, pending_email: pending } = account;
  const [changing, setChanging] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <SettingsPart title={words.email}>
      <p className="settings-fact">
        <strong>{email ?? words.noEmail}</strong>
        {email && (
          <Badge colour={verified ? "green" : "amber"} icon={verified ? "success" : "warning"}>
            {verified ? words.emailVerified : words.emailUnverified}
          </Badge>
        )}
      </p>
      {said ? (
        <Notice tone="success" live title={said}>
          <p>{verifyEmailTexts.checkInbox}</p>
        </Notice>
      ) : (
        pending && <Notice title={words.emailPending(pending)} />
      )}
      {changing ? (
        <NewEmail
          account={account}
          onSent={(message) => {
            setSaid(message);
            setChanging(false);
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <div>
          <Button
            look={email ? "quiet" : "secondary"}
            onClick={() => {
              setSaid(null);
              setChanging(true);
            }}
          >
            {email ? words.changeEmail : words.addEmail}
          </Button>
        </div>
      )}
    </SettingsPart>
  );
}

function NewEmail(props: { account: OwnAccount; onSent: (message: string) => void; onCancel: () => void }) {
  const changed = useAccountChanged();
  const { has_password: hasPassword } = props.account;
  const form = useForm(updateAccount, {
    initial: { email: "", current_password: "" },
    toInput: (typed) => (hasPassword ? typed : { email: typed.email }),
    fallback: words.sendFailed,
    draft: { key: `keneya-nouvel-email-${props.account.id}`, without: ["current_password"] },
    onSuccess: ({ message, ...after }) => {
      changed(after);
      props.onSent(message);
    },
  });
  return (
    <SettingsForm form={form} submit={words.sendLink} busyLabel={words.sending} onCancel={form.dropped(props.onCancel)}>
      <Field {...form.text("email")} label={words.newEmail} type="email" autoComplete="email" />
      {hasPassword && (
        <PasswordField
          {...form.text("current_password")}
          label={words.currentPassword}
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
        />
      )}
    </SettingsForm>
  );
}
