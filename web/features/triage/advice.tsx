import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { AdviceList } from "./advice-list.tsx";

export type Advised = Pick<TriageState, "recommended_actions" | "avoid" | "reasons" | "warning_signs">;

/** What to do, what not to do, and when that is no longer enough. */
export function Advice({ state }: { state: Advised }) {
  return (
    <>
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
