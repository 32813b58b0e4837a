import { afterAll, beforeAll } from "vitest";
import { openWithProject, type TestApp } from "#server/testing/app.ts";
import { nextPhone } from "#server/testing/people.ts";

export const password = "poisson-braisé-8";
let visitors = 0;
/** Each person calls from an address of their own. */
export const nextAddress = () => `203.0.113.${(visitors += 1)}`;
export const digits = (phone: string) => phone.slice(1);

const users = (of: TestApp) => of.ctx.db.selectFrom("auth.users").selectAll();
export const userAt = (of: TestApp, id: string) => users(of).where("id", "=", id).executeTakeFirst();
export const usersWith = (of: TestApp, phone: string) => users(of).where("phone", "=", digits(phone)).execute();

/** A house whose passwords a second copy of the service keeps, for the tests of a file. */
export function useHostedApp() {
  const app = {} as Awaited<ReturnType<typeof openWithProject>>;
  beforeAll(async () => {
    Object.assign(app, await openWithProject({ env: { RATE_LIMITS: "on", LOG_LEVEL: "silent" } }));
  });
  afterAll(() => app.close());
  return {
    app,
    async registered(change: Record<string, unknown> = {}) {
      const [phone, from] = [nextPhone(), nextAddress()];
      const body = { phone_number: phone, full_name: "Awa Koné", password, terms_accepted: true, ...change };
      const answer = await app.call("POST", "/api/auth/phone/register", { body, from });
      const { user, access_token, refresh_token } = answer.body;
      const tokens = { token: access_token as string, refresh: refresh_token as string };
      return { status: answer.status, phone, from, id: user?.id as string, ...tokens };
    },
    login: (phone: string, typed = password, from = nextAddress()) =>
      app.call("POST", "/api/auth/phone/login", { body: { phone, password: typed }, from }),
    me: (token: string) => app.call("GET", "/api/auth/me", { token }),
  };
}
