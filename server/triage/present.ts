import { triageOpenHours, type TriageState } from "#contract/triage.ts";
import { triageAnswers } from "#texts/triage.ts";
import type { Context } from "#server/context.ts";
import { readSite } from "#server/settings/read-site.ts";
import type { SessionRow } from "./queries.ts";
import type { Answered } from "./turns.ts";

/** The sentence that tells who answers for the content (settings, `content_clinician`). */
export function clinicianSentence(name: string | null | undefined): string {
  return name ? triageAnswers.clinician(name) : triageAnswers.noClinicianYet;
}

/** True while a session takes further messages. */
export function isOpen(session: Pick<SessionRow, "updated_at">, now: Date): boolean {
  return now.getTime() - session.updated_at.getTime() <= triageOpenHours * 3_600_000;
}

/** Where an assessment stands, in the fields of the specification ("Triage session"); a level is only told once it is completed. */
export async function presentState(
  ctx: Context,
  sessionId: string,
  step: number,
  { outcome, ai_message }: Answered,
): Promise<TriageState> {
  const { emergency_numbers, content_clinician } = await readSite(ctx);
  const { done, question } = outcome;
  return {
    session_id: sessionId,
    ai_message,
    ask_for_town: done && outcome.town === undefined,
    user_town: outcome.town ?? null,
    completed: done,
    urgency_level: (done && outcome.level) || null,
    recommended_specialties: done ? [...outcome.specialties] : [],
    recommended_actions: done ? [...outcome.todo] : [],
    needs_emergency_care: done && outcome.emergency,
    quick_replies: (question?.choices ?? []).map((label) => ({ label })),
    many: question?.many ?? false,
    step,
    reasons: done ? [...outcome.reasons] : [],
    avoid: done ? [...outcome.avoid] : [],
    warning_signs: done ? [...outcome.watch] : [],
    emergency_numbers,
    engine_version: outcome.version,
    disclaimer: triageAnswers.disclaimer,
    content_clinician: clinicianSentence(content_clinician),
  };
}
