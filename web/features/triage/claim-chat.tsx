import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { ChatProblem } from "./chat-problem.tsx";
import type { ChatWindow } from "./use-chat.ts";

/** Begun without an account, and somebody has signed in since: nothing is joined to an account by itself, phones are shared. */
export function ClaimChat({ window }: { window: ChatWindow }) {
  return (
    <section className="stack" aria-labelledby="nurse-claim">
      <h3 id="nurse-claim">{words.claimTitle}</h3>
      <p>{words.claimText}</p>
      <ChatProblem window={window} />
      <div className="replies">
        <Button look="primary" onClick={() => void window.claim()}>
          {words.claimYes}
        </Button>
        <Button onClick={window.restart}>{words.claimNo}</Button>
      </div>
    </section>
  );
}
