import { beforeAll, describe, expect, it } from "vitest";
import { createAccount } from "#server/accounts/create-account.ts";
import { hashChosenPassword } from "#server/accounts/register.ts";
import { passwordWork } from "#server/auth/passwords.ts";
import { useTestApp } from "#server/testing/app.ts";
import { addDoctor } from "./add-doctor.ts";

const app = useTestApp();
const password = "tabouret vert";
const login = (specialist_code: string, typed = password) =>
  app.call("POST", "/api/v2/auth/specialist-login", { body: { specialist_code, password: typed } });

beforeAll(async () => {
  const account = await createAccount(app.ctx, {
    role: "specialist",
    fullName: "Dr Adjoua Kouassi",
    passwordHash: await hashChosenPassword(password, []),
  });
  await addDoctor(app.ctx, {
    account_id: account!.id,
    health_center_id: null,
    full_name: "Dr Adjoua Kouassi",
    specialty: "cardiology",
    license_number: "CI-1",
    specialist_code: "ABCD2345",
    years_of_experience: 3,
    town: "Abidjan",
    clinic_address: null,
    in_person_fee: null,
    online_fee: null,
    status: "active",
  });
});

describe("specialist login", () => {
  it("opens a session by code, in whatever case and with spaces", async () => {
    for (const code of ["ABCD2345", "abcd2345", " abcd 2345 "]) {
      const answer = await login(code);
      expect([answer.status, answer.body.user.role, answer.body.user.full_name]).toEqual([
        200,
        "specialist",
        "Dr Adjoua Kouassi",
      ]);
    }
  });

  it("answers a wrong password, a wrong code and a code of any shape alike, after the same work", async () => {
    const before = passwordWork.checked;
    const answers = [
      await login("ABCD2345", "wrong"),
      await login("ZZZZ9999"),
      await login("x"),
      await login("é".repeat(90)),
    ];
    for (const answer of answers) {
      expect({ ...answer.body, request_id: "" }).toEqual({
        detail: "Code ou mot de passe incorrect",
        code: "invalid_specialist_credentials",
        request_id: "",
      });
    }
    expect(passwordWork.checked - before).toBe(4);
  });
});
