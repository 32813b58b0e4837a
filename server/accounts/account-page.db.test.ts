import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/app.ts";
import { describeDevice, roughAddress } from "./devices.ts";
import { lettersTo, tokenSentTo } from "./test-letters.ts";

const app = useTestApp();
const password = "poisson-braisé-8";

async function registered(fullName = "Awa Koné") {
  const phone = nextPhone();
  const body = { phone_number: phone, full_name: fullName, password, terms_accepted: true };
  const answer = await app.call("POST", "/api/auth/phone/register", { body });
  return { phone, id: answer.body.user.id as string, token: answer.body.access_token as string };
}
type Registered = Awaited<ReturnType<typeof registered>>;

const login = async (person: Registered, headers: Record<string, string> = {}, secret = password) =>
  (await app.call("POST", "/api/auth/phone/login", { body: { phone: person.phone, password: secret }, headers })).body
    .access_token as string;
const me = async (token: string) => (await app.call("GET", "/api/auth/me", { token })).status;
const patch = (token: string, body: Record<string, unknown>) => app.call("PATCH", "/api/account", { token, body });
const verify = (token: string) => app.call("GET", `/api/auth/verify-email?token=${token}`);

describe("the account", () => {
  it("shows what it is, and changes the name of account and own patient together", async () => {
    const awa = await registered();
    expect((await app.call("GET", "/api/account", { token: awa.token })).body).toEqual({
      id: awa.id,
      full_name: "Awa Koné",
      phone_number: awa.phone,
      email: null,
      role: "patient",
      is_super_admin: false,
      phone_verified: false,
      email_verified: false,
      pending_email: null,
      has_password: true,
      has_lock_pin: false,
      factors: [],
      terms_version: "2026-11",
      has_former_account: false,
      created_at: app.clock.now().toISOString(),
    });
    expect((await patch(awa.token, { full_name: "  Awa Koné-Bamba " })).body.full_name).toBe("Awa Koné-Bamba");
    const own = await app.call("GET", "/api/auth/me", { token: awa.token });
    expect([own.body.user.full_name, own.body.patients[0].full_name]).toEqual(["Awa Koné-Bamba", "Awa Koné-Bamba"]);
  });

  it("assigns nothing that cannot be asked for", async () => {
    const awa = await registered();
    const changed = await patch(awa.token, {
      role: "admin",
      is_super_admin: true,
      phone_number: "+2250700000000",
      phone_verified_at: "2026-01-01T00:00:00Z",
      email_verified: true,
      id: "00000000-0000-4000-8000-000000000001",
    });
    expect(changed.body).toMatchObject({ id: awa.id, role: "patient", is_super_admin: false, phone_number: awa.phone });
    expect(changed.body.phone_verified).toBe(false);
  });
});

