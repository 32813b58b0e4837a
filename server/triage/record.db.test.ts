import { describe, expect, it } from "vitest";
import { booked, expected, wednesday } from "#server/appointments/test-appointments.ts";
import { triageOpenHours, triageProblemDays, triageVisitorDays } from "#contract/triage.ts";
import { jobs } from "#server/jobs.ts";
import { reseal } from "#server/platform/reseal.ts";
import { createSealer } from "#server/platform/sealing.ts";
import { sql } from "#server/database/sql.ts";
import { sealedColumns } from "#server/sealed-columns.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { testSealingKeys, useTestApp } from "#server/testing/app.ts";
import { aDoctor, anAdmin, aPatient, nextPhone, type Person } from "#server/testing/people.ts";
import { replay } from "./replay.ts";
import { sealedAnswered, sealedProblem } from "./sealed-columns.ts";
import { emergency, readSession, say, start, toTheEnd } from "./test-triage.ts";

const app = useTestApp();
const dayMs = 86_400_000;

const newestId = async () =>
  (await app.ctx.db.selectFrom("triage_sessions").select("id").orderBy("id", "desc").executeTakeFirstOrThrow()).id;

/** Sessions, turns, and summaries with an appointment. */
async function rowsLeft(appointmentId: string, sessionId: string): Promise<number[]> {
  const found = await sql<{ sessions: number; turns: number; summaries: number }>`select
    (select count(*)::int from triage_sessions where id = ${sessionId}) as sessions,
    (select count(*)::int from triage_turns where session_id = ${sessionId}) as turns,
    (select count(*)::int from appointment_triage where appointment_id = ${appointmentId}) as summaries`.execute(
    app.ctx.db,
  );
  const [row] = found.rows;
  return [row!.sessions, row!.turns, row!.summaries];
}

const reportsOf = (sessionId: string) =>
  app.ctx.db.selectFrom("triage_problems").selectAll().where("session_id", "=", sessionId).execute();

async function audited(action: string, targetId: string) {
  return app.ctx.db
    .selectFrom("audit_log")
    .select(["actor_account_id", "details"])
    .where("action", "=", action)
    .where("target_id", "=", targetId)
    .execute();
}

