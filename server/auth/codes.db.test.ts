import { describe, expect, it } from "vitest";
import { codeSentTo, lettersTo, tokenSentTo, wrongCode } from "#server/accounts/test-letters.ts";
import { sql } from "#server/database/sql.ts";
import { nextPhone } from "#server/testing/people.ts";
import { openTestApp } from "#server/testing/app.ts";
import { useTestAuth } from "./test-client.ts";

const { app, client, open, post } = useTestAuth({ AUTH_ANONYMOUS: "on" });
const password = "poisson-braisé-8";
const me = (token: string | undefined) => app.call("GET", "/api/auth/me", { token });
const accounts = async (of: { email?: string; phone?: string }) =>
  (
    await sql<{ full_name: string; role: string }>`select full_name, role from accounts
      where email = ${of.email ?? null} or phone_number = ${of.phone ?? null}`.execute(app.ctx.db)
  ).rows;
const later = () => app.clock.moveBy(60_000);

describe("a code by mail", () => {
  it("signs somebody new up, without a password, with a patient's account once it is typed", async () => {
    const email = "otp@example.ci";
    const auth = client();
    const data = { full_name: "Awa Koné", role: "admin", app_metadata: { role: "admin" }, is_super_admin: true };
    expect((await auth.signInWithOtp({ email, options: { data } })).error).toBeNull();
    expect(await accounts({ email })).toEqual([]);
    const verified = await auth.verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    expect(verified.error).toBeNull();
    expect(verified.data.user).toMatchObject({
      email,
      role: "authenticated",
      app_metadata: { role: "patient", provider: "email" },
      is_anonymous: false,
    });
    expect((await auth.getClaims()).data?.claims.amr).toMatchObject([{ method: "otp" }]);
    expect((await me(verified.data.session?.access_token)).body.user).toMatchObject({
      full_name: "Awa Koné",
      role: "patient",
      is_super_admin: false,
      email,
    });
    expect((await client().signInWithPassword({ email, password: "" })).error).not.toBeNull();
  });

  it("signs somebody known in, by code or by link, once", async () => {
    const email = "otp@example.ci";
    later();
    await client().signInWithOtp({ email, options: { shouldCreateUser: false } });
    const [code, token_hash] = [await codeSentTo(app, email), await tokenSentTo(app, email)];
    expect((await lettersTo(app, email))[0]?.body).toContain("/verify-email?token=");
    expect((await lettersTo(app, email))[0]?.body).toContain("&type=magiclink");
    expect((await client().verifyOtp({ token_hash, type: "magiclink" })).data.session).not.toBeNull();
    expect((await client().verifyOtp({ email, token: code, type: "email" })).error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    });
    expect((await client().verifyOtp({ token_hash, type: "magiclink" })).error?.message).toBe(
      "Email link is invalid or has expired",
    );
  });

  it("is refused to somebody new when the app wants nobody new, and nothing is written", async () => {
    const email = "nobody@example.ci";
    const refused = await client().signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(refused.error).toMatchObject({ status: 422, code: "otp_disabled", message: "Signups not allowed for otp" });
    expect(await lettersTo(app, email)).toEqual([]);
    // Only what was sent counts.
    expect((await client().signInWithOtp({ email })).error).toBeNull();
  });

  it("is sent once a minute, and says when again", async () => {
    const email = "often@example.ci";
    await client().signInWithOtp({ email });
    const soon = await client().signInWithOtp({ email });
    expect(soon.error).toMatchObject({
      status: 429,
      code: "over_email_send_rate_limit",
      message: "For security purposes, you can only request this after 60 seconds.",
    });
    expect((await post("otp", { email })).headers["retry-after"]).toBe("60");
    later();
    expect((await client().signInWithOtp({ email })).error).toBeNull();
  });

  it("leaves no password behind that somebody chose before anybody had proven the address", async () => {
    const email = "squatted@example.ci";
    await client().signUp({ email, password: "the thief's choice" });
    later();
    await client().signInWithOtp({ email });
    const { error } = await client().verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    expect(error).toBeNull();
    const thief = await client().signInWithPassword({ email, password: "the thief's choice" });
    expect(thief.error?.code).toBe("invalid_credentials");
  });

  it("is no claim on the address: whoever signs up with it afterwards does", async () => {
    const email = "claimed@example.ci";
    await client().signInWithOtp({ email, options: { data: { full_name: "Premier Venu" } } });
    later();
    await client().signUp({ email, password, options: { data: { full_name: "La Bonne" } } });
    await client().verifyOtp({ email, token: await codeSentTo(app, email), type: "signup" });
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();
    expect(await accounts({ email })).toEqual([{ full_name: "La Bonne", role: "patient" }]);
  });
});

