import { describe, expect, it } from "vitest";
import { expireUnpaid } from "#server/appointments/expire.ts";
import { markPaid, markRefunded } from "#server/appointments/payment-state.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient, signInAgain, type Person, type TestDoctor } from "#server/testing/people.ts";
import { listEvents } from "./queries.ts";

const app = useTestApp();

async function request(who: Person, doctor: TestDoctor, type: string, time = "09:00"): Promise<string> {
  const body = {
    doctor_id: doctor.doctorId,
    appointment_date: "2026-11-24",
    appointment_time: time,
    consultation_type: type,
  };
  const answer = await app.call("POST", "/api/appointments", { token: who.token, body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

const decide = (who: Person, id: string, move: "accept" | "reject", body?: unknown, query = "") =>
  app.call("POST", `/api/appointments/${id}/${move}${query}`, { token: who.token, ...(body ? { body } : {}) });

const own = async (who: Person, id: string) =>
  (await app.call("GET", "/api/appointments", { token: who.token })).body.find((row: { id: string }) => row.id === id);

const lastMessage = async (who: Person) =>
  (await app.call("GET", `/dev/outbox.json?to=${encodeURIComponent(who.phone)}`)).body[0].body as string;

describe("a doctor decides on a request", () => {
  it("accepts an in-person request only once it is paid, and the patient is told", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "in-person");
    expect((await decide(doctor, id, "accept")).body.code).toBe("appointment_not_paid");
    expect(await markPaid(app.ctx, id)).toBe("paid");
    const answer = await decide(doctor, id, "accept");
    expect(answer.body).toMatchObject({ status: "accepted", payment_state: "paid", consultation_type: "in-person" });
    expect(await own(awa, id)).toMatchObject({ status: "accepted", payable: false });
    expect(await lastMessage(awa)).toContain("Dr Kouassi N'Guessan");
    expect((await decide(doctor, id, "accept")).body.code).toBe("appointment_not_pending");
    const events = await listEvents(app.ctx.db, id);
    expect(events.map((line) => line.event)).toEqual(["booked", "paid", "accepted"]);
  });

  it("accepts a video request first, which then must be paid within a day and two hours before it begins", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "whatsapp-video");
    expect(await own(awa, id)).toMatchObject({ payable: false });
    expect((await decide(doctor, id, "accept")).status).toBe(200);
    expect(await own(awa, id)).toMatchObject({
      status: "accepted",
      payable: true,
      pay_before: "2026-11-24T07:00:00.000Z",
    });
    app.clock.moveTo("2026-11-24T07:00:01.000Z");
    await expireUnpaid(app.ctx);
    expect(await own(await signInAgain(app, awa), id)).toMatchObject({ status: "cancelled", payable: false });
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("refuses with a reason the patient reads, frees the slot and owes back what was paid", async () => {
    const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
    const id = await request(awa, doctor, "in-person");
    await markPaid(app.ctx, id);
    expect((await decide(doctor, id, "reject", { reason: "   " })).status).toBe(422);
    const answer = await decide(doctor, id, "reject", { reason: "Congrès à Bouaké" });
    expect(answer.body).toMatchObject({
      status: "rejected",
      rejection_reason: "Congrès à Bouaké",
      payment_state: "refund_due",
    });
    expect(await own(awa, id)).toMatchObject({ status: "rejected", rejection_reason: "Congrès à Bouaké" });
    expect(await lastMessage(awa)).toContain("15 000 FCFA");
    await request(yao, doctor, "in-person");
    await markRefunded(app.ctx, id);
    expect(await own(awa, id)).toMatchObject({ payment_state: "refunded" });
  });

  it("takes the reason from the address too", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "whatsapp");
    const answer = await decide(doctor, id, "reject", undefined, `?reason=${encodeURIComponent("Fermé ce jour")}`);
    expect(answer.body).toMatchObject({ status: "rejected", rejection_reason: "Fermé ce jour" });
  });

  it("does not know another doctor's request, whatever is sent with it", async () => {
    const [doctor, other, awa] = [await aDoctor(app), await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "whatsapp");
    for (const answer of [
      await decide(other, id, "accept"),
      await decide(other, id, "reject", {}),
      await decide(other, id, "reject", { reason: "x" }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, "appointment_not_found"]);
    }
    expect((await decide(awa, id, "accept")).status).toBe(403);
    expect(await own(awa, id)).toMatchObject({ status: "pending" });
  });

  it("accepts once when pressed ten times at once, and never both ways", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "whatsapp");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 ? decide(doctor, id, "accept") : decide(doctor, id, "reject", { reason: "Complet" }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "appointment_not_pending")).toHaveLength(9);
  });
});

describe("money that arrives late", () => {
  it("revives an expired booking whose slot is still free", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await request(awa, doctor, "in-person");
    app.clock.moveBy(31 * 60_000);
    await expireUnpaid(app.ctx);
    expect(await markPaid(app.ctx, id)).toBe("revived");
    expect(await own(awa, id)).toMatchObject({ status: "pending", payment_state: "paid" });
    expect(await markPaid(app.ctx, id)).toBe("already_paid");
    app.clock.moveTo("2026-11-23T08:00:00.000Z");
  });

  it("cannot revive one whose slot somebody else has taken, swept or not", async () => {
    for (const sweep of [true, false]) {
      const [doctor, awa, yao] = [await aDoctor(app), await aPatient(app), await aPatient(app, "Yao Kouadio")];
      const id = await request(awa, doctor, "in-person");
      app.clock.moveBy(31 * 60_000);
      if (sweep) await expireUnpaid(app.ctx);
      const theirs = await request(yao, doctor, "in-person");
      expect(await markPaid(app.ctx, id)).toBe("not_revivable");
      expect(await markPaid(app.ctx, theirs)).toBe("paid");
      app.clock.moveTo("2026-11-23T08:00:00.000Z");
    }
  });
});
