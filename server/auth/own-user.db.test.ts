import { describe, expect, it } from "vitest";
import { codeSentTo, lettersTo, tokenSentTo, wrongCode } from "#server/accounts/test-letters.ts";
import { sql } from "#server/database/sql.ts";
import { openTestApp } from "#server/testing/app.ts";
import { nextPhone } from "#server/testing/people.ts";
import { useTestAuth, type Client } from "./test-client.ts";

const { app, client, open, post } = useTestAuth({ AUTH_REAUTHENTICATION: "on" });
const password = "poisson-braisé-8";
const later = () => app.clock.moveBy(60_000);
let made = 0;

async function byMail(): Promise<{ auth: Client; email: string; id: string; token: string }> {
  made += 1;
  const email = `person-${made}@example.ci`;
  const auth = client();
  await auth.signUp({ email, password, options: { data: { full_name: "Awa" } } });
  const { data } = await auth.verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
  return { auth, email, id: data.user!.id, token: data.session!.access_token };
}

async function byPhone() {
  const phone = nextPhone();
  const auth = client();
  const { data } = await auth.signUp({ phone, password });
  return { auth, phone, id: data.user!.id, token: data.session!.access_token };
}

const account = async (id: string) =>
  (
    await sql<{ email: string; phone_number: string; role: string; verified: boolean }>`
      select email, phone_number, role, phone_verified_at is not null as verified from accounts where id = ${id}`.execute(
      app.ctx.db,
    )
  ).rows[0];

describe("what people say of themselves", () => {
  it("is merged, and a key that is null goes", async () => {
    const { auth } = await byMail();
    await auth.updateUser({ data: { town: "Bouaké", size: 3, deep: { a: null } } });
    const { data } = await auth.updateUser({ data: { size: null, town: "Daloa" } });
    expect(data.user?.user_metadata).toEqual({ full_name: "Awa", town: "Daloa", deep: { a: null } });
  });

  it("gives nobody a role, and outgrows no token", async () => {
    const { auth, id, token } = await byMail();
    const put = (body: object) => app.call("PUT", "/auth/v1/user", { token, body });
    for (const app_metadata of [{ role: "admin" }, {}]) {
      const refused = await put({ app_metadata, data: { town: "Man" } });
      expect([refused.status, refused.body.error_code]).toEqual([403, "not_admin"]);
    }
    const taken = await put({
      role: "service_role",
      is_super_admin: true,
      aud: "admin",
      id: "00000000-0000-4000-8000-000000000000",
      email_confirmed_at: "2020-01-01",
      is_anonymous: true,
      banned_until: null,
      data: { role: "admin", app_metadata: { role: "admin" }, is_super_admin: true },
    });
    expect(taken.body).toMatchObject({ id, role: "authenticated", app_metadata: { role: "patient" } });
    const { data } = await auth.refreshSession();
    expect((await client().getClaims(data.session!.access_token)).data?.claims).toMatchObject({
      role: "authenticated",
      app_metadata: { role: "patient" },
    });
    expect((await account(id))?.role).toBe("patient");
    expect((await app.call("GET", "/api/auth/me", { token: data.session!.access_token })).body.user).toMatchObject({
      role: "patient",
      is_super_admin: false,
    });
    expect((await auth.updateUser({ data: { x: "x".repeat(2500) } })).error).toBeNull();
    expect((await auth.updateUser({ data: { y: "y".repeat(2500) } })).error?.code).toBe("validation_failed");
  });
});

