import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { newId } from "#server/platform/ids.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aPatient, type Person } from "#server/testing/people.ts";

const app = useTestApp();

const save = (who: Person, body: unknown, key?: string) =>
  app.call("POST", "/api/medical-history", {
    token: who.token,
    body,
    headers: key ? { "idempotency-key": key } : {},
  });
const read = (who: Person, query = "") => app.call("GET", `/api/v2/medical-history${query}`, { token: who.token });

async function childOf(who: Person): Promise<string> {
  const id = newId();
  await sql`insert into patients (id, account_id, relation, full_name, created_at)
    values (${id}, ${who.accountId}, 'child', 'Aïcha Koné', ${app.clock.now()})`.execute(app.ctx.db);
  return id;
}

const whole = {
  blood_type: "O+",
  height: 172.5,
  weight: 68,
  chronic_conditions: ["Drépanocytose"],
  allergies: ["Pénicilline", "Arachides"],
  current_medications: ["Acide folique 5 mg"],
  previous_surgeries: ["Appendicectomie 2015"],
  hospitalizations: ["CHU de Cocody, 2019"],
  family_medical_history: ["Hypertension (mère)"],
  smoking_status: "Former",
  alcohol_consumption: "Occasional",
  exercise_frequency: "Weekly",
  emergency_contact_name: "Moussa Koné",
  emergency_contact_phone: "+2250506070809",
  emergency_contact_relationship: "Frère",
  additional_notes: "Préfère être appelée l'après-midi",
  share_with_doctors: false,
};

