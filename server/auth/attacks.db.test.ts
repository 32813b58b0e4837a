import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT, type JWTPayload } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { openTestApp, useTestApp, type TestApp } from "#server/testing/app.ts";
import { rotateSigningKey } from "./signing-keys.ts";
import { createTokenVerifier, tokensOf } from "./token-verifier.ts";

const app = useTestApp();
const password = "poisson-braisé-8";
const person = { phone_number: "0707123456", full_name: "Awa Koné", password, terms_accepted: true };
let genuine = "";

async function signIn(of: TestApp = app): Promise<{ access_token: string; refresh_token: string }> {
  return (await of.call("POST", "/api/auth/phone/login", { body: { phone: person.phone_number, password } })).body;
}

beforeAll(async () => {
  genuine = (await app.call("POST", "/api/auth/phone/register", { body: person })).body.access_token;
});

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What each door says of a token: the product's API and the service itself. */
async function verdicts(token: string): Promise<[number, string, number, string]> {
  const api = await app.call("GET", "/api/auth/me", { token });
  const auth = await app.call("GET", "/auth/v1/user", { token });
  return [api.status, api.body.code, auth.status, auth.body.error_code];
}
const turnedAway = [401, "session_expired", 403, "bad_jwt"];

async function signed(change: JWTPayload, header: Record<string, unknown> = {}): Promise<string> {
  const { kid, privateKey } = await tokensOf(app.keeper).keys.signingKey();
  return new SignJWT({ ...decodeJwt(genuine), ...change })
    .setProtectedHeader({ alg: "ES256", kid, typ: "JWT", ...header })
    .sign(privateKey);
}

describe("a forged access token", () => {
  it("is turned away without a signature (alg none)", async () => {
    const [, payload] = genuine.split(".");
    const { kid } = decodeProtectedHeader(genuine);
    for (const alg of ["none", "None", "NONE"]) {
      expect(await verdicts(`${base64url({ alg, kid, typ: "JWT" })}.${payload}.`)).toEqual(turnedAway);
    }
  });

  it("is turned away when the public key was used as a shared secret (HS256)", async () => {
    const { keys } = await tokensOf(app.keeper).keys.jwks();
    const pem = createPublicKey({ key: keys[0]!, format: "jwk" }).export({ type: "spki", format: "pem" });
    for (const secret of [pem, JSON.stringify(keys[0])]) {
      const body = `${base64url({ alg: "HS256", kid: keys[0]!.kid, typ: "JWT" })}.${genuine.split(".")[1]}`;
      const mac = createHmac("sha256", secret).update(body).digest("base64url");
      expect(await verdicts(`${body}.${mac}`)).toEqual(turnedAway);
    }
  });

  it("is turned away when signed by a stranger, under our key's name, under another, or under a key it brings along", async () => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { kid } = decodeProtectedHeader(genuine);
    const jwk = publicKey.export({ format: "jwk" }) as Record<string, string>;
    for (const header of [{ kid }, { kid: "stranger" }, {}, { kid, jwk }, { jwk }, { kid: "../../etc/passwd" }]) {
      const token = await new SignJWT(decodeJwt(genuine))
        .setProtectedHeader({ alg: "ES256", ...header })
        .sign(privateKey);
      expect(await verdicts(token)).toEqual(turnedAway);
    }
  });

  it("is turned away when altered by one letter of what it says", async () => {
    const [header, payload, signature] = genuine.split(".");
    const claims = JSON.parse(Buffer.from(payload!, "base64url").toString());
    claims.app_metadata.role = "admin";
    expect(await verdicts(`${header}.${base64url(claims)}.${signature}`)).toEqual(turnedAway);
  });

  it("is turned away with another issuer, audience, time, or without a session, though we signed it", async () => {
    expect((await app.call("GET", "/api/auth/me", { token: await signed({}) })).status).toBe(200);
    const now = Math.floor(app.clock.now().getTime() / 1000);
    for (const change of [
      { iss: "https://elsewhere.example/auth/v1" },
      { aud: "anon" },
      { exp: now - 1 },
      { exp: undefined },
      { nbf: now + 3600 },
      { session_id: undefined },
      { sub: undefined },
    ]) {
      expect(await verdicts(await signed(change as JWTPayload))).toEqual(turnedAway);
    }
  });

  it("is turned away when it names another person's session", async () => {
    const other = await app.call("POST", "/api/auth/phone/register", {
      body: { ...person, phone_number: "0707123457" },
    });
    const stolen = await signed({ session_id: decodeJwt(other.body.access_token)["session_id"] });
    expect((await verdicts(stolen)).slice(1)).toEqual(["session_expired", 403, "session_not_found"]);
  });

  it("is turned away after its hour", async () => {
    const { access_token } = await signIn();
    expect((await app.call("GET", "/api/auth/me", { token: access_token })).status).toBe(200);
    app.clock.moveBy(3600_000);
    expect(await verdicts(access_token)).toEqual(turnedAway);
    genuine = (await signIn()).access_token;
  });
});