describe("what is kept of an assessment", () => {
  it("cannot be read in the database: neither words, nor answers, nor the secret, nor a problem that was reported", async () => {
    const { body } = await start(app, "J'ai le corps chauffé, mot-introuvable");
    await say(app, body.session_id, "34 ans, mot-introuvable");
    await app.call("POST", `/api/triage/${body.session_id}/report-problem`, { body: { message: "mot-introuvable" } });
    for (const table of ["triage_sessions", "triage_turns", "triage_problems", "idempotency_keys"]) {
      for (const text of ["mot-introuvable", body.session_id, body.ai_message, "fever"]) {
        const found = await sql`select 1 from ${sql.table(table)} t where t::text like ${`%${text}%`}
          or t::text like ${`%${Buffer.from(text).toString("hex")}%`}`.execute(app.ctx.db);
        expect(found.rows).toEqual([]);
      }
    }
  });

  it("is replayed to the last letter, and a replay under other rules says so", async () => {
    const last = await toTheEnd(app, await start(app, "Mal à la tête et fièvre depuis hier, je suis à Abidjan"));
    const id = await newestId();
    const turns = (await replay(app.ctx, id))!;
    expect(turns).toHaveLength(last.body.step);
    for (const turn of turns) expect(turn).toMatchObject({ sameVersion: true, identical: true });
    expect(turns.at(-1)!.levelNow).toBe(last.body.urgency_level);
    const row = await app.ctx.db
      .selectFrom("triage_turns")
      .select("answered")
      .where("session_id", "=", id)
      .where("turn", "=", 0)
      .executeTakeFirstOrThrow();
    const context = sealedAnswered.context(id, "0");
    const stored = JSON.parse(app.ctx.sealer.open(row.answered, context));
    stored.outcome.version = "0.0.1";
    const answered = app.ctx.sealer.seal(JSON.stringify(stored), context);
    await app.ctx.db
      .updateTable("triage_turns")
      .set({ answered })
      .where("session_id", "=", id)
      .where("turn", "=", 0)
      .execute();
    expect((await replay(app.ctx, id))![0]).toMatchObject({ version: "0.0.1", sameVersion: false, identical: false });
    expect(await replay(app.ctx, "00000000-0000-7000-8000-000000000000")).toBeNull();
  });

  it("is sealed anew with a new key, and still read", async () => {
    const { body } = await start(app, emergency);
    await app.call("POST", `/api/triage/${body.session_id}/report-problem`, { body: { message: "Trop inquiétant" } });
    const rotated = createSealer({ current: "another key", previous: [testSealingKeys.current] });
    const ours = sealedColumns.filter(({ table }) => table.startsWith("triage") || table === "appointment_triage");
    expect(ours.map(({ table, column }) => `${table}.${column}`)).toEqual([
      "triage_turns.said",
      "triage_turns.answered",
      "triage_problems.report",
      "appointment_triage.summary",
    ]);
    for (const column of ours) {
      const done = await reseal({ db: app.ctx.db, sealer: rotated }, column);
      expect(done.unreadable).toEqual([]);
      const back = createSealer({ current: testSealingKeys.current, previous: ["another key"] });
      const again = await reseal({ db: app.ctx.db, sealer: back }, column);
      expect(again.resealed).toBe(done.resealed);
      expect(done.resealed).toBeGreaterThanOrEqual(column.table === "appointment_triage" ? 0 : 1);
    }
    expect((await readSession(app, body.session_id)).body.transcript[0].text).toBe(emergency);
  });

  it("takes no further message a day after the last one, and is erased after 30 days when it is no account's", async () => {
    const awa = await aPatient(app);
    const [visitors, hers] = [
      (await start(app, "J'ai mal au ventre")).body,
      (await start(app, "J'ai mal au ventre", awa)).body,
    ];
    const hersId = (await app.call("GET", "/api/triage", { token: awa.token })).body[0].session_id;
    app.clock.moveBy(triageOpenHours * 3_600_000 + 1000);
    const late = await say(app, visitors.session_id, "34 ans");
    expect([late.status, late.body.code]).toEqual([404, "triage_session_not_found"]);
    expect((await readSession(app, visitors.session_id)).body.open).toBe(false);
    const forget = jobs.find(({ name }) => name === "triage.forget-visitors")!;
    await forget.run(app.ctx);
    expect((await readSession(app, visitors.session_id)).status).toBe(200);
    app.clock.moveBy(triageVisitorDays * dayMs);
    await forget.run(app.ctx);
    expect((await readSession(app, visitors.session_id)).status).toBe(404);
    const left = await app.ctx.db.selectFrom("triage_sessions").select(["id", "patient_id"]).execute();
    expect(left.every(({ patient_id }) => patient_id !== null)).toBe(true);
    expect(left.map(({ id }) => id)).toContain(hersId);
    expect(hers.session_id).not.toBe(hersId);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("goes with its account: all of it in the export, nothing of it left afterwards", async () => {
    const [phone, password] = [nextPhone(), "poisson-braisé-8"];
    const body = { phone_number: phone, full_name: "Awa Partante", password, terms_accepted: true };
    const { user, access_token: token } = (await app.call("POST", "/api/auth/phone/register", { body })).body;
    const awa = { accountId: user.id, token, phone };
    const { session_id } = (await start(app, emergency, awa)).body;
    const id = await booked(app, awa, await aDoctor(app), { date: wednesday, time: "15:00" });
    const sent = await app.call("POST", `/api/appointments/${id}/triage`, { token, body: { session_id } });
    const report = { message: "Ce mot-là est le mien" };
    await app.call("POST", `/api/triage/${session_id}/report-problem`, { token, body: report });
    const exported = await app.call("GET", "/api/account/export", { token });
    expect(exported.body.triage).toEqual([
      expect.objectContaining({
        urgency_level: "emergency",
        messages: [expect.objectContaining({ said: emergency, answered: expect.any(String) })],
        problems: [{ ...report, reported_at: app.clock.now().toISOString() }],
      }),
    ]);
    expect(exported.body.appointments[0].triage).toEqual(sent.body);
    const session = await newestId();
    expect(await rowsLeft(id, session)).toEqual([1, 1, 1]);
    const reports = () => app.ctx.db.selectFrom("triage_problems").select("id").execute();
    const before = await reports();
    const left = await app.call("POST", "/api/account/delete", { token, body: { password } });
    expect(left.status).toBe(200);
    expect(await rowsLeft(id, session)).toEqual([0, 0, 0]);
    expect(await reports()).toHaveLength(before.length - 1);
  });

  it("goes with the patient it was for, also what a visitor reported who claimed it since", async () => {
    const awa = await aPatient(app);
    const { session_id } = (await start(app, emergency)).body;
    await app.call("POST", `/api/triage/${session_id}/report-problem`, { body: { message: "Trop prudent" } });
    const [report] = await reportsOf(await newestId());
    const child = { full_name: "Kofi Koné", relation: "child" };
    const { id: patient_id } = (await app.call("POST", "/api/patients", { token: awa.token, body: child })).body;
    await app.call("POST", `/api/triage/${session_id}/claim`, { token: awa.token, body: { patient_id } });
    await app.call("DELETE", `/api/patients/${patient_id}`, { token: awa.token });
    const left = await app.ctx.db.selectFrom("triage_problems").select("id").where("id", "=", report!.id).execute();
    expect(left).toEqual([]);
  });

  it("leaves a visitor's report behind, for a year and with no way back", async () => {
    const { session_id } = (await start(app, emergency)).body;
    await app.call("POST", `/api/triage/${session_id}/report-problem`, { body: { message: "Trop prudent" } });
    const [report] = await reportsOf(await newestId());
    const run = (name: string) => jobs.find((job) => job.name === name)!.run(app.ctx);
    const left = () =>
      app.ctx.db.selectFrom("triage_problems").selectAll().where("id", "=", report!.id).executeTakeFirst();
    app.clock.moveBy(triageProblemDays * dayMs);
    await run("triage.forget-visitors");
    await run("triage.forget-problems");
    expect(await left()).toMatchObject({ session_id: null, patient_id: null });
    app.clock.moveBy(1000);
    await run("triage.forget-problems");
    expect(await left()).toBeUndefined();
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });
});

describe("an assessment with an appointment", () => {
  const attach = (person: Person, id: string, session_id: string) =>
    app.call("POST", `/api/appointments/${id}/triage`, { token: person.token, body: { session_id } });
  const seen = (person: Person, id: string) =>
    app.call("GET", `/api/appointments/${id}/triage`, { token: person.token });

  it("is read by the doctor of that appointment, and the patient sees when", async () => {
    const [awa, doctor, other] = [await aPatient(app), await aDoctor(app), await aDoctor(app)];
    const id = await expected(app, awa, doctor, { date: wednesday });
    expect((await seen(awa, id)).body.code).toBe("triage_summary_not_found");
    const { session_id } = (await start(app, emergency, awa)).body;
    const sent = await attach(awa, id, session_id);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      appointment_id: id,
      urgency_level: "emergency",
      needs_emergency_care: true,
      read_at: null,
    });
    const own = await seen(awa, id);
    expect(own.body).toEqual(sent.body);
    const list = await app.call("GET", "/api/appointments/specialist", { token: doctor.token });
    expect(list.body.find((one: { id: string }) => one.id === id).has_triage).toBe(true);
    const read = await seen(doctor, id);
    expect(read.body).toMatchObject({
      summary: expect.stringContaining("convulse"),
      read_at: app.clock.now().toISOString(),
    });
    expect((await seen(awa, id)).body.read_at).toBe(read.body.read_at);
    expect(await audited("triage.read", id)).toEqual([{ actor_account_id: doctor.accountId, details: {} }]);
    for (const stranger of [other, await aPatient(app)]) {
      expect((await seen(stranger, id)).body.code).toBe("appointment_not_found");
    }
    for (const nobody of [await anAdmin(app)]) expect((await seen(nobody, id)).status).toBe(403);
  });

  it("stays as it was sent until another is sent", async () => {
    const [awa, doctor] = [await aPatient(app), await aDoctor(app)];
    const id = await booked(app, awa, doctor, { date: wednesday, time: "11:00" });
    const { session_id } = (await start(app, emergency)).body;
    expect((await attach(awa, id, session_id)).body.code).toBe("triage_session_not_found");
    await app.call("POST", `/api/triage/${session_id}/claim`, { token: awa.token, body: {} });
    const sent = await attach(awa, id, session_id);
    await say(app, session_id, "Nous sommes à Abidjan, il vomit tout", awa);
    expect((await seen(awa, id)).body).toEqual(sent.body);
    const again = await attach(awa, id, session_id);
    expect(again.body.summary).not.toBe(sent.body.summary);
  });

  it("stays read when the same is joined again, and is unread when another is", async () => {
    const [awa, doctor] = [await aPatient(app), await aDoctor(app)];
    const id = await expected(app, awa, doctor, { date: wednesday });
    const { session_id } = (await start(app, emergency, awa)).body;
    await attach(awa, id, session_id);
    const read = (await seen(doctor, id)).body;
    app.clock.moveBy(60_000);
    expect((await attach(awa, id, session_id)).body).toEqual(read);
    expect((await seen(awa, id)).body).toEqual(read);
    await say(app, session_id, "Nous sommes à Abidjan, il vomit tout", awa);
    expect((await attach(awa, id, session_id)).body.read_at).toBeNull();
    expect((await seen(awa, id)).body.read_at).toBeNull();
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("is of that appointment's patient: a child's goes to nobody else's doctor", async () => {
    const [awa, doctor] = [await aPatient(app), await aDoctor(app)];
    const child = { full_name: "Kofi Koné", relation: "child" };
    const { id: patient_id } = (await app.call("POST", "/api/patients", { token: awa.token, body: child })).body;
    const id = await booked(app, awa, doctor, { date: wednesday, time: "12:00" });
    const { session_id } = (await start(app, emergency, awa, { patient_id })).body;
    const refused = await attach(awa, id, session_id);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      409,
      "triage_of_another_patient",
      refusalTexts.triage_of_another_patient,
    ]);
    expect((await seen(awa, id)).body.code).toBe("triage_summary_not_found");
    expect((await readSession(app, session_id, awa)).body.patient_id).toBe(patient_id);
    await app.call("POST", `/api/triage/${session_id}/claim`, { token: awa.token, body: {} });
    expect((await attach(awa, id, session_id)).status).toBe(200);
  });

  it("must be completed, one's own, and for an appointment that is still ahead", async () => {
    const [awa, yao, doctor] = [await aPatient(app), await aPatient(app, "Yao"), await aDoctor(app)];
    const id = await booked(app, awa, doctor, { date: wednesday, time: "10:00" });
    const { session_id } = (await start(app, "J'ai de la fièvre", awa)).body;
    expect((await attach(awa, id, session_id)).body.code).toBe("triage_not_completed");
    const done = (await start(app, emergency, yao)).body.session_id;
    expect((await attach(awa, id, done)).body.code).toBe("triage_session_not_found");
    expect((await attach(yao, id, done)).body.code).toBe("appointment_not_found");
    const mine = (await start(app, emergency, awa)).body.session_id;
    await app.call("POST", `/api/appointments/${id}/cancel`, { token: awa.token, body: {} });
    expect((await attach(awa, id, mine)).body.code).toBe("appointment_closed");
  });
});