describe("a new e-mail address", () => {
  it("counts once its own link is opened; the former address is told and opens nothing more", async () => {
    const awa = await registered();
    const asked = await patch(awa.token, { email: "Un@Example.ci", current_password: password });
    expect(asked.body).toMatchObject({ email: null, pending_email: "un@example.ci", email_verified: false });
    const link = await tokenSentTo(app, "un@example.ci");
    expect((await verify(link)).body).toMatchObject({ email: "un@example.ci" });
    expect((await app.call("GET", "/api/account", { token: awa.token })).body).toMatchObject({
      email: "un@example.ci",
      email_verified: true,
      pending_email: null,
    });
    await patch(awa.token, { email: "deux@example.ci", current_password: password });
    await verify(await tokenSentTo(app, "deux@example.ci"));
    expect((await lettersTo(app, "un@example.ci"))[0]!.purpose).toBe("email-changed");
    const door = (email: string) => app.call("POST", "/api/auth/login", { body: { email, password } });
    expect((await door("deux@example.ci")).body.user.id).toBe(awa.id);
    expect((await door("un@example.ci")).body.code).toBe("invalid_email_credentials");
  });

  it("needs the password", async () => {
    const awa = await registered();
    for (const current_password of [undefined, "pas le bon"]) {
      const refused = await patch(awa.token, { email: "trois@example.ci", current_password });
      expect([refused.status, refused.body.code]).toEqual([422, "current_password_wrong"]);
    }
    expect(await lettersTo(app, "trois@example.ci")).toEqual([]);
  });

  it("that is another's is answered like a free one; its owner is told and keeps it", async () => {
    const [awa, yao] = [await registered(), await registered("Yao Kra")];
    await patch(awa.token, { email: "awa@example.ci", current_password: password });
    await verify(await tokenSentTo(app, "awa@example.ci"));
    app.clock.moveBy(61_000);
    const free = await patch(awa.token, { email: "libre@example.ci", current_password: password });
    const taken = await patch(yao.token, { email: "awa@example.ci", current_password: password });
    expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message]);
    expect((await lettersTo(app, "awa@example.ci"))[0]).toMatchObject({ purpose: "already-registered" });
  });

  it("is not kept from its owner by somebody who signed up with it and never proved it", async () => {
    const signUp = { email: "squat@example.ci", password: "le-mien-pas-le-tien", full_name: "X", terms_accepted: true };
    await app.call("POST", "/api/auth/register", { body: signUp });
    const squattersLink = await tokenSentTo(app, "squat@example.ci");
    const awa = await registered();
    await patch(awa.token, { email: "squat@example.ci", current_password: password });
    expect((await verify(await tokenSentTo(app, "squat@example.ci"))).status).toBe(200);
    const door = (secret: string) =>
      app.call("POST", "/api/auth/login", { body: { email: "squat@example.ci", password: secret } });
    expect((await door(password)).body.user.id).toBe(awa.id);
    expect((await door("le-mien-pas-le-tien")).status).toBe(401);
    expect((await verify(squattersLink)).status).toBe(400);
  });

  it("is one account's when two open their links for it at once", async () => {
    const [awa, yao] = [await registered(), await registered("Yao Kra")];
    await patch(awa.token, { email: "rush@example.ci", current_password: password });
    const first = await tokenSentTo(app, "rush@example.ci");
    app.clock.moveBy(61_000);
    await patch(yao.token, { email: "rush@example.ci", current_password: password });
    const second = await tokenSentTo(app, "rush@example.ci");
    const answers = await Promise.all([verify(first), verify(second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe("changing the password", () => {
  const change = (token: string, body: Record<string, unknown>) =>
    app.call("PUT", "/api/account/password", { token, body });

  it("ends the other sessions, keeps this one, and counts at the door", async () => {
    const awa = await registered();
    const other = await login(awa);
    const answer = await change(awa.token, { current_password: password, new_password: "un-nouveau-secret" });
    expect(answer.body).toEqual({ success: true, message: "Mot de passe changé avec succès!" });
    expect([await me(awa.token), await me(other)]).toEqual([200, 401]);
    expect(await login(awa)).toBeUndefined();
    expect(await login(awa, {}, "un-nouveau-secret")).toBeDefined();
  });

  it("refuses a wrong present one, the same again, a common one and a short one, each beside its field", async () => {
    const awa = await registered();
    const refused = async (current_password: string, new_password: string) => {
      const { status, body } = await change(awa.token, { current_password, new_password });
      return [status, body.code, body.errors[0].field];
    };
    expect(await refused("pas le bon", "un-nouveau-secret")).toEqual([
      422,
      "current_password_wrong",
      "current_password",
    ]);
    expect(await refused(password, password)).toEqual([422, "same_password", "new_password"]);
    expect(await refused(password, "azerty123")).toEqual([422, "password_too_common", "new_password"]);
    expect(await refused(password, "court")).toEqual([422, "invalid_request", "new_password"]);
    expect(await me(awa.token)).toBe(200);
  });

  it("asks eight letters of an administrator", async () => {
    const setup = { email: "admin@example.ci", password: "un long secret", full_name: "Amani Kra" };
    await app.call("POST", "/api/auth/admin/setup", { body: { ...setup, setup_key: "the setup key of the tests" } });
    const session = await app.call("POST", "/api/auth/admin/login", { body: setup });
    const body = { current_password: setup.password, new_password: "bref-7!" };
    const answer = await change(session.body.access_token, body);
    expect([answer.body.code, answer.body.errors[0].message]).toEqual([
      "password_too_short",
      "Le mot de passe doit contenir au moins 8 caractères",
    ]);
  });
});

describe("the devices", () => {
  const phoneAgent =
    "Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";
  const list = async (token: string) =>
    (await app.call("GET", "/api/account/sessions", { token })).body as { id: string; current: boolean }[];

  it("are listed in words with the present one marked, and signed out one by one or all but this", async () => {
    const awa = await registered();
    app.clock.moveBy(60_000);
    const onPhone = await login(awa, { "user-agent": phoneAgent });
    const third = await login(awa);
    const seen = await list(awa.token);
    expect(seen).toHaveLength(3);
    expect(seen.filter(({ current }) => current)).toHaveLength(1);
    const phone = seen.find((one) => (one as unknown as { device: string }).device === "Chrome sur Android")!;
    expect(phone).toMatchObject({ address: "127.0.…", current: false });
    const ended = await app.call("DELETE", `/api/account/sessions/${phone.id}`, { token: awa.token });
    expect([ended.status, await me(onPhone), await me(third)]).toEqual([204, 401, 200]);
    expect((await app.call("DELETE", `/api/account/sessions/${phone.id}`, { token: awa.token })).body.code).toBe(
      "session_not_found",
    );
    await app.call("DELETE", "/api/account/sessions", { token: awa.token });
    expect([await me(awa.token), await me(third)]).toEqual([200, 401]);
  });

  it("of somebody else can be neither seen nor signed out", async () => {
    const [awa, yao] = [await registered(), await registered("Yao Kra")];
    const [own] = await list(awa.token);
    const answer = await app.call("DELETE", `/api/account/sessions/${own!.id}`, { token: yao.token });
    expect([answer.status, answer.body.code, await me(awa.token)]).toEqual([404, "session_not_found", 200]);
    expect((await list(yao.token)).map(({ id }) => id)).not.toContain(own!.id);
  });

  it("sign themselves out", async () => {
    const awa = await registered();
    const other = await login(awa);
    expect((await app.call("POST", "/api/auth/logout", { token: awa.token })).status).toBe(204);
    expect([await me(awa.token), await me(other)]).toEqual([401, 200]);
    await app.call("POST", "/api/auth/logout", { token: other, body: { scope: "global" } });
    expect(await me(other)).toBe(401);
  });

  it("are named by what a person recognises", () => {
    expect(describeDevice(phoneAgent)).toBe("Chrome sur Android");
    expect(describeDevice("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Safari/604.1")).toBe(
      "Safari sur iPhone",
    );
    expect(describeDevice("Mozilla/5.0 (Windows NT 10.0) Chrome/126 Safari/537.36 Edg/126")).toBe("Edge sur Windows");
    expect([describeDevice(""), describeDevice(null), describeDevice("curl/8")]).toEqual(
      Array(3).fill("Appareil inconnu"),
    );
    expect([roughAddress("41.66.12.9"), roughAddress("2001:42d8:1::7"), roughAddress(null)]).toEqual([
      "41.66.…",
      "2001:42d8:…",
      null,
    ]);
  });
});

describe("the quick lock", () => {
  const setPin = (token: string, pin: string, secret = password) =>
    app.call("PUT", "/api/account/lock-pin", { token, body: { pin, password: secret } });
  const unlock = (token: string, pin: string) => app.call("POST", "/api/account/unlock", { token, body: { pin } });

  it("opens to its four digits, is set and removed only with the password, and is not kept in clear", async () => {
    const awa = await registered();
    expect((await unlock(awa.token, "2580")).body.code).toBe("pin_missing");
    expect((await setPin(awa.token, "2580", "pas le bon")).body.errors[0].field).toBe("password");
    expect((await setPin(awa.token, "25a0")).status).toBe(422);
    expect((await setPin(awa.token, "2580")).body).toEqual({ success: true });
    expect((await app.call("GET", "/api/account", { token: awa.token })).body.has_lock_pin).toBe(true);
    expect((await unlock(awa.token, "2580")).status).toBe(200);
    const row = await app.ctx.db
      .selectFrom("accounts")
      .select("lock_pin_digest")
      .where("id", "=", awa.id)
      .executeTakeFirstOrThrow();
    expect(row.lock_pin_digest!.toString("latin1")).not.toContain("2580");
    const removed = await app.call("DELETE", "/api/account/lock-pin", { token: awa.token, body: { password } });
    expect(removed.status).toBe(200);
    expect((await unlock(awa.token, "2580")).body.code).toBe("pin_missing");
  });

  it("ends the session at the fifth wrong try, this one only; a right try starts counting anew", async () => {
    const awa = await registered();
    await setPin(awa.token, "2580");
    const other = await login(awa);
    for (let n = 0; n < 4; n += 1) expect((await unlock(awa.token, "0000")).body.code).toBe("pin_wrong");
    expect((await unlock(awa.token, "2580")).status).toBe(200);
    for (let n = 0; n < 4; n += 1) await unlock(awa.token, "0000");
    expect((await unlock(awa.token, "0000")).body.code).toBe("session_expired");
    expect([await me(awa.token), await me(other)]).toEqual([401, 200]);
  });

  it("gives forty who try at once no more than five tries", async () => {
    const awa = await registered();
    await setPin(awa.token, "0039");
    const tries = Array.from({ length: 40 }, (_, n) => unlock(awa.token, String(n).padStart(4, "0")));
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status)).not.toContain(200);
    expect(answers.filter(({ body }) => body.code === "pin_wrong").length).toBeLessThanOrEqual(4);
    expect(await me(awa.token)).toBe(401);
  });
});
