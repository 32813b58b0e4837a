import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { setWeeklyHours } from "#server/availability/weekly-hours.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient, signInAgain, type Person } from "#server/testing/people.ts";
import { expireProposals } from "./expire-proposals.ts";
import { expireUnpaid } from "./expire.ts";
import { act, booked, claimsOf, expected, propose, read, smsTo, tuesday, wednesday } from "./test-appointments.ts";

const app = useTestApp();
const today = "2026-11-23T08:00:00.000Z";
beforeEach(() => app.clock.moveTo(today));

const statusAndCode = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe("another time", () => {
  it("is proposed, held for the answer and told to the other side; accepted, it is the appointment's time", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const proposed = await propose(app, doctor, id, "2026-11-26", "14:30");
    expect(proposed.body).toMatchObject({
      appointment_date: wednesday,
      status: "accepted",
      reschedulable: false,
      proposal: { date: "2026-11-26", time: "14:30", by: "doctor", expires_at: "2026-11-24T08:00:00.000Z" },
    });
    expect(await claimsOf(app, doctor)).toEqual(["2026-11-25 09:00 booking", "2026-11-26 14:30 proposal"]);
    expect((await smsTo(app, awa))[0]).toContain("au jeu. 26 nov. à 14:30");
    const answer = await act(app, awa, id, "reschedule/accept", { proposal_id: proposed.body.proposal.id });
    expect(answer.body).toMatchObject({
      appointment_date: "2026-11-26",
      appointment_time: "14:30",
      status: "accepted",
      payment_state: "paid",
      fee: 15_000,
      proposal: null,
      reschedulable: true,
      cancellation: { refund_until: "2026-11-25T14:30:00.000Z" },
    });
    expect(await claimsOf(app, doctor)).toEqual(["2026-11-26 14:30 booking"]);
    expect((await smsTo(app, doctor))[0]).toContain("déplacé au jeu. 26 nov. à 14:30");
    await booked(app, await aPatient(app, "Yao Kouadio"), doctor);
  });

  it("declined, withdrawn or left unanswered, is free again and the appointment keeps its hour", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const ends = [
      async () => act(app, doctor, id, "reschedule/decline"),
      async () => act(app, awa, id, "reschedule/withdraw"),
      async () => {
        app.clock.moveTo("2026-11-24T08:00:00.000Z");
        expect(await expireProposals(app.ctx)).toBeGreaterThan(0);
        expect(await expireProposals(app.ctx)).toBe(0);
        return read(app, await signInAgain(app, awa), id);
      },
    ];
    for (const end of ends) {
      expect((await propose(app, awa, id, "2026-11-26", "10:00")).status).toBe(200);
      const { body } = await end();
      expect(body).toMatchObject({ appointment_date: wednesday, appointment_time: "09:00", proposal: null });
      expect(await claimsOf(app, doctor)).toEqual(["2026-11-25 09:00 booking"]);
    }
    expect((await smsTo(app, awa))[0]).toContain("pas de réponse");
    expect((await smsTo(app, doctor)).filter((sms) => sms.includes("retire sa proposition"))).toHaveLength(1);
    app.clock.moveTo(today);
    const { history } = (await read(app, awa, id)).body;
    expect(history.slice(-6).map((entry: { event: string; by: string }) => `${entry.event} ${entry.by}`)).toEqual([
      "proposed patient",
      "proposal_declined doctor",
      "proposed patient",
      "proposal_withdrawn patient",
      "proposed patient",
      "proposal_expired system",
    ]);
    expect(history.at(-1).details).toEqual({ date: "2026-11-26", time: "10:00" });
  });

  it.each([
    ["the hour it has", wednesday, "09:00", 422, "invalid_request"],
    ["a Sunday", "2026-11-29", "09:00", 409, "outside_hours"],
    ["a time between two slots", "2026-11-26", "09:10", 409, "outside_hours"],
    ["a day gone by", "2026-11-20", "09:00", 422, "date_past"],
    ["a day too far ahead", "2027-06-01", "09:00", 422, "date_too_far"],
    ["less than two hours from now", "2026-11-23", "10:00", 409, "reschedule_too_late"],
    ["what somebody else has", "2026-11-26", "09:00", 409, "slot_taken"],
    ["when the patient is elsewhere", "2026-11-26", "11:00", 409, "patient_busy"],
  ])("cannot be %s", async (_what, date, time, status, code) => {
    const [doctor, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await booked(app, await aPatient(app, "Yao Kouadio"), doctor, { date: "2026-11-26", time: "09:00" });
    await booked(app, awa, other, { date: "2026-11-26", time: "11:00" });
    const before = await claimsOf(app, doctor);
    expect(statusAndCode(await propose(app, awa, id, date, time))).toEqual([status, code]);
    expect(await claimsOf(app, doctor)).toEqual(before);
    expect((await read(app, awa, id)).body.proposal).toBeNull();
  });

  it("cannot be proposed for what is only held, over, or less than two hours away", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const held = await booked(app, awa, doctor, { type: "in-person", time: "10:00" });
    expect(statusAndCode(await propose(app, awa, held, "2026-11-26", "10:00"))).toEqual([409, "appointment_not_paid"]);
    const id = await expected(app, awa, doctor);
    app.clock.moveTo("2026-11-25T07:00:00.000Z");
    let again = await signInAgain(app, awa);
    expect((await read(app, again, id)).body.reschedulable).toBe(false);
    expect((await propose(app, again, id, "2026-11-26", "10:00")).body.code).toBe("reschedule_too_late");
    app.clock.moveTo("2026-11-25T09:00:00.000Z");
    again = await signInAgain(app, awa);
    expect((await propose(app, again, id, "2026-11-26", "10:00")).body.code).toBe("appointment_past");
    app.clock.moveTo(today);
    await act(app, awa, id, "cancel");
    expect((await propose(app, awa, id, "2026-11-26", "10:00")).body.code).toBe("appointment_closed");
  });

  it("follows the doctor's hours as they are now", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await setWeeklyHours(app.ctx, doctor.doctorId, { thursday: ["14:00-16:00"] });
    expect((await propose(app, doctor, id, "2026-11-26", "10:00")).body.code).toBe("outside_hours");
    await sql`update doctors set status = 'inactive' where id = ${doctor.doctorId}`.execute(app.ctx.db);
    expect((await propose(app, doctor, id, "2026-11-26", "14:00")).body.code).toBe("doctor_not_bookable");
  });
});

