import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { expireUnpaid } from "#server/appointments/expire.ts";
import { setWeeklyHours } from "#server/availability/weekly-hours.ts";
import { useTestApp, type Answer } from "#server/testing/app.ts";
import { aDoctor, aPatient, type Person, type TestDoctor } from "#server/testing/people.ts";

const app = useTestApp();

/** Tuesday; the tests' clock stands on the Monday before, at 08:00. */
const tuesday = "2026-11-24";

const wish = (doctor: TestDoctor, over: Record<string, unknown> = {}) => ({
  doctor_id: doctor.doctorId,
  appointment_date: tuesday,
  appointment_time: "09:00",
  consultation_type: "in-person",
  notes: "Palpitations depuis hier",
  ...over,
});

function book(who: Person, body: unknown, key?: string): Promise<Answer> {
  return app.call("POST", "/api/appointments", {
    token: who.token,
    body,
    headers: key ? { "idempotency-key": key } : {},
  });
}

async function rowsOf(table: string, where = "true"): Promise<number> {
  const found = await sql<{ n: number }>`select count(*) as n from ${sql.raw(table)} where ${sql.raw(where)}`.execute(
    app.ctx.db,
  );
  return found.rows[0]!.n;
}

const slotsOf = async (doctor: TestDoctor, date = tuesday): Promise<string[]> => {
  const answer = await app.call("GET", `/api/doctors/${doctor.doctorId}/slots?from=${date}&to=${date}`);
  return answer.body[0]?.times ?? [];
};

