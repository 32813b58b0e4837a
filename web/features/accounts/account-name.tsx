import { readOwnAccount } from "#contract/accounts.ts";
import { updateAccount } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { listPatients } from "#contract/patients.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useAccountChanged } from "./use-account.ts";

/** The name under which the account is known; a patient's own record takes the same name. */
export function AccountName({ account }: { account: OwnAccount }) {
  const changed = useAccountChanged();
  const showToast = useToast();
  const form = useForm(updateAccount, {
    initial: { full_name: account.full_name },
    toInput: (values) => values,
    fallback: words.saveFailed,
    draft: { key: `keneya-nom-${account.id}`, without: [] },
    invalidates: [listPatients, readOwnAccount],
    onSuccess: ({ message, ...after }) => {
      changed(after);
      showToast(message);
    },
  });
  return (
    <SettingsPart title={words.profile}>
      <form className="settings-form" {...form.form}>
        {form.failure && <Notice tone="error" live title={form.failure} />}
        <Field
          {...form.text("full_name")}
          label={account.role === "health_center" ? words.centerName : words.fullName}
          autoComplete="name"
        />
        <div>
          <Button
            type="submit"
            busy={form.busy}
            busyLabel={words.saving}
            disabled={form.values.full_name.trim() === account.full_name}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </SettingsPart>
  );
}
