import { beforeAll, expect } from "vitest";
import type { GoTrueAdminApi } from "@supabase/auth-js";
import { makeServiceKey } from "./service-keys.ts";
import { useTestAuth, type Client, type TestAuth } from "./test-client.ts";
import { tokensOf } from "./token-verifier.ts";

type Attributes = Parameters<GoTrueAdminApi["createUser"]>[0];

export const password = "poisson-braisé-8";

interface TestAdmin extends TestAuth {
  /** The service key, once the tests have begun. */
  key(): { id: string; token: string };
  /** The published client's administering half, with the service key. */
  admin(): GoTrueAdminApi;
  nextEmail(): string;
  /** How many addresses were given out. */
  given(): number;
  /** A user made by a program, proven and with the password of the tests unless said otherwise. */
  added(more?: Attributes): Promise<{ id: string; email: string; user: { app_metadata: object } }>;
  signIn(email: string, typed?: string): Promise<{ auth: Client } & Awaited<ReturnType<Client["signInWithPassword"]>>>;
  /** The product's account of a user. */
  account(id: string): Promise<Record<string, unknown> | undefined>;
}

/** A service and a program that administers its users. */
export function useTestAdmin(): TestAdmin {
  const auth = useTestAuth();
  const key = { id: "", token: "" };
  const emails: string[] = [];
  beforeAll(async () => {
    Object.assign(key, await makeServiceKey(auth.app.ctx, tokensOf(auth.app.ctx).keys, "tests"));
  });
  const headers = () => ({ apikey: key.token, Authorization: `Bearer ${key.token}` });
  const admin = () => auth.client({ headers: headers() }).admin;
  const nextEmail = () => `personne-${emails.push("given")}@example.ci`;
  return {
    ...auth,
    key: () => key,
    admin,
    nextEmail,
    given: () => emails.length,
    async added(more = {}) {
      const email = nextEmail();
      const { data, error } = await admin().createUser({ email, password, email_confirm: true, ...more });
      expect(error).toBeNull();
      return { id: data.user!.id, email, user: data.user! };
    },
    async signIn(email, typed = password) {
      const device = auth.client();
      return { auth: device, ...(await device.signInWithPassword({ email, password: typed })) };
    },
    account: (id) => auth.app.ctx.db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst(),
  };
}
