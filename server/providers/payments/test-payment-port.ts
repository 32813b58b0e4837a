import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ProviderUnavailable, type PaymentPort } from "#server/ports/payments.ts";

/** What the tests of the port need of a provider beyond the port itself: the hand of the person who pays. */
export interface PaymentPortUnderTest {
  port: () => PaymentPort;
  /** The person acts on the provider's page. */
  act: (reference: string, outcome: "success" | "failed" | "pending") => Promise<void>;
  /** Time passes until money that is on its way has arrived. */
  arrive: () => void;
  /** A notice as the provider would send it. */
  notice: (reference: string) => { rawBody: Buffer; headers: Record<string, string> };
}

/** The promises of `PaymentPort`, run on every provider. */
export function describePaymentPort(name: string, under: PaymentPortUnderTest): void {
  const open = async () => {
    const request = {
      reference: `KN-${randomBytes(8).toString("hex")}`,
      amount: 10_000,
      currency: "XOF",
      email: "patient@keneya.example",
      callbackUrl: "http://127.0.0.1:3999/payment/callback",
    };
    return { request, ...(await under.port().initialize(request)) };
  };

  describe(`the payment port of ${name}`, () => {
    it("opens one page per reference, also when asked twice and at once", async () => {
      const { request, authorizationUrl } = await open();
      expect(authorizationUrl).toMatch(/^https?:\/\//);
      const again = await Promise.all([under.port().initialize(request), under.port().initialize(request)]);
      expect(again).toEqual([{ authorizationUrl }, { authorizationUrl }]);
    });

    it("tells a page nobody acted on from a reference it never heard of", async () => {
      const { request } = await open();
      expect(await under.port().verify(request.reference)).toEqual({ state: "waiting" });
      expect(await under.port().verify("KN-NEVER-HEARD-OF")).toEqual({ state: "unknown" });
    });

    it("reports the money in whole FCFA once it is there", async () => {
      const { request } = await open();
      await under.act(request.reference, "success");
      const paid = { state: "successful", amount: 10_000, currency: "XOF" };
      expect(await under.port().verify(request.reference)).toEqual(paid);
    });

    it("reports money on its way as pending until it has arrived", async () => {
      const { request } = await open();
      await under.act(request.reference, "pending");
      expect(await under.port().verify(request.reference)).toEqual({ state: "pending" });
      under.arrive();
      expect(await under.port().verify(request.reference)).toMatchObject({ state: "successful" });
    });

    it("gives back once what was paid, however often asked, and nothing that was not", async () => {
      const { request } = await open();
      await expect(under.port().refund(request.reference, 10_000)).rejects.toThrow(ProviderUnavailable);
      await under.act(request.reference, "success");
      const twice = [
        await under.port().refund(request.reference, 10_000),
        await under.port().refund(request.reference, 10_000),
      ];
      for (const { state } of twice) expect(["done", "pending"]).toContain(state);
    });

    it("ends without money when the person is refused, and says so", async () => {
      const { request } = await open();
      await under.act(request.reference, "failed");
      expect(await under.port().verify(request.reference)).toMatchObject({ state: "failed" });
    });

    it("reads its own notices and no altered, unsigned or foreign ones", async () => {
      const { rawBody, headers } = under.notice("KN-SOME-REFERENCE");
      const read = under.port().readNotice(rawBody, headers);
      expect(read).toMatchObject({ reference: "KN-SOME-REFERENCE" });
      expect(under.port().readNotice(rawBody, headers)).toEqual(read);
      const altered = Buffer.from(rawBody.toString().replace("SOME", "EVIL"));
      expect(under.port().readNotice(altered, headers)).toBeNull();
      expect(under.port().readNotice(Buffer.concat([rawBody, Buffer.from(" ")]), headers)).toBeNull();
      expect(under.port().readNotice(rawBody, {})).toBeNull();
      for (const signature of ["", "00", "g".repeat(128), "0".repeat(128)]) {
        const forged = Object.fromEntries(Object.keys(headers).map((header) => [header, signature]));
        expect(under.port().readNotice(rawBody, forged)).toBeNull();
      }
    });
  });
}
