import bcrypt from "bcryptjs";
import { describe, expect, it } from "vitest";
import { aCenter, anAdmin, nextPhone } from "#server/testing/people.ts";
import { password, useTestAdmin } from "./test-admin.ts";

/** Users administered by programs: through the published client where it has a method. */
const { app, admin, key, nextEmail, given, added, signIn, account } = useTestAdmin();

describe("users made by a program", () => {
  it("have an account of the product, as a patient, and sign in at once where their address counts as proven", async () => {
    const { id, email, user } = await added({ user_metadata: { full_name: "Aya Brou" }, app_metadata: { plan: "a" } });
    expect(user).toMatchObject({ email, app_metadata: { plan: "a", role: "patient", provider: "email" } });
    expect(await account(id)).toMatchObject({ full_name: "Aya Brou", role: "patient", email });
    expect((await account(id))!.email_verified_at).not.toBeNull();
    expect((await signIn(email)).error).toBeNull();
  });

  it("are unproven unless it says so, and may bring their id", async () => {
    const id = crypto.randomUUID();
    const { email } = await added({ id, email_confirm: false });
    expect((await signIn(email)).error?.code).toBe("email_not_confirmed");
    expect((await admin().getUserById(id)).data.user?.email).toBe(email);
  });

  it("are told apart from those there are", async () => {
    const { email, id } = await added();
    const phone = nextPhone().slice(1);
    expect((await admin().createUser({ phone, phone_confirm: true })).error).toBeNull();
    expect((await admin().createUser({ email })).error).toMatchObject({ status: 422, code: "email_exists" });
    expect((await admin().createUser({ phone })).error).toMatchObject({ status: 422, code: "phone_exists" });
    expect((await admin().createUser({ id, email: nextEmail() })).error?.code).toBe("user_already_exists");
    expect((await admin().createUser({})).error).toMatchObject({ status: 400, code: "validation_failed" });
  });

  it("never get a role of the product or of the service this way", async () => {
    for (const more of [
      { app_metadata: { role: "admin" } },
      { app_metadata: { is_super_admin: true } },
      { role: "service_role" },
      { role: "supabase_admin" },
    ]) {
      const { error } = await admin().createUser({ email: nextEmail(), password, ...more });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
      const { id } = await added();
      expect((await admin().updateUserById(id, more)).error).toMatchObject({ code: "validation_failed" });
    }
  });

  it("bring a bcrypt or argon2 hash along, which becomes ours at the first sign-in", async () => {
    const hashOf = async (id: string) =>
      (await app.ctx.db.selectFrom("auth.users").select("password_hash").where("id", "=", id).executeTakeFirst())!
        .password_hash!;
    const foreign = [await bcrypt.hash(password, 4), "$argon2i$v=19$m=16,t=2,p=1$VGVzdFNhbHQxMjM0$" + "A".repeat(43)];
    const { id, email } = await added({ password: undefined as never, password_hash: foreign[0]! });
    expect((await signIn(email, "wrong one")).error?.code).toBe("invalid_credentials");
    expect(await hashOf(id)).toBe(foreign[0]);
    expect((await signIn(email)).error).toBeNull();
    expect(await hashOf(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(email)).error).toBeNull();
    expect((await admin().createUser({ email: nextEmail(), password_hash: foreign[1]! })).error).toBeNull();
    for (const password_hash of [
      "plain",
      "$2b$19$" + "a".repeat(53),
      "$argon2id$v=19$m=16,t=0,p=1$c2FsdHNhbHQ$" + "A".repeat(43),
      "$argon2id$v=19$m=16,t=2,p=1$c2FsdHNhbHQxM$" + "A".repeat(45),
      "$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHQ$" + "A".repeat(43),
    ]) {
      const { error } = await admin().createUser({ email: nextEmail(), password_hash });
      expect(error).toMatchObject({ code: "validation_failed" });
    }
    const both = await admin().createUser({ email: nextEmail(), password, password_hash: foreign[0]! });
    expect(both.error).toMatchObject({ code: "validation_failed" });
  });
});

describe("the list of users", () => {
  it("comes in pages, the newest first, with the number of all", async () => {
    for (let n = 0; n < 5; n += 1) {
      app.clock.moveBy(1000);
      await added();
    }
    const first = await admin().listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    const data = first.data as {
      users: { email: string }[];
      aud: string;
      nextPage: number;
      lastPage: number;
      total: number;
    };
    expect(data.aud).toBe("authenticated");
    expect(data.users.map(({ email }) => email)).toEqual([
      `personne-${given()}@example.ci`,
      `personne-${given() - 1}@example.ci`,
    ]);
    expect(data.nextPage).toBe(2);
    const counted = await app.ctx.db.selectFrom("auth.users").select("id").execute();
    expect(data.total).toBe(counted.length);
    const plain = await app.call("GET", "/auth/v1/admin/users?page=2&per_page=2&filter=PERSONNE-", {
      token: key().token,
    });
    expect(plain.headers["link"]).toMatch(
      /^<[^>]*\?page=3&per_page=2&filter=PERSONNE->; rel="next", <[^>]*\?page=\d+&/,
    );
  });

  it("is looked through by part of an address or of a name, literally", async () => {
    const { id, email } = await added({ user_metadata: { full_name: "Kouamé 100% Konan_X" } });
    const find = async (filter: string) =>
      (await app.call("GET", `/auth/v1/admin/users?filter=${encodeURIComponent(filter)}`, { token: key().token })).body
        .users;
    for (const filter of [email.slice(2, 14).toUpperCase(), "100% konan_", email]) {
      expect((await find(filter)).map((user: { id: string }) => user.id)).toContain(id);
    }
    expect(await find("%_%_%_none")).toEqual([]);
    const odd = await app.call("GET", "/auth/v1/admin/users?page=x", { token: key().token });
    expect([odd.status, odd.body.error_code]).toEqual([400, "validation_failed"]);
  });
});

