import type { readOwnProfile } from "#contract/doctors.ts";
import type { OutputOf } from "#contract/endpoint.ts";
import { effectiveFee } from "#contract/money.ts";
import { specialtyLabel, type SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { refuse } from "#server/platform/refuse.ts";
import { findDoctorOfAccount } from "./queries.ts";

/** The signed-in specialist's own profile, with the fees as they count. Refuses: doctor_not_found for an account without one. */
export async function readProfileOf(ctx: Context, actor: Actor): Promise<OutputOf<typeof readOwnProfile>> {
  const row = await findDoctorOfAccount(ctx.db, actor.accountId);
  if (!row) refuse("doctor_not_found");
  const { specialty, consultation_fee, in_person_fee, online_fee, whatsapp_fee, status, ...facts } = row;
  const fees = { consultation_fee, in_person_fee, online_fee, whatsapp_fee };
  return {
    ...facts,
    specialty: specialtyLabel(specialty as SpecialtyId),
    in_person_fee: effectiveFee(fees, "in-person"),
    online_fee: effectiveFee(fees, "video"),
    status: status as "active" | "waiting" | "inactive",
  };
}
