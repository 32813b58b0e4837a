import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aCenter, aDoctor, anAdmin, aPatient, signInAgain, type Person } from "#server/testing/people.ts";
import { anAccepted, aRequest } from "./test-consultations.ts";

const app = useTestApp();

const share = (who: Person, body: Record<string, unknown> = {}) =>
  app.call("POST", "/api/medical-history", { token: who.token, body: { allergies: ["Pénicilline"], ...body } });
const history = (doctor: Person, patientId: string) =>
  app.call("GET", `/api/specialists/patients/${patientId}/history`, { token: doctor.token });
const patients = (doctor: Person, query = "") =>
  app.call("GET", `/api/v2/specialists/patients${query}`, { token: doctor.token });
const readings = (who: Person, query = "") =>
  app.call("GET", `/api/medical-history/readings${query}`, { token: who.token });

async function patientOf(who: Person): Promise<string> {
  const found = await sql<{ id: string }>`select id from patients where account_id = ${who.accountId}`.execute(
    app.ctx.db,
  );
  return found.rows[0]!.id;
}

async function setDay(appointmentId: string, status: string, date: string): Promise<void> {
  await sql`update appointments set status = ${status}, appointment_date = ${date}, payment_state = 'paid', hold_number = null
    where id = ${appointmentId}`.execute(app.ctx.db);
}

describe("a doctor before a patient's record", () => {
  it("reads it when it is shared and the appointment accepted, and the patient sees who read it and when", async () => {
    const [doctor, awa] = [await aDoctor(app, { fullName: "Dr Aya Kouassi" }), await aPatient(app)];
    const patientId = await patientOf(awa);
    await share(awa, { blood_type: "AB-", chronic_conditions: ["Asthme"] });
    const appointmentId = await anAccepted(app, awa, doctor);
    expect((await readings(awa)).body).toEqual([]);
    const answer = await history(doctor, patientId);
    expect(answer.body).toMatchObject({
      patient: { id: patientId, full_name: "Awa Koné", phone_number: awa.phone },
      medical_history: { allergies: ["Pénicilline"], chronic_conditions: ["Asthme"], blood_type: "AB-" },
      medical_history_access: "open",
      consultation_history: [{ id: appointmentId, status: "accepted", consultation_type: "whatsapp" }],
      total_consultations: 1,
    });
    expect((await readings(awa)).body).toEqual([
      {
        id: expect.any(String),
        doctor_id: doctor.doctorId,
        doctor_name: "Dr Aya Kouassi",
        specialty: "Cardiologie",
        appointment_id: appointmentId,
        appointment_date: expect.stringMatching(/^2026-11-2[45]$/),
        read_at: "2026-11-23T08:00:00.000Z",
      },
    ]);
    const audited = await sql<{ actor_account_id: string }>`select actor_account_id from audit_log
      where action = 'medical_history.read' and target_id = ${patientId}`.execute(app.ctx.db);
    expect(audited.rows).toEqual([{ actor_account_id: doctor.accountId }]);
  });

  it("is noted once for each reading, in pages from the newest, and listing patients is no reading", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const patientId = await patientOf(awa);
    await share(awa);
    await anAccepted(app, awa, doctor);
    for (let n = 0; n < 5; n += 1) {
      await history(doctor, patientId);
      await patients(doctor);
      app.clock.moveBy(1000);
    }
    const first = await readings(awa, "?limit=2");
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers["link"]))![1]!;
    const path = next.replace(/^https?:\/\/[^/]+/, "");
    const second = await app.call("GET", path, { token: awa.token });
    const times = [...first.body, ...second.body].map((row: { read_at: string }) => row.read_at);
    expect(times).toEqual([4, 3, 2, 1].map((second_) => `2026-11-23T08:00:0${second_}.000Z`));
    expect((await readings(awa)).body).toHaveLength(5);
    for (const cursor of [
      "x",
      Buffer.from('["2026-99-99T00:00:00.000Z","00000000-0000-7000-8000-000000000000"]').toString("base64url"),
    ]) {
      expect((await readings(awa, `?cursor=${cursor}`)).body.code).toBe("invalid_request");
    }
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("sees nothing of one that is kept private, nor of one while the request is pending, and nothing is noted", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    await share(awa, { share_with_doctors: false });
    await anAccepted(app, awa, doctor);
    await share(yao);
    await aRequest(app, yao, doctor);
    expect((await history(doctor, await patientOf(awa))).body).toMatchObject({
      medical_history: null,
      medical_history_access: "not_shared",
      total_consultations: 1,
    });
    expect((await history(doctor, await patientOf(yao))).body).toMatchObject({
      medical_history: null,
      medical_history_access: "no_appointment",
      consultation_history: [{ status: "pending" }],
    });
    expect([(await readings(awa)).body, (await readings(yao)).body]).toEqual([[], []]);
    // Shared from now on: the very same call shows it.
    await share(awa);
    expect((await history(doctor, await patientOf(awa))).body.medical_history_access).toBe("open");
    // Taken back: closed again.
    await share(awa, { share_with_doctors: false });
    expect((await history(doctor, await patientOf(awa))).body.medical_history).toBeNull();
    expect((await readings(awa)).body).toHaveLength(1);
  });

  it("tells that there is none when the patient saved none", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    await anAccepted(app, awa, doctor);
    const answer = await history(doctor, await patientOf(awa));
    expect(answer.body).toMatchObject({ medical_history: null, medical_history_access: "none" });
    expect((await readings(awa)).body).toEqual([]);
  });

  it.each([
    ["completed", "2026-10-24", "open"],
    ["completed", "2026-10-23", "no_appointment"],
    ["accepted", "2026-10-24", "open"],
    ["accepted", "2026-10-23", "no_appointment"],
  ])("after a consultation %s on %s finds the record %s on 23 November", async (status, date, access) => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    await share(awa);
    await setDay(await anAccepted(app, awa, doctor), status, date);
    const answer = await history(doctor, await patientOf(awa));
    expect(answer.body.medical_history_access).toBe(access);
    expect((await readings(awa)).body).toHaveLength(access === "open" ? 1 : 0);
    const [listed] = (await patients(doctor)).body;
    expect(listed).toMatchObject({ has_medical_history: access === "open" });
  });

  it("loses the right when the day comes, without anybody doing anything", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    await share(awa);
    await setDay(await anAccepted(app, awa, doctor), "completed", "2026-11-23");
    for (const [day, access] of [
      ["2026-12-23T23:59:59.000Z", "open"],
      ["2026-12-24T00:00:01.000Z", "no_appointment"],
    ] as const) {
      app.clock.moveTo(day);
      const answer = await history(await signInAgain(app, doctor), await patientOf(awa));
      expect(answer.body.medical_history_access).toBe(access);
    }
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });
});