describe("the answer to a proposal", () => {
  it("belongs to the other side, and taking it back to its own", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await propose(app, awa, id, "2026-11-26", "10:00");
    expect(statusAndCode(await act(app, awa, id, "reschedule/accept"))).toEqual([409, "proposal_own"]);
    expect(statusAndCode(await act(app, awa, id, "reschedule/decline"))).toEqual([409, "proposal_own"]);
    expect(statusAndCode(await act(app, doctor, id, "reschedule/withdraw"))).toEqual([409, "proposal_not_own"]);
    expect((await act(app, doctor, id, "reschedule/accept")).status).toBe(200);
  });

  it("counts once, however often and by whichever verb it is given", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await propose(app, doctor, id, "2026-11-26", "10:00");
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => act(app, awa, id, "reschedule/accept")),
      ...Array.from({ length: 3 }, () => act(app, awa, id, "reschedule/decline")),
      ...Array.from({ length: 3 }, () => act(app, doctor, id, "reschedule/withdraw")),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "proposal_not_open")).toHaveLength(9);
    expect(await claimsOf(app, doctor)).toHaveLength(1);
  });

  it("is not given to another proposal than the one that was seen", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const seen = (await propose(app, doctor, id, "2026-11-26", "10:00")).body.proposal.id;
    await act(app, doctor, id, "reschedule/withdraw");
    await propose(app, doctor, id, "2026-11-27", "16:30");
    const answer = await act(app, awa, id, "reschedule/accept", { proposal_id: seen });
    expect(statusAndCode(answer)).toEqual([409, "appointment_moved_on"]);
    expect((await read(app, awa, id)).body).toMatchObject({ appointment_date: wednesday });
  });

  it("comes too late once the proposal is over, even before the job has come by or when its slot is somebody else's", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    const id = await expected(app, awa, doctor, { date: "2026-11-27" });
    await propose(app, doctor, id, "2026-11-26", "10:00");
    app.clock.moveTo("2026-11-24T08:00:01.000Z");
    const [awaNow, yaoNow, doctorNow] = [
      await signInAgain(app, awa),
      await signInAgain(app, yao),
      await signInAgain(app, doctor),
    ] as [Person, Person, Person];
    expect((await act(app, awaNow, id, "reschedule/accept")).body.code).toBe("proposal_not_open");
    await booked(app, yaoNow, doctor, { date: "2026-11-26", time: "10:00" });
    // The next proposal finds the old one over and takes its place.
    expect((await propose(app, doctorNow, id, "2026-11-26", "10:30")).status).toBe(200);
    await expireProposals(app.ctx);
    expect(await claimsOf(app, doctor)).toEqual([
      "2026-11-26 10:00 booking",
      "2026-11-26 10:30 proposal",
      "2026-11-27 09:00 booking",
    ]);
  });

  it("says to the doctor, and to the patient, that the patient is expected elsewhere by then", async () => {
    const [doctor, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await propose(app, awa, id, "2026-11-26", "10:00");
    await booked(app, awa, other, { date: "2026-11-26", time: "10:00" });
    const before = await claimsOf(app, doctor);
    expect(statusAndCode(await act(app, doctor, id, "reschedule/accept"))).toEqual([409, "patient_unavailable"]);
    expect(await claimsOf(app, doctor)).toEqual(before);
    await act(app, awa, id, "reschedule/withdraw");
    expect((await propose(app, doctor, id, "2026-11-26", "10:00")).status).toBe(200);
    expect(statusAndCode(await act(app, awa, id, "reschedule/accept"))).toEqual([409, "patient_busy"]);
  });

  it("gives what is still to be paid the deadline of the new time", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await booked(app, awa, doctor);
    await act(app, doctor, id, "accept");
    await propose(app, doctor, id, tuesday, "09:00");
    app.clock.moveBy(60_000);
    const moved = await act(app, awa, id, "reschedule/accept");
    expect(moved.body).toMatchObject({ payable: true, pay_before: "2026-11-24T07:00:00.000Z", whatsapp_url: null });
    app.clock.moveTo("2026-11-24T07:00:01.000Z");
    expect(await expireUnpaid(app.ctx)).toBeGreaterThan(0);
    expect(await claimsOf(app, doctor)).toEqual([]);
  });

  it("keeps an unpaid appointment's clock running: a proposal saves it from nothing", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await booked(app, awa, doctor, { date: tuesday, time: "16:00" });
    await act(app, doctor, id, "accept");
    app.clock.moveTo("2026-11-23T20:00:00.000Z");
    await propose(app, await signInAgain(app, awa), id, "2026-11-26", "10:00");
    app.clock.moveTo("2026-11-24T08:00:00.000Z");
    expect(await expireUnpaid(app.ctx)).toBeGreaterThan(0);
    expect(await claimsOf(app, doctor)).toEqual([]);
  });
});

