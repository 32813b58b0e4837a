import { describe, expect, it } from "vitest";
import { nextPhone } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/app.ts";
import { codeSentTo, lettersTo, wrongCode } from "./test-letters.ts";

const app = useTestApp();
const password = "poisson-braisé-8";
const newPassword = "attiéké-du-dimanche";

async function registered(fullName: string, phone = nextPhone(), role = "patient") {
  const body = { phone_number: phone, full_name: fullName, password, terms_accepted: true, role };
  const answer = await app.call("POST", "/api/auth/phone/register", { body });
  return { phone, id: answer.body.user.id as string, token: answer.body.access_token as string };
}

const sendCode = (token: string, body: Record<string, unknown> = {}) =>
  app.call("POST", "/api/auth/phone/send-code", { token, body });
const verify = (token: string, code: string) => app.call("POST", "/api/auth/phone/verify", { token, body: { code } });
const account = async (token: string) => (await app.call("GET", "/api/account", { token })).body;
const patients = async (token: string) =>
  ((await app.call("GET", "/api/patients", { token })).body as { full_name: string }[]).map((one) => one.full_name);
const addPatient = (token: string, full_name: string) =>
  app.call("POST", "/api/patients", { token, body: { full_name, relation: "child" } });
const login = (phone: string, secret: string) =>
  app.call("POST", "/api/auth/phone/login", { body: { phone, password: secret } });

/** Who holds the number proves it by SMS, without being signed in to the account that has it unless `token` is theirs. */
async function proveFromOutside(phone: string, change: Record<string, unknown> = {}, token?: string) {
  app.clock.moveBy(61_000);
  await app.call("POST", "/api/auth/password/forgot", { body: { phone_number: phone } });
  const code = await codeSentTo(app, phone);
  const body = { phone_number: phone, code, password: newPassword, ...change };
  return app.call("POST", "/api/auth/password/reset", { token, body });
}

async function proveSignedIn(token: string, phone: string) {
  await sendCode(token);
  return verify(token, await codeSentTo(app, phone));
}

