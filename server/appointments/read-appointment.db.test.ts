import { beforeEach, describe, expect, it } from "vitest";
import { eventLabels } from "#texts/appointments.ts";
import { appointmentEvents } from "#contract/appointment-changes.ts";
import { newId } from "#server/platform/ids.ts";
import { useTestApp } from "#server/testing/app.ts";
import { aDoctor, aPatient, signInAgain } from "#server/testing/people.ts";
import { markPaid } from "./payment-state.ts";
import { act, booked, expected, propose, read, tuesday, wednesday } from "./test-appointments.ts";
import { parseCalendar } from "./test-calendar.ts";

const app = useTestApp();
beforeEach(() => app.clock.moveTo("2026-11-23T08:00:00.000Z"));

describe("one appointment", () => {
  it("tells both sides what happened to it, in order, and by whom", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    await propose(app, doctor, id, "2026-11-26", "10:00");
    await act(app, awa, id, "reschedule/accept");
    await act(app, awa, id, "cancel");
    for (const who of [awa, doctor]) {
      const { body } = await read(app, who, id);
      expect(body.history.map(({ event, by }: { event: string; by: string }) => `${event} ${by}`)).toEqual([
        "booked patient",
        "paid system",
        "accepted doctor",
        "proposed doctor",
        "moved patient",
        "cancelled patient",
      ]);
      expect(body.history.at(-2).details).toEqual({
        date: "2026-11-26",
        time: "10:00",
        from_date: wednesday,
        from_time: "09:00",
      });
      expect(body.history.at(-1)).toMatchObject({ at: "2026-11-23T08:00:00.000Z", details: { refund: 15_000 } });
      expect(body.consultation_type).toBe("in-person");
    }
    for (const event of appointmentEvents) expect(eventLabels[event]("doctor", tuesday, "09:00")).toMatch(/^[A-ZÀÉ]/);
  });

  it("tells an absence as the reason, since nothing is given back", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const change = { status: "cancelled", cancellation_reason: "no_show" } as const;
    await app.ctx.db.updateTable("appointments").set(change).where("id", "=", id).execute();
    expect((await read(app, awa, id)).body).toMatchObject({
      status: "cancelled",
      cancelled_by: "doctor",
      cancellation_reason: "le patient ne s'est pas présenté",
    });
  });

  it("opens WhatsApp to both sides once video is accepted and paid, and says nothing of health", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await booked(app, awa, doctor);
    const urls = async () => [
      (await read(app, awa, id)).body.whatsapp_url,
      (await read(app, doctor, id)).body.whatsapp_url,
    ];
    expect(await urls()).toEqual([null, null]);
    await act(app, doctor, id, "accept");
    expect(await urls()).toEqual([null, null]);
    await markPaid(app.ctx, id);
    const [toDoctor, toPatient] = (await urls()).map((url) => new URL(url));
    expect(toDoctor!.origin + toDoctor!.pathname).toBe(`https://wa.me/${doctor.phone.slice(1)}`);
    expect(toPatient!.pathname).toBe(`/${awa.phone.slice(1)}`);
    expect(toDoctor!.pathname).toMatch(/^\/22507\d{8}$/);
    expect(toDoctor!.searchParams.get("text")).toBe(
      "Bonjour Dr Kouassi N'Guessan, ici Awa Koné, pour notre consultation Kènèya du mercredi 25 novembre 2026 à 09:00.",
    );
    expect(toPatient!.searchParams.get("text")).not.toMatch(/cardio/i);
    await act(app, awa, id, "cancel");
    expect(await urls()).toEqual([null, null]);
  });

  it("shows the patient the way to an accepted consultation in person", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const url = new URL((await read(app, awa, id)).body.directions_url);
    expect(url.searchParams.get("destination")).toBe(
      "Cocody Angré, après la pharmacie des Oscars, Abidjan, Côte d'Ivoire",
    );
    expect((await read(app, doctor, id)).body).toMatchObject({ directions_url: null, whatsapp_url: null });
    const video = await booked(app, awa, doctor, { time: "11:00" });
    expect((await read(app, awa, video)).body.directions_url).toBeNull();
  });

  it("names the child it was booked for", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const patientId = newId();
    await app.ctx.db
      .insertInto("patients")
      .values({
        id: patientId,
        account_id: awa.accountId,
        relation: "child",
        full_name: "Moussa Koné",
        created_at: app.clock.now(),
      })
      .execute();
    const id = await expected(app, awa, doctor, { patientId });
    for (const who of [awa, doctor]) {
      expect((await read(app, who, id)).body).toMatchObject({ patient_name: "Moussa Koné", patient_phone: awa.phone });
    }
    // Mother and child are expected at one time by two doctors: two people.
    await booked(app, awa, await aDoctor(app));
  });
});