describe("a role", () => {
  it("is read from what we say of a person, never from what they say of themselves", async () => {
    const token = await signed({ user_metadata: { role: "admin", is_super_admin: true }, role: "service_role" });
    expect(await app.ctx.tokens.verify(token)).toMatchObject({ role: "patient", isSuperAdmin: false });
    const odd = await signed({ app_metadata: { role: "root", is_super_admin: true } });
    expect(await app.ctx.tokens.verify(odd)).toMatchObject({ role: "patient", isSuperAdmin: false });
    const superPatient = await signed({ app_metadata: { role: "patient", is_super_admin: true } });
    expect(await app.ctx.tokens.verify(superPatient)).toMatchObject({ isSuperAdmin: false });
  });
});

describe("an ended session", () => {
  it("is believed by nobody, at once in this process and within ten seconds elsewhere", async () => {
    const { access_token } = await signIn();
    const elsewhere = createTokenVerifier(app.keeper);
    expect(await elsewhere.verify(access_token)).not.toBeNull();
    expect((await app.call("POST", "/auth/v1/logout?scope=local", { token: access_token })).status).toBe(204);
    expect((await app.call("GET", "/api/auth/me", { token: access_token })).body.code).toBe("session_expired");
    expect(await elsewhere.verify(access_token)).not.toBeNull();
    app.clock.moveBy(10_000);
    expect(await elsewhere.verify(access_token)).toBeNull();
    expect((await app.call("GET", "/api/auth/me", { token: access_token })).body.code).toBe("session_expired");
  });

  it("asks the database once for a hundred requests at once", async () => {
    const { access_token } = await signIn();
    let asked = 0;
    const counting = app.keeper.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => ((asked += 1), result),
    });
    const verifier = createTokenVerifier({ ...app.keeper, db: counting });
    await verifier.keys.jwks();
    asked = 0;
    const actors = await Promise.all(Array.from({ length: 100 }, () => verifier.verify(access_token)));
    expect([new Set(actors.map((actor) => actor?.sessionId)).size, asked]).toEqual([1, 1]);
  });

  it("cannot be opened or refreshed by a person who was banned meanwhile", async () => {
    const body = { ...person, phone_number: "0707123458" };
    const { access_token, refresh_token, user } = (await app.call("POST", "/api/auth/phone/register", { body })).body;
    await app.keeper.db
      .updateTable("auth.users")
      .set({ banned_until: new Date(app.clock.now().getTime() + 60_000) })
      .where("id", "=", user.id)
      .execute();
    expect((await verdicts(access_token)).slice(0, 4)).toEqual([401, "session_expired", 403, "user_banned"]);
    const refreshed = await app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
    expect(refreshed.body.error_code).toBe("user_banned");
    const login = (typed: string) =>
      app.call("POST", "/auth/v1/token?grant_type=password", { body: { phone: "2250707123458", password: typed } });
    expect((await login(password)).body.error_code).toBe("user_banned");
    expect((await login("wrong")).body.error_code).toBe("invalid_credentials");
  });
});

