import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aCenter, aPatient, type TestCenter } from "#server/testing/people.ts";

const app = useTestApp();
const listPath = "/api/health-centers";
const profilePath = "/api/health-centers/profile";

const told = (more: Record<string, unknown> = {}) => ({
  location: "Quartier Koko, face au marché",
  contact_phone: "27 31 63 00 31",
  town: "Bouaké",
  neighbourhood: "Koko",
  emergency_service: true,
  open_24h: false,
  opening_hours: "Lundi à samedi, 7 h à 19 h",
  ...more,
});
const save = (center: TestCenter, body: unknown) => app.call("PUT", profilePath, { token: center.token, body });
const list = (query = "") => app.call("GET", `${listPath}${query}`);
const names = async (query: string) => (await list(query)).body.map((one: { name: string }) => one.name);

describe("what a center says of itself", () => {
  let center: TestCenter;
  beforeAll(async () => {
    center = await aCenter(app, "Clinique du Centre");
  });

  test("is saved as a whole, in one spelling, and what is left out is emptied", async () => {
    const saved = await save(center, told());
    expect(saved.status).toBe(200);
    const whole = { name: "Clinique du Centre", ...told({ contact_phone: "+2252731630031" }) };
    expect(saved.body).toEqual(whole);
    expect((await app.call("GET", profilePath, { token: center.token })).body).toEqual(whole);
    const { location, contact_phone } = told() as { location: string; contact_phone: string };
    const less = await save(center, { location, contact_phone });
    expect(less.body).toMatchObject({
      town: null,
      neighbourhood: null,
      emergency_service: null,
      open_24h: false,
      opening_hours: null,
    });
  });

  test("takes the town from the address where none is chosen, and no hours beside day and night", async () => {
    const saved = await save(center, told({ town: null, location: "Bouake, Koko", open_24h: true }));
    expect(saved.body).toMatchObject({ town: "Bouaké", open_24h: true, opening_hours: null });
    const both = await save(center, told({ town: null, location: "Route d'Abidjan, Bouaké" }));
    expect(both.body.town).toBeNull();
  });

  test("names the fields that are wrong, and changes nothing then", async () => {
    await save(center, told());
    const wrong = await save(center, told({ town: "Paris", location: " ", contact_phone: "12", open_24h: "oui" }));
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map((it: { field: string }) => it.field).toSorted()).toEqual([
      "contact_phone",
      "location",
      "open_24h",
      "town",
    ]);
    expect((await app.call("GET", profilePath, { token: center.token })).body.town).toBe("Bouaké");
  });

  test("is the center's own affair, and leaves a trace", async () => {
    const other = await aCenter(app);
    const patient = await aPatient(app);
    await save(other, told({ town: "Abidjan", neighbourhood: "Marcory" }));
    expect((await app.call("GET", profilePath, { token: center.token })).body.neighbourhood).toBe("Koko");
    expect((await app.call("PUT", profilePath, { token: patient.token, body: told() })).status).toBe(403);
    expect((await app.call("PUT", profilePath, { body: told() })).status).toBe(401);
    const rows = await sql<{ details: { town: string } }>`select details from audit_log
      where action = 'health_center.profile_changed' and target_id = ${other.centerId}`.execute(app.ctx.db);
    expect(rows.rows.map((row) => row.details.town)).toEqual(["Abidjan"]);
  });

  test("goes along when the center takes its data away", async () => {
    const all = await app.call("GET", "/api/account/export", { token: center.token });
    expect(all.body.health_center).toMatchObject({ name: "Clinique du Centre", town: "Bouaké" });
  });

  test("saved twice at once ends as one of the two, whole", async () => {
    const [one, two] = [
      told({ neighbourhood: "Un", opening_hours: "un" }),
      told({ neighbourhood: "Deux", opening_hours: "deux" }),
    ];
    const answers = await Promise.all([save(center, one), save(center, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { neighbourhood, opening_hours } = (await app.call("GET", profilePath, { token: center.token })).body;
    expect(opening_hours).toBe(String(neighbourhood).toLowerCase());
  });
});

describe("the list of health centers", () => {
  const centers = {} as Record<"night" | "day" | "silent" | "accent" | "elsewhere", TestCenter>;
  beforeAll(async () => {
    await sql`update health_centers set suspended_at = now()`.execute(app.ctx.db);
    centers.day = await aCenter(app, "Clinique Alpha");
    centers.accent = await aCenter(app, "Étoile de la santé");
    centers.silent = await aCenter(app, "Zahra soins");
    centers.night = await aCenter(app, "Polyclinique Zéro");
    centers.elsewhere = await aCenter(app, "Centre du Nord");
    await save(centers.day, told({ town: "Abidjan", emergency_service: false }));
    await save(centers.accent, told({ town: "Abidjan", emergency_service: null }));
    await save(centers.night, told({ town: "Abidjan", open_24h: true }));
    await save(centers.elsewhere, told());
  });

  test("has those of the town, with an emergency service first, then by name without regard to accents", async () => {
    // « Zahra soins » said nothing: its address, given when it was created, names the town.
    expect(await names("?town=Abidjan")).toEqual([
      "Polyclinique Zéro",
      "Clinique Alpha",
      "Étoile de la santé",
      "Zahra soins",
    ]);
    expect(await names("?town=bouake")).toEqual(["Centre du Nord"]);
    expect(await names("")).toHaveLength(5);
  });

  test("tells what somebody in need must know, nothing of the center's account, and may be kept a minute", async () => {
    const answer = await list("?town=Abidjan");
    expect(answer.headers["cache-control"]).toBe("public, max-age=60");
    expect(answer.body[0]).toEqual({
      id: centers.night.centerId,
      name: "Polyclinique Zéro",
      town: "Abidjan",
      neighbourhood: "Koko",
      location: "Quartier Koko, face au marché",
      contact_phone: "+2252731630031",
      emergency_service: true,
      open_24h: true,
      opening_hours: null,
    });
  });

  test("goes on page by page, across those with and without an emergency service", async () => {
    const seen: string[] = [];
    let next: string | undefined = `${listPath}?town=Abidjan&limit=1`;
    while (next) {
      const answer = await app.call("GET", next);
      seen.push(...answer.body.map((one: { name: string }) => one.name));
      next = /<(.+)>/.exec(String(answer.headers["link"] ?? ""))?.[1];
    }
    expect(seen).toEqual(await names("?town=Abidjan"));
    expect((await list("?cursor=nonsense")).body.code).toBe("invalid_request");
  });

  test("refuses a town it does not know, in a sentence", async () => {
    const refused = await list("?town=Paris");
    expect([refused.status, refused.body.code]).toEqual([422, "unknown_town"]);
    expect(refused.body.detail).toContain("Choisissez Abidjan, Bouaké ou Yamoussoukro");
    expect((await list("?town=")).body.code).toBe("unknown_town");
  });

  test("shows no center that is pending, rejected or suspended", async () => {
    for (const hidden of ["status = 'pending_approval'", "status = 'rejected', rejection_reason = 'x'"]) {
      await sql`update health_centers set ${sql.raw(hidden)} where id = ${centers.night.centerId}`.execute(app.ctx.db);
      expect(await names("?town=Abidjan")).not.toContain("Polyclinique Zéro");
    }
    await sql`update health_centers set status = 'approved', suspended_at = now() where id = ${centers.night.centerId}`.execute(
      app.ctx.db,
    );
    expect(await names("?town=Abidjan")).not.toContain("Polyclinique Zéro");
    await sql`update health_centers set suspended_at = null where id = ${centers.night.centerId}`.execute(app.ctx.db);
    expect(await names("?town=Abidjan")).toContain("Polyclinique Zéro");
  });
});
