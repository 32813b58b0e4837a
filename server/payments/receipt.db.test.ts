import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attachmentMakers } from "#server/attachments.ts";
import { sql } from "#server/database/sql.ts";
import { readPdf } from "#server/documents/test-pdf.ts";
import { smsParts, toSmsAlphabet } from "#server/messages/encoding.ts";
import { sendMessages } from "#server/messages/send-messages.ts";
import { createSmtp } from "#server/providers/mail/smtp.ts";
import { startTestSmtpServer, type TestSmtpServer } from "#server/providers/mail/test-smtp-server.ts";
import { openTestApp, useTestApp, type TestApp } from "#server/testing/app.ts";
import { aCenter, aPatient } from "#server/testing/people.ts";
import {
  aBooking,
  aDoctor,
  initialize,
  messagesTo,
  notify,
  statusOf,
  tenThousand,
  unrulyProvider,
  type Person,
} from "./test-payments.ts";

const provider = unrulyProvider();
const app = useTestApp({ payments: () => provider });

let centerId = "";

interface Paid {
  patient: Person;
  reference: string;
  paymentId: string;
}

async function aDoctorOfTheCenter(house: TestApp): Promise<string> {
  const { id } = await aDoctor(house.ctx);
  if (house === app)
    await sql`update doctors set health_center_id = ${centerId} where id = ${id}`.execute(house.ctx.db);
  return id;
}

/** A patient whose payment of 10 000 FCFA arrived. */
async function aPayment(house: TestApp = app, patient?: Person): Promise<Paid> {
  const owner = patient ?? (await aPatient(house));
  const booking = await aBooking(house, owner, await aDoctorOfTheCenter(house));
  const { reference } = (await initialize(house, owner, booking.id)).body;
  provider.says = tenThousand;
  expect((await statusOf(house, owner, reference)).body.status).toBe("successful");
  provider.says = { state: "waiting" };
  const row = await house.ctx.db
    .selectFrom("payments")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return { patient: owner, reference, paymentId: row.id };
}

const plain = (text: string) => text.replaceAll("\u00a0", " ");

