import { describe, expect, test } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { demoCenters } from "./centers-data.ts";
import { awa, demoPasswords, drKouassi } from "./people.ts";
import { seedDemo } from "./seed-demo.ts";

const app = useTestApp();

async function count(text: string): Promise<number> {
  const found = await sql<{ count: number }>`select count(*) as count from (${sql.raw(text)}) as found`.execute(
    app.ctx.db,
  );
  return found.rows[0]!.count;
}

describe("demonstration data", () => {
  test("is written once, also by two starts at once", async () => {
    const [one, other] = await Promise.all([seedDemo(app.ctx), seedDemo(app.ctx)]);
    expect([one, other].filter(Boolean)).toHaveLength(1);
    expect(await seedDemo(app.ctx)).toBe(false);
    expect(await count("select from health_centers")).toBe(6);
    expect(await count("select from doctors where listed")).toBe(66);
    expect(await count("select distinct specialty from doctors where listed")).toBe(15);
  });

  test("shows appointments in every status and state of money", async () => {
    expect(await count("select distinct status from appointments")).toBe(5);
    expect(await count("select distinct payment_state from appointments")).toBe(6);
    expect(await count("select from appointments where appointment_date < '2026-11-23'")).toBeGreaterThan(300);
    expect(
      await count("select from appointments a join accounts o on o.id = a.account_id where o.full_name = 'Awa Koné'"),
    ).toBeGreaterThan(6);
  });

  test("keeps to the rules of the house", async () => {
    // Who is expected, or asks to be, holds the slot; nobody else does.
    const active =
      "a.status in ('pending', 'accepted') and a.appointment_date + a.appointment_time > '2026-11-23 08:00'";
    const claimed =
      "exists (select from slot_claims c where c.appointment_id = a.id and c.slot_date = a.appointment_date and c.slot_time = a.appointment_time)";
    expect(await count(`select from appointments a where (${active}) <> (${claimed})`)).toBe(0);
    // On the doctor's own hours.
    expect(
      await count(`select from appointments a where not exists (select from doctor_hours h where h.doctor_id = a.doctor_id
      and h.weekday = extract(isodow from a.appointment_date) and h.starts <= a.appointment_time and h.ends > a.appointment_time)`),
    ).toBe(0);
    // Nobody is asked for the terms at the first visit.
    expect(
      await count(
        "select from accounts a where not exists (select from terms_acceptances t where t.account_id = a.id)",
      ),
    ).toBe(0);
    // Money is where the appointment says it is.
    expect(
      await count(`select from appointments a where (a.payment_state in ('paid', 'refund_due', 'refunded'))
      <> exists (select from payments p where p.appointment_id = a.id and p.status = 'successful' and p.amount = a.fee)`),
    ).toBe(0);
    expect(
      await count(`select from refunds r join payments p on p.id = r.payment_id join appointments a on a.id = p.appointment_id
      where a.payment_state <> 'refunded'`),
    ).toBe(0);
    // Nothing was done before it could be.
    expect(
      await count("select from appointments a where a.created_at > '2026-11-23 08:00Z' or a.decided_at < a.created_at"),
    ).toBe(0);
    expect(await count("select from appointment_events where created_at > '2026-11-23 08:00Z'")).toBe(0);
    expect(
      await count("select from appointments a where status = 'completed' and decided_at > '2026-11-23 08:00Z'"),
    ).toBe(0);
    // Only who was seen was rated.
    expect(
      await count(`select from doctors d where rating_count > (select count(*) from appointments a
      where a.doctor_id = d.id and a.status = 'completed')`),
    ).toBe(0);
    expect(await count("select from doctors where rating_count > 0")).toBeGreaterThan(20);
  });

  test("shows health data that its doctors can read, and who did", async () => {
    expect(await count("select from medical_records")).toBe(6);
    expect(await count("select from symptom_reports")).toBeGreaterThan(50);
    const astray = `select from record_readings r join medical_records m using (patient_id)
      where r.read_at < m.created_at or not m.share_with_doctors or r.read_at > '2026-11-23 08:00Z'`;
    expect(await count(astray)).toBe(0);
    const patient = await app.call("POST", "/api/v2/auth/phone/login", {
      body: { phone: awa.phone, password: demoPasswords.patient },
    });
    const doctor = await app.call("POST", "/api/v2/auth/specialist-login", {
      body: { specialist_code: drKouassi.specialist_code, password: demoPasswords.doctor },
    });
    const record = await app.call("GET", "/api/medical-history", { token: patient.body.access_token });
    const history = await app.call("GET", `/api/specialists/patients/${record.body.patient_id}/history`, {
      token: doctor.body.access_token,
    });
    expect(history.body.medical_history.allergies).toEqual(["Pénicilline", "Arachides"]);
    const readings = await app.call("GET", "/api/medical-history/readings", { token: patient.body.access_token });
    expect(readings.body.length).toBeGreaterThan(2);
    expect(readings.body[0]).toMatchObject({ doctor_name: drKouassi.full_name });
  });

  test("shows what Awa told the nurse, to her and to the doctor she sent it to", async () => {
    const patient = await app.call("POST", "/api/v2/auth/phone/login", {
      body: { phone: awa.phone, password: demoPasswords.patient },
    });
    const own = await app.call("GET", "/api/triage", { token: patient.body.access_token });
    expect(own.body.map((one: Record<string, unknown>) => [one["patient_name"], one["completed"]])).toEqual([
      [awa.full_name, true],
      ["Ismaël Koné", true],
    ]);
    const again = await app.call("GET", `/api/triage/${own.body[0].session_id}`, {
      token: patient.body.access_token,
    });
    expect(again.body.transcript[0].text).toContain("mon cœur bat vite");
    expect(again.body.open).toBe(false);
    const doctor = await app.call("POST", "/api/v2/auth/specialist-login", {
      body: { specialist_code: drKouassi.specialist_code, password: demoPasswords.doctor },
    });
    const found = await sql<{ id: string }>`select appointment_id as id from appointment_triage t
      join appointments a on a.id = t.appointment_id
      where a.created_at < t.attached_at and t.attached_at < '2026-11-23 08:00Z' and t.read_at is null`.execute(
      app.ctx.db,
    );
    expect(found.rows).toHaveLength(1);
    const read = await app.call("GET", `/api/appointments/${found.rows[0]!.id}/triage`, {
      token: doctor.body.access_token,
    });
    expect(read.body.summary).toContain("mon cœur bat vite");
    expect(read.body.recommended_specialties).toContain("Cardiologie");
  });

  test("lets the people everybody knows sign in", async () => {
    const patient = await app.call("POST", "/api/v2/auth/phone/login", {
      body: { phone: awa.phone, password: demoPasswords.patient },
    });
    expect(patient.status).toBe(200);
    const account = await app.call("GET", "/api/auth/me", { token: patient.body.access_token });
    expect(account.body.patients.map((it: { relation: string }) => it.relation)).toEqual(["self", "child"]);
    const doctor = await app.call("POST", "/api/v2/auth/specialist-login", {
      body: { specialist_code: drKouassi.specialist_code.toLowerCase(), password: demoPasswords.doctor },
    });
    expect(doctor.body.user.full_name).toBe(drKouassi.full_name);
    const center = await app.call("POST", "/api/v2/auth/health-center/code-login", {
      body: { login_code: " hc-keneya22 " },
    });
    expect(center.body.health_center.name).toBe(demoCenters[0].name);
  });
});