describe("strangers and other roles", () => {
  it("gives another doctor neither patient, nor record, nor the first doctor's consultations", async () => {
    const [doctor, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    const patientId = await patientOf(awa);
    await share(awa);
    const seen = await anAccepted(app, awa, doctor);
    const refused = await history(other, patientId);
    expect([refused.status, refused.body.code]).toEqual([404, "patient_not_found"]);
    expect((await patients(other)).body).toEqual([]);
    const theirs = await aRequest(app, awa, other);
    const answer = await history(other, patientId);
    expect(answer.body).toMatchObject({ medical_history: null, medical_history_access: "no_appointment" });
    expect(answer.body.consultation_history.map((row: { id: string }) => row.id)).toEqual([theirs]);
    const first = await history(doctor, patientId);
    expect(first.body.consultation_history.map((row: { id: string }) => row.id)).toEqual([seen]);
  });

  it("knows no patient any more whose only request was refused or cancelled", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    await share(awa);
    const id = await aRequest(app, awa, doctor);
    expect((await history(doctor, await patientOf(awa))).status).toBe(200);
    await app.call("POST", `/api/appointments/${id}/reject`, { token: doctor.token, body: { reason: "Complet" } });
    expect((await history(doctor, await patientOf(awa))).status).toBe(404);
    expect((await patients(doctor)).body).toEqual([]);
  });

  it("keeps a patient apart from the others of the same account", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const child = "00000000-0000-7000-8000-00000000c41d";
    await sql`insert into patients (id, account_id, relation, full_name, created_at)
      values (${child}, ${awa.accountId}, 'child', 'Aïcha Koné', ${app.clock.now()})`.execute(app.ctx.db);
    await share(awa, { allergies: ["De la mère"] });
    await share(awa, { patient_id: child, allergies: ["De la fille"] });
    await anAccepted(app, awa, doctor, child);
    expect((await history(doctor, await patientOf({ ...awa, accountId: awa.accountId }))).status).toBe(404);
    const answer = await history(doctor, child);
    expect(answer.body).toMatchObject({
      patient: { full_name: "Aïcha Koné", phone_number: awa.phone },
      medical_history: { patient_id: child, allergies: ["De la fille"] },
    });
    expect((await readings(awa)).body).toEqual([]);
    expect((await readings(awa, `?patient_id=${child}`)).body).toHaveLength(1);
  });

  it("lets no health center, administrator or patient near it, whatever the appointment", async () => {
    const center = await aCenter(app);
    const [doctor, awa, admin] = [
      await aDoctor(app, { healthCenterId: center.centerId }),
      await aPatient(app),
      await anAdmin(app, true),
    ];
    const patientId = await patientOf(awa);
    await share(awa);
    await anAccepted(app, awa, doctor);
    for (const who of [center, admin, awa]) {
      for (const answer of [await history(who, patientId), await patients(who)]) {
        expect([answer.status, answer.body.code]).toEqual([403, "not_allowed"]);
      }
    }
    for (const who of [center, admin, doctor]) {
      const answer = await app.call("GET", `/api/medical-history?patient_id=${patientId}`, { token: who.token });
      expect([answer.status, answer.body.code]).toEqual([403, "not_allowed"]);
    }
    expect((await readings(awa)).body).toEqual([]);
  });
});