describe("a medical history", () => {
  it("is empty and shared before anything was saved", async () => {
    const awa = await aPatient(app);
    const answer = await read(awa);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      blood_type: null,
      height: null,
      allergies: [],
      family_medical_history: [],
      emergency_contact_phone: null,
      share_with_doctors: true,
      created_at: null,
      updated_at: null,
    });
  });

  it("keeps every field, and replaces the whole record by what is saved next", async () => {
    const awa = await aPatient(app);
    const first = await save(awa, whole);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...whole, created_at: "2026-11-23T08:00:00.000Z" });
    expect((await read(awa)).body).toEqual(first.body);
    app.clock.moveBy(60_000);
    const next = await save(awa, { allergies: ["  Latex ", "", "   "], weight: 70 });
    expect(next.body).toMatchObject({
      allergies: ["Latex"],
      weight: 70,
      height: null,
      chronic_conditions: [],
      additional_notes: null,
      share_with_doctors: true,
      created_at: "2026-11-23T08:00:00.000Z",
      updated_at: "2026-11-23T08:01:00.000Z",
    });
    expect((await read(awa)).body).toEqual(next.body);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("takes absent, null and blank values alike, and a relative's number at home or abroad", async () => {
    const awa = await aPatient(app);
    const blank = { blood_type: "", smoking_status: null, allergies: null, emergency_contact_phone: " ", height: null };
    expect((await save(awa, blank)).body).toMatchObject({ blood_type: null, smoking_status: null, allergies: [] });
    for (const [typed, kept] of [
      ["07 07 12 34 56", "+2250707123456"],
      ["+33 6 12 34 56 78", "+33612345678"],
    ]) {
      expect((await save(awa, { emergency_contact_phone: typed })).body.emergency_contact_phone).toBe(kept);
    }
    expect((await save(awa, { blood_type: "Unknown" })).body.blood_type).toBe("Unknown");
  });

  it.each([
    ["a height of nobody", { height: 900 }, "height", "Indiquez une taille entre 20 et 260 cm."],
    ["a height that is a text", { height: "172" }, "height", "Indiquez un nombre."],
    ["a negative weight", { weight: -3 }, "weight", "Indiquez un poids entre 0,3 et 500 kg."],
    ["an unknown blood type", { blood_type: "C+" }, "blood_type", "Choisissez un groupe sanguin de la liste."],
    [
      "an unknown habit",
      { alcohol_consumption: "Daily" },
      "alcohol_consumption",
      "Choisissez l'une des valeurs proposées.",
    ],
    ["a list that is a text", { allergies: "Latex" }, "allergies", "Indiquez une liste."],
    [
      "an item that is no text",
      { allergies: ["Latex", 7] },
      "allergies.1",
      "Chaque élément de cette liste doit être un texte.",
    ],
    [
      "too long an item",
      { allergies: ["x".repeat(201)] },
      "allergies.0",
      "Un élément de cette liste est trop long : 200 caractères au plus.",
    ],
    [
      "too many items",
      { allergies: Array(51).fill("x") },
      "allergies",
      "Cette liste est trop longue : 50 éléments au plus.",
    ],
    [
      "a number nobody has",
      { emergency_contact_phone: "12" },
      "emergency_contact_phone",
      /^Numéro de téléphone invalide/,
    ],
    ["a choice that is none", { share_with_doctors: "non" }, "share_with_doctors", "Répondez par oui ou par non."],
  ])("refuses %s in French and keeps what was there", async (_what, body, field, message) => {
    const awa = await aPatient(app);
    await save(awa, whole);
    const answer = await save(awa, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_request"]);
    expect(answer.body.errors).toEqual([{ field, message: expect.stringMatching(message) }]);
    expect((await read(awa)).body).toMatchObject(whole);
  });

  it("belongs to one patient of the account, and does not exist for another account", async () => {
    const [awa, yao] = [await aPatient(app), await aPatient(app, "Yao Kouadio")];
    const child = await childOf(awa);
    await save(awa, whole);
    expect((await save(awa, { patient_id: child, allergies: ["Œufs"] })).body).toMatchObject({ patient_id: child });
    expect((await read(awa, `?patient_id=${child}`)).body).toMatchObject({ allergies: ["Œufs"], blood_type: null });
    expect((await read(awa, `?patient_id=${child.toUpperCase()}`)).body).toMatchObject({ allergies: ["Œufs"] });
    expect((await read(awa)).body).toMatchObject({ allergies: ["Pénicilline", "Arachides"] });
    for (const answer of [
      await read(yao, `?patient_id=${child}`),
      await save(yao, { patient_id: child, allergies: [] }),
      await app.call("GET", `/api/medical-history/readings?patient_id=${child}`, { token: yao.token }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, "patient_not_found"]);
    }
    expect((await read(awa, `?patient_id=${child}`)).body).toMatchObject({ allergies: ["Œufs"] });
  });

  it("is saved once per key, and refuses the key for another content", async () => {
    const awa = await aPatient(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(awa, whole, "one-save")));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    const saved = await sql<{ n: number }>`select count(*) as n from audit_log
      where action = 'medical_history.saved' and actor_account_id = ${awa.accountId}`.execute(app.ctx.db);
    expect(saved.rows[0]!.n).toBe(1);
    // Saved again later under the old key, it does not bring the old record back.
    await save(awa, { allergies: ["Latex"] });
    expect((await save(awa, whole, "one-save")).body).toMatchObject(whole);
    expect((await read(awa)).body).toMatchObject({ allergies: ["Latex"], blood_type: null });
    expect((await save(awa, { allergies: [] }, "one-save")).body.code).toBe("idempotency_key_reused");
  });

  it("stands whole when it is saved from many places at once", async () => {
    const awa = await aPatient(app);
    const written = Array.from({ length: 12 }, (_, n) => ({
      ...whole,
      allergies: [`A${n}`],
      hospitalizations: [`A${n}`],
      share_with_doctors: n % 2 === 0,
    }));
    const answers = await Promise.all(written.map((record) => save(awa, record)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { body } = await read(awa);
    const winner = written.find((record) => record.allergies[0] === body.allergies[0]);
    expect(body).toMatchObject(winner!);
  });

  it("is nowhere in the database in clear, and opens for no other row", async () => {
    const [awa, yao] = [await aPatient(app), await aPatient(app, "Yao Kouadio")];
    await save(awa, { ...whole, allergies: ["Zanzibarine"] }, "secret-save");
    await save(yao, { allergies: ["Yohimbine"] });
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public'`.execute(app.ctx.db);
    for (const { name } of tables.rows) {
      const rows = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(app.ctx.db);
      for (const row of rows.rows) {
        const dump = Object.values(row).map((value) =>
          Buffer.isBuffer(value) ? value.toString("latin1") : JSON.stringify(value),
        );
        expect(`${name} ${dump.join(" ")}`).not.toMatch(/Zanzibarine|Drépanocytose|Appendicectomie|Moussa Koné/);
      }
    }
    await sql`update medical_records set record = (select r.record from medical_records r
      join patients p on p.id = r.patient_id where p.account_id = ${awa.accountId})
      where patient_id = (select id from patients where account_id = ${yao.accountId})`.execute(app.ctx.db);
    expect((await read(yao)).status).toBe(500);
  });
});
