import { describe, expect, it } from "vitest";
import { codeSentTo, lettersTo } from "#server/accounts/test-letters.ts";
import { act, booked, expected, read, tuesday, wednesday } from "#server/appointments/test-appointments.ts";
import { markPaid } from "#server/appointments/payment-state.ts";
import { replacePassword } from "#server/auth/identity-users.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, anAdmin, aPatient, nextPhone, type Person } from "#server/testing/people.ts";

const app = useTestApp();
const password = "poisson-braisé-8";

async function registered(fullName: string): Promise<Person> {
  const phone = nextPhone();
  const body = { phone_number: phone, full_name: fullName, password, terms_accepted: true };
  const { user, access_token: token } = (await app.call("POST", "/api/auth/phone/register", { body })).body;
  return { accountId: user.id, token, phone };
}

async function proven(fullName: string): Promise<Person> {
  const person = await registered(fullName);
  await app.call("POST", "/api/auth/phone/send-code", { token: person.token, body: {} });
  const code = await codeSentTo(app, person.phone);
  await app.call("POST", "/api/auth/phone/verify", { token: person.token, body: { code } });
  return person;
}

const leave = (person: Person, body: Record<string, unknown> = { password }) =>
  app.call("POST", "/api/account/delete", { token: person.token, body });
const exported = (person: Person) => app.call("GET", "/api/account/export", { token: person.token });
const me = async (person: Person) => (await app.call("GET", "/api/auth/me", { token: person.token })).status;

/** A person with something in every book: a child, an appointment with notes and symptoms, a record that was read. */
async function aFullLife(fullName: string) {
  const [person, doctor] = [await proven(fullName), await aDoctor(app, { fullName: "Dr Serge Bohoun" })];
  const body = { full_name: `Enfant de ${fullName}`, relation: "child", birth_date: "2020-05-06" };
  const child = (await app.call("POST", "/api/patients", { token: person.token, body })).body;
  const id = await expected(app, person, doctor, { date: wednesday });
  const told = { appointment_id: id, symptoms: [{ name: "Fièvre", severity: "mild", duration: "2 jours" }] };
  await app.call("POST", "/api/symptoms", { token: person.token, body: { ...told, additional_notes: "Mot secret" } });
  await app.call("POST", "/api/medical-history", {
    token: person.token,
    body: { allergies: ["Arachide rare"], chronic_conditions: [] },
  });
  return { person, doctor, child, id };
}

