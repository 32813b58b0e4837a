import { expect, test } from "vitest";
import { paths } from "#web/paths.ts";
import { useBrowser } from "./browser.ts";
import { houseAt } from "./places.ts";
import { judgeScreens } from "./screens.ts";

const journeys = useBrowser();

judgeScreens(journeys, ["visitor"]);

test("public pages are whole without JavaScript", async () => {
  const { page } = await journeys.person({ javaScript: false });
  const { doctorId } = await houseAt(journeys.url);
  const publicPaths = [
    paths.home(),
    paths.about(),
    paths.contact(),
    paths.terms(),
    paths.privacy(),
    paths.legalNotice(),
    paths.doctors({ town: "Bouaké" }),
    paths.doctor(doctorId),
  ];
  for (const path of publicPaths) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 200]);
    await expect(page.getByRole("heading", { level: 1 })).toBeSeen();
    await expect(page.getByRole("navigation").first()).toBeSeen();
  }
});

test("a doctor is found without JavaScript, down to the free hours", async () => {
  const { page } = await journeys.person({ javaScript: false });
  await page.goto(paths.doctors());
  await page.getByLabel("Nom, spécialité ou quartier").fill("kouasi");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await page.getByRole("link", { name: "Dr Aya Kouassi" }).first().click();
  await expect(page.getByRole("heading", { name: "Dr Aya Kouassi" })).toBeSeen();
  await expect(page.getByRole("link", { name: /^\d{2}:\d{2}$/ })).toBeSeen();
});

test("a page that waited long before its first touch is taken over as it stands", async () => {
  const { page } = await journeys.person();
  await page.clock.install();
  await page.goto(paths.home());
  await page.clock.fastForward("05:00");
  await page.getByLabel("Nom, spécialité ou quartier").fill("kouasi");
  // Filtered by script: the address follows what is typed. A page taken over badly would have failed this journey by its console.
  await page.waitForURL(/q=kouasi/);
  await expect(page.getByRole("link", { name: /^Réserver avec Dr Aya Kouassi/ })).toBeSeen();
});
