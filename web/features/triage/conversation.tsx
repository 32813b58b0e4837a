import { useEffect, useRef, useState } from "react";
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
  /** Reads it aloud: stands where its words begin, which is brought into view. */
  aloud: ReactNode;
  busy: boolean;
  /** What stands under the last line: answers to touch, or why none came. */
  children: ReactNode;
}

/** What was said, as it grows: read out by screen readers, the newest line brought into view. */
export function Conversation({ lines, question, listed, aloud, busy, children }: ConversationProps) {
  const last = useRef<HTMLLIElement>(null);
  const count = lines.length;
  // Where each question begins to list its signs: known while it is asked, kept so that its line stays the same in the page afterwards.
  const [lists, setLists] = useState<Readonly<Record<number, number>>>({});
  const newest = lines.at(-1)?.text ?? "";
  const start = listStart(newest, listed);
  if (listed.length > 0 && lists[count - 1] !== start) setLists({ ...lists, [count - 1]: start });
  const seen = useRef(0);
  useEffect(() => {
    if (seen.current === count) return;
    seen.current = count;
    const line = last.current;
    if (line) intoView(line);
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
                  <span>
                    {words.question(question)} <span className="line-most">{words.most}</span>
                  </span>
                  {aloud}
                </span>
              )}
              <Said text={text} list={lists[index]} ticked={index === count - 1 && listed.length > 0} />
            </li>
          ))}
          {busy && <li className="line line-nurse line-thinking">{words.thinking}</li>}
        </ol>
      </div>
      {children}
    </>
  );
}

/**
 * The list that can be ticked right below is not shown twice on a small screen; it is read out, and stays in the text. Every line is made of
 * the same pieces before and after its answer: a screen reader reads out again what is put anew into a log.
 */
function Said({ text, list = text.length, ticked }: { text: string; list: number | undefined; ticked: boolean }) {
  return (
    <>
      {tied(text.slice(0, list))}
      <span className={ticked ? "hidden-name" : undefined}>{tied(text.slice(list))}</span>
    </>
  );
}

/** The newest line at the top; what the person said before it too, where all of it and the answers to touch have room together. */
function intoView(line: HTMLElement): void {
  const box = line.closest("dialog");
  const said = line.previousElementSibling;
  const foot = line.closest(".nurse-chat")?.querySelector(".nurse-foot");
  const tools = foot?.previousElementSibling;
  if (!box || !said || !foot || !tools || !line.scrollIntoView) return line.scrollIntoView?.({ block: "start" });
  const { scrollPaddingTop } = getComputedStyle(box);
  const room = box.clientHeight - Number.parseFloat(scrollPaddingTop) - foot.clientHeight;
  const fits = tools.getBoundingClientRect().top - said.getBoundingClientRect().top <= room;
  (fits ? said : line).scrollIntoView({ block: "start" });
}
