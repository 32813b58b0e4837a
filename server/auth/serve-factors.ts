import type { Context } from "#server/context.ts";
import type { Http, HttpRequest } from "#server/platform/pages.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { signedInBy } from "./bearer.ts";
import { challengeFactor } from "./challenge-factor.ts";
import { phoneDigits } from "./create-user.ts";
import { enrollFactor, type WantedFactor } from "./enroll-factor.ts";
import { makeRecoveryCodes, readRecoveryCodes, removeRecoveryCodes, verifyRecoveryCode } from "./recovery-codes.ts";
import { removeFactor } from "./remove-factor.ts";
import type { Session } from "./sessions.ts";
import { verifyFactor } from "./verify-factor.ts";
import { fieldsOf, idIn, textOf } from "./wire.ts";

const mostName = 200;
const bySignedIn = (ctx: Context, request: HttpRequest) => signedInBy(ctx, request.headers.authorization);

/** A short name, null when absent. Refuses: validation_failed. */
function nameIn(fields: Record<string, unknown>, name: string): string | null {
  const text = textOf(fields, name).trim();
  if (text.length > mostName) throw validationFailed(`${name} is limited to ${mostName} characters`);
  return text === "" ? null : text;
}

/** What is wanted as a factor. Refuses: validation_failed, mfa_webauthn_enroll_not_enabled. */
function wantedIn(fields: Record<string, unknown>): WantedFactor {
  const type = textOf(fields, "factor_type");
  const name = nameIn(fields, "friendly_name");
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  if (type === "phone") {
    const phone = phoneDigits(textOf(fields, "phone").trim());
    if (!/^[1-9]\d{1,14}$/.test(phone)) throw validationFailed("Invalid phone number format (E.164 required)");
    return { type, name, phone };
  }
  if (type !== "totp") throw validationFailed("factor_type needs to be totp, phone, or webauthn");
  const issuer = nameIn(fields, "issuer");
  return { type, name, ...(issuer === null ? {} : { issuer }) };
}

async function challenge(ctx: Context, request: HttpRequest) {
  const by = await bySignedIn(ctx, request);
  const { phone: _told, ...made } = await challengeFactor(ctx, by, idIn(request, "factor_id"), request.ip);
  return made;
}

async function verify(ctx: Context, request: HttpRequest): Promise<Session> {
  const by = await bySignedIn(ctx, request);
  const factorId = idIn(request, "factor_id");
  const fields = fieldsOf(request);
  const shown = { factorId, challengeId: textOf(fields, "challenge_id"), code: textOf(fields, "code").trim() };
  return verifyFactor(ctx, by, shown, request.ip);
}

/** Too many wrong ones have a code of their own here. */
async function verifyRecovery(ctx: Context, request: HttpRequest): Promise<Session> {
  const by = await bySignedIn(ctx, request);
  try {
    return (await verifyRecoveryCode(ctx, by, textOf(fieldsOf(request), "code"), request.ip)).session;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "too_many_attempts") throw error;
    const locked = new AuthError(429, "mfa_recovery_codes_locked", "Too many wrong recovery codes, try again later");
    locked.retryAfter = error.retryAfter;
    throw locked;
  }
}

function serveRecoveryCodes(http: Http, ctx: Context): void {
  http.get("/factors/recovery-codes", async (request) =>
    readRecoveryCodes(ctx, (await bySignedIn(ctx, request)).user.id),
  );
  http.post("/factors/recovery-codes", async (request) => {
    const by = await bySignedIn(ctx, request);
    const name = nameIn(fieldsOf(request), "friendly_name");
    return makeRecoveryCodes(ctx, by, { how: "new", ...(name === null ? {} : { name }) });
  });
  http.post("/factors/recovery-codes/regenerate", async (request) =>
    makeRecoveryCodes(ctx, await bySignedIn(ctx, request), { how: "again" }),
  );
  http.post("/factors/recovery-codes/verify", (request) => verifyRecovery(ctx, request));
  http.delete("/factors/recovery-codes", async (request) => removeRecoveryCodes(ctx, await bySignedIn(ctx, request)));
}

/** Second factors and recovery codes, as the public auth client asks for them (auth wire contract, section 2). */
export function serveFactors(http: Http, ctx: Context): void {
  serveRecoveryCodes(http, ctx);
  http.post("/factors", async (request) => {
    const by = await bySignedIn(ctx, request);
    return enrollFactor(ctx, by, wantedIn(fieldsOf(request)));
  });
  http.post("/factors/:factor_id/challenge", (request) => challenge(ctx, request));
  http.post("/factors/:factor_id/verify", (request) => verify(ctx, request));
  http.delete("/factors/:factor_id", async (request) => {
    const id = idIn(request, "factor_id");
    await removeFactor(ctx, await bySignedIn(ctx, request), id);
    return { id };
  });
}
