import type { InputOf } from "#contract/endpoint.ts";
import type { startTriage as endpoint, TriageState } from "#contract/triage.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { nameOf, newSecret } from "./find.ts";
import { introduce } from "./introduce.ts";
import type { Asker } from "./policy.ts";
import { presentState } from "./present.ts";
import { findPatient, insertSession, insertTurn, type PatientRow } from "./queries.ts";
import { readWithModel } from "./read-with-model.ts";
import { answerTo, sealTurn, type Reading, type Said } from "./turns.ts";

type Input = InputOf<typeof endpoint>;

/** What is done before anything is written: who is ill, and what a model makes of the first words. */
export interface Opening {
  patientId: string | null;
  said: Said;
  reading: Reading;
}

/** The patient it is for: the one chosen, else the account's own; none for visitors. Refuses: patient_not_found. */
async function patientFor(ctx: Context, { accountId }: Asker, wanted: string | null): Promise<PatientRow | null> {
  if (accountId === null) return null;
  return (await findPatient(ctx.db, accountId, wanted)) ?? refuse("patient_not_found");
}

/** Who was chosen is introduced to the engine, so that it does not ask what the account knows. Refuses: patient_not_found. */
export async function openTriage(ctx: Context, asker: Asker, input: Input): Promise<Opening> {
  const patient = await patientFor(ctx, asker, input.patient_id ?? null);
  const typed = input.initial_symptoms;
  const known = patient && input.patient_id ? introduce(patient, ctx.clock.now()) : null;
  const said: Said = known ? { says: `${known} ${typed}`, typed, extra: [] } : { says: typed, extra: [] };
  return { patientId: patient?.id ?? null, said, reading: await readWithModel(ctx, asker, [], said) };
}

/**
 * Begins an assessment with a person's own words and answers the first question, or at once the result. It belongs to a patient of the
 * signed-in account, else to whoever knows its secret. Specification: "Triage"; decisions: "Triage".
 * Refuses: patient_not_found.
 */
export async function startTriage(ctx: Context, asker: Asker, opening: Opening): Promise<TriageState> {
  const { patientId, reading } = opening;
  const said = { ...opening.said, extra: reading.extra };
  const answered = await answerTo([said], reading);
  const [id, secret, at] = [newId(), newSecret(), ctx.clock.now()];
  await inTransaction(ctx, async (inside) => {
    // Once more, and held: a patient may have been put away while a model was asked.
    if (patientId) await patientFor(inside, asker, patientId);
    await insertSession(inside.db, {
      id,
      secret_digest: nameOf(inside, secret).digest,
      patient_id: patientId,
      turns: 1,
      created_at: at,
      updated_at: at,
    });
    await insertTurn(inside.db, sealTurn(inside, id, 0, { said, answered, at }));
  });
  return presentState(ctx, secret, 1, answered);
}
