import { common } from "#texts/common.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ChatWindow } from "./use-chat.ts";

/** What stands in the way of the chat, and the way on. `brief` where answers to touch follow, which must stay in view. */
export function ChatProblem({ window, brief }: { window: ChatWindow; brief?: boolean }) {
  const { problem, isLocal } = window;
  if (!problem) return null;
  if (problem.kind === "told") {
    return (
      <Notice tone="warning" live>
        {problem.detail}
      </Notice>
    );
  }
  if (isLocal && brief) {
    // Nothing to do: it goes on here, and tries again by itself.
    return (
      <p className="local small" role="status">
        <Icon name="warning" size="s" />
        <span>{words.localBrief}</span>
      </p>
    );
  }
  const failed = problem.kind === "failed";
  return (
    <div className="stack">
      <Notice tone={failed ? "error" : "warning"} live title={failed ? problem.detail : undefined}>
        {failed ? problem.help : isLocal ? words.local : words.waiting}
      </Notice>
      <div>
        <Button onClick={window.retry}>{common.retry}</Button>
      </div>
    </div>
  );
}
