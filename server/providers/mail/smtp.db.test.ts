import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { sql } from "#server/database/sql.ts";
import { sendMessages } from "#server/messages/send-messages.ts";
import { writeMessage } from "#server/messages/write-message.ts";
import { useTestApp } from "#server/testing/app.ts";
import { createSmtp } from "./smtp.ts";
import { startTestSmtpServer, type TestSmtpServer } from "./test-smtp-server.ts";

const app = useTestApp();
const sendTimeoutMs = 800;
let server: TestSmtpServer;
let smtp: ReturnType<typeof createSmtp>;

const mail = {
  channel: "email",
  to: "awa@example.org",
  purpose: "test",
  subject: "Votre reçu à télécharger : œuvre n° 1",
  body: "Bonjour,\n\nÊtes-vous prête ? « Oui » – 10 000 FCFA\nhttp://127.0.0.1:3999/dashboard\n\n.\nÀ bientôt",
} as const;

const attachments = {
  test: async (_ctx: unknown, reference: string) => ({
    fileName: "recu.pdf",
    mediaType: "application/pdf",
    content: Buffer.from(`%PDF- ${reference}`),
  }),
};

beforeAll(async () => {
  server = await startTestSmtpServer();
  smtp = createSmtp({ url: server.url, from: "Kènèya <ne-pas-repondre@keneya.example>", sendTimeoutMs });
  app.ctx.mail = smtp;
});
afterAll(async () => {
  smtp.close();
  await server.close();
});
beforeEach(async () => {
  await sql`delete from messages`.execute(app.ctx.db);
  server.mails.length = 0;
  server.behave("takes");
});

const row = async () => (await app.ctx.db.selectFrom("messages").selectAll().execute())[0]!;

/** Fails once under a behaviour, then succeeds once it is over and the time has come. */
async function recovers(): Promise<void> {
  await sendMessages(app.ctx);
  const failed = await row();
  expect([failed.sent_at, failed.dead_at, failed.attempts]).toEqual([null, null, 1]);
  expect(failed.last_error).toBeTruthy();
  expect(await sendMessages(app.ctx)).toBe(0);
  server.behave("takes");
  app.clock.moveBy(10_000);
  expect(await sendMessages(app.ctx)).toBe(1);
  expect((await row()).sent_at).not.toBeNull();
}

describe("a mail by SMTP", () => {
  it("arrives as it was written: sender, subject, French text, whom to answer, and what is attached", async () => {
    const attachment = { kind: "test", reference: "KN-1" };
    await writeMessage(app.ctx, { ...mail, replyTo: "yao@example.org", attachment });
    expect(await sendMessages(app.ctx, attachments)).toBe(1);
    const [got, ...others] = server.mails;
    expect(others).toEqual([]);
    expect(got!.subject).toBe(mail.subject);
    expect(got!.text?.trimEnd()).toBe(mail.body);
    expect(got!.from?.value).toEqual([{ name: "Kènèya", address: "ne-pas-repondre@keneya.example" }]);
    expect([got!.to].flat().map((to) => to?.text)).toEqual(["awa@example.org"]);
    expect(got!.replyTo?.text).toBe("yao@example.org");
    expect(got!.messageId).toBe(`<${(await row()).id}@keneya.example>`);
    expect(got!.headers.get("auto-submitted")).toBe("auto-generated");
    expect(got!.attachments).toHaveLength(1);
    expect(got!.attachments[0]).toMatchObject({ filename: "recu.pdf", contentType: "application/pdf" });
    expect(got!.attachments[0]!.content.toString()).toBe("%PDF- KN-1");
  });

  it("takes nothing of a hostile subject or address for a header", async () => {
    await writeMessage(app.ctx, {
      ...mail,
      subject: "Bonjour\r\nBcc: victim@example.org\r\n\r\n<b>",
      to: '"x" <victim@example.org>, awa@example.org',
    });
    await writeMessage(app.ctx, { ...mail, subject: "Bonjour\r\nBcc: victim@example.org" });
    await sendMessages(app.ctx);
    for (const got of server.mails) {
      expect(got.headers.has("bcc")).toBe(false);
      expect([got.to].flat().map((to) => to?.text)).toEqual(["awa@example.org"]);
    }
  });

  it("is one of many: fifty leave once each, over few connections", async () => {
    // Fifty that wait for five connections may take longer than one mail that is to be cut off here.
    const patient = createSmtp({ url: server.url, from: "a@keneya.example" });
    onTestFinished(() => {
      patient.close();
      app.ctx.mail = smtp;
    });
    app.ctx.mail = patient;
    const before = server.connections();
    for (let n = 0; n < 50; n += 1) await writeMessage(app.ctx, { ...mail, subject: `Numéro ${n}` });
    expect(await sendMessages(app.ctx)).toBe(50);
    expect(new Set(server.mails.map((got) => got.subject)).size).toBe(50);
    expect(server.mails).toHaveLength(50);
    expect(server.connections() - before).toBeLessThanOrEqual(5);
  });

  it("waits for an attachment that nothing here can make", async () => {
    await writeMessage(app.ctx, { ...mail, attachment: { kind: "tomorrow's", reference: "1" } });
    await sendMessages(app.ctx, attachments);
    expect(server.mails).toEqual([]);
    expect(await row()).toMatchObject({ sent_at: null, dead_at: null });
  });
});

