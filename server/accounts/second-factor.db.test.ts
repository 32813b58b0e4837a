import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { giveEmail, replacePassword } from "#server/auth/identity-users.ts";
import { hashPassword } from "#server/auth/passwords.ts";
import { isHosted, useTestApp } from "#server/testing/app.ts";
import { aCenter, aDoctor, aPatient, anAdmin, signInAgain, type Person } from "#server/testing/people.ts";

const app = useTestApp();
const password = "poisson-braisé-8";

function codeOf(secret: string): string {
  app.clock.moveBy(30_000);
  return new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
}

const texts = (recipient: string) =>
  app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", recipient).execute();

async function show(token: string, id: string, code: () => string | Promise<string>) {
  const asked = await app.call("POST", `/api/account/factors/${id}/challenge`, { token });
  const body = { challenge_id: asked.body.challenge_id, code: await code() };
  return app.call("POST", `/api/account/factors/${id}/verify`, { token, body });
}

/** Adds an app to somebody's account; `token` is of the session that showed it. */
async function withApp(token: string, name?: string) {
  const begun = await app.call("POST", "/api/account/factors", { token, body: { type: "totp", name } });
  expect(begun.status).toBe(201);
  const { id, totp } = begun.body;
  const shown = await show(token, id, () => codeOf(totp.secret));
  expect(shown.status).toBe(200);
  return { id: id as string, secret: totp.secret as string, token: shown.body.access_token as string, begun, shown };
}

const list = async (token: string) => (await app.call("GET", "/api/account/factors", { token })).body;

