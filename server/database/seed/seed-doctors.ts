import { fold } from "#contract/specialties.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { hoursFrom } from "#server/availability/weekly-hours.ts";
import type { Context } from "#server/context.ts";
import { sortNameOf } from "#server/doctors/words.ts";
import { newId } from "#server/platform/ids.ts";
import type { PlanDoctor } from "./appointment-plan.ts";
import { createChance } from "./chance.ts";
import { demoDoctors } from "./doctors-data.ts";
import { demoBios, demoLanguages, demoWeeks } from "./practice-data.ts";
import { drKouassi } from "./people.ts";
import type { SeededCenter } from "./seed-centers.ts";
import { insertDemoRows, type DemoRows } from "./seed-queries.ts";

const codeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** The codes of demonstration doctors are public; they only have to differ. */
function codeOf(index: number): string {
  const tail = [index, index * 7, index * 13].map((n) => codeLetters[(n + Math.floor(n / 31)) % 31]).join("");
  return index === 0
    ? drKouassi.specialist_code
    : `DEM${codeLetters[Math.floor(index / 31)]}${codeLetters[index % 31]}${tail}`;
}

/** Doctors with their accounts and weeks. Answers those who can be booked, the one everybody knows first. */
export async function seedDoctors(
  ctx: Context,
  centers: readonly SeededCenter[],
  passwordHash: string,
): Promise<PlanDoctor[]> {
  const chance = createChance(64);
  const rows: DemoRows["doctors"] = [];
  const hours: DemoRows["doctor_hours"] = [];
  const bookable: PlanDoctor[] = [];
  for (const [index, { doctor, status }] of demoDoctors.entries()) {
    const { workplace, week, ...facts } = doctor;
    const { full_name, specialty, town, consultation_fee, in_person_fee, online_fee } = facts;
    const email = `${sortNameOf(full_name).replaceAll(" ", ".")}@demo.keneya.ci`;
    const phone = `+22501420${String(10_000 + index * 37)}`;
    const account = (await createAccount(ctx, {
      role: "specialist",
      fullName: full_name,
      email,
      emailVerified: true,
      passwordHash,
      acceptsTerms: true,
    }))!;
    const center = typeof workplace === "number" ? centers[workplace]! : null;
    const id = newId();
    const fees = { consultation_fee, in_person_fee, online_fee, whatsapp_fee: null };
    rows.push({
      ...facts,
      id,
      account_id: account.id,
      health_center_id: center?.id ?? null,
      license_number: `ONMCI-${String(2100 + index * 7)}`,
      specialist_code: status === "waiting" ? null : codeOf(index),
      clinic_name: center?.name ?? (workplace as string),
      email,
      phone,
      bio: [chance.pick(demoBios[specialty]), ...(chance.percent(60) ? [chance.pick(demoLanguages)] : [])].join(" "),
      status,
      sort_name: sortNameOf(full_name),
      created_at: ctx.clock.now(),
    });
    hours.push(...hoursFrom(demoWeeks[week]).map((range) => ({ doctor_id: id, ...range })));
    if (status !== "active") continue;
    const weight = index === 0 ? 5 : specialty === "general-medicine" || specialty === "pediatrics" ? 3 : 1;
    bookable.push({
      ...fees,
      id,
      account_id: account.id,
      health_center_id: center?.id ?? null,
      pay_at_desk: center?.pay_at_desk ?? false,
      week: demoWeeks[week],
      weight: weight + (fold(town) === "abidjan" ? 1 : 0),
    });
  }
  await insertDemoRows(ctx.db, "doctors", rows);
  await insertDemoRows(ctx.db, "doctor_hours", hours);
  return bookable;
}
