import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { urgencyMessages } from "#texts/triage.ts";

/** What stands on the opening screen, for who listens. */
export const spokenOpening = `${words.opening}\n${words.openingHelp}`;

/** What the screen shows of an assessment, for who listens, a line a piece: the question with its answers, or the whole result. */
export function spokenOf(state: TriageState): string {
  const { urgency_level: level, needs_emergency_care: emergency } = state;
  if (!state.completed || !level) return spokenQuestion(state);
  const pictures = words.pictures.map(({ word }) => word).join(". ");
  const first = state.emergency_numbers[0];
  return [
    `${words.levels[level]}.`,
    urgencyMessages[level],
    ...(emergency && first ? [`${words.callNow(first.number)}. ${pictures}.`] : []),
    ...listed(words.actions, state.recommended_actions),
    ...listed(words.avoid, state.avoid),
    ...listed(words.warning, state.warning_signs),
  ].join("\n");
}

/** The signs of a list stand in its question; other answers are only shown. */
function spokenQuestion({ ai_message, quick_replies, many }: TriageState): string {
  const labels = quick_replies.map(({ label }) => label);
  const shown = many ? labels.filter((label) => words.alone.includes(label)) : labels;
  return [ai_message, ...(shown.length > 0 ? [`${words.answers} : ${shown.join(", ")}.`] : [])].join("\n");
}

function listed(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${title} :`, ...items] : [];
}
