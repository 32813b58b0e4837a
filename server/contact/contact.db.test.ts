import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { sql } from "#server/database/sql.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/testing/app.ts";
import { aPatient, anAdmin } from "#server/testing/people.ts";

const app = useTestApp({ env: { RATE_LIMITS: "on" } });
const typed = {
  name: "Awa Koné",
  email: "Awa.Kone@Example.org",
  subject: "Mon rendez-vous",
  message: "Bonjour,\nje n'ai pas reçu de réponse. Œuvrez « vite » !",
};
const thanks = "Message envoyé avec succès! Nous vous répondrons dans les plus brefs délais.";
let from = "";
let houses = 0;

beforeEach(() => {
  houses += 1;
  from = `192.0.2.${houses}`;
});

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.call("POST", "/api/contact", { body, from, headers });

async function kept(house: TestApp = app, email = "awa.kone@example.org") {
  return house.ctx.db.selectFrom("contact_messages").selectAll().where("email", "=", email).execute();
}

async function mailed(subject: string) {
  return app.ctx.db.selectFrom("messages").selectAll().where("subject", "=", `Contact : ${subject}`).execute();
}

function post(form: Record<string, string> | string, at = from) {
  return app.http.inject({
    method: "POST",
    url: "/contact",
    remoteAddress: at,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: typeof form === "string" ? form : new URLSearchParams(form).toString(),
  });
}