describe("a number that an account has and never proved", () => {
  it("goes to whoever proves it by SMS, without a word of what the account holds", async () => {
    const squatter = await registered("Un inconnu");
    await addPatient(squatter.token, "Enfant de l'inconnu");
    const answer = await proveFromOutside(squatter.phone, { full_name: "Adjoua Tano", terms_accepted: true });
    expect([answer.status, answer.body.new_account]).toEqual([200, true]);
    expect(answer.body.user).toMatchObject({ full_name: "Adjoua Tano", phone_number: squatter.phone, role: "patient" });
    expect(answer.body.user.id).not.toBe(squatter.id);
    const { access_token: token } = answer.body;
    expect(await patients(token)).toEqual(["Adjoua Tano"]);
    expect((await app.call("GET", "/api/appointments", { token })).body).toEqual([]);
    expect(await account(token)).toMatchObject({ phone_verified: true, has_former_account: true });
    expect((await login(squatter.phone, newPassword)).body.user.id).toBe(answer.body.user.id);
  });

  it("ends the sessions of the account that loses it, which keeps its data and no way in by that number", async () => {
    const squatter = await registered("Un inconnu");
    await addPatient(squatter.token, "Enfant de l'inconnu");
    await proveFromOutside(squatter.phone);
    for (const path of ["/api/auth/me", "/api/patients", "/api/account"]) {
      expect((await app.call("GET", path, { token: squatter.token })).body.code).toBe("session_expired");
    }
    expect((await login(squatter.phone, password)).body.code).toBe("invalid_phone_credentials");
    const kept = await app.ctx.db
      .selectFrom("patients")
      .select(["full_name", "phone_number"])
      .where("account_id", "=", squatter.id)
      .orderBy("created_at")
      .execute();
    expect(kept).toEqual([
      { full_name: "Un inconnu", phone_number: null },
      { full_name: "Enfant de l'inconnu", phone_number: null },
    ]);
  });

  it("is named « Nouveau patient » and has accepted nothing when the prover said neither", async () => {
    const squatter = await registered("Un inconnu");
    const { body } = await proveFromOutside(squatter.phone);
    expect(await account(body.access_token)).toMatchObject({ full_name: "Nouveau patient", terms_version: null });
    const changed = await app.call("PATCH", "/api/account", {
      token: body.access_token,
      body: { full_name: "Adjoua Tano", terms_accepted: true },
    });
    expect(changed.body).toMatchObject({ full_name: "Adjoua Tano", terms_version: "2026-11" });
    expect(await patients(body.access_token)).toEqual(["Adjoua Tano"]);
  });

  it("gives nobody a role: who proves a doctor-to-be's number is a patient", async () => {
    const squatter = await registered("Dr Inconnu", nextPhone(), "provider");
    const { body } = await proveFromOutside(squatter.phone);
    expect(body.user.role).toBe("patient");
  });

  it("keeps all its data when its owner proves it signed in, and from then on also by SMS alone", async () => {
    const awa = await registered("Awa Koné");
    await addPatient(awa.token, "Petit Koné");
    expect((await proveSignedIn(awa.token, awa.phone)).body).toMatchObject({ success: true, phone_number: awa.phone });
    const answer = await proveFromOutside(awa.phone);
    expect([answer.body.user.id, answer.body.new_account]).toEqual([awa.id, false]);
    expect(await patients(answer.body.access_token)).toEqual(["Awa Koné", "Petit Koné"]);
  });

  it("keeps its data when the owner forgot the password but is still signed in on the device", async () => {
    const awa = await registered("Awa Koné");
    const answer = await proveFromOutside(awa.phone, {}, awa.token);
    expect([answer.body.user.id, answer.body.new_account]).toEqual([awa.id, false]);
    expect(await account(answer.body.access_token)).toMatchObject({ phone_verified: true, has_former_account: false });
  });

  it("is not kept by a session of somebody else, nor by one that has ended", async () => {
    const [awa, other] = [await registered("Awa Koné"), await registered("Un autre")];
    expect((await proveFromOutside(awa.phone, {}, other.token)).body.new_account).toBe(true);
    const yao = await registered("Yao Kra");
    await app.call("POST", "/api/auth/logout", { token: yao.token, body: {} });
    expect((await proveFromOutside(yao.phone, {}, yao.token)).body.new_account).toBe(true);
  });
});

