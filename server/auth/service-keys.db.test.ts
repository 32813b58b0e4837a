import { createHmac, createPublicKey, generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin, aPatient } from "#server/testing/people.ts";
import { makeServiceKey, takeServiceKeyBack } from "./service-keys.ts";
import { rotateSigningKey } from "./signing-keys.ts";
import { useTestAdmin } from "./test-admin.ts";
import { tokensOf } from "./token-verifier.ts";

const { app, key: givenKey } = useTestAdmin();
let key = "";
let keyId = "";
beforeAll(() => {
  ({ token: key, id: keyId } = givenKey());
});

describe("a service key", () => {
  const routes: [Parameters<typeof app.call>[0], string][] = [
    ["GET", "admin/users"],
    ["POST", "admin/users"],
    ["GET", "admin/users/00000000-0000-7000-8000-000000000000"],
    ["PUT", "admin/users/00000000-0000-7000-8000-000000000000"],
    ["DELETE", "admin/users/00000000-0000-7000-8000-000000000000"],
    ["GET", "admin/users/00000000-0000-7000-8000-000000000000/factors"],
    ["DELETE", "admin/users/00000000-0000-7000-8000-000000000000/factors/00000000-0000-7000-8000-000000000000"],
    ["PUT", "admin/users/00000000-0000-7000-8000-000000000000/factors/00000000-0000-7000-8000-000000000000"],
    ["POST", "invite"],
    ["POST", "admin/generate_link"],
    ["GET", "admin/audit"],
  ];
  const ask = async (token: string | undefined) => {
    const answers = await Promise.all(
      routes.map(([method, path]) =>
        app.call(method, `/auth/v1/${path}`, { token, ...(method === "GET" ? {} : { body: {} }) }),
      ),
    );
    return [...new Set(answers.map(({ status, body }) => `${status} ${body.error_code}`))];
  };
  const signed = async (claims: Record<string, unknown>, audience: string) => {
    const { kid, privateKey } = await tokensOf(app.ctx).keys.signingKey();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: "ES256", kid })
      .setIssuer(decodeJwt(key).iss!)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);
  };

  it("is needed everywhere, and nothing else passes", async () => {
    expect(await ask(undefined)).toEqual(["401 no_authorization"]);
    expect(await ask("the-public-key")).toEqual(["403 bad_jwt"]);
    const person = await aPatient(app);
    const boss = await anAdmin(app, true);
    for (const { token } of [person, boss]) expect(await ask(token)).toEqual(["403 not_admin"]);
  });

  it("is never a person, whatever is said of that person", async () => {
    const person = await aPatient(app);
    await app.ctx.db
      .updateTable("auth.users")
      .set({ role: "service_role", app_metadata: JSON.stringify({ role: "service_role", is_super_admin: true }) })
      .where("id", "=", person.accountId)
      .execute();
    const claims = decodeJwt(person.token);
    const raised = await signed({ ...claims, role: "service_role" }, "authenticated");
    expect(await ask(raised)).toEqual(["403 not_admin"]);
    expect(await ask(await signed({ ...claims, role: "service_role" }, "service_role"))).toEqual(["403 bad_jwt"]);
  });

  it("cannot be forged: no signature, the public key as a secret, a stranger's key, a key that was never given out", async () => {
    const [header, payload] = key.split(".");
    const { kid } = decodeProtectedHeader(key);
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
    for (const alg of ["none", "None", "NONE"])
      expect(await ask(`${encoded({ alg, kid })}.${payload}.`)).toEqual(["403 bad_jwt"]);
    const { keys } = await tokensOf(app.ctx).keys.jwks();
    const pem = createPublicKey({ key: keys[0]!, format: "jwk" }).export({ type: "spki", format: "pem" });
    for (const secret of [pem, JSON.stringify(keys[0])]) {
      const body = `${encoded({ alg: "HS256", kid })}.${payload}`;
      expect(await ask(`${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`)).toEqual([
        "403 bad_jwt",
      ]);
    }
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const strange = await new SignJWT(decodeJwt(key)).setProtectedHeader({ alg: "ES256", kid: kid! }).sign(privateKey);
    expect(await ask(strange)).toEqual(["403 bad_jwt"]);
    expect(
      await ask(`${header}.${encoded({ ...decodeJwt(key), jti: keyId })}.${key.split(".")[2]!.slice(1)}A`),
    ).toEqual(["403 bad_jwt"]);
    const invented = { role: "service_role", jti: "00000000-0000-7000-8000-000000000000" };
    expect(await ask(await signed(invented, "service_role"))).toEqual(["403 bad_jwt"]);
    expect(await ask(await signed({ ...invented, jti: keyId, role: "authenticated" }, "service_role"))).toEqual([
      "403 bad_jwt",
    ]);
  });

  it("opens no door of the product", async () => {
    const me = await app.call("GET", "/api/auth/me", { token: key });
    expect([me.status, me.body.code]).toEqual([401, "session_expired"]);
    expect((await app.call("GET", "/auth/v1/user", { token: key })).body.error_code).toBe("bad_jwt");
  });

  it("outlives a change of the signing key, and ends when it is taken back", async () => {
    const own = await makeServiceKey(app.ctx, tokensOf(app.ctx).keys, "short");
    const list = () => app.call("GET", "/auth/v1/admin/users", { token: own.token });
    const keys = tokensOf(app.ctx).keys;
    const clock = { now: () => new Date(app.clock.now().getTime() + 40 * 86_400_000) };
    await rotateSigningKey(app.ctx, keys);
    await rotateSigningKey({ ...app.ctx, clock }, keys);
    expect((await list()).status).toBe(200);
    expect(await takeServiceKeyBack(app.ctx, own.id)).toBe(true);
    expect((await list()).body.error_code).toBe("bad_jwt");
    expect(await takeServiceKeyBack(app.ctx, own.id)).toBe(false);
  });
});
