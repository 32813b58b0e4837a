import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/testing/app.ts";
import { codeSentTo, lettersTo, tokenSentTo, wrongCode } from "./test-letters.ts";

const app = useTestApp();
const password = "poisson-braisé-8";
const newPassword = "attiéké-du-dimanche";

async function registered(of: TestApp = app, fullName = "Awa Koné") {
  const phone = nextPhone();
  const body = { phone_number: phone, full_name: fullName, password, terms_accepted: true };
  const answer = await of.call("POST", "/api/auth/phone/register", { body });
  return { phone, id: answer.body.user.id as string, token: answer.body.access_token as string };
}

/** Somebody who has proved the number. */
async function proven(of: TestApp = app) {
  const person = await registered(of);
  await of.call("POST", "/api/auth/phone/send-code", { token: person.token, body: {} });
  const code = await codeSentTo(of, person.phone);
  expect((await of.call("POST", "/api/auth/phone/verify", { token: person.token, body: { code } })).status).toBe(200);
  return person;
}

async function withEmail(email: string) {
  const body = { email, password, full_name: "Yao Kra", terms_accepted: true };
  await app.call("POST", "/api/auth/register", { body });
  await app.call("GET", `/api/auth/verify-email?token=${await tokenSentTo(app, email)}`);
  const session = await app.call("POST", "/api/auth/login", { body: { email, password } });
  return { id: session.body.user.id as string, token: session.body.access_token as string };
}

const forgot = (body: Record<string, unknown>, of: TestApp = app) =>
  of.call("POST", "/api/auth/password/forgot", { body });
const reset = (body: Record<string, unknown>, token?: string, of: TestApp = app) =>
  of.call("POST", "/api/auth/password/reset", { token, body: { password: newPassword, ...body } });
const login = (phone: string, secret: string) =>
  app.call("POST", "/api/auth/phone/login", { body: { phone, password: secret } });
const me = (token: string) => app.call("GET", "/api/auth/me", { token });

describe("a forgotten password, by SMS", () => {
  it("is replaced by who has the code; other sessions end and a session opens", async () => {
    const awa = await proven();
    const asked = await forgot({ phone_number: awa.phone });
    expect(asked.body).toEqual({
      success: true,
      message: "Si un compte existe avec ce numéro, un code vient de lui être envoyé par SMS.",
      retry_after: 60,
    });
    const [sms] = await lettersTo(app, awa.phone);
    expect(sms!.body).not.toContain("http");
    const answer = await reset({ phone_number: awa.phone, code: await codeSentTo(app, awa.phone) });
    expect([answer.status, answer.body.user?.id, answer.body.new_account]).toEqual([200, awa.id, false]);
    expect((await me(awa.token)).body.code).toBe("session_expired");
    expect((await me(answer.body.access_token)).status).toBe(200);
    expect((await login(awa.phone, password)).status).toBe(401);
    expect((await login(awa.phone, newPassword)).status).toBe(200);
  });

  it("answers a stranger's number the same, and writes nothing to it", async () => {
    const awa = await proven();
    const stranger = nextPhone();
    const [known, unknown] = [await forgot({ phone_number: awa.phone }), await forgot({ phone_number: stranger })];
    expect(unknown.body).toEqual(known.body);
    expect(await lettersTo(app, stranger)).toEqual([]);
    const again = [await forgot({ phone_number: awa.phone }), await forgot({ phone_number: stranger })];
    expect(again.map(({ body }) => body)).toEqual([known.body, known.body]);
    const guesses = await Promise.all([
      reset({ phone_number: stranger, code: "123456" }),
      reset({ phone_number: awa.phone, code: wrongCode(await codeSentTo(app, awa.phone)) }),
    ]);
    const told = guesses.map(({ status, body }) => JSON.stringify([status, { ...body, request_id: null }]));
    expect(new Set(told).size).toBe(1);
    expect(guesses[0]!.body.code).toBe("code_invalid");
  });

  it("kills a code after five wrong guesses, also when all come at once", async () => {
    const awa = await proven();
    await forgot({ phone_number: awa.phone });
    const code = await codeSentTo(app, awa.phone);
    const headers = { "idempotency-key": "guess" };
    await Promise.all(
      Array.from({ length: 12 }, () =>
        app.call("POST", "/api/auth/password/reset", {
          body: { phone_number: awa.phone, code: wrongCode(code), password: newPassword },
          headers,
        }),
      ),
    );
    expect((await reset({ phone_number: awa.phone, code })).body.code).toBe("code_invalid");
    expect((await login(awa.phone, password)).status).toBe(200);
  });

  it("takes a code once, of ten at once, and not after ten minutes", async () => {
    const awa = await proven();
    await forgot({ phone_number: awa.phone });
    const code = await codeSentTo(app, awa.phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => reset({ phone_number: awa.phone, code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    app.clock.moveBy(61_000);
    await forgot({ phone_number: awa.phone });
    const late = await codeSentTo(app, awa.phone);
    app.clock.moveBy(10 * 60_000);
    expect((await reset({ phone_number: awa.phone, code: late })).body.code).toBe("code_invalid");
  });

  it("does not take one person's code for another, nor a code for another purpose", async () => {
    const [awa, yao] = [await proven(), await registered()];
    await forgot({ phone_number: awa.phone });
    const code = await codeSentTo(app, awa.phone);
    expect((await reset({ phone_number: yao.phone, code })).body.code).toBe("code_invalid");
    await app.call("POST", "/api/auth/phone/send-code", { token: yao.token, body: {} });
    const other = await codeSentTo(app, yao.phone);
    expect((await reset({ phone_number: yao.phone, code: other })).body.code).toBe("code_invalid");
  });

  it("keeps the code for a second try when the password chosen was too common", async () => {
    const awa = await proven();
    await forgot({ phone_number: awa.phone });
    const code = await codeSentTo(app, awa.phone);
    const common = await reset({ phone_number: awa.phone, code, password: "azerty123" });
    expect([common.status, common.body.code, common.body.errors[0].field]).toEqual([
      422,
      "password_too_common",
      "password",
    ]);
    expect((await reset({ phone_number: awa.phone, code })).status).toBe(200);
  });

  it("sends five codes a day to one number and no more, whatever they are for", async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: "on" } });
    try {
      const awa = await registered(limited);
      for (let n = 0; n < 8; n += 1) {
        await forgot({ phone_number: awa.phone }, limited);
        limited.clock.moveBy(61_000);
      }
      expect(await lettersTo(limited, awa.phone)).toHaveLength(5);
      const asked = await limited.call("POST", "/api/auth/phone/send-code", { token: awa.token, body: {} });
      expect([asked.status, asked.body.code]).toEqual([429, "too_many_codes"]);
      expect(Number(asked.headers["retry-after"])).toBeGreaterThan(3600);
    } finally {
      await limited.close();
    }
  });
});

