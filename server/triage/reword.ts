import { triageAnswers } from "#texts/triage.ts";
import type { Context } from "#server/context.ts";
import { Refusal } from "#server/platform/refuse.ts";
import { readSite } from "#server/settings/read-site.ts";

/** The numbers to call in an emergency (settings), the first one first. */
export async function emergencyNumbers(ctx: Context): Promise<string[]> {
  return (await readSite(ctx)).emergency_numbers.map(({ number }) => number);
}

/** Whoever is made to wait may be in an emergency: the numbers to call are named. */
export async function nameNumbers(ctx: Context, refusal: Refusal): Promise<Refusal> {
  const { code, retryAfter } = refusal;
  if (code !== "too_many_requests") return refusal;
  const detail = triageAnswers.tooManyRequests(await emergencyNumbers(ctx));
  return new Refusal(code, { detail, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
