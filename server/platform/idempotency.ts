import { sql } from "#server/database/sql.ts";
import type { Context } from "#server/context.ts";
import type { IdempotencyKey } from "./route.ts";
import { Refusal, refuse } from "./refuse.ts";
import { violates } from "./pg-errors.ts";
import type { SealedColumn } from "./sealed-column.ts";

/** What was answered: the same status and body each time the key comes back, for at least 24 h (a job clears older ones). */
export interface RememberedAnswer {
  status: number;
  body: unknown;
}

/** What a request stands for: its endpoint, address and body. Keyed: who has a copy of the database cannot try words on it. */
export function requestDigest(
  { sealer }: Pick<Context, "sealer">,
  endpointName: string,
  url: string,
  body: unknown,
): Buffer {
  return sealer.digest(`${endpointName}\n${url}\n${JSON.stringify(body ?? null)}`, "repeated request");
}

/** True for a key that no two people send: long, and not of a few letters. */
export function isRandomKey(key: string): boolean {
  return key.length >= 16 && new Set(key).size >= 6;
}

/** What was answered to a key: it may hold a token, a code, or health data. */
export const sealedAnswers = {
  table: "idempotency_keys",
  column: "answer",
  key: ["scope", "key"],
  context: (scope: string, key: string) => `idempotency ${scope} ${key}`,
} satisfies SealedColumn;

const sealContext = (key: IdempotencyKey) => sealedAnswers.context(key.scope, key.key);

function sealAnswer(ctx: Context, key: IdempotencyKey, answer: RememberedAnswer): Buffer {
  return ctx.sealer.seal(JSON.stringify(answer.body), sealContext(key));
}

/** The answer already given for a key, or null. Refuses: idempotency_key_reused when the key stood for another request. */
export async function recall(ctx: Context, key: IdempotencyKey): Promise<RememberedAnswer | null> {
  const found = await sql<{
    request_hash: Buffer;
    status: number | null;
    answer: Buffer | null;
    open_answer: string | null;
  }>`
    select request_hash, status, answer, open_answer from idempotency_keys where scope = ${key.scope} and key = ${key.key}`.execute(
    ctx.db,
  );
  const row = found.rows[0];
  if (!row) return null;
  if (!row.request_hash.equals(key.requestHash))
    refuse("idempotency_key_reused", {
      errors: [{ field: "Idempotency-Key", message: new Refusal("idempotency_key_reused").message }],
    });
  if (row.status !== null && row.open_answer !== null) return { status: row.status, body: JSON.parse(row.open_answer) };
  if (row.status === null || row.answer === null) refuse("idempotency_in_progress");
  return { status: row.status, body: JSON.parse(ctx.sealer.open(row.answer, sealContext(key))) };
}

/** True when writing met a key that another request wrote first: what it answered can be recalled now. */
export function keyWasTaken(error: unknown): boolean {
  return violates(error, "idempotency_keys_pkey");
}

/** Refusals worth remembering: they tell of the state that the first request met. The others the next try may overcome. */
const remembered = new Set([403, 404, 409, 410, 422]);

/** Remembers a refusal for its key; when the key is already known, that answer stands. Null for one that is not worth it. */
export async function rememberRefusal(
  ctx: Context,
  key: IdempotencyKey,
  answer: RememberedAnswer,
): Promise<RememberedAnswer | null> {
  if (!remembered.has(answer.status)) return null;
  const written = await sql`insert into idempotency_keys (scope, key, request_hash, status, answer)
    values (${key.scope}, ${key.key}, ${key.requestHash}, ${answer.status}, ${sealAnswer(ctx, key, answer)})
    on conflict do nothing`.execute(ctx.db);
  return written.numAffectedRows === 0n ? ((await recall(ctx, key)) ?? answer) : answer;
}

/**
 * Runs a write once per key, in one transaction with the key: done twice, at once or after a power cut, it has one effect and one
 * answer. A refusal is thrown on: the caller remembers it with `rememberRefusal`.
 */
export async function once(
  ctx: Context,
  key: IdempotencyKey,
  successStatus: number,
  act: (ctx: Context) => Promise<unknown>,
): Promise<RememberedAnswer> {
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const inside = { ...ctx, db: trx };
      await sql`insert into idempotency_keys (scope, key, request_hash) values (${key.scope}, ${key.key}, ${key.requestHash})`.execute(
        trx,
      );
      const answer = { status: successStatus, body: (await act(inside)) ?? null };
      await sql`update idempotency_keys set status = ${answer.status}, answer = ${sealAnswer(ctx, key, answer)}
        where scope = ${key.scope} and key = ${key.key}`.execute(trx);
      return answer;
    });
  } catch (error) {
    if (!keyWasTaken(error)) throw error;
    return (await recall(ctx, key)) ?? refuse("idempotency_in_progress");
  }
}
