import { addFactor } from "#contract/account-factors.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { formatPhone } from "#contract/phone.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** The number to which codes will be texted; the account's own unless another is typed. */
export function ChooseNumber(props: { account: OwnAccount; onBegun: (factor: OutputOf<typeof addFactor>) => void }) {
  const { phone_number: own } = props.account;
  const form = useForm(addFactor, {
    initial: { phone_number: own ? formatPhone(own) : "" },
    toInput: ({ phone_number }) => ({ type: "phone" as const, phone_number }),
    fallback: words.beginFailed,
    onSuccess: props.onBegun,
  });
  return (
    <form className="stack" {...form.form}>
      <p>{words.smsLead}</p>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...form.text("phone_number")}
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="tel-national"
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
        {words.sendCode}
      </Button>
    </form>
  );
}
