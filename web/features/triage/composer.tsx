import { useId, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { triageMessageMost } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-frame.tsx";
import { messageOf } from "./chat-steps.ts";
import "#web/ui/field.css";

/** What stands in the field, and where it goes. */
export interface Writing {
  text: string;
  onText: (text: string) => void;
  /** Sends what stands in the field, after the signs that were ticked; false when nothing went. */
  onSend: (signs?: readonly string[]) => boolean;
}

export interface ComposerProps extends Writing {
  label: string;
  /** A sentence under the label, which is then shown; without it the label is read out only. */
  help?: string;
  busy: boolean;
  /** Beside answers to touch, or alone. */
  beside?: boolean;
  /** Signs that were ticked: the one button sends them, with what stands in the field. */
  signs?: readonly string[];
  field?: Ref<HTMLTextAreaElement>;
  /** Above the field, in the place of the button that sends what is ticked: answers that are sent at once. */
  children?: ReactNode;
}

/** Enter sends; Shift+Enter, or a word that is still being composed, does not (specification, "Triage"). */
export function sendsBy(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
}

/** Keeps what is typed or pasted to `most` characters, and tells what was cut as long as the field is full. */
export function useCut(text: string, onText: (text: string) => void, most: number) {
  const [cut, setCut] = useState(false);
  return {
    error: cut && text.length >= most ? words.cut(most) : null,
    onTyped: (typed: string) => {
      setCut(typed.length > most);
      onText(typed.slice(0, most));
    },
  };
}

/** Free words, at every moment of the chat. */
export function Composer(props: ComposerProps) {
  const { label, help, text, onText, onSend, busy, beside, signs = [], field, children } = props;
  const id = useId();
  // The labels go along in the same message.
  const { error, onTyped } = useCut(
    text,
    onText,
    triageMessageMost - (signs.length > 0 ? messageOf(signs, "x").length - 1 : 0),
  );
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend(signs);
      }}
    >
      {children ??
        (signs.length > 0 && (
          <div className="replies">
            <Button type="submit" look="primary" busy={busy}>
              {words.sendTicked(signs.length)}
            </Button>
          </div>
        ))}
      <label className={help ? "field-label composer-label" : "hidden-name"} htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className="field-help composer-label" id={`${id}-help`}>
          {help}
        </p>
      )}
      <textarea
        ref={field}
        id={id}
        className="field-control composer-field"
        rows={1}
        enterKeyHint="send"
        autoComplete="off"
        aria-describedby={describedBy || undefined}
        placeholder={beside ? (signs.length > 0 ? words.addPlaceholder : words.answerPlaceholder) : undefined}
        value={text}
        onChange={(event) => onTyped(event.target.value)}
        onKeyDown={(event) => {
          if (!sendsBy(event)) return;
          event.preventDefault();
          onSend(signs);
        }}
      />
      {signs.length === 0 && (
        <Button type="submit" look={beside && text.trim() ? "primary" : "secondary"} busy={busy}>
          {words.send}
        </Button>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </form>
  );
}
