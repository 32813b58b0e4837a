import { describe, expect, it } from "vitest";
import { codeSentTo, lettersTo, tokenSentTo, wrongCode } from "#server/accounts/test-letters.ts";
import { sql } from "#server/database/sql.ts";
import { openTestApp } from "#server/testing/app.ts";
import { nextPhone } from "#server/testing/people.ts";
import { useTestAuth } from "./test-client.ts";

const { app, client, open, post } = useTestAuth();
const password = "poisson-braisé-8";
const later = () => app.clock.moveBy(60_000);
let made = 0;

async function person() {
  made += 1;
  const email = `victim-${made}@example.ci`;
  const auth = client();
  await auth.signUp({ email, password });
  const { data } = await auth.verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
  later();
  return { auth, email, id: data.user!.id, token: data.session!.access_token };
}

const emailTypes = ["email", "signup", "invite", "magiclink", "recovery", "email_change"] as const;

describe("guessing a code", () => {
  it("is over after five tries, however many kinds of verification they are spread over", async () => {
    const { email } = await person();
    await client().signInWithOtp({ email });
    const token = await codeSentTo(app, email);
    const guesses = ["email", "magiclink", "recovery", "email", "recovery"];
    await Promise.all(guesses.map((type) => post("verify", { type, email, token: wrongCode(token) })));
    for (const type of emailTypes) {
      const right = await post("verify", { type, email, token });
      expect([type, right.status, right.body.error_code]).toEqual([type, 403, "otp_expired"]);
    }
    const body = { email, code: token, password: "une-autre-clé-42" };
    expect((await app.call("POST", "/api/auth/password/reset", { body })).body.code).toBe("code_invalid");
  });

  it("takes no code for another kind than it was sent for, nor for another person", async () => {
    const [one, other] = [await person(), await person()];
    await one.auth.updateUser({ email: "wanted@example.ci" });
    const change = await codeSentTo(app, one.email);
    for (const type of emailTypes) {
      if (type === "email_change") continue;
      expect((await post("verify", { type, email: one.email, token: change })).body.error_code).toBe("otp_expired");
    }
    await client().signInWithOtp({ email: other.email });
    const token = await codeSentTo(app, other.email);
    expect((await post("verify", { type: "email", email: one.email, token })).body.error_code).toBe("otp_expired");
    const phone = nextPhone();
    await client().signInWithOtp({ phone });
    const texted = await codeSentTo(app, phone);
    expect((await post("verify", { type: "phone_change", phone, token: texted })).status).toBe(403);
    expect((await post("verify", { type: "sms", phone, token: texted })).status).toBe(200);
  });

  it("finds nothing in odd codes", async () => {
    const { email } = await person();
    await client().signInWithOtp({ email });
    for (const token of ["", " ", "%", "000000' or '1'='1", "0".repeat(5000), "\u0000", "１２３４５６"]) {
      const answer = await post("verify", { type: "email", email, token });
      expect([token.slice(0, 9), Math.floor(answer.status / 100)]).toEqual([token.slice(0, 9), 4]);
    }
  });

  it("one link's token opens one session of twenty who come at once", async () => {
    const { email } = await person();
    await client().signInWithOtp({ email });
    const token_hash = await tokenSentTo(app, email);
    const types = ["magiclink", "email", "recovery", "magiclink"];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => post("verify", { type: types[n % 4], token_hash })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  });
});

describe("a mail scanner", () => {
  it("that opens or looks at the mailed page spends nothing", async () => {
    const { email } = await person();
    await client().signInWithOtp({ email, options: { emailRedirectTo: "http://127.0.0.1:3999/dashboard" } });
    const link = /http\S+/.exec((await lettersTo(app, email))[0]!.body)![0];
    const page = new URL(link);
    expect(page.pathname).toBe("/verify-email");
    for (const method of ["GET", "HEAD", "GET"] as const) {
      await app.http.inject({ method, url: page.pathname + page.search });
      await app.http.inject({ method: "HEAD", url: `/auth/v1/verify${page.search}` });
      await app.http.inject({ method: "OPTIONS", url: `/auth/v1/verify${page.search}` });
    }
    const { fragment } = await open(page.searchParams.get("token")!, page.searchParams.get("type")!);
    expect(fragment.get("access_token")).not.toBeNull();
  });
});

