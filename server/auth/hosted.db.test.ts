import { AuthClient } from "@supabase/auth-js";
import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWithProject, type TestApp } from "#server/testing/app.ts";
import { nextPhone } from "#server/testing/people.ts";
import { writeAccount } from "#server/accounts/create-account.ts";
import { openSessionFor } from "#server/accounts/sign-in.ts";
import { newId } from "#server/platform/ids.ts";
import { createUser as createHere } from "./create-user.ts";
import { hashPassword } from "./passwords.ts";
import { authJobs } from "./jobs.ts";
import { removeUser } from "./identity-users.ts";
import { tokensOf } from "./token-verifier.ts";

/** What only a project elsewhere can do to us; the journeys themselves run in the project `hosted` of the test runner. */

const app = {} as Awaited<ReturnType<typeof openWithProject>>;
let serviceKey = "";
beforeAll(async () => {
  Object.assign(app, await openWithProject({ env: { RATE_LIMITS: "on", LOG_LEVEL: "silent" } }));
  serviceKey = app.ctx.config.hostedAuth!.serviceKey;
});
afterAll(() => app.close());

const password = "poisson-braisé-8";
let visitors = 0;
/** Each person calls from an address of their own. */
const nextAddress = () => `203.0.113.${(visitors += 1)}`;

async function registered(change: Record<string, unknown> = {}) {
  const [phone, from] = [nextPhone(), nextAddress()];
  const body = { phone_number: phone, full_name: "Awa Koné", password, terms_accepted: true, ...change };
  const answer = await app.call("POST", "/api/auth/phone/register", { body, from });
  const { user, access_token: token, refresh_token: refresh } = answer.body;
  return {
    status: answer.status,
    phone,
    from,
    id: user?.id as string,
    token: token as string,
    refresh: refresh as string,
  };
}

const login = (phone: string, typed = password, from = nextAddress()) =>
  app.call("POST", "/api/auth/phone/login", { body: { phone, password: typed }, from });
const me = (token: string) => app.call("GET", "/api/auth/me", { token });
const refresh = (refresh_token: string) =>
  app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
const users = (of: TestApp) => of.ctx.db.selectFrom("auth.users").selectAll();
const userAt = (of: TestApp, id: string) => users(of).where("id", "=", id).executeTakeFirst();
const digits = (phone: string) => phone.slice(1);
const job = (name: string) => authJobs.find((one) => one.name === name)!.run(app.ctx);