describe("at once", () => {
  it("both sides propose: one proposal is open, the other is told so and finds it", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    for (let round = 0; round < 10; round += 1) {
      const id = await booked(app, awa, doctor);
      const answers = await Promise.all([
        propose(app, awa, id, "2026-11-26", "10:00"),
        propose(app, doctor, id, "2026-11-26", "11:00"),
        propose(app, awa, id, "2026-11-26", "10:00"),
        propose(app, doctor, id, "2026-11-26", "11:00"),
      ]);
      // The same side pressed twice: the same proposal, no refusal.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
      const refused = answers.filter(({ body }) => body.code === "proposal_open");
      expect(refused).toHaveLength(2);
      expect(refused[0]!.body.detail).toContain("déjà proposé");
      const winner = answers.find(({ status }) => status === 200)!.body.proposal;
      for (const who of [awa, doctor]) expect((await read(app, who, id)).body.proposal).toEqual(winner);
      expect(await claimsOf(app, doctor)).toHaveLength(2);
      await act(app, awa, id, "cancel");
    }
  });

  it("fifty people book the slot that is being proposed: one has it", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const crowd: Person[] = [];
    for (let n = 0; n < 49; n += 1) crowd.push(await aPatient(app, `Patient ${n}`));
    const wish = {
      doctor_id: doctor.doctorId,
      appointment_date: "2026-11-26",
      appointment_time: "10:00",
      consultation_type: "in-person",
    };
    const answers = await Promise.all([
      ...crowd.slice(0, 25).map((who) => app.call("POST", "/api/appointments", { token: who.token, body: wish })),
      propose(app, awa, id, "2026-11-26", "10:00"),
      ...crowd.slice(25).map((who) => app.call("POST", "/api/appointments", { token: who.token, body: wish })),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "slot_taken")).toHaveLength(49);
    expect(await claimsOf(app, doctor)).toHaveLength(2);
  });

  it("fifty people book the slot that is being left: none before it is free, one at most after", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await propose(app, doctor, id, "2026-11-26", "10:00");
    const crowd: Person[] = [];
    for (let n = 0; n < 49; n += 1) crowd.push(await aPatient(app, `Patient ${n}`));
    const wish = {
      doctor_id: doctor.doctorId,
      appointment_date: wednesday,
      appointment_time: "09:00",
      consultation_type: "in-person",
    };
    const [moved, ...others] = await Promise.all([
      act(app, awa, id, "reschedule/accept"),
      ...crowd.map((who) => app.call("POST", "/api/appointments", { token: who.token, body: wish })),
    ]);
    expect(moved!.status).toBe(200);
    const won = others.filter(({ status }) => status === 201).length;
    expect(won).toBeLessThanOrEqual(1);
    expect(others.filter(({ body }) => body.code === "slot_taken")).toHaveLength(49 - won);
    expect(await claimsOf(app, doctor)).toHaveLength(1 + won);
  });

  it("an answer, a withdrawal, a refusal and a cancellation: one end, and no slot is left behind", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    for (let round = 0; round < 12; round += 1) {
      const id = await booked(app, awa, doctor);
      await propose(app, doctor, id, "2026-11-26", "10:00");
      app.clock.moveTo(round % 2 ? "2026-11-24T08:00:00.000Z" : today);
      const [a, d] = [await signInAgain(app, awa), await signInAgain(app, doctor)];
      const answers = await Promise.all([
        act(app, a, id, "reschedule/accept"),
        act(app, d, id, "reschedule/withdraw"),
        act(app, d, id, "reject", { reason: "Complet" }),
        act(app, a, id, "cancel"),
        expireProposals(app.ctx).then(() => ({ status: 0 })),
      ]);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const { status } = (await read(app, a, id)).body;
      expect(["rejected", "cancelled"]).toContain(status);
      expect(await claimsOf(app, doctor)).toEqual([]);
      const open = await sql<{ n: number }>`select count(*) as n from appointment_proposals
        where appointment_id = ${id} and status = 'open'`.execute(app.ctx.db);
      expect(open.rows[0]!.n).toBe(0);
      app.clock.moveTo(today);
    }
  });
});
