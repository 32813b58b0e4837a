import { useState } from "react";
import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import "#web/ui/choice.css";

export interface QuickRepliesProps {
  state: Pick<TriageState, "quick_replies" | "many">;
  busy: boolean;
  onSay: (text: string) => void;
}

/** Answers to touch: one at once, or, of a list of signs, all that are there. Keyed by its question, it starts anew with the next. */
export function QuickReplies({ state, busy, onSay }: QuickRepliesProps) {
  const labels = state.quick_replies.map(({ label }) => label);
  if (labels.length === 0) return null;
  if (state.many) return <Signs labels={labels} busy={busy} onSay={onSay} />;
  return (
    <div className="replies" role="group" aria-label={words.answers}>
      <Replies labels={labels} busy={busy} onSay={onSay} />
    </div>
  );
}

interface Labelled extends Omit<QuickRepliesProps, "state"> {
  labels: readonly string[];
}

function Replies({ labels, busy, onSay }: Labelled) {
  return labels.map((label) => (
    <Button key={label} aria-disabled={busy || undefined} onClick={() => busy || onSay(label)}>
      {label}
    </Button>
  ));
}

function Signs({ labels, busy, onSay }: Labelled) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const signs = labels.filter((label) => !words.alone.includes(label));
  const alone = labels.filter((label) => words.alone.includes(label));
  // Said in the order in which they were offered.
  const chosen = signs.filter((label) => ticked.includes(label));
  return (
    <fieldset className="signs">
      <legend className="quiet small">{words.tick}</legend>
      {signs.map((label) => (
        <label key={label} className="choice">
          <input
            type="checkbox"
            checked={ticked.includes(label)}
            onChange={({ target }) =>
              setTicked(target.checked ? [...ticked, label] : ticked.filter((one) => one !== label))
            }
          />
          <span className="choice-label">{label}</span>
        </label>
      ))}
      <div className="replies">
        {chosen.length > 0 ? (
          <Button look="primary" busy={busy} onClick={() => onSay(chosen.join(", "))}>
            {words.sendTicked(chosen.length)}
          </Button>
        ) : (
          <Replies labels={alone} busy={busy} onSay={onSay} />
        )}
      </div>
    </fieldset>
  );
}