describe("a forgotten password, by mail", () => {
  it("is replaced by who opens the link, once; the owner is told", async () => {
    const yao = await withEmail("yao@example.ci");
    await forgot({ email: "Yao@Example.ci" });
    const [letter] = await lettersTo(app, "yao@example.ci");
    expect(letter!.body).toMatch(/^http:\/\/127\.0\.0\.1:3999\/reset-password\?token=[\w-]{43}$/m);
    const token = await tokenSentTo(app, "yao@example.ci");
    const answer = await reset({ token });
    expect([answer.status, answer.body.user?.id, answer.body.new_account]).toEqual([200, yao.id, false]);
    expect((await me(yao.token)).body.code).toBe("session_expired");
    const second = await reset({ token });
    expect([second.status, second.body.code]).toEqual([410, "link_invalid"]);
    expect((await lettersTo(app, "yao@example.ci"))[0]!.purpose).toBe("password-changed");
  });

  it("answers a stranger's address the same, and takes the mailed code as well as the link", async () => {
    await withEmail("code@example.ci");
    app.clock.moveBy(61_000);
    const [known, unknown] = [await forgot({ email: "code@example.ci" }), await forgot({ email: "no@example.ci" })];
    expect(unknown.body).toEqual(known.body);
    expect(await lettersTo(app, "no@example.ci")).toEqual([]);
    const code = await codeSentTo(app, "code@example.ci");
    expect((await reset({ email: "code@example.ci", code })).status).toBe(200);
  });

  it("voids a link when the password is changed meanwhile", async () => {
    const ama = await withEmail("ama@example.ci");
    await forgot({ email: "ama@example.ci" });
    const token = await tokenSentTo(app, "ama@example.ci");
    await app.call("PUT", "/api/account/password", {
      token: ama.token,
      body: { current_password: password, new_password: "un-autre-secret" },
    });
    expect((await reset({ token })).body.code).toBe("link_invalid");
  });

  it("asks for one way, not for two or none", async () => {
    for (const body of [{}, { phone_number: "0707123456", email: "a@example.ci" }]) {
      const answer = await forgot(body);
      expect([answer.status, answer.body.errors[0].message]).toEqual([
        422,
        "Indiquez votre numéro de téléphone ou votre adresse email.",
      ]);
    }
  });
});