describe("the second factor of an account", () => {
  it("is begun, confirmed by a code, listed, and told on the account page", async () => {
    const awa = await aPatient(app);
    expect(await list(awa.token)).toEqual({
      factors: [],
      recovery_codes: null,
      required: false,
      recently_shown: false,
    });
    const factor = await withApp(awa.token, "  Mon téléphone ");
    expect(factor.begun.body).toMatchObject({ type: "totp", name: "Mon téléphone", phone: null });
    expect(factor.begun.body.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(decodeURIComponent(factor.begun.body.totp.uri)).toContain(`otpauth://totp/Kènèya:+225 07`);
    expect(factor.shown.body).toMatchObject({ success: true, user: { id: awa.accountId, role: "patient" } });
    // The contract by which a hosted project is asked does not tell it.
    const whenever = expect.any(String);
    expect(await list(factor.token)).toMatchObject({
      factors: [
        { id: factor.id, type: "totp", name: "Mon téléphone", phone: null, last_used_at: isHosted ? null : whenever },
      ],
      required: false,
      recently_shown: true,
    });
    expect((await app.call("GET", "/api/account", { token: factor.token })).body.factors).toEqual(["totp"]);
  });

  it("may be a number, shown masked, to which a code is texted", async () => {
    const awa = await aPatient(app);
    const body = { type: "phone", phone_number: "0707998877" };
    const begun = await app.call("POST", "/api/account/factors", { token: awa.token, body });
    expect(begun.body).toMatchObject({ type: "phone", totp: null, phone: "•• •• •• •• 77" });
    const code = async () => /^\d{6}/.exec((await texts("+2250707998877")).at(-1)!.body)![0];
    const shown = await show(awa.token, begun.body.id, async () => (await code()).replace(/(...)/, "$1 "));
    expect(shown.status).toBe(200);
    const again = await app.call("POST", `/api/account/factors/${begun.body.id}/challenge`, {
      token: shown.body.access_token,
    });
    expect([again.status, again.body.code, again.headers["retry-after"]]).toEqual([429, "code_sent_recently", "60"]);
    const twice = await app.call("POST", "/api/account/factors", { token: shown.body.access_token, body });
    expect(twice.body.code).toBe("factor_already_added");
  });

  it("keeps nothing of what was begun and not confirmed", async () => {
    const awa = await aPatient(app);
    const begin = () => app.call("POST", "/api/account/factors", { token: awa.token, body: { type: "totp" } });
    const [first, second] = [await begin(), await begin()];
    expect((await list(awa.token)).factors).toEqual([]);
    const late = await show(awa.token, first.body.id, () => codeOf(first.body.totp.secret));
    expect([late.status, late.body.code]).toEqual([404, "factor_not_found"]);
    expect((await show(awa.token, second.body.id, () => codeOf(second.body.totp.secret))).status).toBe(200);
  });

  it("needs fields that can be read", async () => {
    const awa = await aPatient(app);
    for (const body of [{}, { type: "webauthn" }, { type: "phone" }, { type: "phone", phone_number: "12" }]) {
      const answer = await app.call("POST", "/api/account/factors", { token: awa.token, body });
      expect([answer.status, answer.body.code]).toEqual([422, "invalid_request"]);
    }
  });
});

describe("an account with a second factor", () => {
  const people: [string, () => Promise<Person>][] = [
    ["a patient", () => aPatient(app)],
    ["a doctor", () => aDoctor(app)],
    ["a health center", () => aCenter(app)],
    ["an administrator", () => anAdmin(app)],
    ["a super administrator", () => anAdmin(app, true)],
  ];

  it.each(people)("owes it at the next sign-in, and can do nothing but show it or leave: %s", async (_who, make) => {
    const someone = await make();
    const factor = await withApp(someone.token);
    const { token } = await signInAgain(app, someone);
    for (const path of ["/api/auth/me", "/api/account", "/api/account/sessions"]) {
      const answer = await app.call("GET", path, { token });
      expect([answer.status, answer.body.code]).toEqual([403, "mfa_required"]);
    }
    for (const [method, path] of [
      ["POST", "/api/account/factors"],
      ["DELETE", `/api/account/factors/${factor.id}`],
      ["POST", "/api/account/recovery-codes"],
      ["PUT", "/api/account/password"],
    ] as const) {
      expect((await app.call(method, path, { token, body: {} })).body.code).toBe("mfa_required");
    }
    expect(await list(token)).toMatchObject({ required: true, recently_shown: false });
    const shown = await show(token, factor.id, () => codeOf(factor.secret));
    expect((await app.call("GET", "/api/auth/me", { token: shown.body.access_token })).status).toBe(200);
    const third = await signInAgain(app, someone);
    expect((await app.call("POST", "/api/auth/logout", { token: third.token, body: {} })).status).toBe(204);
  });

  it("is told so at every door: number, address, specialist's code, administrator's, center's code", async () => {
    const hash = await hashPassword(password);
    const setPassword = async (one: Person) => {
      await giveEmail(app.ctx, one.accountId, `${one.accountId}@example.ci`);
      const session = (await app.call("GET", "/api/account/sessions", { token: one.token })).body[0].id;
      await replacePassword(app.ctx, one.accountId, { typed: password, hash }, session);
    };
    const [patient, doctor, admin, center] = [
      await aPatient(app),
      await aDoctor(app),
      await anAdmin(app),
      await aCenter(app),
    ];
    for (const one of [patient, doctor, admin]) await setPassword(one);
    for (const one of [patient, doctor, admin, center]) await withApp(one.token);
    const doors: [string, object][] = [
      ["/api/auth/phone/login", { phone: patient.phone, password }],
      ["/api/auth/login", { email: `${patient.accountId}@example.ci`, password }],
      ["/api/auth/specialist-login", { specialist_code: doctor.code, password }],
      ["/api/auth/admin/login", { email: `${admin.accountId}@example.ci`, password }],
      ["/api/auth/health-center/code-login", { login_code: center.loginCode }],
    ];
    for (const [path, body] of doors) {
      const login = await app.call("POST", path, { body });
      expect([path, login.status, login.body.mfa_required]).toEqual([path, 200, true]);
      const me = await app.call("GET", "/api/auth/me", { token: login.body.access_token });
      expect([path, me.body.code]).toEqual([path, "mfa_required"]);
    }
  });
});

describe("removing a factor and making recovery codes", () => {
  const remove = (token: string, id: string) => app.call("DELETE", `/api/account/factors/${id}`, { token });

  it("need the factor, shown within a quarter of an hour", async () => {
    const awa = await aPatient(app);
    const factor = await withApp(awa.token);
    app.clock.moveBy(15 * 60_000);
    expect((await list(factor.token)).recently_shown).toBe(false);
    expect((await remove(factor.token, factor.id)).body.code).toBe("factor_proof_needed");
    const codes = await app.call("POST", "/api/account/recovery-codes", { token: factor.token });
    expect([codes.status, codes.body.code]).toEqual([403, "factor_proof_needed"]);
    const shown = await show(factor.token, factor.id, () => codeOf(factor.secret));
    const token = shown.body.access_token;
    expect((await remove(token, factor.id)).status).toBe(204);
    expect(await list(token)).toMatchObject({ factors: [], required: false });
    expect((await app.call("GET", "/api/auth/me", { token })).status).toBe(200);
    const again = await signInAgain(app, awa);
    expect((await app.call("GET", "/api/auth/me", { token: again.token })).status).toBe(200);
  });

  it("are possible with a recovery code when the phone is lost", async () => {
    const awa = await aPatient(app);
    const early = await app.call("POST", "/api/account/recovery-codes", { token: awa.token });
    expect([early.status, early.body.code]).toEqual([409, "factor_missing"]);
    const factor = await withApp(awa.token);
    const made = await app.call("POST", "/api/account/recovery-codes", { token: factor.token });
    expect([made.status, made.body.codes.length]).toEqual([201, 10]);
    expect((await list(factor.token)).recovery_codes).toEqual({ total: 10, left: 10 });

    const lost = await signInAgain(app, awa);
    const use = (code: string) =>
      app.call("POST", "/api/account/recovery-codes/verify", { token: lost.token, body: { code } });
    const wrong = await use("aaaa-aaaa-aaaa-aaaa");
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].field]).toEqual([422, "recovery_code_invalid", "code"]);
    const used = await use(made.body.codes[9].toUpperCase());
    expect(used.body).toMatchObject({ success: true, recovery_codes_left: 9 });
    expect((await remove(used.body.access_token, factor.id)).status).toBe(204);
    expect(await list(used.body.access_token)).toMatchObject({ factors: [], recovery_codes: null, required: false });
  });

  it("touch nobody else's", async () => {
    const [awa, yao] = [await aPatient(app), await aPatient(app)];
    const hers = await withApp(awa.token);
    const his = await withApp(yao.token);
    expect((await remove(his.token, hers.id)).body.code).toBe("factor_not_found");
    const challenge = await app.call("POST", `/api/account/factors/${hers.id}/challenge`, { token: his.token });
    expect(challenge.body.code).toBe("factor_not_found");
    expect((await list(hers.token)).factors).toHaveLength(1);
  });
});

describe("a wrong code", () => {
  it("is refused in words, and a spent or strange challenge too", async () => {
    const awa = await aPatient(app);
    const factor = await withApp(awa.token);
    const { token } = await signInAgain(app, awa);
    const wrong = await show(token, factor.id, () => "000000");
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].field]).toEqual([422, "factor_code_invalid", "code"]);
    const verify = (challenge_id: string, code: string) =>
      app.call("POST", `/api/account/factors/${factor.id}/verify`, { token, body: { challenge_id, code } });
    expect((await verify("no challenge", "123456")).body.code).toBe("challenge_expired");
    const asked = await app.call("POST", `/api/account/factors/${factor.id}/challenge`, { token });
    app.clock.moveBy(300_000);
    const late = await verify(asked.body.challenge_id, codeOf(factor.secret));
    expect([late.status, late.body.code]).toEqual([410, "challenge_expired"]);
  });
});
