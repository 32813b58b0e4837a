import type { Database } from "#server/database/db.ts";
import { sql } from "#server/database/sql.ts";

export async function listSettings(db: Database): Promise<{ key: string; value: unknown }[]> {
  return db.selectFrom("settings").select(["key", "value"]).execute();
}

/** Writes the settings that are not there; those that are stay as somebody set them. */
export async function insertMissingSettings(db: Database, settings: Record<string, unknown>, now: Date): Promise<void> {
  await sql`insert into settings (key, value, updated_at)
    select key, value, ${now} from jsonb_each(${JSON.stringify(settings)}::jsonb)
    on conflict (key) do nothing`.execute(db);
}
