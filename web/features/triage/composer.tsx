import { useId } from "react";
import type { KeyboardEvent, Ref } from "react";
import { triageMessageMost } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/ui/field.css";

/** What stands in the field, and where it goes. */
export interface Writing {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
}

export interface ComposerProps extends Writing {
  label: string;
  busy: boolean;
  /** Beside answers to touch, or alone. */
  beside?: boolean;
  field?: Ref<HTMLTextAreaElement>;
}

/** Enter sends; Shift+Enter, or a word that is still being composed, does not (specification, "Triage"). */
export function sendsBy(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** Free words, at every moment of the chat. */
export function Composer({ label, text, onText, onSend, busy, beside, field }: ComposerProps) {
  const id = useId();
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label className="hidden-name" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className="field-control composer-field"
        rows={1}
        maxLength={triageMessageMost}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={beside ? words.answerPlaceholder : undefined}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (!sendsBy(event)) return;
          event.preventDefault();
          onSend();
        }}
      />
      <Button type="submit" look={beside && text.trim() ? "primary" : "secondary"} busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
