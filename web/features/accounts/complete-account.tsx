import { updateAccount } from "#contract/account-settings.ts";
import { readOwnAccount } from "#contract/accounts.ts";
import { listPatients } from "#contract/patients.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { accountFields, accountTexts } from "#texts/accounts.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useAccount, useAccountChanged } from "./use-account.ts";

/** What an account still lacks: its owner's yes to the terms, and a name where it was made without one. Nothing when it is whole. */
export function CompleteAccount() {
  const { data } = useAccount();
  return data && data.terms_version === null ? <Completion account={data} /> : null;
}

function Completion({ account }: { account: OwnAccount }) {
  const changed = useAccountChanged();
  const showToast = useToast();
  const unnamed = account.full_name === accountTexts.unnamed;
  const form = useForm(updateAccount, {
    initial: { full_name: "", terms: false },
    toInput: ({ full_name }) => ({ ...(unnamed ? { full_name } : {}), terms_accepted: true as const }),
    check: ({ terms }): Record<string, string> => (terms ? {} : { terms: accountFields.termsRequired }),
    fallback: words.saveFailed,
    draft: { key: `keneya-completer-${account.id}`, without: [] },
    invalidates: [listPatients, readOwnAccount],
    onSuccess: ({ message, ...after }) => {
      changed(after);
      showToast(message);
    },
  });
  return (
    <Card title={unnamed ? words.completeTitle : words.termsTitle}>
      <p>{unnamed ? words.completeText : words.termsText}</p>
      <form className="stack" {...form.form}>
        {form.failure && <Notice tone="error" live title={form.failure} />}
        {unnamed && <Field {...form.text("full_name")} label={words.fullName} autoComplete="name" />}
        <Checkbox
          {...form.check("terms")}
          label={
            <>
              {words.acceptTerms}{" "}
              <a href={paths.terms()} target="_blank" rel="noopener">
                {words.terms}
              </a>
            </>
          }
        />
        <div>
          <Button type="submit" look="primary" busy={form.busy} busyLabel={words.saving}>
            {words.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
