import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loginAdmin, setUpFirstAdmin } from "#contract/accounts.ts";
import { addSpecialist, createHealthCenter, loginHealthCenter } from "#contract/health-centers.ts";
import { paths } from "#web/paths.ts";
import { done } from "./api.ts";
import { laptop, phone, useBrowser } from "./browser.ts";
import { startProduct, type Product } from "./product.ts";
import { logIn, logInAsAdmin, logInAsCenter, logInAsDoctor, newPatient, signUp } from "./steps.ts";

/** The doors once more, where a second copy of our own service, reached by its address alone, keeps people's passwords. */

const journeys = useBrowser();
const boss = { email: "amani@exemple.ci", password: "un long secret de plus", full_name: "Amani Kra" };
const setup_key = "la clé de ce parcours";
let project: Product;
let product: Product;

beforeAll(async () => {
  project = await startProduct({ SEED: "none" });
  const told = await project.command("server/service-key.ts", "--name", "un autre Kènèya");
  product = await startProduct({
    SEED: "none",
    ADMIN_SETUP_KEY: setup_key,
    SUPABASE_URL: project.url,
    SUPABASE_ANON_KEY: "la-cle-publique-du-projet",
    SUPABASE_SERVICE_ROLE_KEY: told.trim().split("\n").at(-1)!,
  });
});
afterAll(async () => {
  await product?.stop();
  await project?.stop();
});

interface Kept {
  access_token: string;
  expires_at: number;
}
const storageKey = "keneya-auth";
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "{}") as Kept,
    storageKey,
  );

/** Makes the browser believe that the hour of its token is over, and come back. */
async function returnAfterAnHour(page: Page): Promise<void> {
  await page.evaluate((key) => {
    for (const storage of [localStorage, sessionStorage]) {
      const session = JSON.parse(storage.getItem(key) ?? "null") as Kept | null;
      if (session) storage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
    }
  }, storageKey);
  await page.reload();
}

const signedOut = (page: Page) =>
  page.waitForFunction((key) => !(key in { ...localStorage, ...sessionStorage }), storageKey);

test("a patient signs up, comes back after an hour, leaves and returns", async () => {
  const awa = newPatient("Awa Koné");
  const { page } = await journeys.person({ screen: laptop, url: product.url });
  await page.goto(paths.login());
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await signUp(page, awa);
  await page.waitForURL(/\/dashboard/);
  const first = await kept(page);
  expect(JSON.parse(atob(first.access_token.split(".")[1]!)).iss).toBe(`${project.url}/auth/v1`);
  await returnAfterAnHour(page);
  await expect(page.getByText("Awa Koné").first()).toBeSeen();
  await page.waitForFunction(
    ([key, old]) => !(localStorage.getItem(key!) ?? sessionStorage.getItem(key!) ?? "").includes(old!),
    [storageKey, first.access_token] as const,
  );
  await page.getByRole("button", { name: "Se déconnecter" }).filter({ visible: true }).click();
  await signedOut(page);
  await logIn(page, awa);
  await expect(page.getByText("Awa Koné").first()).toBeSeen();
});

test("an administrator, a center and its doctor enter by their doors, and stay who they are when renewed", async () => {
  await done(product.url, setUpFirstAdmin, { input: { ...boss, setup_key } });
  const { access_token: token } = await done(product.url, loginAdmin, { input: boss });
  const { login_code } = await done(product.url, createHealthCenter, {
    token,
    input: {
      name: "Clinique d'à Côté",
      license_number: "AC-1",
      location: "Treichville, Abidjan",
      contact_phone: "0708091012",
      contact_email: "contact@a-cote.example",
    },
  });
  const secretary = await done(product.url, loginHealthCenter, { input: { login_code } });
  const password = "pirogue-du-matin";
  const { specialist_code } = await done(product.url, addSpecialist, {
    token: secretary.access_token,
    input: {
      full_name: "Dr Binta Pas",
      specialty: "Pédiatrie",
      license_number: "LIC-AC-1",
      town: "Abidjan",
      clinic_address: "Treichville",
      password,
    },
  });
  const at = async (screen: typeof phone | typeof laptop) => (await journeys.person({ screen, url: product.url })).page;
  const [admin, center, doctor] = [await at(laptop), await at(phone), await at(phone)];
  await logInAsAdmin(admin, boss.email, boss.password);
  await logInAsCenter(center, login_code);
  await logInAsDoctor(doctor, specialist_code, password);
  for (const page of [admin, center, doctor]) {
    const address = page.url();
    await returnAfterAnHour(page);
    await page.waitForFunction(
      (key) =>
        (JSON.parse(localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "{}") as Kept).expires_at >
        Date.now() / 1000,
      storageKey,
    );
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeSeen();
    expect(page.url()).toBe(address);
  }
});

test("while the project is away nobody is signed out", async () => {
  const yao = newPatient("Yao Kra");
  const { page } = await journeys.person({ screen: phone, url: product.url });
  await page.goto(paths.login());
  await page.getByRole("tab", { name: "Téléphone" }).click();
  await signUp(page, yao);
  await page.waitForURL(/\/dashboard/);
  await project.stop();
  await returnAfterAnHour(page);
  await page.waitForLoadState("networkidle");
  expect((await kept(page)).access_token).toBeTruthy();
  expect(page.url()).toContain("/dashboard");
});