describe("the list", () => {
  it("shows what is to come, the soonest first, and what is over or called off, the latest first, page by page", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const over = await booked(app, awa, doctor, { date: tuesday, time: "09:00" });
    const running = await booked(app, awa, doctor, { date: tuesday, time: "10:00" });
    const next = await booked(app, awa, doctor, { date: wednesday, time: "09:00" });
    const last = await booked(app, awa, doctor, { date: wednesday, time: "16:30" });
    const calledOff = await booked(app, awa, doctor, { date: wednesday, time: "10:00" });
    await act(app, awa, calledOff, "cancel");
    app.clock.moveTo("2026-11-24T10:29:59.000Z");
    const { token } = await signInAgain(app, awa);
    const ids = async (query: string) => {
      const found: string[] = [];
      let path = `/api/appointments${query}`;
      while (path) {
        const answer = await app.call("GET", path, { token });
        expect(answer.status).toBe(200);
        found.push(...answer.body.map((row: { id: string }) => row.id));
        path = /^<([^>]+)>/.exec(String(answer.headers["link"] ?? ""))?.[1] ?? "";
      }
      return found;
    };
    expect(await ids("?when=upcoming&limit=1")).toEqual([running, next, last]);
    expect(await ids("?when=past&limit=1")).toEqual([calledOff, over]);
    expect(await ids("?limit=2")).toEqual([last, calledOff, next, running, over]);
    app.clock.moveTo("2026-11-24T10:30:00.000Z");
    expect(await ids("?when=upcoming")).toEqual([next, last]);
    expect((await app.call("GET", "/api/appointments?when=later", { token })).status).toBe(422);
  });
});

describe("the calendar file", () => {
  it("is downloaded by a link that needs no session, and grows with each move", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const link = await act(app, awa, id, "calendar-link");
    expect(link.body.expires_at).toBe("2026-11-23T08:10:00.000Z");
    const path = link.body.url.replace("http://127.0.0.1:3999", "");
    const file = await app.call("GET", path);
    expect(file.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="rendez-vous-2026-11-25.ics"',
      "cache-control": "no-store",
    });
    const { event } = parseCalendar(file.body as string);
    expect(event).toMatchObject({
      UID: id,
      SEQUENCE: "0",
      DTSTART: "20261125T090000Z",
      SUMMARY: "Rendez-vous avec Dr Kouassi N'Guessan",
      LOCATION: "Cocody Angré, après la pharmacie des Oscars",
      URL: "http://127.0.0.1:3999/dashboard",
    });
    expect(file.body).not.toMatch(/cardio/i);
    await propose(app, awa, id, "2026-11-26", "10:00");
    await act(app, doctor, id, "reschedule/accept");
    expect(parseCalendar((await app.call("GET", path)).body as string).event).toMatchObject({
      UID: id,
      SEQUENCE: "1",
      DTSTART: "20261126T100000Z",
    });
    const own = await app.call("GET", `/api/appointments/${id}/calendar.ics`, { token: doctor.token });
    expect(parseCalendar(own.body as string).event["SUMMARY"]).toBe("Consultation Kènèya au cabinet");
    expect(own.body).not.toContain("Awa");
  });

  it("is refused to a link that is over, altered, of another appointment or of one that is not confirmed", async () => {
    const [doctor, awa] = [await aDoctor(app), await aPatient(app)];
    const id = await expected(app, awa, doctor);
    const other = await expected(app, awa, doctor, { time: "11:00" });
    const pending = await booked(app, awa, doctor, { time: "12:00" });
    const path = new URL((await act(app, awa, id, "calendar-link")).body.url);
    const token = path.searchParams.get("token")!;
    const ask = async (of: string, by: string) => {
      const answer = await app.call("GET", `/api/appointments/${of}/calendar.ics?token=${encodeURIComponent(by)}`);
      return [answer.status, answer.body.code];
    };
    for (const wrong of ["", "x", "a.b", `${token}A`, `${token}.x`, token.replace(".", "A."), token.slice(0, -3)]) {
      expect(await ask(id, wrong)).toEqual([410, "link_expired"]);
    }
    expect(await ask(other, token)).toEqual([404, "appointment_not_found"]);
    const none = await app.call("GET", `/api/appointments/${id}/calendar.ics`);
    expect([none.status, none.body.code]).toEqual([401, "not_signed_in"]);
    expect((await act(app, awa, pending, "calendar-link")).body.code).toBe("calendar_not_ready");
    await act(app, awa, id, "cancel");
    expect(await ask(id, token)).toEqual([409, "calendar_not_ready"]);
    app.clock.moveTo("2026-11-23T08:10:00.000Z");
    expect(await ask(id, token)).toEqual([410, "link_expired"]);
  });
});
