import { connect, type AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { refusalTexts } from "#texts/refusals.ts";
import { useTestApp } from "#server/testing/app.ts";

const app = useTestApp();
const limited = useTestApp({ env: { RATE_LIMITS: "on" } });

/** Everything that is answered to these bytes until the connection is closed. */
function spoken(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (data) => (heard += data.toString("utf8")));
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

describe("the server before any feature", () => {
  it("says that it is up and that its database answers, under both bases", async () => {
    for (const base of ["/api", "/api/v2"]) {
      expect((await app.call("GET", `${base}/health`)).body).toEqual({ status: "ok" });
      expect((await app.call("GET", `${base}/ready`)).body).toEqual({ status: "ready" });
    }
  });

  it("answers an unknown address with a French refusal, a request id and the security headers", async () => {
    const answer = await app.call("GET", "/api/nowhere");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({
      detail: "Cette page ou cet élément est introuvable.",
      code: "not_found",
      request_id: answer.headers["x-request-id"],
    });
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("says no in its own words where the framework finds no handler, and to what is no request", async () => {
    for (const path of ["/api/triage/%ff", "/api/%", "/%c3%28", "/auth/v1/%ff"]) {
      const answer = await app.call("GET", path);
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          detail: "Le contenu envoyé est illisible. Veuillez réessayer.",
          code: "malformed_request",
          request_id: answer.headers["x-request-id"],
        },
      ]);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
    await new Promise<void>((ready) => app.http.server.listen(0, "127.0.0.1", ready));
    const { port } = app.http.server.address() as AddressInfo;
    for (const [sent, status, code] of [
      ["GARBAGE\r\n\r\n", 400, "malformed_request"],
      [`GET /api/health HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`, 413, "body_too_large"],
    ] as const) {
      const [head, body] = (await spoken(port, sent)).split("\r\n\r\n") as [string, string];
      expect(head).toContain(`HTTP/1.1 ${status} `);
      expect(JSON.parse(body)).toEqual({ detail: refusalTexts[code], code, request_id: expect.any(String) });
    }
  });

  it("counts requests without a handler like all others", async () => {
    const codes = new Set<string>();
    for (let n = 0; n < 601; n += 1)
      codes.add((await limited.call("GET", "/api/%ff", { from: "192.0.2.9" })).body.code);
    expect([...codes]).toEqual(["malformed_request", "too_many_requests"]);
  });
});
