import { describe, expect, it } from "vitest";
import { passwordWork } from "#server/auth/passwords.ts";
import { useTestApp } from "#server/testing/app.ts";
import { lettersTo, tokenSentTo } from "./test-letters.ts";

const app = useTestApp();
const password = "poisson-braisé-8";
const register = (email: string, change: Record<string, unknown> = {}) =>
  app.call("POST", "/api/auth/register", {
    body: { email, password, full_name: "Awa Koné", terms_accepted: true, ...change },
  });
const verify = (token: string) => app.call("GET", `/api/v2/auth/verify-email?token=${token}`);
const login = (email: string, secret = password) =>
  app.call("POST", "/api/auth/login", { body: { email, password: secret } });
const later = () => app.clock.moveBy(61_000);

describe("signing up by e-mail", () => {
  it("opens no session before the mailed link is used, and lets the person in afterwards", async () => {
    const answer = await register("Awa@Example.ci");
    expect([answer.status, answer.body]).toEqual([
      201,
      { success: true, requiresVerification: true, message: "Un lien de confirmation vous a été envoyé par email." },
    ]);
    expect((await login("awa@example.ci")).body.code).toBe("email_not_verified");
    const [letter] = await lettersTo(app, "awa@example.ci");
    expect(letter!.body).toMatch(/^http:\/\/127\.0\.0\.1:3999\/verify-email\?token=[\w-]{43}&type=signup$/m);
    const verified = await verify(await tokenSentTo(app, "awa@example.ci"));
    expect([verified.status, verified.body.email]).toEqual([200, "awa@example.ci"]);
    const session = await login("awa@example.ci");
    expect(session.body.user).toMatchObject({ role: "patient", email: "awa@example.ci", full_name: "Awa Koné" });
    const account = await app.call("GET", "/api/account", { token: session.body.access_token });
    expect(account.body).toMatchObject({ email_verified: true, phone_verified: false, terms_version: "2026-11" });
  });

  it("takes the code of the mail as well as its link, once, and no code of another address", async () => {
    const prove = (email: string, code: string) =>
      app.call("POST", "/api/auth/verify-email", { body: { email, code } });
    await register("par-code@example.ci");
    const [letter] = await lettersTo(app, "par-code@example.ci");
    const code = /\b\d{6}\b/.exec(letter!.body)![0];
    const wrong = await prove("par-code@example.ci", code === "000000" ? "111111" : "000000");
    expect([wrong.status, wrong.body.code]).toEqual([422, "code_invalid"]);
    expect((await prove("personne@example.ci", code)).body).toMatchObject({ code: "code_invalid" });
    expect((await login("par-code@example.ci")).body.code).toBe("email_not_verified");
    const right = await prove("par-code@example.ci", code);
    expect([right.status, right.body.email]).toEqual([200, "par-code@example.ci"]);
    expect((await login("par-code@example.ci")).status).toBe(200);
    expect((await prove("par-code@example.ci", code)).body.code).toBe("code_invalid");
  });

  it("answers a known, an unconfirmed and a new address alike, after the same work, and tells the owner", async () => {
    later();
    const answers = [];
    for (const email of ["awa@example.ci", "awa@example.ci", "unconfirmed@example.ci", "unconfirmed@example.ci"]) {
      const before = passwordWork.hashed;
      answers.push(await register(email));
      expect(passwordWork.hashed - before).toBe(1);
    }
    const told = answers.map(({ status, body }) => JSON.stringify([status, body]));
    expect(new Set(told).size).toBe(1);
    expect((await lettersTo(app, "awa@example.ci"))[0]!.purpose).toBe("already-registered");
    expect(await lettersTo(app, "unconfirmed@example.ci")).toHaveLength(1);
    expect((await login("awa@example.ci")).status).toBe(200);
  });

  it("makes the account that of whoever proves the address, not of whoever signed up with it first", async () => {
    await register("yao@example.ci", { full_name: "Un squatteur", role: "provider", password: "le-mien-pas-le-tien" });
    later();
    await register("yao@example.ci", { full_name: "Yao Kra", phone_number: "0707000001" });
    await verify(await tokenSentTo(app, "yao@example.ci"));
    expect((await login("yao@example.ci", "le-mien-pas-le-tien")).status).toBe(401);
    const session = await login("yao@example.ci");
    expect(session.body.user).toMatchObject({ role: "patient", full_name: "Yao Kra", phone_number: "+2250707000001" });
    const patients = await app.call("GET", "/api/patients", { token: session.body.access_token });
    expect(patients.body.map((one: { full_name: string }) => one.full_name)).toEqual(["Yao Kra"]);
  });

  it("makes a doctor-to-be of a provider, who has no page before filling in a profile", async () => {
    await register("dr@example.ci", { role: "provider", full_name: "Dr Ama Bédié" });
    await verify(await tokenSentTo(app, "dr@example.ci"));
    const session = await login("dr@example.ci");
    expect(session.body.user.role).toBe("specialist");
    const profile = await app.call("GET", "/api/doctors/profile", { token: session.body.access_token });
    expect([profile.status, profile.body.code]).toEqual([404, "doctor_not_found"]);
  });

  it("assigns nothing that was not asked for", async () => {
    for (const role of ["admin", "specialist", "health_center"]) {
      expect((await register("x@example.ci", { role })).status).toBe(422);
    }
    await register("mass@example.ci", { is_super_admin: true, email_verified_at: "2026-01-01", app_metadata: {} });
    expect((await login("mass@example.ci")).body.code).toBe("email_not_verified");
  });

  it("refuses a common password, a short one, and who does not accept the terms", async () => {
    expect((await register("x@example.ci", { password: "azerty123" })).body.code).toBe("password_too_common");
    expect((await register("x@example.ci", { password: "court" })).body.errors[0].message).toBe(
      "Le mot de passe doit contenir au moins 6 caractères",
    );
    expect((await register("x@example.ci", { terms_accepted: false })).body.errors[0].message).toBe(
      "Vous devez accepter les conditions pour continuer",
    );
  });

  it("makes one account of ten who sign up with one address at once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register("rush@example.ci")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const rows = await app.ctx.db.selectFrom("accounts").select("id").where("email", "=", "rush@example.ci").execute();
    expect(rows).toHaveLength(1);
    expect(await lettersTo(app, "rush@example.ci")).toHaveLength(1);
  });
});

