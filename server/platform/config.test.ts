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

describe("the settings of a hosted auth project", () => {
  const hosted = {
    SUPABASE_URL: "https://projet.supabase.co/",
    SUPABASE_ANON_KEY: "sb_publishable_0123456789",
    SUPABASE_SERVICE_ROLE_KEY: "sb_secret_0123456789abcdef",
  };
  const without = (name: string) => Object.fromEntries(Object.entries(hosted).filter(([other]) => other !== name));

  it("count together, and keep demonstration data away", () => {
    expect(readConfig({}).hostedAuth).toBeNull();
    expect(readConfig({ SUPABASE_URL: " " }).hostedAuth).toBeNull();
    const config = readConfig(hosted);
    expect([config.hostedAuth, config.seed]).toEqual([
      {
        url: "https://projet.supabase.co",
        anonKey: hosted.SUPABASE_ANON_KEY,
        serviceKey: hosted.SUPABASE_SERVICE_ROLE_KEY,
      },
      "none",
    ]);
    for (const name of Object.keys(hosted)) expect(problem(without(name))).toThrow(new RegExp(`il manque ${name}`));
    expect(problem({ ...hosted, SEED: "demo" })).toThrow(/SEED=demo/);
  });

  it("name an address that is another's, safe on the way, and two different keys, and never show one", () => {
    for (const SUPABASE_URL of [
      "projet.supabase.co",
      "ftp://a.ci",
      "https://u:p@a.ci",
      "https://a.ci?x=1",
      "https://a.ci/#x",
    ])
      expect(problem({ ...hosted, SUPABASE_URL })).toThrow(/SUPABASE_URL.*supabase\.co/);
    for (const key of ["court", "avec des blancs au milieu", "sur deux\nlignes-0123456789"]) {
      expect(problem({ ...hosted, SUPABASE_SERVICE_ROLE_KEY: key })).toThrow(/SUPABASE_SERVICE_ROLE_KEY/);
      expect(problem({ ...hosted, SUPABASE_SERVICE_ROLE_KEY: key })).not.toThrow(key);
    }
    expect(problem({ ...hosted, SUPABASE_SERVICE_ROLE_KEY: hosted.SUPABASE_ANON_KEY })).toThrow(/même clé/);
    expect(problem({ ...hosted, PUBLIC_URL: "https://projet.supabase.co" })).toThrow(/l'adresse de Kènèya/);
    const open = { ...production, OUTBOX: "embedded", ...hosted, SUPABASE_URL: "http://auth.example" };
    expect(problem(open)).toThrow(/https/);
    expect(readConfig({ ...open, SUPABASE_URL: "http://127.0.0.1:9999" }).hostedAuth?.url).toBe(
      "http://127.0.0.1:9999",
    );
    expect(readConfig({ ...hosted, SUPABASE_URL: "http://auth.example" }).hostedAuth?.url).toBe("http://auth.example");
  });
});

describe("the settings of the language model", () => {
  const service = { TRIAGE_LLM_URL: "https://modele.example/v1", TRIAGE_LLM_MODEL: "petit" };
  const live = { ...production, OUTBOX: "embedded" };

  it("count together, and are none when empty", () => {
    expect(readConfig({}).triageModel).toBeNull();
    expect(readConfig({ TRIAGE_LLM_URL: "", TRIAGE_LLM_MODEL: " ", TRIAGE_LLM_KEY: "x" }).triageModel).toBeNull();
    const named = readConfig({ ...service, TRIAGE_LLM_KEY: "cle" });
    expect(named.triageModel).toEqual({ url: service.TRIAGE_LLM_URL, key: "cle", model: "petit" });
    expect(JSON.stringify({ ...named, triageModel: null })).not.toContain("cle");
  });

  it("name what is missing or wrong, and keep health data off open lines in production", () => {
    expect(problem({ TRIAGE_LLM_URL: service.TRIAGE_LLM_URL })).toThrow(/TRIAGE_LLM_MODEL/);
    expect(problem({ TRIAGE_LLM_MODEL: "petit" })).toThrow(/TRIAGE_LLM_URL/);
    for (const TRIAGE_LLM_URL of ["modele.example", "ftp://modele.example", "https://cle@modele.example"])
      expect(problem({ ...service, TRIAGE_LLM_URL })).toThrow(/TRIAGE_LLM_URL n'est pas valable/);
    expect(problem({ ...service, TRIAGE_LLM_KEY: "une clé" })).toThrow(/TRIAGE_LLM_KEY/);
    const open = { ...service, TRIAGE_LLM_URL: "http://modele.example" };
    expect(problem({ ...live, ...open })).toThrow(/https:/);
    expect(readConfig(open).triageModel?.url).toBe(open.TRIAGE_LLM_URL);
    expect(readConfig({ ...live, ...service, TRIAGE_LLM_URL: "http://127.0.0.1:8080" }).triageModel?.model).toBe(
      "petit",
    );
  });
});
