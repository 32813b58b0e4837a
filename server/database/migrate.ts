import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";

/** The database was written by a newer version of the product; its message is one French sentence for the operator. */
export class NewerDatabase extends Error {}

const folder = new URL("./migrations/", import.meta.url);

/**
 * Brings the database to this version: applies each `migrations/*.sql` not yet applied, in order, each in its own
 * transaction, one process at a time.
 * Refuses: NewerDatabase when a migration is applied that this version does not have.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('keneya migrations'))");
    await client.query(`create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`);
    const applied = new Map<string, string>(
      (await client.query("select name, hash from schema_migrations")).rows.map((row) => [row.name, row.hash]),
    );
    const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
    for (const name of applied.keys()) {
      if (!files.includes(name)) {
        throw new NewerDatabase(
          "Les données ont été écrites par une version plus récente de Kènèya : installez cette version, ou indiquez un autre dossier avec DATA_DIR.",
        );
      }
    }
    for (const name of files) {
      const text = await readFile(new URL(name, folder), "utf8");
      const hash = createHash("sha256").update(text).digest("hex");
      const known = applied.get(name);
      if (known === hash) continue;
      if (known !== undefined) throw new Error(`migration ${name} was changed after it was applied`);
      await client.query("begin");
      await client.query(text);
      await client.query("insert into schema_migrations (name, hash) values ($1, $2)", [name, hash]);
      await client.query("commit");
    }
  } finally {
    await client.end();
  }
}
