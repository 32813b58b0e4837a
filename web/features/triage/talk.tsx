import { useRef } from "react";
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
import { useRipe } from "./use-ripe.ts";

/** Signs that were ticked and not sent yet: they belong to their question, the next one starts anew. */
export type Ticks = {
  question: string;
  ticked: readonly string[];
};

export interface TalkProps {
  window: ChatWindow;
  writing: Writing;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
  /** An answer was touched, among those that were offered. */
  onAnswer: (label: string, offered: readonly string[]) => void;
  /** Beside the words of the question. */
  aloud: ReactNode;
  tools: ReactNode;
}

/** The stage of questions: what was said, answers to touch, free words. */
export function Talk({ window, writing, ticks, onTicks, onAnswer, aloud, tools }: TalkProps) {
  const { chat, state, busy } = window;
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = chat.answers.length === chat.turns.length ? state : null;
  const { signs, alone } = asked ? repliesOf(asked) : { signs: [], alone: [] };
  const question = asked && `${chat.key} ${asked.step} ${asked.ai_message}`;
  const ticked = question !== null && ticks.question === question ? ticks.ticked : [];
  const { list, end, showEnd } = useListSeen(signs.length > 0 ? question : null);
  // What denies a list stands where « Voir les autres signes » was pressed: it counts once it was seen, as does a new question.
  const read = useRipe(question);
  const ripe = useRipe(question && `${question} ${end}`);
  const answers = <QuickReplies labels={alone} idle={busy || !ripe} onSay={(label) => onAnswer(label, alone)} />;
  return (
    <>
      <Conversation lines={linesOf(chat)} question={asked?.step ?? null} listed={signs} aloud={aloud} busy={busy}>
        <ChatProblem window={window} brief />
        {signs.length > 0 ? (
          <Signs
            ref={list}
            signs={signs}
            ticked={ticked}
            idle={!read}
            onTicked={(of) => question && onTicks({ question, ticked: of })}
          />
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
            if (!read) return false;
            if (ticked.length > 0 && end === false) {
              showEnd();
              return false;
            }
            if (ticked.length > 0 && !ripe) return false;
            return writing.onSend(sent);
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
