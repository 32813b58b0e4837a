import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "./test-database.ts";

async function count(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("create table if not exists notes (id int)");
    await client.query("insert into notes values (1)");
    const { rows } = await client.query<{ found: number }>("select count(*)::int as found from notes");
    return rows[0]?.found ?? 0;
  } finally {
    await client.end();
  }
}

describe("createTestDatabase", () => {
  it("gives each test a database of its own, also when several ask at once", async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase(), createTestDatabase()]);
    expect(new Set(databases.map(({ url }) => url)).size).toBe(3);
    for (const { url } of databases) expect(await count(url)).toBe(1);
    await Promise.all(databases.map((database) => database.drop()));
  });

  it("drops the database even while somebody is connected", async () => {
    const database = await createTestDatabase();
    const client = new Client({ connectionString: database.url });
    const ended = new Promise((resolve) => client.on("error", resolve));
    await client.connect();
    await database.drop();
    await ended;
    await expect(count(database.url)).rejects.toThrow("does not exist");
  });
});
