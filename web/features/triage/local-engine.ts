import type { TriageState } from "#contract/triage.ts";
import { triageAnswers } from "#texts/triage.ts";
import type { Outcome } from "#triage-engine/engine.ts";
import type { Pocket } from "#triage-engine/pocket/pocket.ts";
import type { Chat } from "./kept-chat.ts";

let loading: Promise<Pocket> | undefined;

/** The nurse's own rules, in this browser. Fetched once a chat goes on, so that they are there when the network is not. */
export function loadEngine(): Promise<Pocket> {
  loading ??= import("./pocket-nurse.ts")
    .then(({ loadPocketNurse }) => loadPocketNurse())
    .catch((fault: unknown) => {
      loading = undefined;
      throw fault;
    });
  return loading;
}

type Numbers = TriageState["emergency_numbers"];

/** What the nurse answers to all that was said, worked out on this device, in the shape of the server's answer. */
export function answeredHere(outcome: Outcome, chat: Chat, numbers: Numbers): TriageState {
  const { done, question } = outcome;
  return {
    session_id: chat.session_id ?? "",
    ai_message: [outcome.say, question?.text].filter(Boolean).join(" "),
    ask_for_town: done && outcome.town === undefined,
    user_town: outcome.town ?? null,
    completed: done,
    urgency_level: (done && outcome.level) || null,
    recommended_specialties: done ? [...outcome.specialties] : [],
    recommended_actions: done ? [...outcome.todo] : [],
    needs_emergency_care: done && outcome.emergency,
    quick_replies: (question?.choices ?? []).map((label) => ({ label })),
    many: question?.many ?? false,
    step: chat.turns.length,
    reasons: done ? [...outcome.reasons] : [],
    avoid: done ? [...outcome.avoid] : [],
    warning_signs: done ? [...outcome.watch] : [],
    emergency_numbers: numbers,
    engine_version: outcome.version,
    disclaimer: triageAnswers.disclaimer,
    content_clinician: chat.state?.content_clinician ?? triageAnswers.noClinicianYet,
  };
}
