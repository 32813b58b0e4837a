import type { Town } from "#contract/doctors.ts";
import type { SpecialtyId } from "#contract/specialties.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/platform/ids.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { indexDoctors } from "./index-doctors.ts";
import { insertDoctor } from "./queries.ts";
import { sortNameOf } from "./words.ts";

export interface NewDoctor {
  /** The doctor's sign-in account; null while there is none. */
  account_id: string | null;
  health_center_id: string | null;
  full_name: string;
  specialty: SpecialtyId;
  license_number: string;
  specialist_code: string | null;
  years_of_experience?: number;
  town: Town;
  clinic_address: string | null;
  hospital_name?: string | null;
  clinic_name?: string | null;
  email?: string | null;
  phone?: string | null;
  bio?: string | null;
  /** Where the picture named by its owner lies; shown once we have fetched it. */
  profile_image_source?: string | null;
  consultation_fee?: number | null;
  in_person_fee: number | null;
  online_fee: number | null;
  status: "active" | "waiting";
}

/**
 * Writes a doctor and everything by which the directory finds one; answers the id. Call it last in a transaction.
 * Refuses: license_already_registered.
 */
export async function addDoctor(ctx: Context, doctor: NewDoctor): Promise<string> {
  const id = newId();
  try {
    await inTransaction(ctx, async ({ db }) => {
      await insertDoctor(db, { ...doctor, id, sort_name: sortNameOf(doctor.full_name), created_at: ctx.clock.now() });
      await indexDoctors(db, [id]);
    });
  } catch (error) {
    if (violates(error, "doctors_license")) refuse("license_already_registered");
    throw error;
  }
  return id;
}