describe("a problem that is reported", () => {
  it("reaches the administrators with the trace of the rules, without the conversation, and the reading is logged", async () => {
    const { body } = await start(app, `${emergency}, je m'appelle Introuvable`);
    const report = (message: unknown, id = body.session_id) =>
      app.call("POST", `/api/triage/${id}/report-problem`, { body: { message } });
    const thanked = await report("Ce n'était pas une convulsion");
    expect([thanked.status, thanked.body.success]).toEqual([200, true]);
    const admin = await anAdmin(app);
    const listed = await app.call("GET", "/api/admin/triage-problems?limit=1", { token: admin.token });
    const [problem] = listed.body;
    expect(problem).toMatchObject({
      message: "Ce n'était pas une convulsion",
      urgency_level: "emergency",
      engine_version: body.engine_version,
    });
    expect(Object.keys(problem).toSorted()).toEqual(
      ["created_at", "engine_version", "id", "message", "trace", "urgency_level"].toSorted(),
    );
    expect(Object.keys(problem.trace)).toEqual(["rules", "asked"]);
    expect(problem.trace.rules.length).toBeGreaterThan(0);
    // Neither what was told, nor a way to it.
    for (const untold of [/introuvable/i, /"fever"/, /"child"/, new RegExp(await newestId()), /session/]) {
      expect(JSON.stringify(problem)).not.toMatch(untold);
    }
    expect(
      await app.ctx.db.selectFrom("audit_log").select("id").where("action", "=", "triage_problems.read").execute(),
    ).toHaveLength(1);
    expect((await report("")).body.errors[0].message).toBe("Dites ce qui ne va pas dans cette évaluation.");
    expect((await report("a".repeat(1001))).status).toBe(422);
    for (let n = 0; n < 4; n += 1) expect((await report(`encore ${n}`)).status).toBe(200);
    expect((await report("une fois de trop")).status).toBe(429);
  });
});

