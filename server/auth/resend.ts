import type { Context } from "#server/context.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { validationFailed } from "./auth-error.ts";
import { resendEmailChange } from "./change-email.ts";
import { listOnTheirWay } from "./code-queries.ts";
import { claimSending } from "./one-time-codes.ts";
import { findChanging, findUser } from "./queries.ts";
import { readEmail, readPhone } from "./read-fields.ts";
import { writeCode } from "./recover.ts";
import type { Landing } from "./redirects.ts";
import { resendConfirmation } from "./send-mails.ts";
import { refuseWithheld } from "./too-soon.ts";
import { textOf } from "./wire.ts";

async function resendChangeOfEmail(ctx: Context, email: string, landing: Landing): Promise<void> {
  refuseWithheld(await claimSending(ctx, email, "email_change_new"), "email");
  const user = await findChanging(ctx.db, { email });
  if (user) await resendEmailChange(ctx, user, email, landing);
}

/** A code that signs in, once more, to who asked for one; what they said of themselves stays with it. */
async function resendSignIn(ctx: Context, phone: string): Promise<void> {
  refuseWithheld(await claimSending(ctx, phone, "sign_in"), "sms");
  const user = await findUser(ctx.db, { phone: phone.slice(1) });
  const codes = user ? await listOnTheirWay(ctx.db, user.id, ["confirmation"]) : [];
  const former = codes.find((code) => code.relates_to === phone);
  if (user && former) await writeCode(ctx, user.id, { kind: "confirmation", to: { phone }, facts: former.facts });
}

async function resendChangeOfPhone(ctx: Context, phone: string): Promise<void> {
  refuseWithheld(await claimSending(ctx, phone, "phone_change"), "sms");
  const user = await findChanging(ctx.db, { phone: phone.slice(1) });
  if (!user?.phone_change) return;
  const wanted = `+${user.phone_change}`;
  if (wanted !== phone && (await claimSending(ctx, wanted, "phone_change"))) return;
  await writeCode(ctx, user.id, { kind: "phone_change", to: { phone: wanted } });
}

/**
 * POST `/resend`: sends once more what is on its way to somebody, and nothing when nothing is; who asks learns neither.
 * Refuses: validation_failed, over_email_send_rate_limit, over_sms_send_rate_limit (strangers alike).
 */
export async function resend(ctx: Context, fields: Record<string, unknown>, landing: Landing): Promise<object> {
  const [type, email, phone] = [textOf(fields, "type"), textOf(fields, "email"), textOf(fields, "phone")];
  const byMail = type === "signup" || type === "email_change";
  if (!byMail && type !== "sms" && type !== "phone_change") {
    throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  }
  if (email !== "" && phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided.");
  }
  if (byMail && email === "") throw validationFailed("Type provided requires an email address");
  if (!byMail && phone === "") throw validationFailed("Type provided requires a phone number");
  if (byMail) {
    const address = readEmail(email);
    if (type === "signup") refuseWithheld(await resendConfirmation(ctx, address, landing), "email");
    else await inTransaction(ctx, (inside) => resendChangeOfEmail(inside, address, landing));
    return {};
  }
  const number = `+${readPhone(phone)}`;
  const again = type === "sms" ? resendSignIn : resendChangeOfPhone;
  await inTransaction(ctx, (inside) => again(inside, number));
  return {};
}
