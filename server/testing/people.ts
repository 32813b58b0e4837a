import type { AvailableHours } from "#contract/doctors.ts";
import type { SpecialtyId } from "#contract/specialties.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { openSessionFor } from "#server/accounts/sign-in.ts";
import { setWeeklyHours } from "#server/availability/weekly-hours.ts";
import { addDoctor } from "#server/doctors/add-doctor.ts";
import { newCode, newId } from "#server/platform/ids.ts";
import type { TestApp } from "./app.ts";

/** Somebody with a session. */
export interface Person {
  accountId: string;
  token: string;
  phone: string;
}

export interface TestDoctor extends Person {
  doctorId: string;
  code: string;
}

let people = 0;

/** A mobile number nobody else in this run has. */
export function nextPhone(): string {
  people += 1;
  return `+22507${String(10_000_000 + people)}`;
}

const visit = { address: "127.0.0.1", userAgent: "tests" };

async function signedIn(app: TestApp, accountId: string, phone: string): Promise<Person> {
  const session = await openSessionFor(app.ctx, accountId, "password", visit, {});
  return { accountId, token: session.access_token, phone };
}

/** A patient with an account, without a password: tests of the doors make their own. */
export async function aPatient(app: TestApp, fullName = "Awa Koné"): Promise<Person> {
  const phone = nextPhone();
  const account = await createAccount(app.ctx, { role: "patient", fullName, phone });
  return signedIn(app, account!.id, phone);
}

/** The same person with a new session, after the clock has moved past the old one. */
export function signInAgain(app: TestApp, person: Person): Promise<Person> {
  return signedIn(app, person.accountId, person.phone);
}

/** An administrator; the first of a house is a super admin. */
export async function anAdmin(app: TestApp, isSuperAdmin = false): Promise<Person> {
  const phone = nextPhone();
  const account = await createAccount(app.ctx, { role: "admin", isSuperAdmin, fullName: "Mariam Bamba", phone });
  return signedIn(app, account!.id, phone);
}

const everyDay: AvailableHours = {
  monday: ["09:00-17:00"],
  tuesday: ["09:00-17:00"],
  wednesday: ["09:00-17:00"],
  thursday: ["09:00-17:00"],
  friday: ["09:00-17:00"],
  saturday: ["09:00-13:00"],
};

interface DoctorWishes {
  fullName?: string;
  specialty?: SpecialtyId;
  inPersonFee?: number;
  onlineFee?: number;
  hours?: AvailableHours;
  healthCenterId?: string;
}

/** A doctor who can be booked, with a session. */
export async function aDoctor(app: TestApp, wishes: DoctorWishes = {}): Promise<TestDoctor> {
  const phone = nextPhone();
  const fullName = wishes.fullName ?? "Dr Kouassi N'Guessan";
  const account = await createAccount(app.ctx, { role: "specialist", fullName, phone });
  const code = newCode(8);
  const doctorId = await addDoctor(app.ctx, {
    account_id: account!.id,
    health_center_id: wishes.healthCenterId ?? null,
    full_name: fullName,
    specialty: wishes.specialty ?? "cardiology",
    license_number: `CI-${newId()}`,
    specialist_code: code,
    years_of_experience: 12,
    town: "Abidjan",
    clinic_address: "Cocody Angré, après la pharmacie des Oscars",
    phone,
    in_person_fee: wishes.inPersonFee ?? 15_000,
    online_fee: wishes.onlineFee ?? 12_000,
    status: "active",
  });
  await setWeeklyHours(app.ctx, doctorId, wishes.hours ?? everyDay);
  return { ...(await signedIn(app, account!.id, phone)), doctorId, code };
}

export interface TestCenter extends Person {
  centerId: string;
  loginCode: string;
}

/** An approved health center, made by an administrator and signed in by its code. */
export async function aCenter(app: TestApp, name = "Clinique des Lagunes"): Promise<TestCenter> {
  const admin = await anAdmin(app);
  const phone = nextPhone();
  const body = {
    name,
    license_number: `CS-${newId()}`,
    location: "Marcory Zone 4, Abidjan",
    contact_phone: phone,
    contact_email: `${newId()}@clinique.example`,
  };
  const made = await app.call("POST", "/api/admin/health-centers/create", { token: admin.token, body });
  const login = await app.call("POST", "/api/auth/health-center/code-login", {
    body: { login_code: made.body.login_code },
  });
  const me = await app.call("GET", "/api/auth/me", { token: login.body.access_token });
  return {
    accountId: me.body.user.id,
    token: login.body.access_token,
    phone,
    centerId: made.body.id,
    loginCode: made.body.login_code,
  };
}
