import { exportOwn, readContacts } from "#server/accounts/leave.ts";
import { exportAppointments } from "#server/appointments/leave.ts";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { exportDoctor } from "#server/doctors/leave.ts";
import { exportCenter } from "#server/health-centers/leave.ts";
import { exportRecords } from "#server/medical-records/leave.ts";
import { exportMessages } from "#server/messages/leave.ts";
import { exportPayments } from "#server/payments/leave.ts";
import type { Actor } from "#server/platform/actor.ts";
import { RawJson } from "#server/platform/raw-json.ts";
import { exportTriage } from "#server/triage/leave.ts";

/**
 * Everything the house keeps of an account, in one JSON object: the account and its people, appointments with notes, symptoms, joined
 * assessments and history, medical histories and who read them, assessments and problems reported in them, payments, messages, devices, accepted terms (decisions, "Health data").
 */
export async function exportAccount(ctx: Context, actor: Actor): Promise<RawJson<Record<string, unknown>>> {
  const { accountId } = actor;
  const own = await exportOwn(ctx, accountId);
  const { proven, since } = await readContacts(ctx, accountId);
  const data = {
    exported_at: ctx.clock.now(),
    ...own,
    doctor: await exportDoctor(ctx, actor),
    health_center: await exportCenter(ctx, accountId),
    appointments: await exportAppointments(ctx, accountId),
    ...(await exportRecords(ctx, accountId)),
    triage: await exportTriage(ctx, accountId),
    payments: await exportPayments(ctx, accountId),
    messages: await exportMessages(ctx, proven, since),
  };
  await audit(ctx, actor, "account.exported", { type: "account", id: accountId });
  return new RawJson(JSON.stringify(data));
}
