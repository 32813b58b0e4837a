import { useRef } from "react";
import type { ReactNode } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { ChatProblem } from "./chat-problem.tsx";
import { linesOf } from "./chat-steps.ts";
import { Composer } from "./composer.tsx";
import type { Writing } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import type { ChatWindow } from "./use-chat.ts";

/** The stage of questions: what was said, answers to touch, free words. */
export function Talk({
  window,
  writing,
  onSay,
  tools,
}: {
  window: ChatWindow;
  writing: Writing;
  onSay: (text: string) => void;
  tools: ReactNode;
}) {
  const { chat, state, busy } = window;
  const field = useRef<HTMLTextAreaElement>(null);
  const answered = chat.answers.length === chat.turns.length && state !== null;
  return (
    <>
      <Conversation
        lines={linesOf(chat)}
        question={answered ? state.step : null}
        listed={answered && state.many ? state.quick_replies.map(({ label }) => label) : []}
        busy={busy}
      >
        <ChatProblem window={window} brief />
        {answered && <QuickReplies key={`${state.step} ${state.ai_message}`} state={state} busy={busy} onSay={onSay} />}
        {answered && (
          <div className="talk-tools">
            <Button
              look="quiet"
              onClick={() => {
                writing.onText(words.correction);
                field.current?.focus();
              }}
            >
              {words.correct}
            </Button>
            {tools}
          </div>
        )}
        {!answered && tools}
      </Conversation>
      <div className="nurse-foot">
        <Composer {...writing} label={words.answerField} busy={busy} beside field={field} />
      </div>
    </>
  );
}