describe("a refresh token", () => {
  const refresh = (refresh_token: string) =>
    app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

  it("rotates; its direct predecessor gets the newest again, however late", async () => {
    const first = (await signIn()).refresh_token;
    const second = (await refresh(first)).body.refresh_token;
    expect(second).not.toBe(first);
    app.clock.moveBy(3600_000);
    expect((await refresh(first)).body.refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  it("gives fifty who ask at once the same next token", async () => {
    const first = (await signIn()).refresh_token;
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  });

  it("older than that is tolerated inside the reuse interval and kills the session outside it", async () => {
    const first = await signIn();
    const second = (await refresh(first.refresh_token)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    app.clock.moveBy(10_000);
    expect((await refresh(first.refresh_token)).body.refresh_token).toBe(third);
    app.clock.moveBy(1);
    const reuse = await refresh(first.refresh_token);
    expect([reuse.status, reuse.body.error_code]).toEqual([400, "refresh_token_already_used"]);
    expect((await refresh(third)).body.error_code).toBe("refresh_token_not_found");
    expect((await app.call("GET", "/api/auth/me", { token: first.access_token })).body.code).toBe("session_expired");
    const audited = app.keeper.db.selectFrom("audit_log").select("id").where("action", "=", "session.reuse_detected");
    expect(await audited.execute()).toHaveLength(1);
  });

  it("is refused when cut, altered, invented or of a session that never was", async () => {
    const { refresh_token } = await signIn();
    const bytes = Buffer.from(refresh_token, "base64url");
    const invented = Array.from({ length: bytes.length }, (_, at) => {
      const copy = Buffer.from(bytes);
      copy[at]! ^= 1;
      return copy.toString("base64url");
    });
    for (const token of [
      ...invented,
      refresh_token.slice(1),
      `${refresh_token}A`,
      "A".repeat(55),
      "",
      "\0",
      "é".repeat(55),
    ]) {
      const answer = await refresh(token);
      expect(answer.status).toBe(400);
    }
    expect((await refresh(refresh_token)).status).toBe(200);
  });

  it("ends with its thirty days", async () => {
    const { refresh_token } = await signIn();
    app.clock.moveBy(30 * 86_400_000);
    expect((await refresh(refresh_token)).body.error_code).toBe("session_expired");
    genuine = (await signIn()).access_token;
  });
});

describe("rotating the signing key", () => {
  it("lets tokens of the former key live out their hour, and publishes no private half", async () => {
    const before = (await signIn()).access_token;
    await rotateSigningKey(app.keeper, tokensOf(app.keeper).keys);
    const after = (await signIn()).access_token;
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    for (const token of [before, after]) expect((await app.call("GET", "/api/auth/me", { token })).status).toBe(200);
    const jwks = await app.call("GET", "/auth/v1/.well-known/jwks.json");
    expect(jwks.body.keys.map((key: { kid: string }) => key.kid)).toEqual([
      decodeProtectedHeader(after).kid,
      decodeProtectedHeader(before).kid,
    ]);
    expect(JSON.stringify(jwks.body)).not.toContain('"d"');
    expect(jwks.headers["cache-control"]).toBe("public, max-age=600");
  });

  it("is noticed by a process that did not make the new key", async () => {
    const elsewhere = createTokenVerifier(app.keeper);
    await elsewhere.keys.jwks();
    await rotateSigningKey(app.keeper, tokensOf(app.keeper).keys);
    const token = (await signIn()).access_token;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await elsewhere.verify(token)).not.toBeNull();
  });
});

describe("guessing passwords", () => {
  it("is stopped after ten, for a growing time, while the owner at home still gets in", async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: "on" } });
    try {
      const owner = { from: "203.0.113.7" };
      const thief = { from: "198.51.100.9" };
      await limited.call("POST", "/api/auth/phone/register", { body: person, ...owner });
      const guess = (typed: string, from: object) =>
        limited.call("POST", "/api/auth/phone/login", {
          body: { phone: person.phone_number, password: typed },
          ...from,
        });
      const first = await Promise.all(Array.from({ length: 30 }, () => guess("wrong guess", thief)));
      expect(first.filter((answer) => answer.status === 401)).toHaveLength(10);
      const stopped = await guess(password, thief);
      expect([stopped.status, stopped.body.code, stopped.headers["retry-after"]]).toEqual([
        429,
        "too_many_attempts",
        "60",
      ]);
      expect((await guess(password, owner)).status).toBe(200);

      limited.clock.moveBy(60_000);
      expect((await guess("wrong guess", thief)).status).toBe(401);
      expect((await guess(password, thief)).headers["retry-after"]).toBe("120");
      limited.clock.moveBy(120_000);
      expect((await guess(password, thief)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it("is counted at every door together", async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: "on" } });
    try {
      await limited.call("POST", "/api/auth/phone/register", { body: person, from: "203.0.113.7" });
      for (let n = 0; n < 5; n += 1) {
        await limited.call("POST", "/api/auth/phone/login", {
          body: { phone: person.phone_number, password: "wrong" },
        });
        await limited.call("POST", "/auth/v1/token?grant_type=password", {
          body: { phone: "2250707123456", password: "wrong" },
        });
      }
      const stopped = await limited.call("POST", "/auth/v1/token?grant_type=password", {
        body: { phone: "2250707123456", password },
      });
      expect([stopped.status, stopped.body.error_code]).toEqual([429, "over_request_rate_limit"]);
      expect(Number(stopped.headers["retry-after"])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});

describe("odd requests to the service", () => {
  it("are answered in the shape their client reads", async () => {
    const old = await app.call("POST", "/auth/v1/token?grant_type=password", { body: "{" });
    expect(old.body).toEqual({ code: 400, error_code: "bad_json", msg: expect.any(String) });
    const versioned = await app.call("POST", "/auth/v1/token?grant_type=password", {
      body: "[]",
      headers: { "x-supabase-api-version": "2024-01-01", origin: "https://app.example" },
    });
    expect(versioned.body).toEqual({ code: "bad_json", message: expect.any(String) });
    expect(versioned.headers).toMatchObject({
      "x-supabase-api-version": "2024-01-01",
      "x-sb-error-code": "bad_json",
      "access-control-allow-origin": "https://app.example",
    });
  });

  it("never make it fall over", async () => {
    const hostile = [
      {},
      { phone: 7, password: [] },
      { phone: null, email: null },
      { phone: "+2250707000099", email: "a@b.ci", password },
      { phone: "0707123456", password },
      { phone: "2250707000098", password, data: "text" },
      { phone: "2250707000098", password, data: { name: "\0" } },
      { phone: "2250707000098", password, data: { name: "x".repeat(5000) } },
      { phone: "2250707000098", password: "x".repeat(73) },
      { email: "not an address", password },
      { email: "a@b.ci\0", password },
      { email: { $ne: null }, password },
    ];
    for (const body of hostile) {
      for (const path of ["signup", "token?grant_type=password", "token?grant_type=refresh_token", "verify", "token"]) {
        const answer = await app.call("POST", `/auth/v1/${path}`, { body });
        expect([path, body, Math.floor(answer.status / 100)]).toEqual([path, body, 4]);
      }
    }
  });

  it("need a bearer where somebody has to be signed in, and tolerate a foreign one elsewhere", async () => {
    expect((await app.call("GET", "/auth/v1/user")).body.error_code).toBe("no_authorization");
    expect((await app.call("GET", "/auth/v1/user", { token: "the-public-key" })).body.error_code).toBe("bad_jwt");
    expect((await app.call("GET", "/auth/v1/settings", { token: "the-public-key" })).status).toBe(200);
    expect((await app.call("GET", "/auth/v1/nothing")).status).toBe(404);
    const preflight = await app.http.inject({
      method: "OPTIONS",
      url: "/auth/v1/token",
      headers: { origin: "https://app.example", "access-control-request-headers": "apikey,content-type" },
    });
    expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([
      204,
      "apikey,content-type",
    ]);
  });
});
