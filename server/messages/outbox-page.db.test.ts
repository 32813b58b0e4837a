import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTestApp, useTestApp } from "#server/testing/app.ts";
import { writeMessage } from "./write-message.ts";

const app = useTestApp();

describe("the outbox", () => {
  it("lists what was written to one person for machines, newest first, also before it is sent", async () => {
    const link = "http://127.0.0.1:3999/dashboard";
    await writeMessage(app.ctx, {
      channel: "sms",
      to: "+2250707123456",
      purpose: "test",
      body: `Être à l’heure\n${link}`,
    });
    app.clock.moveTo("2026-11-23T22:00:00.000Z");
    const later = {
      channel: "sms",
      to: "+2250707123456",
      purpose: "test",
      body: "Plus tard",
      keepsQuiet: true,
    } as const;
    await writeMessage(app.ctx, later);
    await writeMessage(app.ctx, {
      channel: "email",
      to: "Awa@Example.org ",
      purpose: "test",
      subject: "Sujet",
      body: "Être",
    });
    const expected = [
      {
        channel: "sms",
        to: "+2250707123456",
        subject: null,
        body: "Plus tard",
        created_at: "2026-11-23T22:00:00.000Z",
        not_before: "2026-11-24T07:00:00.000Z",
      },
      {
        channel: "sms",
        to: "+2250707123456",
        subject: null,
        body: `Etre à l'heure\n${link}`,
        created_at: "2026-11-23T08:00:00.000Z",
        not_before: "2026-11-23T08:00:00.000Z",
      },
    ];
    for (const typed of ["%2B2250707123456", "+2250707123456", "0707123456", "07 07 12 34 56", "225 0707123456"]) {
      expect((await app.call("GET", `/dev/outbox.json?to=${typed}`)).body).toEqual(expected);
    }
    const mails = await app.call("GET", "/dev/outbox.json?to=awa@example.org");
    expect(mails.body).toMatchObject([{ channel: "email", to: "awa@example.org", subject: "Sujet", body: "Être" }]);
    expect((await app.call("GET", "/dev/outbox.json?to=nobody@example.org")).body).toEqual([]);
    expect((await app.call("GET", "/dev/outbox.json")).body).toHaveLength(3);
  });

  it("shows them on a page without any script, under a policy that knows its one sheet, and escapes what people wrote", async () => {
    const body = "<script>alert(1)</script>\nhttp://127.0.0.1:3999/dashboard";
    await writeMessage(app.ctx, { channel: "whatsapp", to: "+2250101020304", purpose: "test", body });
    const page = await app.call("GET", "/dev/outbox?to=0101020304");
    expect(page.status).toBe(200);
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).not.toContain("<script");
    expect(page.body).toContain("&lt;script&gt;");
    expect(page.body).toContain('<a href="http://127.0.0.1:3999/dashboard">');
    const css = /<style>([^]*?)<\/style>/.exec(page.body)?.[1] ?? "";
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(policy).toContain("default-src 'none'");
    const none = await app.call("GET", "/dev/outbox?to=%22%3E%3Cb%3E@x");
    expect(none.body).not.toContain("<b>");
  });

  it("says that a mail carries something", async () => {
    const attachment = { kind: "receipt", reference: "KN-1" };
    const mail = { channel: "email", to: "carries@example.org", purpose: "test", body: "Voici.", attachment } as const;
    await writeMessage(app.ctx, mail);
    const page = await app.call("GET", "/dev/outbox?to=carries@example.org");
    expect(page.body).toContain("Pièce jointe, faite à l&#39;envoi : reçu (PDF)");
  });

  it("is absent where the development pages are off", async () => {
    const closed = await openTestApp({ env: { DEV_PAGES: "off" } });
    expect((await closed.call("GET", "/dev/outbox")).status).toBe(404);
    expect((await closed.call("GET", "/dev/outbox.json?to=a@b.ci")).status).toBe(404);
    await closed.close();
  });
});
