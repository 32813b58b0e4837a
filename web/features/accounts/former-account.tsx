import { reclaimFormerAccount } from "#contract/account-doors.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { useForm } from "#web/api/use-form.ts";
import { startSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SettingsPart } from "./settings-part.tsx";

/** The number had an account before, whose owner never proved it: with its password it is found again. */
export function FormerAccount() {
  const form = useForm(reclaimFormerAccount, {
    initial: { password: "" },
    toInput: (values) => values,
    fallback: words.reclaimFailed,
    onSuccess: (answer) => startSession(answer, { remember: true }),
  });
  return (
    <SettingsPart title={words.formerTitle}>
      <p>{words.formerText}</p>
      <form className="settings-form" {...form.form}>
        {form.failure && <Notice tone="error" live title={form.failure} />}
        <PasswordField
          {...form.text("password")}
          label={words.formerPassword}
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
        />
        <div>
          <Button type="submit" busy={form.busy} busyLabel={words.reclaiming}>
            {words.reclaim}
          </Button>
        </div>
      </form>
    </SettingsPart>
  );
}
