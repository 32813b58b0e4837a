import { describe, expect, it } from "vitest";
import { ConfigProblem, readConfig } from "./config.ts";

const production = { NODE_ENV: "production", PAYMENT_PROVIDER: "sandbox" };
const mail = {
  SMTP_URL: "smtp://keneya:s%40cret@smtp.example:587",
  MAIL_FROM: "Kènèya <ne-pas-repondre@keneya.example>",
};
const problem = (env: Record<string, string>) => () => readConfig(env);

describe("the settings of mail", () => {
  it("take a server and a sender, and are unset when empty", () => {
    expect(readConfig(mail)).toMatchObject(mail);
    expect(readConfig({ ...mail, SMTP_URL: "smtps://smtp.example", MAIL_FROM: "a@keneya.example" }).SMTP_URL).toBe(
      "smtps://smtp.example",
    );
    expect(readConfig({ SMTP_URL: "", MAIL_FROM: " " })).not.toHaveProperty("SMTP_URL");
  });

  it("name the one that is wrong, and what it should look like", () => {
    for (const SMTP_URL of ["smtp.example", "http://smtp.example", "smtp://", "smtp:", "mailto:a@b.ci"])
      expect(problem({ ...mail, SMTP_URL })).toThrow(/SMTP_URL.*smtp:\/\//);
    for (const MAIL_FROM of ["Kènèya", "a@b", "a@b.ci, c@d.ci", "a@b.ci\nBcc: c@d.ci", "Nom <a@b.ci"])
      expect(problem({ ...mail, MAIL_FROM })).toThrow(/MAIL_FROM/);
    expect(problem({ SMTP_URL: mail.SMTP_URL })).toThrow(/MAIL_FROM/);
    // A password is never shown.
    expect(problem({ ...mail, SMTP_URL: "smtp//keneya:secret@x" })).not.toThrow(/secret/);
  });

  it("leave in production only what has no sender yet to be named", () => {
    expect(problem(production)).toThrow(/aucun expéditeur de messages/);
    expect(problem({ ...production, ...mail })).toThrow(/aucun expéditeur de SMS/);
    expect(problem({ ...production, ...mail })).toThrow(ConfigProblem);
    expect(readConfig({ ...production, ...mail, OUTBOX: "embedded" }).production).toBe(true);
  });
});
