import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { unlock } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { detailOf } from "#web/api/api-error.ts";
import { useApiMutation } from "#web/api/use-api.ts";
import { endLock } from "#web/session/lock.ts";
import { LeaveButton } from "#web/session/leave-button.tsx";
import { useSession } from "#web/session/session.tsx";
import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { EmergencyCalls } from "./emergency-calls.tsx";
import { Page } from "./page.tsx";
import "./lock-screen.css";

const pinLength = 4;

/** Stands in place of a locked space: the owner's code opens it, anybody else may leave the account, and help can be called. */
export function LockScreen() {
  const { user } = useSession();
  const firstName = user?.full_name.split(/\s+/)[0] ?? "";
  return (
    <main id="content" className="lock" tabIndex={-1}>
      <Page title={words.lockedTitle} hidden />
      <div className="lock-box stack">
        <BrandMark />
        <h1>{words.lockedTitle}</h1>
        {firstName && <p className="lead">{words.lockedOwner(firstName)}</p>}
        <PinForm />
        <div className="lock-others">
          <p className="quiet">{words.otherPerson}</p>
          <LeaveButton label={words.leaveAccount} discreet />
        </div>
        <section aria-label={words.urgent} className="stack">
          <p className="quiet">{words.urgent}</p>
          <EmergencyCalls />
        </section>
      </div>
    </main>
  );
}

/** Sends the code by itself at the fourth digit. After the fifth wrong one the server has ended the session. */
function PinForm() {
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const showToast = useToast();
  const trying = useApiMutation(unlock, {
    onSuccess: endLock,
    onError: (fault) => {
      if (fault.status === 401) {
        showToast(words.lockedOut, "error");
        return;
      }
      setError(detailOf(fault, words.unlockFailed));
      if (!fault.undecided) setPin("");
      field.current?.focus();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const send = (typed: string) => {
    if (typed.length === pinLength && !trying.isPending) trying.mutate({ input: { pin: typed } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(pin);
  };
  return (
    <form className="stack lock-form" onSubmit={submit} noValidate>
      <Field
        ref={field}
        label={words.lockedHelp}
        error={error}
        type="password"
        name="pin"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
        value={pin}
        readOnly={trying.isPending}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, "").slice(0, pinLength);
          setPin(digits);
          setError(null);
          send(digits);
        }}
      />
      <Button
        type="submit"
        look="primary"
        whole
        busy={trying.isPending}
        busyLabel={words.unlocking}
        disabled={pin.length < pinLength}
      >
        {words.unlock}
      </Button>
    </form>
  );
}