describe("what an administrator reads", () => {
  it("leads from no log and no report to the words of a person with a name", async () => {
    const awa = await aPatient(app);
    const { session_id } = (await start(app, `${emergency}, et je suis séropositive`)).body;
    await app.call("POST", `/api/triage/${session_id}/report-problem`, { body: { message: "Trop prudent" } });
    await app.call("POST", `/api/triage/${session_id}/claim`, { token: awa.token, body: {} });
    const session = await newestId();
    const [claimed, ...others] = await app.ctx.db
      .selectFrom("audit_log")
      .selectAll()
      .where("action", "=", "triage.claimed")
      .where("actor_account_id", "=", awa.accountId)
      .execute();
    expect([claimed!.target_type, claimed!.target_id, claimed!.details, others]).toEqual([null, null, {}, []]);
    const logged = await sql`select 1 from audit_log a where a::text like ${`%${session}%`}`.execute(app.ctx.db);
    expect(logged.rows).toEqual([]);
    const admin = await anAdmin(app);
    const read = await app.call("GET", "/api/admin/triage-problems", { token: admin.token });
    for (const way of [session, session_id, awa.accountId]) expect(JSON.stringify(read.body)).not.toContain(way);
    const [row] = await reportsOf(session);
    const kept = app.ctx.sealer.open(row!.report, sealedProblem.context(row!.id));
    expect(kept).not.toMatch(/"hiv|"fever|facts/);
  });
});