describe("a code by SMS", () => {
  it("signs somebody new up and proves the number", async () => {
    const phone = nextPhone();
    const auth = client();
    expect((await auth.signInWithOtp({ phone, options: { data: { full_name: "Yao" } } })).error).toBeNull();
    expect((await lettersTo(app, phone))[0]).toMatchObject({ channel: "sms", purpose: "sign-in-code" });
    const code = await codeSentTo(app, phone);
    expect((await client().verifyOtp({ phone, token: wrongCode(code), type: "sms" })).error?.code).toBe("otp_expired");
    const { data, error } = await auth.verifyOtp({ phone, token: code, type: "sms" });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: phone.slice(1), app_metadata: { role: "patient", provider: "phone" } });
    const account = await app.call("GET", "/api/account", { token: data.session?.access_token });
    expect([account.status, account.body.phone_verified, account.body.full_name]).toEqual([200, true, "Yao"]);
    later();
    await client().signInWithOtp({ phone });
    const again = await client().verifyOtp({ phone, token: await codeSentTo(app, phone), type: "sms" });
    expect(again.data.user?.id).toBe(data.user?.id);
  });

  it("dies after ten minutes", async () => {
    const phone = nextPhone();
    await client().signInWithOtp({ phone });
    app.clock.moveBy(600_000);
    const token = await codeSentTo(app, phone);
    expect((await client().verifyOtp({ phone, token, type: "sms" })).error?.code).toBe("otp_expired");
  });

  it("opens nobody's account that never proved the number: whoever proves it gets a fresh one", async () => {
    const phone = nextPhone();
    const squatter = await client().signUp({ phone, password, options: { data: { full_name: "Squatteur" } } });
    await client().signInWithOtp({ phone, options: { data: { full_name: "Propriétaire" } } });
    const token = await codeSentTo(app, phone);
    const { data, error } = await client().verifyOtp({ phone, token, type: "sms" });
    expect(error).toBeNull();
    expect(data.user?.id).not.toBe(squatter.data.user?.id);
    expect((await me(data.session?.access_token)).body.user.full_name).toBe("Propriétaire");
    expect((await me(squatter.data.session?.access_token)).status).toBe(401);
    expect((await client().signInWithPassword({ phone, password })).error?.code).toBe("invalid_credentials");
  });

  it("keeps the account of whoever is signed in to it on the device that proves it", async () => {
    const phone = nextPhone();
    const own = await client().signUp({ phone, password });
    await client().signInWithOtp({ phone });
    const token = await codeSentTo(app, phone);
    const answer = await post(
      "verify",
      { phone, token, type: "sms" },
      { authorization: `Bearer ${own.data.session!.access_token}` },
    );
    expect(answer.body.user.id).toBe(own.data.user?.id);
  });

  it("does not keep a number from whoever signs up with it", async () => {
    const phone = nextPhone();
    await client().signInWithOtp({ phone });
    const body = { phone_number: phone, full_name: "Awa", password, terms_accepted: true };
    expect((await app.call("POST", "/api/auth/phone/register", { body })).status).toBe(201);
  });

  it("goes by WhatsApp where asked, and by no other way", async () => {
    const phone = nextPhone();
    await client().signInWithOtp({ phone, options: { channel: "whatsapp" } });
    expect((await lettersTo(app, phone))[0]?.channel).toBe("whatsapp");
    expect((await post("otp", { phone, channel: "pigeon" })).body.error_code).toBe("validation_failed");
  });
});

