import { useState } from "react";
import { removeLockPin, setLockPin } from "#contract/account-settings.ts";
import type { OwnAccount } from "#contract/account-settings.ts";
import { accountPage as words } from "#texts/account-page.ts";
import { common } from "#texts/common.ts";
import { useForm } from "#web/api/use-form.ts";
import { lock } from "#web/session/session.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsPart } from "./settings-part.tsx";
import { useAccountChanged } from "./use-account.ts";

const pinLength = 4;
const onlyPin = (typed: string) => typed.replace(/\D/g, "").slice(0, pinLength);

/** The quick lock of a shared phone: a code of four digits that hides the space without signing out. */
export function AccountLock({ account }: { account: OwnAccount }) {
  const [open, setOpen] = useState<"set" | "remove" | null>(null);
  const { has_lock_pin: isSet, has_password: hasPassword } = account;
  const close = () => setOpen(null);
  return (
    <SettingsPart id="verrouillage" title={words.lock}>
      <p className="quiet">{words.lockWhy}</p>
      <p>
        <Badge colour={isSet ? "green" : "grey"} icon={isSet ? "success" : "minus"}>
          {isSet ? words.lockIsSet : words.lockIsNotSet}
        </Badge>
      </p>
      {!hasPassword && <p>{words.lockNeedsPassword}</p>}
      {open === "set" && <SetPin onDone={close} />}
      {open === "remove" && <RemovePin onDone={close} />}
      {!open && hasPassword && (
        <div className="row">
          {isSet && (
            <Button icon="lock" onClick={lock}>
              {words.lockNow}
            </Button>
          )}
          <Button look={isSet ? "quiet" : "secondary"} onClick={() => setOpen("set")}>
            {isSet ? words.changeLock : words.setLock}
          </Button>
          {isSet && (
            <Button look="quiet" onClick={() => setOpen("remove")}>
              {words.removeLock}
            </Button>
          )}
        </div>
      )}
    </SettingsPart>
  );
}

const secret = {
  autoComplete: "current-password",
  showLabel: common.showPassword,
  hideLabel: common.hidePassword,
} as const;

function SetPin({ onDone }: { onDone: () => void }) {
  const changed = useAccountChanged();
  const showToast = useToast();
  const form = useForm(setLockPin, {
    initial: { pin: "", password: "" },
    toInput: (values) => values,
    fallback: words.saveFailed,
    onSuccess: () => {
      changed({ has_lock_pin: true });
      showToast(words.pinSaved);
      onDone();
    },
  });
  return (
    <SettingsForm form={form} submit={words.save} busyLabel={words.saving} onCancel={onDone}>
      <Field
        {...form.text("pin", onlyPin)}
        label={words.pin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinLength}
      />
      <PasswordField {...form.text("password")} {...secret} label={words.password} />
    </SettingsForm>
  );
}

function RemovePin({ onDone }: { onDone: () => void }) {
  const changed = useAccountChanged();
  const showToast = useToast();
  const form = useForm(removeLockPin, {
    initial: { password: "" },
    toInput: (values) => values,
    fallback: words.saveFailed,
    onSuccess: () => {
      changed({ has_lock_pin: false });
      showToast(words.pinRemoved);
      onDone();
    },
  });
  return (
    <SettingsForm form={form} submit={words.removeLock} busyLabel={words.removing} danger onCancel={onDone}>
      <PasswordField {...form.text("password")} {...secret} label={words.password} />
    </SettingsForm>
  );
}
