import { generateKeyPairSync } from "node:crypto";
import { request as httpRequest } from "node:http";
import { decodeJwt, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { digits, password, userAt, usersWith, useHostedApp } from "./test-hosted.ts";
import { tokensOf } from "./token-verifier.ts";

/** What only a project elsewhere can do to us; the journeys themselves run in the project `hosted` of the test runner. */

const { app, registered, login, me } = useHostedApp();
const refresh = (refresh_token: string) =>
  app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

describe("passwords and sessions", () => {
  it("are the project's alone: here is no hash, no session, and there no role that counts", async () => {
    const awa = await registered();
    const here = await userAt(app, awa.id);
    expect(here!.password_hash).not.toMatch(/^\$/);
    expect(await app.ctx.db.selectFrom("auth.sessions").select("id").execute()).toEqual([]);
    const there = await userAt(app.project, awa.id);
    expect(there).toMatchObject({ phone: digits(awa.phone), password_hash: expect.stringMatching(/^\$argon2id\$/) });
    expect(there!.app_metadata).toMatchObject({ keneya: { role: "patient" } });
    expect(decodeJwt(awa.token).iss).toBe(`${app.project.ctx.config.publicUrl()}/auth/v1`);
  });

  it("are renewed and ended through our own origin, which believes an ended session no longer than ten seconds", async () => {
    const awa = await registered();
    const renewed = await refresh(awa.refresh);
    expect([renewed.status, (await me(renewed.body.access_token)).status]).toEqual([200, 200]);
    expect((await app.call("POST", "/auth/v1/logout?scope=local", { token: awa.token })).status).toBe(204);
    expect((await me(awa.token)).body.code).toBe("session_expired");
    const yao = await registered();
    expect((await me(yao.token)).status).toBe(200);
    await app.project.call("POST", "/auth/v1/logout", { token: yao.token });
    expect((await me(yao.token)).status).toBe(200);
    app.clock.moveBy(10_000);
    expect((await me(yao.token)).body.code).toBe("session_expired");
  });

  it("name the person, when renewed, in the words that the pages know: our role, and nothing made up", async () => {
    const body = { email: "kra@example.ci", password: "un long secret", full_name: "Amani Kra" };
    await app.call("POST", "/api/auth/admin/setup", { body: { ...body, setup_key: "the setup key of the tests" } });
    const admin = await app.call("POST", "/api/auth/admin/login", { body });
    const doctor = await registered({ role: "provider" });
    const renewed = [await refresh(admin.body.refresh_token), await refresh(doctor.refresh)];
    expect(renewed.map(({ body: { user } }) => [user.email, user.phone, user.app_metadata])).toEqual([
      ["kra@example.ci", "", expect.objectContaining({ role: "admin", is_super_admin: true })],
      ["", digits(doctor.phone), expect.objectContaining({ role: "specialist" })],
    ]);
    const user = await app.call("GET", "/auth/v1/user", { token: renewed[1]!.body.access_token });
    expect(user.body).toMatchObject({ id: doctor.id, email: "", app_metadata: { role: "specialist" } });
    expect(JSON.stringify([user.body, renewed])).not.toContain('.invalid",');
  });

  it("are closed to whom the project keeps out", async () => {
    const awa = await registered();
    const banned_until = new Date(app.clock.now().getTime() + 3600_000);
    await app.project.ctx.db.updateTable("auth.users").set({ banned_until }).where("id", "=", awa.id).execute();
    app.clock.moveBy(10_000);
    expect((await me(awa.token)).body.code).toBe("session_expired");
    expect((await login(awa.phone)).body.code).toBe("account_suspended");
    expect((await login(awa.phone, "autre chose")).body.code).toBe("invalid_phone_credentials");
    expect((await refresh(awa.refresh)).body.error_code).toBe("user_banned");
  });
});

describe("a project that is away", () => {
  it("is an outage and nothing else: 503 everywhere, and whoever was signed in still is", async () => {
    const [awa, yao] = [await registered(), await registered()];
    app.clock.moveBy(10_000);
    await app.project.goAway();
    try {
      const newcomer = { phone_number: nextPhone(), full_name: "Ama Bédié", password, terms_accepted: true };
      const answers = [
        await me(awa.token),
        await login(yao.phone),
        await app.call("POST", "/api/auth/phone/register", { body: newcomer }),
        await app.call("POST", "/api/auth/logout", { token: awa.token }),
        await refresh(yao.refresh),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(503));
      expect(answers[0]!.body.code).toBe("temporarily_unavailable");
      expect(answers[0]!.headers["retry-after"]).toBe("5");
      const left = await usersWith(app, newcomer.phone_number);
      expect(left).toEqual([]);
    } finally {
      await app.project.comeBack();
    }
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect([(await me(awa.token)).status, (await refresh(yao.refresh)).status]).toEqual([200, 200]);
  });
});

describe("a token", () => {
  it("of our own embedded keys, or of a stranger's project, opens nothing", async () => {
    const awa = await registered();
    const own = await tokensOf(app.ctx).keys.signingKey();
    const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const sign = (key: Parameters<SignJWT["sign"]>[0], kid: string) =>
      new SignJWT(decodeJwt(awa.token)).setProtectedHeader({ alg: "ES256", kid }).sign(key);
    const there = await tokensOf(app.project.ctx).keys.signingKey();
    const elsewhere = new SignJWT({ ...decodeJwt(awa.token), iss: "https://elsewhere.example/auth/v1" });
    for (const token of [
      await sign(own.privateKey, own.kid),
      await sign(stranger, there.kid),
      await elsewhere.setProtectedHeader({ alg: "ES256", kid: there.kid }).sign(there.privateKey),
    ]) {
      expect((await me(token)).body.code).toBe("session_expired");
    }
  });

  it("that names an unknown key costs the project a few questions, however many come", async () => {
    const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const awa = await registered();
    const forged = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        new SignJWT(decodeJwt(awa.token)).setProtectedHeader({ alg: "ES256", kid: `k${n}` }).sign(stranger),
      ),
    );
    const before = app.project.keysAsked();
    for (const token of forged) expect([401, 503]).toContain((await me(token)).status);
    expect(app.project.keysAsked() - before).toBeLessThanOrEqual(11);
    expect((await me(awa.token)).status).toBe(200);
  });
});