describe("asking again", () => {
  it("sends a sign-up's code anew and keeps the password chosen", async () => {
    const email = "again@example.ci";
    await client().signUp({ email, password });
    later();
    expect((await client().resend({ type: "signup", email })).error).toBeNull();
    const token = await codeSentTo(app, email);
    expect((await client().verifyOtp({ email, token, type: "signup" })).error).toBeNull();
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();
  });

  it("sends an SMS code anew to who asked for one, and nothing to others", async () => {
    const [asked, stranger] = [nextPhone(), nextPhone()];
    await client().signInWithOtp({ phone: asked });
    later();
    for (const phone of [asked, stranger]) expect((await client().resend({ type: "sms", phone })).error).toBeNull();
    expect(await lettersTo(app, stranger)).toEqual([]);
    expect(await lettersTo(app, asked)).toHaveLength(2);
    const soon = await Promise.all([asked, stranger].map((phone) => post("resend", { type: "sms", phone })));
    expect(soon.map(({ status, body }) => [status, body])).toEqual([soon[0]!, soon[0]!].map((o) => [429, o.body]));
    expect(soon[0]!.body.error_code).toBe("over_sms_send_rate_limit");
    const token = await codeSentTo(app, asked);
    expect((await client().verifyOtp({ phone: asked, token, type: "sms" })).error).toBeNull();
  });

  it("needs to say what", async () => {
    for (const body of [
      {},
      { type: "recovery", email: "a@b.ci" },
      { type: "sms" },
      { type: "signup", phone: "225070" },
    ]) {
      expect((await post("resend", body)).body.error_code).toBe("validation_failed");
    }
  });
});

