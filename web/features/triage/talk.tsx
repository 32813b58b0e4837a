import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { ChatProblem } from "./chat-problem.tsx";
import { linesOf } from "./chat-steps.ts";
import { Composer } from "./composer.tsx";
import type { Writing } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { QuickReplies, repliesOf, Signs } from "./quick-replies.tsx";
import type { ChatWindow } from "./use-chat.ts";
import { useListSeen } from "./use-list-seen.ts";

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
  const asked = chat.answers.length === chat.turns.length ? state : null;
  const { signs, alone } = asked ? repliesOf(asked) : { signs: [], alone: [] };
  // What is ticked belongs to its question: the next one starts anew.
  const question = asked && `${asked.step} ${asked.ai_message}`;
  const [ticks, setTicks] = useState<{ question: string | null; of: readonly string[] }>({ question: null, of: [] });
  const ticked = question !== null && ticks.question === question ? ticks.of : [];
  const { list, end, showEnd } = useListSeen(signs.length > 0 ? question : null);
  const answers = <QuickReplies labels={alone} busy={busy} onSay={onSay} />;
  return (
    <>
      <Conversation lines={linesOf(chat)} question={asked?.step ?? null} listed={signs} busy={busy}>
        <ChatProblem window={window} brief />
        {signs.length > 0 ? (
          <Signs ref={list} signs={signs} ticked={ticked} onTicked={(of) => setTicks({ question, of })} />
        ) : (
          answers
        )}
        <div className="talk-tools">
          {asked && (
            <Button
              look="quiet"
              onClick={() => {
                if (!writing.text.startsWith(words.correction)) writing.onText(words.correction + writing.text);
                field.current?.focus();
              }}
            >
              {words.correct}
            </Button>
          )}
          {tools}
        </div>
      </Conversation>
      <div className="nurse-foot">
        <Composer
          {...writing}
          onSend={(sent) => {
            if (ticked.length > 0 && end === false) {
              showEnd();
              return false;
            }
            const gone = writing.onSend(sent);
            if (gone) setTicks({ question: null, of: [] });
            return gone;
          }}
          label={words.answerField}
          busy={busy}
          beside
          signs={ticked}
          field={field}
        >
          {signs.length === 0 || (end && ticked.length > 0) ? undefined : end ? (
            answers
          ) : (
            <div className="replies replies-awaited">
              {end === false && (
                <Button icon="chevron-down" onClick={showEnd}>
                  {words.moreSigns}
                </Button>
              )}
            </div>
          )}
        </Composer>
      </div>
    </>
  );
}