describe("an open redirect", () => {
  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "http://127.0.0.1:3999@evil.example/",
    "http://127.0.0.1:3999.evil.example/",
    "https://evil.example/#http://127.0.0.1:3999/",
    "javascript:alert(document.cookie)",
    "data:text/html,x",
    "http://evil.example\\@127.0.0.1:3999/",
    "http://127.0.0.1:3999\r\nset-cookie: a=b",
    "http://2130706433.evil.example/",
  ])("is not made of %s, in address, header or body, when asking or when opening", async (asked) => {
    const { url } = await open("nothing", "signup", asked);
    expect(url.origin).toBe("http://127.0.0.1:3999");
    const [inQuery, inHeader, inBody] = [1, 2, 3].map((n) => `redirect-${(made += 1)}-${n}@example.ci`);
    await post(`otp?redirect_to=${encodeURIComponent(asked)}`, { email: inQuery });
    if (!/[\r\n]/.test(asked)) await post("otp", { email: inHeader }, { redirect_to: asked });
    await post("otp", { email: inBody, redirect_to: asked });
    for (const email of [inQuery!, inHeader!, inBody!]) {
      const [letter] = await lettersTo(app, email);
      expect(letter?.body ?? "").not.toMatch(/evil|redirect_to|javascript|data:/);
    }
  });
});

describe("asking who has an account", () => {
  it("learns nothing from the answers to a recovery, a resend or a code", async () => {
    const { email: known } = await person();
    const unknown = "unknown@example.ci";
    const [knownPhone, unknownPhone] = [nextPhone(), nextPhone()];
    await client().signUp({ phone: knownPhone, password });
    const asks = (email: string, phone: string): [string, object][] => [
      ["recover", { email }],
      ["recover", { email }],
      ["resend", { type: "signup", email }],
      ["resend", { type: "signup", email }],
      ["resend", { type: "email_change", email }],
      ["resend", { type: "email_change", email }],
      ["resend", { type: "sms", phone }],
      ["resend", { type: "phone_change", phone }],
      ["resend", { type: "phone_change", phone }],
      ["otp", { email }],
      ["otp", { email }],
      ["magiclink", { email }],
      ["signup", { email, password }],
      ["verify", { type: "email", email, token: "000000" }],
      ["verify", { type: "sms", phone, token: "000000" }],
    ];
    const answersTo = async (email: string, phone: string) => {
      const answers = [];
      for (const [path, body] of asks(email, phone)) {
        const { status, body: said, headers } = await post(path, body);
        const told = path === "signup" ? Object.keys(said).toSorted() : said;
        answers.push([path, status, told, headers["retry-after"], headers["x-sb-error-code"]]);
      }
      return answers;
    };
    expect(await answersTo(unknown, unknownPhone)).toEqual(await answersTo(known, knownPhone));
  });
});

describe("fixing a session", () => {
  it("a code of somebody else opens theirs and changes nothing of whoever is signed in", async () => {
    const [victim, attacker] = [await person(), await person()];
    await client().signInWithOtp({ email: attacker.email });
    const token = await codeSentTo(app, attacker.email);
    const authorization = `Bearer ${victim.token}`;
    const answer = await post("verify", { type: "email", email: attacker.email, token }, { authorization });
    expect(answer.body.user.id).toBe(attacker.id);
    const still = await app.call("GET", "/auth/v1/user", { token: victim.token });
    expect(still.body).toMatchObject({ id: victim.id, email: victim.email });
    expect(answer.body.access_token).not.toBe(victim.token);
  });

  it("a number that an attacker wants is never put on whoever types its code while signed in", async () => {
    const [victim, attacker] = [await person(), await person()];
    const phone = nextPhone();
    await attacker.auth.updateUser({ phone });
    const token = await codeSentTo(app, phone);
    const authorization = `Bearer ${victim.token}`;
    expect((await post("verify", { type: "sms", phone, token }, { authorization })).status).toBe(403);
    const own = { code: token };
    const typed = await app.call("POST", "/api/auth/phone/verify", { token: victim.token, body: own });
    expect(typed.body.code).toBe("code_invalid");
    const answer = await post("verify", { type: "phone_change", phone, token }, { authorization });
    expect(answer.body.user.id).toBe(attacker.id);
    expect((await app.call("GET", "/auth/v1/user", { token: victim.token })).body.phone).toBe("");
  });

  it("every proof opens a session of its own", async () => {
    const { email } = await person();
    const ids = new Set<string>();
    for (let n = 0; n < 2; n += 1) {
      later();
      await client().signInWithOtp({ email });
      const { body } = await post("verify", { type: "email", email, token: await codeSentTo(app, email) });
      ids.add((await client().getClaims(body.access_token)).data!.claims.session_id);
    }
    expect(ids.size).toBe(2);
  });
});

