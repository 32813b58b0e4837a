import { useEffect, useState } from "react";
import { forgotPassword } from "#contract/account-doors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { resetPasswordTexts as words } from "#texts/reset-password.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useDraft } from "#web/api/use-draft.ts";
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

type Recipient = { phone_number: string } | { email: string };

interface Sent {
  to: Recipient;
  message: string;
  /** Seconds until another one may be asked for, from `at` on. */
  wait: number;
  at: number;
}

/** A code that came by SMS counts this long. */
const codeMs = 10 * 60_000;
const now = () => Date.now();

type Kept = { way: string; phone: string; email: string; sent: Sent | null };

/**
 * A password that was forgotten: a code by SMS typed here, or a mailed link; then a new password, and in. Somebody who left to read the
 * SMS and finds the page loaded anew goes on where she was.
 */
export function ForgottenPassword(props: {
  /** The tab that was open before. */
  way?: string;
  /** What was typed before. */
  typed?: { phone: string; email: string };
  onDone: (answer: SessionAnswer) => void;
}) {
  const { phone = "", email = "" } = props.typed ?? {};
  const [{ way, sent, ...typed }, setKept, forget] = useDraft<Kept>(
    { way: props.way ?? ways[0].id, phone, email, sent: null },
    { key: "keneya-oubli", without: [] },
  );
  const keep = (part: Partial<Kept>) => setKept((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (sent && now() - sent.at > codeMs) setKept((before) => ({ ...before, sent: null }));
  }, [sent, setKept]);
  const done = (answer: SessionAnswer) => {
    forget();
    props.onDone(answer);
  };
  return (
    <Tabs
      label={words.way}
      tabs={ways}
      selected={way}
      onSelect={(chosen) => keep({ way: chosen })}
      settled={sent !== null}
    >
      {sent ? (
        <SentStep {...sent} onBack={() => keep({ sent: null })} onDone={done} />
      ) : way === "email" ? (
        <AskByEmail email={typed.email} onKeep={keep} />
      ) : (
        <AskByPhone phone={typed.phone} onKeep={keep} />
      )}
    </Tabs>
  );
}

function AskByPhone({ phone, onKeep }: { phone: string; onKeep: (part: Partial<Kept>) => void }) {
  const form = useForm(forgotPassword, {
    initial: { phone_number: phone },
    toInput: (values) => values,
    fallback: words.sendFailed,
    onSuccess: ({ message, retry_after }, values) =>
      onKeep({ sent: { to: values, message, wait: retry_after, at: now() } }),
  });
  const field = form.text("phone_number");
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onKeep({ phone: event.target.value });
        }}
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

function AskByEmail({ email, onKeep }: { email: string; onKeep: (part: Partial<Kept>) => void }) {
  const form = useForm(forgotPassword, {
    initial: { email },
    toInput: (values) => values,
    fallback: words.sendFailed,
    onSuccess: ({ message, retry_after }, values) =>
      onKeep({ sent: { to: { email: values.email.trim() }, message, wait: retry_after, at: now() } }),
  });
  const field = form.text("email");
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onKeep({ email: event.target.value });
        }}
        label={words.email}
        type="email"
        autoComplete="username"
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.sending}>
        {words.sendLink}
      </Button>
    </form>
  );
}

/** Something was sent: the code is typed here with the new password; the mailed link leads there by itself. */
function SentStep(
  props: Sent & {
    onBack: () => void;
    onDone: (answer: SessionAnswer) => void;
  },
) {
  const { to } = props;
  const byPhone = "phone_number" in to;
  const [firstWait] = useState(() => Math.max(0, Math.ceil(props.wait - (now() - props.at) / 1000)));
  const [left, start] = useSecondsLeft(firstWait);
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
