import { beforeAll, describe, expect, test } from "vitest";
import type { Doctor } from "#contract/doctors.ts";
import { sql } from "#server/database/sql.ts";
import { newId } from "#server/platform/ids.ts";
import { useTestApp } from "#server/testing/app.ts";
import { addDoctor, type NewDoctor } from "./add-doctor.ts";

const app = useTestApp();

async function add(full_name: string, wishes: Partial<NewDoctor> = {}): Promise<string> {
  return addDoctor(app.ctx, {
    account_id: null,
    health_center_id: null,
    full_name,
    specialty: "general-medicine",
    license_number: newId(),
    specialist_code: null,
    town: "Abidjan",
    clinic_address: null,
    in_person_fee: 10_000,
    online_fee: null,
    status: "active",
    ...wishes,
  });
}

async function names(query: Record<string, string>): Promise<string[]> {
  const answer = await app.call("GET", `/api/doctors?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.body.map((it: Doctor) => it.full_name);
}

beforeAll(async () => {
  await add("Dr Aya Kouassi", { specialty: "cardiology", clinic_address: "Cocody Angré, après la pharmacie" });
  await add("Dr Jean Kouassi", { specialty: "pediatrics", clinic_address: "Abobo Gare" });
  await add("Dr Élise Koné", { specialty: "pediatrics", town: "Bouaké", clinic_address: "Quartier Nimbo" });
  await add("Dr Yao N'Guessan", {
    specialty: "general-surgery",
    town: "Yamoussoukro",
    clinic_address: "Morofé, route d'Abidjan",
  });
  await add("Dr Zoé Attente", { status: "waiting" });
});

describe("GET /doctors", () => {
  test("lists everybody who can be booked in the order of their names, without a filter", async () => {
    expect(await names({})).toEqual(["Dr Aya Kouassi", "Dr Élise Koné", "Dr Jean Kouassi", "Dr Yao N'Guessan"]);
  });

  test.each([
    ["Kouassi", 2],
    ["Dr Kouassi", 2],
    ["kouasi", 2],
    ["KOUASSI", 2],
    ["docteur kouassi aya", 1],
    ["ouass", 2],
    ["k", 3],
    ["cardiologue", 1],
    ["Cardiologie", 1],
    ["cardio", 1],
    ["Cardiology", 1],
    ["cardiolgue", 1],
    ["Kouassi Abobo pediatre", 1],
    ["nguessan", 1],
    ["N'Guessan", 1],
    ["n guessan", 1],
    ["elise", 1],
    ["cocody", 1],
    ["ocod", 1],
    ["Bouake", 1],
    ["bouké", 1],
    ["un pédiatre à Abobo", 1],
    ["chirurgien", 1],
    ["médecine générale", 0],
    ["kouassi bouaké", 0],
    ["zzzzzz", 0],
    ["%", 4],
    ["_", 4],
  ])("understands « %s »", async (q, found) => {
    expect(await names({ q })).toHaveLength(found);
  });

  test("takes a town as part of the town's name or of the address", async () => {
    expect(await names({ town: "bouake" })).toEqual(["Dr Élise Koné"]);
    expect(await names({ town: "ouak" })).toEqual(["Dr Élise Koné"]);
    expect(await names({ town: "angre" })).toEqual(["Dr Aya Kouassi"]);
    expect(await names({ town: "Cocody, Angré" })).toEqual(["Dr Aya Kouassi"]);
    // The address of the doctor of Yamoussoukro names Abidjan.
    expect(await names({ town: "abidjan" })).toEqual(["Dr Aya Kouassi", "Dr Jean Kouassi", "Dr Yao N'Guessan"]);
    // Names are no places.
    expect(await names({ town: "kouassi" })).toEqual([]);
  });

  test("takes a specialty by id, by either label, by a part of them", async () => {
    for (const specialty of ["cardiology", "Cardiologie", "CARDIO", "ardiolog", "cardiologue"]) {
      expect(await names({ specialty })).toEqual(["Dr Aya Kouassi"]);
    }
    expect(await names({ specialty: "générale" })).toEqual(["Dr Yao N'Guessan"]);
    expect(await names({ specialty: "astrologie" })).toEqual([]);
    expect(await names({ specialty: "pediatrics", town: "Bouaké" })).toEqual(["Dr Élise Koné"]);
  });

  test("answers the specification's fields, the specialty in French", async () => {
    const answer = await app.call("GET", "/api/v2/doctors?q=aya");
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        full_name: "Dr Aya Kouassi",
        specialty: "Cardiologie",
        town: "Abidjan",
        clinic_address: "Cocody Angré, après la pharmacie",
        hospital_name: null,
        clinic_name: null,
        profile_image: null,
        consultation_fee: null,
        in_person_fee: 10_000,
        online_fee: null,
        whatsapp_fee: null,
        years_of_experience: 0,
        rating: 0,
      },
    ]);
  });

  test("finds a doctor added a moment ago by words nobody had before", async () => {
    expect(await names({ q: "zébulon" })).toEqual([]);
    const id = await add("Dr Zébulon Zadi");
    expect(await names({ q: "zébulon" })).toEqual(["Dr Zébulon Zadi"]);
    await sql`update doctors set status = 'inactive' where id = ${id}`.execute(app.ctx.db);
    expect(await names({ q: "zébulon" })).toEqual([]);
  });

  test("goes on where the last page ended, each doctor once", async () => {
    const found: string[] = [];
    let path: string | undefined = "/api/doctors?limit=1&q=kouassi";
    while (path) {
      const answer: Awaited<ReturnType<typeof app.call>> = await app.call("GET", path);
      found.push(...answer.body.map((it: Doctor) => it.full_name));
      path = /<(.+)>; rel="next"/.exec(String(answer.headers["link"] ?? ""))?.[1];
    }
    expect(found).toEqual(["Dr Aya Kouassi", "Dr Jean Kouassi"]);
  });

  test("refuses a limit or cursor that is none", async () => {
    for (const query of ["limit=0", "limit=201", "limit=x", "cursor=x", "cursor=WyJhIiwiYiJd"]) {
      const answer = await app.call("GET", `/api/doctors?${query}`);
      expect(answer.status).toBe(422);
      expect(answer.body.errors[0].field).toBe(query.split("=")[0]);
    }
  });
});

describe("GET /doctors/by-specialty/{specialty}", () => {
  test("lists a specialty's doctors, in a town where one is given", async () => {
    const all = await app.call("GET", `/api/doctors/by-specialty/${encodeURIComponent("Pédiatrie")}`);
    expect(all.body.map((it: Doctor) => it.full_name)).toEqual(["Dr Élise Koné", "Dr Jean Kouassi"]);
    const there = await app.call("GET", "/api/v2/doctors/by-specialty/pediatrics?town=Abidjan");
    expect(there.body.map((it: Doctor) => it.full_name)).toEqual(["Dr Jean Kouassi"]);
  });
});

describe("GET /doctors/{id}", () => {
  test("shows a doctor with the week, and one who has stopped as not bookable", async () => {
    const id = await add("Dr Awa Page", { bio: "Suivi de tension." });
    const page = await app.call("GET", `/api/doctors/${id}`);
    expect(page.body).toMatchObject({ full_name: "Dr Awa Page", bio: "Suivi de tension.", bookable: true });
    expect(Object.keys(page.body.available_hours)).toHaveLength(7);
    await sql`update doctors set status = 'inactive' where id = ${id}`.execute(app.ctx.db);
    expect((await app.call("GET", `/api/doctors/${id}`)).body.bookable).toBe(false);
  });

  test("knows nothing of a doctor whose licence is not verified, nor of other ids", async () => {
    const waiting = await add("Dr Tante Attente", { status: "waiting" });
    for (const id of [waiting, newId()]) {
      expect((await app.call("GET", `/api/doctors/${id}`)).body.code).toBe("doctor_not_found");
    }
    expect((await app.call("GET", "/api/doctors/not-an-id")).status).toBe(404);
  });
});
