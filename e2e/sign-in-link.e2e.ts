import { expect, test } from "vitest";
import { verifyEmailTexts as words } from "#texts/verify-email.ts";
import { paths } from "#web/paths.ts";
import { messagesTo } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";

const journeys = useBrowser();

async function askForLink(email: string, query = ""): Promise<string> {
  const answer = await fetch(`${journeys.url}/auth/v1/otp${query}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, data: { full_name: "Aya Kouamé" } }),
  });
  expect(answer.status).toBe(200);
  const [newest] = await messagesTo(journeys.url, email);
  return /^https?:\S+$/m.exec(newest?.body ?? "")?.[0] ?? "";
}

test("a mailed link signs in the person who goes on, and nobody who merely opens it, scripts and all", async () => {
  const link = await askForLink("aya.lien@exemple.ci");
  const scanner = await journeys.person({ screen: laptop });
  await scanner.page.goto(link);
  await expect(scanner.page.getByRole("heading", { name: words.linkTitle })).toBeSeen();
  await fetch(link, { method: "HEAD" });

  const { page } = await journeys.person({ screen: phone });
  await page.goto(link);
  await page.getByRole("button", { name: words.linkGo }).click();
  await page.waitForURL((url) => url.pathname === paths.dashboard());
  await expect(page.getByText("Aya Kouamé").filter({ visible: true })).toBeSeen();

  await scanner.page.getByRole("button", { name: words.linkGo }).click();
  await expect(scanner.page.getByText(words.linkFailed)).toBeSeen();
});

test("a link for a page of ours leads there, and one for a stranger's site leads home", async () => {
  const query = (to: string) => `?redirect_to=${encodeURIComponent(to)}`;
  const { page } = await journeys.person({ screen: phone });
  await page.goto(await askForLink("aya.place@exemple.ci", query(`${journeys.url}${paths.doctors()}`)));
  await page.getByRole("button", { name: words.linkGo }).click();
  await page.waitForURL((url) => url.pathname === paths.doctors());
  const stolen = await askForLink("aya.vol@exemple.ci", query("https://evil.example/"));
  expect(stolen).not.toContain("evil");
});