async function pdfAt(path: string, token?: string) {
  const answer = await app.http.inject({
    method: "GET",
    url: path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { answer, pdf: answer.statusCode === 200 ? await readPdf(answer.rawPayload) : null };
}

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
const sendSms = (
  house: TestApp,
  paid: Paid,
  phone_number = "07 07 12 34 56",
  headers = {},
  token = paid.patient.token,
) =>
  house.call("POST", "/api/payments/send-sms", { token, body: { reference: paid.reference, phone_number }, headers });
const sendEmail = (house: TestApp, paid: Paid, email = "awa@example.org", headers = {}, token = paid.patient.token) =>
  house.call("POST", "/api/payments/send-email", { token, body: { reference: paid.reference, email }, headers });

beforeAll(async () => {
  centerId = (await aCenter(app, "Clinique du Sacré-Cœur")).centerId;
});

describe("a receipt", () => {
  it("is a PDF with every field of the confirmation, for its owner", async () => {
    const paid = await aPayment();
    const confirmation = await app.call("GET", `/api/payments/confirmation/${paid.reference}`, {
      token: paid.patient.token,
    });
    const { answer, pdf } = await pdfAt(`/api/v2/payments/receipt/${paid.reference}`, paid.patient.token);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe('attachment; filename="recu-REC-2026-000-001.pdf"');
    expect(answer.headers["cache-control"]).toBe("no-store");
    const text = plain(pdf!.texts.join("\n"));
    const { patient_name, doctor_name, health_center_name, location, reference, appointment_time } = confirmation.body;
    expect(health_center_name).toBe("Clinique du Sacré-Cœur");
    for (const said of [
      patient_name,
      doctor_name,
      health_center_name,
      location,
      reference,
      appointment_time,
      "mardi 24 novembre 2026",
      "En cabinet",
      "10 000 FCFA",
      "lundi 23 novembre 2026 à 08:00",
      "N° REC-2026-000-001",
      "Simulation : aucun argent réel n'a été débité.",
    ]) {
      expect(text).toContain(said);
    }
    expect(pdf!.links[0]).toMatch(/^http:\/\/127\.0\.0\.1:3999\/recu\/[A-Z0-9]{16}$/);
    const again = await pdfAt(`/api/payments/receipt/${paid.reference}`, paid.patient.token);
    expect(again.answer.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it("is numbered one after the other, also when many are looked at at once", async () => {
    const paid = [await aPayment(), await aPayment(), await aPayment()];
    await Promise.all(
      [...paid, ...paid].map(({ reference, patient }) =>
        app.call("GET", `/api/payments/receipt/${reference}`, { token: patient.token }),
      ),
    );
    const rows = await app.ctx.db.selectFrom("receipts").select("number").orderBy("number").execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  it("is nobody else's, and there is none of what is not paid", async () => {
    const paid = await aPayment();
    const stranger = await aPatient(app);
    const booking = await aBooking(app, stranger, await aDoctorOfTheCenter(app));
    const unpaid = (await initialize(app, stranger, booking.id)).body.reference;
    for (const reference of [paid.reference, unpaid, "KN-NOBODY", "%27%20or%201=1", "../x"]) {
      const { answer } = await pdfAt(`/api/payments/receipt/${encodeURIComponent(reference)}`, stranger.token);
      expect([answer.statusCode, answer.json().code]).toEqual([404, "payment_not_found"]);
      const body = { reference, phone_number: "0707123456", email: "x@example.org" };
      for (const path of ["receipt-link", "send-sms", "send-email"]) {
        const refused = await app.call("POST", `/api/payments/${path}`, { token: stranger.token, body });
        expect([refused.status, refused.body.code]).toEqual([404, "payment_not_found"]);
      }
    }
    const { answer } = await pdfAt(`/api/payments/receipt/${paid.reference}`);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
    expect(await messagesTo(app, "x@example.org")).toEqual([]);
  });

  it("opens for ten minutes by a link that fits no other receipt", async () => {
    const [paid, other] = [await aPayment(), await aPayment()];
    const body = { reference: paid.reference };
    const made = await app.call("POST", "/api/payments/receipt-link", { token: paid.patient.token, body });
    const { url, expires_at } = made.body;
    expect(Date.parse(expires_at) - app.clock.now().getTime()).toBe(600_000);
    const { answer, pdf } = await pdfAt(pathOf(url));
    expect([answer.statusCode, pdf!.texts.join("\n").includes(paid.reference)]).toEqual([200, true]);
    const token = new URL(url).searchParams.get("token")!;
    const elsewhere = await pdfAt(`/api/payments/receipt/${other.reference}?token=${token}`);
    expect([elsewhere.answer.statusCode, elsewhere.answer.json().code]).toEqual([410, "link_expired"]);
    for (const forged of ["", "x", `${token}x`, token.slice(0, -3), "%00", "a.b.c"]) {
      const refused = await pdfAt(`/api/payments/receipt/${paid.reference}?token=${forged}`, paid.patient.token);
      expect([400, 410]).toContain(refused.answer.statusCode);
    }
    app.clock.moveBy(601_000);
    expect((await pdfAt(pathOf(url))).answer.statusCode).toBe(410);
    app.clock.moveBy(-601_000);
  });

  it("says when the money went back", async () => {
    const paid = await aPayment();
    const now = app.ctx.clock.now();
    await app.ctx.db
      .insertInto("refunds")
      .values({
        id: randomUUID(),
        payment_id: paid.paymentId,
        amount: 10_000,
        reason: "test",
        status: "due",
        next_attempt_at: now,
        created_at: now,
      })
      .execute();
    const { pdf } = await pdfAt(`/api/payments/receipt/${paid.reference}`, paid.patient.token);
    expect(pdf!.texts.join("\n")).toContain("Ce paiement est en cours de remboursement.");
    const code = pdf!.links[0]!.split("/").at(-1);
    expect((await app.call("GET", `/api/receipts/check/${code}`)).body.refunded).toBe(true);
  });
});

describe("checking a receipt", () => {
  it("tells anybody that it is real, how much and when; never whose it is", async () => {
    const paid = await aPayment();
    const { pdf } = await pdfAt(`/api/payments/receipt/${paid.reference}`, paid.patient.token);
    const code = pdf!.links[0]!.split("/").at(-1)!;
    const check = await app.call("GET", `/api/receipts/check/${code}`);
    expect(check.status).toBe(200);
    expect(check.body).toEqual({
      valid: true,
      receipt_number: expect.stringMatching(/^REC-2026-000-\d{3}$/),
      amount: 10_000,
      paid_on: "2026-11-23",
      health_center_name: "Clinique du Sacré-Cœur",
      refunded: false,
      simulation: true,
    });
    for (const typed of [code.toLowerCase(), code.replace(/(.{4})/g, "$1-")])
      expect((await app.call("GET", `/api/receipts/check/${typed}`)).body).toEqual(check.body);
    const page = await app.call("GET", `/recu/${code}`);
    expect(page.status).toBe(200);
    for (const said of [
      "Ce reçu est authentique",
      "10\u00a0000\u00a0FCFA",
      "lundi 23 novembre 2026",
      check.body.receipt_number,
      "Simulation",
    ])
      expect(page.body).toContain(said);
    for (const secret of ["Koné", "Kouassi", paid.reference, "<script", "Télécharger"])
      expect(page.body).not.toContain(secret);
    expect(Buffer.byteLength(page.body)).toBeLessThan(20_000);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it("knows no other code", async () => {
    for (const code of ["ABCDEFGHJKMNPQRS", "x", "%3Cscript%3E", "' or '1'='1", "é".repeat(50)]) {
      const check = await app.call("GET", `/api/receipts/check/${encodeURIComponent(code)}`);
      expect([check.status, check.body.code]).toEqual([404, "receipt_not_found"]);
      const page = await app.call("GET", `/recu/${encodeURIComponent(code)}`);
      expect([page.status, page.body.includes("Reçu introuvable")]).toEqual([404, true]);
    }
  });
});

describe("sending a receipt", () => {
  it("by SMS brings a short link that opens it for a week, then only attests it", async () => {
    const paid = await aPayment();
    const answer = await sendSms(app, paid, "+225 05 06 07 08 09");
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const [sms] = await messagesTo(app, "+2250506070809");
    expect(toSmsAlphabet(sms!.body)).toBe(sms!.body);
    expect(smsParts(sms!.body)).toBe(1);
    for (const secret of ["Koné", "Kouassi", paid.reference]) expect(sms!.body).not.toContain(secret);
    const link = sms!.body.split("\n").at(-1)!;
    const page = await app.call("GET", pathOf(link));
    expect(page.body).toContain("30 novembre 2026");
    const url = /href="(http[^"]+token=[^"]+)"/.exec(page.body)![1]!.replaceAll("&amp;", "&");
    expect((await pdfAt(pathOf(url))).pdf!.texts.join("\n")).toContain(paid.reference);
    app.clock.moveBy(7 * 86_400_000);
    const late = await app.call("GET", pathOf(link));
    expect([late.status, late.body.includes("Télécharger")]).toEqual([200, false]);
    app.clock.moveBy(-7 * 86_400_000);
  });

  it("needs a mobile number, an address that looks like one, and says so beside the field", async () => {
    const paid = await aPayment();
    for (const phone of ["27 22 40 18 40", "0807123456", "+33 6 12 34 56 78", "", "07"]) {
      const refused = await sendSms(app, paid, phone);
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, "phone_number"]);
    }
    expect((await sendSms(app, paid, "2722401840")).body.errors[0].message).toContain("numéro de mobile");
    expect((await sendEmail(app, paid, "awa")).body.errors).toEqual([
      { field: "email", message: "Adresse email invalide" },
    ]);
  });

  it("under one key is one message, also at once; another body under it is refused", async () => {
    const paid = await aPayment();
    const headers = { "idempotency-key": randomUUID() };
    const to = "0102030405";
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendSms(app, paid, to, headers)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await sendSms(app, paid, to, headers)).status).toBe(200);
    expect(await messagesTo(app, "+2250102030405")).toHaveLength(1);
    expect((await sendSms(app, paid, "0102030406", headers)).body.code).toBe("idempotency_key_reused");
  });

  it("writes nothing when the message cannot be written", async () => {
    const paid = await aPayment();
    await sql`alter table messages add constraint no_receipt check (purpose <> 'receipt') not valid`.execute(
      app.ctx.db,
    );
    expect((await sendSms(app, paid, "0102030499")).status).toBe(500);
    await sql`alter table messages drop constraint no_receipt`.execute(app.ctx.db);
    const rows = await app.ctx.db
      .selectFrom("receipt_sendings")
      .select("id")
      .where("payment_id", "=", paid.paymentId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe("the limits of sending", () => {
  it("are three an hour to one address, ten a day per account and per address, also at once", async () => {
    const house = await openTestApp({ payments: () => provider, env: { RATE_LIMITS: "on", AUTH_JWT_EXP: "86400" } });
    const paid = await aPayment(house);
    const first = await Promise.all([1, 2, 3, 4, 5].map(() => sendSms(house, paid)));
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429]);
    const refused = first.find(({ status }) => status === 429)!;
    expect([refused.body.code, refused.headers["retry-after"]]).toEqual(["too_many_receipts", "3600"]);
    expect(refused.body.detail).toMatch(/^Ce reçu a déjà été envoyé/);
    house.clock.moveBy(3_600_000);
    expect((await sendSms(house, paid)).status).toBe(200);
    for (let n = 5; n <= 10; n += 1) expect((await sendEmail(house, paid, `p${n}@example.org`)).status).toBe(200);
    const eleventh = await sendEmail(house, paid, "p11@example.org");
    expect([eleventh.status, eleventh.headers["retry-after"]]).toEqual([429, String(23 * 3600)]);
    // Another account reaches the same number until the number has had its ten.
    const victim = "0707123456";
    const others = [await aPayment(house), await aPayment(house), await aPayment(house)];
    const statuses: number[] = [];
    for (const other of others)
      for (let n = 0; n < 3; n += 1) statuses.push((await sendSms(house, other, victim)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
    await house.close();
  });
});

describe("a receipt by e-mail", () => {
  let server: TestSmtpServer;
  beforeAll(async () => {
    server = await startTestSmtpServer();
  });
  afterAll(() => server.close());

  it("arrives with the PDF attached, made when it leaves, and reads back whole", async () => {
    await sql`delete from messages`.execute(app.ctx.db);
    const smtp = createSmtp({ url: server.url, from: "Kènèya <ne-pas-repondre@keneya.example>" });
    const outbox = app.ctx.mail;
    app.ctx.mail = smtp;
    const paid = await aPayment();
    expect((await sendEmail(app, paid, "Awa.Kone@Example.org")).body.success).toBe(true);
    const row = await app.ctx.db
      .selectFrom("messages")
      .selectAll()
      .where("purpose", "=", "receipt")
      .executeTakeFirstOrThrow();
    expect([row.attachment_kind, row.attachment_reference]).toEqual(["receipt", paid.reference]);
    await sendMessages(app.ctx, attachmentMakers);
    smtp.close();
    app.ctx.mail = outbox;
    const mail = server.mails.find((one) => one.messageId === `<${row.id}@keneya.example>`)!;
    const number = /REC-2026-\d{3}-\d{3}/.exec(mail.subject!)![0];
    expect(mail.subject).toBe(`Votre reçu Kènèya ${number}`);
    for (const said of [
      number,
      "10 000 FCFA",
      "lundi 23 novembre 2026",
      paid.reference,
      "http://127.0.0.1:3999/recu/",
      "À bientôt",
    ])
      expect(mail.text).toContain(said);
    expect(mail.attachments).toHaveLength(1);
    expect(mail.attachments[0]).toMatchObject({ filename: `recu-${number}.pdf`, contentType: "application/pdf" });
    const pdf = await readPdf(mail.attachments[0]!.content);
    const text = plain(pdf.texts.join("\n"));
    for (const said of [
      "Reçu de paiement",
      number,
      paid.reference,
      "10 000 FCFA",
      "Dr Aminata Kouassi",
      "Clinique du Sacré-Cœur",
    ])
      expect(text).toContain(said);
    const own = await pdfAt(`/api/payments/receipt/${paid.reference}`, paid.patient.token);
    expect(own.answer.rawPayload.equals(mail.attachments[0]!.content)).toBe(true);
  });
});

it("a notice of the provider is as good as a look at the status", async () => {
  const patient = await aPatient(app);
  const booking = await aBooking(app, patient, await aDoctorOfTheCenter(app));
  const { reference } = (await initialize(app, patient, booking.id)).body;
  provider.says = tenThousand;
  expect((await notify(app, reference)).status).toBe(200);
  provider.says = { state: "waiting" };
  expect((await pdfAt(`/api/payments/receipt/${reference}`, patient.token)).answer.statusCode).toBe(200);
});