describe("booking", () => {
  it("writes the appointment, claims its slot for 30 minutes, fixes its price and tells the patient", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    expect(await slotsOf(doctor)).toContain("09:00");
    const answer = await book(awa, wish(doctor));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      appointment_date: tuesday,
      appointment_time: "09:00",
      consultation_type: "in-person",
      status: "pending",
      fee: 15_000,
      payment_state: "due",
      pay_before: "2026-11-23T08:30:00.000Z",
    });
    expect(await slotsOf(doctor)).not.toContain("09:00");
    const outbox = await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(awa.phone)}`);
    expect(outbox.body[0].body).toContain("15 000 FCFA");
    expect(outbox.body[0].body).toContain("08:30");
    const own = await app.call("GET", "/api/appointments", { token: awa.token });
    expect(own.body[0]).toMatchObject({
      id: answer.body.id,
      notes: "Palpitations depuis hier",
      payable: true,
      patient_name: "Awa Koné",
    });
    // Held, not asked: the doctor sees the request once it is paid.
    expect((await app.call("GET", "/api/appointments/specialist", { token: doctor.token })).body).toEqual([]);
    const stored = await sql<{ notes: Buffer }>`select notes from appointments where id = ${answer.body.id}`.execute(
      app.ctx.db,
    );
    expect(stored.rows[0]!.notes.toString("latin1")).not.toContain("Palpitations");
  });

  it("writes by e-mail too from the first booking after an address was given, and not once it is gone", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const mailTo = (address: string | null) =>
      sql`update accounts set email = ${address} where phone_number = ${awa.phone}`.execute(app.ctx.db);
    const address = `${awa.phone.slice(1)}@exemple.ci`;
    const mails = () => rowsOf("messages", `recipient = '${address}' and purpose = 'booked-in-person'`);
    const texts = () => rowsOf("messages", `recipient = '${awa.phone}' and purpose = 'booked-in-person'`);
    expect((await book(awa, wish(doctor))).status).toBe(201);
    expect([await texts(), await mails()]).toEqual([1, 0]);
    await mailTo(address);
    expect((await book(awa, wish(doctor, { appointment_time: "10:00" }))).status).toBe(201);
    expect([await texts(), await mails()]).toEqual([2, 1]);
    await mailTo(null);
    expect((await book(awa, wish(doctor, { appointment_time: "11:00" }))).status).toBe(201);
    expect([await texts(), await mails()]).toEqual([3, 1]);
  });

  it("asks for a video consultation at its own price, to be paid after acceptance, and tells the doctor", async () => {
    const [doctor, yao] = [await aDoctor(app), await aPatient(app, "Yao Kouadio")];
    for (const [type, time] of [
      ["whatsapp", "09:30"],
      ["whatsapp-video", "10:00"],
    ] as const) {
      const answer = await book(yao, wish(doctor, { consultation_type: type, appointment_time: time }));
      expect(answer.body).toMatchObject({
        consultation_type: "whatsapp-video",
        fee: 12_000,
        payment_state: "due",
        pay_before: null,
      });
    }
    const asked = await app.call("GET", "/api/appointments/specialist?status=pending", { token: doctor.token });
    expect(asked.body.map((row: { consultation_type: string }) => row.consultation_type)).toEqual([
      "whatsapp",
      "whatsapp",
    ]);
    const outbox = await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(doctor.phone)}`);
    expect(outbox.body).toHaveLength(2);
  });

  it("asks nothing for « Sur devis »", async () => {
    const [doctor, awa] = [await aDoctor(app, { inPersonFee: 0 }), await aPatient(app)];
    expect((await book(awa, wish(doctor))).body).toMatchObject({ fee: 0, payment_state: "none", pay_before: null });
  });

  it.each([
    ["a date gone by", { appointment_date: "2026-11-20" }, 422, "date_past"],
    ["an hour gone by today", { appointment_date: "2026-11-23", appointment_time: "07:30" }, 422, "date_past"],
    ["a day too far ahead", { appointment_date: "2027-06-01" }, 422, "date_too_far"],
    ["a Sunday", { appointment_date: "2026-11-29" }, 409, "outside_hours"],
    ["the end of the day", { appointment_time: "17:00" }, 409, "outside_hours"],
    ["a time between two slots", { appointment_time: "09:10" }, 409, "outside_hours"],
    ["a public holiday", { appointment_date: "2026-12-25" }, 409, "outside_hours"],
    ["an unknown doctor", { doctor_id: "00000000-0000-7000-8000-000000000000" }, 404, "doctor_not_found"],
    ["somebody else's patient", { patient_id: "00000000-0000-7000-8000-000000000000" }, 404, "patient_not_found"],
  ])("refuses %s and writes nothing", async (_what, over, status, code) => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const before = await Promise.all(
      ["appointments", "slot_claims", "messages", "appointment_events"].map((table) => rowsOf(table)),
    );
    const answer = await book(awa, wish(doctor, over));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const after = await Promise.all(
      ["appointments", "slot_claims", "messages", "appointment_events"].map((table) => rowsOf(table)),
    );
    expect(after).toEqual(before);
  });

  it("names each wrong field in French", async () => {
    const awa = await aPatient(app);
    const answer = await book(awa, {
      appointment_date: "2026-02-30",
      appointment_time: "9h",
      consultation_type: "telepathy",
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error: { field: string }) => error.field).toSorted()).toEqual([
      "appointment_date",
      "appointment_time",
      "consultation_type",
      "doctor_id",
    ]);
    for (const { message } of answer.body.errors) expect(message).toMatch(/[.]$/);
  });

  it("lets nobody hold two appointments at one time", async () => {
    const [one, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    expect((await book(awa, wish(one))).status).toBe(201);
    expect((await book(awa, wish(other))).body.code).toBe("patient_busy");
  });

  it("decides on the doctor's hours and price as they are now, not as they were remembered", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    expect((await book(awa, wish(doctor))).status).toBe(201);
    await setWeeklyHours(app.ctx, doctor.doctorId, { tuesday: ["14:00-16:00"] });
    await sql`update doctors set in_person_fee = 20000 where id = ${doctor.doctorId}`.execute(app.ctx.db);
    expect((await book(awa, wish(doctor, { appointment_time: "10:00" }))).body.code).toBe("outside_hours");
    expect((await book(awa, wish(doctor, { appointment_time: "14:00" }))).body.fee).toBe(20_000);
    await sql`update doctors set status = 'inactive' where id = ${doctor.doctorId}`.execute(app.ctx.db);
    expect((await book(awa, wish(doctor, { appointment_time: "14:30" }))).body.code).toBe("doctor_not_bookable");
  });
});

