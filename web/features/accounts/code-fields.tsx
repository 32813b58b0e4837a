import type { ComponentProps } from "react";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";

const codeLength = 6;

/** Only digits, as many as a code has: what was pasted with spaces is right too. */
export const onlyCode = (typed: string) => typed.replace(/\D/g, "").slice(0, codeLength);

/** A code of six digits that came by SMS or email; phones offer it above the keyboard. */
export function CodeField(props: ComponentProps<typeof Field>) {
  return <Field {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={2 * codeLength} />;
}

/** Asks for another code; the button counts down until one may be asked for. */
export function SendAgain(props: {
  label: string;
  waitingLabel: (seconds: number) => string;
  left: number;
  busy: boolean;
  onSend: () => void;
}) {
  return (
    <Button whole look="quiet" disabled={props.left > 0} busy={props.busy} onClick={props.onSend}>
      {props.left > 0 ? props.waitingLabel(props.left) : props.label}
    </Button>
  );
}