describe("a forgotten password", () => {
  it("is recovered by the mailed code or link, and the session may choose a new one", async () => {
    const email = "forgot@example.ci";
    await client().signUp({ email, password });
    await client().verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    const auth = client();
    expect(await auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null });
    expect((await lettersTo(app, email))[0]?.body).toContain("/reset-password?token=");
    const token = await codeSentTo(app, email);
    expect((await auth.verifyOtp({ email, token, type: "recovery" })).error).toBeNull();
    expect((await auth.updateUser({ password: "une-autre-clé-42" })).error).toBeNull();
    expect((await client().signInWithPassword({ email, password: "une-autre-clé-42" })).error).toBeNull();
    expect((await client().signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
  });

  it("is answered alike for strangers, for people a code was once asked for, and however soon", async () => {
    await client().signInWithOtp({ email: "provisional@example.ci" });
    for (const email of ["forgot@example.ci", "stranger@example.ci", "provisional@example.ci", "stranger@example.ci"]) {
      const answer = await post("recover", { email });
      expect([answer.status, answer.body]).toEqual([200, {}]);
    }
    expect(await lettersTo(app, "stranger@example.ci")).toEqual([]);
    expect(await lettersTo(app, "provisional@example.ci")).toHaveLength(1);
  });

  it("leaves no password of a sign-up that nobody proved", async () => {
    const email = "hijack@example.ci";
    await client().signUp({ email, password: "the thief's choice" });
    await client().resetPasswordForEmail(email);
    const token_hash = await tokenSentTo(app, email);
    expect((await client().verifyOtp({ token_hash, type: "recovery" })).error).toBeNull();
    const thief = await client().signInWithPassword({ email, password: "the thief's choice" });
    expect(thief.error?.code).toBe("invalid_credentials");
  });
});

describe("somebody anonymous", () => {
  it("has a session, no account, and the product's API closed", async () => {
    const auth = client();
    const { data, error } = await auth.signInAnonymously({ options: { data: { full_name: "Invité", role: "admin" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, email: "", phone: "", identities: [] });
    expect(data.user?.app_metadata).toEqual({});
    const claims = (await auth.getClaims()).data!.claims;
    expect(claims).toMatchObject({ is_anonymous: true, amr: [{ method: "anonymous" }] });
    const token = data.session!.access_token;
    expect((await me(token)).status).toBe(401);
    expect((await app.call("GET", "/api/appointments", { token })).status).toBe(401);
    expect((await app.call("GET", "/api/doctors", { token })).status).toBe(200);
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await auth.updateUser({ password })).error).toMatchObject({ status: 422 });
  });

  it("becomes a patient by proving an address or a number", async () => {
    const byMail = client();
    const before = await byMail.signInAnonymously();
    const email = "converted@example.ci";
    await byMail.updateUser({ email, data: { full_name: "Convertie" } });
    const mailed = await byMail.verifyOtp({ email, token: await codeSentTo(app, email), type: "email_change" });
    expect(mailed.data.user).toMatchObject({ id: before.data.user!.id, is_anonymous: false, email });
    expect((await me(mailed.data.session?.access_token)).body).toMatchObject({
      user: { full_name: "Convertie", role: "patient", email },
      patients: [{ relation: "self" }],
    });
    const byPhone = client();
    await byPhone.signInAnonymously();
    const phone = nextPhone();
    expect((await byPhone.updateUser({ phone })).error).toBeNull();
    const texted = await byPhone.verifyOtp({ phone, token: await codeSentTo(app, phone), type: "phone_change" });
    expect(texted.data.user?.is_anonymous).toBe(false);
    expect((await me(texted.data.session?.access_token)).body.user.phone_number).toBe(phone);
  });

  it("is nobody unless the operator lets them in; the settings tell", async () => {
    expect((await app.call("GET", "/auth/v1/settings")).body.external.anonymous_users).toBe(true);
    const closed = await openTestApp();
    try {
      const refused = await closed.call("POST", "/auth/v1/signup", { body: { data: {} } });
      expect([refused.status, refused.body.error_code]).toEqual([422, "anonymous_provider_disabled"]);
      expect((await closed.call("GET", "/auth/v1/settings")).body.external.anonymous_users).toBe(false);
    } finally {
      await closed.close();
    }
  });
});

describe("verifying", () => {
  it("needs a question that makes sense", async () => {
    for (const body of [
      {},
      { type: "email" },
      { type: "email", token: "123456" },
      { type: "email", token: "123456", token_hash: "x", email: "a@b.ci" },
      { type: "email", token_hash: "x", email: "a@b.ci" },
      { type: "email", token: "123456", email: "a@b.ci", phone: "2250700000000" },
      { type: "sms", token: "123456", email: "a@b.ci" },
      { type: "sms", token_hash: "x" },
      { type: "magic", token_hash: "x" },
      { type: "constructor", token_hash: "x" },
    ]) {
      const answer = await post("verify", body);
      expect([body, answer.status, answer.body.error_code]).toEqual([body, 400, "validation_failed"]);
    }
  });

  it("by the address bar leads on with a session, or says why not", async () => {
    const email = "bar@example.ci";
    await client().signInWithOtp({ email });
    const token = await tokenSentTo(app, email);
    const first = await open(token, "magiclink", "http://127.0.0.1:3999/dashboard");
    expect(first.url.pathname).toBe("/dashboard");
    expect([...first.fragment.keys()].toSorted()).toEqual(
      ["access_token", "expires_at", "expires_in", "refresh_token", "sb", "token_type", "type"].toSorted(),
    );
    const second = await open(token, "magiclink");
    expect(Object.fromEntries(second.fragment)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
    expect(second.url.search).toBe("");
  });

  it("turns a banned person away", async () => {
    const email = "banned@example.ci";
    await client().signInWithOtp({ email });
    await client().verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    await sql`update auth.users set banned_until = ${until} where email = ${email}`.execute(app.ctx.db);
    later();
    await client().signInWithOtp({ email });
    const refused = await client().verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    expect(refused.error).toMatchObject({ status: 403, code: "user_banned" });
  });
});
