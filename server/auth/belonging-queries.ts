import type { Database } from "#server/database/db.ts";
import { statement } from "#server/database/statement.ts";
import type { Factor } from "./factor.ts";
import { factorColumns } from "./factor-queries.ts";
import type { Identity } from "./user.ts";

/** What else a session says of its person. */
export interface Belongings {
  identities: Identity[];
  factors: Factor[];
}

type Json = Record<string, unknown>;
export type RawBelongings = { identities: Json[]; factors: Json[] };

/** Columns of what belongs to the user of this name in a statement; `belongingsOf` reads them. */
export const belongings = (userId: string) => `
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = ${userId}) as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) order by f.created_at, f.id), '[]') from (
    select ${factorColumns.join(", ")} from auth.mfa_factors where user_id = ${userId}) f) as factors`;

export const belongingsOf = ({ identities, factors }: RawBelongings): Belongings => ({
  identities: identities.map(identityOf),
  factors: factors.map(factorOf),
});

/** JSON carries times as text. */
const timeOf = (json: Json, name: string) => (typeof json[name] === "string" ? new Date(json[name]) : null);
const madeAndChanged = (json: Json) => ({
  created_at: timeOf(json, "created_at") ?? new Date(0),
  updated_at: timeOf(json, "updated_at") ?? new Date(0),
});

function identityOf(json: Json): Identity {
  return {
    ...(json as unknown as Identity),
    last_sign_in_at: timeOf(json, "last_sign_in_at"),
    ...madeAndChanged(json),
  };
}

function factorOf(json: Json): Factor {
  return {
    ...(json as unknown as Factor),
    last_challenged_at: timeOf(json, "last_challenged_at"),
    last_used_at: timeOf(json, "last_used_at"),
    ...madeAndChanged(json),
  };
}

const belongingsById = statement<RawBelongings, [userId: string]>(`select ${belongings("$1")}`);

/** The ways a person signs in, and their second factors. */
export async function readBelongings(db: Database, userId: string): Promise<Belongings> {
  const [found] = await belongingsById(db, userId);
  return belongingsOf(found ?? { identities: [], factors: [] });
}
