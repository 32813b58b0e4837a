import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/database/sql.ts";
import { newCode, newId } from "#server/platform/ids.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/testing/app.ts";
import { anAdmin, aPatient, type Person } from "#server/testing/people.ts";

const app = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await anAdmin(app);
});

let centers = 0;
function centerInput() {
  centers += 1;
  return {
    name: "Clinique du Test",
    license_number: `CS-${centers}`,
    location: "Abidjan, Cocody",
    contact_phone: "07 07 12 34 56",
    contact_email: `centre${centers}@example.ci`,
  };
}

const createPath = "/api/admin/health-centers/create";
const loginPath = "/api/v2/auth/health-center/code-login";
const specialistsPath = "/api/health-centers/specialists";

async function aCenter(on: TestApp = app, by: Person = admin) {
  const created = await on.call("POST", createPath, { token: by.token, body: centerInput() });
  expect(created.status).toBe(201);
  const session = await on.call("POST", loginPath, { body: { login_code: created.body.login_code } });
  expect(session.status).toBe(200);
  return { ...created.body, token: session.body.access_token as string } as {
    id: string;
    login_code: string;
    token: string;
  };
}

const specialist = () => ({
  full_name: "Dr Aya Kouassi",
  specialty: "Cardiologie",
  license_number: `ONM-${newCode(12)}`,
  town: "Abidjan",
  clinic_address: "Cocody Angré",
  password: "Stetho-scope-1",
});

describe("creating a center", () => {
  test("answers its code once, mails it, and keeps only a digest", async () => {
    const input = centerInput();
    const created = await app.call("POST", createPath, { token: admin.token, body: input });
    expect(created.body).toMatchObject({ success: true, name: input.name, email_sent: true });
    expect(created.body.login_code).toMatch(/^HC-[A-HJKMNP-Z2-9]{8}$/);
    const mails = await sql<{
      body: string;
    }>`select body from messages where recipient = ${input.contact_email}`.execute(app.ctx.db);
    expect(mails.rows).toHaveLength(1);
    expect(mails.rows[0]!.body.startsWith(created.body.login_code)).toBe(true);
    const dump = await sql<{
      row: string;
    }>`select health_centers::text as row from health_centers where id = ${created.body.id}`.execute(app.ctx.db);
    expect(dump.rows[0]!.row).not.toContain(created.body.login_code.slice(3));
  });

  test("is refused a second time for the same licence or address, and writes nothing", async () => {
    const input = centerInput();
    await app.call("POST", createPath, { token: admin.token, body: input });
    const before = await sql<{ count: number }>`select count(*) as count from accounts`.execute(app.ctx.db);
    for (const same of [
      { license_number: input.license_number.toLowerCase() },
      { contact_email: input.contact_email.toUpperCase() },
    ]) {
      const again = await app.call("POST", createPath, { token: admin.token, body: { ...centerInput(), ...same } });
      expect([again.status, again.body.code]).toEqual([409, "center_already_registered"]);
    }
    const after = await sql<{ count: number }>`select count(*) as count from accounts`.execute(app.ctx.db);
    expect(after.rows).toEqual(before.rows);
  });

  test("needs every field, and an administrator", async () => {
    const missing = await app.call("POST", createPath, { token: admin.token, body: { name: "Seul" } });
    expect(missing.status).toBe(422);
    expect(missing.body.errors).toContainEqual({ field: "location", message: "Tous les champs sont obligatoires" });
    const patient = await aPatient(app);
    expect((await app.call("POST", createPath, { token: patient.token, body: {} })).status).toBe(403);
    expect((await app.call("POST", createPath, { body: {} })).status).toBe(401);
  });

  test("repeated under one key has one effect and one answer", async () => {
    const call = { token: admin.token, body: centerInput(), headers: { "idempotency-key": newId() } };
    const answers = await Promise.all([app.call("POST", createPath, call), app.call("POST", createPath, call)]);
    const again = await app.call("POST", createPath, call);
    expect(again.status).toBe(201);
    for (const answer of answers.filter((it) => it.status === 201)) expect(answer.body).toEqual(again.body);
  });
});

describe("a center's login", () => {
  test("takes the code in any case and with spaces", async () => {
    const { login_code } = await aCenter();
    const typed = ` ${login_code.toLowerCase().slice(0, 5)} ${login_code.toLowerCase().slice(5)} `;
    const session = await app.call("POST", loginPath, { body: { login_code: typed } });
    expect(session.body.health_center).toMatchObject({ name: "Clinique du Test", status: "approved" });
  });

  test.each(["HC-AAAAAAAA", "x", "HC-".padEnd(150, "A"), "' or 1=1", "💉"])(
    "answers alike to the wrong code « %s »",
    async (login_code) => {
      const answer = await app.call("POST", loginPath, { body: { login_code } });
      expect([answer.status, answer.body.code]).toEqual([401, "invalid_center_code"]);
      expect(answer.body.detail).toBe("Code de connexion invalide. Veuillez vérifier et réessayer.");
    },
  );

  test("lets a pending or rejected center look, and not add doctors, whatever it sends", async () => {
    const center = await aCenter();
    for (const status of ["pending_approval", "rejected"]) {
      await sql`update health_centers set status = ${status}, rejection_reason = 'Licence inconnue' where id = ${center.id}`.execute(
        app.ctx.db,
      );
      const seen = await app.call("GET", "/api/health-centers/status", { token: center.token });
      expect(seen.body).toMatchObject({ status, name: "Clinique du Test" });
      const refused = await app.call("POST", specialistsPath, { token: center.token, body: { nonsense: true } });
      expect([refused.status, refused.body.code]).toEqual([403, "center_not_approved"]);
    }
  });

  test("stops guessing after ten wrong codes from one address", async () => {
    const guarded = await openTestApp({ env: { RATE_LIMITS: "on" } });
    try {
      for (let tried = 0; tried < 10; tried += 1) {
        await guarded.call("POST", loginPath, { body: { login_code: `HC-WRONG${tried}` }, from: "10.0.0.9" });
      }
      const stopped = await guarded.call("POST", loginPath, { body: { login_code: "HC-WRONGAA" }, from: "10.0.0.9" });
      expect([stopped.status, stopped.body.code]).toEqual([429, "too_many_attempts"]);
      expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
      const elsewhere = await aCenter(guarded, await anAdmin(guarded));
      expect(elsewhere.token).toBeTruthy();
    } finally {
      await guarded.close();
    }
  });
});