describe("asking for a role", () => {
  it("gets nobody one: not at sign-up, with a code, nor with the sign-up's own words for it", async () => {
    const wish = {
      role: "admin",
      is_super_admin: true,
      app_metadata: { role: "admin" },
      user_metadata: { role: "admin" },
      aud: "admin",
      facts: { role: "specialist" },
      is_provisional: false,
      email_confirm: true,
    };
    const email = "role@example.ci";
    await post("signup", { email, password, ...wish, data: { ...wish, full_name: "Rôle" } });
    later();
    await post("otp", { email, ...wish, data: { ...wish, full_name: "Rôle", phone_number: "+2250700000000" } });
    const { body } = await post("verify", { type: "email", email, token: await codeSentTo(app, email), ...wish });
    const phone = nextPhone();
    await post("otp", { phone, ...wish, data: wish });
    const texted = await post("verify", { type: "sms", phone, token: await codeSentTo(app, phone), ...wish });
    for (const session of [body, texted.body]) {
      const me = await app.call("GET", "/api/auth/me", { token: session.access_token });
      expect(me.body.user).toMatchObject({ role: "patient", is_super_admin: false });
      expect(session.user.app_metadata.role).toBe("patient");
      expect(session.user.role).toBe("authenticated");
      expect((await app.call("GET", "/api/admin/health-centers", { token: session.access_token })).status).not.toBe(
        200,
      );
    }
    const account = await sql<{ phone_number: string | null; role: string }>`
      select phone_number, role from accounts where email = ${email}`.execute(app.ctx.db);
    expect(account.rows).toEqual([{ phone_number: null, role: "patient" }]);
  });
});

describe("limits per address", () => {
  it("count what was sent, each kind for itself, and say when again", async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: "on", AUTH_ANONYMOUS: "on" } });
    const ask = (path: string, body: object, from: string) => limited.call("POST", `/auth/v1/${path}`, { body, from });
    try {
      const [thief, other] = ["198.51.100.9", "203.0.113.7"];
      for (let n = 0; n < 40; n += 1) {
        expect((await ask("otp", { email: `x${n}@example.ci`, create_user: false }, thief)).status).toBe(422);
      }
      const sent = await Promise.all(
        Array.from({ length: 31 }, (_, n) => ask("recover", { email: `y${n}@example.ci` }, thief)),
      );
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(30);
      const refused = sent.find(({ status }) => status === 429)!;
      expect(refused.body.error_code).toBe("over_request_rate_limit");
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(200);
      expect((await ask("recover", { email: "z@example.ci" }, other)).status).toBe(200);
      expect((await ask("otp", { email: "z@example.ci" }, thief)).status).toBe(200);
      const guess = { type: "email", email: "z@example.ci", token: "000000" };
      const guesses = await Promise.all(Array.from({ length: 31 }, () => ask("verify", guess, thief)));
      expect(guesses.filter(({ status }) => status === 403)).toHaveLength(30);
      expect((await limited.call("GET", "/auth/v1/verify?token=x&type=signup", { from: thief })).status).toBe(429);
      const guests = await Promise.all(Array.from({ length: 31 }, () => ask("signup", {}, thief)));
      expect(guests.filter(({ status }) => status === 200)).toHaveLength(30);
    } finally {
      await limited.close();
    }
  });
});

describe("people who never came back with their code", () => {
  it("are forgotten after a week, and nobody else is", async () => {
    const { authJobs } = await import("./jobs.ts");
    const { id } = await person();
    await client().signInWithOtp({ email: "never@example.ci" });
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from auth.users where is_provisional`.execute(app.ctx.db))
        .rows[0]!.n;
    const job = authJobs.find(({ name }) => name === "auth.clear-provisional-users")!;
    const before = await count();
    await job.run(app.ctx);
    expect(await count()).toBe(before);
    app.clock.moveBy(8 * 86_400_000);
    await job.run(app.ctx);
    expect(await count()).toBe(0);
    const still = await sql`select 1 from auth.users where id = ${id}`.execute(app.ctx.db);
    expect(still.rows).toHaveLength(1);
  });
});