/** Every table that holds this text somewhere, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'auth')`.execute(
    app.ctx.db,
  );
  const holding = [];
  for (const { name } of tables.rows) {
    const found = await sql`select 1 from ${sql.raw(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
      app.ctx.db,
    );
    if (found.rows.length > 0) holding.push(name);
  }
  return holding.toSorted();
}

describe("taking one's data along", () => {
  it("gives everything that is the account's, and nothing of anybody else", async () => {
    const { person, doctor, child, id } = await aFullLife("Awa Koné");
    const other = await aFullLife("Yao Autrui");
    const { status, body } = await exported(person);
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ full_name: "Awa Koné", phone_verified: true });
    expect(body.patients.map((one: { id: string }) => one.id)).toContain(child.id);
    expect(body.appointments).toHaveLength(1);
    expect(body.appointments[0]).toMatchObject({
      id,
      doctor_id: doctor.doctorId,
      symptoms_notes: "Mot secret",
      history: expect.arrayContaining([expect.objectContaining({ event: "accepted" })]),
    });
    expect(body.medical_histories[0].allergies).toEqual(["Arachide rare"]);
    expect(body.messages.length).toBeGreaterThan(0);
    expect(body.sessions).toHaveLength(1);
    expect(body.terms_acceptances[0].version).toBe("2026-11");
    for (const theirs of ["Yao Autrui", other.person.phone, other.id, other.person.accountId]) {
      expect(JSON.stringify(body)).not.toContain(theirs);
    }
  });

  it("never shows a code: who put another's number on their account cannot read what was texted to it", async () => {
    const squatter = await registered("Un inconnu");
    app.clock.moveBy(61_000);
    await app.call("POST", "/api/auth/password/forgot", { body: { phone_number: squatter.phone } });
    const code = await codeSentTo(app, squatter.phone);
    expect((await exported(squatter)).body.messages).toEqual([]);
    const owner = await proven("Awa Koné");
    app.clock.moveBy(61_000);
    await app.call("POST", "/api/auth/password/forgot", { body: { phone_number: owner.phone } });
    const own = await exported(owner);
    expect(JSON.stringify(own.body)).not.toContain(await codeSentTo(app, owner.phone));
    expect(JSON.stringify(own.body)).not.toContain(code);
  });

  it("works for a doctor, with the profile and without any patient", async () => {
    const doctor = await aDoctor(app);
    const patient = await aPatient(app, "Une patiente");
    await booked(app, patient, doctor);
    const { body } = await exported(doctor);
    expect(body.doctor).toMatchObject({ id: doctor.doctorId });
    expect(JSON.stringify(body)).not.toContain("Une patiente");
  });
});

describe("deleting the account", () => {
  it("erases the person everywhere, keeps what the law asks for without a name, and says so", async () => {
    const { person, doctor, id } = await aFullLife("Salimata Introuvable");
    app.clock.moveTo("2026-11-25T12:00:00.000Z");
    const session = await app.call("POST", "/api/auth/phone/login", { body: { phone: person.phone, password } });
    const again = { ...person, token: session.body.access_token };
    const answer = await leave(again);
    expect(answer.status).toBe(200);
    expect(answer.body.kept).toHaveLength(3);
    expect(await me(again)).toBe(401);
    const login = await app.call("POST", "/api/auth/phone/login", { body: { phone: person.phone, password } });
    expect(login.body.code).toBe("invalid_phone_credentials");
    expect(await tablesWith("Salimata Introuvable")).toEqual([]);
    expect(await tablesWith("Enfant de")).not.toContain("public.accounts");
    // The goodbye itself, and for one day the count of codes.
    expect(await tablesWith(person.phone.slice(1))).toEqual(["auth.sent_codes", "public.messages"]);
    expect((await lettersTo(app, person.phone)).map(({ purpose }) => purpose)).toEqual(["account-deleted"]);
    const row = await app.ctx.db.selectFrom("appointments").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: "accepted", doctor_id: doctor.doctorId, notes: null });
    for (const table of ["medical_records", "symptom_reports"] as const) {
      const left = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${id}%`}`.execute(app.ctx.db);
      expect(left.rows).toEqual([]);
    }
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("frees the number for a new account that sees nothing of the old one", async () => {
    const person = await proven("Awa Koné");
    await leave(person);
    const body = { phone_number: person.phone, full_name: "Nouvelle", password, terms_accepted: true };
    const fresh = await app.call("POST", "/api/auth/phone/register", { body });
    expect(fresh.status).toBe(201);
    const account = await app.call("GET", "/api/account", { token: fresh.body.access_token });
    expect(account.body).toMatchObject({ full_name: "Nouvelle", has_former_account: false });
  });

  it("needs the password or a code just sent, and counts wrong ones", async () => {
    const person = await proven("Awa Koné");
    const refused = await leave(person, { password: "pas le bon" });
    expect([refused.status, refused.body.code]).toEqual([422, "current_password_wrong"]);
    expect((await leave(person, {})).status).toBe(422);
    expect((await leave(person, { password, code: "123456" })).status).toBe(422);
    await app.call("POST", "/api/account/send-code", { token: person.token });
    const code = await codeSentTo(app, person.phone);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await leave(person, { code: wrong })).body.code).toBe("code_invalid");
    expect(await me(person)).toBe(200);
    expect((await leave(person, { code })).status).toBe(200);
    expect(await me(person)).toBe(401);
  });

  it("sends no code where nothing is proven", async () => {
    const answer = await app.call("POST", "/api/account/send-code", { token: (await registered("Awa")).token });
    expect([answer.status, answer.body.code]).toEqual([409, "nowhere_to_write"]);
  });

  it("calls off what lies ahead and gives back what was paid", async () => {
    const [person, doctor] = [await proven("Awa Koné"), await aDoctor(app)];
    const paid = await expected(app, person, doctor, { date: wednesday, time: "10:00" });
    const asked = await booked(app, person, doctor, { date: wednesday, time: "11:00" });
    expect((await leave(person)).status).toBe(200);
    const rows = await app.ctx.db
      .selectFrom("appointments")
      .select(["id", "status", "payment_state"])
      .where("id", "in", [paid, asked])
      .execute();
    expect(rows.find(({ id }) => id === paid)).toMatchObject({ status: "cancelled", payment_state: "refund_due" });
    expect(rows.find(({ id }) => id === asked)).toMatchObject({ status: "cancelled" });
    const seen = await read(app, doctor, paid);
    expect(seen.body).toMatchObject({ patient_name: "Patient supprimé", patient_phone: null });
  });

  it("is refused, with nothing changed, when money would be lost", async () => {
    const [person, doctor] = [await proven("Awa Koné"), await aDoctor(app)];
    const later = await expected(app, person, doctor, { date: wednesday });
    const soon = await booked(app, person, doctor, { date: "2026-11-23", time: "16:00", type: "in-person" });
    await markPaid(app.ctx, soon);
    const answer = await leave(person);
    expect([answer.status, answer.body.code]).toEqual([409, "appointments_ahead"]);
    expect((await read(app, person, later)).body.status).toBe("accepted");
    expect(await me(person)).toBe(200);
  });

  it("lets a doctor go only when no patient waits, and then out of the directory", async () => {
    const doctor = await aDoctor(app);
    const patient = await aPatient(app);
    const id = await booked(app, patient, doctor, { date: tuesday });
    const session = (await app.call("GET", "/api/account/sessions", { token: doctor.token })).body[0].id;
    await replacePassword(app.ctx, doctor.accountId, { typed: password, hash: await hashPassword(password) }, session);
    expect((await leave(doctor)).body.code).toBe("appointments_ahead");
    expect((await act(app, doctor, id, "reject", { reason: "Absente" })).status).toBe(200);
    expect((await leave(doctor)).status).toBe(200);
    const found = await app.ctx.db
      .selectFrom("doctors")
      .select(["status", "phone", "specialist_code"])
      .where("id", "=", doctor.doctorId)
      .executeTakeFirst();
    expect(found).toEqual({ status: "inactive", phone: null, specialist_code: null });
  });

  it("happens once when asked three times at once", async () => {
    const person = await proven("Awa Koné");
    const answers = await Promise.all([leave(person), leave(person), leave(person)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });

  it("is not the way for administrators", async () => {
    const admin = await anAdmin(app, true);
    expect((await leave(admin)).body.code).toBe("not_allowed");
  });
});
