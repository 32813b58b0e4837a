import { createAccount } from "#server/accounts/create-account.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import type { Context } from "#server/context.ts";
import { indexDoctors } from "#server/doctors/index-doctors.ts";
import { newRandomId } from "#server/platform/ids.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { appointmentRows } from "./appointment-rows.ts";
import {
  Diary,
  planAppointments,
  type PlanContext,
  type PlanDoctor,
  type PlannedAppointment,
  type PlanPatient,
} from "./appointment-plan.ts";
import { createChance } from "./chance.ts";
import { seedAssessments } from "./seed-assessments.ts";
import { seedCenters, type SeededCenter } from "./seed-centers.ts";
import { seedDoctors } from "./seed-doctors.ts";
import { knownAppointments } from "./known-appointments.ts";
import { healthRows, seedRecords, sharingAmong } from "./health-data.ts";
import { admin, awa, demoPasswords, ismael, otherPatients, superAdmin, yao } from "./people.ts";
import { addRatings, insertDemoRows, isUninhabited, listOwnPatients, type DemoRows } from "./seed-queries.ts";

interface Hashes {
  patient: string;
  doctor: string;
  admin: string;
}

const day = 86_400_000;

/** The same people, as they were some days ago: accounts are older than what was done with them. */
function daysAgo(ctx: Context, days: number): Context {
  const then = new Date(ctx.clock.now().getTime() - days * day);
  return { ...ctx, clock: { now: () => then } };
}

async function seedAdmins(ctx: Context, hashes: Hashes): Promise<void> {
  for (const [person, isSuperAdmin] of [
    [superAdmin, true],
    [admin, false],
  ] as const) {
    await createAccount(daysAgo(ctx, 130), {
      role: "admin",
      isSuperAdmin,
      fullName: person.full_name,
      email: person.email,
      emailVerified: true,
      passwordHash: hashes.admin,
      acceptsTerms: true,
    });
  }
}

async function seedPatients(ctx: Context, hashes: Hashes): Promise<PlanPatient[]> {
  const people = [
    awa,
    yao,
    ...otherPatients.map((full_name, index) => ({
      full_name,
      phone: `+22507880011${String(index + 10)}`,
      email: null,
    })),
  ];
  const accounts: string[] = [];
  for (const [index, person] of people.entries()) {
    const account = await createAccount(daysAgo(ctx, index < 2 ? 110 : 100 + (index % 12)), {
      role: "patient",
      fullName: person.full_name,
      phone: person.phone,
      email: person.email,
      emailVerified: person.email !== null,
      passwordHash: hashes.patient,
      acceptsTerms: true,
    });
    accounts.push(account!.id);
  }
  const created_at = daysAgo(ctx, 80).clock.now();
  await insertDemoRows(ctx.db, "patients", [
    { id: newRandomId(), account_id: accounts[0]!, relation: "child", ...ismael, created_at },
  ]);
  const own = await listOwnPatients(ctx.db, accounts);
  return accounts.map((id) => own.find((row) => row.account_id === id)!);
}

async function seedAppointments(ctx: Context, doctors: readonly PlanDoctor[], patients: readonly PlanPatient[]) {
  const plan: PlanContext = { chance: createChance(2026), diary: new Diary(), now: ctx.clock.now() };
  const [awaAsPatient, yaoAsPatient, ...others] = patients;
  const planned = [
    ...knownAppointments(plan, doctors, awaAsPatient!, yaoAsPatient!, others),
    ...planAppointments(plan, doctors, patients),
  ];
  const rows = appointmentRows(ctx, planned, plan.chance);
  await insertDemoRows(ctx.db, "appointments", rows.appointments);
  await insertDemoRows(ctx.db, "slot_claims", rows.slot_claims);
  await insertDemoRows(ctx.db, "appointment_events", rows.appointment_events);
  await insertDemoRows(ctx.db, "payments", rows.payments);
  await insertDemoRows(ctx.db, "sandbox.transactions", rows["sandbox.transactions"]);
  await insertDemoRows(ctx.db, "refunds", rows.refunds);
  const health = healthRows(ctx, planned, rows.appointments, sharingAmong(patients));
  await insertDemoRows(ctx.db, "symptom_reports", health.symptom_reports);
  await insertDemoRows(ctx.db, "record_readings", health.record_readings);
  return { planned, appointments: rows.appointments };
}

/** Awa's next visit to Dr Kouassi, before which she asked the nurse. */
function nextVisit(
  rows: DemoRows["appointments"],
  doctor: PlanDoctor,
  patient: PlanPatient,
): { id: string; created_at: Date } | null {
  const found = rows.find(
    (row) => row.doctor_id === doctor.id && row.patient_id === patient.id && row.status === "accepted",
  );
  return found ? { id: found.id, created_at: found.created_at as Date } : null;
}

/** Some of those whose consultation took place said how it was. */
async function rateDoctors(ctx: Context, planned: readonly PlannedAppointment[]): Promise<void> {
  const chance = createChance(5);
  const rated = planned.filter((it) => it.status === "completed" && chance.percent(55));
  await addRatings(
    ctx.db,
    rated.map((it) => it.doctor.id),
    rated.map(() => chance.weighted([5, 4, 3], (it) => it - 2)),
  );
}

/**
 * Fills a house nobody lives in yet with demonstration data, all of it or none: a start interrupted half-way begins again. Answers
 * whether it did. Only ever called where `SEED=demo`.
 */
export async function seedDemo(ctx: Context): Promise<boolean> {
  if (!(await inTransaction(ctx, (inside) => isUninhabited(inside.db)))) return false;
  // Slow on purpose, so before the transaction, and once for everybody who shares a password.
  const hashes: Hashes = {
    patient: await hashPassword(demoPasswords.patient),
    doctor: await hashPassword(demoPasswords.doctor),
    admin: await hashPassword(demoPasswords.admin),
  };
  return inTransaction(ctx, async (inside) => {
    if (!(await isUninhabited(inside.db))) return false;
    await seedAdmins(inside, hashes);
    const centers: SeededCenter[] = await seedCenters(daysAgo(inside, 125));
    const doctors = await seedDoctors(daysAgo(inside, 120), centers, hashes.doctor);
    const patients = await seedPatients(inside, hashes);
    // Before the oldest consultation, so that whoever read one found it.
    await seedRecords(daysAgo(inside, 99), patients);
    const { planned, appointments } = await seedAppointments(inside, doctors, patients);
    const visit = nextVisit(appointments, doctors[0]!, patients[0]!);
    if (visit) await seedAssessments(inside, patients[0]!.account_id, visit);
    await rateDoctors(inside, planned);
    await indexDoctors(inside.db, "all");
    return true;
  });
}