/** The published client, at our own origin. */
async function signUpThere(email: string, data: Record<string, unknown> = {}) {
  const project = new AuthClient({
    url: `${app.project.ctx.config.publicUrl()}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
  });
  await project.signUp({ email, password, options: { data } });
  const [letter] = await app.project.ctx.db
    .selectFrom("messages")
    .select("body")
    .where("recipient", "=", email)
    .orderBy("created_at", "desc")
    .execute();
  const code = /^\d{6}/.exec(letter!.body)![0];
  const { data: opened } = await project.verifyOtp({ type: "signup", email, token: code });
  return opened.session!;
}

describe("passwords and sessions", () => {
  it("are the project's alone: here is no hash, no session, and there no role that counts", async () => {
    const awa = await registered();
    const here = await userAt(app, awa.id);
    expect(here!.password_hash).not.toMatch(/^\$/);
    expect(await app.ctx.db.selectFrom("auth.sessions").select("id").execute()).toEqual([]);
    const there = await userAt(app.project, awa.id);
    expect(there).toMatchObject({ phone: digits(awa.phone), password_hash: expect.stringMatching(/^\$argon2id\$/) });
    expect(there!.app_metadata).toMatchObject({ keneya: { role: "patient" } });
    expect(decodeJwt(awa.token).iss).toBe(`${app.project.ctx.config.publicUrl()}/auth/v1`);
  });

  it("are renewed and ended through our own origin, which believes an ended session no longer than ten seconds", async () => {
    const awa = await registered();
    const renewed = await refresh(awa.refresh);
    expect([renewed.status, (await me(renewed.body.access_token)).status]).toEqual([200, 200]);
    expect((await app.call("POST", "/auth/v1/logout?scope=local", { token: awa.token })).status).toBe(204);
    expect((await me(awa.token)).body.code).toBe("session_expired");
    const yao = await registered();
    expect((await me(yao.token)).status).toBe(200);
    await app.project.call("POST", "/auth/v1/logout", { token: yao.token });
    expect((await me(yao.token)).status).toBe(200);
    app.clock.moveBy(10_000);
    expect((await me(yao.token)).body.code).toBe("session_expired");
  });

  it("name the person, when renewed, in the words that the pages know: our role, and nothing made up", async () => {
    const body = { email: "kra@example.ci", password: "un long secret", full_name: "Amani Kra" };
    await app.call("POST", "/api/auth/admin/setup", { body: { ...body, setup_key: "the setup key of the tests" } });
    const admin = await app.call("POST", "/api/auth/admin/login", { body });
    const doctor = await registered({ role: "provider" });
    const renewed = [await refresh(admin.body.refresh_token), await refresh(doctor.refresh)];
    expect(renewed.map(({ body: { user } }) => [user.email, user.phone, user.app_metadata])).toEqual([
      ["kra@example.ci", "", expect.objectContaining({ role: "admin", is_super_admin: true })],
      ["", digits(doctor.phone), expect.objectContaining({ role: "specialist" })],
    ]);
    const user = await app.call("GET", "/auth/v1/user", { token: renewed[1]!.body.access_token });
    expect(user.body).toMatchObject({ id: doctor.id, email: "", app_metadata: { role: "specialist" } });
    expect(JSON.stringify([user.body, renewed])).not.toContain('.invalid",');
  });

  it("are closed to whom the project keeps out", async () => {
    const awa = await registered();
    const banned_until = new Date(app.clock.now().getTime() + 3600_000);
    await app.project.ctx.db.updateTable("auth.users").set({ banned_until }).where("id", "=", awa.id).execute();
    app.clock.moveBy(10_000);
    expect((await me(awa.token)).body.code).toBe("session_expired");
    expect((await login(awa.phone)).body.code).toBe("account_suspended");
    expect((await login(awa.phone, "autre chose")).body.code).toBe("invalid_phone_credentials");
    expect((await refresh(awa.refresh)).body.error_code).toBe("user_banned");
  });
});

describe("a project that is away", () => {
  it("is an outage and nothing else: 503 everywhere, and whoever was signed in still is", async () => {
    const [awa, yao] = [await registered(), await registered()];
    app.clock.moveBy(10_000);
    await app.project.goAway();
    try {
      const newcomer = { phone_number: nextPhone(), full_name: "Ama Bédié", password, terms_accepted: true };
      const answers = [
        await me(awa.token),
        await login(yao.phone),
        await app.call("POST", "/api/auth/phone/register", { body: newcomer }),
        await app.call("POST", "/api/auth/logout", { token: awa.token }),
        await refresh(yao.refresh),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(503));
      expect(answers[0]!.body.code).toBe("temporarily_unavailable");
      expect(answers[0]!.headers["retry-after"]).toBe("5");
      const left = await users(app).where("phone", "=", digits(newcomer.phone_number)).execute();
      expect(left).toEqual([]);
    } finally {
      await app.project.comeBack();
    }
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect([(await me(awa.token)).status, (await refresh(yao.refresh)).status]).toEqual([200, 200]);
  });
});

describe("a token", () => {
  it("of our own embedded keys, or of a stranger's project, opens nothing", async () => {
    const awa = await registered();
    const own = await tokensOf(app.ctx).keys.signingKey();
    const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const sign = (key: Parameters<SignJWT["sign"]>[0], kid: string) =>
      new SignJWT(decodeJwt(awa.token)).setProtectedHeader({ alg: "ES256", kid }).sign(key);
    const there = await tokensOf(app.project.ctx).keys.signingKey();
    const elsewhere = new SignJWT({ ...decodeJwt(awa.token), iss: "https://elsewhere.example/auth/v1" });
    for (const token of [
      await sign(own.privateKey, own.kid),
      await sign(stranger, there.kid),
      await elsewhere.setProtectedHeader({ alg: "ES256", kid: there.kid }).sign(there.privateKey),
    ]) {
      expect((await me(token)).body.code).toBe("session_expired");
    }
  });

  it("that names an unknown key costs the project a few questions, however many come", async () => {
    const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const awa = await registered();
    const forged = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        new SignJWT(decodeJwt(awa.token)).setProtectedHeader({ alg: "ES256", kid: `k${n}` }).sign(stranger),
      ),
    );
    const before = app.project.keysAsked();
    for (const token of forged) expect([401, 503]).toContain((await me(token)).status);
    expect(app.project.keysAsked() - before).toBeLessThanOrEqual(11);
    expect((await me(awa.token)).status).toBe(200);
  });
});

describe("people of the project whom we have not made", () => {
  it("become patients at first sight, whatever they say of themselves, and once", async () => {
    const said = { role: "admin", is_super_admin: true, keneya: { role: "admin" }, full_name: "Yao Kra" };
    const session = await signUpThere("yao@example.ci", said);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => me(session.access_token)));
    expect(first!.body.user).toMatchObject({ role: "patient", is_super_admin: false, full_name: "Yao Kra" });
    expect(first!.body.user.email).toBe("yao@example.ci");
    for (const other of others) expect(other.body.user.id).toBe(first!.body.user.id);
    const asAdmin = { token: session.access_token, body: {} };
    expect((await app.call("POST", "/api/admin/health-centers/create", asAdmin)).body.code).toBe("not_allowed");
    const door = await app.call("POST", "/api/auth/login", { body: { email: "yao@example.ci", password } });
    expect(door.body.user).toMatchObject({ id: first!.body.user.id, role: "patient" });
  });

  it("take an address over from whoever signed up with it here and never proved it", async () => {
    const squat = { email: "ama@example.ci", password: "le-mien-pas-le-tien", full_name: "X", terms_accepted: true };
    await app.call("POST", "/api/auth/register", { body: squat });
    const session = await signUpThere("ama@example.ci");
    expect((await me(session.access_token)).body.user.email).toBe("ama@example.ci");
    const former = { email: squat.email, password: squat.password };
    expect((await app.call("POST", "/api/auth/login", { body: former })).status).toBe(401);
  });
});

describe("somebody who changes what is theirs at the project", () => {
  it("is followed here: the address counts as proven, the number does not, and nothing is changed back", async () => {
    const awa = await registered();
    const phone = nextPhone();
    const email = "awa-la-bas@example.ci";
    const there = {
      token: serviceKey,
      body: { email, email_confirm: true, phone: digits(phone), phone_confirm: true },
    };
    expect((await app.project.call("PUT", `/auth/v1/admin/users/${awa.id}`, there)).status).toBe(200);
    app.clock.moveBy(10_000);
    await Promise.all(Array.from({ length: 4 }, () => me(awa.token)));
    const account = await app.call("GET", "/api/account", { token: awa.token });
    expect(account.body).toMatchObject({ email, email_verified: true, phone_number: phone, phone_verified: false });
    await app.call("PATCH", "/api/account", { token: awa.token, body: { full_name: "Awa Bamba" } });
    const user = await userAt(app.project, awa.id);
    expect(user).toMatchObject({ email, phone: digits(phone), user_metadata: { full_name: "Awa Bamba" } });
    expect((await app.call("POST", "/api/auth/login", { body: { email, password } })).body.user.id).toBe(awa.id);
  });

  it("is not followed to an address that somebody else has proven here", async () => {
    const [awa, yao] = [await registered(), await registered()];
    const email_confirmed_at = app.clock.now();
    const email = "prouvee-ici@example.ci";
    await app.ctx.db.updateTable("auth.users").set({ email, email_confirmed_at }).where("id", "=", yao.id).execute();
    const there = { token: serviceKey, body: { email, email_confirm: true } };
    expect((await app.project.call("PUT", `/auth/v1/admin/users/${awa.id}`, there)).status).toBe(200);
    app.clock.moveBy(10_000);
    expect((await me(awa.token)).body.user.email).toBeNull();
  });
});

describe("people of the time before the project", () => {
  async function ofBefore() {
    const [phone, from] = [nextPhone(), nextAddress()];
    const user = await createHere(app.ctx, { phone, passwordHash: await hashPassword(password) });
    await writeAccount(app.ctx, user!.id, { role: "patient", fullName: "Awa d'Avant", phone });
    return { id: user!.id, phone, from };
  }

  it("move with their password when they next sign in, and the former one stays behind", async () => {
    const awa = await ofBefore();
    expect((await login(awa.phone, "autre chose")).body.code).toBe("invalid_phone_credentials");
    expect(await userAt(app.project, awa.id)).toBeUndefined();
    const answers = await Promise.all([login(awa.phone), login(awa.phone)]);
    expect(answers.map(({ body }) => body.user?.id)).toEqual([awa.id, awa.id]);
    expect((await me(answers[0]!.body.access_token)).status).toBe(200);
    const change = { current_password: password, new_password: "attiéké-du-dimanche" };
    const changed = await app.call("PUT", "/api/account/password", {
      token: answers[0]!.body.access_token,
      body: change,
    });
    expect(changed.status).toBe(200);
    expect((await login(awa.phone)).status).toBe(401);
    expect((await login(awa.phone, "attiéké-du-dimanche")).status).toBe(200);
  });

  it("move when proven otherwise too, and not without the second factor they have", async () => {
    const [awa, yao] = [await ofBefore(), await ofBefore()];
    await openSessionFor(app.ctx, awa.id, "code", { address: awa.from, userAgent: "" });
    expect((await login(awa.phone)).status).toBe(200);
    const now = app.clock.now();
    const factor = { id: newId(), user_id: yao.id, factor_type: "phone", status: "verified", phone: "2250701020304" };
    await app.ctx.db
      .insertInto("auth.mfa_factors")
      .values({ ...factor, created_at: now, updated_at: now })
      .execute();
    expect((await login(yao.phone)).status).toBe(401);
    expect(await userAt(app.project, yao.id)).toBeUndefined();
  });
});

describe("writing in two books", () => {
  /** What is left at the project when the power is cut between its answer and our own last word. */
  async function cutOff(phone: string): Promise<void> {
    const known = await registered({ phone_number: phone });
    expect(known.status).toBe(201);
    for (const table of ["patients", "terms_acceptances"] as const) {
      await app.ctx.db.deleteFrom(table).where("account_id", "=", known.id).execute();
    }
    await app.ctx.db.deleteFrom("accounts").where("id", "=", known.id).execute();
    await app.ctx.db.deleteFrom("auth.users").where("id", "=", known.id).execute();
  }

  it("takes what a creation that was cut off left there, and gives the number to who asks again", async () => {
    const phone = nextPhone();
    await cutOff(phone);
    const again = await registered({ phone_number: phone, password: "un-autre-secret" });
    expect(again.status).toBe(201);
    expect((await login(phone, "un-autre-secret")).body.user.id).toBe(again.id);
    expect(await users(app.project).where("phone", "=", digits(phone)).execute()).toHaveLength(1);
  });

  it("finds who was cut off and simply signs in", async () => {
    const phone = nextPhone();
    await cutOff(phone);
    const answer = await login(phone);
    expect(answer.body.user).toMatchObject({ role: "patient", phone_number: phone });
    expect((await me(answer.body.access_token)).body.patients).toHaveLength(1);
  });

  it("leaves a number to the stranger who has it at the project", async () => {
    const phone = nextPhone();
    const project = new AuthClient({ url: `${app.project.ctx.config.publicUrl()}/auth/v1`, persistSession: false });
    await project.signUp({ phone: digits(phone), password });
    const answer = await registered({ phone_number: phone });
    expect(answer.status).toBe(409);
    expect(await users(app).where("phone", "=", digits(phone)).execute()).toEqual([]);
  });

  it("removes at the project whom we removed, also when it was away, and lets nobody in meanwhile", async () => {
    const awa = await registered();
    await app.project.goAway();
    await removeUser(app.ctx, awa.id);
    await app.ctx.db.updateTable("accounts").set({ deleted_at: app.clock.now() }).where("id", "=", awa.id).execute();
    await expect(job("auth.remove-there")).rejects.toThrow(/momentanément indisponible/);
    await app.project.comeBack();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await me(awa.token)).body.code).toBe("session_expired");
    expect((await login(awa.phone)).body.code).toBe("invalid_phone_credentials");
    await job("auth.remove-there");
    await job("auth.remove-there");
    expect([await userAt(app, awa.id), await userAt(app.project, awa.id)]).toEqual([undefined, undefined]);
  });
});
