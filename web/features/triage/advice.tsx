import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { Icon } from "#web/ui/icon.tsx";
import { AdviceList } from "./advice-list.tsx";
import type { Answer } from "./local-engine.ts";

export type Advised = Pick<TriageState, "recommended_actions" | "avoid" | "reasons" | "warning_signs"> &
  Pick<Answer, "partial">;

/** What to do, what not to do, and when that is no longer enough. */
export function Advice({ state }: { state: Advised }) {
  return (
    <>
      {state.partial && (
        <p className="local small">
          <Icon name="warning" size="s" />
          <span>{words.unfinished}</span>
        </p>
      )}
      <AdviceList title={words.actions} icon="check" tone="do" items={state.recommended_actions} />
      <AdviceList title={words.avoid} icon="close" tone="avoid" items={state.avoid} />
      <AdviceList title={words.warning} icon="warning" tone="watch" items={state.warning_signs} />
    </>
  );
}

/** Which answers led here: for who wants to know, under what must be known. */
export function Reasons({ state }: { state: Advised }) {
  return <AdviceList title={words.reasons} icon="info" tone="why" items={state.reasons} />;
}
