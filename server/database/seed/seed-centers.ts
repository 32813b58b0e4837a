import { createAccount } from "#server/accounts/create-account.ts";
import type { Context } from "#server/context.ts";
import { centerCodeDigest } from "#server/health-centers/center-code.ts";
import { newId } from "#server/platform/ids.ts";
import { demoCenters } from "./centers-data.ts";
import { insertDemoRows, type DemoRows } from "./seed-queries.ts";

export interface SeededCenter {
  id: string;
  name: string;
  pay_at_desk: boolean;
}

/** The six centers with their accounts; in the order of the data. */
export async function seedCenters(ctx: Context): Promise<SeededCenter[]> {
  const now = ctx.clock.now();
  const rows: DemoRows["health_centers"] = [];
  for (const { login_code, ...center } of demoCenters) {
    const account = await createAccount(ctx, { role: "health_center", fullName: center.name, acceptsTerms: true });
    rows.push({
      ...center,
      id: newId(),
      account_id: account!.id,
      login_code_hmac: centerCodeDigest(ctx, login_code),
      created_at: now,
      decided_at: center.status === "pending_approval" ? null : now,
    });
  }
  await insertDemoRows(ctx.db, "health_centers", rows);
  return rows.map(({ id, name, pay_at_desk }) => ({ id: id as string, name, pay_at_desk: pay_at_desk === true }));
}
