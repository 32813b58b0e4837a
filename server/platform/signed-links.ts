import { timingSafeEqual } from "node:crypto";
import type { Context } from "#server/context.ts";
import { refuse } from "./refuse.ts";

/** Long enough to open or save what it leads to, too short to be passed on. */
const lifeMs = 10 * 60_000;

/** What the token of a link is signed for. One purpose's token opens nothing else. */
type Purpose = `${string} link`;

function signatureOf(ctx: Pick<Context, "sealer">, purpose: Purpose, claim: string): Buffer {
  return ctx.sealer.digest(claim, purpose);
}

/**
 * A token for an address that a person opens without a session (a download cannot carry a bearer). It says what it is for and when it
 * ends, and cannot be made or altered outside; it is no secret's copy and is kept nowhere.
 */
export function signLink(
  ctx: Pick<Context, "sealer" | "clock">,
  purpose: Purpose,
  subject: string,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(Math.floor((ctx.clock.now().getTime() + lifeMs) / 1000) * 1000);
  const claim = Buffer.from(JSON.stringify([subject, expiresAt.getTime()])).toString("base64url");
  return { token: `${claim}.${signatureOf(ctx, purpose, claim).toString("base64url")}`, expiresAt };
}

/** The subject a token was signed for. Refuses: link_expired for a token that is over, altered, or of another purpose. */
export function openLink(ctx: Pick<Context, "sealer" | "clock">, purpose: Purpose, token: string): string {
  const [claim = "", signature = "", ...rest] = token.split(".");
  const right = signatureOf(ctx, purpose, claim);
  const given = Buffer.from(signature, "base64url");
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) refuse("link_expired");
  // Only what we signed comes here.
  const [subject, ends] = JSON.parse(Buffer.from(claim, "base64url").toString("utf8")) as [string, number];
  return ends > ctx.clock.now().getTime() ? subject : refuse("link_expired");
}
