import { describe, expect, inject, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { testSealingKeys, useTestApp } from "#server/testing/app.ts";
import { serviceKey } from "./service-key.ts";

const app = useTestApp();

/** The command, run to its end on the database of the tests. */
async function run(...args: string[]): Promise<{ code: number; told: string[] }> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(app.ctx.db);
  const url = new URL(inject("testServerUrl"));
  url.pathname = `/${found.rows[0]!.name}`;
  const env = {
    DATABASE_URL: url.href,
    ENCRYPTION_KEY: testSealingKeys.current,
    PUBLIC_URL: app.ctx.config.publicUrl(),
    DATA_DIR: "/nonexistent-for-tests",
  };
  const told: string[] = [];
  const code = await serviceKey(env, args, (line) => void told.push(line));
  return { code, told };
}

describe("npm run keys:service", () => {
  it("makes a key that administers users, tells of it, and takes it back", async () => {
    app.clock.moveTo(new Date().toISOString());
    expect((await run("--list")).told).toEqual(["Aucune clé de service n’a été créée."]);
    const made = await run("--name", "sauvegarde du soir");
    expect(made.code).toBe(0);
    const token = made.told.at(-1)!;
    const ask = () => app.call("GET", "/auth/v1/admin/users", { token });
    expect((await ask()).status).toBe(200);
    const [line] = (await run("--list")).told;
    expect(line).toMatch(/sauvegarde du soir {2}valable jusqu’au \d{4}-\d\d-\d\d {2}utilisée le/);
    expect(line).not.toContain(token);
    const id = line!.split(" ")[0]!;
    expect((await run("--revoke", id)).code).toBe(0);
    expect((await ask()).body.error_code).toBe("bad_jwt");
    expect(await run("--revoke", id)).toMatchObject({ code: 1 });
    expect(await run("--revoke", "x")).toMatchObject({ code: 1 });
  });
});
