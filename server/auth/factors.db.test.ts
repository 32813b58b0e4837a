import { AuthClient } from "@supabase/auth-js";
import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { isHosted, useTestApp } from "#server/testing/app.ts";

/** Second factors through the published client, on a real socket. */
const app = useTestApp();
type Client = InstanceType<typeof AuthClient>;
const password = "poisson-braisé-8";
let address = "";

beforeAll(async () => {
  app.clock.moveTo(new Date().toISOString());
  address = await app.http.listen({ port: 0, host: "127.0.0.1" });
});

const client = () =>
  new AuthClient({
    url: `${address}/auth/v1`,
    headers: { apikey: "the public key of the tests" },
    autoRefreshToken: false,
    persistSession: false,
    experimental: { recoveryCodes: true },
  });

/** Somebody signed in, on a device of theirs. */
async function person(phone = nextPhone()) {
  const auth = client();
  const { data, error } = await auth.signUp({ phone, password, options: { data: { full_name: "Awa" } } });
  expect(error).toBeNull();
  return { auth, phone, id: data.user!.id, session: data.session! };
}

async function signIn(phone: string) {
  const auth = client();
  const { data } = await auth.signInWithPassword({ phone, password });
  return { auth, session: data.session! };
}

/** The code an app shows now; every call moves the clock on, because a code counts once. */
function codeOf(secret: string): string {
  app.clock.moveBy(30_000);
  return new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
}

async function withApp(auth: Client, friendlyName = "Téléphone") {
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName });
  expect(error).toBeNull();
  const secret = data!.totp.secret;
  const verified = await auth.mfa.challengeAndVerify({ factorId: data!.id, code: codeOf(secret) });
  expect(verified.error).toBeNull();
  return { id: data!.id, secret, session: verified.data! };
}

const texts = (phone: string) =>
  app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", phone).orderBy("created_at").execute();

const purposes = async (phone: string) => (await texts(phone)).map(({ purpose }) => purpose);