describe("guessing at our own origin", () => {
  /** A request whose address nothing on the way makes plain. */
  const statusOf = (port: number, path: string, body: unknown) =>
    new Promise<number>((done, fail) => {
      const headers = { "content-type": "application/json" };
      const asked = httpRequest({ host: "127.0.0.1", port, path, method: "POST", headers }, (answer) => {
        answer.resume().on("end", () => done(answer.statusCode ?? 0));
      });
      asked.on("error", fail).end(JSON.stringify(body));
    });
  const guess = (url: string, body: unknown) => app.call("POST", url, { body, from: "198.51.100.9" });

  it("is counted whatever the address and the fields are spelled like", async () => {
    const awa = await registered();
    const right = { phone: digits(awa.phone), password };
    const port = Number(new URL(await app.http.listen({ port: 0, host: "127.0.0.1" })).port);
    const spellings = [
      "//token",
      "/./token",
      "/x/../token",
      "/%74oken",
      "/%2e/token",
      "/token/",
      "/token;x",
      "/token%20",
    ];
    for (const path of spellings) {
      const status = await statusOf(port, `/auth/v1${path}?grant_type=password`, right);
      expect([path, status]).toEqual([path, 404]);
    }
    expect(await statusOf(port, "/auth/v1/token?grant_type=password", right)).toBe(200);
    const shouted = { PHONE: digits(awa.phone), Password: password };
    expect((await guess("/auth/v1/token?grant_type=password", shouted)).status).toBe(400);
    const wrong = { phone: digits(awa.phone), password: "wrong guess" };
    for (let n = 0; n < 10; n += 1) {
      const twice = n % 2 === 0 ? "grant_type=password" : "grant_type=password&grant_type=pkce";
      await guess(`/auth/v1/token?${twice}`, wrong);
    }
    for (let n = 0; n < 5; n += 1) await guess("/auth/v1/token?grant_type=password", wrong);
    expect((await guess("/auth/v1/token?grant_type=password", right)).status).toBe(429);
    expect((await login(awa.phone, password, awa.from)).status).toBe(200);
  });

  it("finds nothing behind HEAD, and no administrator in a person", async () => {
    const awa = await registered();
    const head = await app.http.inject({ method: "HEAD", url: "/auth/v1/verify?token=x&type=signup" });
    expect(head.statusCode).toBe(404);
    const list = await app.call("GET", "/auth/v1/admin/users", { token: awa.token });
    expect([list.status, list.body.error_code]).toEqual([403, "not_admin"]);
    expect((await app.call("GET", "/auth/v1/admin/users")).status).toBe(401);
  });
});