describe("going back to the former account of a number", () => {
  const reclaim = (token: string, secret: string) =>
    app.call("POST", "/api/auth/phone/former", { token, body: { password: secret } });

  it("takes the number and the former password together, and brings the data back", async () => {
    const awa = await registered("Awa Koné");
    await addPatient(awa.token, "Petit Koné");
    const fresh = (await proveFromOutside(awa.phone)).body;
    expect((await reclaim(fresh.access_token, "pas le bon")).body.code).toBe("former_account_not_found");
    const back = await reclaim(fresh.access_token, password);
    expect([back.status, back.body.user.id]).toEqual([200, awa.id]);
    expect(await patients(back.body.access_token)).toEqual(["Awa Koné", "Petit Koné"]);
    expect((await app.call("GET", "/api/auth/me", { token: fresh.access_token })).body.code).toBe("session_expired");
    expect((await login(awa.phone, password)).body.user.id).toBe(awa.id);
    const again = await reclaim(back.body.access_token, newPassword);
    expect(again.body.user.id).toBe(fresh.user.id);
  });

  it("is closed to whoever has only the password, or only the number", async () => {
    const awa = await registered("Awa Koné");
    await proveFromOutside(awa.phone);
    const thief = await registered("Un voleur");
    expect((await reclaim(thief.token, password)).body.code).toBe("former_account_not_found");
    await proveSignedIn(thief.token, thief.phone);
    expect((await reclaim(thief.token, password)).body.code).toBe("former_account_not_found");
  });

  it("happens once when asked four times at once", async () => {
    const awa = await registered("Awa Koné");
    const fresh = (await proveFromOutside(awa.phone)).body;
    const answers = await Promise.all(Array.from({ length: 4 }, () => reclaim(fresh.access_token, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect((await login(awa.phone, password)).body.user.id).toBe(awa.id);
  });
});

describe("proving a number while signed in", () => {
  it("counts wrong codes and kills the code after five", async () => {
    const awa = await registered("Awa Koné");
    await sendCode(awa.token);
    const code = await codeSentTo(app, awa.phone);
    await Promise.all(Array.from({ length: 9 }, () => verify(awa.token, wrongCode(code))));
    expect((await verify(awa.token, code)).body.code).toBe("code_invalid");
    expect((await account(awa.token)).phone_verified).toBe(false);
  });

  it("sends one code an interval, and none for a number already proven", async () => {
    const awa = await registered("Awa Koné");
    await sendCode(awa.token);
    const second = await sendCode(awa.token);
    expect([second.status, second.body.code, second.headers["retry-after"]]).toEqual([429, "code_sent_recently", "60"]);
    await verify(awa.token, await codeSentTo(app, awa.phone));
    app.clock.moveBy(61_000);
    expect((await sendCode(awa.token)).body.code).toBe("phone_already_verified");
  });

  it("changes the number only with the password, tells the former one, and moves the login", async () => {
    const awa = await registered("Awa Koné");
    await proveSignedIn(awa.token, awa.phone);
    const wanted = nextPhone();
    const without = await sendCode(awa.token, { phone_number: wanted });
    expect([without.body.code, without.body.errors[0].field]).toEqual(["current_password_wrong", "current_password"]);
    await sendCode(awa.token, { phone_number: wanted, current_password: password });
    expect((await verify(awa.token, await codeSentTo(app, wanted))).body.phone_number).toBe(wanted);
    expect((await login(wanted, password)).body.user.id).toBe(awa.id);
    expect((await login(awa.phone, password)).status).toBe(401);
    expect((await lettersTo(app, awa.phone))[0]!.purpose).toBe("phone-changed");
  });

  it("takes a number from an account that never proved it, and not from one that did", async () => {
    const [awa, squatter, yao] = [await registered("Awa"), await registered("Un inconnu"), await registered("Yao")];
    await proveSignedIn(yao.token, yao.phone);
    const refused = await sendCode(awa.token, { phone_number: yao.phone, current_password: password });
    expect([refused.status, refused.body.code]).toEqual([409, "phone_already_registered"]);
    await sendCode(awa.token, { phone_number: squatter.phone, current_password: password });
    expect((await verify(awa.token, await codeSentTo(app, squatter.phone))).status).toBe(200);
    expect((await login(squatter.phone, password)).body.user.id).toBe(awa.id);
    expect((await app.call("GET", "/api/auth/me", { token: squatter.token })).body.code).toBe("session_expired");
  });

  it("is one account's when two prove one number at once", async () => {
    const [awa, yao, wanted] = [await registered("Awa"), await registered("Yao"), nextPhone()];
    await sendCode(awa.token, { phone_number: wanted, current_password: password });
    const first = await codeSentTo(app, wanted);
    app.clock.moveBy(61_000);
    await sendCode(yao.token, { phone_number: wanted, current_password: password });
    const second = await codeSentTo(app, wanted);
    const answers = await Promise.all([verify(awa.token, first), verify(yao.token, second)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const rows = await app.ctx.db.selectFrom("accounts").select("id").where("phone_number", "=", wanted).execute();
    expect(rows).toHaveLength(1);
  });
});

describe("two families on one phone number", () => {
  it("share one account with a patient for each person, and cannot make a second one", async () => {
    const awa = await registered("Awa Koné");
    await addPatient(awa.token, "Grand-mère Tano");
    const body = { phone_number: awa.phone, full_name: "Voisin", password, terms_accepted: true };
    expect((await app.call("POST", "/api/auth/phone/register", { body })).body.code).toBe("phone_already_registered");
    expect(await patients(awa.token)).toEqual(["Awa Koné", "Grand-mère Tano"]);
  });
});
