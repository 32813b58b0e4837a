import type { Ref } from "react";
import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/ui/choice.css";

/** The signs of a list, which can be ticked together, and the answers that stand alone: all there is, where no list is asked. */
export function repliesOf({ quick_replies, many }: Pick<TriageState, "quick_replies" | "many">) {
  const labels = quick_replies.map(({ label }) => label);
  return {
    signs: many ? labels.filter((label) => !words.alone.includes(label)) : [],
    alone: many ? labels.filter((label) => words.alone.includes(label)) : labels,
  };
}

export interface QuickRepliesProps {
  labels: readonly string[];
  /** A press counts not yet, or no more. */
  idle: boolean;
  onSay: (text: string) => void;
}

/** Answers to touch: each one is sent at once. */
export function QuickReplies({ labels, idle, onSay }: QuickRepliesProps) {
  if (labels.length === 0) return null;
  return (
    <div className="replies" role="group" aria-label={words.answers}>
      {labels.map((label) => (
        <Button key={label} aria-disabled={idle || undefined} onClick={() => idle || onSay(label)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

export interface SignsProps {
  signs: readonly string[];
  ticked: readonly string[];
  /** A touch counts not yet. */
  idle: boolean;
  /** In the order in which they were offered. */
  onTicked: (ticked: readonly string[]) => void;
  ref: Ref<HTMLFieldSetElement>;
}

/** A list of signs to tick: whoever holds them sends them. */
export function Signs({ signs, ticked, idle, onTicked, ref }: SignsProps) {
  return (
    <fieldset className="signs" ref={ref}>
      <legend className="quiet small">{words.tick}</legend>
      {signs.map((label) => (
        <label key={label} className="choice">
          <input
            type="checkbox"
            aria-disabled={idle || undefined}
            checked={ticked.includes(label)}
            onChange={({ target }) =>
              idle || onTicked(signs.filter((one) => (one === label ? target.checked : ticked.includes(one))))
            }
          />
          <span className="choice-label">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
