import { useEffect, useState } from "react";
import { passwordMinimum } from "#contract/accounts.ts";
import { changePassword, listSessions } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SettingsPart } from "./settings-part.tsx";

/** Specification, section 9: the message of success goes away after this long. */
const saidFor = 3000;

/** Another password; every other device is signed out. Who has none is led to where one can be chosen. */
export function AccountPassword({ account }: { account: OwnAccount }) {
  const reachable = account.phone_number !== null || account.email !== null;
  return (
    <SettingsPart title={words.passwordTitle}>
      {account.has_password ? (
        <ChangePassword isAdmin={account.role === "admin"} />
      ) : (
        <>
          <p>{words.noPassword}</p>
          {reachable && (
            <div>
              <LinkButton to={paths.resetPassword()}>{words.choosePassword}</LinkButton>
            </div>
          )}
        </>
      )}
    </SettingsPart>
  );
}

function ChangePassword({ isAdmin }: { isAdmin: boolean }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), saidFor);
    return () => clearTimeout(timer);
  }, [said]);
  const form = useForm(changePassword, {
    initial: { current_password: "", new_password: "", again: "" },
    toInput: ({ current_password, new_password }) => ({ current_password, new_password }),
    check: ({ new_password, again }): Record<string, string> =>
      new_password === again ? {} : { again: words.passwordsDiffer },
    fallback: words.passwordFailed,
    invalidates: [listSessions],
    onSuccess: ({ message }) => {
      form.reset();
      setSaid(message);
    },
  });
  const secret = { showLabel: common.showPassword, hideLabel: common.hidePassword };
  return (
    <form className="settings-form" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <div role="status">{said && <Notice tone="success" title={said} />}</div>
      <PasswordField
        {...form.text("current_password")}
        {...secret}
        label={words.currentPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.text("new_password")}
        {...secret}
        label={words.newPassword}
        help={words.passwordHelp(isAdmin ? passwordMinimum.admin : passwordMinimum.phone)}
        autoComplete="new-password"
      />
      <PasswordField {...form.text("again")} {...secret} label={words.newPasswordAgain} autoComplete="new-password" />
      <p className="quiet small">{words.passwordNote}</p>
      <div>
        <Button type="submit" busy={form.busy} busyLabel={words.saving}>
          {words.changePassword}
        </Button>
      </div>
    </form>
  );
}
