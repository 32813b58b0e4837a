import { useState } from "react";
import { deleteAccount, sendConfirmationCode } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { leavingTexts } from "#texts/accounts.ts";
import { common } from "#texts/common.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useSecondsLeft } from "#web/ui/use-seconds-left.ts";
import { CodeField, SendAgain, onlyCode } from "./code-fields.tsx";
import { SettingsPart } from "./settings-part.tsx";
import "#web/ui/plain-list.css";

type Deleted = OutputOf<typeof deleteAccount>;

/** Leaving for good: asks, names what is lost and what the law keeps, and wants a proof (decisions, "Health data"). */
export function AccountDeletion({ account, onDeleted }: { account: OwnAccount; onDeleted: (answer: Deleted) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsPart title={words.deletion}>
      <p className="quiet">{words.deletionWhy}</p>
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          {words.deletion}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.deletionTitle} closeLabel={common.close}>
        <Consequences role={account.role} />
        <Confirmation hasPassword={account.has_password} onKeep={() => setOpen(false)} onDeleted={onDeleted} />
      </Dialog>
    </SettingsPart>
  );
}

function Consequences({ role }: { role: OwnAccount["role"] }) {
  const lost = role === "specialist" ? words.lostItems.specialist : words.lostItems.patient;
  return (
    <div className="stack">
      <List title={words.lost} items={lost} />
      <List title={words.kept} items={leavingTexts.kept} />
      <p className="quiet">{words.exportFirst}</p>
    </div>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="plain-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function Confirmation(props: { hasPassword: boolean; onKeep: () => void; onDeleted: (answer: Deleted) => void }) {
  const { hasPassword } = props;
  const form = useForm(deleteAccount, {
    initial: { password: "", code: "" },
    toInput: ({ password, code }) => (hasPassword ? { password } : { code }),
    fallback: words.deleteFailed,
    onSuccess: props.onDeleted,
  });
  return (
    <form className="stack" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      {hasPassword ? (
        <PasswordField
          {...form.text("password")}
          label={words.deleteByPassword}
          autoComplete="current-password"
          showLabel={common.showPassword}
          hideLabel={common.hidePassword}
        />
      ) : (
        <>
          <CodeByMessage />
          <CodeField {...form.text("code", onlyCode)} label={words.code} help={words.codeHelp} />
        </>
      )}
      <Button type="submit" look="danger" whole busy={form.busy} busyLabel={words.deleting}>
        {words.deleteNow}
      </Button>
      <Button look="primary" whole onClick={props.onKeep}>
        {words.keepAccount}
      </Button>
    </form>
  );
}

/** Who has no password proves who they are by a code to their number or address. */
function CodeByMessage() {
  const [left, start] = useSecondsLeft();
  const [said, setSaid] = useState<{ tone: "success" | "error"; text: string } | null>(null);
  const send = useApiMutation(sendConfirmationCode, {
    onSuccess: ({ message, retry_after }) => {
      setSaid({ tone: "success", text: message });
      start(retry_after);
    },
    onError: (error) => {
      setSaid({ tone: "error", text: detailOf(error, words.sendFailed) });
      if (error.retryAfter) start(error.retryAfter);
    },
  });
  return (
    <div className="stack">
      <p>{words.deleteByCode}</p>
      {said && <Notice tone={said.tone} live title={said.text} />}
      <SendAgain
        label={said ? words.resend : words.receiveCode}
        waitingLabel={words.resendIn}
        left={left}
        busy={send.isPending}
        onSend={() => send.mutate({})}
      />
    </div>
  );
}
