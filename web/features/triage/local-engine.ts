import type { TriageState } from "#contract/triage.ts";
import { nurse as words } from "#texts/nurse.ts";
import { triageAnswers } from "#texts/triage.ts";
import type { Turn } from "#triage-engine/chat.ts";
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

/** What was said, and to what: the server's nurse puts questions that this one might not (`triage-engine/likelihood/`). */
export function turnsOf({ turns, answers }: Pick<Chat, "turns" | "answers">): Turn[] {
  return turns.map((says, at) => ({ says, to: answers[at - 1] }));
}

type Numbers = TriageState["emergency_numbers"];

/** An answer that may lack what could not be fetched. */
export type Answer = TriageState & { partial?: true };

/** What the nurse answers to all that was said, worked out on this device, in the shape of the server's answer. */
export function answeredHere(outcome: Outcome, chat: Chat, numbers: Numbers): Answer {
  const { done, question } = outcome;
  return {
    session_id: chat.session_id ?? "",
    ai_message: [outcome.say, question?.text].filter(Boolean).join(" "),
    ask_for_town: done && outcome.town === undefined,
    user_town: outcome.town ?? null,
    completed: done,
    urgency_level: (done && outcome.level) || null,
    recommended_specialties: done ? [...outcome.specialties] : [],
    recommended_actions: done ? advised(outcome) : [],
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
    ...(done && outcome.partial ? { partial: true } : {}),
  };
}

/** Where the page with the advice could not be had, what anybody at this level may be told. */
function advised({ todo, level, partial }: Outcome): string[] {
  return partial && level && todo.length < 2 ? [...todo, ...words.withoutPages[level]] : [...todo];
}