describe("a doctor's list of patients", () => {
  it("counts what there was, the latest first, in pages", async () => {
    const [doctor, awa, yao, koffi] = [
      await aDoctor(app),
      await aPatient(app),
      await aPatient(app, "Yao Kouadio"),
      await aPatient(app, "Koffi Yao"),
    ];
    await share(awa);
    await setDay(await anAccepted(app, awa, doctor), "completed", "2026-11-10");
    await setDay(await anAccepted(app, awa, doctor), "completed", "2026-11-17");
    const pending = await aRequest(app, awa, doctor);
    await sql`update appointments set appointment_date = '2026-12-03' where id = ${pending}`.execute(app.ctx.db);
    await setDay(await anAccepted(app, yao, doctor), "accepted", "2026-12-01");
    await setDay(await anAccepted(app, koffi, doctor), "completed", "2026-09-01");
    const all = await patients(doctor);
    expect(all.body).toEqual([
      {
        id: await patientOf(awa),
        full_name: "Awa Koné",
        phone_number: awa.phone,
        total_consultations: 3,
        completed_consultations: 2,
        pending_consultations: 1,
        last_consultation_date: "2026-11-17",
        has_medical_history: true,
      },
      expect.objectContaining({
        full_name: "Yao Kouadio",
        total_consultations: 1,
        completed_consultations: 0,
        pending_consultations: 0,
        last_consultation_date: null,
        has_medical_history: false,
      }),
      expect.objectContaining({ full_name: "Koffi Yao", last_consultation_date: "2026-09-01" }),
    ]);
    const names: string[] = [];
    for (let path: string | undefined = "/api/specialists/patients?limit=1"; path;) {
      const answer = await app.call("GET", path, { token: doctor.token });
      names.push(...answer.body.map((row: { full_name: string }) => row.full_name));
      path = /<(?:https?:\/\/[^/]+)?([^>]+)>; rel="next"/.exec(String(answer.headers["link"] ?? ""))?.[1];
    }
    expect(names).toEqual(["Awa Koné", "Yao Kouadio", "Koffi Yao"]);
  });

  it("leaves out a booking in person that nobody has paid", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const body = {
      doctor_id: doctor.doctorId,
      appointment_date: "2026-11-26",
      appointment_time: "09:00",
      consultation_type: "in-person",
    };
    await app.call("POST", "/api/appointments", { token: awa.token, body });
    expect((await patients(doctor)).body).toEqual([]);
    expect((await history(doctor, await patientOf(awa))).status).toBe(404);
  });
});
