import { describe, expect, it } from "vitest";
import { useTestApp } from "#server/testing/app.ts";

const app = useTestApp();

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
});