describe("a user changed by a program", () => {
  it("is known by the new address in the product too, and signs in with it", async () => {
    const { id } = await added();
    const email = nextEmail();
    const { data, error } = await admin().updateUserById(id, {
      email,
      user_metadata: { note: "x" },
      app_metadata: { plan: "b" },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata: { note: "x" },
      app_metadata: { plan: "b", role: "patient" },
    });
    expect(await account(id)).toMatchObject({ email });
    expect((await signIn(email)).error).toBeNull();
    const cleared = await admin().updateUserById(id, { user_metadata: { note: null }, app_metadata: { plan: null } });
    expect(cleared.data.user!.user_metadata).not.toHaveProperty("note");
    expect(cleared.data.user!.app_metadata).not.toHaveProperty("plan");
    const other = await added();
    expect((await admin().updateUserById(id, { email: other.email })).error).toMatchObject({ code: "email_exists" });
    const phone = nextPhone();
    expect((await admin().updateUserById(id, { phone })).data.user!.phone).toBe(phone.slice(1));
    expect(await account(id)).toMatchObject({ phone_number: phone });
  });

  it("is signed out everywhere when the password is changed, or when they are banned, and let in again", async () => {
    const { id, email } = await added();
    const first = await signIn(email);
    await admin().updateUserById(id, { password: "un-autre-secret-9" });
    const me = (token: string) => app.call("GET", "/api/auth/me", { token });
    expect((await me(first.data.session!.access_token)).body.code).toBe("session_expired");
    const second = await signIn(email, "un-autre-secret-9");
    expect((await me(second.data.session!.access_token)).status).toBe(200);
    const banned = await admin().updateUserById(id, { ban_duration: "1h30m" });
    expect(Date.parse(banned.data.user!.banned_until!)).toBe(app.clock.now().getTime() + 5_400_000);
    expect((await me(second.data.session!.access_token)).body.code).toBe("session_expired");
    expect((await signIn(email, "un-autre-secret-9")).error).toMatchObject({ status: 400, code: "user_banned" });
    await admin().updateUserById(id, { ban_duration: "none" });
    expect((await signIn(email, "un-autre-secret-9")).error).toBeNull();
    for (const ban_duration of ["soon", "1d", "-1h", "999999999h", "1h x"]) {
      expect((await admin().updateUserById(id, { ban_duration })).error?.code).toBe("validation_failed");
    }
  });

  it("is not let in by a center's code while banned", async () => {
    const center = await aCenter(app);
    await admin().updateUserById(center.accountId, { ban_duration: "1h" });
    const body = { login_code: center.loginCode };
    const login = await app.call("POST", "/api/auth/health-center/code-login", { body });
    expect([login.status, login.body.code]).toEqual([403, "account_suspended"]);
  });
});

describe("a user removed by a program", () => {
  it.each([false, true])("is gone at once, and the product forgets the person (softly: %s)", async (softly) => {
    const { id, email } = await added({ user_metadata: { full_name: "Aya Brou" } });
    const { data } = await signIn(email);
    const removed = await admin().deleteUser(id, softly);
    expect(removed.error).toBeNull();
    expect(removed.data.user?.id).toBe(id);
    const me = await app.call("GET", "/api/auth/me", { token: data.session!.access_token });
    expect(me.body.code).toBe("session_expired");
    expect((await signIn(email)).error?.code).toBe("invalid_credentials");
    expect((await admin().getUserById(id)).error).toMatchObject({ status: 404, code: "user_not_found" });
    const left = await app.ctx.db.selectFrom("auth.users").selectAll().where("id", "=", id).execute();
    expect(left.map((row) => [row.email, row.password_hash, row.user_metadata])).toEqual(
      softly ? [[null, null, {}]] : [],
    );
    expect(await account(id)).toMatchObject({ full_name: "Compte supprimé", email: null });
    expect((await admin().createUser({ email })).error).toBeNull();
  });

  it("is nobody whom others depend on", async () => {
    for (const { accountId } of [await aCenter(app), await anAdmin(app)]) {
      expect((await admin().deleteUser(accountId)).error).toMatchObject({ status: 409, code: "conflict" });
      expect(await account(accountId)).toMatchObject({ deleted_at: null });
    }
    const nobody = await app.call("DELETE", `/auth/v1/admin/users/${crypto.randomUUID()}`, {
      token: key().token,
      body: {},
    });
    expect([nobody.status, nobody.body.error_code]).toEqual([404, "user_not_found"]);
    const odd = await app.call("GET", "/auth/v1/admin/users/abc", { token: key().token });
    expect([odd.status, odd.body.error_code]).toEqual([404, "validation_failed"]);
  });
});
