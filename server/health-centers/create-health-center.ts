import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import type { createHealthCenter as endpoint } from "#contract/health-centers.ts";
import { centerCodeMail } from "#texts/health-centers.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import type { Actor } from "#server/platform/actor.ts";
import { newId } from "#server/platform/ids.ts";
import { violates } from "#server/platform/pg-errors.ts";
import { refuse } from "#server/platform/refuse.ts";
import { inTransaction } from "#server/platform/transaction.ts";
import { centerCodeDigest, newCenterCode } from "./center-code.ts";
import { publicFacts } from "./public-facts.ts";
import { insertHealthCenter } from "./queries.ts";

/**
 * An administrator creates a center, approved at once: its account, its code (shown in this answer and in one mail, kept as a keyed
 * digest) and the audit row, all or nothing (specification, section 4; decisions, "Identity").
 * Refuses: center_already_registered for a licence number or e-mail address that another center has.
 */
export async function createHealthCenter(
  ctx: Context,
  actor: Actor,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const id = newId();
  const code = newCenterCode();
  try {
    await inTransaction(ctx, async (inside) => {
      const now = inside.clock.now();
      // The center signs in by its code alone: its contact address may well be a person's who has an account of their own.
      const account = await createAccount(inside, { role: "health_center", fullName: input.name, by: actor });
      await insertHealthCenter(inside.db, {
        id,
        account_id: account!.id,
        ...publicFacts(input),
        status: "approved",
        login_code_hmac: centerCodeDigest(inside, code),
        created_at: now,
        decided_at: now,
      });
      await audit(inside, actor, "health_center.created", { type: "health_center", id }, { name: input.name });
      await writeMessage(inside, {
        channel: "email",
        to: input.contact_email,
        purpose: "center-code",
        subject: centerCodeMail.subject,
        body: centerCodeMail.body({ code, center: input.name, link: `${ctx.config.publicUrl()}/health-center` }),
      });
    });
  } catch (error) {
    if (violates(error, "health_centers_license") || violates(error, "health_centers_email")) {
      refuse("center_already_registered");
    }
    throw error;
  }
  return { success: true, id, name: input.name, login_code: code, email_sent: true };
}
