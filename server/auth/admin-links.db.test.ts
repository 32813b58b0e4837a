import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { password, useTestAdmin } from "./test-admin.ts";

/** What programs do besides keeping users: factors, invitations, links, the log; and what people do with their ways of signing in. */
const { app, client, open, admin, key, nextEmail, added, signIn, account } = useTestAdmin();

describe("somebody's factors", () => {
  it("are listed, renamed and removed by a program, for who has lost them", async () => {
    const { id, email } = await added();
    const { auth } = await signIn(email);
    const begun = (await auth.mfa.enroll({ factorType: "totp", friendlyName: "Un" })).data!;
    const code = new TOTP({ secret: begun.totp.secret }).generate({ timestamp: app.clock.now().getTime() });
    const { data: session } = await auth.mfa.challengeAndVerify({ factorId: begun.id, code });
    const listed = await admin().mfa.listFactors({ userId: id });
    expect(listed.data!.factors).toMatchObject([{ id: begun.id, factor_type: "totp", status: "verified" }]);
    const path = `/auth/v1/admin/users/${id}/factors/${begun.id}`;
    const renamed = await app.call("PUT", path, { token: key().token, body: { friendly_name: "Deux" } });
    expect(renamed.body).toMatchObject({ friendly_name: "Deux" });
    expect((await admin().mfa.deleteFactor({ userId: id, id: begun.id })).error).toBeNull();
    expect((await admin().mfa.deleteFactor({ userId: id, id: begun.id })).error?.code).toBe("mfa_factor_not_found");
    expect((await app.call("GET", "/api/auth/me", { token: session!.access_token })).status).toBe(200);
    const refreshed = await auth.refreshSession();
    expect(decodeJwt(refreshed.data.session!.access_token)["aal"]).toBe("aal1");
    const mails = app.ctx.db.selectFrom("messages").select("purpose").where("recipient", "=", email);
    expect((await mails.execute()).map(({ purpose }) => purpose)).toContain("factor-removed");
  });
});

