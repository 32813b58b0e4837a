import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { openTestApp, useTestApp } from "#server/testing/app.ts";
import { aBooking, aDoctor, appointmentRow, aPatient, initialize, statusOf } from "#server/payments/test-payments.ts";
import { signNotice, signatureHeader } from "./sandbox-notice.ts";
import { describePaymentPort } from "./test-payment-port.ts";

const app = useTestApp();

/** The form as a browser without JavaScript sends it. */
const choose = (reference: string, fields: Record<string, string>) =>
  app.call("POST", `/sandbox/checkout/${reference}`, {
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

describePaymentPort("the sandbox", {
  port: () => app.ctx.payments,
  act: async (reference, outcome) => void (await choose(reference, { outcome })),
  arrive: () => app.clock.moveBy(60_000),
  notice: (reference) => {
    const rawBody = Buffer.from(JSON.stringify({ event: "charge.success", data: { reference } }));
    return { rawBody, headers: { [signatureHeader]: signNotice(app.ctx, rawBody) } };
  },
});

/** A port nobody listens on: the notice goes to the address people see, which must be known before the server listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

async function opened() {
  const patient = await aPatient(app);
  const doctor = await aDoctor(app.ctx);
  const booking = await aBooking(app, patient, doctor.id);
  const { body } = await initialize(app, patient, booking.id);
  return { patient, booking, reference: body.reference as string, url: body.authorization_url as string };
}

describe("the hosted page", () => {
  it("is a form without script that says it is a simulation, at the address initialise answered", async () => {
    const { reference, url } = await opened();
    expect(url).toBe(`http://127.0.0.1:3999/sandbox/checkout/${reference}`);
    const page = await app.call("GET", new URL(url).pathname);
    expect(page.status).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    for (const word of [
      "Simulation : aucun argent réel",
      "10\u00a0000\u00a0FCFA",
      "Orange Money",
      "MTN MoMo",
      "Wave",
    ]) {
      expect(page.body).toContain(word);
    }
    expect(page.body).not.toContain("<script");
    const css = /<style>([^]*?)<\/style>/.exec(page.body)?.[1] ?? "";
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain(`'sha256-${createHash("sha256").update(css).digest("base64")}'`);
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3999");
  });

  it.each([
    ["success", "successful"],
    ["failed", "failed"],
    ["abandoned", "failed"],
    ["pending", "pending"],
  ])("settles as %s and leads back; the status then says %s", async (outcome, status) => {
    const { patient, booking, reference } = await opened();
    const answer = await choose(reference, { outcome, channel: "wave" });
    expect(answer.status).toBe(303);
    expect(answer.headers["location"]).toBe(`http://127.0.0.1:3999/payment/callback?reference=${reference}`);
    expect((await statusOf(app, patient, reference)).body.status).toBe(status);
    const paid = status === "successful" ? "paid" : "due";
    expect(await appointmentRow(app.ctx, booking.id)).toMatchObject({ payment_state: paid });
    const page = await app.call("GET", `/sandbox/checkout/${reference}`);
    expect(page.body).not.toContain("<form");
    expect(page.body).toContain(`href="http://127.0.0.1:3999/payment/callback?reference=${reference}"`);
  });

  it("answers at once what was chosen right after the last question", async () => {
    const { patient, reference } = await opened();
    expect((await statusOf(app, patient, reference)).body.status).toBe("pending");
    await choose(reference, { outcome: "success" });
    expect((await statusOf(app, patient, reference)).body.status).toBe("successful");
  });

  it("takes JSON too, keeps the first choice, and refuses what it does not know", async () => {
    const { patient, reference } = await opened();
    const path = `/sandbox/checkout/${reference}`;
    expect((await choose(reference, { outcome: "generous" })).status).toBe(422);
    expect((await choose(reference, {})).status).toBe(422);
    expect((await app.call("POST", path, { body: "[1" })).status).toBe(422);
    expect((await app.call("POST", path, { body: { outcome: "failed" } })).status).toBe(303);
    expect((await app.call("POST", path, { body: { outcome: "success" } })).status).toBe(303);
    expect((await statusOf(app, patient, reference)).body.status).toBe("failed");
    expect((await choose("KN-NEVER-THERE", { outcome: "success" })).status).toBe(404);
    expect((await app.call("GET", "/sandbox/checkout/KN-NEVER-THERE")).status).toBe(404);
  });
});

describe("the notice of the sandbox", () => {
  it("comes by HTTP, signed, and pays the appointment without anybody asking", async () => {
    const port = await freePort();
    const served = await openTestApp({ env: { PUBLIC_URL: `http://127.0.0.1:${port}` } });
    await served.http.listen({ host: "127.0.0.1", port });
    const patient = await aPatient(served);
    const booking = await aBooking(served, patient, (await aDoctor(served.ctx)).id);
    const { body } = await initialize(served, patient, booking.id);
    await served.call("POST", `/sandbox/checkout/${body.reference}`, { body: { outcome: "success" } });
    await expect.poll(async () => (await appointmentRow(served.ctx, booking.id)).payment_state).toBe("paid");
    await expect
      .poll(() => served.ctx.db.selectFrom("payment_notices").select("notice_key").execute())
      .toEqual([{ notice_key: `charge.success ${body.reference}` }]);
    await served.close();
  });
});
