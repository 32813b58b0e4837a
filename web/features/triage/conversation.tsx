import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { listStart, tied } from "./chat-steps.ts";
import type { Line } from "./chat-steps.ts";
import { nurse as words } from "#texts/nurse.ts";
import { classNames } from "#web/ui/class-names.ts";

export interface ConversationProps {
  lines: readonly Line[];
  /** How many answers were asked for; null when nothing is asked. */
  question: number | null;
  /** The signs it lists, which can be ticked below; empty when it lists none. */
  listed: readonly string[];
  busy: boolean;
  /** What stands under the last line: answers to touch, or why none came. */
  children: ReactNode;
}

/** What was said, as it grows: read out by screen readers, the newest line brought into view. */
export function Conversation({ lines, question, listed, busy, children }: ConversationProps) {
  const last = useRef<HTMLLIElement>(null);
  const count = lines.length;
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    const line = last.current;
    line?.scrollIntoView?.({ block: "start" });
    // The button that was pressed is gone with its question: the next one has the focus, and no keyboard opens.
    const holds = document.activeElement;
    if (!holds || holds === document.body || holds.tagName === "DIALOG") line?.focus({ preventScroll: true });
  }, [count]);
  return (
    <>
      <div role="log" aria-label={words.conversation} aria-busy={busy}>
        <ol className="lines">
          {lines.map(({ from, text, waits }, index) => (
            <li
              // A line never moves: its place is its name.
              key={index}
              ref={index === count - 1 ? last : undefined}
              tabIndex={index === count - 1 ? -1 : undefined}
              className={classNames("line", `line-${from}`, waits && "line-waits")}
            >
              <span className="hidden-name">{from === "person" ? words.you : words.she}</span>
              {from === "nurse" && index === count - 1 && question !== null && (
                <span className="line-place">
                  {words.question(question)} <span className="line-most">{words.most}</span>
                </span>
              )}
              {index === count - 1 ? <Question text={text} listed={listed} /> : tied(text)}
            </li>
          ))}
          {busy && <li className="line line-nurse line-thinking">{words.thinking}</li>}
        </ol>
      </div>
      {children}
    </>
  );
}

/** The list that can be ticked right below is not shown twice on a small screen; it is read out, and stays in the text. */
function Question({ text, listed }: { text: string; listed: readonly string[] }) {
  const at = listStart(text, listed);
  return (
    <>
      {tied(text.slice(0, at))}
      {at < text.length && <span className="hidden-name">{tied(text.slice(at))}</span>}
    </>
  );
}