describe("invitations and links", () => {
  it("invite by mail somebody whose account opens with the link", async () => {
    const email = nextEmail();
    const invited = await admin().inviteUserByEmail(email, { data: { full_name: "Dr Invité" } });
    expect(invited.error).toBeNull();
    expect(invited.data.user).toMatchObject({ email, invited_at: expect.any(String) });
    const [mail] = await app.ctx.db.selectFrom("messages").selectAll().where("recipient", "=", email).execute();
    const token_hash = new URL(/^http\S+$/m.exec(mail!.body)![0]).searchParams.get("token")!;
    const auth = client();
    expect((await auth.verifyOtp({ token_hash, type: "invite" })).data.user?.email).toBe(email);
    expect((await account(invited.data.user!.id))!.full_name).toBe("Dr Invité");
    expect((await admin().inviteUserByEmail(email)).error).toMatchObject({ status: 422, code: "email_exists" });
  });

  it("make every kind of link without sending anything", async () => {
    const { id, email } = await added();
    const before = await app.ctx.db.selectFrom("messages").select("id").execute();
    const recovery = await admin().generateLink({ type: "recovery", email });
    expect(recovery.error).toBeNull();
    const { properties, user } = recovery.data;
    expect(user).toMatchObject({ id, email });
    expect(properties).toMatchObject({
      email_otp: expect.stringMatching(/^\d{6}$/),
      verification_type: "recovery",
      redirect_to: "http://127.0.0.1:3999",
    });
    expect(new URL(properties!.action_link).searchParams.get("token")).toBe(properties!.hashed_token);
    const opened = await open(properties!.hashed_token, "recovery");
    expect(opened.fragment.get("access_token")).toMatch(/^ey/);

    const magic = await admin().generateLink({ type: "magiclink", email });
    const byCode = await client().verifyOtp({ email, token: magic.data.properties!.email_otp, type: "email" });
    expect(byCode.error).toBeNull();

    const stranger = nextEmail();
    const signup = await admin().generateLink({ type: "magiclink", email: stranger });
    expect(signup.data.properties!.verification_type).toBe("signup");
    const welcome = await client().verifyOtp({ token_hash: signup.data.properties!.hashed_token, type: "signup" });
    expect(welcome.data.user?.email).toBe(stranger);

    const fresh = nextEmail();
    const chosen = await admin().generateLink({ type: "signup", email: fresh, password });
    await client().verifyOtp({ token_hash: chosen.data.properties!.hashed_token, type: "signup" });
    expect((await signIn(fresh)).error).toBeNull();

    const newEmail = nextEmail();
    const change = await admin().generateLink({ type: "email_change_new", email, newEmail });
    await client().verifyOtp({ token_hash: change.data.properties!.hashed_token, type: "email_change" });
    expect((await admin().getUserById(id)).data.user?.email).toBe(newEmail);
    const after = await app.ctx.db.selectFrom("messages").select(["id", "purpose"]).execute();
    const known = new Set(before.map((message) => message.id));
    expect(after.filter((message) => !known.has(message.id)).map(({ purpose }) => purpose)).toEqual(["email-changed"]);
  });

  it("refuse what makes no sense", async () => {
    const { email } = await added();
    const ask = (body: object) => app.call("POST", "/auth/v1/admin/generate_link", { token: key().token, body });
    expect((await ask({ type: "signup", email, password })).body.error_code).toBe("email_exists");
    expect((await ask({ type: "signup", email: nextEmail() })).body.error_code).toBe("validation_failed");
    expect((await ask({ type: "recovery", email: nextEmail() })).body.error_code).toBe("user_not_found");
    expect((await ask({ type: "email_change_new", email, new_email: email })).body.error_code).toBe("email_exists");
    expect((await ask({ type: "other", email })).body.error_code).toBe("validation_failed");
    const away = await ask({ type: "recovery", email, redirect_to: "https://elsewhere.example/" });
    expect(away.body.redirect_to).toBe("http://127.0.0.1:3999");
  });
});

describe("the audit log", () => {
  it("names the service key and what it did, in pages", async () => {
    const { id } = await added();
    const log = await app.call("GET", "/auth/v1/admin/audit?per_page=100", { token: key().token });
    expect(Number(log.headers["x-total-count"])).toBeGreaterThan(1);
    const entry = log.body.find(
      ({ payload }: { payload: { action: string; traits: { target_id: string } } }) =>
        payload.action === "user.created" && payload.traits.target_id === id,
    );
    expect(entry.payload.traits.details).toEqual({ service_key: key().id });
  });
});

describe("ways of signing in", () => {
  it("are closed one by one, never the last, and never somebody else's", async () => {
    const phone = nextPhone();
    const { id, email } = await added({ phone, phone_confirm: true });
    const { auth } = await signIn(email);
    const { data } = await auth.getUserIdentities();
    const byPhone = data!.identities.find(({ provider }) => provider === "phone")!;
    const other = await added();
    const theirs = (await (await signIn(other.email)).auth.getUserIdentities()).data!.identities[0]!;
    expect((await auth.unlinkIdentity(theirs)).error).toMatchObject({ status: 422, code: "identity_not_found" });
    expect((await auth.unlinkIdentity(byPhone)).error).toBeNull();
    expect(await account(id)).toMatchObject({ phone_number: null, email });
    const left = (await auth.getUserIdentities()).data!.identities;
    expect(left.map(({ provider }) => provider)).toEqual(["email"]);
    expect((await auth.unlinkIdentity(left[0]!)).error).toMatchObject({ code: "single_identity_not_deletable" });
    expect((await client().signInWithPassword({ phone, password })).error?.code).toBe("invalid_credentials");
    const linked = await auth.linkIdentity({ provider: "google" });
    expect(linked.error).toMatchObject({ status: 404, code: "manual_linking_disabled" });
  });
});