describe("an app as second factor", () => {
  it("is begun with a secret, an address and a picture, and counts once a code was shown", async () => {
    const { auth, id, session } = await person();
    const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Téléphone", issuer: "Essai" });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "totp", friendly_name: "Téléphone" });
    expect(data!.totp.uri).toMatch(/^otpauth:\/\/totp\/Essai:\d+\?.*secret=[A-Z2-7]{32}/);
    expect(data!.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*$/s);
    const before = await auth.mfa.getAuthenticatorAssuranceLevel(session.access_token);
    expect(before.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });

    const verified = await auth.mfa.challengeAndVerify({ factorId: data!.id, code: codeOf(data!.totp.secret) });
    expect(verified.error).toBeNull();
    const claims = decodeJwt(verified.data!.access_token) as {
      aal: string;
      session_id: string;
      amr: { method: string }[];
    };
    expect(claims.aal).toBe("aal2");
    expect(claims.session_id).toBe(decodeJwt(session.access_token)["session_id"]);
    expect(claims.amr.map(({ method }) => method)).toEqual(["totp", "password"]);
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal2",
      nextLevel: "aal2",
    });
    const listed = await auth.mfa.listFactors();
    expect(listed.data!.totp).toMatchObject([{ id: data!.id, status: "verified", friendly_name: "Téléphone" }]);
    expect(JSON.stringify(listed.data)).not.toContain(data!.totp.secret);
    const kept = await app.keeper.db.selectFrom("auth.mfa_factors").selectAll().where("user_id", "=", id).execute();
    expect(kept[0]!.secret!.includes(Buffer.from(data!.totp.secret))).toBe(false);
  });

  it("is owed at the next sign-in: the product waits for it, and opens once it is shown", async () => {
    const { auth, phone } = await person();
    const { id, secret } = await withApp(auth);
    const again = await signIn(phone);
    const me = (token: string) => app.call("GET", "/api/auth/me", { token });
    expect((await me(again.session.access_token)).body.code).toBe("mfa_required");
    expect((await again.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    const { data } = await again.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    expect((await me(data!.access_token)).status).toBe(200);
    expect((await me(again.session.access_token)).body.code).toBe("mfa_required");
    const refreshed = await again.auth.refreshSession();
    expect(decodeJwt(refreshed.data.session!.access_token)).toMatchObject({ aal: "aal2" });
  });

  it("ends the person's sessions that have shown none, and no other", async () => {
    const { auth, phone } = await person();
    const other = await signIn(phone);
    const { id, secret } = await withApp(auth);
    expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    const second = await signIn(phone);
    await second.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) });
    expect((await auth.getUser()).error).toBeNull();
  });

  it("is told to its owner, and audited", async () => {
    const { auth, phone, id } = await person();
    const factor = await withApp(auth);
    await auth.mfa.unenroll({ factorId: factor.id });
    expect((await purposes(phone)).toSorted()).toEqual(["factor-added", "factor-removed"]);
    const audited = app.keeper.db.selectFrom("audit_log").select("action").where("actor_account_id", "=", id);
    const actions = (await audited.orderBy("id").execute()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["factor.added", "factor.removed"]));
  });

  // A hosted project tells nobody what its sessions are worth now: there a token keeps its level until it ends (docs/decisions/0024).
  it.skipIf(isHosted)(
    "lowers the sessions that used it when it is removed, and frees a person of the step when it was the last",
    async () => {
      const { auth, phone } = await person();
      const first = await withApp(auth, "Un");
      const other = await signIn(phone);
      await other.auth.mfa.challengeAndVerify({ factorId: first.id, code: codeOf(first.secret) });
      const second = await withApp(auth, "Deux");
      expect((await auth.mfa.unenroll({ factorId: first.id })).data?.id).toBe(first.id);
      const token = async (of: Client) => (await of.getSession()).data.session!.access_token;
      const me = async (of: Client) => (await app.call("GET", "/api/auth/me", { token: await token(of) })).body;
      expect((await me(auth)).user).toBeDefined();
      expect((await me(other.auth)).code).toBe("mfa_required");
      const lowered = await other.auth.refreshSession();
      expect(decodeJwt(lowered.data.session!.access_token)).toMatchObject({
        aal: "aal1",
        amr: [{ method: "password" }],
      });
      await auth.mfa.unenroll({ factorId: second.id });
      expect((await me(auth)).user).toBeDefined();
      expect((await auth.getUser()).data.user).not.toHaveProperty("factors");
    },
  );

  it("has a name of its own among at most ten, and only where the server knows the kind", async () => {
    const { auth } = await person();
    const begin = (friendlyName: string) => auth.mfa.enroll({ factorType: "totp", friendlyName });
    await begin("Un");
    expect((await begin("Un")).error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
    for (let n = 2; n <= 10; n += 1) expect((await begin(`N° ${n}`)).error).toBeNull();
    expect((await begin("Onze")).error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
    const webauthn = await auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Clé" });
    expect(webauthn.error).toMatchObject({ status: 422, code: "mfa_webauthn_enroll_not_enabled" });
    const odd = await auth.mfa.enroll({ factorType: "smoke" as "totp" });
    expect(odd.error).toMatchObject({ status: 400, code: "validation_failed" });
    app.clock.moveBy(300_001);
    expect((await begin("Un")).error).toBeNull();
  });
});

