import { useEffect, useRef } from "react";
import { verifyRecoveryCode } from "#contract/account-factors.ts";
import type { FactorState } from "#contract/account-factors.ts";
import type { SessionAnswer } from "#contract/accounts.ts";
import { secondFactor as words } from "#texts/second-factor.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** Below this many, whoever used one is told to make new ones. */
export const fewCodes = 3;

/** A recovery code in place of the phone that is lost; and whom to turn to who has neither. */
export function FactorRecoveryForm(props: {
  codes: FactorState["recovery_codes"];
  onShown: (answer: SessionAnswer) => void;
  /** There is another way to go back to. */
  onBack?: (() => void) | undefined;
}) {
  return (
    <div className="stack">
      {props.codes && props.codes.left > 0 ? <CodeForm onShown={props.onShown} /> : <p>{words.noRecovery}</p>}
      <p className="small quiet">{words.noPhoneNoCode}</p>
      <div className="factor-ways">
        <LinkButton look="quiet" icon="mail" to={paths.contact()}>
          {words.contact}
        </LinkButton>
        {props.onBack && (
          <Button look="quiet" icon="chevron-left" onClick={props.onBack}>
            {words.back}
          </Button>
        )}
      </div>
    </div>
  );
}

function CodeForm({ onShown }: { onShown: (answer: SessionAnswer) => void }) {
  const showToast = useToast();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const form = useForm(verifyRecoveryCode, {
    initial: { code: "" },
    toInput: (values) => values,
    fallback: words.checkFailed,
    onSuccess: ({ recovery_codes_left: left, ...answer }) => {
      showToast(words.recoveryUsed(left), left < fewCodes ? "warning" : "success");
      onShown(answer);
    },
  });
  return (
    <form className="stack" {...form.form}>
      <p>{words.recoveryLead}</p>
      {form.failure && <Notice tone="error" live title={form.failure} />}
      <Field
        {...form.text("code")}
        ref={field}
        label={words.recoveryCode}
        help={words.recoveryHelp}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button type="submit" look="primary" whole busy={form.busy} busyLabel={words.checking}>
        {words.goOn}
      </Button>
    </form>
  );
}