describe("the mailed link", () => {
  it("is spent once, by one of ten who use it at once", async () => {
    await register("once@example.ci");
    const token = await tokenSentTo(app, "once@example.ci");
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(400)]);
    expect((await verify(token)).body).toMatchObject({
      code: "verification_failed",
      detail: "La vérification de l'adresse email a échoué. Veuillez réessayer.",
    });
  });

  it("without a token is refused in the words of the specification", async () => {
    for (const path of ["/api/auth/verify-email", "/api/auth/verify-email?token="]) {
      const answer = await app.call("GET", path);
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        400,
        "verification_token_missing",
        "Lien de vérification invalide : le jeton est manquant.",
      ]);
    }
  });

  it("dies after a day, and can be asked for again without choosing anew", async () => {
    await register("late@example.ci");
    const old = await tokenSentTo(app, "late@example.ci");
    app.clock.moveBy(25 * 3_600_000);
    expect((await verify(old)).status).toBe(400);
    const resend = (email: string) => app.call("POST", "/api/auth/resend", { body: { email } });
    const known = await resend("late@example.ci");
    expect(await resend("nobody@example.ci")).toMatchObject({ status: 200, body: known.body });
    expect(await resend("awa@example.ci")).toMatchObject({ status: 200, body: known.body });
    expect(await lettersTo(app, "nobody@example.ci")).toEqual([]);
    const fresh = await tokenSentTo(app, "late@example.ci");
    expect(fresh).not.toBe(old);
    expect((await verify(fresh)).status).toBe(200);
    expect((await login("late@example.ci")).status).toBe(200);
  });

  it("is sent once an interval, and cannot be held back by who asks for it before there is an account", async () => {
    const resend = () => app.call("POST", "/api/auth/resend", { body: { email: "pressed@example.ci" } });
    await resend();
    await register("pressed@example.ci");
    await resend();
    await resend();
    expect(await lettersTo(app, "pressed@example.ci")).toHaveLength(1);
    later();
    await resend();
    expect(await lettersTo(app, "pressed@example.ci")).toHaveLength(2);
  });
});