describe("the limits of the open doors", () => {
  const limited = useTestApp({ env: { RATE_LIMITS: "on" } });

  it("leave room for a whole waiting room, and stop a flood", async () => {
    const begin = (headers: Record<string, string> = {}) =>
      limited.call("POST", "/api/triage/start", {
        body: { initial_symptoms: "J'ai mal au ventre" },
        from: "192.0.2.77",
        headers,
      });
    const answers = [];
    for (let n = 0; n < 305; n += 1) answers.push((await begin()).status);
    expect(answers.slice(0, 300).every((status) => status === 200)).toBe(true);
    expect(answers.slice(300).every((status) => status === 429)).toBe(true);
    for (const flooded of [await begin(), await begin({ "idempotency-key": "0192f3a4b5c6d7e8f901" })]) {
      expect(Number(flooded.headers["retry-after"])).toBeGreaterThan(0);
      expect(flooded.body.detail).toBe(
        "Trop de demandes en peu de temps. Patientez un instant avant de réessayer. En cas d'urgence, appelez le 185, le 180 ou le 112.",
      );
    }
    const numbers = JSON.stringify([{ number: "1308", name: "Ligne d'écoute" }]);
    await sql`update settings set value = ${numbers}::jsonb where key = 'emergency_numbers'`.execute(limited.ctx.db);
    limited.clock.moveBy(61_000);
    expect((await begin()).body.detail).toMatch(/En cas d'urgence, appelez le 1308\.$/);
    const from = "192.0.2.78";
    const { session_id } = (
      await limited.call("POST", "/api/triage/start", { body: { initial_symptoms: "bonjour" }, from })
    ).body;
    const wordy = { session_id, message: `${"a ".repeat(999)}a`, step: 99 };
    const codes = new Set<string>();
    for (let n = 0; n < 301; n += 1) {
      codes.add((await limited.call("POST", "/api/triage/continue", { body: wordy, from })).body.code);
    }
    expect([...codes]).toEqual(["triage_moved_on", "too_many_requests"]);
  });
});
