import type { InputOf } from "#contract/endpoint.ts";
import {
  mostPatients,
  type addPatient as addPatientEndpoint,
  type Patient,
  type updatePatient as updatePatientEndpoint,
} from "#contract/patients.ts";
import { clinicDateAt } from "#contract/clinic-time.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newRandomId } from "#server/platform/ids.ts";
import { isReferredTo } from "#server/platform/pg-errors.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import {
  deletePatient,
  findLivePatient,
  insertRelative,
  listLivePatients,
  lockAndCountPatients,
  updateLivePatient,
} from "./patient-queries.ts";
import { updateFullName } from "./settings-queries.ts";

/** The people one account looks after (decisions, "Patients and accounts"). Somebody else's patient is as good as none. */

export async function listOwnPatients(ctx: Context, actor: Actor): Promise<Patient[]> {
  return listLivePatients(ctx.db, actor.accountId);
}

function checkBirthDate(ctx: Context, date: string | null | undefined): void {
  if (!date || date <= clinicDateAt(ctx.clock.now())) return;
  refuse("birth_date_ahead", {
    errors: [{ field: "birth_date", message: new Refusal("birth_date_ahead").message }],
  });
}

/** Adds a child, a parent, somebody close. Refuses: too_many_patients beyond twelve, also when added at once; birth_date_ahead. */
export async function addPatient(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof addPatientEndpoint>,
): Promise<Patient> {
  checkBirthDate(ctx, input.birth_date);
  return inTransaction(ctx, async (inside) => {
    if ((await lockAndCountPatients(inside.db, actor.accountId)) >= mostPatients) refuse("too_many_patients");
    return insertRelative(inside.db, {
      id: newRandomId(),
      account_id: actor.accountId,
      relation: input.relation,
      full_name: input.full_name,
      birth_date: input.birth_date ?? null,
      sex: input.sex ?? null,
      phone_number: input.phone_number ?? null,
      created_at: inside.clock.now(),
    });
  });
}

/** Lets pass whose patient it is. Refuses: patient_not_found. */
export async function allowOwnPatient(ctx: Context, actor: Actor, id: string): Promise<void> {
  if (!(await findLivePatient(ctx.db, actor.accountId, id))) refuse("patient_not_found");
}

/**
 * Changes what is known of a patient; what is absent stays. One's own name is also the account's.
 * Refuses: patient_not_found, birth_date_ahead, own_patient when one's own relation is to change.
 */
export async function updatePatient(
  ctx: Context,
  actor: Actor,
  id: string,
  input: InputOf<typeof updatePatientEndpoint>,
): Promise<Patient> {
  checkBirthDate(ctx, input.birth_date);
  return inTransaction(ctx, async (inside) => {
    const before = await findLivePatient(inside.db, actor.accountId, id);
    if (!before) refuse("patient_not_found");
    const isOwn = before.relation === "self";
    if (isOwn && input.relation !== undefined) refuse("own_patient");
    const { full_name, relation, birth_date, sex, phone_number } = input;
    const values = Object.fromEntries(
      Object.entries({ full_name, relation, birth_date, sex, phone_number }).filter(([, value]) => value !== undefined),
    );
    if (Object.keys(values).length === 0) return before;
    if (isOwn && full_name !== undefined) await updateFullName(inside.db, actor.accountId, full_name);
    return (await updateLivePatient(inside.db, actor.accountId, id, values)) ?? refuse("patient_not_found");
  });
}

/**
 * Takes a patient out of the account: erased, or put away where appointments speak of them.
 * Refuses: patient_not_found, own_patient.
 */
export async function removePatient(ctx: Context, actor: Actor, id: string): Promise<void> {
  const before = await findLivePatient(ctx.db, actor.accountId, id);
  if (!before) refuse("patient_not_found");
  if (before.relation === "self") refuse("own_patient");
  try {
    await deletePatient(ctx.db, actor.accountId, id);
  } catch (error) {
    if (!isReferredTo(error)) throw error;
    await updateLivePatient(ctx.db, actor.accountId, id, { archived_at: ctx.clock.now() });
  }
}
