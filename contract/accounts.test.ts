import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { registerByEmail, verifyEmail } from "./account-doors.ts";
import { loginByEmail, loginByPhone, registerByPhone } from "./accounts.ts";

/** The sentence beside each field that is wrong, the first where there are several; nothing when all is well. */
function wrong(schema: z.ZodMiniType, sent: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, sent).error?.issues ?? []) found[path.join(".")] ??= message;
  return found;
}
const phone = "0707123456";
const awa = { phone_number: phone, full_name: "Awa Koné", password: "karité", terms_accepted: true };

describe("signing in by phone", () => {
  it("needs number and password", () => {
    const both = "Numéro de téléphone et mot de passe requis";
    expect(wrong(loginByPhone.input, {})).toEqual({ phone: both, password: both });
    expect(wrong(loginByPhone.input, { phone: " ", password: "" })).toEqual({ phone: both, password: both });
  });

  it("asks no length of a password, and remembers unless told not to", () => {
    expect(z.parse(loginByPhone.input, { phone, password: "1" }).remember).toBe(true);
    expect(z.parse(loginByPhone.input, { phone, password: "1", remember: false }).remember).toBe(false);
  });

  it.each(["+225 0707123456", "2250707123456", "0707123456", "05 06 07 08 09", "0102030405"])("takes %s", (typed) =>
    expect(wrong(loginByPhone.input, { phone: typed, password: "1" })).toEqual({}),
  );
});

describe("signing up by phone", () => {
  it("names each field that is missing", () => {
    expect(wrong(registerByPhone.input, { terms_accepted: true })).toEqual({
      phone_number: "Numéro de téléphone requis",
      full_name: "Nom complet requis",
      password: "Mot de passe requis",
    });
  });

  it("asks six letters of a password, and no more", () => {
    expect(wrong(registerByPhone.input, { ...awa, password: "12345" })).toEqual({
      password: "Le mot de passe doit contenir au moins 6 caractères",
    });
    expect(wrong(registerByPhone.input, { ...awa, password: "123456" })).toEqual({});
  });

  it("is for a patient unless a doctor says so, and for nobody else", () => {
    expect(z.parse(registerByPhone.input, awa).role).toBe("patient");
    expect(z.parse(registerByPhone.input, { ...awa, role: "provider" }).role).toBe("provider");
    expect(Object.keys(wrong(registerByPhone.input, { ...awa, role: "admin" }))).toEqual(["role"]);
  });

  it.each([false, undefined, "true"])("goes no further with terms_accepted %s", (terms_accepted) =>
    expect(wrong(registerByPhone.input, { ...awa, terms_accepted })).toEqual({
      terms_accepted: "Vous devez accepter les conditions pour continuer",
    }),
  );
});

describe("by e-mail", () => {
  it("signing in needs address and password, of any length", () => {
    expect(Object.keys(wrong(loginByEmail.input, {}))).toEqual(["email", "password"]);
    expect(wrong(loginByEmail.input, { email: "awa@exemple.ci", password: "1" })).toEqual({});
  });

  it("signing up needs a name too, and an address that looks like one", () => {
    expect(wrong(registerByEmail.input, { email: "awa", password: "karité", terms_accepted: true })).toEqual({
      email: "Adresse email invalide",
      full_name: "Nom complet requis",
    });
  });

  it("a link without its token reaches the server, which says what is missing", () =>
    expect(wrong(verifyEmail.query, {})).toEqual({}));
});
