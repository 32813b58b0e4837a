import type { Context } from "#server/context.ts";
import { continueTriage } from "./continue.ts";
import { loadEngine } from "./engine.ts";
import { askerOf } from "./policy.ts";
import { startTriage } from "./start.ts";
import { plainReading } from "./turns.ts";

/** Chats that are played, and messages of one. */
const chats = 12;
const longest = 6;

const nobody = askerOf(null);

class Curtain extends Error {}

/**
 * Plays whole chats on the way of a real one, from the words to the rows and back, and takes every row back: the first patients of a fresh process wait no
 * longer than the others. Nothing of it is ever seen: the rows stand in one transaction that is never committed.
 */
export async function rehearse(ctx: Context): Promise<void> {
  const { namedConcepts } = await loadEngine();
  const labels = namedConcepts.map(({ label }) => label);
  try {
    await ctx.db.transaction().execute(async (db) => {
      const inside = { ...ctx, db };
      for (let chat = 0; chat < chats; chat += 1) {
        const says = [0, 1, 2].map((next) => labels[(chat * 53 + next * 97) % labels.length]).join(", ");
        let state = await startTriage(inside, nobody, {
          patientId: null,
          said: { says, extra: [] },
          reading: plainReading,
        });
        for (let step = 1; !state.completed && step < longest; step += 1)
          state = await continueTriage(
            inside,
            nobody,
            { session_id: state.session_id, message: step === 1 ? "30 ans" : "non", step },
            { step, arrivedAt: performance.now(), reading: plainReading },
          );
      }
      throw new Curtain();
    });
  } catch (error) {
    if (!(error instanceof Curtain)) throw error;
  }
}