describe("many people at once", () => {
  it("gives one slot to one of 200, and tells the others clearly", async () => {
    const doctor = await aDoctor(app);
    const crowd: Person[] = [];
    for (let n = 0; n < 200; n += 1) crowd.push(await aPatient(app, `Patient ${n}`));
    const answers = await Promise.all(crowd.map((who, n) => book(who, wish(doctor), `crowd-${n}`)));
    const winners = answers.filter((answer) => answer.status === 201);
    const refused = answers.filter((answer) => answer.status === 409 && answer.body.code === "slot_taken");
    expect([winners.length, refused.length]).toEqual([1, 199]);
    expect(refused[0]!.body.detail).toBe("Ce créneau vient d'être pris. Choisissez un autre créneau.");
    expect(await rowsOf("appointments", `doctor_id = '${doctor.doctorId}'`)).toBe(1);
    // Everybody repeats: each hears the very same again, and nothing more is written.
    const again = await Promise.all(crowd.map((who, n) => book(who, wish(doctor), `crowd-${n}`)));
    expect(again.map((answer) => [answer.status, answer.body])).toEqual(
      answers.map((answer) => [answer.status, answer.body]),
    );
    expect(await rowsOf("appointments", `doctor_id = '${doctor.doctorId}'`)).toBe(1);
  });

  it("refuses a key that is no key", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    expect((await book(awa, wish(doctor), "one key")).body).toMatchObject({
      code: "invalid_request",
      errors: [{ field: "Idempotency-Key" }],
    });
  });

  it("gives one booking and one answer to 200 repetitions of one key", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(awa, wish(doctor), "one-key")));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await rowsOf("appointments", `doctor_id = '${doctor.doctorId}'`)).toBe(1);
    expect(await rowsOf("messages", `recipient = '${awa.phone}'`)).toBe(1);
    const other = await book(awa, wish(doctor, { appointment_time: "15:00" }), "one-key");
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    expect(await slotsOf(doctor)).toContain("15:00");
  });

  it("holds an account to five bookings awaiting payment, also when it presses 20 times at once", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const times = Array.from(
      { length: 16 },
      (_, n) => `${String(9 + Math.floor(n / 2)).padStart(2, "0")}:${n % 2 ? "30" : "00"}`,
    );
    const answers = await Promise.all(times.map((time) => book(awa, wish(doctor, { appointment_time: time }))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.body.code === "too_many_unpaid")).toHaveLength(11);
  });
});

describe("a booking nobody pays", () => {
  it("is cancelled after 30 minutes, frees its slot and tells the patient", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    const booked = await book(awa, wish(doctor));
    app.clock.moveBy(29 * 60_000);
    await expireUnpaid(app.ctx);
    expect((await book(yao, wish(doctor))).body.code).toBe("slot_taken");
    app.clock.moveBy(61_000);
    expect(await slotsOf(doctor)).toContain("09:00");
    expect(await expireUnpaid(app.ctx)).toBeGreaterThan(0);
    const own = await app.call("GET", "/api/appointments", { token: awa.token });
    expect(own.body[0]).toMatchObject({ id: booked.body.id, status: "cancelled", payable: false });
    const outbox = await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(awa.phone)}`);
    expect(outbox.body[0].body).toContain("annulé");
    expect((await book(yao, wish(doctor))).status).toBe(201);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("loses its slot to the next person even before the job has cancelled it", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    await book(awa, wish(doctor));
    app.clock.moveBy(31 * 60_000);
    expect((await book(yao, wish(doctor))).status).toBe(201);
    await expireUnpaid(app.ctx);
    const claims = await sql<{
      account_id: string;
    }>`select a.account_id from slot_claims c join appointments a on a.id = c.appointment_id
      where c.doctor_id = ${doctor.doctorId}`.execute(app.ctx.db);
    expect(claims.rows).toEqual([{ account_id: yao.accountId }]);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("does not stand in the way of the same person at the same time", async () => {
    const [one, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    await book(awa, wish(one));
    app.clock.moveBy(31 * 60_000);
    expect((await book(awa, wish(other))).status).toBe(201);
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });
});
