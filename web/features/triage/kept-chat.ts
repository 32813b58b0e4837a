import type { TriageState } from "#contract/triage.ts";
import { newKey } from "#web/api/call.ts";
import { nurseChatKey } from "#web/session/stored-session.ts";

/** A chat with the nurse as this window keeps it: for a reload, a lost connection, the booking that follows. */
export interface Chat {
  /** Names this chat here, and is the `Idempotency-Key` of its beginning: however often that is sent, it begins once. */
  key: string;
  /** Null until the server has taken the first message. */
  session_id: string | null;
  /** The account that holds the session; null for a visitor's. */
  owner: string | null;
  /** Who is ill, where the person chose one of the account's patients. */
  patient_id: string | null;
  /** Everything that was said, in order; the server has taken the first `taken`. */
  turns: readonly string[];
  taken: number;
  /** What the nurse answered to each of them, as far as she has. */
  answers: readonly string[];
  /** Where the assessment stands on the server. */
  state: TriageState | null;
  /** The town chosen here: "" is none of ours, null is not chosen yet. */
  town: string | null;
  /** The appointment's doctor is to get it: chosen in the booking window. */
  join: boolean;
}

export function newChat(): Chat {
  const empty = { session_id: null, owner: null, patient_id: null, state: null, town: null };
  return { key: newKey(), ...empty, turns: [], taken: 0, answers: [], join: false };
}

/** What this window keeps; null when nothing was said yet, or the storage is closed to us. Signing out takes it away. */
export function keptChat(): Chat | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(nurseChatKey) ?? "null") as Chat | null;
    return found?.key && Array.isArray(found.turns) && found.turns.length > 0 ? { ...newChat(), ...found } : null;
  } catch {
    return null;
  }
}

export function keepChat(chat: Chat): void {
  try {
    if (chat.turns.length === 0) sessionStorage.removeItem(nurseChatKey);
    else sessionStorage.setItem(nurseChatKey, JSON.stringify(chat));
  } catch {
    // Storage closed to us: the chat lives as long as its window.
  }
}

/** A completed assessment, as the server has it. */
export type JoinableChat = Chat & { session_id: string; state: TriageState };

/** The completed assessment that a booking may take along; null when there is none. */
export function joinableChat(): JoinableChat | null {
  const chat = keptChat();
  const { session_id, state } = chat ?? {};
  return chat && session_id && state?.completed && chat.taken === chat.turns.length
    ? { ...chat, session_id, state }
    : null;
}
