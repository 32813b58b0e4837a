import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { openTestApp } from "#server/testing/app.ts";
import { deleteAbandoned } from "./factor-queries.ts";
import { useTestAuth, type Client } from "./test-client.ts";
import { createTokenVerifier } from "./token-verifier.ts";

/** What somebody tries who knows the password, or has copied a token, and has no second factor. */
const { app, client } = useTestAuth();
const password = "poisson-braisé-8";

async function person() {
  const [auth, phone] = [client(), nextPhone()];
  const { data } = await auth.signUp({ phone, password });
  return { auth, phone, id: data.user!.id, session: data.session! };
}

async function signIn(phone: string) {
  const auth = client();
  const { data } = await auth.signInWithPassword({ phone, password });
  return { auth, session: data.session! };
}

const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() });
const nextCode = (secret: string) => {
  app.clock.moveBy(30_000);
  return codeNow(secret);
};

async function withApp(auth: Client, friendlyName = "Un") {
  const { data } = await auth.mfa.enroll({ factorType: "totp", friendlyName });
  const secret = data!.totp.secret;
  const { error } = await auth.mfa.challengeAndVerify({ factorId: data!.id, code: nextCode(secret) });
  expect(error).toBeNull();
  return { id: data!.id, secret };
}

const me = async (token: string) => {
  const answer = await app.call("GET", "/api/auth/me", { token });
  return answer.status === 200 ? 200 : answer.body.code;
};
const refresh = (refresh_token: string) =>
  app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

