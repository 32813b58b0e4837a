import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IdentityUnavailable } from "#server/ports/identity.ts";
import { createHostedAuth } from "./hosted-auth.ts";
import { addressOf } from "./pass-on.ts";

/** A project that notes what it is asked and answers with more than anybody should see. */
const asked: { request: IncomingMessage; body: string }[] = [];
let server: Server;
let url = "";
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      asked.push({ request, body });
      response.writeHead(request.url?.endsWith("/verify") ? 303 : 200, {
        "content-type": "application/json",
        location: "https://app.example/#access_token=x",
        "set-cookie": "__cf_bm=1",
        server: "cloudflare",
        "x-internal": "1",
        "x-total-count": "7",
      });
      response.end(request.url?.endsWith("/large") ? Buffer.alloc(5 * 1024 * 1024) : "{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const project = () => createHostedAuth({ url, anonKey: "the-public-key", serviceKey: "the-secret-key" });
const origin = { address: "203.0.113.7", userAgent: "a phone" };
const pass = (path: string, headers: Record<string, string> = {}, body: string | null = null) =>
  project().passOn({ method: "POST", path, headers, body: body === null ? null : Buffer.from(body), origin });

describe("passing a request on", () => {
  it("takes along the person's bearer, body and address, the public key, and nothing else of the way here", async () => {
    await pass(
      "/token?grant_type=password",
      {
        authorization: "Bearer of the person",
        "content-type": "application/json",
        "x-supabase-api-version": "2024-01-01",
        apikey: "whatever the page sent",
        cookie: "session=1",
        connection: "keep-alive",
        host: "keneya.example",
        forwarded: "for=10.0.0.1",
        "x-forwarded-for": "10.0.0.1",
        "x-forwarded-host": "internal",
        "x-real-ip": "10.0.0.1",
        "proxy-authorization": "Basic x",
      },
      '{"phone":"1"}',
    );
    const { request, body } = asked.at(-1)!;
    expect([request.method, request.url, body]).toEqual([
      "POST",
      "/auth/v1/token?grant_type=password",
      '{"phone":"1"}',
    ]);
    const { headers } = request;
    expect(headers).toMatchObject({
      authorization: "Bearer of the person",
      apikey: "the-public-key",
      "user-agent": "a phone",
      "x-forwarded-for": "203.0.113.7",
      "x-supabase-api-version": "2024-01-01",
    });
    for (const name of ["cookie", "forwarded", "x-forwarded-host", "x-real-ip", "proxy-authorization"]) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(JSON.stringify(request.rawHeaders)).not.toContain("the-secret-key");
  });

  it("brings back what the contract names: no cookie, no word of the servers in between", async () => {
    const answer = await pass("/verify");
    expect([answer!.status, answer!.body.toString()]).toEqual([303, "{}"]);
    expect(answer!.headers).toEqual({
      "content-type": "application/json",
      location: "https://app.example/#access_token=x",
      "x-total-count": "7",
    });
  });

  it("leads nowhere but to the service, however the address is spelled", async () => {
    const before = asked.length;
    for (const path of [
      "/../../rest/v1/accounts",
      "/%2e%2e/%2E%2e/rest",
      "/..\\..\\rest",
      "/./../admin",
      "@evil.example/",
      "",
    ]) {
      expect([path, await pass(path)]).toEqual([path, null]);
    }
    expect(asked).toHaveLength(before);
    expect(addressOf("https://a.supabase.co/auth/v1", "/user?x=/../..")?.href).toBe(
      "https://a.supabase.co/auth/v1/user?x=/../..",
    );
  });

  it("is given up when the answer is larger than any of the contract, or never comes", async () => {
    await expect(pass("/large")).rejects.toThrow(IdentityUnavailable);
    const nobody = createHostedAuth({ url: "http://127.0.0.1:1", anonKey: "a", serviceKey: "b" });
    await expect(nobody.passOn({ method: "GET", path: "/user", headers: {}, body: null, origin })).rejects.toThrow(
      IdentityUnavailable,
    );
  });
});
