import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { codeLength, type addSpecialist as endpoint } from "#contract/health-centers.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { hashChosenPassword } from "#server/accounts/register.ts";
import { audit } from "#server/audit/audit.ts";
import { defaultAvailableHours, hoursFrom, setWeeklyHours } from "#server/availability/weekly-hours.ts";
import type { Context } from "#server/context.ts";
import { addDoctor } from "#server/doctors/add-doctor.ts";
import { specialtyLabel } from "#contract/specialties.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newCode } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { mustAddSpecialists } from "./policy.ts";
import { findCenterForShare, findCenterOfAccount } from "./queries.ts";

type NewSpecialist = InputOf<typeof endpoint>;

/** Only an approved center that is not suspended adds doctors. Refuses: not_allowed, center_not_approved, center_suspended. */
export async function allowAddingSpecialists(ctx: Context, actor: Actor): Promise<void> {
  mustAddSpecialists(await findCenterOfAccount(ctx.db, actor.accountId));
}

/** What is checked and hashed before any transaction. Refuses: invalid_request (hours), password_too_common. */
export async function prepareSpecialist(input: NewSpecialist): Promise<string> {
  hoursFrom(input.available_hours ?? defaultAvailableHours);
  return hashChosenPassword(input.password, [input.full_name, input.license_number]);
}

/**
 * A center adds a doctor: sign-in account, code, profile, week and audit row in one transaction. The doctor is listed at once
 * (decisions, "Identity").
 * Refuses: license_already_registered, center_not_approved, center_suspended, invalid_request.
 */
export async function addSpecialist(
  ctx: Context,
  actor: Actor,
  input: NewSpecialist,
  passwordHash: string,
): Promise<OutputOf<typeof endpoint>> {
  const { password: _password, available_hours: week, profile_image, ...profile } = input;
  const specialistCode = newCode(codeLength);
  const id = await inTransaction(ctx, async (inside) => {
    // Looked at again, and held: the center may have been suspended since the request was let in.
    const center = mustAddSpecialists(await findCenterForShare(inside.db, actor.accountId));
    const account = await createAccount(inside, {
      role: "specialist",
      fullName: input.full_name,
      passwordHash,
      by: actor,
    });
    const doctorId = await addDoctor(inside, {
      ...profile,
      account_id: account!.id,
      health_center_id: center.id,
      clinic_name: center.name,
      specialist_code: specialistCode,
      profile_image_source: profile_image,
      status: "active",
    });
    await setWeeklyHours(inside, doctorId, week ?? defaultAvailableHours);
    await audit(inside, actor, "doctor.added", { type: "doctor", id: doctorId }, { health_center_id: center.id });
    return doctorId;
  });
  return {
    id,
    full_name: input.full_name,
    specialty: specialtyLabel(input.specialty),
    specialist_code: specialistCode,
  };
}