describe("adding a specialist", () => {
  test("gives a code to sign in with and lists the doctor at once, with the usual week", async () => {
    const center = await aCenter();
    const body = { ...specialist(), full_name: "Dr Prisca Unique" };
    const added = await app.call("POST", specialistsPath, { token: center.token, body });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ full_name: "Dr Prisca Unique", specialty: "Cardiologie" });
    expect(added.body.specialist_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    const login = await app.call("POST", "/api/v2/auth/specialist-login", {
      body: { specialist_code: added.body.specialist_code, password: body.password },
    });
    const profile = await app.call("GET", "/api/doctors/profile", { token: login.body.access_token });
    expect(profile.body).toMatchObject({ in_person_fee: 10_000, online_fee: 8000, status: "active" });
    const listed = await app.call("GET", "/api/doctors?q=prisca");
    expect(listed.body).toHaveLength(1);
    const page = await app.call("GET", `/api/doctors/${added.body.id}`);
    expect(page.body.available_hours).toMatchObject({ monday: ["09:00-17:00"], saturday: ["09:00-13:00"], sunday: [] });
    expect(page.body.clinic_name).toBe("Clinique du Test");
  });

  test("shows each center its own doctors only", async () => {
    const [one, other] = [await aCenter(), await aCenter()];
    for (const name of ["Dr Zoé Un", "Dr Awa Deux"]) {
      await app.call("POST", specialistsPath, { token: one.token, body: { ...specialist(), full_name: name } });
    }
    const list = await app.call("GET", `${specialistsPath}?limit=1`, { token: one.token });
    expect(list.body.map((it: { full_name: string }) => it.full_name)).toEqual(["Dr Awa Deux"]);
    const next = /<(.+)>/.exec(String(list.headers["link"]))![1]!;
    const rest = await app.call("GET", next, { token: one.token });
    expect(rest.body.map((it: { full_name: string }) => it.full_name)).toEqual(["Dr Zoé Un"]);
    expect(rest.headers["link"]).toBeUndefined();
    expect((await app.call("GET", specialistsPath, { token: other.token })).body).toEqual([]);
  });

  test("refuses a known licence and leaves nothing behind", async () => {
    const center = await aCenter();
    const body = specialist();
    expect((await app.call("POST", specialistsPath, { token: center.token, body })).status).toBe(201);
    const again = await app.call("POST", specialistsPath, {
      token: center.token,
      body: { ...body, full_name: "Dr Un Autre" },
    });
    expect([again.status, again.body.code]).toEqual([409, "license_already_registered"]);
    const left = await sql`select from accounts where full_name = 'Dr Un Autre'`.execute(app.ctx.db);
    expect(left.rows).toHaveLength(0);
  });

  test("names the fields that are wrong", async () => {
    const center = await aCenter();
    const wrong = {
      ...specialist(),
      specialty: "Astrologie",
      town: "Paris",
      in_person_fee: -1,
      password: "court",
      profile_image: "javascript:alert(1)",
    };
    const answer = await app.call("POST", specialistsPath, { token: center.token, body: wrong });
    const fields = answer.body.errors.map((it: { field: string }) => it.field);
    expect(fields).toEqual(["specialty", "town", "in_person_fee", "password", "profile_image"]);
    const hours = {
      ...specialist(),
      available_hours: { monday: ["17:00-09:00"], tuesday: ["09:00-12:00", "11:00-13:00"] },
    };
    const week = await app.call("POST", specialistsPath, { token: center.token, body: hours });
    expect(week.body.errors.map((it: { field: string }) => it.field)).toEqual([
      "available_hours.monday",
      "available_hours.tuesday",
    ]);
    const common = await app.call("POST", specialistsPath, {
      token: center.token,
      body: { ...specialist(), password: "password" },
    });
    expect(common.body.code).toBe("password_too_common");
  });

  test("takes a suspended center's doctors out of the directory and adds none", async () => {
    const center = await aCenter();
    await app.call("POST", specialistsPath, {
      token: center.token,
      body: { ...specialist(), full_name: "Dr Solange Suspendue" },
    });
    await sql`update health_centers set suspended_at = now() where id = ${center.id}`.execute(app.ctx.db);
    expect((await app.call("GET", "/api/doctors?q=suspendue")).body).toEqual([]);
    const refused = await app.call("POST", specialistsPath, { token: center.token, body: specialist() });
    expect(refused.body.code).toBe("center_suspended");
    await sql`update health_centers set suspended_at = null where id = ${center.id}`.execute(app.ctx.db);
    expect((await app.call("GET", "/api/doctors?q=suspendue")).body).toHaveLength(1);
  });
});
