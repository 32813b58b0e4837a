import { IdentityUnavailable, type PassedAnswer, type PassedRequest } from "#server/ports/identity.ts";
import { toldInOurTerms } from "./tell-users.ts";

/** What of a request is the service's business. Neither cookies nor anything a proxy of ours noted about the way here. */
const passedThere = [
  "accept",
  "accept-language",
  "authorization",
  "content-type",
  "x-client-info",
  "x-supabase-api-version",
] as const;

/** What of an answer is the person's business; whatever concerns one connection alone stays behind, and so do cookies. */
const passedBack = [
  "cache-control",
  "content-type",
  "link",
  "location",
  "retry-after",
  "www-authenticate",
  "x-sb-error-code",
  "x-supabase-api-version",
  "x-total-count",
] as const;

/** No answer of the contract comes near it. */
const mostBytes = 4 * 1024 * 1024;
const patience = 10_000;

/** Where a path leads; null outside the service, whichever way it was spelled. */
export function addressOf(service: string, path: string): URL | null {
  const url = URL.parse(`${service}${path}`);
  const base = new URL(service);
  return url && url.origin === base.origin && url.pathname.startsWith(`${base.pathname}/`) ? url : null;
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > mostBytes) throw new Error("the answer is too large");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function picked(names: readonly string[], valueOf: (name: string) => string | null | undefined) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueOf(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}

/**
 * Passes one request on, with the public key of the project and never with the secret one; the person it answers for is told in our terms.
 * Throws: IdentityUnavailable.
 */
export async function passOn(
  { service, anonKey }: { service: string; anonKey: string },
  { method, path, headers, body, origin }: PassedRequest,
): Promise<PassedAnswer | null> {
  const url = addressOf(service, path);
  if (!url) return null;
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        ...picked(passedThere, (name) => headers[name]),
        apikey: anonKey,
        "user-agent": origin.userAgent,
        ...(origin.address === "" ? {} : { "x-forwarded-for": origin.address }),
      },
      ...(body && body.length > 0 ? { body: new Uint8Array(body) } : {}),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const said = await bodyOf(answer);
    return {
      status: answer.status,
      headers: picked(passedBack, (name) => answer.headers.get(name)),
      body: answer.ok ? toldInOurTerms(path, said) : said,
    };
  } catch (error) {
    throw new IdentityUnavailable("the hosted auth project did not answer", { cause: error });
  }
}
