import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { ChatProblem } from "./chat-problem.tsx";
import { linesOf } from "./chat-steps.ts";
import { Composer } from "./composer.tsx";
import type { Writing } from "./composer.tsx";
import { ReportProblem } from "./report-problem.tsx";
import type { ChatWindow } from "./use-chat.ts";

/** Under a result: what else may be said, read again or reported. */
export function ResultEnding({
  window,
  writing,
  state,
}: {
  window: ChatWindow;
  writing: Writing;
  state: TriageState | null;
}) {
  const { chat, closed, busy } = window;
  return (
    <div className="stack ending">
      {!closed && <Composer {...writing} label={words.newSignField} help={words.newSign} busy={busy} />}
      {/* Right under the field: whoever types there reads why it was not taken. */}
      <ChatProblem window={window} />
      <details className="more">
        <summary>{words.seeTalk}</summary>
        <ol className="lines">
          {linesOf(chat).map(({ from, text }, index) => (
            // A line never moves: its place is its name.
            <li key={index} className={`line line-${from}`}>
              <span className="hidden-name">{from === "person" ? words.you : words.she}</span>
              {text}
            </li>
          ))}
        </ol>
      </details>
      {chat.session_id && <ReportProblem sessionId={chat.session_id} />}
      {state && (
        <p className="quiet small">
          {state.disclaimer} {state.content_clinician} {words.version(state.engine_version)}
        </p>
      )}
    </div>
  );
}
