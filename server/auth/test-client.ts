import { AuthClient, type GoTrueClientOptions } from "@supabase/auth-js";
import { beforeAll } from "vitest";
import { useTestApp, type Answer, type TestApp } from "#server/testing/app.ts";

export type Client = InstanceType<typeof AuthClient>;

export interface TestAuth {
  app: TestApp;
  /** The published client on a device of its own, against the service on a real socket. */
  client(options?: Partial<GoTrueClientOptions>): Client;
  /** What opening a mailed link in the address bar answers. */
  open(token: string, type: string, redirect?: string): Promise<{ url: URL; fragment: URLSearchParams }>;
  /** One plain request to the service. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** A service for the tests of a file. */
export function useTestAuth(env: Record<string, string> = {}): TestAuth {
  const app = useTestApp({ env });
  const place = { address: "" };
  beforeAll(async () => {
    // The client looks at the machine's clock, so the server has to agree.
    app.clock.moveTo(new Date().toISOString());
    place.address = await app.http.listen({ port: 0, host: "127.0.0.1" });
  });
  return {
    app,
    client: (options = {}) =>
      new AuthClient({
        url: `${place.address}/auth/v1`,
        headers: { apikey: "the public key of the tests", Authorization: "Bearer the-public-key-of-the-tests" },
        autoRefreshToken: false,
        persistSession: false,
        ...options,
      }),
    async open(token, type, redirect) {
      const query = new URLSearchParams({ token, type, ...(redirect === undefined ? {} : { redirect_to: redirect }) });
      const answer = await app.call("GET", `/auth/v1/verify?${query.toString()}`);
      if (answer.status !== 303) throw new Error(`a link answered ${answer.status}`);
      const url = new URL(String(answer.headers["location"]));
      return { url, fragment: new URLSearchParams(url.hash.slice(1)) };
    },
    post: (path, body, headers = {}) => app.call("POST", `/auth/v1/${path}`, { body, headers }),
  };
}
