import { describe, expect, it } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { globOf } from "./globs.ts";
import { allowedRedirect } from "./redirects.ts";

describe("an address pattern", () => {
  it.each([
    ["https://app.example/**", ["https://app.example/", "https://app.example/a/b?c=d"], ["https://app.example.evil/"]],
    ["https://app.example/*", ["https://app.example/a"], ["https://app.example/a/b", "https://app.example/a.b"]],
    ["https://*.app.example", ["https://x.app.example/"], ["https://a.b.app.example/", "https://app.example/"]],
    ["https://**.app.example/", ["https://a.b.app.example/"], ["https://evil.example/?.app.example/"]],
    ["ci.keneya.app://callback", ["ci.keneya.app://callback"], ["ci.keneya.app://other", "xci.keneya.app://callback"]],
    ["http://localhost:300?/**", ["http://localhost:3001/x"], ["http://localhost:4000/x", "http://localhost:3000x/"]],
    ["https://{a,b}.example/[xy]", ["https://a.example/x", "https://b.example/y"], ["https://c.example/x"]],
  ])("%s takes what it means and nothing else", (pattern, taken, refused) => {
    for (const address of taken) expect([address, globOf(pattern)(address)]).toEqual([address, true]);
    for (const address of refused) expect([address, globOf(pattern)(address)]).toEqual([address, false]);
  });
});

const config = readConfig({
  PUBLIC_URL: "https://keneya.example",
  AUTH_REDIRECT_ALLOW_LIST:
    "https://app.example/**, https://*.preview.example/**,http://**,http://127.0.0.1:*/**,http://[::1]:*/**, ci.keneya.app://**,javascript:**",
});
const redirect = (asked: unknown) => allowedRedirect({ config }, asked);

describe("where a link may lead", () => {
  it("is our own site, an allowed address, or an app on this machine", () => {
    for (const asked of [
      "https://keneya.example/dashboard?a=b",
      "https://app.example/welcome",
      "https://pr-7.preview.example/x",
      "ci.keneya.app://callback",
      "http://127.0.0.1:4000/x",
      "http://[::1]:4000/x",
    ]) {
      expect([asked, redirect(asked)]).toEqual([asked, asked]);
    }
  });

  it.each([
    "https://evil.example/",
    "https://keneya.example.evil.example/",
    "https://keneya.example@evil.example/",
    "https://app.example@evil.example/",
    "https://keneya.example:8443/",
    "http://keneya.example.:80/@x",
    "//evil.example/",
    "/\\evil.example",
    "https:\\\\evil.example\\app.example/",
    "https://evil.example\\.app.example/",
    "https://app.example\t.evil.example/",
    "https://app.example\n.evil.example/",
    " https://app.example/",
    "https://evil.example/https://app.example/",
    "https://evil.example#https://app.example/",
    "https://evil.example?https://app.example/",
    "https://a.b.preview.example/",
    "https://evil.example/.preview.example/",
    "javascript:alert(1)//https://app.example/",
    "javascript://app.example/%0aalert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,https://app.example/",
    "vbscript:x",
    "file:///etc/passwd",
    "http://10.0.0.1/",
    "http://167772161/",
    "http://0x0a000001/",
    "http://[fd00::1]/",
    "http://169.254.169.254/latest",
    "https://аpp.example/",
    `https://app.example/${"x".repeat(3000)}`,
    "",
    "app.example",
    null,
    7,
    ["https://app.example/"],
  ])("is never %j", (asked) => {
    expect(redirect(asked)).toBeNull();
  });
});
