import { AuthClient } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { writeAccount } from "#server/accounts/create-account.ts";
import { openSessionFor } from "#server/accounts/sign-in.ts";
import { newId } from "#server/platform/ids.ts";
import { nextPhone } from "#server/testing/people.ts";
import { createUser as createHere } from "./create-user.ts";
import { removeUser } from "./identity-users.ts";
import { authJobs } from "./jobs.ts";
import { hashPassword } from "./passwords.ts";
import { digits, nextAddress, password, userAt, usersWith, useHostedApp } from "./test-hosted.ts";

/** One person in two books: ours and the project's. */

const { app, registered, login, me } = useHostedApp();
const serviceKey = () => app.ctx.config.hostedAuth!.serviceKey;
const job = (name: string) => authJobs.find((one) => one.name === name)!.run(app.ctx);

/** Signs up with the published client, at the project itself. */
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
      token: serviceKey(),
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
    const there = { token: serviceKey(), body: { email, email_confirm: true } };
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
    expect(await usersWith(app.project, phone)).toHaveLength(1);
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
    expect(await usersWith(app, phone)).toEqual([]);
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
