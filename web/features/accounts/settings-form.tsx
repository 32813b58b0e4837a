import type { ComponentProps, ReactNode } from "react";
import { accountPage as words } from "#texts/account-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

export interface SettingsFormProps {
  form: { form: ComponentProps<"form">; failure: string | null; busy: boolean };
  submit: string;
  busyLabel: string;
  danger?: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** A form that opens inside a part of the account page and can be closed without doing anything. */
export function SettingsForm({ form, submit, busyLabel, danger = false, onCancel, children }: SettingsFormProps) {
  return (
    <form className="settings-form" {...form.form}>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      {children}
      <div className="row">
        <Button type="submit" look={danger ? "danger" : "primary"} busy={form.busy} busyLabel={busyLabel}>
          {submit}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
