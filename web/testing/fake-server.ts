import { afterEach } from "vitest";

/** What the browser sent, as a server would see it. */
export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
}

/** What the test's server answers: JSON with a status (200 unless said); a thrown `TypeError` is a lost connection. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export type FakeHandler = FakeAnswer | ((request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeServer {
  /** Everything that arrived, in order. */
  seen: SeenRequest[];
  /** Changes what one address answers: `on("POST /api/auth/login", …)`. */
  on: (address: string, handler: FakeHandler) => void;
}

/** The connection is cut: what `fetch` throws then. */
export function lostConnection(): never {
  throw new TypeError("Failed to fetch");
}

/** Stands where the network begins: answers by `METHOD /path`, 404 for all else. Taken away after the test. */
export function fakeServer(handlers: Record<string, FakeHandler> = {}): FakeServer {
  const known = new Map(Object.entries(handlers));
  const seen: SeenRequest[] = [];
  globalThis.fetch = async (target, init = {}) => {
    init.signal?.throwIfAborted();
    const url = new URL(String(target), "http://localhost");
    const request: SeenRequest = {
      method: init.method ?? "GET",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
    };
    seen.push(request);
    const handler = known.get(`${request.method} ${request.path}`);
    const answer: FakeAnswer = handler
      ? typeof handler === "function"
        ? await handler(request)
        : handler
      : { status: 404, body: { detail: "introuvable", code: "not_found", request_id: "r" } };
    const status = answer.status ?? 200;
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(status === 204 ? null : text, {
      status,
      headers: { "content-type": "application/json", ...answer.headers },
    });
  };
  return { seen, on: (address, handler) => void known.set(address, handler) };
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});
