import { timingSafeEqual } from "node:crypto";
import { audit } from "#server/audit/audit.ts";
import { endSessions } from "#server/auth/identity-sessions.ts";
import type { Context } from "#server/context.ts";
import type { Actor } from "#server/platform/actor.ts";
import { Refusal, refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { countPinTry, deletePinTries, updateLockPin } from "./settings-queries.ts";
import type { Origin } from "./sign-in.ts";
import { askPasswordAgain } from "./verify-phone.ts";

/** The quick lock of a phone that several people use. The screen locks by itself; the server keeps the digits and counts. */

const mostWrong = 5;

const digestOf = (ctx: Context, accountId: string, pin: string) => ctx.sealer.digest(`${accountId} ${pin}`, "lock pin");

/** Sets the four digits, or takes them away (null). Refuses: current_password_wrong, too_many_attempts. */
export async function setLockPin(
  ctx: Context,
  actor: Actor,
  pin: string | null,
  password: string,
  origin: Origin,
): Promise<{ success: true }> {
  await askPasswordAgain(ctx, actor.accountId, password, origin, "password");
  await inTransaction(ctx, async (inside) => {
    await updateLockPin(inside.db, actor.accountId, pin === null ? null : digestOf(inside, actor.accountId, pin));
    const action = pin === null ? "account.lock_pin_removed" : "account.lock_pin_set";
    await audit(inside, actor, action, { type: "account", id: actor.accountId });
  });
  return { success: true };
}

/**
 * Says whether the digits are right. Tries are counted before they are judged, so that many at once are not many free ones; the fifth wrong
 * one ends the session.
 * Refuses: pin_missing, pin_wrong, session_expired once the session has ended for it.
 */
export async function unlock(ctx: Context, actor: Actor, pin: string): Promise<{ success: true }> {
  const counted = await countPinTry(ctx.db, actor.accountId, actor.sessionId, ctx.clock.now());
  if (!counted) refuse("pin_missing");
  const right = timingSafeEqual(counted.digest, digestOf(ctx, actor.accountId, pin));
  if (right && counted.wrong <= mostWrong) {
    await deletePinTries(ctx.db, actor.sessionId);
    return { success: true };
  }
  if (counted.wrong >= mostWrong) {
    await endSessions(ctx, actor.accountId, "local", actor.sessionId);
    refuse("session_expired");
  }
  refuse("pin_wrong", { errors: [{ field: "pin", message: new Refusal("pin_wrong").message }] });
}
