import type { saveOwnProfile as endpoint } from "#contract/doctor-profile.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import { defaultInPersonFee, defaultVideoFee } from "#contract/money.ts";
import { fieldMessages } from "#texts/fields.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { addDoctor } from "./add-doctor.ts";
import { indexDoctors } from "./index-doctors.ts";
import { findOwnDoctor, lockOwnDoctor, updateOwnDoctor, type OwnDoctor } from "./own-profile-queries.ts";
import { readProfileOf } from "./read-own-profile.ts";
import { sortNameOf } from "./words.ts";

type Typed = InputOf<typeof endpoint>;

/**
 * A doctor who signed up alone: the profile waits for an administrator to verify the licence, unlisted until then.
 * Refuses: invalid_request without licence number or town, license_already_registered.
 */
async function create(ctx: Context, actor: Actor, typed: Typed): Promise<string> {
  const { license_number, town } = typed;
  if (license_number === undefined || town === undefined) {
    const missing = Object.entries({ license_number, town }).filter(([, value]) => value === undefined);
    refuse("invalid_request", { errors: missing.map(([field]) => ({ field, message: fieldMessages.required })) });
  }
  return addDoctor(ctx, {
    account_id: actor.accountId,
    health_center_id: null,
    specialist_code: null,
    full_name: typed.full_name,
    specialty: typed.specialty,
    license_number,
    years_of_experience: typed.years_of_experience ?? 0,
    town,
    clinic_address: typed.clinic_address,
    in_person_fee: typed.in_person_fee ?? defaultInPersonFee,
    online_fee: typed.online_fee ?? defaultVideoFee,
    bio: typed.bio ?? null,
    email: typed.email ?? null,
    phone: typed.phone ?? null,
    status: "waiting",
  });
}

/** What was verified is the licence for this specialty: a change of either is verified anew, and hides the doctor meanwhile. */
function changesWhatWasVerified(doctor: OwnDoctor, typed: Typed): boolean {
  const license = typed.license_number?.toLowerCase() ?? doctor.license_number.toLowerCase();
  return license !== doctor.license_number.toLowerCase() || typed.specialty !== doctor.specialty;
}

async function update(ctx: Context, doctor: OwnDoctor, typed: Typed): Promise<string> {
  const unverified = doctor.status === "active" && changesWhatWasVerified(doctor, typed);
  const said = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
  try {
    await updateOwnDoctor(ctx.db, doctor.id, {
      ...said,
      sort_name: sortNameOf(typed.full_name),
      ...(unverified ? { status: "waiting" as const } : {}),
    });
  } catch (error) {
    if (violates(error, "doctors_license")) refuse("license_already_registered");
    throw error;
  }
  await indexDoctors(ctx.db, [doctor.id]);
  return doctor.id;
}

/**
 * Fills in or changes the profile of the signed-in specialist, and keeps the directory's words current. What is left out stays as it
 * was. Two at once do so one after the other. Source: decisions, "Identity".
 * Refuses: invalid_request (a first profile without licence number or town), license_already_registered.
 */
export async function saveOwnProfile(ctx: Context, actor: Actor, typed: Typed): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(ctx, async (inside) => {
    await lockOwnDoctor(inside.db, actor.accountId);
    const doctor = await findOwnDoctor(inside.db, actor.accountId);
    // The words come last: other writers of the directory wait for them.
    if (doctor) {
      await audit(
        inside,
        actor,
        "doctor.profile_changed",
        { type: "doctor", id: doctor.id },
        {
          to_verify: changesWhatWasVerified(doctor, typed),
        },
      );
      await update(inside, doctor, typed);
    } else {
      await audit(inside, actor, "doctor.profile_created", { type: "account", id: actor.accountId });
      await create(inside, actor, typed);
    }
    return readProfileOf(inside, actor);
  });
}