describe("a mail server that misbehaves", () => {
  it.each([
    ["asks to come later for the recipient", { at: "recipient", code: 451 }],
    ["asks to come later for the mail", { at: "data", code: 452 }],
    ["refuses our sender, which we can mend", { at: "sender", code: 550 }],
    ["loses the connection amid the mail", "cut-in-data"],
  ] as const)("that %s gets the mail again later, once", async (_name, behaviour) => {
    server.behave(behaviour);
    await writeMessage(app.ctx, mail);
    await recovers();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ["takes a mail and loses the connection", "takes-and-cuts"],
    ["takes a mail too slowly for us to hear of it", { slow: sendTimeoutMs * 2 }],
  ] as const)("that %s gets it again under the same Message-ID", async (_name, behaviour) => {
    server.behave(behaviour);
    await writeMessage(app.ctx, mail);
    await recovers();
    await expect.poll(() => server.mails.length).toBe(2);
    expect(new Set(server.mails.map((got) => got.messageId)).size).toBe(1);
  });

  it.each([
    ["recipient", { at: "recipient", code: 550 }],
    ["mail", { at: "data", code: 554 }],
  ] as const)("that refuses the %s for good is not asked again", async (_name, behaviour) => {
    server.behave(behaviour);
    await writeMessage(app.ctx, mail);
    await sendMessages(app.ctx);
    const dead = await row();
    expect([dead.sent_at, dead.attempts]).toEqual([null, 1]);
    expect(dead.dead_at).not.toBeNull();
    expect(dead.last_error).toContain(String(behaviour.code));
    app.clock.moveBy(3_600_000);
    expect(await sendMessages(app.ctx)).toBe(0);
    expect(server.mails).toEqual([]);
  });

  it("that is not there, or refuses our password, loses nothing", async () => {
    const away = createSmtp({ url: "smtp://127.0.0.1:1", from: "a@keneya.example", sendTimeoutMs });
    app.ctx.mail = away;
    await writeMessage(app.ctx, mail);
    await sendMessages(app.ctx);
    away.close();
    expect(await row()).toMatchObject({ attempts: 1, sent_at: null, dead_at: null });
    const url = server.url.replace("smtp://", "smtp://keneya:secret@");
    const locked = createSmtp({ url, from: "a@keneya.example", sendTimeoutMs });
    app.ctx.mail = locked;
    server.behave({ at: "login", code: 535 });
    app.clock.moveBy(10_000);
    await sendMessages(app.ctx);
    expect(await row()).toMatchObject({ attempts: 2, sent_at: null, dead_at: null });
    expect((await row()).last_error).not.toContain("secret");
    server.behave("takes");
    app.clock.moveBy(60_000);
    await sendMessages(app.ctx);
    locked.close();
    app.ctx.mail = smtp;
    expect((await row()).sent_at).not.toBeNull();
  });
});

it("never sends a password in the clear to another machine", async () => {
  // A name that leads to this machine, without our knowing it.
  const url = server.url.replace("smtp://127.0.0.1", "smtp://keneya:secret@LOCALHOST");
  const careful = createSmtp({ url, from: "a@keneya.example", sendTimeoutMs });
  const sent = careful.send({ id: "1", to: mail.to, replyTo: null, subject: "s", body: "b", attachment: null });
  await expect(sent).rejects.toThrow(/STARTTLS/);
  careful.close();
  expect(server.mails).toEqual([]);
});
