import { expect, test } from "vitest";
import { useTestApp } from "#server/testing/app.ts";

const app = useTestApp();
const day = 24 * 3600_000;
const awa = { phone_number: "0707123456", full_name: "Awa Koné", password: "poisson-braisé-8", terms_accepted: true };
const renew = (refresh_token: string) =>
  app.call("POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });

test("a login lasts 30 days unless the person asked not to be remembered, and no day longer", async () => {
  await app.call("POST", "/api/auth/phone/register", { body: awa });
  const login = async (more: Record<string, unknown>) => {
    const body = { phone: awa.phone_number, password: awa.password, ...more };
    return (await app.call("POST", "/api/auth/phone/login", { body })).body.refresh_token as string;
  };
  const [remembered, passing] = [await login({}), await login({ remember: false })];
  app.clock.moveBy(29 * day);
  expect((await renew(passing)).status).toBe(400);
  const renewed = await renew(remembered);
  expect(renewed.status).toBe(200);
  app.clock.moveBy(day + 1000);
  expect((await renew(renewed.body.refresh_token)).status).toBe(400);
});