describe("a message to the team", () => {
  it("is kept, thanked for, and mailed to the support address with the writer's to answer to", async () => {
    const answer = await send(typed);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: thanks }]);
    expect(await kept()).toMatchObject([{ name: "Awa Koné", subject: "Mon rendez-vous", message: typed.message }]);
    const [mail, ...others] = await mailed("Mon rendez-vous");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      channel: "email",
      recipient: "support@keneya.ci",
      reply_to: "awa.kone@example.org",
    });
    for (const said of ["Awa Koné <awa.kone@example.org>", typed.message]) expect(mail!.body).toContain(said);
    // The address it came from is counted, not kept.
    expect(JSON.stringify(await kept())).not.toContain(from);
  });

  it("needs all four fields and an address that looks like one, and says so beside each", async () => {
    const empty = await send({ name: " ", subject: "", message: "\n" });
    expect([empty.status, empty.body.code]).toEqual([422, "invalid_request"]);
    expect(empty.body.errors).toEqual([
      { field: "name", message: "Indiquez votre nom." },
      { field: "email", message: "Indiquez votre adresse email." },
      { field: "subject", message: "Indiquez l'objet de votre message." },
      { field: "message", message: "Écrivez votre message." },
    ]);
    for (const email of ["awa", "awa@", "@example.org", "a b@example.org", "awa@example", "a@b.ci\nBcc: x@y.ci"]) {
      const answer = await send({ ...typed, email });
      expect(answer.body.errors).toEqual([{ field: "email", message: "Adresse email invalide" }]);
    }
    const long = await send({ ...typed, message: "a".repeat(5001) });
    expect(long.body.errors[0].field).toBe("message");
  });

  it("keeps name and subject on one line, whatever was pasted", async () => {
    await send({ ...typed, email: "pasted@example.org", name: "Awa\r\nBcc: x@y.ci", subject: "Un\tdeux\n\ntrois" });
    expect(await kept(app, "pasted@example.org")).toMatchObject([
      { name: "Awa Bcc: x@y.ci", subject: "Un deux trois" },
    ]);
  });

  it("is one message, sent twice: under one key, at once, or by a second press without a key", async () => {
    const body = { ...typed, email: "twice@example.org" };
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([send(body, headers), send(body, headers), send(body), send(body)]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await send(body, headers)).body).toEqual({ success: true, message: thanks });
    expect(await kept(app, "twice@example.org")).toHaveLength(1);
    const reused = await send({ ...body, message: "Autre chose" }, headers);
    expect([reused.status, reused.body.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("is limited to five an hour from one address, also at once, and tells when the next may come", async () => {
    const body = (n: number) => ({ ...typed, email: "many@example.org", subject: `Numéro ${n}` });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => send(body(n))));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([5, 2]);
    expect(refused[0]!.body.code).toBe("too_many_contact_messages");
    expect(Number(refused[0]!.headers["retry-after"])).toBe(3600);
    expect(await kept(app, "many@example.org")).toHaveLength(5);
    from = "192.0.2.250";
    expect((await send(body(8))).status).toBe(200);
    from = `192.0.2.${houses}`;
    app.clock.moveBy(3_600_000);
    expect((await send(body(9))).status).toBe(200);
  });

  it("counts an IPv6 network as one sender", async () => {
    const answers: number[] = [];
    for (let n = 1; n <= 6; n += 1) {
      from = `2001:db8:1:2::${n}`;
      answers.push((await send({ ...typed, email: "six@example.org", subject: `${n}` })).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("from a program that fills in every field is thanked for and dropped", async () => {
    const answer = await send({ ...typed, email: "robot@example.org", website: "https://spam.example" });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    expect(await kept(app, "robot@example.org")).toEqual([]);
  });

  it("leaves nothing behind when the mail cannot be written", async () => {
    await sql`alter table messages add constraint no_mail check (purpose <> 'contact-message') not valid`.execute(
      app.ctx.db,
    );
    const answer = await send({ ...typed, email: "cut@example.org" });
    await sql`alter table messages drop constraint no_mail`.execute(app.ctx.db);
    expect(answer.status).toBe(500);
    expect(await kept(app, "cut@example.org")).toEqual([]);
  });
});

describe("the form without a script", () => {
  it("leads back to the page once the message is sent", async () => {
    const form = { ...typed, email: "plain@example.org", website: "" };
    const answer = await post(form);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, "/contact?envoye=1"]);
    expect((await post(form)).statusCode).toBe(303);
    expect(await kept(app, "plain@example.org")).toHaveLength(1);
  });

  it("comes back with what was typed, escaped, and the sentence beside the wrong field", async () => {
    const answer = await post({
      ...typed,
      name: '"><script>alert(1)</script>',
      email: "awa",
      message: "</textarea><b>",
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("Adresse email invalide");
    expect(answer.body).toContain('value="Mon rendez-vous"');
    expect(answer.body).toContain("&lt;/textarea&gt;&lt;b&gt;</textarea>");
    expect(answer.body).not.toContain("<script");
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(answer.body).toContain('<form method="post" action="/contact">');
  });

  it("keeps line breaks of the message as they were typed", async () => {
    const answer = await post({ ...typed, email: "awa", message: "\nun\n\n  deux" });
    const back = /<textarea[^>]*>\n?([^]*?)<\/textarea>/.exec(answer.body)?.[1];
    expect(back).toBe("\nun\n\n  deux");
  });

  it("says when it is too much, and never breaks on a strange body", async () => {
    for (let n = 0; n < 5; n += 1) await post({ ...typed, email: "flood@example.org", subject: `${n}` });
    const sixth = await post({ ...typed, email: "flood@example.org", subject: "6" });
    expect([sixth.statusCode, sixth.body.includes("Vous nous avez déjà écrit")]).toEqual([429, true]);
    for (const body of ["", "name", "%", "name=%00", "a=b&a=c", "__proto__=1", `name=${"a".repeat(200_000)}`]) {
      const answer = await post(body, "198.51.100.7");
      expect([400, 422]).toContain(answer.statusCode);
    }
  });
});

describe("the administrators' list", () => {
  it("shows the newest first, a page at a time, to administrators alone", async () => {
    const house = await openTestApp();
    const admin = await anAdmin(house);
    for (const n of [1, 2, 3]) {
      await house.call("POST", "/api/contact", { body: { ...typed, subject: `Message ${n}` } });
      house.clock.moveBy(1000);
    }
    const first = await house.call("GET", "/api/admin/contact-messages?limit=2", { token: admin.token });
    expect(first.body.map((one: { subject: string }) => one.subject)).toEqual(["Message 3", "Message 2"]);
    expect(first.body[0]).toEqual({
      id: expect.any(String),
      name: "Awa Koné",
      email: "awa.kone@example.org",
      subject: "Message 3",
      message: typed.message,
      created_at: "2026-11-23T08:00:02.000Z",
    });
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers["link"]))?.[1];
    const second = await house.call("GET", next!, { token: admin.token });
    expect(second.body.map((one: { subject: string }) => one.subject)).toEqual(["Message 1"]);
    const patient = await aPatient(house);
    expect((await house.call("GET", "/api/admin/contact-messages", { token: patient.token })).status).toBe(403);
    await house.close();
  });
});
