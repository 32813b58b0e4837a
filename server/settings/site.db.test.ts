import { expect, test } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { siteContent } from "./content.ts";
import { seedSettings } from "./seed-settings.ts";

const app = useTestApp();

test("what the operator changed stays, what is missing is sown, and readers see it within a minute", async () => {
  await seedSettings(app.ctx);
  const first = await app.call("GET", "/api/site");
  expect(first.body).toMatchObject(siteContent);
  expect(first.headers["cache-control"]).toBe("public, max-age=60");
  await sql`update settings set value = '"Un autre nom"' where key = 'name'`.execute(app.ctx.db);
  await sql`delete from settings where key = 'tagline'`.execute(app.ctx.db);
  await seedSettings(app.ctx);
  expect((await app.call("GET", "/api/site")).body.name).toBe(siteContent.name);
  app.clock.moveBy(61_000);
  expect((await app.call("GET", "/api/site")).body).toMatchObject({ ...siteContent, name: "Un autre nom" });
});
