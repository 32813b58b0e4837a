import { useKept } from "#web/session/session.tsx";
import { nurseChatKey } from "#web/session/stored-session.ts";

/** The nurse's section of the landing page. */
export const nurseSection = "infirmiere";

/** Where the chat stands that this window keeps; the nurse's own script is not needed to say so. */
export type NurseStage = "none" | "open" | "completed";

export function useNurseStage(): NurseStage {
  const kept = useKept(nurseChatKey);
  if (kept === null) return "none";
  try {
    const { state, turns, taken } = JSON.parse(kept) as {
      state?: { completed?: boolean } | null;
      turns?: unknown[];
      taken?: number;
    };
    // What is not sent yet may change the result.
    return state?.completed && taken === turns?.length ? "completed" : "open";
  } catch {
    return "none";
  }
}
