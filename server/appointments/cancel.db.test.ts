import { describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, anAdmin, aPatient, signInAgain } from "#server/testing/people.ts";
import { markPaid } from "./payment-state.ts";
import { act, booked, claimsOf, expected, propose, read, smsTo, wednesday } from "./test-appointments.ts";

const app = useTestApp();
const today = "2026-11-23T08:00:00.000Z";

describe("a patient cancels", () => {
  it("what is paid, a day before or earlier: the slot is free, the money comes back, the doctor is told", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    expect((await read(app, awa, id)).body.cancellation).toEqual({
      allowed: true,
      refund: 15_000,
      kept: 0,
      refund_until: "2026-11-24T09:00:00.000Z",
    });
    const answer = await act(app, awa, id, "cancel", { reason: "Enfant malade", kept: 0 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: "cancelled",
      cancelled_by: "patient",
      cancellation_reason: "Enfant malade",
      payment_state: "refund_due",
      cancellation: { allowed: false },
      reschedulable: false,
    });
    expect(await claimsOf(app, doctor)).toEqual([]);
    const [toDoctor] = await smsTo(app, doctor);
    expect(toDoctor).toContain("annulé par le patient");
    expect(toDoctor).not.toContain("malade");
    expect((await smsTo(app, awa))[0]).toContain("15 000 FCFA vous sont remboursés");
    const stored = await sql<{
      cancellation_note: Buffer;
    }>`select cancellation_note from appointments where id = ${id}`.execute(app.ctx.db);
    expect(stored.rows[0]!.cancellation_note.toString("latin1")).not.toContain("malade");
    expect((await read(app, doctor, id)).body.cancellation_reason).toBe("Enfant malade");
  });

  it("exactly 24 h before with the money back, a second later without, and is not surprised by it", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const [one, other] = [
      await expected(app, awa, doctor),
      await expected(app, awa, doctor, { date: wednesday, time: "10:00" }),
    ];
    app.clock.moveTo("2026-11-24T09:00:00.000Z");
    let again = await signInAgain(app, awa);
    expect((await act(app, again, one, "cancel", { kept: 0 })).body).toMatchObject({ payment_state: "refund_due" });
    app.clock.moveTo("2026-11-24T10:00:01.000Z");
    again = await signInAgain(app, awa);
    const refused = await act(app, again, other, "cancel", { kept: 0 });
    expect([refused.status, refused.body.code]).toEqual([409, "cancellation_terms_changed"]);
    const shown = (await read(app, again, other)).body;
    expect(shown).toMatchObject({ status: "accepted", cancellation: { allowed: true, refund: 0, kept: 15_000 } });
    const done = await act(app, again, other, "cancel", { kept: shown.cancellation.kept });
    expect(done.body).toMatchObject({ status: "cancelled", payment_state: "paid" });
    expect((await smsTo(app, awa))[0]).toContain("pas de remboursement");
    app.clock.moveTo(today);
  });

  it("what is only held: nobody else is told, and the limit of unpaid bookings counts one less", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const ids = [];
    for (const time of ["09:00", "09:30", "10:00", "10:30", "11:00"]) {
      ids.push(await booked(app, awa, doctor, { type: "in-person", time }));
    }
    expect((await act(app, awa, ids[0]!, "cancel")).body).toMatchObject({ status: "cancelled", payment_state: "due" });
    expect(await smsTo(app, doctor)).toEqual([]);
    await booked(app, awa, doctor, { type: "in-person", time: "09:00" });
    // Not what the clock cancels: money that comes now does not bring it back, though the time were free.
    await act(app, awa, ids[1]!, "cancel", { reason: "unpaid" });
    expect(await markPaid(app.ctx, ids[1]!)).toBe("not_revivable");
  });

  it("once: the second time, in the same breath or later, is told that it is over", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        n % 2 ? act(app, awa, id, "cancel") : act(app, doctor, id, "cancel", { reason: "Congrès" }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === "appointment_closed")).toHaveLength(5);
    const events = (await read(app, awa, id)).body.history.map((entry: { event: string }) => entry.event);
    expect(events.filter((event: string) => event === "cancelled")).toHaveLength(1);
  });

  it("no more once it has begun", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    app.clock.moveTo("2026-11-25T09:00:00.000Z");
    const answer = await act(app, await signInAgain(app, awa), id, "cancel");
    expect([answer.status, answer.body.code]).toEqual([409, "appointment_past"]);
    app.clock.moveTo(today);
  });
});

describe("a doctor cancels", () => {
  it("with a reason only, and always gives back what was paid", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    for (const body of [undefined, { reason: "  " }]) {
      const refused = await act(app, doctor, id, "cancel", body);
      expect([refused.status, refused.body.code, refused.body.errors[0].field]).toEqual([
        422,
        "reason_required",
        "reason",
      ]);
    }
    app.clock.moveTo("2026-11-25T08:00:00.000Z");
    const again = await signInAgain(app, doctor);
    const answer = await act(app, again, id, "cancel", { reason: "Urgence à l'hôpital" });
    expect(answer.body).toMatchObject({ status: "cancelled", cancelled_by: "doctor", payment_state: "refund_due" });
    const [sms] = await smsTo(app, awa);
    expect(sms).toContain("15 000 FCFA vous sont remboursés");
    expect(sms).not.toContain("hôpital");
    app.clock.moveTo(today);
  });

  it("not what is only held, which is none of the doctor's business", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await booked(app, awa, doctor, { type: "in-person" });
    for (const answer of [await act(app, doctor, id, "cancel", { reason: "x" }), await read(app, doctor, id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, "appointment_not_found"]);
    }
  });
});

describe("an open proposal", () => {
  it("is over with the appointment, and its slot free, whoever ends it", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const ends = [
      (id: string) => act(app, awa, id, "cancel"),
      (id: string) => act(app, doctor, id, "cancel", { reason: "Congrès" }),
      (id: string) => act(app, doctor, id, "reject", { reason: "Congrès" }),
    ];
    for (const end of ends) {
      const id = await booked(app, awa, doctor);
      expect((await propose(app, doctor, id, wednesday, "15:00")).status).toBe(200);
      expect(await claimsOf(app, doctor)).toEqual(["2026-11-25 09:00 booking", "2026-11-25 15:00 proposal"]);
      expect((await end(id)).body).toMatchObject({ proposal: null });
      expect(await claimsOf(app, doctor)).toEqual([]);
      expect((await act(app, awa, id, "reschedule/accept")).body.code).toBe("proposal_not_open");
    }
  });
});

it("lets no stranger read, cancel, move or save an appointment, whatever is sent with it", async () => {
  const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
  const id = await expected(app, awa, doctor);
  for (const stranger of [await aPatient(app, "Yao Kouadio"), await aDoctor(app)]) {
    const answers = [
      await read(app, stranger, id),
      await act(app, stranger, id, "cancel", { reason: 7 }),
      await act(app, stranger, id, "reschedule", {}),
      await act(app, stranger, id, "reschedule/accept"),
      await act(app, stranger, id, "reschedule/decline"),
      await act(app, stranger, id, "reschedule/withdraw"),
      await act(app, stranger, id, "calendar-link"),
      await app.call("GET", `/api/appointments/${id}/calendar.ics`, { token: stranger.token }),
    ];
    for (const answer of answers) expect([answer.status, answer.body.code]).toEqual([404, "appointment_not_found"]);
  }
  const admin = await anAdmin(app, true);
  expect((await read(app, admin, id)).status).toBe(403);
  expect((await read(app, awa, id)).body.status).toBe("accepted");
});
