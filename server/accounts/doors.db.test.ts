import { describe, expect, it } from "vitest";
import { giveEmail } from "#server/auth/identity-users.ts";
import { sql } from "#server/database/sql.ts";
import { passwordWork } from "#server/auth/passwords.ts";
import { useTestApp } from "#server/testing/app.ts";

const app = useTestApp();
const awa = {
  phone_number: "07 07 12 34 56",
  full_name: "Awa Koné",
  password: "poisson-braisé-8",
  terms_accepted: true,
};
const register = (body: Record<string, unknown>, headers = {}) =>
  app.call("POST", "/api/auth/phone/register", { body, headers });
const login = (phone: string, password: string) =>
  app.call("POST", "/api/v2/auth/phone/login", { body: { phone, password } });

describe("registering by phone", () => {
  it("signs the person in, with an account, the own patient, the accepted terms and an audit row", async () => {
    const answer = await register(awa);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      token_type: "bearer",
      expires_in: 3600,
      user: {
        full_name: "Awa Koné",
        phone_number: "+2250707123456",
        role: "patient",
        is_super_admin: false,
        email: null,
      },
    });
    const me = await app.call("GET", "/api/auth/me", { token: answer.body.access_token });
    expect(me.body.patients).toEqual([{ id: expect.any(String), full_name: "Awa Koné", relation: "self" }]);
    const id = answer.body.user.id;
    const terms = await app.ctx.db.selectFrom("terms_acceptances").selectAll().where("account_id", "=", id).execute();
    expect(terms).toEqual([{ account_id: id, version: "2026-11", accepted_at: app.clock.now() }]);
    const audited = await app.ctx.db
      .selectFrom("audit_log")
      .select("action")
      .where("actor_account_id", "=", id)
      .execute();
    expect(audited.map((row) => row.action)).toEqual(["account.created", "session.opened"]);
  });

  it("refuses a number that has an account, in whatever spelling", async () => {
    for (const phone_number of ["0707123456", "+225 07 07 12 34 56", "2250707123456"]) {
      const answer = await register({ ...awa, phone_number });
      expect([answer.status, answer.body.code]).toEqual([409, "phone_already_registered"]);
    }
  });

  it("lets one of twenty who register one number at once through, and leaves nothing of the others", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => register({ ...awa, phone_number: "0505060708", full_name: `Rival ${n}` })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, ...Array<number>(19).fill(409)]);
    const rows = await sql`select 1 from accounts where phone_number = '+2250505060708'`.execute(app.ctx.db);
    expect(rows.rows).toHaveLength(1);
  });

  it("answers a repeated key with the first answer and one account", async () => {
    const headers = { "idempotency-key": "the-same-registration" };
    const body = { ...awa, phone_number: "0101020304" };
    const first = await register(body, headers);
    const second = await register(body, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it("makes a doctor-to-be of a provider and refuses every other role", async () => {
    const doctor = await register({ ...awa, phone_number: "0140506070", role: "provider" });
    expect(doctor.body.user.role).toBe("specialist");
    for (const role of ["admin", "specialist", "health_center", "super_admin"]) {
      const answer = await register({ ...awa, phone_number: "0140506071", role });
      expect([answer.status, answer.body.errors[0].field]).toEqual([422, "role"]);
    }
  });

  it("assigns nothing that was not asked for", async () => {
    const answer = await register({
      ...awa,
      phone_number: "0140506072",
      is_super_admin: true,
      app_metadata: { role: "admin" },
      id: "00000000-0000-4000-8000-000000000001",
    });
    expect(answer.body.user).toMatchObject({ role: "patient", is_super_admin: false });
    expect(answer.body.user.id).not.toBe("00000000-0000-4000-8000-000000000001");
    const admin = await app.call("GET", "/api/auth/me", { token: answer.body.access_token });
    expect(admin.body.user.role).toBe("patient");
  });

  it("refuses common passwords and the phone number itself", async () => {
    for (const password of ["azerty123", "123456", "MotDePasse1", "0140506073", "+2250140506073"]) {
      const answer = await register({ ...awa, phone_number: "0140506073", password });
      expect([answer.status, answer.body.code, answer.body.errors[0].field]).toEqual([
        422,
        "password_too_common",
        "password",
      ]);
    }
  });

  it("refuses who does not accept the terms", async () => {
    const answer = await register({ ...awa, phone_number: "0140506074", terms_accepted: false });
    expect(answer.body.errors).toEqual([
      { field: "terms_accepted", message: "Vous devez accepter les conditions pour continuer" },
    ]);
  });
});

describe("signing in by phone", () => {
  it("opens a session that reads the account", async () => {
    const answer = await login("+225 0707123456", awa.password);
    expect(answer.status).toBe(200);
    expect((await app.call("GET", "/api/auth/me", { token: answer.body.access_token })).status).toBe(200);
  });

  it("answers a wrong password and an unknown number alike, after the same work", async () => {
    const before = { ...passwordWork };
    const wrong = await login("0707123456", "not the password");
    const unknown = await login("0799999999", "not the password");
    expect([wrong.status, wrong.body.code]).toEqual([401, "invalid_phone_credentials"]);
    expect({ ...unknown.body, request_id: null }).toEqual({ ...wrong.body, request_id: null });
    expect(passwordWork.checked - before.checked).toBe(2);
    expect(passwordWork.checkedForNobody - before.checkedForNobody).toBe(1);
  });

  it("tells a suspended person only after the right password", async () => {
    await sql`update accounts set suspended_at = now() where phone_number = '+2250101020304'`.execute(app.ctx.db);
    expect((await login("0101020304", "not the password")).body.code).toBe("invalid_phone_credentials");
    expect((await login("0101020304", awa.password)).body.code).toBe("account_suspended");
  });

  it("ends after a day without use unless the person asked to be remembered", async () => {
    const answer = await app.call("POST", "/api/auth/phone/login", {
      body: { phone: "0707123456", password: awa.password, remember: false },
    });
    app.clock.moveBy(25 * 3600_000);
    expect((await app.call("GET", "/api/auth/me", { token: answer.body.access_token })).body.code).toBe(
      "session_expired",
    );
  });
});

describe("the first administrator", () => {
  const setup = (body: Record<string, unknown>) =>
    app.call("POST", "/api/auth/admin/setup", {
      body: {
        email: "Amani@Example.ci",
        password: "un long secret",
        full_name: "Amani Kra",
        setup_key: "the setup key of the tests",
        ...body,
      },
    });

  it("needs the setup key", async () => {
    const answer = await setup({ setup_key: "the setup key of the test" });
    expect([answer.status, answer.body.code]).toEqual([403, "setup_key_invalid"]);
  });

  it("is one, even when ten set up at once, and is super admin", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => setup({ email: `admin${n}@example.ci` })));
    const won = answers.filter((answer) => answer.status === 201);
    expect(won).toHaveLength(1);
    expect(won[0]!.body.user).toMatchObject({ role: "admin", is_super_admin: true });
    const lost = answers.filter((answer) => answer.status !== 201);
    expect(new Set(lost.map((answer) => answer.body.code))).toEqual(new Set(["setup_closed"]));
    const admins = await sql`select 1 from accounts where role = 'admin'`.execute(app.ctx.db);
    expect(admins.rows).toHaveLength(1);
    expect((await setup({})).body.code).toBe("setup_closed");
    const body = { email: won[0]!.body.user.email.toUpperCase(), password: "un long secret" };
    const signedIn = await app.call("POST", "/api/auth/admin/login", { body });
    expect(signedIn.body.user.role).toBe("admin");
    expect((await app.call("POST", "/api/auth/login", { body })).status).toBe(200);
  });

  it("is the only kind of person that the admin door admits", async () => {
    const { user } = (await login("0707123456", awa.password)).body;
    await giveEmail(app.ctx, user.id, "awa@example.ci");
    const body = { email: "awa@example.ci", password: awa.password };
    expect((await app.call("POST", "/api/auth/admin/login", { body })).body.code).toBe("invalid_admin_credentials");
    expect((await app.call("POST", "/api/auth/login", { body })).status).toBe(200);
  });
});
