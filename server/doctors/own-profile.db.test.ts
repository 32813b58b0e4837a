import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aCenter, aDoctor, aPatient, nextPhone } from "#server/testing/people.ts";

const app = useTestApp();
let licenses = 0;

const profile = (more: Record<string, unknown> = {}) => ({
  full_name: "Dr Mariam Ouattara",
  specialty: "Pédiatrie",
  license_number: `CI-2026-${(licenses += 1)}`,
  years_of_experience: 7,
  town: "Bouaké",
  clinic_address: "Quartier Koko, face à la pharmacie",
  in_person_fee: 12_000,
  online_fee: 9_000,
  bio: "J'écoute d'abord.",
  email: "Mariam@Example.org",
  phone: "07 01 02 03 04",
  ...more,
});

/** Somebody who signs up as a doctor, alone. */
async function aSignedUpDoctor(): Promise<string> {
  const body = {
    phone_number: nextPhone(),
    full_name: "Mariam Ouattara",
    password: "poisson-braisé-8",
    role: "provider",
    terms_accepted: true,
  };
  const answer = await app.call("POST", "/api/auth/phone/register", { body });
  expect(answer.body.user.role).toBe("specialist");
  return answer.body.access_token;
}

const save = (token: string, body: unknown) => app.call("PUT", "/api/doctors/profile", { token, body });
const read = (token: string) => app.call("GET", "/api/doctors/profile", { token });
const found = async (q: string) =>
  (await app.call("GET", `/api/doctors?q=${encodeURIComponent(q)}`)).body.map((one: { id: string }) => one.id);
const activate = (id: string) => sql`update doctors set status = 'active' where id = ${id}`.execute(app.ctx.db);

