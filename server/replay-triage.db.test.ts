import { describe, expect, inject, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { sealedSaid } from "#server/triage/sealed-columns.ts";
import { emergency, start } from "#server/triage/test-triage.ts";
import { testSealingKeys, useTestApp } from "#server/testing/app.ts";
import { anAdmin } from "#server/testing/people.ts";
import { replayTriage } from "./replay-triage.ts";

const app = useTestApp();

/** The command, run to its end on the database of the tests. */
async function run(...args: string[]): Promise<{ code: number; told: string[] }> {
  const found = await sql<{ name: string }>`select current_database() as name`.execute(app.ctx.db);
  const url = new URL(inject("testServerUrl"));
  url.pathname = `/${found.rows[0]!.name}`;
  const env = { DATABASE_URL: url.href, ENCRYPTION_KEY: testSealingKeys.current, DATA_DIR: "/nonexistent-for-tests" };
  const told: string[] = [];
  const code = await replayTriage(env, args, (line) => void told.push(line));
  return { code, told };
}

describe("npm run triage:replay", () => {
  it("says whether today's rules answer the same, and not a word of what was said", async () => {
    const { body } = await start(app, emergency);
    const { id } = await app.ctx.db.selectFrom("triage_sessions").select("id").executeTakeFirstOrThrow();
    const same = await run(id);
    expect(same).toEqual({
      code: 0,
      told: [`Message 1 : règles ${body.engine_version}, résultat identique.`, "Évaluation rejouée à l'identique."],
    });
    const context = sealedSaid.context(id, "0");
    const said = app.ctx.sealer.seal(JSON.stringify({ says: "bonjour", extra: [] }), context);
    await app.ctx.db.updateTable("triage_turns").set({ said }).execute();
    const other = await run(id);
    expect(other.code).toBe(1);
    expect(other.told[0]).toContain("RÉSULTAT DIFFÉRENT (emergency alors, question aujourd'hui)");
    expect(other.told.join(" ")).not.toMatch(/bonjour|convulse en/);
  });

  it("takes the reference of a report, which is all an administrator reads, until the assessment is erased", async () => {
    const { body } = await start(app, emergency);
    await app.call("POST", `/api/triage/${body.session_id}/report-problem`, { body: { message: "Trop prudent" } });
    const admin = await anAdmin(app);
    const [problem] = (await app.call("GET", "/api/admin/triage-problems", { token: admin.token })).body;
    const played = await run(problem.id);
    expect([played.code, played.told.at(-1)]).toEqual([0, "Évaluation rejouée à l'identique."]);
    await app.ctx.db.deleteFrom("triage_sessions").execute();
    const erased = await run(problem.id);
    expect([erased.code, erased.told[0]]).toEqual([1, expect.stringContaining("a été effacée")]);
  });

  it("asks for an id, and knows when there is none", async () => {
    expect((await run()).told[0]).toContain("Indiquez la référence du signalement");
    expect((await run("00000000-0000-7000-8000-000000000000")).told[0]).toContain("Aucune évaluation");
  });
});