describe("a new password", () => {
  it("ends the other sessions and voids codes on their way; the owner is told", async () => {
    const { auth, email } = await byMail();
    const other = client();
    await other.signInWithPassword({ email, password });
    await client().resetPasswordForEmail(email);
    const link = await tokenSentTo(app, email);
    expect((await auth.updateUser({ password: "une-autre-clé-42" })).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
    expect((await other.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await client().verifyOtp({ token_hash: link, type: "recovery" })).error?.code).toBe("otp_expired");
    expect((await lettersTo(app, email)).map(({ purpose }) => purpose)).toContain("password-changed");
    expect((await client().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  });

  it("is another one, strong enough, and the present one where it is given is right", async () => {
    const { auth } = await byMail();
    expect((await auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: "same_password",
      message: "New password should be different from the old password.",
    });
    expect((await auth.updateUser({ password: "abc" })).error).toMatchObject({ code: "weak_password" });
    const wrong = await auth.updateUser({ password: "une-autre-clé-42", current_password: "wrong" });
    expect(wrong.error).toMatchObject({ status: 400, code: "current_password_invalid" });
    expect((await auth.updateUser({ password: "une-autre-clé-42", current_password: password })).error).toBeNull();
  });

  it("needs a fresh code in a session older than a day, where the operator wants it", async () => {
    const { auth, email } = await byMail();
    app.clock.moveBy(25 * 3_600_000);
    await auth.refreshSession();
    const next = "une-autre-clé-42";
    expect((await auth.updateUser({ password: next })).error).toMatchObject({
      status: 400,
      code: "reauthentication_needed",
    });
    expect((await auth.reauthenticate()).error).toBeNull();
    const nonce = await codeSentTo(app, email);
    expect((await auth.updateUser({ password: next, nonce: wrongCode(nonce) })).error).toMatchObject({
      status: 422,
      code: "reauthentication_not_valid",
    });
    expect((await auth.updateUser({ password: next, nonce })).error).toBeNull();
    expect((await auth.updateUser({ password: "encore-une-clé-43", nonce })).error).not.toBeNull();
  });

  it("needs no code where the operator wants none", async () => {
    const lax = await openTestApp();
    try {
      const body = { phone: nextPhone().slice(1), password };
      const { body: session } = await lax.call("POST", "/auth/v1/signup", { body });
      lax.clock.moveBy(25 * 3_600_000);
      const { body: fresh } = await lax.call("POST", "/auth/v1/token?grant_type=refresh_token", {
        body: { refresh_token: session.refresh_token },
      });
      const token = fresh.access_token;
      const changed = await lax.call("PUT", "/auth/v1/user", { token, body: { password: "une-autre-clé-42" } });
      expect(changed.status).toBe(200);
    } finally {
      await lax.close();
    }
  });

  it("and codes to say who one is go only where somebody has proven to be", async () => {
    const { auth } = await byPhone();
    expect((await auth.reauthenticate()).error).toMatchObject({ status: 422, code: "phone_not_confirmed" });
    expect((await app.call("GET", "/auth/v1/reauthenticate")).body.error_code).toBe("no_authorization");
  });
});

describe("a new address", () => {
  it("counts once both addresses have agreed, in either order, and the account follows", async () => {
    for (const newFirst of [true, false]) {
      const { auth, email, id } = await byMail();
      const next = `next-of-${email}`;
      const asked = await auth.updateUser({ email: next });
      expect(asked.data.user).toMatchObject({ email, new_email: next });
      const order = newFirst ? [next, email] : [email, next];
      const half = await auth.verifyOtp({
        email: order[0]!,
        token: await codeSentTo(app, order[0]!),
        type: "email_change",
      });
      expect([half.error, half.data.session]).toEqual([null, null]);
      expect((await account(id))?.email).toBe(email);
      // The page of our own door says the same of a link, and does not do more.
      const whole = await app.call("GET", `/api/auth/verify-email?token=${await tokenSentTo(app, order[1]!)}`);
      expect([whole.status, whole.body.email]).toEqual([200, next]);
      expect((await account(id))?.email).toBe(next);
      expect((await auth.getUser()).data.user).toMatchObject({ email: next, email_confirmed_at: expect.any(String) });
      expect((await auth.getUser()).data.user).not.toHaveProperty("new_email");
      expect((await client().signInWithPassword({ email: next, password })).error).toBeNull();
      expect((await client().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
    }
  });

  it("answers the first half with a message and without a session", async () => {
    const { auth, email } = await byMail();
    await auth.updateUser({ email: `half-${email}` });
    const token_hash = await tokenSentTo(app, email);
    const answer = await post("verify", { type: "email_change", token_hash });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        msg: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
        code: "200",
      },
    ]);
    const page = await app.call("GET", `/api/auth/verify-email?token=${token_hash}`);
    expect(page.status).toBe(400);
  });

  it("is not won by whoever has only the new one: neither twice, nor by asking for the mail again, nor by our own door", async () => {
    const { auth, email, id, token } = await byMail();
    const next = `thief-of-${email}`;
    await auth.updateUser({ email: next });
    const first = await app.call("GET", `/api/auth/verify-email?token=${await tokenSentTo(app, next)}`);
    expect(first.body).toMatchObject({ success: true, pending: true });
    later();
    expect((await post("resend", { type: "email_change", email: next })).status).toBe(200);
    const again = await client().verifyOtp({ email: next, token: await codeSentTo(app, next), type: "email_change" });
    expect(again.data.session).toBeNull();
    later();
    await app.call("PUT", "/auth/v1/user", { token, body: { email: next } });
    const anew = await client().verifyOtp({ email: next, token: await codeSentTo(app, next), type: "email_change" });
    expect([anew.error, anew.data.session]).toEqual([null, null]);
    expect((await account(id))?.email).toBe(email);
  });

  it("opened in the address bar leads back with a message, and changes nothing yet", async () => {
    const { auth, email, id } = await byMail();
    await auth.updateUser({ email: `bar-${email}` });
    const { fragment } = await open(await tokenSentTo(app, email), "email_change");
    expect(fragment.get("message")).toMatch(/^Confirmation link accepted/);
    expect(fragment.get("access_token")).toBeNull();
    expect((await account(id))?.email).toBe(email);
  });

  it("needs one proof where the operator asks for no more", async () => {
    const lax = await openTestApp({ env: { AUTH_SECURE_EMAIL_CHANGE: "off", AUTH_MESSAGE_INTERVAL: "0" } });
    try {
      const verify = async (type: string, email: string) =>
        lax.call("POST", "/auth/v1/verify", { body: { type, email, token: await codeSentTo(lax, email) } });
      await lax.call("POST", "/auth/v1/signup", { body: { email: "one@example.ci", password } });
      const token = (await verify("signup", "one@example.ci")).body.access_token;
      await lax.call("PUT", "/auth/v1/user", { token, body: { email: "two@example.ci" } });
      expect(await lettersTo(lax, "one@example.ci")).toHaveLength(1);
      expect((await verify("email_change", "two@example.ci")).body.user.email).toBe("two@example.ci");
      expect((await lettersTo(lax, "one@example.ci"))[0]?.purpose).toBe("email-changed");
    } finally {
      await lax.close();
    }
  });

  it("is one of both at once when both links are opened at once", async () => {
    const { auth, email, id } = await byMail();
    const next = `at-once-${email}`;
    await auth.updateUser({ email: next });
    const tokens = [await tokenSentTo(app, email), await tokenSentTo(app, next)];
    await Promise.all(tokens.map((token_hash) => post("verify", { type: "email_change", token_hash })));
    expect((await account(id))?.email).toBe(next);
  });

  it("that is another's is answered like a free one, and its owner is told", async () => {
    const [one, other] = [await byMail(), await byMail()];
    const answer = await one.auth.updateUser({ email: other.email });
    expect([answer.error, answer.data.user?.new_email]).toEqual([null, other.email]);
    expect((await lettersTo(app, other.email))[0]?.purpose).toBe("already-registered");
    expect((await account(other.id))?.email).toBe(other.email);
  });

  it("needs one proof where there was none before", async () => {
    const { auth, id } = await byPhone();
    const email = "first@example.ci";
    await auth.updateUser({ email });
    const { data, error } = await auth.verifyOtp({ email, token: await codeSentTo(app, email), type: "email_change" });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect((await account(id))?.email).toBe(email);
    expect(data.user?.app_metadata["providers"]).toHaveLength(2);
  });

  it("sent again reaches the halves that have not agreed", async () => {
    const { auth, email } = await byMail();
    const next = `again-${email}`;
    await auth.updateUser({ email: next });
    later();
    expect((await client().resend({ type: "email_change", email })).error).toBeNull();
    const count = async (to: string) =>
      (await lettersTo(app, to)).filter(({ purpose }) => purpose === "change-email").length;
    expect([await count(email), await count(next)]).toEqual([2, 2]);
    for (const to of [email, next]) {
      const answer = await client().verifyOtp({ email: to, token: await codeSentTo(app, to), type: "email_change" });
      expect(answer.error).toBeNull();
    }
    expect((await auth.getUser()).data.user?.email).toBe(next);
    expect((await post("resend", { type: "email_change", email: "stranger@example.ci" })).body).toEqual({});
  });
});

describe("a new number", () => {
  it("counts once the code comes back; the account follows and the former number is told", async () => {
    const { auth, phone: former, id, token } = await byPhone();
    await app.call("POST", "/api/auth/phone/send-code", { token, body: {} });
    const own = await codeSentTo(app, former);
    await app.call("POST", "/api/auth/phone/verify", { token, body: { code: own } });
    const phone = nextPhone();
    const asked = await auth.updateUser({ phone });
    expect(asked.data.user).toMatchObject({ phone: former.slice(1), new_phone: phone.slice(1) });
    expect((await account(id))?.phone_number).toBe(former);
    later();
    expect((await client().resend({ type: "phone_change", phone })).error).toBeNull();
    const code = await codeSentTo(app, phone);
    const { data, error } = await auth.verifyOtp({ phone, token: code, type: "phone_change" });
    expect([error, data.user?.phone]).toEqual([null, phone.slice(1)]);
    expect(await account(id)).toMatchObject({ phone_number: phone, verified: true });
    expect((await lettersTo(app, former))[0]?.purpose).toBe("phone-changed");
    expect((await client().signInWithPassword({ phone, password })).error).toBeNull();
  });

  it("is told where the person can be reached by mail, before a stolen session makes it a way in", async () => {
    const { auth, email } = await byMail();
    const phone = nextPhone();
    await auth.updateUser({ phone });
    await auth.verifyOtp({ phone, token: await codeSentTo(app, phone), type: "phone_change" });
    expect((await lettersTo(app, email))[0]?.purpose).toBe("phone-changed");
  });

  it("is refused when another has proven it, and taken from who never did", async () => {
    const [proven, squatter, wanting] = [await byPhone(), await byPhone(), await byPhone()];
    await client().signInWithOtp({ phone: proven.phone });
    await client().verifyOtp({ phone: proven.phone, token: await codeSentTo(app, proven.phone), type: "sms" });
    expect((await wanting.auth.updateUser({ phone: proven.phone })).error).toMatchObject({
      status: 422,
      code: "phone_exists",
      message: "A user with this phone number has already been registered",
    });
    const { phone } = squatter;
    expect((await wanting.auth.updateUser({ phone })).error).toBeNull();
    const token = await codeSentTo(app, phone);
    const { data } = await wanting.auth.verifyOtp({ phone, token, type: "phone_change" });
    expect(data.user?.id).toBe(wanting.id);
    expect((await account(squatter.id))?.phone_number).toBeNull();
    expect((await app.call("GET", "/api/auth/me", { token: squatter.token })).status).toBe(401);
  });
});

describe("with a second factor", () => {
  it("password, address and number need it shown; the rest does not", async () => {
    const { auth, id } = await byMail();
    await sql`insert into auth.mfa_factors (id, user_id, factor_type, status, friendly_name, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'totp', 'verified', 'app', now(), now())`.execute(app.ctx.db);
    for (const change of [{ password: "une-autre-clé-42" }, { email: "x@example.ci" }, { phone: nextPhone() }]) {
      expect((await auth.updateUser(change)).error).toMatchObject({ status: 401, code: "insufficient_aal" });
    }
    expect((await auth.updateUser({ data: { town: "Man" } })).error).toBeNull();
  });
});
