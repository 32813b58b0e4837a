import { useState, type ReactNode } from "react";
import { makeReceiptLink, sendReceiptEmail, sendReceiptSms } from "#contract/documents.ts";
import { formatPhone } from "#contract/phone.ts";
import { common } from "#texts/common.ts";
import { paymentScreens as words } from "#texts/payment-screens.ts";
import { receiptTexts } from "#texts/receipt.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useForm } from "#web/api/use-form.ts";
import { useSession } from "#web/session/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";

type Way = "email" | "sms";

/** What can be done with a receipt: the PDF itself, the printer, and really by e-mail and SMS (specification, "Payment confirmation page"). */
export function ReceiptActions({ reference }: { reference: string }) {
  const [way, setWay] = useState<Way | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const link = useApiMutation(makeReceiptLink, { onSuccess: ({ url }) => location.assign(url) });
  const open = (chosen: Way) => {
    setSent(null);
    setWay(chosen);
  };
  const done = (message: string) => {
    setSent(message);
    setWay(null);
  };
  return (
    <>
      <Button
        look="primary"
        icon="download"
        busy={link.isPending}
        busyLabel={words.preparing}
        onClick={() => link.mutate({ input: { reference } })}
      >
        {words.download}
      </Button>
      <Button icon="print" onClick={() => print()}>
        {words.print}
      </Button>
      <Button icon="mail" onClick={() => open("email")}>
        {words.sendEmail}
      </Button>
      <Button icon="phone" onClick={() => open("sms")}>
        {words.sendSms}
      </Button>
      {link.isError && <Notice tone="error" live title={detailOf(link.error, words.downloadFailed)} />}
      {sent && <Notice tone="success" live title={sent} />}
      <Dialog open={way === "email"} onClose={() => setWay(null)} title={words.emailTitle} closeLabel={common.close}>
        <EmailForm reference={reference} onSent={done} />
      </Dialog>
      <Dialog open={way === "sms"} onClose={() => setWay(null)} title={words.smsTitle} closeLabel={common.close}>
        <SmsForm reference={reference} onSent={done} />
      </Dialog>
    </>
  );
}

type Sendable = Pick<ReturnType<typeof useForm>, "form" | "failure" | "busy">;

function EmailForm({ reference, onSent }: { reference: string; onSent: (message: string) => void }) {
  const { user } = useSession();
  const form = useForm(sendReceiptEmail, {
    initial: { email: user?.email ?? "" },
    toInput: ({ email }) => ({ reference, email }),
    fallback: receiptTexts.emailFailed,
    draft: { key: `keneya-recu-email-${user?.id}`, without: [] },
    onSuccess: ({ message }) => onSent(message),
  });
  return (
    <SendForm form={form}>
      <Field
        {...form.text("email")}
        label={words.emailAddress}
        help={words.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </SendForm>
  );
}

function SmsForm({ reference, onSent }: { reference: string; onSent: (message: string) => void }) {
  const { user } = useSession();
  const form = useForm(sendReceiptSms, {
    initial: { phone_number: user?.phone_number ? formatPhone(user.phone_number) : "" },
    toInput: ({ phone_number }) => ({ reference, phone_number }),
    fallback: receiptTexts.smsFailed,
    draft: { key: `keneya-recu-sms-${user?.id}`, without: [] },
    onSuccess: ({ message }) => onSent(message),
  });
  return (
    <SendForm form={form}>
      <Field
        {...form.text("phone_number")}
        label={words.phoneNumber}
        help={words.smsHelp}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
      />
    </SendForm>
  );
}

function SendForm({ form, children }: { form: Sendable; children: ReactNode }) {
  return (
    <form {...form.form} className="stack">
      {children}
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}
