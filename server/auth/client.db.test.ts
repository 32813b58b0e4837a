import { AuthClient } from "@supabase/auth-js";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";

/** The published client, against the service on a real socket. */
const app = useTestApp();
let address = "";

beforeAll(async () => {
  // The client looks at the machine's clock, so the server has to agree.
  app.clock.moveTo(new Date().toISOString());
  address = await app.http.listen({ port: 0, host: "127.0.0.1" });
});

const client = () =>
  new AuthClient({
    url: `${address}/auth/v1`,
    headers: { apikey: "the public key of the tests", Authorization: "Bearer the-public-key-of-the-tests" },
    autoRefreshToken: false,
    persistSession: false,
  });

const phone = (n: number) => `225070000000${n}`;
const password = "poisson-braisé-8";

describe("the published auth client", () => {
  it("signs up by phone, reads the user, verifies the token by itself, refreshes and signs out", async () => {
    const auth = client();
    const signUp = await auth.signUp({ phone: `+${phone(1)}`, password, options: { data: { full_name: "Yao" } } });
    expect(signUp.error).toBeNull();
    expect(signUp.data.session?.token_type).toBe("bearer");
    const { data, error } = await auth.signInWithPassword({ phone: phone(1), password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: phone(1), email: "", user_metadata: { full_name: "Yao" } });
    expect((await auth.getUser()).data.user?.id).toBe(data.user?.id);

    const claims = await auth.getClaims();
    expect(claims.error).toBeNull();
    expect(claims.data?.header.alg).toBe("ES256");
    expect(claims.data?.claims).toMatchObject({
      iss: `${app.keeper.config.publicUrl()}/auth/v1`,
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      app_metadata: { role: "patient", provider: "phone", providers: ["phone"] },
      is_anonymous: false,
    });

    const refreshed = await auth.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token);
    expect((await auth.signOut()).error).toBeNull();
    const after = await client().getUser(refreshed.data.session?.access_token);
    expect(after.error?.name).toBe("AuthSessionMissingError");
  });

  it("gives a person who signs up here a patient's account, whatever role they name", async () => {
    const { data } = await client().signUp({
      phone: phone(2),
      password,
      options: {
        data: { full_name: "Rôle Volé", role: "admin", is_super_admin: true, app_metadata: { role: "admin" } },
      },
    });
    const me = await app.call("GET", "/api/auth/me", { token: data.session?.access_token });
    expect(me.body).toMatchObject({
      user: { full_name: "Rôle Volé", role: "patient", is_super_admin: false, phone_number: `+${phone(2)}` },
      patients: [{ relation: "self" }],
    });
  });

  it("names the codes of the errors it knows", async () => {
    const wrong = await client().signInWithPassword({ phone: phone(1), password: "not the password" });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    const known = await client().signUp({ phone: phone(1), password });
    expect(known.error).toMatchObject({ status: 422, code: "user_already_exists", message: "User already registered" });
    const weak = await client().signUp({ phone: phone(3), password: "azerty" });
    expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["pwned"] });
    const forged = await client().refreshSession({ refresh_token: "no-token" });
    expect(forged.error).toMatchObject({ status: 400, code: "refresh_token_not_found" });
  });

  it("signs out the other devices only, or this one only", async () => {
    const devices = [client(), client(), client()];
    await devices[0]!.signUp({ phone: phone(4), password });
    for (const device of devices) await device.signInWithPassword({ phone: phone(4), password });
    await devices[0]!.signOut({ scope: "others" });
    expect((await devices[0]!.getUser()).error).toBeNull();
    expect((await devices[1]!.getUser()).error?.name).toBe("AuthSessionMissingError");
    await devices[2]!.signInWithPassword({ phone: phone(4), password });
    await devices[2]!.signOut({ scope: "local" });
    expect((await devices[0]!.getUser()).error).toBeNull();
  });

  it("signs up by e-mail only once the mailed code is entered, and answers a known address alike", async () => {
    const email = "affoue@example.ci";
    const mails = () => app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", email).execute();
    const first = await client().signUp({
      email: "Affoue@Example.ci",
      password,
      options: { data: { full_name: "Affoué" } },
    });
    expect([first.error, first.data.session]).toEqual([null, null]);
    const early = await client().signInWithPassword({ email, password });
    expect(early.error?.code).toBe("email_not_confirmed");

    const code = /^\d{6}/.exec((await mails())[0]!.body)![0];
    const auth = client();
    const wrong = await auth.verifyOtp({ email, token: code === "000000" ? "000001" : "000000", type: "email" });
    expect(wrong.error).toMatchObject({ status: 403, code: "otp_expired" });
    expect((await auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    expect((await auth.verifyOtp({ email, token: code, type: "email" })).error?.code).toBe("otp_expired");
    const account = await sql<{
      email_verified_at: Date;
    }>`select email_verified_at from accounts where email = ${email}`.execute(app.keeper.db);
    expect(account.rows[0]?.email_verified_at).toBeInstanceOf(Date);
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();

    const again = await client().signUp({
      email,
      password: "another-long-one",
      options: { data: { full_name: "Affoué" } },
    });
    const shape = (user: object | null) => ({
      ...user,
      id: "",
      created_at: "",
      updated_at: "",
      confirmation_sent_at: "",
    });
    expect(shape(again.data.user)).toEqual(shape(first.data.user));
    expect(again.data.user?.id).not.toBe(first.data.user?.id);
    expect((await mails()).map((message) => message.purpose).toSorted()).toEqual([
      "already-registered",
      "confirm-email",
    ]);
    expect((await client().signInWithPassword({ email, password: "another-long-one" })).error?.code).toBe(
      "invalid_credentials",
    );
  });

  it("leaves no way in to somebody who signed up with another's address before its owner did", async () => {
    const email = "owner@example.ci";
    await client().signUp({ email, password: "the thief's choice" });
    app.clock.moveBy(60_000);
    await client().signUp({ email, password });
    const mails = await app.keeper.db
      .selectFrom("messages")
      .select("body")
      .where("recipient", "=", email)
      .orderBy("created_at")
      .execute();
    const [former, newest] = mails.map(({ body }) => body.slice(0, 6));
    expect((await client().verifyOtp({ email, token: former!, type: "email" })).error?.code).toBe("otp_expired");
    expect((await client().verifyOtp({ email, token: newest!, type: "email" })).error).toBeNull();
    const thief = await client().signInWithPassword({ email, password: "the thief's choice" });
    expect(thief.error?.code).toBe("invalid_credentials");
    expect((await client().signInWithPassword({ email, password })).error).toBeNull();
  });

  it("confirms by the mailed link, once", async () => {
    const email = "link@example.ci";
    await client().signUp({ email, password });
    const [mail] = await app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", email).execute();
    const token_hash = new URL(/^http\S+$/m.exec(mail!.body)![0]).searchParams.get("token")!;
    const both = await Promise.all([1, 2].map(() => client().verifyOtp({ token_hash, type: "signup" })));
    expect(both.filter(({ data }) => data.session !== null)).toHaveLength(1);
  });

  it("takes the mailed link's token in the address as well, once, and leads nowhere but to our own site", async () => {
    const email = "address@example.ci";
    await client().signUp({ email, password });
    const [mail] = await app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", email).execute();
    const token = new URL(/^http\S+$/m.exec(mail!.body)![0]).searchParams.get("token")!;
    const open = (redirect: string) =>
      app.call("GET", `/auth/v1/verify?token=${token}&type=signup&redirect_to=${encodeURIComponent(redirect)}`);
    const first = await open("https://elsewhere.example/steal");
    expect(first.status).toBe(303);
    const url = new URL(String(first.headers["location"]));
    const site = app.keeper.config.publicUrl();
    expect(url.origin).toBe(site);
    const session = new URLSearchParams(url.hash.slice(1));
    expect((await app.call("GET", "/auth/v1/user", { token: session.get("access_token")! })).body.email).toBe(email);
    const second = await open(`${site}/dashboard`);
    const led = String(second.headers["location"]);
    expect(led.startsWith(`${site}/dashboard#error=access_denied&error_code=otp_expired`)).toBe(true);
    const odd = await app.call("GET", "/auth/v1/verify?token=x&token=y&type=signup&redirect_to=%00");
    expect(odd.status).toBeLessThan(500);
  });

  it("lets nobody guess a mailed code more than five times", async () => {
    const email = "guess@example.ci";
    await client().signUp({ email, password });
    const [mail] = await app.keeper.db.selectFrom("messages").selectAll().where("recipient", "=", email).execute();
    const code = mail!.body.slice(0, 6);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await Promise.all([1, 2, 3, 4, 5].map(() => client().verifyOtp({ email, token: wrong, type: "email" })));
    expect((await client().verifyOtp({ email, token: code, type: "email" })).error?.code).toBe("otp_expired");
  });
});
