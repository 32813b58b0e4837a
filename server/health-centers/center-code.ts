import { centerCodePrefix, codeLength } from "#contract/health-centers.ts";
import type { Context } from "#server/context.ts";
import { newCode } from "#server/platform/ids.ts";

/** A new login code: `HC-` and 8 characters without look-alikes. */
export function newCenterCode(): string {
  return `${centerCodePrefix}${newCode(codeLength)}`;
}

/** What is kept of a code, and what a typed one is compared by: case and spaces do not count (specification, section 5). */
export function centerCodeDigest(ctx: Pick<Context, "sealer">, typed: string): Buffer {
  return ctx.sealer.digest(typed.replace(/\s/g, "").toUpperCase(), "health center login code");
}
