import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient, type Person, type TestDoctor } from "#server/testing/people.ts";

const app = useTestApp();

async function request(who: Person, doctor: TestDoctor, accepted = true, time = "09:00"): Promise<string> {
  const body = {
    doctor_id: doctor.doctorId,
    appointment_date: "2026-11-24",
    appointment_time: time,
    consultation_type: "whatsapp-video",
  };
  const { id } = (await app.call("POST", "/api/appointments", { token: who.token, body })).body;
  if (accepted) await app.call("POST", `/api/appointments/${id}/accept`, { token: doctor.token });
  return id;
}

const send = (who: Person, body: unknown, key?: string) =>
  app.call("POST", "/api/symptoms", { token: who.token, body, headers: key ? { "idempotency-key": key } : {} });
const read = (who: Person, id: string) => app.call("GET", `/api/v2/symptoms/${id}`, { token: who.token });
const listed = async (who: Person, path: string, id: string) =>
  (await app.call("GET", path, { token: who.token })).body.find((row: { id: string }) => row.id === id);

describe("symptoms told before a consultation", () => {
  it("reach the patient and the doctor of that appointment, whatever is shared otherwise", async () => {
    const [doctor, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    await app.call("POST", "/api/medical-history", { token: awa.token, body: { share_with_doctors: false } });
    const [id, elsewhere] = [await request(awa, doctor), await request(awa, other, true, "10:00")];
    expect((await read(awa, id)).body).toEqual({
      appointment_id: id,
      symptoms: [],
      additional_notes: null,
      created_at: null,
      updated_at: null,
    });
    const symptoms = [
      { name: "Fièvre", severity: "severe", duration: "3 jours" },
      { name: "Toux", severity: "mild", duration: "" },
    ];
    const answer = await send(awa, {
      appointment_id: id,
      symptoms: [symptoms[0], { name: " Toux " }],
      additional_notes: " La nuit ",
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      appointment_id: id,
      symptoms,
      additional_notes: "La nuit",
      created_at: "2026-11-23T08:00:00.000Z",
      updated_at: "2026-11-23T08:00:00.000Z",
    });
    expect((await read(awa, id)).body).toEqual(answer.body);
    for (const [who, path] of [
      [awa, "/api/appointments"],
      [doctor, "/api/appointments/specialist"],
    ] as const) {
      expect(await listed(who, path, id)).toMatchObject({ symptoms, symptoms_notes: "La nuit" });
    }
    expect(await listed(other, "/api/appointments/specialist", elsewhere)).toMatchObject({
      symptoms: null,
      symptoms_notes: null,
    });
    const patientId = (await listed(awa, "/api/appointments", id)).patient_id;
    const history = await app.call("GET", `/api/specialists/patients/${patientId}/history`, { token: doctor.token });
    expect(history.body).toMatchObject({ medical_history: null, consultation_history: [{ symptoms }] });
  });

  it("replace what was told earlier, keep their order, and take no duplicate", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor);
    await send(awa, { appointment_id: id, symptoms: [{ name: "Vertiges" }], additional_notes: "Le matin" });
    app.clock.moveBy(60_000);
    const again = await send(awa, {
      appointment_id: id,
      symptoms: [
        { name: "Toux", severity: "moderate", duration: "une semaine" },
        { name: "Fièvre" },
        { name: "  FIEVRE", severity: "severe" },
        { name: "toux" },
      ],
    });
    expect(again.body).toMatchObject({
      symptoms: [
        { name: "Toux", severity: "moderate", duration: "une semaine" },
        { name: "Fièvre", severity: "mild", duration: "" },
      ],
      additional_notes: null,
      created_at: "2026-11-23T08:00:00.000Z",
      updated_at: "2026-11-23T08:01:00.000Z",
    });
    expect((await read(awa, id)).body).toEqual(again.body);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("are refused in French when there is none, too many, or something that is no symptom", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const appointment_id = await request(awa, doctor);
    const none = "Veuillez sélectionner au moins un symptôme";
    for (const [symptoms, field, message] of [
      [[], "symptoms", none],
      [undefined, "symptoms", none],
      ["Fièvre", "symptoms", none],
      [[{ name: "  " }], "symptoms.0.name", "Indiquez le nom du symptôme."],
      [[{ name: "x".repeat(101) }], "symptoms.0.name", "Ce texte est trop long : 100 caractères au plus."],
      [
        [{ name: "Toux", severity: "huge" }],
        "symptoms.0.severity",
        "Choisissez une intensité : léger, modéré ou sévère.",
      ],
      [
        [{ name: "Toux", duration: "x".repeat(101) }],
        "symptoms.0.duration",
        "Cette durée est trop longue : 100 caractères au plus.",
      ],
      [Array.from({ length: 31 }, (_, n) => ({ name: `s${n}` })), "symptoms", "Indiquez au plus 30 symptômes."],
    ] as const) {
      const answer = await send(awa, { appointment_id, symptoms });
      expect([answer.status, answer.body.errors]).toEqual([422, [{ field, message }]]);
    }
    expect((await read(awa, appointment_id)).body.symptoms).toEqual([]);
  });

  it("are taken for the account's own accepted appointments only", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    const [pending, rejected, accepted] = [
      await request(awa, doctor, false),
      await request(awa, doctor, false, "09:30"),
      await request(awa, doctor, true, "10:00"),
    ];
    await app.call("POST", `/api/appointments/${rejected}/reject`, {
      token: doctor.token,
      body: { reason: "Complet" },
    });
    const symptoms = [{ name: "Toux" }];
    for (const id of [pending, rejected]) {
      const answer = await send(awa, { appointment_id: id, symptoms });
      expect([answer.status, answer.body.code]).toEqual([409, "appointment_not_accepted"]);
    }
    await send(awa, { appointment_id: accepted, symptoms });
    for (const id of [accepted, "00000000-0000-7000-8000-000000000000"]) {
      for (const answer of [
        await send(yao, { appointment_id: id, symptoms: [{ name: "Rien" }] }),
        await read(yao, id),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([404, "appointment_not_found"]);
      }
    }
    expect((await send(doctor, { appointment_id: accepted, symptoms })).status).toBe(403);
    expect((await read(awa, accepted)).body.symptoms).toEqual([{ name: "Toux", severity: "mild", duration: "" }]);
  });

  it("are kept once when sent ten times at once, and nowhere in clear", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor);
    const body = { appointment_id: id, symptoms: [{ name: "Zozotement" }], additional_notes: "Xénophilie" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(awa, body, n % 2 ? "one-key" : undefined)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const kept = await sql<{ report: Buffer }>`select report from symptom_reports where appointment_id = ${id}`.execute(
      app.ctx.db,
    );
    expect(kept.rows).toHaveLength(1);
    const answered = await sql<{ answer: Buffer }>`select answer from idempotency_keys where key = 'one-key'`.execute(
      app.ctx.db,
    );
    const stored = [kept.rows[0]!.report, answered.rows[0]!.answer].map((value) => value.toString("latin1")).join();
    expect(stored).not.toMatch(/Zozotement|X.nophilie/);
  });
});