describe("a doctor who signs up alone", () => {
  it("has no profile, fills one in, and waits unseen for the licence to be verified", async () => {
    const token = await aSignedUpDoctor();
    expect((await read(token)).body.code).toBe("doctor_not_found");
    const typed = profile();
    const answer = await save(token, typed);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.any(String),
      full_name: "Dr Mariam Ouattara",
      specialty: "Pédiatrie",
      license_number: typed.license_number,
      years_of_experience: 7,
      profile_image: null,
      clinic_address: "Quartier Koko, face à la pharmacie",
      town: "Bouaké",
      in_person_fee: 12_000,
      online_fee: 9_000,
      bio: "J'écoute d'abord.",
      email: "mariam@example.org",
      phone: "+2250701020304",
      specialist_code: null,
      status: "waiting",
    });
    expect((await read(token)).body).toEqual(answer.body);
    expect(await found("Ouattara")).toEqual([]);
    expect((await app.call("GET", `/api/doctors/${answer.body.id}`)).status).toBe(404);
    await activate(answer.body.id);
    expect(await found("ouatara")).toEqual([answer.body.id]);
  });

  it("needs what a first profile needs, and is told beside each field", async () => {
    const token = await aSignedUpDoctor();
    const empty = await save(token, {});
    expect(empty.body.errors.map((one: { field: string }) => one.field)).toEqual([
      "full_name",
      "specialty",
      "clinic_address",
    ]);
    const { license_number: _license, town: _town, ...rest } = profile();
    const first = await save(token, rest);
    expect([first.status, first.body.errors]).toEqual([
      422,
      [
        { field: "license_number", message: "Ce champ est obligatoire." },
        { field: "town", message: "Ce champ est obligatoire." },
      ],
    ]);
    for (const [field, value] of Object.entries({
      specialty: "Astrologie",
      license_number: "12",
      years_of_experience: -1,
      town: "Paris",
      in_person_fee: 1.5,
      online_fee: -1,
      email: "mariam",
      phone: "12",
      bio: "a".repeat(2001),
    })) {
      const refused = await save(token, profile({ [field]: value }));
      expect([refused.status, refused.body.errors.map((one: { field: string }) => one.field)]).toEqual([422, [field]]);
    }
    expect((await read(token)).status).toBe(404);
  });

  it("gets the usual fees when naming none, and may leave phone, e-mail and text blank", async () => {
    const { in_person_fee: _one, online_fee: _other, ...rest } = profile({ bio: "", email: "", phone: null });
    const answer = await save(await aSignedUpDoctor(), rest);
    expect(answer.body).toMatchObject({
      in_person_fee: 10_000,
      online_fee: 8_000,
      bio: null,
      email: null,
      phone: null,
    });
  });

  it("cannot take another doctor's licence number, however it is written, and twice at once is one profile", async () => {
    const typed = profile();
    const token = await aSignedUpDoctor();
    const answers = await Promise.all([save(token, typed), save(token, typed), save(token, typed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await aSignedUpDoctor();
    const taken = await save(other, profile({ license_number: typed.license_number.toLowerCase() }));
    expect([taken.status, taken.body.code]).toEqual([409, "license_already_registered"]);
    await save(other, profile());
    const later = await save(other, profile({ license_number: typed.license_number }));
    expect([later.status, later.body.code]).toEqual([409, "license_already_registered"]);
    const pair = await Promise.all([aSignedUpDoctor(), aSignedUpDoctor()]);
    const one = profile();
    const race = await Promise.all(pair.map((each) => save(each, one)));
    expect(race.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe("a doctor who is known", () => {
  it("changes what is sent, keeps what is not, and is found by the new words alone", async () => {
    const doctor = await aDoctor(app, { fullName: "Dr Zéphirin Gnahoré" });
    const before = await app.ctx.db
      .selectFrom("doctors")
      .selectAll()
      .where("id", "=", doctor.doctorId)
      .executeTakeFirstOrThrow();
    const answer = await save(doctor.token, {
      full_name: "Dr Bénédicte Zamblé",
      specialty: "cardiology",
      clinic_address: "Plateau Dokui",
      bio: null,
    });
    expect(answer.body).toMatchObject({
      status: "active",
      in_person_fee: 15_000,
      years_of_experience: 12,
      license_number: before.license_number,
      phone: doctor.phone,
      specialist_code: doctor.code,
      bio: null,
    });
    expect(await found("zamble")).toEqual([doctor.doctorId]);
    expect(await found("dokui")).toEqual([doctor.doctorId]);
    expect(await found("gnahore")).toEqual([]);
    const after = await app.ctx.db
      .selectFrom("doctors")
      .selectAll()
      .where("id", "=", doctor.doctorId)
      .executeTakeFirstOrThrow();
    expect(after.booking_version).toBeGreaterThan(before.booking_version);
    expect(after.sort_name).toBe("benedicte zamble");
  });

  it.each([
    ["licence", { license_number: "CI-OTHER-1" }],
    ["specialty", { specialty: "Dermatologie" }],
  ])("waits for verification again after a change of the %s, and is hidden meanwhile", async (what, change) => {
    const doctor = await aDoctor(app, { fullName: `Dr Verif ${what}` });
    const body = { full_name: `Dr Verif ${what}`, specialty: "Cardiologie", clinic_address: "Cocody", ...change };
    expect(await found(`verif ${what}`)).toEqual([doctor.doctorId]);
    const answer = await save(doctor.token, body);
    expect(answer.body.status).toBe("waiting");
    expect(await found(`verif ${what}`)).toEqual([]);
    const patient = await aPatient(app);
    const booking = await app.call("POST", "/api/appointments", {
      token: patient.token,
      body: {
        doctor_id: doctor.doctorId,
        appointment_date: "2026-11-24",
        appointment_time: "09:00",
        consultation_type: "in-person",
      },
    });
    expect(booking.status).toBeGreaterThanOrEqual(404);
    const audited = await app.ctx.db
      .selectFrom("audit_log")
      .selectAll()
      .where("target_id", "=", doctor.doctorId)
      .execute();
    expect(audited.at(-1)).toMatchObject({ action: "doctor.profile_changed", details: { to_verify: true } });
  });

  it("stays with the center that added it, and stays inactive when it is", async () => {
    const center = await aCenter(app);
    const doctor = await aDoctor(app, { healthCenterId: center.centerId });
    await sql`update doctors set status = 'inactive' where id = ${doctor.doctorId}`.execute(app.ctx.db);
    const answer = await save(doctor.token, profile({ status: "active", health_center_id: null, rating_sum: 50 }));
    expect(answer.body.status).toBe("inactive");
    const row = await app.ctx.db
      .selectFrom("doctors")
      .selectAll()
      .where("id", "=", doctor.doctorId)
      .executeTakeFirstOrThrow();
    expect([row.health_center_id, row.rating_sum]).toEqual([center.centerId, 0]);
  });
});
