import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient, signInAgain } from "#server/testing/people.ts";
import { remind } from "./remind.ts";
import { act, booked, expected, propose, smsTo, tuesday, wednesday } from "./test-appointments.ts";

const app = useTestApp();
const reminders = async (who: Parameters<typeof smsTo>[1]) =>
  (await smsTo(app, who)).filter((sms) => /rappel|tout à l'heure/.test(sms));

beforeEach(() => app.clock.moveTo("2026-11-23T08:00:00.000Z"));

describe("a reminder", () => {
  it("comes the day before and two hours before, each once, though the job runs ten times at once", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    await sql`update accounts set email = 'awa@example.org' where id = ${awa.accountId}`.execute(app.ctx.db);
    await expected(app, awa, doctor);
    await remind(app.ctx);
    app.clock.moveTo("2026-11-24T08:59:00.000Z");
    await remind(app.ctx);
    expect(await reminders(awa)).toEqual([]);
    app.clock.moveTo("2026-11-24T09:00:00.000Z");
    await Promise.all(Array.from({ length: 10 }, () => remind(app.ctx)));
    expect(await reminders(awa)).toHaveLength(1);
    app.clock.moveTo("2026-11-25T07:00:00.000Z");
    await Promise.all(Array.from({ length: 10 }, () => remind(app.ctx)));
    const [soon, day] = await reminders(awa);
    expect(day).toContain("rappel, RDV Dr Kouassi N'Guessan, mer. 25 nov. à 09:00");
    expect(soon).toContain("à tout à l'heure");
    for (const sms of [soon!, day!]) expect(sms).not.toMatch(/cardio/i);
    const mails = (await app.call("GET", "/dev/outbox.json?to=awa@example.org")).body.map(
      (mail: { body: string }) => mail.body,
    );
    expect(mails.filter((body: string) => body.includes("Pour : Awa Koné"))).toHaveLength(2);
    app.clock.moveTo("2026-11-25T08:00:00.000Z");
    await remind(app.ctx);
    expect(await reminders(awa)).toHaveLength(2);
  });

  it("rests at night: told at seven while it still helps", async () => {
    const early = { tuesday: ["07:00-09:00"] };
    const [doctor, awa, yao] = [await aDoctor(app, { hours: early }), await aPatient(app), await aPatient(app, "Yao")];
    await expected(app, awa, doctor, { date: tuesday, time: "08:30" });
    await expected(app, yao, doctor, { date: tuesday, time: "07:00" });
    for (const time of ["05:00", "06:30", "06:59"]) {
      app.clock.moveTo(`2026-11-24T${time}:00.000Z`);
      expect(await remind(app.ctx)).toBe(0);
    }
    app.clock.moveTo("2026-11-24T07:00:00.000Z");
    await remind(app.ctx);
    expect((await reminders(awa)).filter((sms) => sms.includes("tout à l'heure"))).toHaveLength(1);
    expect(await reminders(yao)).toEqual([]);
  });

  it("does not come for what is cancelled, not accepted, not paid, or agreed a moment ago", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const cancelled = await expected(app, awa, doctor, { time: "09:00" });
    await booked(app, awa, doctor, { time: "09:30" });
    const unpaid = await booked(app, awa, doctor, { time: "10:00" });
    await act(app, awa, cancelled, "cancel");
    app.clock.moveTo("2026-11-24T12:00:00.000Z");
    const [awaNow, doctorNow] = [await signInAgain(app, awa), await signInAgain(app, doctor)];
    await act(app, doctorNow, unpaid, "accept");
    await expected(app, awaNow, { ...doctor, ...doctorNow }, { time: "11:00" });
    await remind(app.ctx);
    expect(await reminders(awa)).toEqual([]);
  });

  it("follows an appointment to its new time", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    app.clock.moveTo("2026-11-24T09:00:00.000Z");
    await remind(app.ctx);
    const [awaNow, doctorNow] = [await signInAgain(app, awa), await signInAgain(app, doctor)];
    await propose(app, doctorNow, id, "2026-11-27", "09:00");
    expect((await act(app, awaNow, id, "reschedule/accept")).status).toBe(200);
    app.clock.moveTo(`${wednesday}T07:00:00.000Z`);
    await remind(app.ctx);
    expect(await reminders(awa)).toHaveLength(1);
    app.clock.moveTo("2026-11-26T09:00:00.000Z");
    await remind(app.ctx);
    expect((await reminders(awa))[0]).toContain("ven. 27 nov. à 09:00");
  });
});
