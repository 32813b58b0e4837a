import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeSentTo, lettersTo, tokenSentTo } from "#server/accounts/test-letters.ts";
import { sql } from "#server/database/sql.ts";
import { authJobs } from "./jobs.ts";
import { useTestAuth } from "./test-client.ts";

const { app, client, open, post } = useTestAuth({
  AUTH_REDIRECT_ALLOW_LIST: "https://app.example/**",
});
const password = "poisson-braisé-8";
const redirect = "https://app.example/callback";
const pkce = () => client({ flowType: "pkce" });
const flows = async () =>
  (await sql<{ method: string }>`select method from auth.flow_state`.execute(app.ctx.db)).rows.map((row) => row.method);
const amr = async (token: string | undefined) =>
  (await client().getClaims(token)).data?.claims.amr?.map((one) => (typeof one === "string" ? one : one.method));

/** Opens the newest link of an address and takes the code it leads back with. */
async function codeAfterClick(email: string, type: string): Promise<string> {
  const token = await tokenSentTo(app, email);
  expect(token).toMatch(/^pkce_/);
  const { url } = await open(token, type, redirect);
  expect(url.origin + url.pathname).toBe(redirect);
  expect(url.hash).toBe("");
  return url.searchParams.get("code")!;
}

describe("a sign-in that ends where it began", () => {
  it("signs up: the link leads back with a code, and only the device that asked makes a session of it, once", async () => {
    const email = "pkce@example.ci";
    const auth = pkce();
    const signUp = await auth.signUp({ email, password, options: { emailRedirectTo: redirect } });
    expect([signUp.error, signUp.data.session]).toEqual([null, null]);
    expect((await lettersTo(app, email))[0]?.body).toContain(`redirect_to=${encodeURIComponent(redirect)}`);
    const code = await codeAfterClick(email, "signup");
    const thief = await post("token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(64) });
    expect([thief.status, thief.body.error_code, thief.body.msg]).toEqual([
      400,
      "bad_code_verifier",
      "code challenge does not match previously saved code verifier",
    ]);
    const { data, error } = await auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(await amr(data.session?.access_token)).toEqual(["email/signup"]);
    const again = await post("token?grant_type=pkce", { auth_code: code, code_verifier: "x".repeat(64) });
    expect([again.status, again.body.error_code]).toEqual([404, "flow_state_not_found"]);
    expect(await flows()).toEqual([]);
  });

  it("signs in by magic link, recovers a password, changes an address, each told in the token", async () => {
    const email = "pkce@example.ci";
    const auth = pkce();
    await auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } });
    const signedIn = await auth.exchangeCodeForSession(await codeAfterClick(email, "magiclink"));
    expect(await amr(signedIn.data.session?.access_token)).toEqual(["magiclink"]);

    await auth.resetPasswordForEmail(email, { redirectTo: redirect });
    const recovered = await auth.exchangeCodeForSession(await codeAfterClick(email, "recovery"));
    expect(recovered.data).toMatchObject({ redirectType: "recovery" });
    expect(await amr(recovered.data.session?.access_token)).toEqual(["recovery"]);

    const next = "pkce-next@example.ci";
    expect((await auth.updateUser({ email: next }, { emailRedirectTo: redirect })).error).toBeNull();
    const half = await open(await tokenSentTo(app, email), "email_change", redirect);
    expect(half.url.searchParams.get("message")).toMatch(/^Confirmation link accepted/);
    expect(half.fragment.get("message")).toBe(half.url.searchParams.get("message"));
    const changed = await auth.exchangeCodeForSession(await codeAfterClick(next, "email_change"));
    expect(changed.data.user?.email).toBe(next);
    expect(await amr(changed.data.session?.access_token)).toEqual(["email_change"]);
  });

  it("counts its five minutes from the click", async () => {
    const email = "late@example.ci";
    const auth = pkce();
    await auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } });
    app.clock.moveBy(3_600_000);
    const code = await codeAfterClick(email, "magiclink");
    app.clock.moveBy(301_000);
    const late = await auth.exchangeCodeForSession(code);
    expect(late.error).toMatchObject({ status: 422, code: "flow_state_expired" });
    expect(await flows()).toEqual(["magiclink"]);
    await authJobs.find((job) => job.name === "auth.clear-old-flows")!.run(app.ctx);
    expect(await flows()).toEqual([]);
  });

  it("takes a code typed by hand, which opens a session at once and ends the flow", async () => {
    const email = "typed@example.ci";
    const auth = pkce();
    await auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } });
    const { data, error } = await auth.verifyOtp({ email, token: await codeSentTo(app, email), type: "email" });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect(await flows()).toEqual([]);
  });

  it("goes on when the mail is sent again, by the same device or by one that knows nothing of it", async () => {
    const email = "resent@example.ci";
    const auth = pkce();
    await auth.signUp({ email, password });
    app.clock.moveBy(60_000);
    expect((await post("resend", { type: "signup", email })).status).toBe(200);
    const kept = await auth.exchangeCodeForSession(await codeAfterClick(email, "signup"));
    expect(kept.data.session).not.toBeNull();

    const other = "resent-2@example.ci";
    await auth.signUp({ email: other, password });
    app.clock.moveBy(60_000);
    await auth.resend({ type: "signup", email: other, options: { emailRedirectTo: redirect } });
    expect((await auth.exchangeCodeForSession(await codeAfterClick(other, "signup"))).data.session).not.toBeNull();
  });

  it("is not stripped of its device: the link's token without its mark is no token", async () => {
    const email = "stripped@example.ci";
    await pkce().signInWithOtp({ email });
    const token = await tokenSentTo(app, email);
    const { fragment } = await open(token.replace(/^pkce_/, ""), "magiclink");
    expect(fragment.get("error_code")).toBe("otp_expired");
  });

  it("says why not in the fragment and, for its client, in the query", async () => {
    const { url, fragment } = await open("pkce_nothing", "signup", redirect);
    for (const place of [url.searchParams, fragment]) {
      expect(place.get("error")).toBe("access_denied");
      expect(place.get("error_code")).toBe("otp_expired");
      expect(place.get("error_description")).toBe("Email link is invalid or has expired");
    }
  });

  it("gives one of ten who come with its code at once a session", async () => {
    const email = "ten@example.ci";
    const verifier = "v".repeat(64);
    const code_challenge = createHash("sha256").update(verifier).digest("base64url");
    await post("otp", { email, code_challenge, code_challenge_method: "S256" });
    const auth_code = await codeAfterClick(email, "magiclink");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post("token?grant_type=pkce", { auth_code, code_verifier: verifier })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  it("is begun with S256 and a challenge that is one, or not at all", async () => {
    const email = "weak@example.ci";
    const code_challenge = "c".repeat(43);
    for (const body of [
      { code_challenge },
      { code_challenge_method: "s256" },
      { code_challenge, code_challenge_method: "plain" },
      { code_challenge: "short", code_challenge_method: "s256" },
      { code_challenge: "!".repeat(43), code_challenge_method: "s256" },
      { code_challenge: 7, code_challenge_method: "s256" },
    ]) {
      for (const path of ["otp", "recover", "resend", "signup"]) {
        const answer = await post(path, { email, type: "signup", password, ...body });
        expect([path, body, answer.status]).toEqual([path, body, 400]);
      }
    }
    expect(await lettersTo(app, email)).toEqual([]);
    expect((await post("token?grant_type=pkce", {})).body.error_code).toBe("validation_failed");
    const unknown = await post("token?grant_type=pkce", { auth_code: "none", code_verifier: "none" });
    expect(unknown.body.error_code).toBe("flow_state_not_found");
  });
});