describe("a phone as second factor", () => {
  async function withPhone(auth: Client) {
    const phone = nextPhone();
    const { data, error } = await auth.mfa.enroll({ factorType: "phone", phone });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "phone", phone: phone.slice(1) });
    return { id: data!.id, phone };
  }
  const codeFor = async (phone: string) => /^\d{6}/.exec((await texts(phone)).at(-1)!.body)![0];
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

  it("is shown by a texted code, which is kept as a digest only", async () => {
    const { auth } = await person();
    const factor = await withPhone(auth);
    const { data } = await auth.mfa.challenge({ factorId: factor.id });
    expect(data).toMatchObject({ type: "phone" });
    expect(data!.expires_at - Math.floor(app.clock.now().getTime() / 1000)).toBe(300);
    const code = await codeFor(factor.phone);
    const kept = await app.keeper.db.selectFrom("auth.mfa_challenges").selectAll().where("id", "=", data!.id).execute();
    expect(kept[0]!.code_digest!.toString("latin1")).not.toContain(code);
    const verified = await auth.mfa.verify({ factorId: factor.id, challengeId: data!.id, code });
    const { amr } = decodeJwt(verified.data!.access_token) as { amr?: { method: string }[] };
    expect(amr?.map(({ method }) => method)).toEqual(["mfa/phone", "password"]);
    expect((await auth.mfa.listFactors()).data!.phone).toHaveLength(1);
  });

  it("is guessed at five times at most, for five minutes, and texted to once a minute", async () => {
    const { auth } = await person();
    const factor = await withPhone(auth);
    const first = (await auth.mfa.challenge({ factorId: factor.id })).data!;
    const again = await auth.mfa.challenge({ factorId: factor.id });
    expect(again.error).toMatchObject({ status: 429, code: "over_sms_send_rate_limit" });
    const code = await codeFor(factor.phone);
    const show = (challengeId: string, typed: string) =>
      auth.mfa.verify({ factorId: factor.id, challengeId, code: typed });
    for (let n = 0; n < 5; n += 1) {
      expect((await show(first.id, wrong(code))).error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    }
    expect((await show(first.id, code)).error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
    app.clock.moveBy(60_000);
    const second = (await auth.mfa.challenge({ factorId: factor.id })).data!;
    const late = await codeFor(factor.phone);
    app.clock.moveBy(300_000);
    expect((await show(second.id, late)).error).toMatchObject({ code: "mfa_challenge_expired" });
    const third = (await auth.mfa.challenge({ factorId: factor.id })).data!;
    expect((await show(third.id, await codeFor(factor.phone))).error).toBeNull();
  });

  it("answers its own challenge only, and is on an account once", async () => {
    const { auth } = await person();
    const factor = await withPhone(auth);
    const { data } = await auth.mfa.challenge({ factorId: factor.id });
    const code = await codeFor(factor.phone);
    const strange = await auth.mfa.verify({ factorId: factor.id, challengeId: factor.id, code });
    expect(strange.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
    await auth.mfa.verify({ factorId: factor.id, challengeId: data!.id, code });
    const twice = await auth.mfa.enroll({ factorType: "phone", phone: factor.phone });
    expect(twice.error).toMatchObject({ status: 422, code: "mfa_verified_factor_exists" });
  });
});

describe("recovery codes", () => {
  it("are ten, shown once, kept as digests, used once each, and told of", async () => {
    const { auth, phone } = await person();
    const early = await auth.mfa.recoveryCodes.generate();
    expect(early.error).toMatchObject({ status: 422, code: "mfa_recovery_codes_sole_factor" });
    expect((await auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: "mfa_factor_not_found" });
    await withApp(auth);
    const { data } = await auth.mfa.recoveryCodes.generate();
    expect(data).toMatchObject({ type: "recovery_code", friendly_name: "Recovery codes", total: 10 });
    expect(new Set(data!.codes).size).toBe(10);
    for (const code of data!.codes) expect(code).toMatch(/^[a-z2-9]{16}$/);
    expect((await auth.mfa.recoveryCodes.generate()).error).toMatchObject({ code: "mfa_verified_factor_exists" });

    const lost = await signIn(phone);
    const typed = data!.codes[0]!.toUpperCase().replace(/(.{4})(?=.)/g, "$1-");
    const used = await lost.auth.mfa.recoveryCodes.verify({ code: ` ${typed} ` });
    expect(used.error).toBeNull();
    const { amr, aal } = decodeJwt(used.data!.access_token) as { aal?: string; amr?: { method: string }[] };
    expect([aal, amr?.[0]?.method]).toEqual(["aal2", "mfa/recovery_code"]);
    const twice = await auth.mfa.recoveryCodes.verify({ code: data!.codes[0]! });
    expect(twice.error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect((await auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    expect(await purposes(phone)).toContain("recovery-code-used");
    expect((await auth.mfa.listFactors()).data!.recovery_code).toMatchObject([{ id: data!.id }]);
  });

  it("are replaced whole, thrown away whole, and go with the last factor", async () => {
    const { auth } = await person();
    const factor = await withApp(auth);
    expect((await auth.mfa.recoveryCodes.regenerate()).error).toMatchObject({ code: "mfa_factor_not_found" });
    const first = (await auth.mfa.recoveryCodes.generate({ friendlyName: "Secours" })).data!;
    const second = (await auth.mfa.recoveryCodes.regenerate()).data!;
    expect([second.id, second.friendly_name]).toEqual([first.id, "Secours"]);
    const old = await auth.mfa.recoveryCodes.verify({ code: first.codes[3]! });
    expect(old.error).toMatchObject({ code: "mfa_verification_failed" });
    expect((await auth.mfa.recoveryCodes.unenroll()).data?.id).toBe(first.id);
    expect((await auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: "mfa_factor_not_found" });
    await auth.mfa.recoveryCodes.generate();
    await auth.mfa.unenroll({ factorId: factor.id });
    expect((await auth.getUser()).data.user).not.toHaveProperty("factors");
  });
});
