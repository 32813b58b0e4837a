import { describe, expect, it } from "vitest";
import { aDoctor, aPatient, type Person } from "#server/testing/people.ts";
import { useTestApp } from "#server/testing/app.ts";

const app = useTestApp();
const list = async (person: Person) => (await app.call("GET", "/api/patients", { token: person.token })).body;
const add = (person: Person, change: Record<string, unknown> = {}, headers = {}) =>
  app.call("POST", "/api/patients", {
    token: person.token,
    body: { full_name: "Petit Koné", relation: "child", ...change },
    headers,
  });
const patch = (person: Person, id: string, body: Record<string, unknown>) =>
  app.call("PATCH", `/api/patients/${id}`, { token: person.token, body });
const remove = (person: Person, id: string) => app.call("DELETE", `/api/patients/${id}`, { token: person.token });

describe("the people of an account", () => {
  it("begin with oneself; others are added, changed and taken out", async () => {
    const awa = await aPatient(app);
    const child = await add(awa, { birth_date: "2021-03-14", sex: "male" });
    expect([child.status, child.body]).toEqual([
      201,
      {
        id: expect.any(String),
        full_name: "Petit Koné",
        relation: "child",
        birth_date: "2021-03-14",
        sex: "male",
        phone_number: null,
      },
    ]);
    expect((await list(awa)).map((one: { relation: string }) => one.relation)).toEqual(["self", "child"]);
    const changed = await patch(awa, child.body.id, { sex: null, phone_number: "07 07 00 00 09" });
    expect(changed.body).toMatchObject({ sex: null, phone_number: "+2250707000009", birth_date: "2021-03-14" });
    expect((await remove(awa, child.body.id)).status).toBe(204);
    expect(await list(awa)).toHaveLength(1);
    expect((await remove(awa, child.body.id)).body.code).toBe("patient_not_found");
  });

  it("keep oneself: renamed with the account, never taken out or made somebody else", async () => {
    const awa = await aPatient(app);
    const [own] = await list(awa);
    expect((await patch(awa, own.id, { full_name: "Awa Bamba", birth_date: "1990-01-02" })).body).toMatchObject({
      full_name: "Awa Bamba",
      relation: "self",
    });
    expect((await app.call("GET", "/api/account", { token: awa.token })).body.full_name).toBe("Awa Bamba");
    expect((await remove(awa, own.id)).body.code).toBe("own_patient");
    expect((await patch(awa, own.id, { relation: "child" })).body.code).toBe("own_patient");
    expect((await add(awa, { relation: "self" })).status).toBe(422);
  });

  it("are twelve at most, also when twenty are added at once", async () => {
    const awa = await aPatient(app);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(awa, { full_name: `Enfant ${n}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(11);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(["too_many_patients"]),
    );
    expect(await list(awa)).toHaveLength(12);
  });

  it("are added once when the same write is sent twice", async () => {
    const awa = await aPatient(app);
    const headers = { "idempotency-key": "add-once" };
    const [first, second] = [await add(awa, {}, headers), await add(awa, {}, headers)];
    expect(second.body).toEqual(first.body);
    expect(await list(awa)).toHaveLength(2);
  });

  it("are not born tomorrow, and have a name", async () => {
    const awa = await aPatient(app);
    const unborn = await add(awa, { birth_date: "2026-11-24" });
    expect([unborn.status, unborn.body.code, unborn.body.errors[0].field]).toEqual([
      422,
      "birth_date_ahead",
      "birth_date",
    ]);
    expect((await add(awa, { birth_date: "2026-11-23" })).status).toBe(201);
    expect((await add(awa, { full_name: "  " })).body.errors[0].message).toBe("Nom complet requis");
    expect((await add(awa, { birth_date: "2026-02-31" })).status).toBe(422);
  });

  it("of another account are not there: not to be read, changed, taken out or guessed", async () => {
    const [awa, yao] = [await aPatient(app), await aPatient(app, "Yao Kra")];
    const child = (await add(awa)).body;
    for (const answer of [await patch(yao, child.id, { full_name: "Volé" }), await remove(yao, child.id)]) {
      expect([answer.status, answer.body.code]).toEqual([404, "patient_not_found"]);
    }
    const moved = await patch(awa, child.id, { account_id: yao.accountId, id: child.id, archived_at: null });
    expect(moved.status).toBe(200);
    expect((await list(awa))[1]).toEqual(child);
    expect(await list(yao)).toHaveLength(1);
  });

  it("with an appointment are put away, not erased: in no list, not to be changed, still in the doctor's books", async () => {
    const [awa, doctor] = [await aPatient(app), await aDoctor(app)];
    const child = (await add(awa)).body;
    const body = {
      doctor_id: doctor.doctorId,
      patient_id: child.id,
      appointment_date: "2026-11-24",
      appointment_time: "10:00",
      consultation_type: "whatsapp-video",
    };
    const booked = await app.call("POST", "/api/appointments", { token: awa.token, body });
    expect(booked.status).toBe(201);
    expect((await remove(awa, child.id)).status).toBe(204);
    expect(await list(awa)).toHaveLength(1);
    expect((await app.call("GET", "/api/auth/me", { token: awa.token })).body.patients).toHaveLength(1);
    expect((await patch(awa, child.id, { full_name: "Autre" })).body.code).toBe("patient_not_found");
    const again = { ...body, appointment_time: "11:00" };
    const rebooked = await app.call("POST", "/api/appointments", { token: awa.token, body: again });
    expect([rebooked.status, rebooked.body.code]).toEqual([404, "patient_not_found"]);
    const seen = await app.call("GET", "/api/appointments/specialist", { token: doctor.token });
    expect(seen.body[0].patient_name).toBe("Petit Koné");
  });
});
