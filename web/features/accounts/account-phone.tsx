import { useState } from "react";
import { sendPhoneCode, verifyPhone } from "#contract/account-doors.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { formatPhone } from "#contract/phone.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useForm } from "#web/api/use-form.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSecondsLeft } from "#web/ui/use-seconds-left.ts";
import { CodeField, SendAgain, onlyCode } from "./code-fields.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useAccountChanged } from "./use-account.ts";

interface Sent {
  message: string;
  wait: number;
  /** What asking for another code sends again. */
  input: { phone_number?: string; current_password?: string };
}

/** The number: whether it is proven, proving it by a code, changing it. */
export function AccountPhone({ account }: { account: OwnAccount }) {
  const { phone_number: phone, phone_verified: verified } = account;
  const [changing, setChanging] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = useApiMutation(sendPhoneCode, {
    onSuccess: ({ message, retry_after }) => setSent({ message, wait: retry_after, input: {} }),
    onError: (error) => {
      // A code is on its way already: it may be typed.
      if (error.code === "code_sent_recently") {
        setSent({ message: error.detail, wait: error.retryAfter ?? 60, input: {} });
      } else setFailure(detailOf(error, words.sendFailed));
    },
  });
  const end = () => {
    setSent(null);
    setChanging(false);
  };
  return (
    <SettingsPart title={words.phone}>
      <p className="settings-fact">
        <strong className="figures">{phone ? formatPhone(phone) : words.noPhone}</strong>
        {phone && (
          <Badge colour={verified ? "green" : "amber"} icon={verified ? "success" : "warning"}>
            {verified ? words.phoneVerified : words.phoneUnverified}
          </Badge>
        )}
      </p>
      {phone && !verified && !sent && <p className="quiet">{words.phoneWhy}</p>}
      {failure && <Notice tone="error" live title={failure} />}
      {sent ? (
        <ProveNumber {...sent} onEnd={end} />
      ) : changing ? (
        <NewNumber account={account} onSent={setSent} onCancel={end} />
      ) : (
        <div className="row">
          {phone && !verified && (
            <Button
              busy={send.isPending}
              busyLabel={words.sending}
              onClick={() => {
                setFailure(null);
                send.mutate({ input: {} });
              }}
            >
              {words.verifyPhone}
            </Button>
          )}
          <Button look={phone ? "quiet" : "secondary"} onClick={() => setChanging(true)}>
            {phone ? words.changePhone : words.addPhone}
          </Button>
        </div>
      )}
    </SettingsPart>
  );
}

function NewNumber(props: { account: OwnAccount; onSent: (sent: Sent) => void; onCancel: () => void }) {
  const { has_password: hasPassword } = props.account;
  const toInput = (typed: { phone_number: string; current_password: string }) =>
    hasPassword ? typed : { phone_number: typed.phone_number };
  const form = useForm(sendPhoneCode, {
    initial: { phone_number: "", current_password: "" },
    toInput,
    fallback: words.sendFailed,
    draft: { key: `keneya-nouveau-numero-${props.account.id}`, without: ["current_password"] },
    onSuccess: ({ message, retry_after }, typed) => props.onSent({ message, wait: retry_after, input: toInput(typed) }),
    onError: ({ code, detail, retryAfter }) => {
      // A code is on its way already, asked for before a reload: it may be typed.
      if (code === "code_sent_recently") {
        props.onSent({ message: detail, wait: retryAfter ?? 60, input: toInput(form.values) });
      }
    },
  });
  return (
    <SettingsForm form={form} submit={words.sendCode} busyLabel={words.sending} onCancel={form.dropped(props.onCancel)}>
      <Field
        {...form.text("phone_number")}
        label={words.newPhone}
        help={words.phoneHelp}
        type="tel"
        autoComplete="tel-national"
      />
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

function ProveNumber({ message, wait, input, onEnd }: Sent & { onEnd: () => void }) {
  const changed = useAccountChanged();
  const showToast = useToast();
  const [left, start] = useSecondsLeft(wait);
  const form = useForm(verifyPhone, {
    initial: { code: "" },
    toInput: (values) => values,
    fallback: words.codeFailed,
    onSuccess: (answer) => {
      changed({ phone_number: answer.phone_number, phone_verified: true });
      showToast(answer.message);
      onEnd();
    },
  });
  const again = useApiMutation(sendPhoneCode, {
    onSuccess: ({ retry_after }) => start(retry_after),
    onError: (error) => {
      form.setFailure(detailOf(error, words.sendFailed));
      if (error.retryAfter) start(error.retryAfter);
    },
  });
  return (
    <form className="settings-form" {...form.form}>
      <Notice live title={message} />
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <CodeField {...form.text("code", onlyCode)} label={words.code} help={words.codeHelp} />
      <div className="row">
        <Button type="submit" look="primary" busy={form.busy} busyLabel={words.confirming}>
          {words.confirmCode}
        </Button>
        <Button look="quiet" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
      <div>
        <SendAgain
          label={words.resend}
          waitingLabel={words.resendIn}
          left={left}
          busy={again.isPending}
          onSend={() => again.mutate({ input })}
        />
      </div>
    </form>
  );
}