describe("a code of an app", () => {
  it("counts once, also for a new challenge, an older code, and another session", async () => {
    const { auth, phone } = await person();
    const factor = await withApp(auth);
    const used = codeNow(factor.secret);
    const thief = await signIn(phone);
    for (const code of [used, used]) {
      const { error } = await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
      expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    }
    const earlier = new TOTP({ secret: factor.secret }).generate({ timestamp: app.clock.now().getTime() - 30_000 });
    const stale = await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code: earlier });
    expect(stale.error?.code).toBe("mfa_verification_failed");
    const fresh = await thief.auth.mfa.challengeAndVerify({ factorId: factor.id, code: nextCode(factor.secret) });
    expect(fresh.error).toBeNull();
  });

  it("is taken from a clock that is half a minute wrong, and no more", async () => {
    const { auth } = await person();
    const { id, secret } = await withApp(auth);
    const at = (ms: number) => new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() + ms });
    app.clock.moveBy(120_000);
    for (const ms of [-60_000, 60_000, 90_000]) {
      expect((await auth.mfa.challengeAndVerify({ factorId: id, code: at(ms) })).error).not.toBeNull();
    }
    expect((await auth.mfa.challengeAndVerify({ factorId: id, code: at(30_000) })).error).toBeNull();
  });

  it("opens one session when two come with it at once", async () => {
    const { auth, phone } = await person();
    const { id, secret } = await withApp(auth);
    const [one, two] = [await signIn(phone), await signIn(phone)];
    const code = nextCode(secret);
    const both = await Promise.all([one, two].map((who) => who.auth.mfa.challengeAndVerify({ factorId: id, code })));
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
    const again = await signIn(phone);
    const challenge = (await again.auth.mfa.challenge({ factorId: id })).data!;
    const other = nextCode(secret);
    const same = await Promise.all(
      [1, 2, 3].map(() => again.auth.mfa.verify({ factorId: id, challengeId: challenge.id, code: other })),
    );
    expect(same.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe("a recovery code", () => {
  it("opens one session when two come with it at once", async () => {
    const experimental = { recoveryCodes: true };
    const { auth, phone } = await person();
    await withApp(auth);
    const owner = client({ experimental });
    await owner.setSession((await auth.getSession()).data.session!);
    const { data } = await owner.mfa.recoveryCodes.generate();
    const devices = [client({ experimental }), client({ experimental })];
    for (const device of devices) await device.signInWithPassword({ phone, password });
    const code = data!.codes[0]!;
    const both = await Promise.all(devices.map((device) => device.mfa.recoveryCodes.verify({ code })));
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe("tokens from before the step", () => {
  it("inherit nothing: the access token stays what it was, the refresh token leads nowhere", async () => {
    const { auth, phone } = await person();
    const { id, secret } = await withApp(auth);
    const { auth: own, session: before } = await signIn(phone);
    const older = await own.refreshSession();
    const { data: after } = await own.mfa.challengeAndVerify({ factorId: id, code: nextCode(secret) });
    expect(await me(after!.access_token)).toBe(200);
    for (const { access_token } of [before, older.data.session!]) expect(await me(access_token)).toBe("mfa_required");
    const another = await createTokenVerifier(app.ctx).verify(before.access_token);
    expect(another).toMatchObject({ aal: "aal1", mfaRequired: true });

    // Another window that asks at this moment is refused, and nobody is signed out.
    expect((await refresh(older.data.session!.refresh_token)).body.error_code).toBe("refresh_token_already_used");
    const next = await refresh(after!.refresh_token);
    expect(decodeJwt(next.body.access_token)["aal"]).toBe("aal2");
    // Later it was copied: the session ends.
    app.clock.moveBy(11_000);
    expect((await refresh(older.data.session!.refresh_token)).body.error_code).toBe("refresh_token_already_used");
    expect((await refresh(next.body.refresh_token)).body.error_code).toBe("refresh_token_not_found");
    expect(await me(after!.access_token)).toBe("session_expired");
  });

  it("do not become worth more when they say so themselves, nor stay worth more once the factor is gone", async () => {
    const { auth } = await person();
    const { id } = await withApp(auth);
    await withApp(auth, "Deux");
    const { access_token } = (await auth.getSession()).data.session!;
    const [one] = (await auth.mfa.listFactors()).data!.totp.filter((factor) => factor.id !== id);
    await auth.mfa.unenroll({ factorId: one!.id });
    expect(await me(access_token)).toBe("mfa_required");
    const remove = await auth.mfa.unenroll({ factorId: id });
    expect(remove.error).toMatchObject({ status: 422, code: "insufficient_aal" });
  });
});

describe("a password without its factor", () => {
  it("begins, confirms and removes none", async () => {
    const { auth, phone } = await person();
    const thief = await signIn(phone);
    const planted = (await thief.auth.mfa.enroll({ factorType: "totp", friendlyName: "Le mien" })).data!;
    const number = (await thief.auth.mfa.enroll({ factorType: "phone", phone: nextPhone() })).data!;
    const challenge = (await thief.auth.mfa.challenge({ factorId: number.id })).data!;
    const factor = await withApp(auth);
    // Confirming the owner's ended the thief's session, and swept what was begun of its kind.
    const again = await signIn(phone);
    const begin = await again.auth.mfa.enroll({ factorType: "totp" });
    expect(begin.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const confirm = await again.auth.mfa.challengeAndVerify({
      factorId: planted.id,
      code: codeNow(planted.totp.secret),
    });
    expect(confirm.error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    const ask = await again.auth.mfa.challenge({ factorId: number.id });
    expect(ask.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const show = await again.auth.mfa.verify({ factorId: number.id, challengeId: challenge.id, code: "000000" });
    expect(show.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const remove = await again.auth.mfa.unenroll({ factorId: factor.id });
    expect(remove.error).toMatchObject({ status: 422, code: "insufficient_aal" });
    const token = again.session.access_token;
    for (const [method, path] of [
      ["POST", "recovery-codes"],
      ["DELETE", "recovery-codes"],
      ["POST", "recovery-codes/regenerate"],
    ] as const) {
      const answer = await app.call(method, `/auth/v1/factors/${path}`, { token, body: {} });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it("touches nobody else's factor, whatever its own session has shown", async () => {
    const [hers, his] = [await person(), await person()];
    const factor = await withApp(hers.auth);
    await withApp(his.auth);
    const notFound = { status: 404, code: "mfa_factor_not_found" };
    expect((await his.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject(notFound);
    expect((await his.auth.mfa.challenge({ factorId: factor.id })).error).toMatchObject(notFound);
    const shown = await his.auth.mfa.challengeAndVerify({ factorId: factor.id, code: nextCode(factor.secret) });
    expect(shown.error).toMatchObject(notFound);
    const challenge = (await hers.auth.mfa.challenge({ factorId: factor.id })).data!;
    const own = (await his.auth.mfa.listFactors()).data!.totp[0]!;
    const crossed = await his.auth.mfa.verify({
      factorId: own.id,
      challengeId: challenge.id,
      code: nextCode(factor.secret),
    });
    expect(crossed.error).toMatchObject({ status: 422, code: "mfa_factor_not_found" });
  });
});

describe("two first factors confirmed at once", () => {
  it("leave one that counts: the other is no way around it", async () => {
    const { auth, phone } = await person();
    const thief = await signIn(phone);
    const mine = (await auth.mfa.enroll({ factorType: "totp", friendlyName: "Le sien" })).data!;
    const planted = (await thief.auth.mfa.enroll({ factorType: "totp", friendlyName: "Le mien" })).data!;
    const both = await Promise.all([
      auth.mfa.challengeAndVerify({ factorId: mine.id, code: codeNow(mine.totp.secret) }),
      thief.auth.mfa.challengeAndVerify({ factorId: planted.id, code: codeNow(planted.totp.secret) }),
    ]);
    expect(both.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe("guessing", () => {
  it("is stopped after five, for a growing time, with a code of its own for recovery codes, and audited", async () => {
    const limited = await openTestApp({ env: { RATE_LIMITS: "on" } });
    try {
      const phone_number = "0707123456";
      const body = { phone_number, full_name: "Awa Koné", password, terms_accepted: true };
      const first = await limited.call("POST", "/api/auth/phone/register", { body });
      const token = first.body.access_token;
      const begun = await limited.call("POST", "/api/account/factors", { token, body: { type: "totp" } });
      const { id, totp } = begun.body;
      const ask = (of: string) => limited.call("POST", `/auth/v1/factors/${id}/challenge`, { token: of, body: {} });
      const show = (of: string, challenge_id: string, code: string) =>
        limited.call("POST", `/auth/v1/factors/${id}/verify`, { token: of, body: { challenge_id, code } });
      const right = () => new TOTP({ secret: totp.secret }).generate({ timestamp: limited.clock.now().getTime() });
      await show(token, (await ask(token)).body.id, right());
      limited.clock.moveBy(30_000);
      const login = await limited.call("POST", "/api/auth/phone/login", { body: { phone: phone_number, password } });
      const thief = login.body.access_token;
      const challenge = (await ask(thief)).body.id;
      const wrong = String((Number(right()) + 1) % 1_000_000).padStart(6, "0");
      const guesses = await Promise.all(Array.from({ length: 8 }, () => show(thief, challenge, wrong)));
      expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
      const stopped = await show(thief, challenge, right());
      expect([stopped.status, stopped.body.error_code, stopped.headers["retry-after"]]).toEqual([
        429,
        "over_request_rate_limit",
        "60",
      ]);
      const recovery = (code: string) =>
        limited.call("POST", "/auth/v1/factors/recovery-codes/verify", { token: thief, body: { code } });
      const locked = await recovery("aaaaaaaaaaaaaaaa");
      expect([locked.status, locked.body.error_code, locked.headers["retry-after"]]).toEqual([
        429,
        "mfa_recovery_codes_locked",
        "60",
      ]);
      const refused = limited.ctx.db.selectFrom("audit_log").select("id").where("action", "=", "factor.refused");
      expect(await refused.execute()).toHaveLength(5);
      limited.clock.moveBy(60_000);
      expect((await show(thief, challenge, wrong)).body.error_code).toBe("mfa_verification_failed");
      expect((await show(thief, challenge, right())).headers["retry-after"]).toBe("120");
      // The sixteenth question of a minute from one address, whosever it is.
      expect((await ask(token)).status).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

describe("somebody who has numbers written to at our cost", () => {
  it("gets one text a minute, however many factors they begin", async () => {
    const { auth } = await person();
    const ask = async () => {
      const { data } = await auth.mfa.enroll({ factorType: "phone", phone: nextPhone() });
      const { error } = await auth.mfa.challenge({ factorId: data!.id });
      await auth.mfa.unenroll({ factorId: data!.id });
      return error?.code;
    };
    expect([await ask(), await ask()]).toEqual([undefined, "over_sms_send_rate_limit"]);
    app.clock.moveBy(60_000);
    expect(await ask()).toBeUndefined();
  });
});

describe("odd requests", () => {
  it("are answered with a no, never with a fault", async () => {
    const { auth } = await person();
    const factor = await withApp(auth);
    const token = (await auth.getSession()).data.session!.access_token;
    const bodies = [
      {},
      { challenge_id: 7 },
      { challenge_id: "x", code: [] },
      { challenge_id: "x\0", code: "1" },
      "[]",
      "{",
    ];
    const paths = [
      ["POST", "factors"],
      ["POST", `factors/${factor.id}/verify`],
      ["POST", "factors/abc/challenge"],
      ["POST", "factors/abc/verify"],
      ["DELETE", "factors/abc"],
      ["DELETE", "factors/00000000-0000-7000-8000-000000000000"],
      ["POST", "factors/recovery-codes/verify"],
    ] as const;
    for (const [method, path] of paths) {
      for (const body of bodies) {
        const answer = await app.call(method, `/auth/v1/${path}`, { token, body });
        expect([path, body, Math.floor(answer.status / 100)]).toEqual([path, body, 4]);
      }
      expect((await app.call(method, `/auth/v1/${path}`, { body: {} })).body.error_code).toBe(
        path.includes("abc") && method === "DELETE" ? "validation_failed" : "no_authorization",
      );
    }
  });

  it("leave nothing behind: what was begun and forgotten is swept after a day", async () => {
    const { auth, id } = await person();
    await auth.mfa.enroll({ factorType: "totp", friendlyName: "Oublié" });
    app.clock.moveBy(86_400_001);
    await deleteAbandoned(app.ctx.db, new Date(app.clock.now().getTime() - 86_400_000));
    const left = app.ctx.db.selectFrom("auth.mfa_factors").select("id").where("user_id", "=", id);
    expect(await left.execute()).toEqual([]);
  });
});
