import { useState } from "react";
import { forgotPassword } from "#contract/account-doors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { resetPasswordTexts as words } from "#texts/reset-password.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useSecondsLeft } from "#web/ui/use-seconds-left.ts";
import { SendAgain } from "./code-fields.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

const ways = [
  { id: "telephone", label: words.byPhone },
  { id: "email", label: words.byEmail },
] as const;

type Sent = { phone_number: string } | { email: string };

/** A password that was forgotten: a code by SMS typed here, or a mailed link; then a new password, and in. */
export function ForgottenPassword(props: {
  /** The tab that was open before. */
  way?: string;
  /** A number typed before. */
  phone?: string;
  onDone: (answer: SessionAnswer) => void;
}) {
  const [way, setWay] = useState(props.way ?? "telephone");
  const [phone, setPhone] = useState(props.phone ?? "");
  const [sent, setSent] = useState<{ to: Sent; message: string; wait: number } | null>(null);
  const ask = { onSent: setSent };
  return (
    <Tabs label={words.way} tabs={ways} selected={way} onSelect={setWay} settled={sent !== null}>
      {sent ? (
        <SentStep {...sent} onBack={() => setSent(null)} onDone={props.onDone} />
      ) : way === "email" ? (
        <AskByEmail {...ask} />
      ) : (
        <AskByPhone {...ask} phone={phone} onPhone={setPhone} />
      )}
    </Tabs>
  );
}

interface AskProps {
  onSent: (sent: { to: Sent; message: string; wait: number }) => void;
}

function AskByPhone({ phone, onPhone, onSent }: AskProps & { phone: string; onPhone: (phone: string) => void }) {
  const form = useForm(forgotPassword, {
    initial: { phone_number: phone },
    toInput: (values) => values,
    fallback: words.sendFailed,
    onSuccess: ({ message, retry_after }, values) => {
      onPhone(values.phone_number);
      onSent({ to: values, message, wait: retry_after });
    },
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...form.text("phone_number")}
        label={words.phone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="username"
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
        {words.sendCode}
      </Button>
    </form>
  );
}

function AskByEmail({ onSent }: AskProps) {
  const form = useForm(forgotPassword, {
    initial: { email: "" },
    toInput: (values) => values,
    fallback: words.sendFailed,
    onSuccess: ({ message, retry_after }, { email }) =>
      onSent({ to: { email: email.trim() }, message, wait: retry_after }),
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field {...form.text("email")} label={words.email} type="email" autoComplete="username" />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
        {words.sendLink}
      </Button>
    </form>
  );
}

/** Something was sent: the code is typed here with the new password; the mailed link leads there by itself. */
function SentStep(props: {
  to: Sent;
  message: string;
  wait: number;
  onBack: () => void;
  onDone: (answer: SessionAnswer) => void;
}) {
  const { to } = props;
  const byPhone = "phone_number" in to;
  const [left, start] = useSecondsLeft(props.wait);
  const [failure, setFailure] = useState<string | null>(null);
  const resend = useApiMutation(forgotPassword, {
    onSuccess: ({ retry_after }) => start(retry_after),
    onError: (error) => {
      setFailure(detailOf(error, words.sendFailed));
      if (error.retryAfter) start(error.retryAfter);
    },
  });
  const label = byPhone ? words.resendCode : words.resendLink;
  return (
    <div className="stack">
      <Notice tone="success" live title={props.message}>
        {!byPhone && <p>{words.checkInbox}</p>}
      </Notice>
      {byPhone && <NewPasswordForm proof={to} onDone={props.onDone} />}
      {failure && <Notice tone="error" live title={failure} />}
      <div>
        <SendAgain
          label={label}
          waitingLabel={(seconds) => words.resendIn(label, seconds)}
          left={left}
          busy={resend.isPending}
          onSend={() => {
            setFailure(null);
            resend.mutate({ input: to });
          }}
        />
        <Button look="quiet" whole onClick={props.onBack}>
          {byPhone ? words.otherNumber : words.otherEmail}
        </Button>
      </div>
    </div>
  );
}
