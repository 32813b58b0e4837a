import type { RefusalBody } from "#contract/refusals.ts";
import { apiTexts } from "#texts/api.ts";
import { ApiError } from "./api-error.ts";

/** How long a call may take; a phone on 3G needs most of it. */
const timeLimit = 20_000;

export interface Sending {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Goes on although the page is left. */
  keepalive?: boolean | undefined;
}

/** Sends one request and waits for its whole answer. No answer in time, or none at all, is an `ApiError` with `offline`. */
export async function send(
  address: string,
  { signal, ...request }: Sending,
): Promise<{ answer: Response; text: string }> {
  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    stop.abort();
  }, timeLimit);
  const leave = () => stop.abort();
  if (signal?.aborted) leave();
  signal?.addEventListener("abort", leave);
  try {
    const answer = await fetch(address, { ...request, signal: stop.signal, credentials: "omit" });
    return { answer, text: await answer.text() };
  } catch (fault) {
    // Whoever gave the signal knows why it fired.
    if (signal?.aborted) throw fault;
    throw new ApiError({ status: 0, code: "offline", detail: late ? apiTexts.timeout : apiTexts.offline });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", leave);
  }
}

/** JSON, or undefined when it is none: a proxy between us and the server may answer anything. */
export function parsed(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The refusal that an answer carries; the fallback sentence when it was not written by our server. */
export function refusalOf(answer: Response, text: string): ApiError {
  const body = parsed(text) as Partial<RefusalBody> | undefined;
  const explained = typeof body?.detail === "string" ? body.detail : "";
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return new ApiError({
    status: answer.status,
    code: body?.code ?? "unexpected_error",
    detail: explained || apiTexts.failed,
    unexplained: !explained,
    errors: Array.isArray(body?.errors) ? body.errors : [],
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
